"""Land, kingdoms, dominoes, lines and names as text. Squares have names as on a chessboard."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from rich.style import Style
from rich.text import Text

from ...engine.errors import NotationError
from ...engine.state import State
from ...engine.validate import Square
from ...engine.variant import Variant
from ...games.land.notation import CASTLE_SQUARE
from ...match.view.types import Domino, Kingdom, Offer, Option, Room, View
from ...match.view.viewer import view_state
from ..console import Glyphs
from ..i18n import t

Land: TypeAlias = dict[Square, tuple[str, int]]  # what lies on each covered square, and its crowns or crosses


@dataclass(frozen=True, slots=True)
class Position:
    """A view with the names of the players, and the state for reasons and points that a view lacks."""

    view: View
    names: Sequence[str]
    state: State

    @property
    def variant(self) -> Variant:
        return self.state.variant

    @property
    def seat(self) -> int:
        """The seat in turn; there must be one."""
        assert self.view.seat is not None, "expected a seat that decides"
        return self.view.seat

    @property
    def kingdom(self) -> Kingdom:
        """The kingdom of the seat in turn."""
        return self.view.kingdoms[self.variant.kingdom_of(max(self.view.seat or 0, 0))]

    @property
    def frame(self) -> int:
        return self.view.kingdoms[0].frame[0]

    def name(self) -> str:
        """Return the name of the seat in turn; empty for chance."""
        seat = self.view.seat
        return "" if seat is None or seat < 0 else self.names[seat]

    def kingdom_name(self, kingdom: int) -> str:
        return " & ".join(self.names[seat] for seat in self.view.kingdoms[kingdom].seats)

    def option(self, text: str) -> Option:
        """Return the option of a legal action."""
        return next(option for option in self.view.options if option.text == text)

    def others(self, me: int) -> Iterator[int]:
        """Return all kingdoms but one."""
        return (index for index in range(len(self.view.kingdoms)) if index != me)


def make_position(state: State, names: Sequence[str]) -> Position:
    """Return the position of a state."""
    return Position(view_state(state), names, state)


def visible_land(kingdom: Kingdom) -> Land:
    return {cell.at: (cell.terrain, cell.crowns) for cell in kingdom.squares}


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


CELL: Final = 4  # columns of a square: a letter and up to three crowns

_TERRAINS: Final = {
    "wheat": Style.parse("bold #1c1c1c on #d7af00"),
    "forest": Style.parse("bold #e4f5e4 on #005f00"),
    "lake": Style.parse("bold #ffffff on #005faf"),
    "grassland": Style.parse("bold #1c1c1c on #87d75f"),
    "swamp": Style.parse("bold #ffffff on #875f5f"),
    "mine": Style.parse("bold #ffd787 on #444444"),
    "town": Style.parse("bold #ffffff on #af5f00"),
}
_GHOSTS: Final = {
    terrain: Style(color=style.bgcolor if terrain != "mine" else style.color, underline=True)
    for terrain, style in _TERRAINS.items()
}
_CASTLE: Final = Style.parse("bold #ffffff on #87005f")
_SEATS: Final = ["#e0607e", "#5aa0e8", "#e0b040", "#6cc08b", "#b48ae0", "#e08a4a", "#58c4c4", "#c0c0c0"]
FREE: Final = Style(dim=True)
NUMBER: Final = Style(bold=True)


@dataclass(frozen=True, slots=True)
class Ghost:
    """A preview on a free square: the number to type, and the terrain."""

    number: int
    terrain: str


def seat_style(seat: int) -> Style:
    return Style.parse(f"bold {_SEATS[seat]}")


def seat_name(seat: int, name: str, glyphs: Glyphs, most: int = 60) -> Text:
    """Format the shape and name of a player in the player's colour."""
    short = name if len(name) <= most else name[: most - 1] + "…"
    return Text(f"{glyphs.shapes[seat]} {short}", seat_style(seat))


def land_cell(terrain: str, crowns: int, glyphs: Glyphs, width: int = CELL, mark: str = "") -> Text:
    """Draw a square of land with its crowns and mark; in a narrow cell crowns become a digit."""
    letter = terrain[0].upper()
    if width < CELL:
        return Text(f"{letter}{crowns or ' '}".ljust(width), _TERRAINS[terrain])
    text = letter + glyphs.crown * crowns + mark
    if len(text) > width:
        text = letter + (f"{crowns}{glyphs.crown}" if len(mark) == 1 else "") + mark
    return Text(text.ljust(width), _TERRAINS[terrain])


def castle_cell(glyphs: Glyphs, width: int = CELL) -> Text:
    return Text(glyphs.castle.ljust(width) if width < CELL else f" {glyphs.castle} ".ljust(width), _CASTLE)


def domino_picture(domino: Domino, glyphs: Glyphs) -> Text:
    """Draw both halves of a domino."""
    return Text().join(land_cell(half.terrain, half.crowns, glyphs) for half in domino.halves)


