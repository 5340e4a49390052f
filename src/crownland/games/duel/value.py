"""Features of Kingdomino Duel for the learned value: the map, and both sides of the spell book."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...bots.network import Floats
from ...engine.bits import ONE, count, lowest, word
from ...engine.kernel import kernel, local_ints
from ..land.grid import NOTHING, Squares, beside
from ..land.policies import Notes, gain_of_two, lot, open_notes, room, survey
from ..land.value import A_TERRAIN, describe_growth, describe_terrain, enter
from .map import EVERY_SHIELD, WAYS, MapRow, Pair, connecting, empty_pairs, picture, span
from .pieces import BOXES, SHIELDS, SYMBOLS, WILD, has_won, holds
from .policies_playout import pair_crosses, quick
from .position import DRAWING
from .rules import StateRow, pair

_A_ROW: Final = 5
_SHEET: Final = 9
PICTURES: Final = 5  # of a short list
_DEPTH: Final = (2, 4)
INPUTS: Final = len(SYMBOLS) * (A_TERRAIN + _A_ROW) + _SHEET


@kernel
def features(state: StateRow, index: int, notes: Notes, out: Floats) -> int:
    """Write the features of a map and its book; return how many numbers."""
    sheet, rival = state.kingdoms[index], state.kingdoms[1 - index]
    open_notes(notes, 0, 0)
    empty = EVERY_SHIELD & ~sheet.taken
    due = count(empty) / len(SYMBOLS)
    at = 0
    for symbol in range(len(SYMBOLS)):
        describe_terrain(sheet, symbol, empty, due, due / 3, out, at)
        survey(sheet, symbol, notes)
        near = beside(sheet.terrain[symbol]) & empty & beside(empty)
        describe_growth(symbol, near, due, due / 3, notes, out, at + 17)
        out[at + 23] = out[at + 24] = out[at + 25] = out[at + 26] = 0
        out[at + 15] = due / 4
        out[at + 16] = 1.0 if sheet.named == symbol else 0.0
        at += A_TERRAIN
        out[at] = int(sheet.ticks[symbol]) / int(BOXES[symbol])
        out[at + 1] = int(rival.ticks[symbol]) / int(BOXES[symbol])
        out[at + 2] = 1.0 if holds(sheet, symbol) else 0.0
        out[at + 3] = 1.0 if has_won(rival, symbol) else 0.0
        out[at + 4] = 1.0 if holds(rival, symbol) else 0.0
        at += _A_ROW
    rivals = EVERY_SHIELD & ~rival.taken
    out[at] = count(empty) / SHIELDS
    out[at + 1] = count(empty & ~beside(empty)) / 2
    out[at + 2] = count(empty & beside(sheet.taken)) / 12
    out[at + 3] = count(rivals) / SHIELDS
    out[at + 4] = 1.0 if sheet.roof == 0 else 0.0
    out[at + 5] = 1.0 if rival.roof == 0 else 0.0
    out[at + 6] = 1.0 if state.player_a == index else 0.0
    out[at + 7] = 1.0 if sheet.named != WILD else 0.0
    out[at + 8] = min(count(empty), count(rivals)) / SHIELDS
    return at + _SHEET


@kernel
def shortlist(state: StateRow, bits: int, notes: Notes, out: NDArray[np.int64]) -> int:
    """Write a few good pictures, or the action of the quick policy: the value has no features of dice."""
    best = quick(state, bits, notes)
    if state.phase != DRAWING:
        out[0] = best
        return 1
    drawn, dice = state.kingdoms[state.seat], pair(state)
    lying, standing = empty_pairs(drawn)
    start, stop = span(dice)
    worths = local_ints(PICTURES)
    n = 0
    for way in range(start, stop):
        to_east, to_south = connecting(drawn, way)
        for step, firsts in ((1, lying & to_east), (8, standing & to_south)):
            n = best_of_way(drawn, dice, way, firsts, step, bits, notes, worths, out, n)
    for index in range(n):
        if out[index] == best:
            return n
    out[n] = best
    return n + 1


@kernel
def best_of_way(
    drawn: MapRow,
    dice: Pair,
    way: int,
    firsts: Squares,
    step: int,
    bits: int,
    notes: Notes,
    worths: NDArray[np.int64],
    out: NDArray[np.int64],
    n: int,
) -> int:
    """Enter the pictures of a way on these first squares, the second ones `step` bits on; return how many there are."""
    one, other = WAYS[way, 0], WAYS[way, 1]
    crosses, more = pair_crosses(dice, way)
    empty = EVERY_SHIELD & ~drawn.taken
    survey(drawn, one, notes)
    survey(drawn, other, notes)
    while firsts != NOTHING:
        first = lowest(firsts)
        firsts &= firsts - ONE
        second = (first + step) & 63
        squares = ONE << word(first) | ONE << word(second)
        worth = gain_of_two(one, other, first, second, crosses, more, notes)
        worth += room(squares, empty & ~squares, notes.hole) + lot(bits, first + step)
        n = enter(picture(dice, way, first, second, -1), worth, worths, out, n)
    return n


@kernel
def search_depth(_state: StateRow) -> tuple[int, int]:
    """Return how many own turns a search plays by the value, and how many draws it plays on."""
    return _DEPTH


@kernel
def claims_both(_state: StateRow, _one: int, _other: int, _end: StateRow) -> bool:
    """Return whether two options claim dominoes in either order: there are none to claim."""
    return False
