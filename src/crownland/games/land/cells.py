"""Kernels that read and write the squares of a kingdom as cells, for text, land and scores.

A cell is 8 x terrain + crowns for land, or one of the marks below.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine import codes
from ...engine.bits import count
from ...engine.kernel import kernel
from .grid import CASTLE, NOTHING, Squares, at, joined
from .kingdom import MAX_FRAME, KingdomRow, bounds, cover, crowns_on

Kingdoms: TypeAlias = NDArray[Any]  # records with the fields of a kingdom
Cells: TypeAlias = NDArray[np.int64]  # rows of three: row, column, cell

EMPTY, CASTLE_CELL, ROW_END, END, UNKNOWN, SPACE = range(64, 70)
MAX_CELLS: Final = MAX_FRAME * (MAX_FRAME + 1)  # of one kingdom, with the ends of its rows
FACTS: Final = 7  # that `scan` finds out

_ZERO, _NINE = ord("0"), ord("9")


@kernel
def cell_at(kingdom: KingdomRow, square: Squares) -> int:
    """Return what lies on a square."""
    for terrain in range(len(kingdom.terrain)):
        if kingdom.terrain[terrain] & square != NOTHING:
            return 8 * terrain + crowns_on(kingdom, square)
    return CASTLE_CELL if square == CASTLE else EMPTY


@kernel
def survey(kingdoms: Kingdoms, first: int, last: int, out: NDArray[np.uint8]) -> int:
    """Write the cells of these kingdoms, each box row by row; return how many numbers that are.

    A kingdom whose box is impossible is written as UNKNOWN, so that damaged bytes can be read and rejected.
    """
    n = 0
    for index in range(first, last + 1):
        north, south, west, east = bounds(kingdoms[index])
        if max(south - north, east - west) >= MAX_FRAME or max(north, west) > 0 or min(south, east) < 0:
            out[n] = UNKNOWN
            n += 1
            north, south = 0, -1
        for row in range(north, south + 1):
            for column in range(west, east + 1):
                out[n] = cell_at(kingdoms[index], at(row, column))
                n += 1
            out[n] = END if row == south else ROW_END
            n += 1
    return n


@kernel
def scan(text: NDArray[np.uint8], table: NDArray[np.int64], most: int, cells: Cells, facts: NDArray[np.int64]) -> int:
    """Find the castles and all land in a text; `table` has the cell of each letter. Return the number of cells.

    Writes into `facts` the number of castles, row and column of the last one, and the bounding box. Returns -1 if the
    text cannot be read, and writes where: row, column, and index in the text.
    """
    n = row = column = place = 0
    facts[:] = 0
    while place < len(text):
        cell, crowns, start = table[text[place]], 0, place
        place += 1
        if cell == ROW_END:
            row, column = row + 1, 0
            continue
        if cell == SPACE:
            continue
        if cell < EMPTY and place < len(text) and _ZERO <= text[place] <= _NINE:
            crowns = int(text[place]) - _ZERO
            place += 1
        if cell == UNKNOWN or crowns > most:
            facts[0], facts[1], facts[2] = row, column, start
            return -1
        if cell == CASTLE_CELL:
            facts[0], facts[1], facts[2] = facts[0] + 1, row, column
        if cell != EMPTY:
            facts[3], facts[4] = row if n == 0 else min(facts[3], row), max(facts[4], row)
            facts[5], facts[6] = column if n == 0 else min(facts[5], column), max(facts[6], column)
            cells[n, 0], cells[n, 1], cells[n, 2] = row, column, cell + crowns
            n += 1
        column += 1
    return n


@kernel
def lay(kingdoms: Kingdoms, index: int, cells: Cells, castle_row: int, castle_column: int, bare: int) -> int:
    """Cover the squares of these cells in a kingdom, without the crowns of the terrain `bare`; -1 is none.

    Returns the number of covered squares that are connected to the castle.
    """
    kingdom = kingdoms[index]
    for number in range(len(cells)):
        cell = cells[number, 2]
        if cell < EMPTY:
            crowns = 0 if cell >> 3 == bare else cell & 7
            cover(kingdom, cells[number, 0] - castle_row, cells[number, 1] - castle_column, cell >> 3, crowns)
    return count(joined(CASTLE, kingdom.taken))


@kernel
def lay_cell(kingdom: KingdomRow, square: int) -> None:
    """Cover the square of an int: row and column as in an action, the cell in bits 16..21."""
    cell = (square >> 16) & 63
    cover(kingdom, codes.action_row(square), codes.action_column(square), cell >> 3, cell & 7)


@kernel
def holds_cells(kingdoms: Kingdoms, index: int, cells: Cells, castle_row: int, castle_column: int) -> bool:
    """Return whether a kingdom has each of these cells."""
    for number in range(len(cells)):
        square = at(cells[number, 0] - castle_row, cells[number, 1] - castle_column)
        if cell_at(kingdoms[index], square) != cells[number, 2]:
            return False
    return True