def line_picture(
    line: Sequence[Offer], names: Sequence[str], glyphs: Glyphs, turn: int | None = None, most: int = 9
) -> list[Text]:
    """Draw a line, lowest number on top, with kings; `turn` is the domino being played."""
    rows = []
    for offer in line:
        number = offer.domino.number
        mark = glyphs.turn if number == turn else " "
        row = Text.assemble((f"{mark}{number:>2} ", NUMBER), domino_picture(offer.domino, glyphs), " ")
        if offer.seat is not None:
            row += seat_name(offer.seat, names[offer.seat], glyphs, most)
        if offer.done:
            row.stylize("dim")
        rows.append(row)
    return rows


@dataclass(frozen=True, slots=True)
class Box:
    """Rows and columns of a picture, ends included."""

    north: int
    south: int
    west: int
    east: int

    @property
    def rows(self) -> range:
        return range(self.north, self.south + 1)

    @property
    def columns(self) -> range:
        return range(self.west, self.east + 1)


def bounding_box(land: Land) -> Box:
    rows, columns = zip(*land, CASTLE_SQUARE, strict=True)
    return Box(min(rows), max(rows), min(columns), max(columns))


def visible_window(land: Land, room: Room, margin: int = 2) -> Box:
    """Return the land with the free squares around it that a domino can cover."""
    box = bounding_box(land)
    return Box(
        max(box.north - margin, room.north),
        min(box.south + margin, room.south),
        max(box.west - margin, room.west),
        min(box.east + margin, room.east),
    )


def kingdom_picture(
    kingdom: Kingdom,
    glyphs: Glyphs,
    ghosts: Mapping[Square, Ghost] | None = None,
    tall: bool = False,
    margin: int = 2,
    marks: Mapping[Square, str] | None = None,
) -> list[Text]:
    """Draw a kingdom with the names of its squares and its edge, solid where it cannot grow.

    `marks` are short texts on squares.
    """
    land, room, frame = visible_land(kingdom), kingdom.room, kingdom.frame[0]
    window = visible_window(land, room, margin)
    flat, upright, open_flat, open_upright = tuple(glyphs.limits)
    left = upright if window.west == room.west else open_upright
    right = upright if window.east == room.east else open_upright
    width = CELL * len(window.columns)
    north_west, north_east, south_west, south_east = tuple(glyphs.corners)
    top = (flat if window.north == room.north else open_flat) * width
    bottom = (flat if window.south == room.south else open_flat) * width
    letters = "".join(column_name(column, frame).ljust(CELL) for column in window.columns)
    rows = [Text(f"    {letters}", FREE), Text(f"  {north_west}{top}{north_east}", FREE)]
    for row in window.rows:
        signs = [(marks or {}).get((row, column), "") for column in window.columns]
        cells = [
            _cell(land, (row, column), glyphs, ghosts or {}, mark="" if tall else sign)
            for column, sign in zip(window.columns, signs, strict=True)
        ]
        rows.append(_framed(row_name(row, frame), left, cells, right))
        if tall:
            rows.append(_framed("", left, list(map(_below, cells, signs)), right))
    return [*rows, Text(f"  {south_west}{bottom}{south_east}", FREE)]


def _framed(label: str, left: str, cells: list[Text], right: str) -> Text:
    return Text.assemble((f"{label:>2}{left}", FREE), *cells, (right, FREE))


def _below(cell: Text, mark: str) -> Text:
    """Draw the second row of a tall square, with its mark."""
    style = cell.style if isinstance(cell.style, Style) and cell.style.bgcolor else ""
    return Text(mark.ljust(CELL), style)


def _cell(
    land: Land,
    square: Square,
    glyphs: Glyphs,
    ghosts: Mapping[Square, Ghost],
    width: int = CELL,
    mark: str = "",
) -> Text:
    if square == CASTLE_SQUARE:
        return castle_cell(glyphs, width)
    if square in land:
        return land_cell(*land[square], glyphs, width, mark)
    if square in ghosts:
        ghost = ghosts[square]
        sign = f"{ghost.number}{ghost.terrain[0].upper()}"
        return Text.assemble((sign, _GHOSTS[ghost.terrain]), " " * (width - len(sign)))
    return Text(glyphs.free.ljust(width), FREE)


def small_picture(kingdom: Kingdom, glyphs: Glyphs, width: int = 2) -> list[Text]:
    """Draw a kingdom without names, as large as its frame."""
    land, (high, wide) = visible_land(kingdom), kingdom.frame
    box = bounding_box(land)
    return [
        Text().join(
            _cell(land, (row, column), glyphs, {}, width)
            if row in box.rows and column in box.columns
            else Text(" " * width)
            for column in range(box.west, box.west + wide)
        )
        for row in range(box.north, box.north + high)
    ]
