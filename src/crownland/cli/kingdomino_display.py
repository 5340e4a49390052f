"""Kingdomino and its sample in the terminal: the table, what is asked, what can be chosen, what happened."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..rules.lines import undrawn
from ..rules.state import State
from .console import Glyphs, glyphs_of, is_tall
from .draft_options import find as find
from .draft_options import frame_of, ghosts_of, newer_dominoes
from .draft_options import options as options
from .draft_options import request as request
from .draft_pictures import GAP, LINE_WIDTH, draft_page, draft_picture, longest_name, side_by_side
from .draft_pictures import tell as tell
from .options import Option
from .render import CELL, kingdom_picture, seat_name, small_picture

TITLES: Final = {"kingdomino": "Kingdomino", "sample": "Kingdomino sample"}
TIES: Final = ("largest property", "crowns")
HELP: Final = [
    ("place 3", "lay your domino as number 3 of the list (or just 3)"),
    ("place f4 g4", "lay its first half on f4 and its second half on g4"),
    ("claim 31", "put your king on domino 31 of the new line (or just 31)"),
    ("draft", "show both lines and what has not been drawn yet"),
]
PAGES: Final[Mapping[str, Callable[[State, Sequence[str], Console, Sequence[str]], RenderableType]]] = {
    "draft": draft_page
}


def heading(state: State) -> str:
    """Say in one line how far the game is and what nobody has seen yet."""
    unseen = undrawn(state)
    crowns = sum(sum(newer_dominoes(state)[number].crowns) for number in unseen)
    stage = f"round {state.round} of {state.record.rounds}" if state.round else "opening"
    return f"{TITLES[state.variant.game]}: {stage}, {len(unseen)} dominoes with {crowns} crowns unseen"


def news(before: State, after: State, names: Sequence[str]) -> list[str]:
    """Say nothing: a placement or a claim has no other consequences."""
    return []


def table(state: State, names: Sequence[str], console: Console, me: int, options: Sequence[Option]) -> RenderableType:
    """Draw the lines, the kingdom of `me` with ghosts of its options, and the other kingdoms small."""
    grid = side_by_side(3)
    grid.columns[0].min_width = LINE_WIDTH + min(max(map(len, names)), longest_name(console))
    mine = Group(_title(state, me, names, glyphs_of(console)), *_my_kingdom(state, me, console, options))
    grid.add_row(Group(*draft_picture(state, names, console)), mine, _others(state, names, console, me))
    return grid


def _my_kingdom(state: State, me: int, console: Console, options: Sequence[Option]) -> list[Text]:
    ghosts = ghosts_of(state, options)
    return kingdom_picture(state.land(me), frame_of(state), glyphs_of(console), ghosts, is_tall(console))


def _title(state: State, kingdom: int, names: Sequence[str], glyphs: Glyphs, most: int = 24) -> Text:
    return Text.assemble(seat_name(kingdom, names[kingdom], glyphs, most), f" {state.totals()[kingdom]}")


def _others(state: State, names: Sequence[str], console: Console, me: int) -> Table:
    """Draw the other kingdoms, two beside each other where there are more, as large as there is room for."""
    others = [kingdom for kingdom in range(state.variant.kingdoms) if kingdom != me]
    columns = min(len(others), 2)
    grid = side_by_side(columns)
    pictures = [_other(state, names, console, other, columns) for other in others]
    for start in range(0, len(pictures), columns):
        grid.add_row(*pictures[start : start + columns])
    return grid


def _other(state: State, names: Sequence[str], console: Console, kingdom: int, columns: int) -> Group:
    glyphs, frame = glyphs_of(console), frame_of(state)
    mine = CELL * (frame + 2) + 4
    room = console.width - LINE_WIDTH - longest_name(console) - mine - 2 * GAP
    width = CELL if room >= columns * (CELL * frame + GAP) - GAP else 2
    title = _title(state, kingdom, names, glyphs, width * frame - 5)
    return Group(title, *small_picture(state.land(kingdom), frame, glyphs, width), "")
