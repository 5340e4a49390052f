"""Facts about land: the squares and properties of a kingdom, its room to grow, and why a domino does not fit."""

from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine import codes
from ...engine.bits import ONE, count, lowest, word
from ...engine.facts import APART, COVERED, TALL, WIDE, FactsRow
from ...engine.kernel import kernel, layout, local_ints
from ...engine.score import Property
from ...engine.unpack import PlainRow, RowLayout
from .cells import EMPTY, Kingdoms, cell_at
from .grid import COLUMN_STEP, NOTHING, ROW_STEP, at, joined, turned
from .kingdom import MAX_FRAME, KingdomRow, bounds, bounds_with, crowns_on
from .pieces import TERRAINS

MAX_LAND: Final = MAX_FRAME * MAX_FRAME - 1  # squares besides the castle's

LAND: Final = layout(
    [
        ("squares", "i1"),  # how many are covered (signed: a range of unsigned ints has no place -1)
        ("row", "i1", (MAX_LAND,)),  # of each square, by row, then column
        ("column", "i1", (MAX_LAND,)),
        ("terrain", "u1", (MAX_LAND,)),
        ("crowns", "u1", (MAX_LAND,)),
        ("property", "u1", (MAX_LAND,)),  # the number of the property that it belongs to
        ("properties", "i1"),  # how many there are, sorted by the name of their terrain, squares, crowns, then place
        ("property_terrain", "u1", (MAX_LAND,)),
        ("property_crowns", "u1", (MAX_LAND,)),
        ("property_points", "<u2", (MAX_LAND,)),
    ]
)
Order: TypeAlias = NDArray[np.int64]  # the numbers of terrains, sorted by name


ONE_CROWN: Final = 1 << 8  # in the key of a property


@cache
def by_name(terrains: tuple[str, ...]) -> Order:
    """Return the numbers of terrains in the order of their names."""
    order = np.array([terrains.index(name) for name in sorted(terrains)])
    order.flags.writeable = False  # to the compiler the same kind of array as a constant
    return order


BY_NAME: Final = by_name(TERRAINS)


@kernel
def land_facts(kingdom: KingdomRow, order: Order, out: FactsRow) -> None:
    """K11: write all squares and properties of a kingdom."""
    keys = local_ints(MAX_LAND)
    write_properties(kingdom, order, keys, list_properties(kingdom, order, keys), out)


@kernel
def list_squares(kingdom: KingdomRow, out: FactsRow) -> None:
    """Write every covered square but the castle's."""
    north, south, west, east = bounds(kingdom)
    n = 0
    for row in range(north, south + 1):
        for column in range(west, east + 1):
            cell = cell_at(kingdom, at(row, column))
            if cell < EMPTY:
                out.row[n], out.column[n] = row, column
                out.terrain[n], out.crowns[n] = cell >> 3, cell & 7
                n += 1
    out.squares = n


@kernel
def list_properties(kingdom: KingdomRow, order: Order, keys: NDArray[np.int64]) -> int:
    """Write a key for each property, sorted: its rank by name of terrain, squares, crowns, and first place.

    A place is counted from the corner of the kingdom's box. Returns how many there are.
    """
    corner = 8 * int(kingdom.north) + int(kingdom.west)
    n = 0
    for rank in range(len(order)):
        land = kingdom.terrain[order[rank]]
        while land != NOTHING:
            squares = joined(land & (~land + ONE), land)
            place = lowest(turned(squares, -corner))
            key = ((rank << 8 | count(squares)) << 8 | crowns_on(kingdom, squares)) << 8 | place
            insert(keys, n, key)
            land &= ~squares
            n += 1
    return n


@kernel
def insert(keys: NDArray[np.int64], n: int, key: int) -> None:
    """Insert a key into `n` sorted ones."""
    while n > 0 and keys[n - 1] > key:
        keys[n] = keys[n - 1]
        n -= 1
    keys[n] = key


