"""Checks kingdoms that were copied from a real table: what their boxes and dominoes cannot make is inconsistent.

Kernels compare land with the contents of the boxes and cover it with dominoes. They write findings, one for each square
concerned; Python and the page make an `Inconsistency` of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine.bits import ONE, lowest, word
from ...engine.facts import FactsRow
from ...engine.kernel import kernel, local_ints
from ...engine.setup import ALL, FINDING, MAX_FINDINGS, Findings, list_findings, survey_land
from ...engine.state import State
from ...engine.unpack import PlainRow, RowLayout
from ...engine.validate import Square
from .facts import BY_NAME, LAND, MAX_LAND
from .grid import CASTLE, NOTHING, at, joined
from .kingdom import KingdomRow, bounds
from .pieces import BOX_SIZES, BOXES, CROWNS_OF, TERRAIN_OF

ARGUMENTS: Final = {  # of each code of a finding: what its message names; numbers are in the order of the finding
    "frame": ("rows", "columns", "most"),
    "apart": (),
    "even": ("squares",),
    "squares": ("terrain", "squares", "most"),
    "halves": ("terrain", "crowns", "squares", "most"),
    "crowns": ("terrain", "crowns"),
    "alone": ("terrain", "crowns"),
    "cover": (),
    "crosses": ("crosses", "most"),
    "copies": ("building", "tiles", "most"),
    "knights": ("knights", "most"),
    "towers": ("towers", "most"),
    "queen_towerless": (),
    "queen_outbuilt": ("towers", "most"),
    "queen_nobody": (),
}
CODES: Final = tuple(ARGUMENTS)
FRAME, APART, ODD, SQUARES, HALVES, CROWNS, ALONE, COVER, CROSSES = range(9)
COPIES, KNIGHTS, TOWERS, QUEEN_TOWERLESS, QUEEN_OUTBUILT, QUEEN_NOBODY = range(9, len(CODES))
WITH_SQUARES: Final = (APART, CROWNS, ALONE, CROSSES)

StateRow: TypeAlias = Any  # a record with a frame and kingdoms

_HALVES: Final = 64  # a half is 8 x terrain + crowns
_KINDS: Final = 64 * len(BOXES)  # a kind of domino is 64 x box + the number of the first one
_WAYS: Final = 2 * MAX_LAND  # to cover each square: with its neighbour in the east or in the south
_ANY: Final = 0  # the kind of all dominoes, where each can be drawn


@kernel
def add(findings: Findings, n: int, code: int, kingdom: int, half: int, one: int, two: int) -> int:
    """Add a finding; return the new number of findings."""
    found = findings[min(n, MAX_FINDINGS - 1)]
    found.code, found.kingdom, found.row, found.column = code, kingdom, 0, 0
    found.terrain, found.crowns, found.building = half >> 3, half & 7, 0
    found.numbers[0], found.numbers[1], found.numbers[2] = one, two, 0
    return min(n + 1, MAX_FINDINGS)


@kernel
def add_square(findings: Findings, n: int, code: int, kingdom: int, half: int, land: FactsRow, place: int) -> int:
    """Add a finding about a square."""
    after = add(findings, n, code, kingdom, half, 0, 0)
    findings[after - 1].row, findings[after - 1].column = land.row[place], land.column[place]
    return after


@kernel
def half_at(land: FactsRow, place: int) -> int:
    """Return terrain and crowns of a square as one number."""
    return 8 * int(land.terrain[place]) + int(land.crowns[place])


@kernel
def check_lands(state: StateRow, boxes: int, land: FactsRow, findings: Findings) -> int:
    """K2, K7, K8: check the land of all kingdoms against the frame and a set of boxes."""
    laid, held = local_ints(_HALVES), local_ints(_HALVES)
    clear(laid)
    count_held(boxes, held)
    n = 0
    for index in range(state.kingdoms_in_play):
        survey_land(state, index, land)
        count_halves(land, laid)
        n = check_frame(state.kingdoms[index], index, int(state.frame), int(state.frame), findings, n)
        n = check_connection(state.kingdoms[index], index, land, findings, n)
        n = check_number(land, index, findings, n)
    n = check_amounts(laid, held, findings, n)
    for index in range(state.kingdoms_in_play):
        survey_land(state, index, land)
        n = check_dominoes(land, index, boxes, held, findings, n)
    return n


@kernel
def check_frame(kingdom: KingdomRow, index: int, rows: int, columns: int, findings: Findings, n: int) -> int:
    """K8, D1: the kingdom fits its frame."""
    north, south, west, east = bounds(kingdom)
    height, width = south - north + 1, east - west + 1
    if height > rows or width > columns:
        n = add(findings, n, FRAME, index, 0, height, width)
        findings[n - 1].numbers[2] = rows
    return n


@kernel
def check_number(land: FactsRow, index: int, findings: Findings, n: int) -> int:
    """Dominoes cover an even number of squares."""
    return add(findings, n, ODD, index, 0, int(land.squares), 0) if land.squares % 2 == 1 else n


@kernel
def check_connection(kingdom: KingdomRow, index: int, land: FactsRow, findings: Findings, n: int) -> int:
    """K7: all land is connected to the castle."""
    reached = joined(CASTLE, kingdom.taken)
    for place in range(land.squares):
        if reached & at(int(land.row[place]), int(land.column[place])) == NOTHING:
            n = add_square(findings, n, APART, index, 0, land, place)
    return n


@kernel
def clear(counts: NDArray[np.int64]) -> None:
    for place in range(len(counts)):
        counts[place] = 0


@kernel
def count_halves(land: FactsRow, counts: NDArray[np.int64]) -> None:
    """Add the squares of a kingdom to the count of each half."""
    for place in range(land.squares):
        counts[half_at(land, place)] += 1


@kernel
def domino_half(box: int, domino: int, half: int) -> int:
    return 8 * int(TERRAIN_OF[box, domino, half]) + int(CROWNS_OF[box, domino, half])


@kernel
def count_held(boxes: int, counts: NDArray[np.int64]) -> None:
    """K2: count the halves of all dominoes of a set of boxes."""
    clear(counts)
    for box in range(len(BOX_SIZES)):
        for domino in range(1, BOX_SIZES[box] + 1 if boxes >> box & 1 else 0):
            counts[domino_half(box, domino, 0)] += 1
            counts[domino_half(box, domino, 1)] += 1


@kernel
def check_amounts(laid: NDArray[np.int64], held: NDArray[np.int64], findings: Findings, n: int) -> int:
    """K2: no terrain, and no half of it, occurs more often than in the boxes."""
    for rank in range(len(BY_NAME)):
        squares = most = 0
        for half in range(8 * BY_NAME[rank], 8 * BY_NAME[rank] + 8):
            squares, most = squares + laid[half], most + held[half]
        if squares > most:
            n = add(findings, n, SQUARES, ALL, 8 * BY_NAME[rank], squares, most)
    for rank in range(len(BY_NAME)):
        for half in range(8 * BY_NAME[rank], 8 * BY_NAME[rank] + 8):
            if laid[half] > held[half] > 0:
                n = add(findings, n, HALVES, ALL, half, laid[half], held[half])
    return n


@kernel
def check_dominoes(land: FactsRow, index: int, boxes: int, held: NDArray[np.int64], findings: Findings, n: int) -> int:
    """K2: dominoes of the boxes make the land of a kingdom."""
    before = n
    for rank in range(len(BY_NAME)):
        for half in range(8 * BY_NAME[rank], 8 * BY_NAME[rank] + 8):
            for place in range(land.squares if held[half] == 0 else 0):
                if half_at(land, place) == half:
                    n = add_square(findings, n, CROWNS, index, half, land, place)
    if n > before:
        return n
    for place in range(land.squares):
        if is_alone(land, place, boxes):
            n = add_square(findings, n, ALONE, index, half_at(land, place), land, place)
    if n == before and land.squares % 2 == 0 and not is_covered_by_dominoes(land, boxes):
        n = add(findings, n, COVER, index, 0, 0, 0)
    return n


@kernel
def place_at(land: FactsRow, row: int, column: int) -> int:
    """Return the place of a square in the list, or -1."""
    for place in range(land.squares):
        if land.row[place] == row and land.column[place] == column:
            return place
    return -1


@kernel
def find_kind(boxes: int, one: int, other: int) -> int:
    """Return the kind of domino with these halves, or -1 if no box has one."""
    for box in range(len(BOX_SIZES)):
        for domino in range(1, BOX_SIZES[box] + 1 if boxes >> box & 1 else 0):
            first, second = domino_half(box, domino, 0), domino_half(box, domino, 1)
            if (first == one and second == other) or (first == other and second == one):
                return 64 * box + domino
    return -1


@kernel
def is_alone(land: FactsRow, place: int, boxes: int) -> bool:
    """Return whether a square makes no domino with any neighbour."""
    row, column = int(land.row[place]), int(land.column[place])
    for down, across in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        other = place_at(land, row + down, column + across)
        if other >= 0 and find_kind(boxes, half_at(land, place), half_at(land, other)) >= 0:
            return False
    return True


@kernel
def list_neighbours(land: FactsRow, near: NDArray[np.int64]) -> None:
    """Write the neighbour of each square in the east, then in the south; -1 for none."""
    for place in range(land.squares):
        row, column = int(land.row[place]), int(land.column[place])
        near[2 * place] = place_at(land, row, column + 1)
        near[2 * place + 1] = place_at(land, row + 1, column)


@kernel
def is_covered_by_dominoes(land: FactsRow, boxes: int) -> bool:
    """K2: return whether dominoes can cover the land, each used at most as often as the boxes hold it."""
    near, kinds, left = local_ints(_WAYS), local_ints(_WAYS), local_ints(_KINDS)
    list_neighbours(land, near)
    clear(left)
    for box in range(len(BOX_SIZES)):
        for domino in range(1, BOX_SIZES[box] + 1 if boxes >> box & 1 else 0):
            left[find_kind(boxes, domino_half(box, domino, 0), domino_half(box, domino, 1))] += 1
    for way in range(2 * int(land.squares)):
        other = near[way]
        kinds[way] = find_kind(boxes, half_at(land, way // 2), half_at(land, other)) if other >= 0 else -1
    return can_cover(int(land.squares), NOTHING, 0, near, kinds, left)


@kernel
def is_covered_by_any(land: FactsRow, apart: int) -> bool:
    """D3, D8: return whether any dominoes can cover the land, and up to `apart` squares singly."""
    near, kinds, left = local_ints(_WAYS), local_ints(_WAYS), local_ints(1)
    list_neighbours(land, near)
    clear(kinds)
    left[_ANY] = MAX_LAND
    return can_cover(int(land.squares), NOTHING, apart, near, kinds, left)


@kernel
def can_cover(
    n: int, covered: int, apart: int, near: NDArray[np.int64], kinds: NDArray[np.int64], left: NDArray[np.int64]
) -> bool:
    """Cover the first square that is not covered, in every way, and the others after it; return whether all can be."""
    place = lowest(~covered)
    if place >= n:
        return True
    here = covered | ONE << word(place)
    for way in range(2 * place, 2 * place + 2):
        other, kind = near[way], kinds[way]
        if other >= 0 and kind >= 0 and here & (ONE << word(other)) == NOTHING and left[kind] > 0:
            left[kind] -= 1
            if can_cover(n, here | ONE << word(other), apart, near, kinds, left):
                return True
            left[kind] += 1
    return apart > 0 and can_cover(n, here, apart - 1, near, kinds, left)


@dataclass(frozen=True, slots=True)
class Inconsistency:
    """An inconsistency: its kind, the arguments of its message, and its squares."""

    code: str
    args: dict[str, str | int] = field(default_factory=dict)
    kingdom: int | None = None  # None: all kingdoms together
    squares: tuple[Square, ...] = ()


_LAND: Final = np.dtype((np.record, LAND))
_FINDING: Final = np.dtype((np.record, FINDING))
_LAYOUT: Final = RowLayout(FINDING)


@kernel
def list_findings_in(states: NDArray[Any], land: NDArray[Any], findings: Findings) -> int:
    return list_findings(states[0], land[0], findings)


def find_inconsistencies(state: State, terrains: Sequence[str], buildings: Sequence[str] = ()) -> list[Inconsistency]:
    """Check all kingdoms of a table."""
    findings = np.zeros(MAX_FINDINGS, _FINDING)
    n = list_findings_in(state.states, np.empty(1, _LAND), findings)
    rows = [_LAYOUT.unpack(findings[index : index + 1]) for index in range(n)]
    return [_make([*group], terrains, buildings) for _, group in groupby(rows, _topic)]


def _topic(finding: PlainRow) -> tuple[object, ...]:
    """Return what findings about the squares of one inconsistency have in common; a square alone is one by itself."""
    square = (finding.row, finding.column) if finding.code == ALONE else None
    return finding.code, finding.kingdom, finding.terrain, finding.crowns, finding.building, square


def _make(findings: list[PlainRow], terrains: Sequence[str], buildings: Sequence[str]) -> Inconsistency:
    first, numbers = findings[0], iter(findings[0].numbers)
    args: dict[str, str | int] = {}
    for name in ARGUMENTS[CODES[first.code]]:
        if name == "terrain":
            args[name] = terrains[first.terrain]
        elif name == "building":
            args[name] = buildings[first.building]
        else:
            args[name] = first.crowns if name == "crowns" else next(numbers)
    squares = tuple((each.row, each.column) for each in findings) if first.code in WITH_SQUARES else ()
    return Inconsistency(CODES[first.code], args, None if first.kingdom == ALL else first.kingdom, squares)
