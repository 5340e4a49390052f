"""Sets of squares in one 64-bit word, for every board of the family.

The square in row r and column c, counted from the castle, is bit (8 r + c) mod 64: the board is a torus, and a step in
any direction is a rotation of the word. A kingdom spans at most 7 rows and 7 columns; the squares that it can reach
never overlap on the torus (docs/adr/0001), so the representation is exact.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine.bits import ONE, word
from ...engine.kernel import kernel

Squares: TypeAlias = int


NOTHING: Final = word(0)
CASTLE: Final = word(1)
_CASTLE_SIDES: Final = word(1 << 1 | 1 << 8 | 1 << 56 | 1 << 63)

EAST, SOUTH, WEST, NORTH = range(4)
ROW_STEP: Final = np.array([0, 1, 0, -1])
COLUMN_STEP: Final = np.array([1, 0, -1, 0])


def _rectangles() -> NDArray[np.uint64]:
    """Return every rectangle of up to 8 rows and 8 columns whose north-west corner is bit 0."""
    drawn = np.zeros((9, 9), np.uint64)
    for height in range(9):
        for width in range(9):
            bits = sum(1 << (8 * row + column) for row in range(height) for column in range(width))
            drawn[height, width] = bits
    return drawn


RECTANGLE: Final = _rectangles()


@kernel
def turned(squares: Squares, by: int) -> Squares:
    """Return the set rotated by `by` bits."""
    steps = word(by & 63)
    back = word((64 - by) & 63)
    return (squares << steps) | (squares >> back)


@kernel
def at(row: int, column: int) -> Squares:
    """Return the set of this one square."""
    return ONE << word((8 * row + column) & 63)


@kernel
def sides(row: int, column: int) -> Squares:
    """Return the four squares that share a side with this one."""
    return turned(_CASTLE_SIDES, 8 * row + column)


@kernel
def east(squares: Squares) -> Squares:
    return turned(squares, 1)


@kernel
def south(squares: Squares) -> Squares:
    return turned(squares, 8)


@kernel
def west(squares: Squares) -> Squares:
    return turned(squares, 63)


@kernel
def north(squares: Squares) -> Squares:
    return turned(squares, 56)


@kernel
def beside(squares: Squares) -> Squares:
    """Return the squares that share a side with one of these."""
    return east(squares) | west(squares) | south(squares) | north(squares)


@kernel
def rectangle(top: int, bottom: int, left: int, right: int) -> Squares:
    """Return all squares of these rows and columns, ends included, at most 8 of each."""
    return turned(RECTANGLE[bottom - top + 1, right - left + 1], 8 * top + left)


@kernel
def joined(start: Squares, land: Squares) -> Squares:
    """Return the squares of `land` that are connected to `start` by sides."""
    reached = start
    while True:
        further = reached | (beside(reached) & land)
        if further == reached:
            return reached
        reached = further
