"""The gain of a domino or of two dice by table lookup, without scoring the land again.

For every free square, `survey` stores the sums of crowns, squares and points of the properties of a terrain beside it.
These determine exactly what covering the square adds, even if it joins properties. Works on any record with the fields
of a kingdom, such as a map of the Duel.
"""

from typing import Any, Final, TypeAlias

import numpy as np

from ...engine.bits import ONE, count, lowest, word
from ...engine.kernel import kernel, layout
from .grid import NOTHING, Squares, beside, joined, sides
from .kingdom import KingdomRow, bounds_with, crowns_on, first_square, placements, reach
from .pieces import CROWNS_OF, TERRAIN_OF, TERRAINS

POINT: Final = 100
WORST: Final = -(1 << 30)
OFF_CENTRE: Final = 1000  # hundredths: the bonus of Middle Kingdom (K14)
LOTS: Final = 8  # below any difference that matters: random bits decide between equals only
_MAX_PROPERTIES: Final = 25  # of one terrain: every second square of 7x7

NOTES: Final = layout(
    [
        ("sums", "<i8", (len(TERRAINS), 64)),  # by terrain and bit: the sums of the properties beside a free square
        ("sides", "<u8", (len(TERRAINS), _MAX_PROPERTIES)),  # the free squares beside each property
        ("parts", "<i8", (len(TERRAINS), _MAX_PROPERTIES)),  # the sums of each property
        ("properties", "u1", (len(TERRAINS),)),
        ("surveyed", "u1"),  # the set of terrains that `survey` has done
        ("growth", "<i8"),  # value of a square of a property without crowns
        ("hole", "<i8"),  # cost of a square that no domino can cover any more
        ("centre", "<u8"),  # the squares that keep the castle in the middle
        ("each", "<i8", (len(TERRAINS),)),  # value of every separate property of a terrain
        ("site", "<i8"),  # Queendomino: value of a town square as a site
        ("dice", "<i8", (2, 4)),  # Duel: value of each die to each seat
    ]
)
Notes: TypeAlias = Any  # a record of NOTES: scratch of one decision

TOUCH: Final = 12  # value of every side shared with the land or its edge: it keeps land compact
MAX_ROOM: Final = 6 * TOUCH + LOTS

_SQUARES: Final = 16  # where in a sum the squares begin; crowns begin at 0
_POINTS: Final = 32
_NUMBER: Final = 48
_PART: Final = (1 << 16) - 1
_FIRST_HALF: Final = np.array([0, 0, 1, 8])  # by direction: from the bit of a placement to that of each half
_SECOND_HALF: Final = np.array([1, 8, 0, 0])


@kernel
def open_notes(notes: Notes, growth: int, hole: int) -> None:
    """Initialise the scratch for one decision."""
    notes.surveyed = 0
    notes.growth = growth
    notes.hole = hole
    notes.centre = ~NOTHING
    notes.site = 0
    for terrain in range(len(notes.each)):
        notes.each[terrain] = 0


@kernel
def survey(land: KingdomRow, terrain: int, notes: Notes) -> None:
    """Store the sums of every property of a terrain, unless that is done."""
    if notes.surveyed >> terrain & 1:
        return
    notes.surveyed |= 1 << terrain
    for bit in range(64):
        notes.sums[terrain, bit] = 0
    rest, free = land.terrain[terrain], ~land.taken
    n = 0
    while rest != NOTHING:
        estate = joined(rest & (~rest + ONE), rest)
        size, crowns = count(estate), crowns_on(land, estate)
        sums = crowns | size << _SQUARES | crowns * size << _POINTS | 1 << _NUMBER
        sides = beside(estate) & free
        notes.sides[terrain, n] = sides
        notes.parts[terrain, n] = sums
        while sides != NOTHING:
            notes.sums[terrain, lowest(sides)] += sums
            sides &= sides - ONE
        rest &= ~estate
        n += 1
    notes.properties[terrain] = n


@kernel
def sums_beside(terrain: int, squares: Squares, notes: Notes) -> int:
    """Return the sums of all properties that touch one of these squares, each counted once."""
    sums = 0
    for n in range(notes.properties[terrain]):
        sums += notes.parts[terrain, n] if notes.sides[terrain, n] & squares != NOTHING else 0
    return sums


