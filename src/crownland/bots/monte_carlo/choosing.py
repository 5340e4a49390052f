"""From thoughts to a choice."""

from collections.abc import Callable

from ...rules.actions import Action, decode
from ...rules.state import State
from ..asking import check_turn
from ..thought import Thought


def choose_by(thoughts: Callable[[State], list[Thought]], state: State) -> Action:
    """Return the action of the first thought; where there is but one option, do not think."""
    check_turn(state)
    codes = state.legal_codes()
    return decode(codes[0]) if len(codes) == 1 else thoughts(state)[0].action
