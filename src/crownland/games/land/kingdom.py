"""One kingdom: the legal placements of a domino, placing it, and the points of the land.

A kingdom is a few sets of squares and its bounding box, without turns and players.
"""

from itertools import product
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine import codes
from ...engine.bits import ONE, count, lowest, nth_bit, share, word
from ...engine.game import FRAMES
from ...engine.kernel import inlined, kernel, layout, plain
from ...engine.state import State
from . import grid
from .grid import CASTLE, COLUMN_STEP, NOTHING, ROW_STEP, Squares, at, joined, rectangle, sides, turned
from .pieces import ALIKE, CROWNS_OF, MAX_CROWNS, TERRAIN_OF, TERRAINS

KINGDOM: Final = layout(
    [
        ("taken", "<u8"),  # every square that is not free, the castle's too
        ("terrain", "<u8", (len(TERRAINS),)),  # the squares of each terrain
        ("touching", "<u8", (len(TERRAINS),)),  # the squares beside that terrain, or beside the castle
        ("crowns", "<u8", (MAX_CROWNS,)),  # the squares with at least 1, 2, 3 crowns
        ("north", "i1"),  # the box around the kingdom, counted from the castle
        ("south", "i1"),
        ("west", "i1"),
        ("east", "i1"),
        ("discards", "u1"),
    ]
)
KingdomRow: TypeAlias = Any  # a record of KINGDOM

MAX_FRAME: Final = max(FRAMES)


def _windows(tall: int, wide: int) -> NDArray[np.uint64]:
    """K8: return where the north-western square of a domino may be, by frame and by height and width of the box - 1.

    The domino is `tall` rows by `wide` columns; squares are counted from the north-western corner of the box. A half
    that touches the kingdom is at most one row or column outside the box, the other half at most one more.
    """
    windows = np.zeros((MAX_FRAME + 1, MAX_FRAME, MAX_FRAME), np.uint64)
    for frame, height, width in product(FRAMES, range(MAX_FRAME), range(MAX_FRAME)):
        rows = range(max(-tall, height - frame + 1), min(height + 1, frame - tall) + 1)
        columns = range(max(-wide, width - frame + 1), min(width + 1, frame - wide) + 1)
        windows[frame, height, width] = sum(1 << ((8 * row + column) & 63) for row in rows for column in columns)
    return windows


LYING: Final = _windows(1, 2)
STANDING: Final = _windows(2, 1)


@kernel
def place_castle(kingdom: KingdomRow) -> None:
    """Put the castle down on empty land."""
    kingdom.taken = CASTLE
    for terrain in range(len(kingdom.terrain)):
        kingdom.touching[terrain] = sides(0, 0)


@kernel
def bounds(kingdom: KingdomRow) -> tuple[int, int, int, int]:
    """Return the box around the kingdom (north, south, west, east) as 64-bit ints."""
    return int(kingdom.north), int(kingdom.south), int(kingdom.west), int(kingdom.east)


@kernel
def bounds_with(kingdom: KingdomRow, row: int, column: int, direction: int) -> tuple[int, int, int, int]:
    """Return the box around the kingdom and a domino whose first half lies on this square."""
    north, south, west, east = bounds(kingdom)
    other_row, other_column = row + ROW_STEP[direction], column + COLUMN_STEP[direction]
    return (
        min(north, row, other_row),
        max(south, row, other_row),
        min(west, column, other_column),
        max(east, column, other_column),
    )


@kernel
def reach(north: int, south: int, west: int, east: int, frame: int) -> Squares:
    """K8: return the box of a kingdom extended by one step in each direction, as far as the frame allows.

    For policies, which value free squares; the frame in `placements` is that of `_windows`.
    """
    return rectangle(
        max(north - 1, south - frame + 1),
        min(south + 1, north + frame - 1),
        max(west - 1, east - frame + 1),
        min(east + 1, west + frame - 1),
    )


@kernel
def placements(kingdom: KingdomRow, frame: int, box: int, domino: int) -> tuple[Squares, Squares, Squares, Squares]:
    """K7, K8: all legal placements, one set for each direction (east, south, west, north) from first to second half.

    A set holds the western or northern square of each placement. When both halves are alike, turning the domino round
    changes nothing, and only east and south are listed.
    """
    free = ~kingdom.taken
    north, south, west, east = bounds(kingdom)
    corner = 8 * north + west
    box_and_frame = word(frame), word(south - north), word(east - west)
    lying = free & grid.west(free) & turned(LYING[box_and_frame], corner)
    standing = free & grid.north(free) & turned(STANDING[box_and_frame], corner)
    first = kingdom.touching[TERRAIN_OF[box, domino, 0]]
    second = kingdom.touching[TERRAIN_OF[box, domino, 1]]
    to_east = lying & (first | grid.west(second))
    to_south = standing & (first | grid.north(second))
    turned_round = NOTHING if ALIKE[box, domino] else ~NOTHING
    to_west = lying & (second | grid.west(first)) & turned_round
    to_north = standing & (second | grid.north(first)) & turned_round
    return to_east, to_south, to_west, to_north


@kernel
def first_square(kingdom: KingdomRow, direction: int, bit: int) -> tuple[int, int]:
    """Return row and column of the first half of the placement that `placements` marks with this bit.

    A window has at most 8 rows and 8 columns, so its bits determine the squares, counted from its corner.
    """
    lies = direction == grid.EAST or direction == grid.WEST
    top = int(kingdom.north) - (1 if lies else 2)
    left = int(kingdom.west) - (2 if lies else 1)
    steps = (bit - 8 * top - left) & 63
    row = top + (steps >> 3) + (1 if direction == grid.NORTH else 0)
    column = left + (steps & 7) + (1 if direction == grid.WEST else 0)
    return row, column


