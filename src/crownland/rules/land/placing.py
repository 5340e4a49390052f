"""Placements as actions: listing those of a domino, and picking one by luck. Every game with dominoes calls these."""

import numpy as np
from numpy.typing import NDArray

from .. import codes
from ..engine.bits import ONE, count, lowest, nth_bit, share
from ..engine.kernel import inlined, kernel
from .grid import NOTHING
from .kingdom import KingdomRow, first_square, placements


@kernel
def legal_placements(kingdom: KingdomRow, frame: int, box: int, domino: int, out: NDArray[np.int64]) -> int:
    """K7..K9: every placement of a domino, or its discard when there is none."""
    n = 0
    for direction, fitting in enumerate(placements(kingdom, frame, box, domino)):
        while fitting != NOTHING:
            row, column = first_square(kingdom, direction, lowest(fitting))
            out[n] = codes.placement(domino, row, column, direction)
            fitting &= fitting - ONE
            n += 1
    if n == 0:
        out[0] = codes.simple(codes.DISCARD, domino)
        n = 1
    return n


@inlined
def pick_placement(kingdom: KingdomRow, frame: int, box: int, domino: int, luck: int) -> int:
    """Pick one of the placements that `legal_placements` lists."""
    to_east, to_south, to_west, to_north = placements(kingdom, frame, box, domino)
    east, south, west, north = count(to_east), count(to_south), count(to_west), count(to_north)
    total = east + south + west + north
    if total == 0:
        return codes.simple(codes.DISCARD, domino)
    index = share(luck, total)
    beyond_east, beyond_south, beyond_west = index >= east, index >= east + south, index >= east + south + west
    direction = int(beyond_east) + int(beyond_south) + int(beyond_west)
    fitting = to_south if beyond_east else to_east
    fitting = to_west if beyond_south else fitting
    fitting = to_north if beyond_west else fitting
    passed = east if beyond_east else 0
    passed = east + south if beyond_south else passed
    passed = east + south + west if beyond_west else passed
    row, column = first_square(kingdom, direction, nth_bit(fitting, index - passed))
    return codes.placement(domino, row, column, direction)
