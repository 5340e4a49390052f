"""A beginner at court: sends every knight there is, and spends no coin to spoil somebody else's plans."""

from ...rules.actions import Action
from ...rules.queendomino.actions import Burn, Knights
from ...rules.state import State
from .draft import tie_breaker as draft_tie_breaker


def tie_breaker(state: State, action: Action) -> int:
    if isinstance(action, Knights):
        return len(action.squares)
    if isinstance(action, Burn):
        return 1 if action == Burn() else 0
    return draft_tie_breaker(state, action)
