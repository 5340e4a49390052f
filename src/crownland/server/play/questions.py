"""Questions about a table, whose answers change nothing: why not, what would you do, are you there."""

from ...match.view.viewer import why_not
from ...rules.actions import encode
from ...rules.errors import IllegalAction, NotationError
from .. import protocol
from ..errors import Refusal, refusal_of
from ..table.checks import check_running, not_in_turn
from ..table.table import Table
from .bots import Thinkers
from .live import Live


async def reply_to(question: protocol.Question, live: Live, holder: str, thinkers: Thinkers) -> protocol.Reply:
    """Answer a question of a holder."""
    if isinstance(question, protocol.Ping):
        return protocol.Reply(question.id, live.shown_ply)
    async with live.lock:
        ply, state = live.table.ply, check_running(live.table).state.copy()
        if isinstance(question, protocol.Hint):
            check_hint(live.table, holder)
    if isinstance(question, protocol.Hint):
        advice = await thinkers.advise(state, live.account)
        return protocol.Reply(question.id, ply, advice.reason, advice.args, encode(advice.action))
    try:
        reason = why_not(state, question.action)
    except (NotationError, IllegalAction) as error:
        raise refusal_of(error) from None
    if reason is None:
        return protocol.Reply(question.id, ply)
    return protocol.Reply(question.id, ply, reason.id, reason.args)


def check_hint(table: Table, holder: str) -> None:
    """Refuse a hint to whom it is not due."""
    if not table.setup.hints:
        raise Refusal("hint/off", "this table plays without hints")
    if table.seat is None or table.seat not in table.seats_of(holder):
        raise not_in_turn(table.seat)
