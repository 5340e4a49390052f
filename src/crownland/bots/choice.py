"""What every bot shares: when it may be asked, what it thinks of an option, and how thoughts become a choice."""

from collections.abc import Callable
from dataclasses import dataclass

from ..engine.action import Action, decode
from ..engine.errors import IllegalAction
from ..engine.state import CHANCE, State
from ..engine.validate import instance


def check_turn(state: State) -> None:
    """Raise unless a seat has to decide: luck is no bot's affair, and a finished game has no moves."""
    if instance("a State to decide in", state, State).is_over:
        raise IllegalAction(f"expected a game that goes on, but it is over: {state}")
    if state.seat == CHANCE:
        raise IllegalAction(f"expected a state in which a seat decides, but chance is in turn (use draw): {state}")


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot thinks of one option of the seat in turn."""

    action: Action
    visits: int  # how often it was tried
    win: float  # the chance to win, 0 to 1; a shared victory counts in part
    margin: float  # by how many points the own kingdom is expected to lead the best other one
    value: float  # what the bot goes by: the larger, the better


def choose_by(thoughts: Callable[[State], list[Thought]], state: State) -> Action:
    """Return the action of the first thought; where there is but one option, do not think."""
    check_turn(state)
    codes = state.legal_codes()
    return decode(codes[0]) if len(codes) == 1 else thoughts(state)[0].action
