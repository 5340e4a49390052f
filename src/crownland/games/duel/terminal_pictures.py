"""Maps, dice and spell books of the Duel as text, and the words for them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from ...cli.console import FANCY, Glyphs, choose_glyphs
from ...cli.i18n import t
from ...cli.terminal.render import CELL, FREE, NUMBER, Land, Position, castle_cell, seat_name, seat_style
from ...engine.errors import NotationError
from ...engine.validate import Square
from ...match.view.types import Book, Die, SpellRow
from ..land.notation import CASTLE_SQUARE
from .pieces import EAST, NORTH, SOUTH, WEST, Face

CODES: Final = {
    "dot": "d",
    "line": "l",
    "double_dot": "dd",
    "double_line": "ll",
    "filled": "f",
    "checked": "c",
    "wild": "?",
}
POWER_WORDS: Final = {  # the typed word of each power
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
    """Return whether a word means a square, on the map or not."""
    return re.fullmatch(r"[a-z]\d+", word) is not None


def read_square(word: str) -> Square:
    """Read the name of a square of the map."""
    name = _SQUARE.fullmatch(word)
    if name is None:
        raise NotationError(t("text-square", got=word))
    return int(name[2]) - 1 + NORTH, ord(name[1]) - ord("a") + WEST


def face_code(face: Face) -> str:
    """Write the face of a die as it is typed.

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
    """Describe the face of a die or a shield.

    >>> face_words(("double_dot", 2))
    'two dots with 2 crosses'
    """
    symbol, crosses = face
    return t("face-label", arms=symbol_words(symbol), crosses=crosses)


def shown_dice(position: Position) -> list[Die]:
    assert position.view.dice is not None, "expected a table of the Duel"
    return position.view.dice


def shown_face(position: Position, die: int) -> Face:
    """Return the face of a die, turned and with the castle bonus."""
    return shown_dice(position)[die].face


def shown_hand(position: Position) -> list[int]:
    """Return the dice of the seat in turn."""
    return [number for number, die in enumerate(shown_dice(position)) if die.seat == position.view.seat]


def shown_book(position: Position, seat: int) -> Book:
    """Return a player's side of the spell book."""
    book = position.view.kingdoms[seat].book
    assert book is not None, "expected a table of the Duel"
    return book


def holds(position: Position, seat: int, power: str) -> bool:
    """Return whether a player has a power that is not used yet."""
    return any(row.power == power and row.standing == "held" for row in shown_book(position, seat).rows)


