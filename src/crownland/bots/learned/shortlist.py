"""A few good actions, quickly: the best of many by what they add, and of a draft the spots that add most."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...rules import codes
from ...rules.engine.bits import ONE, lowest, word
from ...rules.engine.kernel import kernel
from ...rules.land.dominoes import CROWNS_OF, TERRAIN_OF
from ...rules.land.grid import NOTHING
from ...rules.land.kingdom import KingdomRow, first_square, placements
from ..playouts.land import (
    _FIRST_HALF,
    _SECOND_HALF,
    OFF_CENTRE,
    Notes,
    free_after,
    gain_of_two,
    lot,
    room,
    survey,
)

SPOTS: Final = 3


@kernel
def enter(action: int, worth: int, worths: NDArray[np.int64], out: NDArray[np.int64], n: int) -> int:
    """Enter an action into a list of the `n` best so far, unless it is full of better ones; return how many it has."""
    if n == len(worths) and worth <= worths[n - 1]:
        return n
    place = n if n < len(worths) else n - 1
    while place > 0 and worths[place - 1] < worth:
        worths[place] = worths[place - 1]
        out[place] = out[place - 1]
        place -= 1
    worths[place] = worth
    out[place] = action
    return min(n + 1, len(worths))


@kernel
def best_spots(
    kingdom: KingdomRow,
    frame: int,
    box: int,
    domino: int,
    luck: int,
    notes: Notes,
    out: NDArray[np.int64],
) -> int:
    """Write the placements that add most, best first; return how many, at most SPOTS."""
    one, other = int(TERRAIN_OF[box, domino, 0]), int(TERRAIN_OF[box, domino, 1])
    crowns, more = int(CROWNS_OF[box, domino, 0]), int(CROWNS_OF[box, domino, 1])
    survey(kingdom, one, notes)
    survey(kingdom, other, notes)
    worths = np.empty(SPOTS, np.int64)
    n = 0
    for direction, fitting in enumerate(placements(kingdom, frame, box, domino)):
        while fitting != NOTHING:
            bit = lowest(fitting)
            fitting &= fitting - ONE
            first, second = (bit + _FIRST_HALF[direction]) & 63, (bit + _SECOND_HALF[direction]) & 63
            squares = ONE << word(first) | ONE << word(second)
            worth = gain_of_two(one, other, first, second, crowns, more, notes)
            worth -= OFF_CENTRE if squares & ~notes.centre != NOTHING else 0
            worth += room(squares, free_after(kingdom, frame, direction, bit, squares), notes.hole)
            worth += lot(luck, 4 * bit + direction + 1)
            n = enter(4 * bit + direction, worth, worths, out, n)
    for place in range(n):
        row, column = first_square(kingdom, int(out[place]) & 3, int(out[place]) >> 2)
        out[place] = codes.placement(domino, row, column, int(out[place]) & 3)
    if n == 0:
        out[0] = codes.simple(codes.DISCARD, domino)
        n = 1
    return n
