"""Pictures made of text: land, kingdoms, dominoes, lines, names. They know squares and signs, but no turns.

Terrain is a background colour and a letter, a crown is a sign, so that a picture also reads without colours.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from ...rules.land.dominoes import Domino
from ...rules.land.notation import CASTLE_SQUARE, Land
from ...rules.reading import Square
from ..console import Glyphs
from .squares import column_name, row_name

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
    """What would lie on a free square: the number to type, and the terrain."""

    number: int
    terrain: str


def seat_style(seat: int) -> Style:
    return Style.parse(f"bold {_SEATS[seat]}")


def seat_name(seat: int, name: str, glyphs: Glyphs, most: int = 60) -> Text:
    """Write a player's shape and name in the player's colour."""
    short = name if len(name) <= most else name[: most - 1] + "…"
    return Text(f"{glyphs.shapes[seat]} {short}", seat_style(seat))


def land_cell(terrain: str, crowns: int, glyphs: Glyphs, width: int = CELL, mark: str = "") -> Text:
    """Draw a square of land with its crowns and what stands on it; where room is short, crowns become a digit."""
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
    halves = zip(domino.terrains, domino.crowns, strict=True)
    return Text().join(land_cell(terrain, crowns, glyphs) for terrain, crowns in halves)


def line_picture(
    numbers: Sequence[tuple[int, int | None]],
    dominoes: Mapping[int, Domino],
    names: Sequence[str],
    glyphs: Glyphs,
    turn: int | None = None,
    most: int = 9,
) -> list[Text]:
    """Draw a line, lowest number on top, with the king on each claimed domino; `turn` marks the one being played."""
    rows = []
    for number, seat in numbers:
        mark = glyphs.turn if number == turn else " "
        row = Text.assemble((f"{mark}{number:>2} ", NUMBER), domino_picture(dominoes[number], glyphs), " ")
        rows.append(row if seat is None else row + seat_name(seat, names[seat], glyphs, most))
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


def box_of(land: Land) -> Box:
    rows, columns = zip(*land, CASTLE_SQUARE, strict=True)
    return Box(min(rows), max(rows), min(columns), max(columns))


def reach_of(land: Land, frame: int) -> Box:
    """K8: return everything that a frame around this land can still hold."""
    box = box_of(land)
    return Box(box.south - frame + 1, box.north + frame - 1, box.east - frame + 1, box.west + frame - 1)


def view_of(land: Land, frame: int, margin: int = 2) -> Box:
    """Return the land and a margin within reach around it; no domino ends more than two squares outside."""
    box, reach = box_of(land), reach_of(land, frame)
    return Box(
        max(box.north - margin, reach.north),
        min(box.south + margin, reach.south),
        max(box.west - margin, reach.west),
        min(box.east + margin, reach.east),
    )


def kingdom_picture(
    land: Land,
    frame: int,
    glyphs: Glyphs,
    ghosts: Mapping[Square, Ghost] | None = None,
    tall: bool = False,
    margin: int = 2,
    marks: Mapping[Square, str] | None = None,
) -> list[Text]:
    """Draw a kingdom with the names of its squares, and around it the edge: solid where it can grow no further.

    `marks` are short texts for what stands on squares.
    """
    view, reach = view_of(land, frame, margin), reach_of(land, frame)
    flat, upright, open_flat, open_upright = tuple(glyphs.limits)
    left = upright if view.west == reach.west else open_upright
    right = upright if view.east == reach.east else open_upright
    width = CELL * len(view.columns)
    north_west, north_east, south_west, south_east = tuple(glyphs.corners)
    top = (flat if view.north == reach.north else open_flat) * width
    bottom = (flat if view.south == reach.south else open_flat) * width
    letters = "".join(column_name(column, frame).ljust(CELL) for column in view.columns)
    rows = [Text(f"    {letters}", FREE), Text(f"  {north_west}{top}{north_east}", FREE)]
    for row in view.rows:
        signs = [(marks or {}).get((row, column), "") for column in view.columns]
        cells = [
            _cell(land, (row, column), glyphs, ghosts or {}, mark="" if tall else sign)
            for column, sign in zip(view.columns, signs, strict=True)
        ]
        rows.append(_framed(row_name(row, frame), left, cells, right))
        if tall:
            rows.append(_framed("", left, list(map(_below, cells, signs)), right))
    return [*rows, Text(f"  {south_west}{bottom}{south_east}", FREE)]


def _framed(label: str, left: str, cells: list[Text], right: str) -> Text:
    return Text.assemble((f"{label:>2}{left}", FREE), *cells, (right, FREE))


def _below(cell: Text, mark: str) -> Text:
    """Draw the second row of a square that is two rows high, with what stands on it."""
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


def small_picture(land: Land, frame: int, glyphs: Glyphs, width: int = 2) -> list[Text]:
    """Draw a kingdom without names, always as large as its frame."""
    box = box_of(land)
    rows = range(box.north, box.north + frame)
    columns = range(box.west, box.west + frame)
    return [
        Text().join(
            _cell(land, (row, column), glyphs, {}, width)
            if row in box.rows and column in box.columns
            else Text(" " * width)
            for column in columns
        )
        for row in rows
    ]
