"""A player's side of the spell book, and the castle bonus (D6..D9): what is ticked, won, used and still held."""

from typing import Any, Final, TypeAlias

from ..engine.kernel import kernel
from ..land.kingdom import separate_properties
from .dice import BOXES, SYMBOLS, WILD

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


@kernel
def has_won(book: BookRow, row: int) -> bool:
    """D6: every box of the row is ticked."""
    return bool(book.ticks[row] == BOXES[row])


@kernel
def holds(book: BookRow, power: int) -> bool:
    """D8: the power was won and not used yet."""
    return has_won(book, power) and book.used[power] == 0


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
