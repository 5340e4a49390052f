"""Playing a game out: from any state to its end in one call, each seat by the policy it is given.

Whoever plays many games out makes the notes once, `blank(NOTES)[0]`, and hands the same ones to every call.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...rules.draft.draft import OVER
from ...rules.engine.dispatch import apply, per_family, pick
from ...rules.engine.kernel import kernel
from ..luck import Luck, roll
from .land import NOTES as NOTES
from .land import Notes
from .rooms import QUICK as _ROOMS

RANDOM, QUICK = range(2)
MOST_PLIES: Final = 1024  # of one game: a Duel in which both decline to draw has no end of its own (D10)


def _quick(state: Any, luck: int, notes: Notes) -> int:
    raise NotImplementedError


_quick.__name__ = "quick"
quick = per_family(_quick, _ROOMS)


@kernel
def play_out(state: Any, policies: NDArray[np.int64], luck: Luck, notes: Notes) -> None:
    """Play a state to its end: chance by lot, seat `s` by `policies[s]`; at most MOST_PLIES actions."""
    for _ in range(MOST_PLIES):
        if state.phase == OVER:
            return
        bits = roll(luck)
        if state.seat >= 0 and policies[state.seat] == QUICK:
            apply(state, quick(state, bits, notes))
        else:
            apply(state, pick(state, bits))
