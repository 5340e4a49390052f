"""A beginner in the Duel: takes crosses, uses the castle at once, and forgets the power to turn a die."""

from ...rules.actions import Action
from ...rules.duel import table
from ...rules.duel.actions import Castle, Draw, Take, Turn
from ...rules.state import State
from .draft import like_beside


def tie_breaker(state: State, action: Action) -> int:
    if isinstance(action, Take):
        return sum(_crosses(state, die) for die in action.dice)
    if isinstance(action, Castle):
        return 0 if action.die is None else 1 + _crosses(state, action.die)
    if isinstance(action, Turn):
        return 1 if action.die is None else 0
    if isinstance(action, Draw) and action.shields is not None:
        return like_beside(state.land(state.seat), ((square, symbol) for square, symbol, _ in action.shields))
    return 0


def _crosses(state: State, die: int) -> int:
    return table.dice(state)[die].face[1]
