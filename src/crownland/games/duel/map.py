"""The map of Kingdomino Duel: the pictures that two dice can make on it, and drawing one (D3..D5, D8).

A map has the fields of a kingdom, so `kingdom` computes properties and points: coats of arms are terrains, crosses are
crowns. Its edges are fixed. A picture is two shields with coats of arms and crosses, for any dice, joker or order that
make them; the smaller square (by row, then column) comes first.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine.bits import ONE, count, lowest, nth_bit, share, word
from ...engine.kernel import kernel
from ..land import grid
from ..land.grid import CASTLE, NOTHING, Squares, at, beside
from ..land.kingdom import cover, crown
from . import actions as codes
from .pieces import EAST, IGNORE_CONNECTION, MAX_CROSSES, NORTH, SEPARATE_DICE, SOUTH, SYMBOLS, WEST, WILD

MAP: Final = [
    ("taken", "<u8"),  # every shield that is drawn, and the castle
    ("terrain", "<u8", (len(SYMBOLS),)),  # the shields of each coat of arms
    ("touching", "<u8", (len(SYMBOLS),)),  # the squares beside that coat of arms, or beside the castle
    ("crowns", "<u8", (MAX_CROSSES,)),  # the shields with at least 1, 2, 3, 4 crosses
    ("north", "i1"),  # the box around what is drawn, counted from the castle
    ("south", "i1"),
    ("west", "i1"),
    ("east", "i1"),
]
MapRow: TypeAlias = Any  # a record with the fields of MAP
Pair: TypeAlias = tuple[int, int, int, int]  # two dice: symbol and crosses of one, symbol and crosses of the other

_SQUARES: Final = [(row, column) for row in range(NORTH, SOUTH + 1) for column in range(WEST, EAST + 1)]
EVERY_SHIELD: Final = word(sum(1 << ((8 * row + column) & 63) for row, column in _SQUARES) & ~int(CASTLE))
CORNER: Final = 8 * NORTH + WEST  # bit and place differ by the north-west corner


def _later() -> NDArray[np.uint64]:
    """List for each bit the shields that come after it by row, then column."""
    later = np.zeros(64, np.uint64)
    for bit in range(64):
        place = (bit - CORNER) & 63
        after = sum(1 << ((other + CORNER) & 63) for other in range(place + 1, 64))
        later[bit] = after & int(EVERY_SHIELD)
    return later


def _ways() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return how two dice can be drawn on a first and a second square, each result once (D4).

    A way is the coats of arms of the two squares, and whether the dice lie the other way round. Which ways there are
    depends on both symbols, and on whether the dice have as many crosses.
    """
    spans = np.zeros((WILD + 1, WILD + 1, 2, 2), np.int64)
    ways: list[tuple[int, int, int]] = []
    for one, other, same in np.ndindex(WILD + 1, WILD + 1, 2):
        shown = [range(WILD) if symbol == WILD else [symbol] for symbol in (one, other)]
        seen: dict[tuple[int, int, int], tuple[int, int, int]] = {}
        for turned in (0, 1):
            for first in shown[turned]:
                for second in shown[1 - turned]:
                    seen.setdefault((first, second, 0 if same else turned), (first, second, turned))
        spans[one, other, same] = len(ways), len(ways) + len(seen)
        ways += seen.values()
    return spans, np.array(ways)


LATER: Final = _later()
WAYS_OF, WAYS = _ways()


@kernel
def span(pair: Pair) -> tuple[int, int]:
    """Return which rows of WAYS are those of two dice."""
    one, crosses, other, other_crosses = pair
    same = 1 if crosses == other_crosses else 0
    return WAYS_OF[one, other, same, 0], WAYS_OF[one, other, same, 1]


@kernel
def empty_pairs(drawn: MapRow) -> tuple[Squares, Squares]:
    """D3: the western squares of empty horizontal pairs, and the northern squares of empty vertical pairs."""
    empty = EVERY_SHIELD & ~drawn.taken
    return empty & grid.west(empty), empty & grid.north(empty)


@kernel
def connecting(drawn: MapRow, way: int) -> tuple[Squares, Squares]:
    """D3: the western and the northern squares where this way touches the castle or its own coat of arms."""
    first, second = drawn.touching[WAYS[way, 0]], drawn.touching[WAYS[way, 1]]
    return first | grid.west(second), first | grid.north(second)