SMALL: Final = 3  # columns of a shield of the other player on a narrow screen
ROWS: Final = range(NORTH, SOUTH + 1)
COLUMNS: Final = range(WEST, EAST + 1)


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of the Duel: two columns for each coat of arms, a cross, boxes, and how a row of the book stands."""

    coats: Mapping[str, str]
    cross: str
    tick: str
    box: str
    standings: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Ghost:
    """What would be drawn on a free shield: the number to type, and the coat of arms."""

    number: int
    face: Face


_FANCY: Final = Signs(
    dict(zip(CODES, ("● ", "╱ ", "●●", "╱╱", "██", "▚▚", "? "), strict=True)),
    cross="✚",
    tick="■",
    box="□",
    standings={"held": "★", "used": "☆", "struck": "×"},
)
_PLAIN: Final = Signs(
    dict(zip(CODES, ("o ", "/ ", "oo", "//", "@@", "%%", "? "), strict=True)),
    cross="+",
    tick="x",
    box=".",
    standings={"held": "!", "used": "-", "struck": "/"},
)
_STYLES: Final = {
    "dot": Style.parse("bold #1c1c1c on #d7af00"),
    "line": Style.parse("bold #ffffff on #005faf"),
    "double_dot": Style.parse("bold #ffffff on #af3a00"),
    "double_line": Style.parse("bold #1c1c1c on #87d7d7"),
    "filled": Style.parse("bold #e4f5e4 on #005f00"),
    "checked": Style.parse("bold #ffffff on #5f3a87"),
    "wild": Style.parse("bold #1c1c1c on #d0d0d0"),
}
_GHOSTS: Final = {symbol: Style(color=style.bgcolor, underline=True) for symbol, style in _STYLES.items()}


def choose_signs(console: Console) -> Signs:
    return _FANCY if choose_glyphs(console) is FANCY else _PLAIN


def shield_text(face: Face, signs: Signs, width: int = CELL) -> str:
    """Write a coat of arms and its crosses; more than fit are counted."""
    symbol, crosses = face
    fits = width > SMALL and crosses <= 2
    added = signs.cross * crosses if fits else str(crosses) if width <= SMALL else f"{signs.cross}{crosses}"
    return (signs.coats[symbol] + (added if crosses else "")).ljust(width)


def shield_cell(face: Face, signs: Signs, width: int = CELL) -> Text:
    return Text(shield_text(face, signs, width), _STYLES[face[0]])


def map_picture(
    land: Land,
    console: Console,
    ghosts: Mapping[Square, Ghost] | None = None,
    width: int = CELL,
    tall: bool = False,
) -> list[Text]:
    """Draw a map with the names of its squares; a small one has no edge."""
    glyphs, signs = choose_glyphs(console), choose_signs(console)
    flat, upright = glyphs.limits[0], glyphs.limits[1]
    north_west, north_east, south_west, south_east = tuple(glyphs.corners)
    edge = flat * (width * len(COLUMNS))
    side = upright if width > SMALL else ""
    letters = "".join(column_name(column).ljust(width) for column in COLUMNS)
    above = f" {north_west}{edge}{north_east}" if side else ""
    rows = [Text(f" {' ' * len(side)}{letters}", FREE), Text(above, FREE)]
    for number, row in enumerate(ROWS, 1):
        cells = [_cell(land, (row, column), glyphs, signs, ghosts or {}, width) for column in COLUMNS]
        rows.append(Text.assemble((f"{number}{side}", FREE), *cells, (side, FREE)))
        if tall:
            rows.append(Text.assemble((f" {side}", FREE), *map(_below, cells), (side, FREE)))
    return [*rows, Text(f" {south_west}{edge}{south_east}", FREE)] if side else rows


def _below(cell: Text) -> Text:
    """Draw the second row of a shield that is two rows high."""
    style = cell.style if isinstance(cell.style, Style) and cell.style.bgcolor else ""
    return Text(" " * cell.cell_len, style)


def _cell(land: Land, square: Square, glyphs: Glyphs, signs: Signs, ghosts: Mapping[Square, Ghost], width: int) -> Text:
    if square == CASTLE_SQUARE:
        return castle_cell(glyphs, width)
    if square in land:
        return shield_cell(land[square], signs, width)
    if square in ghosts:
        ghost = ghosts[square]
        sign = f"{ghost.number}{CODES[ghost.face[0]]}"
        sign = sign if len(sign) < width else str(ghost.number)
        return Text.assemble((sign, _GHOSTS[ghost.face[0]]), " " * (width - len(sign)))
    return Text(glyphs.free.ljust(width), FREE)


def die_picture(position: Position, die: int, console: Console) -> Text:
    """Draw a die with the number to type."""
    return Text.assemble(
        (f"{die + 1}", NUMBER), "[", shield_cell(shown_face(position, die), choose_signs(console)), "]"
    )


def dice_picture(position: Position, console: Console, most: int) -> list[Text]:
    """D2: draw the dice in the middle and in the trays, and below who takes or draws in which order."""
    if not position.view.order:
        return []
    a, glyphs, trays = position.view.order[0], choose_glyphs(console), []
    for letter, owner in (("A", a), ("", None), ("B", 1 - a)):
        dice = [number for number, die in enumerate(shown_dice(position)) if die.seat == owner]
        title = Text(t("dice")) if owner is None else seat_name(owner, position.names[owner], glyphs, most)
        pictures = [die_picture(position, die, console) for die in dice] or [Text("–", FREE)]
        trays.append(Text(" ").join([Text(letter, NUMBER), title, *pictures] if letter else [title, *pictures]))
    return [Text("   ").join(trays), *_order(position, glyphs, most)]


def _order(position: Position, glyphs: Glyphs, most: int) -> list[Text]:
    """Draw the order A B B A of taking, or A B of drawing, with a mark on who is in turn."""
    view = position.view
    if view.phase not in ("take", "turn", "castle", "draw"):
        return []
    in_turn = range(view.turn, view.turn + 1)
    if view.phase == "take" and view.turn:  # B takes two at once
        in_turn = range(1, 3)
    steps = [Text(t("step-take") if view.phase == "take" else t("step-draw"), "bold")]
    for place, seat in enumerate(view.order):
        mark = glyphs.turn if place in in_turn else " "
        step = Text.assemble(mark, seat_name(seat, position.names[seat], glyphs, most))
        if place not in in_turn:
            step.stylize("dim")
        steps.append(step)
    return [Text(" ").join(steps)]


def book_picture(position: Position, console: Console, me: int, wide: bool) -> list[Text]:
    """D6..D9: draw the spell book, the row of each coat of arms with both tracks and its power; then the castles."""
    glyphs, signs = choose_glyphs(console), choose_signs(console)
    seats, width = [me, 1 - me], 7 if wide else 6
    heading = [Text(glyphs.shapes[seat], seat_style(seat)) for seat in seats]
    rows = [Text.assemble(" " * 6, *(_padded(name, width) for name in heading))]
    for mine, *both in zip(
        shown_book(position, me).rows, *(shown_book(position, seat).rows for seat in seats), strict=True
    ):
        coat = shield_cell((mine.symbol, 0), signs, 2)
        tracks = [_padded(_track(row, signs), width) for row in both]
        power = Text(_power_name(mine.power, wide), "bold green" if mine.standing == "held" else "dim")
        rows.append(Text.assemble(coat, f" {CODES[mine.symbol]:<2} ", *tracks, power))
    castles = [_padded(_castle(shown_book(position, seat), signs), width) for seat in seats]
    name = t("castle-bonus") if wide else "castle"
    return [*rows, Text.assemble(castle_cell(glyphs, 2), " " * 4, *castles, (name, "dim"))]


def _power_name(power: str, wide: bool) -> str:
    """Return the name of a power; on a narrow screen the typed word."""
    return t(f"power-{power}") if wide else POWER_WORDS[power]


def _track(row: SpellRow, signs: Signs) -> Text:
    """Draw ticked and empty boxes, or a sign that the row is won, used or lost to the other player."""
    left = row.boxes - row.ticks
    if row.standing in signs.standings:
        return Text(signs.standings[row.standing], "bold green" if row.standing == "held" else "dim")
    return Text(signs.tick * row.ticks + signs.box * left, "bold yellow" if left == 1 else "")


def _castle(book: Book, signs: Signs) -> Text:
    return Text(signs.standings["held"]) if book.castle_bonus else Text(signs.standings["used"], "dim")


def _padded(text: Text, width: int) -> Text:
    return text + Text(" " * (width - text.cell_len))


def book_page(position: Position, console: Console, words: Sequence[str]) -> Text:
    """Explain every power of the spell book, and the standing of both players."""
    signs = choose_signs(console)
    lines = []
    for both in zip(shown_book(position, 0).rows, shown_book(position, 1).rows, strict=True):
        power, symbol = both[0].power, both[0].symbol
        title = Text.assemble(shield_cell((symbol, 0), signs, 2), f" {symbol_words(symbol)}: ", t(f"power-{power}"))
        tracks = [_describe_row(row, position.names[seat], signs) for seat, row in enumerate(both)]
        lines.append(Text("\n   ").join([title, Text(t(f"power-{power}-text"), "dim"), Text(" · ").join(tracks)]))
    return Text("\n").join(lines)


def _describe_row(row: SpellRow, name: str, signs: Signs) -> Text:
    """Describe the standing of a row of the spell book for a player, with its sign."""
    standing = t(f"spell-{row.standing}")
    result = t("spell-label", name=name, ticks=row.ticks, boxes=row.boxes, standing=standing)
    return Text.assemble(result, " ", _track(row, signs))
