"""What a finished game was worth to each kingdom: who won, and by how much."""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...rules.engine.dispatch import leaders, total
from ...rules.engine.kernel import kernel

_FINE: Final = float(1 << 32)  # values are multiples of 1/_FINE, so that their sums are exact in any order
CLEAR: Final = 6.0  # points: a margin of so many is a clear victory, of none half a one

Totals: TypeAlias = NDArray[np.int16]


@kernel
def judge(state: Any, totals: Totals) -> int:
    """Count all points into `totals`; return the set of kingdoms that won."""
    for kingdom in range(state.kingdoms_in_play):
        totals[kingdom] = total(state, kingdom)
    return leaders(state, totals)


@kernel
def win_of(won: int, kingdom: int) -> float:
    """Return a kingdom's part of the victory: 1, 0, or a share of it."""
    if won >> kingdom & 1 == 0:
        return 0.0
    sharers = 0
    while won != 0:
        sharers += won & 1
        won >>= 1
    return 1.0 / sharers


@kernel
def margin_of(totals: Totals, kingdoms: int, kingdom: int) -> int:
    """Return by how much a kingdom leads the best of the others."""
    best = -(1 << 30)
    for other in range(kingdoms):
        if other != kingdom:
            best = max(best, int(totals[other]))
    return int(totals[kingdom]) - best


@kernel
def value_of(margin: float) -> float:
    """Return what a player goes by: a victory, counted the more the clearer it is, so that fewer playouts tell more."""
    return exact(1.0 / (1.0 + np.exp(-margin / CLEAR)))


@kernel
def exact(value: float) -> float:
    """Return a number as a multiple of 1/_FINE."""
    return float(np.floor(_FINE * value) / _FINE)
