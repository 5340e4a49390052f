"""Pictures of Kingdomino Duel: maps, dice in the middle and in the trays, and the spell book between the players.

A coat of arms is a sign on a colour of its own, so that a picture also reads without colours.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from ....rules.draft.draft import NOBODY
from ....rules.duel.dice import EAST, NORTH, SOUTH, SPELL_BOOK, WEST, Face
from ....rules.duel.spell_book import has_won, holds
from ....rules.land.notation import CASTLE_SQUARE, Land
from ....rules.reading import Square
from ....rules.state import State
from ...console import FANCY, Glyphs, glyphs_of
from ...terminal.render import CELL, FREE, NUMBER, castle_cell, seat_name
from .words import CODES, POWER_SENTENCES, POWER_WORDS, column_name, face_of

SMALL: Final = 3  # columns of a shield of the other player on a narrow screen
ROWS: Final = range(NORTH, SOUTH + 1)
COLUMNS: Final = range(WEST, EAST + 1)


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of the Duel: two columns for each coat of arms, a cross, a ticked and an empty box."""

    coats: Mapping[str, str]
    cross: str
    tick: str
    box: str


@dataclass(frozen=True, slots=True)
class Ghost:
    """What would be drawn on a free shield: the number to type, and the coat of arms."""

    number: int
    face: Face


_FANCY: Final = Signs(
    dict(zip(CODES, ("● ", "╱ ", "●●", "╱╱", "██", "▚▚", "? "), strict=True)), cross="✚", tick="■", box="□"
)
_PLAIN: Final = Signs(
    dict(zip(CODES, ("o ", "/ ", "oo", "//", "@@", "%%", "? "), strict=True)), cross="+", tick="x", box="."
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
_LONG_NAMES: Final = {
    "ignore_connection": "draw anywhere",
    "separate_dice": "draw apart",
    "pick_two_first": "take two",
    "turn_die": "turn a die",
    "three_points_per_domain": "+3 a property",
    "add_cross": "+1 cross",
}


def signs_of(console: Console) -> Signs:
    return _FANCY if glyphs_of(console) is FANCY else _PLAIN


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
    glyphs, signs = glyphs_of(console), signs_of(console)
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


def die_picture(state: State, die: int, console: Console) -> Text:
    """Draw a die with the number to type."""
    return Text.assemble((f"{die + 1}", NUMBER), "[", shield_cell(face_of(state, die), signs_of(console)), "]")


def dice_picture(state: State, names: Sequence[str], console: Console, most: int) -> list[Text]:
    """D2: draw the dice in the middle and in the trays, and below who takes or draws in which order."""
    a = int(state.record.player_a)
    if a == NOBODY:
        return []
    glyphs, trays = glyphs_of(console), []
    for letter, owner in (("A", a), ("", NOBODY), ("B", 1 - a)):
        dice = [die for die in range(int(state.record.rolled)) if state.record.owner[die] == owner]
        title = seat_name(owner, names[owner], glyphs, most) if owner != NOBODY else Text("Middle")
        pictures = [die_picture(state, die, console) for die in dice] or [Text("no dice", FREE)]
        trays.append(Text(" ").join([Text(letter, NUMBER), title, *pictures] if letter else [title, *pictures]))
    return [Text("   ").join(trays), *_order(state, names, glyphs, a, most)]


def _order(state: State, names: Sequence[str], glyphs: Glyphs, a: int, most: int) -> list[Text]:
    """Draw the order A B B A of taking, or A B of drawing, with a mark on who is in turn."""
    if state.phase == "take":
        order, done, what = [a, 1 - a, 1 - a, a], 0 if state.seat == a else 1, "Take "
        turns = range(done, 1 if done == 0 else 3)
    elif state.phase in ("turn", "castle", "draw"):
        order, done, what = [a, 1 - a], 0 if state.seat == a else 1, "Draw "
        turns = range(done, done + 1)
    else:
        return []
    steps = [Text(what, "bold")]
    for place, seat in enumerate(order):
        step = Text.assemble(glyphs.turn if place in turns else " ", seat_name(seat, names[seat], glyphs, most))
        if place not in turns:
            step.stylize("dim")
        steps.append(step)
    return [Text(" ").join(steps)]


def book_picture(state: State, names: Sequence[str], console: Console, me: int, wide: bool) -> list[Text]:
    """D6..D9: draw the spell book, the row of each coat of arms with both tracks and its power; then the castles."""
    glyphs, signs = glyphs_of(console), signs_of(console)
    seats = [me, 1 - me]
    heading = [seat_name(seat, names[seat][: 4 if wide else 3], glyphs) for seat in seats]
    rows = [Text.assemble("Book  ", *(_padded(name, 7 if wide else 6) for name in heading))]
    for row, spell in enumerate(SPELL_BOOK):
        coat = shield_cell((spell.symbol, 0), signs, 2)
        tracks = [_padded(_track(state, seat, row, signs), 7 if wide else 6) for seat in seats]
        held = holds(state.record.kingdoms[me], row)
        power = Text(_power_name(spell.power, wide), "bold green" if held else "dim")
        rows.append(Text.assemble(coat, f" {CODES[spell.symbol]:<2} ", *tracks, power))
    castles = [_padded(_castle(state, seat), 7 if wide else 6) for seat in seats]
    name = _power_name("add_cross", wide)
    return [*rows, Text.assemble(castle_cell(glyphs, 2), " " * 4, *castles, (name, "dim"))]


def _power_name(power: str, wide: bool) -> str:
    return _LONG_NAMES[power] if wide else POWER_WORDS[power]


def _track(state: State, seat: int, row: int, signs: Signs) -> Text:
    """Draw ticked and empty boxes, or say that the row is won, used or lost to the other player."""
    book, rival = state.record.kingdoms[seat], state.record.kingdoms[1 - seat]
    if has_won(book, row):
        return Text("won", "bold green") if holds(book, row) else Text("used", "dim")
    if has_won(rival, row):
        return Text("lost", "dim")
    ticks, boxes = int(book.ticks[row]), SPELL_BOOK[row].boxes
    return Text(signs.tick * ticks + signs.box * (boxes - ticks), "bold yellow" if boxes - ticks == 1 else "")


def _castle(state: State, seat: int) -> Text:
    return Text("used", "dim") if state.record.kingdoms[seat].roof else Text("free")


def _padded(text: Text, width: int) -> Text:
    return text + Text(" " * (width - text.cell_len))


def book_page(state: State, names: Sequence[str], console: Console, words: Sequence[str]) -> Text:
    """Explain every power of the spell book, and how both players stand."""
    signs = signs_of(console)
    lines = []
    for row, spell in enumerate(SPELL_BOOK):
        tracks = (Text.assemble(names[seat], " ", _track(state, seat, row, signs)) for seat in range(2))
        coat = shield_cell((spell.symbol, 0), signs, 2)
        title = Text.assemble(coat, f" {spell.symbol.replace('_', ' ')}: ", Text(", ").join(tracks))
        lines.append(Text.assemble(title, (f"\n   {POWER_SENTENCES[spell.power]}", "dim")))
    return Text("\n").join(lines)
