"""What bots share: the check of the turn, the evaluation of an option, and the policies that a family offers.

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
    """Raise IllegalAction unless a seat has to decide: it is neither the turn of chance nor the end of the game."""
    if instance("a State to decide in", state, State).is_over:
        raise IllegalAction(f"expected a game that goes on, but it is over: {state}")
    if state.seat == CHANCE:
        raise IllegalAction(f"expected a state in which a seat decides, but chance is in turn (use draw): {state}")


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's evaluation of one option of the seat in turn."""

    action: Action
    visits: int  # how often it was tried
    win: float  # the chance to win, 0 to 1; a shared victory counts in part
    margin: float  # by how many points the own kingdom is expected to lead the best other one
    value: float  # what the bot ranks options by; larger is better


def only_option(state: State) -> Action | None:
    """Return the action of the seat in turn if it has no choice; None if it has one."""
    check_turn(state)
    codes = state.legal_codes()
    return decode(codes[0]) if len(codes) == 1 else None


def choose_by(thoughts: Callable[[State], list[Thought]], state: State) -> Action:
    """Return the action of the first thought. A single option is returned without thinking."""
    return only_option(state) or thoughts(state)[0].action


class Policies(Protocol):
    """The heuristics of a family. `greedy` and `greedy_placement` are kernels."""

    @property
    def LEVELS(self) -> tuple[str, str, str, str, str]: ...  # noqa: N802  # who plays each level, the easiest first

    def tie_breaker(self, state: Any, action: int, /) -> int:
        """Return a beginner's preference for an action among those with equal points."""

    def declines(self, state: Any, action: int, /) -> bool:
        """Return whether an action declines an offer: no knight, no building, no bonus."""

    def is_unwanted(self, state: Any, action: int, /) -> bool:
        """Return whether a beginner does this only if nothing else is legal."""

    def greedy(self, state: Any, scratch: NDArray[Any], /) -> int:
        """Return the action to take; `scratch` holds temporary states."""

    def greedy_placement(self, state: Any, scratch: NDArray[Any], bits: int, /) -> int:
        """Return the same, but claim dominoes or take dice at random, by 32 random bits, without looking ahead."""


def load_policies(family: Family) -> Policies:
    """Return the policies of a family."""
    return cast(Policies, family.part("policies"))
