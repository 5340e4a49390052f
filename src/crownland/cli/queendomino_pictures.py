"""Pictures of Queendomino: kingdoms with knights and buildings, courts in one line, the builders' board."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..rules.actions import Square
from ..rules.builders import SLOTS, is_affordable, price
from ..rules.buildings import NAMES, NO_BUILDING
from ..rules.errors import NotationError
from ..rules.notation import squares_in
from ..rules.state import State
from .building_words import code_of, counted, effects, sentence, short_name
from .console import Glyphs, glyphs_of, is_tall
from .draft_options import frame_of
from .names import kingdom_of, rulers
from .render import NUMBER, Ghost, kingdom_picture, seat_name

_NARROW: Final = 100


def buildings_of(state: State, kingdom: int) -> dict[Square, str]:
    """Return the building on each square that has one."""
    court = state.record.courts[kingdom]
    squares = squares_in(state.record.kingdoms[kingdom], court.built)
    return {(row, column): NAMES[int(court.buildings[(8 * row + column) & 63])] for row, column in squares}


def marks_of(state: State, kingdom: int, glyphs: Glyphs) -> dict[Square, str]:
    """Write what stands on squares: the code of a building, and a knight."""
    marks = {square: code_of(building) for square, building in buildings_of(state, kingdom).items()}
    for square in squares_in(state.record.kingdoms[kingdom], state.record.courts[kingdom].knights):
        marks[square] = marks.get(square, "") + glyphs.knight
    return marks


def realm_picture(
    state: State, kingdom: int, console: Console, ghosts: Mapping[Square, Ghost] | None = None, margin: int = 2
) -> list[Text]:
    """Draw a kingdom with its knights and buildings."""
    glyphs, tall = glyphs_of(console), is_tall(console)
    marks = marks_of(state, kingdom, glyphs)
    return kingdom_picture(state.land(kingdom), frame_of(state), glyphs, ghosts, tall, margin, marks)


def rulers_title(state: State, names: Sequence[str], kingdom: int, glyphs: Glyphs, most: int) -> Text:
    """Write who rules a kingdom, with their shapes and colours."""
    return Text(" ").join(seat_name(seat, names[seat], glyphs, most) for seat in rulers(state.variant, kingdom))


def court_text(state: State, kingdom: int, glyphs: Glyphs) -> str:
    """Write points, coins, knights in reserve and laid, towers, and whether the queen is here."""
    court: Any = state.record.courts[kingdom]
    laid = int(court.knights).bit_count()
    queen = " queen" if state.record.queen == kingdom else ""
    knights = f"{court.reserve}+{laid}{glyphs.knight}"
    return f"{state.totals()[kingdom]}p {court.coins}c {knights} {court.towers}{glyphs.tower}{queen}"


def court_picture(state: State, names: Sequence[str], kingdom: int, console: Console, most: int) -> Text:
    """Write a court in one line."""
    glyphs = glyphs_of(console)
    return Text.assemble(
        (f"{kingdom + 1} ", NUMBER),
        rulers_title(state, names, kingdom, glyphs, most),
        " ",
        court_text(state, kingdom, glyphs),
    )


def courts_picture(state: State, names: Sequence[str], console: Console, me: int, most: int) -> RenderableType:
    """Write all other courts, as many beside each other as there is room for."""
    others = [kingdom for kingdom in range(state.variant.kingdoms) if kingdom != me]
    return in_columns([court_picture(state, names, kingdom, console, most) for kingdom in others], console)


def in_columns(cells: Sequence[Text], console: Console, gap: int = 3) -> Table:
    """Lay short texts in columns, along the rows first."""
    width = max(cell.cell_len for cell in cells) + gap
    columns = max(1, min(len(cells), (console.width + gap) // width))
    table = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for start in range(0, len(cells), columns):
        row = cells[start : start + columns]
        table.add_row(
            *(cell for cell, _ in zip_longest(row, range(columns), fillvalue=Text()) if isinstance(cell, Text))
        )
    return table


def board_picture(state: State, console: Console, me: int) -> RenderableType:
    """Q3, Q7, Q11: draw the six slots: number, price for the kingdom of `me`, tile; dim what it cannot pay."""
    columns = 2 if console.width < _NARROW else 3
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for _ in range(columns):
        table.add_column(no_wrap=True, overflow="crop", min_width=console.width // columns - 3)
    slots = [_slot(state, slot, console, me) for slot in range(SLOTS)]
    rows = SLOTS // columns
    for row in range(rows):
        table.add_row(*(slots[row + rows * column] for column in range(columns)))
    return table


def _slot(state: State, slot: int, console: Console, me: int) -> Text:
    building = int(state.record.board[slot])
    if building == NO_BUILDING:
        content = "the dragon" if state.record.dragon == slot else "empty"
        return Text.assemble((f"{slot + 1} ", NUMBER), (content, "dim"))
    name, cost = NAMES[building], int(price(state.record, slot, me))
    reduced = f"{slot}{glyphs_of(console).turn}{cost}c" if cost < slot else f"{cost}c"
    row = Text.assemble((f"{slot + 1} ", NUMBER), f"{reduced} {short_name(name)} ", effects(name, glyphs_of(console)))
    if not is_affordable(state.record, slot, me):
        row.stylize("dim")
    return row


def board_page(state: State, names: Sequence[str], console: Console, words: Sequence[str]) -> RenderableType:
    """Explain the open tiles, and the queen and the dragon."""
    me = kingdom_of(state.variant, max(state.seat, 0))
    lines = []
    for slot in range(SLOTS):
        building = int(state.record.board[slot])
        cost = int(price(state.record, slot, me))
        told = "no tile" if building == NO_BUILDING else f"{sentence(NAMES[building])} ({counted(cost, 'coin')})"
        lines.append(Text.assemble((f"{slot + 1} ", NUMBER), told))
    queen = int(state.record.queen)
    host = (
        "has not come yet"
        if queen < 0
        else f"visits {' & '.join(names[seat] for seat in rulers(state.variant, queen))}"
    )
    dragon = (
        "is in its cave" if state.record.dragon < 0 else f"has burnt slot {int(state.record.dragon) + 1} this round"
    )
    lines += [
        Text(f"The queen {host}; the dragon {dragon}."),
        Text(
            f"{counted(int(state.record.pile_left), 'tile')} in the pile; left in the supply: "
            f"{counted(int(state.record.knights_left), 'knight')}, {counted(int(state.record.towers_left), 'tower')}."
        ),
    ]
    return Text("\n").join(lines)


def look_page(state: State, names: Sequence[str], console: Console, words: Sequence[str]) -> RenderableType:
    """Show one kingdom large, with its court and what its buildings do."""
    kingdoms = state.variant.kingdoms
    if len(words) != 1 or not words[0].isdecimal() or not 1 <= int(words[0]) <= kingdoms:
        raise NotationError(f"expected look with a number from 1 to {kingdoms}, but got {' '.join(words)!r}")
    kingdom = int(words[0]) - 1
    built = sorted(set(buildings_of(state, kingdom).values()))
    legend = [Text(f"{code_of(building)} {sentence(building)}", "dim") for building in built]
    title = court_picture(state, names, kingdom, console, 24)
    return Group(title, *realm_picture(state, kingdom, console, margin=0), *legend)
