"""What every legal action would bring at once, in one compiled call."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .engine.dispatch import apply, legal, total
from .engine.kernel import kernel
from .state import State


@kernel
def gains_in(
    states: NDArray[Any], scratch: NDArray[Any], kingdom: int, out: NDArray[np.int64], gains: NDArray[np.int64]
) -> int:
    """Write the legal actions of the first state and the points that each adds to a kingdom; return how many."""
    n = legal(states[0], out)
    before = total(states[0], kingdom)
    for index in range(n):
        scratch[0] = states[0]
        apply(scratch[0], out[index])
        gains[index] = total(scratch[0], kingdom) - before
    return n


def gains(state: State, kingdom: int) -> list[tuple[int, int]]:
    """Return the int of every legal action, ascending, with the points that it adds to a kingdom at once."""
    scratch = np.zeros_like(state.states)
    out = np.empty(state.most_actions, np.int64)
    points = np.empty_like(out)
    n = gains_in(state.states, scratch, kingdom, out, points)
    return sorted(zip(out[:n].tolist(), points[:n].tolist(), strict=True))
