"""Playouts: play any state to its end in one call, each seat by its policy.

Callers make the scratch `blank(NOTES)[0]` once and pass it to every call.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..engine.dispatch import apply, per_family, pick
from ..engine.kernel import kernel
from ..engine.turn import OVER
from ..games.land.policies import NOTES as NOTES
from ..games.land.policies import Notes
from .rng import RngState, next_bits

RANDOM, QUICK = range(2)
MAX_ACTIONS_PER_GAME: Final = 1024  # a Duel in which both decline to draw never ends by itself (D10)


@per_family("policies_playout")
def quick(state: Any, bits: int, notes: Notes) -> int:
    """Return the action of the seat in turn; 32 random bits decide between equals, `notes` are scratch."""
    raise NotImplementedError


@kernel
def play_out(state: Any, policies: NDArray[np.int64], rng: RngState, notes: Notes) -> None:
    """Play a state to its end, chance at random and seat `s` by `policies[s]`; at most MAX_ACTIONS_PER_GAME actions."""
    for _ in range(MAX_ACTIONS_PER_GAME):
        if state.phase == OVER:
            return
        bits = next_bits(rng)
        if state.seat >= 0 and policies[state.seat] == QUICK:
            apply(state, quick(state, bits, notes))
        else:
            apply(state, pick(state, bits))