@kernel
def square_at(kingdom: KingdomRow, bit: int) -> tuple[int, int]:
    """Return row and column of a square inside the kingdom's box."""
    top, left = int(kingdom.north), int(kingdom.west)
    steps = (bit - 8 * top - left) & 63
    return top + (steps >> 3), left + (steps & 7)


@kernel
def property_at(kingdom: KingdomRow, square: Squares) -> Squares:
    """Return the property to which a covered square belongs."""
    for terrain in range(len(kingdom.terrain)):
        land = kingdom.terrain[terrain]
        if land & square != NOTHING:
            return joined(square, land)
    return NOTHING


@kernel
def separate_properties(kingdom: KingdomRow, terrain: int) -> int:
    """Return how many properties of this terrain there are, crowned or not."""
    land = kingdom.terrain[terrain]
    properties = 0
    while land != NOTHING:
        land &= ~joined(land & (~land + ONE), land)
        properties += 1
    return properties


@kernel
def crown(kingdom: KingdomRow, square: Squares) -> None:
    """Put one more crown on a square."""
    for fewer in range(len(kingdom.crowns) - 1, 0, -1):
        kingdom.crowns[fewer] |= square & kingdom.crowns[fewer - 1]
    kingdom.crowns[0] |= square


@kernel
def grow(kingdom: KingdomRow, row: int, column: int, terrain: int) -> None:
    """Add a square to a terrain."""
    kingdom.terrain[terrain] |= at(row, column)
    kingdom.touching[terrain] |= sides(row, column)


@kernel
def cover(kingdom: KingdomRow, row: int, column: int, terrain: int, crowns: int) -> None:
    """Cover one free square."""
    square = at(row, column)
    kingdom.taken |= square
    grow(kingdom, row, column, terrain)
    for crown in range(len(kingdom.crowns)):
        kingdom.crowns[crown] |= square if crown < crowns else NOTHING
    kingdom.north = min(kingdom.north, row)
    kingdom.south = max(kingdom.south, row)
    kingdom.west = min(kingdom.west, column)
    kingdom.east = max(kingdom.east, column)


@inlined
def place(kingdom: KingdomRow, box: int, domino: int, row: int, column: int, direction: int) -> None:
    """K10: place a domino, its first half on this square, its second one step on. It must be legal."""
    other_row, other_column = row + ROW_STEP[direction], column + COLUMN_STEP[direction]
    first, second = at(row, column), at(other_row, other_column)
    one, other = CROWNS_OF[box, domino, 0], CROWNS_OF[box, domino, 1]
    kingdom.taken |= first | second
    for crown in range(len(kingdom.crowns)):
        kingdom.crowns[crown] |= (first if crown < one else NOTHING) | (second if crown < other else NOTHING)
    kingdom.north = min(kingdom.north, row, other_row)
    kingdom.south = max(kingdom.south, row, other_row)
    kingdom.west = min(kingdom.west, column, other_column)
    kingdom.east = max(kingdom.east, column, other_column)
    grow(kingdom, row, column, TERRAIN_OF[box, domino, 0])
    grow(kingdom, other_row, other_column, TERRAIN_OF[box, domino, 1])


@kernel
def crowns_on(kingdom: KingdomRow, squares: Squares) -> int:
    """Return the number of crowns on these squares."""
    total = 0
    for crown in range(len(kingdom.crowns)):
        total += count(kingdom.crowns[crown] & squares)
    return total


@kernel
def land_points(kingdom: KingdomRow) -> int:
    """K11: for every property, squares times crowns."""
    points = 0
    for terrain in range(len(kingdom.terrain)):
        land = kingdom.terrain[terrain]
        crowned = land & kingdom.crowns[0]
        while crowned != NOTHING:
            squares = joined(crowned & (~crowned + ONE), land)
            points += count(squares) * crowns_on(kingdom, squares)
            crowned &= ~squares
    return points


@kernel
def largest_property(kingdom: KingdomRow) -> int:
    """K12: squares of the largest property, crowned or not."""
    largest = 0
    for terrain in range(len(kingdom.terrain)):
        land = kingdom.terrain[terrain]
        while land != NOTHING:
            squares = joined(land & (~land + ONE), land)
            largest = max(largest, count(squares))
            land &= ~squares
    return largest


@kernel
def all_crowns(kingdom: KingdomRow) -> int:
    """K12: crowns in the whole kingdom."""
    return crowns_on(kingdom, kingdom.taken)


@kernel
def castle_is_central(kingdom: KingdomRow, frame: int) -> bool:
    """K14: return whether every square is at most half a frame away from the castle."""
    north, south, west, east = bounds(kingdom)
    return max(-north, south, -west, east) <= frame // 2


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
def pick_placement(kingdom: KingdomRow, frame: int, box: int, domino: int, bits: int) -> int:
    """Pick one of the placements that `legal_placements` lists."""
    to_east, to_south, to_west, to_north = placements(kingdom, frame, box, domino)
    east, south, west, north = count(to_east), count(to_south), count(to_west), count(to_north)
    total = east + south + west + north
    if total == 0:
        return codes.simple(codes.DISCARD, domino)
    index = share(bits, total)
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


def land_bounds(state: State, kingdom: int) -> tuple[int, int, int, int]:
    """Return the first and last row, then the first and last column of a kingdom, counted from its castle."""
    edges: tuple[int, int, int, int] = plain(bounds)(state.record.kingdoms[kingdom])
    return edges
