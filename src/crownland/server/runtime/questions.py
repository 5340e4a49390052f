"""Questions about a table, whose answers change nothing: why not, what would you do, are you there."""

from ...match.view.viewer import why_not
from ...reasons.because import Because
from ...review.assessing import Decision
from ...rules.actions import encode
from ...rules.errors import IllegalAction, NotationError
from ...rules.state import State
from .. import protocol
from ..errors import Refusal, refusal_of
from ..table.checks import check_running, not_in_turn
from ..table.table import Table
from .bots import Thinkers
from .session import Live


async def reply_to(question: protocol.Question, live: Live, holder: str, thinkers: Thinkers) -> protocol.Reply:
    """Answer a question of a holder."""
    if isinstance(question, protocol.Ping):
        return protocol.Reply(question.id, live.shown_ply)
    if isinstance(question, protocol.Coach):
        return await _coach(question, live, holder, thinkers)
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


async def _coach(question: protocol.Coach, live: Live, holder: str, thinkers: Thinkers) -> protocol.Reply:
    """Grade a decision that was just made, and say why."""
    async with live.lock:
        ply, decision = live.table.ply, _decision(live.table, holder, question.number)
    if len(decision.state.legal_codes()) == 1:
        return protocol.Reply(question.id, ply, "best", {"why": [Because("only")]}, decision.played)
    graded = await thinkers.assess(decision, live.account)
    args = {"win": graded.win, "points": graded.points, "best": graded.best.action, "why": graded.why}
    return protocol.Reply(question.id, ply, graded.grade, args, graded.best.id)


def _decision(table: Table, holder: str, number: int) -> Decision:
    """Return a decision of a holder in the game being played, and how it stood before; raise Refusal otherwise."""
    match = check_running(table)
    check_coach(table, holder)
    if number >= len(match.doers) or match.doers[number] not in table.seats_of(holder):
        raise Refusal("seat/not-yours", f"expected the number of a decision of your own, but got {number}")
    state = State(match.variant.single)
    for code in match.logs[-1][:number]:
        state.apply_unchecked(code)
    return Decision(0, len(match.logs), number, state, match.logs[-1][number])


def check_coach(table: Table, holder: str) -> None:
    """Refuse the coach where a person plays against somebody."""
    others = [chair for chair in table.chairs if chair.holder != holder and chair.kind != "bot"]
    if not table.setup.hints or others:
        raise Refusal("coach/off", "expected a table with hints, at which all others are bots")


def check_hint(table: Table, holder: str) -> None:
    """Refuse a hint to whom it is not due."""
    if not table.setup.hints:
        raise Refusal("hint/off", "this table plays without hints")
    if table.seat is None or table.seat not in table.seats_of(holder):
        raise not_in_turn(table.seat)
