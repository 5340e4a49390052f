"""What bots share: when a bot may be asked, what it thinks of an option, and what a family of games offers to bots.

A family's policies are `policies.py` and `policies_playout.py` in its folder.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, cast

from numpy.typing import NDArray

from ..engine.action import Action, decode
from ..engine.errors import IllegalAction
from ..engine.game import Family
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


class Policies(Protocol):
    """Rules of thumb. `greedy` and `greedy_placement` are kernels."""

    @property
    def LEVELS(self) -> tuple[str, str, str, str, str]: ...  # noqa: N802  # who plays each level, the easiest first
    @property
    def UNWANTED(self) -> frozenset[Action]: ...  # noqa: N802  # a beginner does these only if nothing else is legal

    def tie_breaker(self, state: State, action: Action, /) -> int:
        """Return how much a beginner likes an action among those that bring the same points."""

    def greedy(self, state: Any, scratch: NDArray[Any], /) -> int:
        """Return the action to take; `scratch` holds states to work on."""

    def greedy_placement(self, state: Any, scratch: NDArray[Any], bits: int, /) -> int:
        """The same, but 32 random bits draw the dominoes or dice to take, and nothing looks ahead to them."""


def load_policies(family: Family) -> Policies:
    """Return the policies of a family."""
    return cast(Policies, family.part("policies"))
