"""The dice and the spell book of the Duel, read from CSV files and checked once."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine.kernel import kernel
from ..land.facts import by_name
from ..land.kingdom import separate_properties
from ..land.pieces import rows

Face: TypeAlias = tuple[str, int]  # symbol and crosses
Standing: TypeAlias = Literal["open", "held", "used", "struck"]

FOLDER: Final = Path(__file__).parent

SYMBOLS: Final = ("dot", "line", "double_dot", "double_line", "filled", "checked")
WILD: Final = len(SYMBOLS)  # the joker "?", which takes any coat of arms (D4)
SYMBOL_NAMES: Final = (*SYMBOLS, "wild")
BY_NAME: Final = by_name(SYMBOLS)
LETTERS: Final = {"d": "dot", "l": "line", "D": "double_dot", "L": "double_line", "f": "filled", "c": "checked"}

DICE: Final = 4
FACES: Final = 6
NORTH, SOUTH, WEST, EAST = -2, 2, -3, 3  # the edges of the map, counted from the castle
SHIELDS: Final = 34
MAX_CROSSES_DRAWN: Final = 3  # two on the die, one of the castle bonus (D9)
MAX_CROSSES: Final = MAX_CROSSES_DRAWN + 1  # and one of the power `add_cross` (D8)


@dataclass(frozen=True, slots=True)
class Spell:
    """One row of the spell book: the first player to tick all its boxes gets the power."""

    symbol: str
    boxes: int
    power: str
    at_once: bool


def _read_dice() -> tuple[tuple[Face, ...], ...]:
    dice: list[list[Face]] = [[] for _ in range(DICE)]
    for row in rows(FOLDER / "dice.csv"):
        dice[int(row["die"])].append((row["symbol"], int(row["crosses"])))
    assert all(len(die) == FACES for die in dice)
    assert all(symbol in SYMBOL_NAMES and 0 <= crosses <= 2 for die in dice for symbol, crosses in die)
    return tuple(map(tuple, dice))


def _read_spell_book() -> tuple[Spell, ...]:
    book = tuple(
        Spell(row["symbol"], int(row["boxes"]), row["power"], row["at_once"] == "yes")
        for row in rows(FOLDER / "spell_book.csv")
    )
    assert tuple(spell.symbol for spell in book) == SYMBOLS
    return book


DIE_FACES: Final = _read_dice()
SPELL_BOOK: Final = _read_spell_book()
POWERS: Final = tuple(spell.power for spell in SPELL_BOOK)
BOXES: Final = np.array([spell.boxes for spell in SPELL_BOOK])

IGNORE_CONNECTION: Final = POWERS.index("ignore_connection")
SEPARATE_DICE: Final = POWERS.index("separate_dice")
PICK_TWO_FIRST: Final = POWERS.index("pick_two_first")
TURN_DIE: Final = POWERS.index("turn_die")
THREE_POINTS: Final = POWERS.index("three_points_per_domain")
ADD_CROSS: Final = POWERS.index("add_cross")


def _arrays() -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.bool_]]:
    symbol = np.array([[SYMBOL_NAMES.index(name) for name, _ in die] for die in DIE_FACES])
    crosses = np.array([[number for _, number in die] for die in DIE_FACES])
    first = np.array([[die.index(face) == index for index, face in enumerate(die)] for die in DIE_FACES])
    return symbol, crosses, first


FACE_SYMBOL, FACE_CROSSES, FACE_IS_NEW = _arrays()  # a face is new unless an earlier one of its die is equal


BOOK: Final = [
    ("ticks", "u1", (len(SYMBOLS),)),  # boxes ticked in each row
    ("used", "u1", (len(SYMBOLS),)),  # 1 for each power that was used
    ("named", "u1"),  # the coat of arms named with `three_points_per_domain`; WILD for none
    ("roof", "u1"),  # 1 when the castle's roof is painted: the bonus is used
    ("drew", "u1"),  # 1 when a domino was drawn in this round
    ("discards", "<u4"),  # rounds in which none was
]
BookRow: TypeAlias = Any  # a record with the fields of BOOK

DOMAIN_POINTS: Final = 3
ROW_STANDINGS: Final[tuple[Standing, ...]] = ("open", "held", "used", "struck")  # of a row of the spell book
OPEN, HELD, USED, STRUCK = range(len(ROW_STANDINGS))


@kernel
def has_won(book: BookRow, row: int) -> bool:
    """D6: every box of the row is ticked."""
    return bool(book.ticks[row] == BOXES[row])


@kernel
def holds(book: BookRow, power: int) -> bool:
    """D8: the power was won and not used yet."""
    return has_won(book, power) and book.used[power] == 0


@kernel
def row_standing(own: BookRow, rival: BookRow, row: int) -> int:
    """D6: return the standing of a row; it is open until a player fills it."""
    if has_won(own, row):
        return USED if own.used[row] else HELD
    return STRUCK if has_won(rival, row) else OPEN


@kernel
def tick(book: BookRow, rival: BookRow, symbol: int, crosses: int) -> None:
    """D6: a coat of arms without a cross ticks a box, unless its row is full or struck out; a joker ticks nothing."""
    if symbol == WILD or crosses > 0 or has_won(book, symbol) or has_won(rival, symbol):
        return
    book.ticks[symbol] += 1


@kernel
def domain_points(sheet: Any) -> int:
    """D8, D11: 3 for each property of the named coat of arms, crosses or not."""
    return 0 if sheet.named == WILD else DOMAIN_POINTS * separate_properties(sheet, int(sheet.named))
