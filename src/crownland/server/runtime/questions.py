"""Questions about a table that change nothing: `why`, `hint`, `coach` and `ping`."""

from ...analysis.assess import Decision
from ...analysis.comparison import Because
from ...engine.action import encode
from ...engine.errors import IllegalAction, NotationError
from ...match.view.viewer import why_not
from .. import protocol
from ..errors import ApiError, error_from_rules
from ..table.checks import check_coach, check_hint, check_running
from ..table.table import Table
from .bots import BotPool
from .session import TableSession


async def reply_to(
    question: protocol.Question, session: TableSession, holder: str, bot_pool: BotPool
) -> protocol.Reply:
    """Answer a question of a holder."""
    if isinstance(question, protocol.Ping):
        return protocol.Reply(question.id, session.shown_version)
    if isinstance(question, protocol.Coach):
        return await _coach(question, session, holder, bot_pool)
    async with session.lock:
        version, state = session.table.version, check_running(session.table).state.copy()
        if isinstance(question, protocol.Hint):
            check_hint(session.table, holder)
    if isinstance(question, protocol.Hint):
        advice = await bot_pool.advise(state, session.account)
        return protocol.Reply(question.id, version, advice.reason, advice.args, encode(advice.action))
    await bot_pool.views_ready(str(state.variant))
    try:
        reason = why_not(state, question.action)
    except (NotationError, IllegalAction) as error:
        raise error_from_rules(error) from None
    if reason is None:
        return protocol.Reply(question.id, version)
    return protocol.Reply(question.id, version, reason.id, reason.args)


async def _coach(question: protocol.Coach, session: TableSession, holder: str, bot_pool: BotPool) -> protocol.Reply:
    """Grade a decision that was just made, with reasons."""
    async with session.lock:
        version, decision = session.table.version, _decision(session.table, holder, question.number)
    if len(decision.state.legal_codes()) == 1:
        return protocol.Reply(question.id, version, "best", {"why": [Because("only")]}, decision.played)
    graded = await bot_pool.assess(decision, session.account)
    args = {"win": graded.win, "points": graded.points, "best": graded.best.action, "why": graded.why}
    return protocol.Reply(question.id, version, graded.grade, args, graded.best.id)


def _decision(table: Table, holder: str, number: int) -> Decision:
    """Return a decision of a holder in the current game, with the state before it. Raises ApiError otherwise."""
    match = check_running(table)
    check_coach(table, holder)
    if number >= len(match.actors) or match.actors[number] not in table.held_seats(holder):
        raise ApiError("seat/not-yours", f"expected the number of a decision of your own, but got {number}")
    game = len(match.logs)
    event = next(one for one in match.events if (one.game, one.action_index) == (game, number))
    return Decision(0, game, number, match.state_at(event.event_index - 1), event.actions[0])