@kernel
def ends_apart(drawn: MapRow, way: int) -> tuple[Squares, Squares]:
    """D8, `separate_dice`: where the first and where the second shield of this way connects by itself."""
    empty = EVERY_SHIELD & ~drawn.taken
    return empty & drawn.touching[WAYS[way, 0]], empty & drawn.touching[WAYS[way, 1]]


@kernel
def partners(first: int, seconds: Squares) -> Squares:
    """D8, `separate_dice`: of these squares, those after the first and not beside it."""
    later: Squares = LATER[first]
    return seconds & later & ~beside(ONE << word(first))


@kernel
def picture(pair: Pair, way: int, first: int, second: int, power: int) -> int:
    """Write the drawing of a way on two squares, given as bits."""
    _, crosses, _, other_crosses = pair
    if WAYS[way, 2] == 1:
        crosses, other_crosses = other_crosses, crosses
    return codes.drawing(
        codes.shield((first - CORNER) & 63, WAYS[way, 0], crosses),
        codes.shield((second - CORNER) & 63, WAYS[way, 1], other_crosses),
        power,
    )


@kernel
def list_pictures(pair: Pair, way: int, firsts: Squares, step: int, power: int, out: NDArray[np.int64], n: int) -> int:
    """Write a picture for each first square, the second one `step` bits on; return the new number of actions."""
    while firsts != NOTHING:
        first = lowest(firsts)
        out[n] = picture(pair, way, first, (first + step) & 63, power)
        firsts &= firsts - ONE
        n += 1
    return n


@kernel
def list_apart(drawn: MapRow, pair: Pair, way: int, out: NDArray[np.int64], n: int) -> int:
    """D8, `separate_dice`: write every picture of a way on two squares that are no neighbours."""
    firsts, seconds = ends_apart(drawn, way)
    while firsts != NOTHING:
        first = lowest(firsts)
        rest = partners(first, seconds)
        while rest != NOTHING:
            out[n] = picture(pair, way, first, lowest(rest), SEPARATE_DICE)
            rest &= rest - ONE
            n += 1
        firsts &= firsts - ONE
    return n


@kernel
def legal_drawings(drawn: MapRow, pair: Pair, may_ignore: bool, may_separate: bool, out: NDArray[np.int64]) -> int:
    """D3..D5, D8: write every picture, and no drawing where none is possible without a power; return how many."""
    lying, standing = empty_pairs(drawn)
    start, stop = span(pair)
    n = 0
    for way in range(start, stop):
        to_east, to_south = connecting(drawn, way)
        n = list_pictures(pair, way, lying & to_east, 1, -1, out, n)
        n = list_pictures(pair, way, standing & to_south, 8, -1, out, n)
    if n == 0:
        out[0] = codes.drawing(0, 0, -1)
        n = 1
    for way in range(start, stop):
        to_east, to_south = connecting(drawn, way)
        if may_ignore:
            n = list_pictures(pair, way, lying & ~to_east, 1, IGNORE_CONNECTION, out, n)
            n = list_pictures(pair, way, standing & ~to_south, 8, IGNORE_CONNECTION, out, n)
        if may_separate:
            n = list_apart(drawn, pair, way, out, n)
    return n


@kernel
def count_connected(drawn: MapRow, pair: Pair) -> int:
    """Count the pictures that need no power."""
    lying, standing = empty_pairs(drawn)
    start, stop = span(pair)
    n = 0
    for way in range(start, stop):
        to_east, to_south = connecting(drawn, way)
        n += count(lying & to_east) + count(standing & to_south)
    return n


@kernel
def count_apart(drawn: MapRow, way: int) -> int:
    """Count the pictures that `list_apart` writes."""
    firsts, seconds = ends_apart(drawn, way)
    n = 0
    while firsts != NOTHING:
        n += count(partners(lowest(firsts), seconds))
        firsts &= firsts - ONE
    return n


@kernel
def can_draw(drawn: MapRow, pair: Pair, may_ignore: bool, may_separate: bool) -> bool:
    """D10: return whether two dice make any picture, with these powers."""
    lying, standing = empty_pairs(drawn)
    if may_ignore and lying | standing != NOTHING:
        return True
    if may_separate:
        start, stop = span(pair)
        for way in range(start, stop):
            if count_apart(drawn, way) > 0:
                return True
    return count_connected(drawn, pair) > 0


