"""Names for the squares of a kingdom that can still grow in every direction, as on a chessboard.

A column is a letter and a row a number, both counted so that the castle's name never changes: it stands on e5 in a
kingdom of 5x5 and on g7 in one of 7x7. Rows grow downwards.
"""

import re
from collections.abc import Sequence
from typing import Final

from ...rules.errors import NotationError
from ...rules.reading import Square
from ..speech import t

_NAME: Final = re.compile(r"([a-m])(\d{1,2})")
_NUMBERS: Final = re.compile(r"(-?\d),(-?\d)")


def row_name(row: int, frame: int) -> str:
    return str(row + frame)


def column_name(column: int, frame: int) -> str:
    return chr(ord("a") + column + frame - 1)


def square_name(square: Square, frame: int) -> str:
    """Return the name of a square.

    >>> square_name((0, 0), 5), square_name((-1, 2), 5), square_name((0, 0), 7)
    ('e5', 'g4', 'g7')
    """
    row, column = square
    return column_name(column, frame) + row_name(row, frame)


def pair_name(at: Sequence[Square], frame: int) -> str:
    return " ".join(square_name(square, frame) for square in at)


def read_square(text: str, frame: int) -> Square:
    """Read a name such as g4, or row and column counted from the castle such as -1,2."""
    if name := _NAME.fullmatch(text.lower()):
        return int(name[2]) - frame, ord(name[1]) - ord("a") - frame + 1
    if numbers := _NUMBERS.fullmatch(text):
        return int(numbers[1]), int(numbers[2])
    raise NotationError(t("text-square", got=text))