@kernel
def write_properties(kingdom: KingdomRow, order: Order, keys: NDArray[np.int64], n: int, out: FactsRow) -> None:
    """Write all squares, and the properties of these keys."""
    list_squares(kingdom, out)
    for number in range(n):
        write_property(kingdom, order, keys[number], number, out)
    out.properties = n


@kernel
def write_property(kingdom: KingdomRow, order: Order, key: int, number: int, out: FactsRow) -> None:
    """K11: write a property and its points, squares times crowns; and its number for each of its squares."""
    terrain, size, crowns = order[key >> 24], (key >> 16) & 255, (key >> 8) & 255
    out.property_terrain[number], out.property_crowns[number] = terrain, crowns
    out.property_points[number] = size * crowns
    first = turned(ONE << word(key & 255), 8 * int(kingdom.north) + int(kingdom.west))
    squares = joined(first, kingdom.terrain[terrain])
    for index in range(out.squares):
        if squares & at(int(out.row[index]), int(out.column[index])) != NOTHING:
            out.property[index] = number


@kernel
def room_facts(kingdom: KingdomRow, frame: int, out: FactsRow) -> None:
    """K8: write the frame, and the rows and columns of all frames around the kingdom."""
    north, south, west, east = bounds(kingdom)
    out.frame[0] = out.frame[1] = frame
    out.room[0], out.room[1] = south - frame + 1, north + frame - 1
    out.room[2], out.room[3] = east - frame + 1, west + frame - 1


@kernel
def is_covered(kingdom: KingdomRow, row: int, column: int) -> bool:
    """Return whether the castle or land is on a square."""
    north, south, west, east = bounds(kingdom)
    is_inside = north <= row <= south and west <= column <= east
    return bool(is_inside and kingdom.taken & at(row, column) != NOTHING)


@kernel
def why_no_placement(kingdom: KingdomRow, frame: int, action: int, numbers: NDArray[np.int64]) -> int:
    """K7, K8: covered squares, a kingdom too tall or wide, or no contact with the castle or the same terrain."""
    row, column, direction = codes.action_row(action), codes.action_column(action), codes.action_direction(action)
    other_row, other_column = row + ROW_STEP[direction], column + COLUMN_STEP[direction]
    if is_covered(kingdom, row, column) or is_covered(kingdom, other_row, other_column):
        return COVERED
    north, south, west, east = bounds_with(kingdom, row, column, direction)
    rows, columns = south - north + 1, east - west + 1
    numbers[0], numbers[1] = rows if rows > frame else columns, frame
    if rows > frame:
        return TALL
    return WIDE if columns > frame else APART


_ROW: Final = np.dtype((np.record, LAND))
_LAYOUT: Final = RowLayout(LAND)


@kernel
def land_facts_in(kingdoms: Kingdoms, index: int, order: Order, out: NDArray[Any]) -> None:
    land_facts(kingdoms[index], order, out[0])


def find_properties(kingdoms: Kingdoms, index: int = 0, terrains: tuple[str, ...] = TERRAINS) -> tuple[Property, ...]:
    """K11: return every property of a kingdom, sorted by terrain, squares, crowns, then place."""
    out = np.empty(1, _ROW)
    land_facts_in(kingdoms, index, by_name(terrains), out)
    return make_properties(_LAYOUT.unpack(out), terrains)


def make_properties(facts: PlainRow, terrains: tuple[str, ...]) -> tuple[Property, ...]:
    """Return the properties that facts about a land list."""
    squares: list[list[tuple[int, int]]] = [[] for _ in range(facts.properties)]
    places = zip(facts.property[: facts.squares], facts.row, facts.column, strict=False)
    for number, row, column in places:
        squares[number].append((row, column))
    heads = zip(facts.property_terrain, squares, facts.property_crowns, strict=False)
    return tuple([Property(terrains[terrain], tuple(own), crowns) for terrain, own, crowns in heads])