@kernel
def nth_neighbours(drawn: MapRow, pair: Pair, index: int, power: int) -> int:
    """Return the `index`-th picture on neighbours: those that connect, or with a power those that do not."""
    lying, standing = empty_pairs(drawn)
    way = span(pair)[0]
    while True:
        to_east, to_south = connecting(drawn, way)
        if power == IGNORE_CONNECTION:
            to_east, to_south = ~to_east, ~to_south
        lie, stand = count(lying & to_east), count(standing & to_south)
        if index < lie:
            first = nth_bit(lying & to_east, index)
            return picture(pair, way, first, (first + 1) & 63, power)
        if index < lie + stand:
            first = nth_bit(standing & to_south, index - lie)
            return picture(pair, way, first, (first + 8) & 63, power)
        index -= lie + stand
        way += 1


@kernel
def nth_apart(drawn: MapRow, pair: Pair, index: int) -> int:
    """Return the `index`-th picture with the dice apart."""
    way = span(pair)[0]
    here = count_apart(drawn, way)
    while index >= here:
        index -= here
        way += 1
        here = count_apart(drawn, way)
    firsts, seconds = ends_apart(drawn, way)
    rest = partners(lowest(firsts), seconds)
    while index >= count(rest):
        index -= count(rest)
        firsts &= firsts - ONE
        rest = partners(lowest(firsts), seconds)
    return picture(pair, way, lowest(firsts), nth_bit(rest, index), SEPARATE_DICE)


@kernel
def pick_drawing(drawn: MapRow, pair: Pair, may_ignore: bool, may_separate: bool, bits: int) -> int:
    """Return the one of `legal_drawings` that 32 random bits choose, counting sets instead of listing pictures."""
    start, stop = span(pair)
    lying, standing = empty_pairs(drawn)
    connected = count_connected(drawn, pair)
    loose = (count(lying) + count(standing)) * (stop - start) - connected if may_ignore else 0
    apart = 0
    if may_separate:
        for way in range(start, stop):
            apart += count_apart(drawn, way)
    nothing = 1 if connected == 0 else 0
    index = share(bits, connected + loose + apart + nothing)
    if index < connected:
        return nth_neighbours(drawn, pair, index, -1)
    index -= connected
    if index < loose:
        return nth_neighbours(drawn, pair, index, IGNORE_CONNECTION)
    if index < loose + apart:
        return nth_apart(drawn, pair, index - loose)
    return codes.drawing(0, 0, -1)


@kernel
def draw_shield(drawn: MapRow, shield: int) -> None:
    """Draw one coat of arms with its crosses."""
    place = codes.shield_place(shield)
    cover(drawn, (place >> 3) + NORTH, (place & 7) + WEST, codes.face_symbol(shield), codes.face_crosses(shield))


@kernel
def draw(drawn: MapRow, action: int) -> None:
    """Draw both shields of a picture."""
    draw_shield(drawn, codes.first_shield(action))
    draw_shield(drawn, codes.second_shield(action))


@kernel
def add_cross(drawn: MapRow, place: int) -> None:
    """D8, `add_cross`: one more cross on a shield."""
    crown(drawn, at((place >> 3) + NORTH, (place & 7) + WEST))


@kernel
def list_drawn(drawn: MapRow, out: NDArray[np.int64]) -> int:
    """D8, `add_cross`: write every own shield that is drawn; return how many."""
    shields = drawn.taken & EVERY_SHIELD
    n = 0
    while shields != NOTHING:
        out[n] = codes.simple(codes.CROSS, (lowest(shields) - CORNER) & 63)
        shields &= shields - ONE
        n += 1
    return n


@kernel
def pick_drawn(drawn: MapRow, bits: int) -> int:
    """Return the one of `list_drawn` that 32 random bits choose."""
    shields = drawn.taken & EVERY_SHIELD
    index = share(bits, count(shields))
    return codes.simple(codes.CROSS, (nth_bit(shields, index) - CORNER) & 63)


@kernel
def is_full(drawn: MapRow) -> bool:
    """D10: the last shield is drawn."""
    return bool(drawn.taken & EVERY_SHIELD == EVERY_SHIELD)
