"""What a family of games offers as its rules (`rules.py` in its folder)."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from .action import ActionKind
from .game import Family
from .score import Land, Score
from .variant import Variant


class Rules(Protocol):
    """What a family offers: kernels, which neither check nor draw, and functions for `State`."""

    @property
    def STATE(self) -> np.dtype[np.void]: ...  # noqa: N802
    @property
    def PHASES(self) -> dict[int, str]: ...  # noqa: N802
    @property
    def MAX_ACTIONS(self) -> int: ...  # noqa: N802
    @property
    def ACTIONS(self) -> tuple[ActionKind, ...]: ...  # noqa: N802
    @property
    def TABLE(self) -> Mapping[str, Callable[..., Any]]: ...  # noqa: N802  # what `State` offers in some games only

    def legal(self, state: Any, out: NDArray[np.int64], /) -> int:
        """Write every action of the seat in turn, chance included, into `out`; return how many."""

    def pick(self, state: Any, bits: int, /) -> int:
        """Return the action that 32 random bits choose."""

    def apply(self, state: Any, action: int, /) -> None:
        """Apply a legal action and advance to the next decision."""

    def total(self, state: Any, kingdom: int, /) -> int:
        """Return all points of a kingdom in the current position."""

    def tie_breaks(self, state: Any, kingdom: int, /) -> tuple[int, int]:
        """Return what decides between equal points: the first number, then the second."""

    def discards(self, state: Any, kingdom: int, /) -> int:
        """Return how many dominoes a kingdom discarded; 0 in a game without discards."""

    def coins(self, state: Any, kingdom: int, /) -> int:
        """Return how many coins a kingdom has; 0 in a game without coins."""

    def weight(self, state: Any, action: int, /) -> int:
        """Return the weight of a draw of chance: an int in proportion to its probability."""

    def start(self, variant: Variant, /) -> NDArray[Any]:
        """Return the initial state, in an array of one."""

    def score(self, states: NDArray[Any], kingdom: int, /) -> Score:
        """Return a kingdom's points line by line."""

    def land(self, states: NDArray[Any], kingdom: int, /) -> Land:
        """Return what lies on each covered square of a kingdom."""

    def fingerprint(self, state: Any, kingdom: int, /) -> bytes:
        """Return bytes that change whenever something about a kingdom does."""

    def write(self, states: NDArray[Any], /) -> str:
        """Write the state without its variant."""

    def read(self, words: list[str], states: NDArray[Any], /) -> None:
        """Read what `write` wrote into an initial state."""


def load_rules(family: Family) -> Rules:
    """Return the rules of a family."""
    return cast(Rules, family.part("rules"))
