"""The learned value: how many points a kingdom will have in the end, as a small network guesses from its features.

Whoever asks often makes the scratch once: `blank(NOTES)[0]` and `make_work()`.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...rules.draft.draft import OVER
from ...rules.engine.dispatch import per_family, total
from ...rules.engine.kernel import kernel
from ..playouts.land import Notes
from .network import FIRST, SECOND, Floats, answer
from .rooms import LEARNED, MOST_INPUTS


def _features(state: Any, kingdom: int, notes: Notes, out: Floats) -> int:
    raise NotImplementedError


_features.__name__ = "features"
features = per_family(_features, LEARNED)


def _shortlist(state: Any, luck: int, notes: Notes, out: NDArray[np.int64]) -> int:
    raise NotImplementedError


_shortlist.__name__ = "shortlist"
shortlist = per_family(_shortlist, LEARNED)


def make_work() -> Floats:
    """Return scratch for `estimate`."""
    return np.zeros(MOST_INPUTS + FIRST + SECOND, np.float32)


@kernel
def kingdom_of(state: Any, seat: int) -> int:
    """Return the kingdom of a seat; in teams two neighbours have one."""
    return int(seat) * int(state.kingdoms_in_play) // int(state.seats)


@kernel
def estimate(state: Any, kingdom: int, weights: Floats, work: Floats, notes: Notes) -> float:
    """Return the points that a kingdom will have in the end."""
    points = float(total(state, kingdom))
    if state.phase == OVER:
        return points
    inputs = features(state, kingdom, notes, work)
    return points + answer(weights, work, inputs, work[MOST_INPUTS:])
