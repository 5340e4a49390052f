"""The features of land for the learned value, and short lists of good placements.

Each terrain has features of its land, its growth, and the squares still to come.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...bots.network import Floats
from ...engine import codes
from ...engine.bits import ONE, count, lowest, word
from ...engine.kernel import kernel, local_ints
from .grid import NOTHING, Squares, beside, east, joined, north, rectangle, south, west
from .kingdom import KingdomRow, bounds, crowns_on, first_square, placements, reach
from .pieces import CROWNS_OF, TERRAIN_OF
from .policies import _FIRST_HALF, _SECOND_HALF, OFF_CENTRE, Notes, free_after, gain_of_two, lot, room, sums_at, survey

A_TERRAIN: Final = 27  # features of each terrain
A_LAND: Final = 13  # features of the land as a whole


@kernel
def reachable(kingdom: KingdomRow, frame: int) -> Squares:
    """Return the free squares that a kingdom can reach with one more step."""
    top, bottom, left, right = bounds(kingdom)
    free: Squares = reach(top, bottom, left, right, frame) & ~kingdom.taken
    return free


@kernel
def describe_terrain(
    kingdom: KingdomRow, terrain: int, region: Squares, squares_due: float, crowns_due: float, out: Floats, at: int
) -> None:
    """Write the features of one terrain, with the squares and crowns of it that are still expected."""
    land = kingdom.terrain[terrain]
    points, crowns_all, promise = 0, 0, 0
    size, crowns, sides, best = 0, 0, 0, -1
    bare, bare_sides = 0, 0
    rest = land
    while rest != NOTHING:
        estate = joined(rest & (~rest + ONE), land)
        rest &= ~estate
        squares, crowned = count(estate), crowns_on(kingdom, estate)
        open_sides = count(beside(estate) & region)
        points += squares * crowned
        crowns_all += crowned
        promise += crowned * min(open_sides, 4)
        rank = 16 * crowned + squares if open_sides > 0 else 0
        if crowned > 0 and rank > best:
            size, crowns, sides, best = squares, crowned, open_sides, rank
        if crowned == 0 and open_sides > 0 and squares > bare:
            bare, bare_sides = squares, open_sides
    touching = kingdom.touching[terrain] & region & beside(region)
    out[at] = count(land) / 8
    out[at + 1] = crowns_all / 4
    out[at + 2] = points / 20
    out[at + 3] = size / 8
    out[at + 4] = crowns / 4
    out[at + 5] = sides / 6
    out[at + 6] = (points - size * crowns) / 10
    out[at + 7] = bare / 6
    out[at + 8] = bare_sides / 6
    out[at + 9] = squares_due / 4
    out[at + 10] = crowns_due / 2
    out[at + 11] = (crowns * squares_due if sides > 0 else 0.0) / 10
    out[at + 12] = (max(size, bare) * crowns_due if sides + bare_sides > 0 else 0.0) / 10
    out[at + 13] = promise / 10
    out[at + 14] = count(touching) / 8


@kernel
def describe_growth(
    terrain: int, near: Squares, squares_due: float, crowns_due: float, notes: Notes, out: Floats, at: int
) -> None:
    """Write the largest gain of one more square of a terrain, without crowns and with one."""
    most, next_most, crowned, next_crowned = 0, 0, 1, 0
    while near != NOTHING:
        crowns, squares, points = sums_at(terrain, lowest(near), notes)
        near &= near - ONE
        worth = crowns * (squares + 1) - points
        if worth > most:
            most, next_most = worth, most
        else:
            next_most = max(next_most, worth)
        worth = (crowns + 1) * (squares + 1) - points
        if worth > crowned:
            crowned, next_crowned = worth, crowned
        else:
            next_crowned = max(next_crowned, worth)
    out[at] = most / 6
    out[at + 1] = next_most / 6
    out[at + 2] = crowned / 10
    out[at + 3] = next_crowned / 10
    out[at + 4] = most * squares_due / 10
    out[at + 5] = (crowned - most) * crowns_due / 10


@kernel
def dead_ends(free: Squares) -> Squares:
    """Return the free squares with exactly one free side."""
    one, two, three, four = east(free), west(free), south(free), north(free)
    odd = one ^ two ^ three ^ four
    several = (one & two) | (one & three) | (one & four) | (two & three) | (two & four) | (three & four)
    ends: Squares = free & odd & ~several
    return ends


@kernel
def describe_land(kingdom: KingdomRow, frame: int, region: Squares, out: Floats, at: int) -> None:
    """Write the features of the land as a whole: its box, its room, its holes."""
    top, bottom, left, right = bounds(kingdom)
    free_sides = beside(region)
    out[at] = (bottom - top + 1) / frame
    out[at + 1] = (right - left + 1) / frame
    out[at + 2] = count(kingdom.taken) / 25
    out[at + 3] = count(region) / 16
    inside = rectangle(top, bottom, left, right) & ~kingdom.taken
    out[at + 4] = count(inside) / 8
    out[at + 5] = count(region & ~free_sides) / 2
    out[at + 6] = count(inside & ~free_sides) / 2
    out[at + 7] = count(beside(kingdom.taken) & region) / 12
    out[at + 8] = max(-top, bottom, -left, right) / (frame // 2)
    parts, odd, rest = 0, 0, region
    while rest != NOTHING:
        part = joined(rest & (~rest + ONE), region)
        rest &= ~part
        parts += 1
        odd += count(part) & 1
    out[at + 9] = parts / 2
    out[at + 10] = odd / 2
    out[at + 11] = count(dead_ends(region)) / 4
    out[at + 12] = (count(region) - odd) / 16


SPOTS: Final = 3


@kernel
def enter(action: int, worth: int, worths: NDArray[np.int64], out: NDArray[np.int64], n: int) -> int:
    """Insert an action into a list of the `n` best so far, unless it is full of better ones; return its new length."""
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
    bits: int,
    notes: Notes,
    out: NDArray[np.int64],
) -> int:
    """Write the placements with the largest gains, best first; return how many, at most SPOTS."""
    one, other = int(TERRAIN_OF[box, domino, 0]), int(TERRAIN_OF[box, domino, 1])
    crowns, more = int(CROWNS_OF[box, domino, 0]), int(CROWNS_OF[box, domino, 1])
    survey(kingdom, one, notes)
    survey(kingdom, other, notes)
    worths = local_ints(SPOTS)
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
            worth += lot(bits, 4 * bit + direction + 1)
            n = enter(4 * bit + direction, worth, worths, out, n)
    for place in range(n):
        row, column = first_square(kingdom, int(out[place]) & 3, int(out[place]) >> 2)
        out[place] = codes.placement(domino, row, column, int(out[place]) & 3)
    if n == 0:
        out[0] = codes.simple(codes.DISCARD, domino)
        n = 1
    return n
