"""What a bot may be asked."""

from ..rules.errors import IllegalAction
from ..rules.handed import kind
from ..rules.state import CHANCE, State


def check_turn(state: State) -> None:
    """Raise unless a seat has to decide: luck is no bot's affair, and a finished game has no moves."""
    if kind("a State to decide in", state, State).is_over:
        raise IllegalAction(f"expected a game that goes on, but it is over: {state}")
    if state.seat == CHANCE:
        raise IllegalAction(f"expected a state in which a seat decides, but chance is in turn (use draw): {state}")
