"""Playouts and their results: who won how often, and with how many points.

Playout number i of every opening uses the same random stream, so that openings differ by what was done, not by what was
drawn. They are compared playout by playout, which reduces noise.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bots.monte_carlo import all_quick
from ..bots.playout import NOTES, play_out
from ..bots.rng import RngState, seed_rng
from ..engine.bits import word
from ..engine.dispatch import tie_breaks, total
from ..engine.kernel import blank, kernel
from ..engine.state import State

Ranks: TypeAlias = NDArray[np.int32]  # […, kingdom, 3]: points, first and second tie break
Floats: TypeAlias = NDArray[np.float64]
POINTS, FIRST_TIE, SECOND_TIE = range(3)

_AT_ONCE: Final = 500  # playouts of an opening in one call
_WIDE: Final = np.array([1 << 40, 1 << 20, 1])


# The cache folder of these kernels depends on the sources of rules and bots, and the compiler checks this file. So a
# kernel here may call kernels of rules and bots, but none of another file of this package.
@kernel
def play_to_the_end(
    openings: NDArray[Any],
    table: NDArray[Any],
    policies: NDArray[np.int64],
    key: int,
    first: int,
    rng: RngState,
    notes: NDArray[Any],
    ranks: Ranks,
) -> None:
    """Play every opening out `ranks.shape[1]` times, using random streams `first`, `first + 1`, …."""
    state = table[0]
    for index in range(len(openings)):
        for number in range(ranks.shape[1]):
            table[0] = openings[index]
            seed_rng(rng, key, first + number)
            play_out(state, policies, rng, notes[0])
            for kingdom in range(state.kingdoms_in_play):
                ties = tie_breaks(state, kingdom)
                ranks[index, number, kingdom, 0] = total(state, kingdom)
                ranks[index, number, kingdom, 1] = ties[0]
                ranks[index, number, kingdom, 2] = ties[1]


def play_out_all(openings: list[State], key: int, first: int, n: int) -> Ranks:
    """Play states out `n` times each, using random streams `first`, `first + 1`, …; return the ranks of kingdoms."""
    state = openings[0]
    records = np.concatenate([one.states for one in openings])
    workspace = blank(state.states.dtype), all_quick(state), word(key)
    rng, notes = np.zeros(4, np.uint64), blank(NOTES)
    parts = []
    for number in range(0, n, _AT_ONCE):  # the interpreter can be interrupted between parts
        # Separate arrays: for a slice of a larger one the kernel would be compiled again.
        parts.append(np.zeros((len(openings), min(_AT_ONCE, n - number), state.variant.kingdoms, 3), np.int32))
        play_to_the_end(records, *workspace, first + number, rng, notes, parts[-1])
    return np.concatenate(parts, axis=1)


def shares(ranks: Ranks) -> Floats:
    """Return each kingdom's share of the victory: 1, 0, or a part of a shared one."""
    order = ranks.astype(np.int64) @ _WIDE
    ahead = order == order.max(axis=-1, keepdims=True)
    return np.asarray(ahead / ahead.sum(axis=-1, keepdims=True))


def margins(ranks: Ranks, kingdom: int) -> Floats:
    """Return by how many points a kingdom leads the best of the others."""
    points = ranks[..., POINTS]
    return np.asarray(points[..., kingdom] - np.delete(points, kingdom, axis=-1).max(axis=-1), np.float64)


def mean_and_error(values: Floats) -> tuple[float, float]:
    """Return a mean and its standard error."""
    return float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0
