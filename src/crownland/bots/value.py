"""The learned value: the points of a kingdom at the end of the game, estimated by a small network."""

from typing import Any, Final, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from ..engine.dispatch import per_family, total
from ..engine.kernel import kernel
from ..engine.registry import FAMILIES, families_with
from ..engine.turn import OVER
from ..games.land.policies import Notes
from .network import FIRST, SECOND, Floats, answer


class LearnedValue(Protocol):
    """What a family offers to the learned value: kernels, and how many numbers `features` writes."""

    @property
    def INPUTS(self) -> int: ...  # noqa: N802

    def features(self, state: Any, kingdom: int, notes: Notes, out: Floats, /) -> int:
        """Write the features of a kingdom; return how many numbers."""

    def search_depth(self, state: Any, /) -> tuple[int, int]:
        """Return how many own turns a search plays by the value, and how many draws it plays on."""

    def shortlist(self, state: Any, bits: int, notes: Notes, out: NDArray[np.int64], /) -> int:
        """Write a few good actions of the seat in turn; return how many."""

    def claims_both(self, state: Any, one: int, other: int, end: Any, /) -> bool:
        """Return whether two options claim what the own kingdom both has at an end of the round, in either order."""


def load_value(family: str) -> LearnedValue:
    """Return what a family offers to the learned value."""
    return cast(LearnedValue, FAMILIES[family].part("value"))


MAX_INPUTS: Final = max(load_value(family).INPUTS for family in families_with("value"))


@per_family("value")
def features(state: Any, kingdom: int, notes: Notes, out: Floats) -> int:
    raise NotImplementedError


@per_family("value")
def search_depth(state: Any) -> tuple[int, int]:
    raise NotImplementedError


@per_family("value")
def shortlist(state: Any, bits: int, notes: Notes, out: NDArray[np.int64]) -> int:
    raise NotImplementedError


def make_work() -> Floats:
    """Return the temporary array of `estimate`."""
    return np.zeros(MAX_INPUTS + FIRST + SECOND, np.float32)


@kernel
def seat_kingdom(state: Any, seat: int) -> int:
    """Return the kingdom of a seat in any family; two neighbours of a team share one."""
    return int(seat) * int(state.kingdoms_in_play) // int(state.seats)


@kernel
def estimate(state: Any, kingdom: int, weights: Floats, work: Floats, notes: Notes) -> float:
    """Return the points that a kingdom is expected to have at the end of the game."""
    points = float(total(state, kingdom))
    if state.phase == OVER:
        return points
    inputs = features(state, kingdom, notes, work)
    return points + answer(weights, work, inputs, work[MAX_INPUTS:])
