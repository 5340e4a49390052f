"""The rooms of this layer: what each family of games offers as its rules, and the kinds of actions of all games."""

from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from .draft import actions as draft_actions
from .duel import actions as duel_actions
from .duel import game as duel
from .kinds import Action, ActionKind
from .kingdomino import game as kingdomino
from .land.notation import Land
from .land.scores import Score
from .queendomino import actions as queendomino_actions
from .queendomino import game as queendomino
from .variants import Variant


class Rules(Protocol):
    """What a family offers: kernels, which check nothing and draw nothing, and functions for `State`."""

    @property
    def STATE(self) -> np.dtype[np.void]: ...  # noqa: N802
    @property
    def PHASES(self) -> dict[int, str]: ...  # noqa: N802
    @property
    def MOST_ACTIONS(self) -> int: ...  # noqa: N802

    def legal(self, state: Any, out: NDArray[np.int64], /) -> int:
        """Write every action of the seat in turn, chance included, into `out`; return how many."""

    def pick(self, state: Any, luck: int, /) -> int:
        """Return the action that 32 random bits choose."""

    def apply(self, state: Any, action: int, /) -> None:
        """Do one legal action and move on to the next decision."""

    def total(self, state: Any, kingdom: int, /) -> int:
        """Return all points of a kingdom as the table lies."""

    def tie_breaks(self, state: Any, kingdom: int, /) -> tuple[int, int]:
        """Return what decides between equal points: the first number, then the second."""

    def start(self, variant: Variant, /) -> NDArray[Any]:
        """Lay the table: an array of one state."""

    def score(self, states: NDArray[Any], kingdom: int, /) -> Score:
        """Tell a kingdom's points line by line."""

    def land(self, states: NDArray[Any], kingdom: int, /) -> Land:
        """Return what lies on each covered square of a kingdom."""

    def trace(self, state: Any, kingdom: int, /) -> bytes:
        """Return bytes that change whenever something about a kingdom does."""

    def weight(self, state: Any, action: Action, /) -> int:
        """Return how likely what chance can do is: a whole number in proportion to the probability."""

    def write(self, states: NDArray[Any], /) -> str:
        """Write the state, but for its variant."""

    def read(self, words: list[str], states: NDArray[Any], /) -> None:
        """Set up in a fresh table what `write` wrote."""


RULES: Final[dict[str, Rules]] = {"kingdomino": kingdomino, "queendomino": queendomino, "duel": duel}
ACTIONS: Final[tuple[ActionKind, ...]] = (*draft_actions.ACTIONS, *queendomino_actions.ACTIONS, *duel_actions.ACTIONS)


def rules_of(variant: Variant) -> Rules:
    """Return the rules that a variant is played by."""
    return RULES[variant.row.family]
