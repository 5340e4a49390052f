"""What is beside the land: courts, lines, builders' board, dice and spell book."""

from collections.abc import Sequence
from typing import Final

from ..i18n.messages import Words
from ..match.view.types import Builders, Die, Draft, Kingdom, Offer, View
from .assets import seat_colour, symbol
from .glyphs import draw_text, text_width
from .pieces import Piece, column, die_piece, domino_piece, king, row, shield

_TITLE: Final = 26
_EMPTY: Final = (
    '<rect x="2" y="26" width="68" height="82" rx="9" fill="none" stroke="var(--line)" stroke-width="2" '
    'stroke-dasharray="6 5"/>'
)


def side_panel(view: View, colours: Sequence[int], words: Words) -> Piece | None:
    """Draw lines, builders' board, dice and spell book; None if there are none."""
    parts = []
    if view.draft is not None and (view.draft.older or view.draft.newer):
        parts.append(_lines(view.draft, colours, words))
    if view.builders is not None:
        parts.append(_board(view.builders, words))
    if view.dice:
        parts.append(_dice(view.dice, colours, words))
    if view.kingdoms[0].book is not None:
        parts.append(_book(view.kingdoms, colours, words))
    return column(parts, 26) if parts else None


def court_piece(kingdom: Kingdom, colour: int) -> Piece | None:
    """Draw coins, knights and towers of a court, and the queen if she visits it."""
    court = kingdom.court
    if court is None:
        return None
    parts = [_amount("coin", court.coins, 26, 26), _amount("knight", court.knights, 24, 29)]
    parts.append(_amount("tower", court.towers, 24, 29))
    if court.queen:
        parts.append(Piece(28, 34, symbol("queen", 0, 0, 28, 34)))
    drawn = row(parts, 20)
    return Piece(drawn.width, drawn.height, f'<g color="{seat_colour(colour)}">{drawn.markup}</g>')


def _amount(name: str, count: int, width: float, height: float) -> Piece:
    number = draw_text(str(count), width + 6, 25, 25)
    return Piece(width + 6 + text_width(str(count), 25), 34, symbol(name, 0, (34 - height) / 2, width, height) + number)


def _titled(title: str, piece: Piece) -> Piece:
    words = draw_text(title, 0, 17, 19, "var(--ink-soft)")
    return Piece(max(piece.width, text_width(title, 19)), piece.height + _TITLE, words + piece.at(0, _TITLE))


def _lines(draft: Draft, colours: Sequence[int], words: Words) -> Piece:
    """Draw the line that is being placed, and the line on offer."""
    lines = [(words("line-older"), draft.older), (words("line-newer"), draft.newer)]
    return row([_line(title, offers, draft, colours) for title, offers in lines if offers], 18)


def _line(title: str, offers: list[Offer], draft: Draft, colours: Sequence[int]) -> Piece:
    return _titled(title, column([_offer(offer, offer.domino == draft.hand, colours) for offer in offers], 12))


def _offer(offer: Offer, in_hand: bool, colours: Sequence[int]) -> Piece:
    parts = [domino_piece(offer.domino).at(36, 0, 0.54)]
    if offer.seat is not None:
        parts.append(king(colours[offer.seat], 0, 4, 44))
    if in_hand:
        parts.append(
            '<rect x="31" y="-5" width="118" height="64" rx="9" fill="none" stroke="var(--accent)" stroke-width="4"/>'
        )
    faint = ' opacity="0.35"' if offer.done else ""
    return Piece(146, 54, f"<g{faint}>{''.join(parts)}</g>")


def _board(builders: Builders, words: Words) -> Piece:
    """Draw the slots of the builders' board with their prices, and the dragon."""
    slots = []
    for number, slot in enumerate(builders.slots):
        price = draw_text(str(slot.price), 26, 17, 20, anchor="end") + symbol("coin", 31, 1, 19, 19)
        if slot.building:
            price += symbol(f"tile-{slot.building}", 0, 24, 72, 86)
        elif builders.dragon == number:
            price += symbol("dragon", 2, 36, 68, 58)
        else:
            price += _EMPTY
        slots.append(Piece(72, 110, price))
    return _titled(words("builders"), column([row(slots[:3], 18), row(slots[3:], 18)], 10))


def _dice(dice: list[Die], colours: Sequence[int], words: Words) -> Piece:
    """Draw the dice, each with the shield of its owner."""
    drawn = []
    for die in dice:
        markup = die_piece(die.face).at(0, 0, 0.6)
        if die.seat is not None:
            markup += shield(colours[die.seat], 18, 72, 34)
        drawn.append(Piece(67, 106, markup))
    return _titled(words("dice"), row(drawn, 12))


def _book(kingdoms: list[Kingdom], colours: Sequence[int], words: Words) -> Piece:
    """Draw the spell book: for each row both players' boxes, a star for a power held, a lock for one lost."""
    books = [(kingdom.book, colours[kingdom.seats[0]]) for kingdom in kingdoms if kingdom.book is not None]
    lines = [Piece(300, 34, "".join(shield(colour, 58 + 124 * n, 0, 30) for n, (_, colour) in enumerate(books)))]
    for number, first in enumerate(books[0][0].rows):
        markup = symbol(f"t-{first.symbol}", 0, 0, 36, 36)
        for n, (book, _) in enumerate(books):
            markup += _track(book.rows[number].boxes, book.rows[number].ticks, book.rows[number].standing, 58 + 124 * n)
        lines.append(Piece(300, 36, markup))
    return _titled(words("spell-book"), column(lines, 8))


def _track(boxes: int, ticks: int, standing: str, x: float) -> str:
    if standing == "struck":
        return f'<g color="var(--ink-soft)">{symbol("i-lock", x, 6, 24, 24)}</g>'
    parts = []
    for box in range(boxes):
        fill = "var(--accent)" if box < ticks else "none"
        place = f'x="{x + box * 19}" y="9" width="15" height="18" rx="4"'
        parts.append(f'<rect {place} fill="{fill}" stroke="var(--ink-soft)" stroke-width="2"/>')
    if standing in ("held", "used"):
        sign = symbol("i-star" if standing == "held" else "i-check", x + boxes * 19 + 2, 7, 22, 22)
        parts.append(f'<g color="var(--ink)">{sign}</g>')
    return "".join(parts)
