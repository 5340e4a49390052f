"""Kingdomino Duel in words: coats of arms, dice, powers, and the names of the map's squares.

A coat of arms has a code to type: d, l, dd, ll, f, c, with a + for each cross; ? is the joker. The map's columns are
a to g and its rows 1 to 5, so the castle stands on d3.
"""

import re
from typing import Final

from ....match.view.types import Book, Die
from ....rules.duel.dice import NORTH, WEST, Face
from ....rules.errors import NotationError
from ....rules.reading import Square
from ...speech import t
from ...terminal.look import Look

CODES: Final = {
    "dot": "d",
    "line": "l",
    "double_dot": "dd",
    "double_line": "ll",
    "filled": "f",
    "checked": "c",
    "wild": "?",
}
POWER_WORDS: Final = {  # what is typed to use each
    "ignore_connection": "any",
    "separate_dice": "apart",
    "pick_two_first": "take 13",
    "turn_die": "turn",
    "three_points_per_domain": "name",
    "add_cross": "cross",
}

_SQUARE: Final = re.compile(r"([a-g])([1-5])")
_COAT: Final = re.compile(r"([a-z_]+)(\+*)")


def square_name(square: Square) -> str:
    """Return the name of a square of the map.

    >>> square_name((0, 0)), square_name((-2, 3))
    ('d3', 'g1')
    """
    row, column = square
    return column_name(column) + str(row - NORTH + 1)


def column_name(column: int) -> str:
    return chr(ord("a") + column - WEST)


def is_square(word: str) -> bool:
    """Tell whether a word means a square, on the map or not."""
    return re.fullmatch(r"[a-z]\d+", word) is not None


def read_square(word: str) -> Square:
    """Read the name of a square of the map."""
    name = _SQUARE.fullmatch(word)
    if name is None:
        raise NotationError(t("text-square", got=word))
    return int(name[2]) - 1 + NORTH, ord(name[1]) - ord("a") + WEST


def face_code(face: Face) -> str:
    """Write what a die shows the way it is typed.

    >>> face_code(("double_line", 1))
    'll+'
    """
    symbol, crosses = face
    return CODES[symbol] + "+" * crosses


def read_coat(word: str) -> tuple[str, int | None]:
    """Read a coat of arms by its code or its name; its crosses are None where no + follows."""
    shape = _COAT.fullmatch(word)
    names = {code: symbol for symbol, code in CODES.items()} | {symbol: symbol for symbol in CODES}
    if shape is None or shape[1] not in names:
        codes = ", ".join(f"{code} {symbol_words(symbol)}" for symbol, code in CODES.items() if symbol != "wild")
        raise NotationError(t("text-named", arms=codes, got=word))
    return names[shape[1]], len(shape[2]) or None


def symbol_words(symbol: str) -> str:
    return t(f"terrain-{symbol}")


def face_words(face: Face) -> str:
    """Say what a die or a shield shows.

    >>> face_words(("double_dot", 2))
    'two dots with 2 crosses'
    """
    symbol, crosses = face
    return t("face-label", arms=symbol_words(symbol), crosses=crosses)


def dice_of(look: Look) -> list[Die]:
    assert look.view.dice is not None, "expected a table of the Duel"
    return look.view.dice


def face_of(look: Look, die: int) -> Face:
    """Return what a die shows, turned and with the castle bonus."""
    return dice_of(look)[die].face


def hand_of(look: Look) -> list[int]:
    """Return the dice of the seat in turn."""
    return [number for number, die in enumerate(dice_of(look)) if die.seat == look.view.seat]


def book_of(look: Look, seat: int) -> Book:
    """Return a player's side of the spell book."""
    book = look.view.kingdoms[seat].book
    assert book is not None, "expected a table of the Duel"
    return book


def holds(look: Look, seat: int, power: str) -> bool:
    """Tell whether a player has a power that is not used yet."""
    return any(row.power == power and row.standing == "held" for row in book_of(look, seat).rows)
