"""The rooms of the learned value: what each family of games looks at."""

from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from ..playouts.land import Notes
from . import duel, kingdomino, queendomino
from .network import Floats


class Learned(Protocol):
    """What a family offers to the learned value: kernels, and how many numbers `features` writes."""

    INPUTS: int

    def features(self, state: Any, kingdom: int, notes: Notes, out: Floats, /) -> int:
        """Write what a kingdom looks like; return how many numbers."""

    def shortlist(self, state: Any, luck: int, notes: Notes, out: NDArray[np.int64], /) -> int:
        """Write a few good actions of the seat in turn; return how many."""


LEARNED: Final[dict[str, Learned]] = {"kingdomino": kingdomino, "queendomino": queendomino, "duel": duel}
MOST_INPUTS: Final = max(room.INPUTS for room in LEARNED.values())