@kernel
def sums_at(terrain: int, bit: int, notes: Notes) -> tuple[int, int, int]:
    """Return crowns, squares and points of the properties beside a free square together."""
    sums = notes.sums[terrain, bit]
    return int(sums & _PART), int(sums >> _SQUARES & _PART), int(sums >> _POINTS & _PART)


@kernel
def gain(sums: int, squares: int, crowns: int, growth: int, each: int) -> int:
    """Return the gain of so many squares and crowns beside properties with these sums."""
    crowns += sums & _PART
    squares += sums >> _SQUARES & _PART
    worth = each * (1 - (sums >> _NUMBER))
    if crowns == 0:
        return worth + growth * squares
    return worth + POINT * (crowns * squares - (sums >> _POINTS & _PART))


@kernel
def gain_of_two(one: int, other: int, first: int, second: int, crowns: int, more: int, notes: Notes) -> int:
    """Return the gain of two halves: a terrain and its crowns on the first bit, the other and `more` on the second."""
    if one == other:
        squares = ONE << word(first) | ONE << word(second)
        return gain(sums_beside(one, squares, notes), 2, crowns + more, notes.growth, notes.each[one])
    worth = gain(notes.sums[one, first], 1, crowns, notes.growth, notes.each[one])
    return worth + gain(notes.sums[other, second], 1, more, notes.growth, notes.each[other])


@kernel
def room(squares: Squares, free: Squares, hole: int) -> int:
    """Return the value of covering squares for the room around, with `free` left: shared sides less holes."""
    around = beside(squares) & ~squares
    return TOUCH * count(around & ~free) - hole * count(around & free & ~beside(free))


@kernel
def free_after(kingdom: KingdomRow, frame: int, direction: int, bit: int, squares: Squares) -> Squares:
    """Return the free squares within one step of a kingdom's box after a placement."""
    row, column = first_square(kingdom, direction, bit)
    north, south, west, east = bounds_with(kingdom, row, column, direction)
    free: Squares = reach(north, south, west, east, frame) & ~(kingdom.taken | squares)
    return free


@kernel
def lot(bits: int, number: int) -> int:
    """Return a small number for an option by 32 random bits, to break ties."""
    return (bits * number) >> 29 & (LOTS - 1)


@kernel
def best_spot(
    kingdom: KingdomRow, frame: int, box: int, domino: int, with_room: bool, bits: int, notes: Notes
) -> tuple[int, int, int]:
    """Return the placement with the largest gain, as `placements` marks it, and the gain; direction -1 if none fits.

    The room around is slow to compute, so it is computed only if it can decide.
    """
    one, other = int(TERRAIN_OF[box, domino, 0]), int(TERRAIN_OF[box, domino, 1])
    crowns, more = int(CROWNS_OF[box, domino, 0]), int(CROWNS_OF[box, domino, 1])
    survey(kingdom, one, notes)
    survey(kingdom, other, notes)
    most_room = MAX_ROOM if with_room else 0
    best, where, most = -1, 0, WORST
    for direction, fitting in enumerate(placements(kingdom, frame, box, domino)):
        while fitting != NOTHING:
            bit = lowest(fitting)
            fitting &= fitting - ONE
            first, second = (bit + _FIRST_HALF[direction]) & 63, (bit + _SECOND_HALF[direction]) & 63
            squares = ONE << word(first) | ONE << word(second)
            worth = gain_of_two(one, other, first, second, crowns, more, notes)
            worth -= OFF_CENTRE if squares & ~notes.centre != NOTHING else 0
            if worth + most_room <= most:
                continue
            if with_room:
                worth += room(squares, free_after(kingdom, frame, direction, bit, squares), notes.hole)
                worth += lot(bits, 4 * bit + direction + 1)
            if worth > most:
                best, where, most = direction, bit, worth
    return best, where, most


@kernel
def like_beside(kingdom: KingdomRow, terrain: int, row: int, column: int) -> int:
    """Count the neighbours of a square that have this terrain."""
    return count(kingdom.terrain[terrain] & sides(row, column))
