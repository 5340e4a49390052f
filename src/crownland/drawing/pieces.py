"""Single pieces: land, dominoes, dice, kings. Squares are 100 wide, as in the artwork."""

from dataclasses import dataclass
from typing import Final

from ..match.view.types import Cell, Domino, Face, Kingdom
from .assets import seat_colour, symbol
from .glyphs import draw_text

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
