"""The curve of a review: how the match stood after every event.

Games played out tell how it stands where a round begins and where it ends. In between nothing is drawn, so the curve
moves by what faults cost; what is left of the difference, because the end of a round is known better than what was
expected of it, is spread evenly over its other decisions.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import hypot

import numpy as np

from .outcomes import Floats
from .review_types import Outlook, Shift


def line(stands: Sequence[Outlook], decided: Mapping[int, Shift | None], gaps: Sequence[int]) -> dict[int, Outlook]:
    """Return how it stood at every ply that is known.

    `stands` are the standstills in their order. `decided` are the decisions by their ply, with the shift of those that
    are faults. `gaps` are the plies of steps of which nothing is known yet; what lies around them is left out.
    """
    told = {one.ply: one for one in stands}
    for begin, end in pairwise(stands):
        if not any(begin.ply <= gap < end.ply for gap in gaps):
            told |= {one.ply: one for one in _round(begin, end, decided)}
    return told


def _round(begin: Outlook, end: Outlook, decided: Mapping[int, Shift | None]) -> list[Outlook]:
    """Return how it stood between the beginning of a round and its end."""
    here, there = (np.array([one.win, one.points]) for one in (begin, end))
    costs = {ply: _cost(decided[ply], here) for ply in range(begin.ply, end.ply) if ply in decided}
    drifting = {ply for ply in costs if decided[ply] is None} or {*costs}
    drift = (there - here + sum(costs.values())) / max(len(drifting), 1)
    error, told = hypot(begin.error, end.error), []
    for ply in range(begin.ply + 1, end.ply):
        here = here + drift * (ply - 1 in drifting) - costs.get(ply - 1, 0)
        win = np.clip(here[0], 0, 1)
        told.append(Outlook(ply, _rounded(win / win.sum(), 4), _rounded(here[1], 2), round(error, 4)))
    return told


def _cost(shift: Shift | None, like: Floats) -> Floats:
    return np.zeros_like(like) if shift is None else np.array([shift.win, shift.points])


def _rounded(values: Floats, digits: int) -> list[float]:
    return [round(float(one), digits) for one in values]
