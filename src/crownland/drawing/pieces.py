"""Pieces (land, dominoes, dice, kings), and the panels beside the land: courts, lines, builders' board, spell book.

Squares are 100 wide, as in the artwork.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..i18n.messages import Words
from ..match.view.types import Builders, Cell, Die, Domino, Draft, Face, Kingdom, Offer, View
from .assets import draw_text, seat_colour, symbol, text_width

SQUARE: Final = 100


@dataclass(frozen=True, slots=True)
class Piece:
    """Markup with its size."""

    width: float
    height: float
    markup: str

    def at(self, x: float, y: float, scale: float = 1.0) -> str:
        """Place it at a position, scaled."""
        return f'<g transform="translate({x:.5g} {y:.5g}) scale({scale:.4g})">{self.markup}</g>'

    def within(self, x: float, y: float, width: float, height: float) -> str:
        """Place it in the middle of a box, as large as possible."""
        scale = min(width / self.width, height / self.height)
        return self.at(x + (width - self.width * scale) / 2, y + (height - self.height * scale) / 2, scale)


def column(pieces: list[Piece], gap: float) -> Piece:
    """Stack pieces, left-aligned."""
    parts, y = [], 0.0
    for piece in pieces:
        parts.append(piece.at(0, y))
        y += piece.height + gap
    return Piece(max(piece.width for piece in pieces), y - gap, "".join(parts))


def row(pieces: list[Piece], gap: float) -> Piece:
    """Put pieces side by side, top-aligned."""
    parts, x = [], 0.0
    for piece in pieces:
        parts.append(piece.at(x, 0))
        x += piece.width + gap
    return Piece(x - gap, max(piece.height for piece in pieces), "".join(parts))


def land(kingdom: Kingdom, colour: int, small: bool) -> Piece:
    """Draw the land of a kingdom in its frame."""
    north, south, west, east = _window(kingdom)
    width, height = (east - west + 1) * SQUARE, (south - north + 1) * SQUARE
    around = f'x="-8" y="-8" width="{width + 16}" height="{height + 16}" rx="14"'
    mat = f'<rect {around} fill="var(--mat)" stroke="var(--line)" stroke-width="3"/>'
    squares = [_cell(cell, small, kingdom.book is not None) for cell in kingdom.squares]
    places = [(0, 0), *(cell.at for cell in kingdom.squares)]
    edges = "".join(f"M{x * SQUARE} {y * SQUARE}h{SQUARE}v{SQUARE}h-{SQUARE}z" for y, x in places)
    inside = [
        symbol("t-castle", 0, 0, SQUARE, SQUARE),
        *squares,
        f'<path d="{edges}" fill="none" stroke="var(--tile-edge)" stroke-width="2.5" opacity="0.7"/>',
    ]
    moved = f'<g transform="translate({-west * SQUARE} {-north * SQUARE})" color="{seat_colour(colour)}">'
    return Piece(width, height, f"{mat}{moved}{''.join(inside)}</g>")


def _window(kingdom: Kingdom) -> tuple[int, int, int, int]:
    """Return the visible rows and columns: as large as the frame, around the land."""
    rows = [0, *(cell.at[0] for cell in kingdom.squares)]
    columns = [0, *(cell.at[1] for cell in kingdom.squares)]
    north, south = _extend(min(rows), max(rows), kingdom.frame[0], kingdom.room.north, kingdom.room.south)
    west, east = _extend(min(columns), max(columns), kingdom.frame[1], kingdom.room.west, kingdom.room.east)
    return north, south, west, east


def _extend(low: int, high: int, frame: int, lowest: int, highest: int) -> tuple[int, int]:
    size = max(frame, high - low + 1)
    start = max(low - (size - (high - low + 1)) // 2, min(lowest, low))
    start = min(start, max(highest, high) - size + 1)
    return start, start + size - 1


def _cell(cell: Cell, small: bool, crossed: bool) -> str:
    x, y = cell.at[1] * SQUARE, cell.at[0] * SQUARE
    parts = [symbol("building" if cell.building else f"t-{cell.terrain}", x, y, SQUARE, SQUARE)]
    if cell.building:
        parts.append(symbol(f"b-{cell.building}", x + 14, y + 14, 72, 72))
    if cell.crowns:
        parts.append(symbol(_crowns_symbol(cell.crowns, small, crossed), x, y, SQUARE, SQUARE))
    if cell.knight:
        across, down, wide, high = (20, 14, 66, 80) if small else (56, 44, 42, 52)
        parts.append(symbol("knight", x + across, y + down, wide, high))
    return "".join(parts)


def _crowns_symbol(count: int, small: bool, crossed: bool) -> str:
    return f"{'crosses' if crossed else 'crowns'}-{'small-' if small else ''}{count}"


def king(colour: int, x: float, y: float, height: float) -> str:
    """Place a king."""
    return symbol(f"king-{colour}", x, y, height * 46 / 66, height)


def shield(colour: int, x: float, y: float, height: float) -> str:
    """Place a shield."""
    return symbol(f"shield-{colour}", x, y, height * 46 / 50, height)


def domino_piece(domino: Domino) -> Piece:
    """Draw a domino of a line: two halves and its number."""
    parts = []
    for index, half in enumerate(domino.halves):
        parts.append(symbol(f"t-{half.terrain}", index * SQUARE, 0, SQUARE, SQUARE))
        if half.crowns:
            parts.append(symbol(f"crowns-{half.crowns}", index * SQUARE, 0, SQUARE, SQUARE))
    parts += [
        '<rect width="200" height="100" rx="9" fill="none" stroke="var(--tile-edge)" stroke-width="6"/>',
        '<rect x="76" y="66" width="48" height="36" rx="18" fill="#fbf3df" stroke="#3a2a1a" stroke-width="3"/>',
        draw_text(str(domino.number), 100, 93, 27, "#2b1e12", "middle"),
    ]
    return Piece(200, 100, "".join(parts))


def die_piece(face: Face) -> Piece:
    """Draw a die."""
    parts = [
        '<rect x="3" y="3" width="106" height="106" rx="20" fill="#fffaf0" stroke="#3a2a1a" stroke-width="5"/>',
        symbol(f"t-{face[0]}", 16, 16, 80, 80),
    ]
    if face[1]:
        parts.append(symbol(f"crosses-{face[1]}", 16, 16, 80, 80))
    return Piece(112, 112, "".join(parts))


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
