"""Kingdomino and its sample in the terminal: the table, what is asked, what can be chosen, what happened."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...cli.console import Glyphs, choose_glyphs, is_tall
from ...cli.i18n import game_name, t
from ...cli.terminal.display import Choice, Page
from ...cli.terminal.render import CELL, Position, kingdom_picture, seat_name, small_picture, square_name
from ...engine.registry import GAMES
from ...engine.state import State
from ...engine.validate import Square
from ...engine.variant import Variant
from ..draft.terminal import (
    GAP,
    LINE_WIDTH,
    domino_crowns,
    draft_page,
    draft_picture,
    longest_name,
    make_ghosts,
    make_legend,
    shown_draft,
    side_by_side,
    stage,
    unseen_in,
)
from ..draft.terminal import choices as choices
from ..draft.terminal import describe as describe
from ..draft.terminal import find as find
from ..draft.terminal import request as request
from ..land.pieces import TERRAINS
from .setup import inconsistencies as inconsistencies
from .setup import kingdom_alone

TIES: Final = ("terminal-largest", "crowns")
SCORED_WITH: Final = {
    "frame": "The frame that the kingdom must fit.",
    "harmony": "Count the bonus for no discard.",
    "middle": "Count the bonus for a central castle.",
    "discards": "Dominoes discarded on the way.",
}
HELP: Final = [
    ("place 3", "place"),
    ("place f4 g4", "place-squares"),
    ("claim 31", "claim"),
    ("draft", "draft"),
]
_LONGEST: Final = 24  # letters of a name above a kingdom
PAGES: Final[Mapping[str, Page]] = {"draft": draft_page}


def heading(position: Position) -> str:
    """Return one line: the round, and the dominoes that are still unseen."""
    crowns = sum(domino_crowns(box.box, number) for box in shown_draft(position).unseen for number in box.numbers)
    unseen = f"{t('unseen', dominoes=unseen_in(position))} ({t('gives-crowns', crowns=crowns)})"
    return " · ".join([game_name(position.variant.game), stage(position), unseen])


def legend() -> str:
    """Return the meaning of the letters on the land."""
    return make_legend([terrain for terrain in TERRAINS if terrain != "town"])


def news(before: Position, after: Position) -> list[str]:
    """Return nothing: a placement or a claim has no other consequences."""
    return []


def table(position: Position, console: Console, me: int, choices: Sequence[Choice]) -> RenderableType:
    """Draw the lines, the kingdom of `me` with ghosts of its options, and the other kingdoms small."""
    grid = side_by_side(3)
    grid.columns[0].min_width = LINE_WIDTH + min(max(map(len, position.names)), longest_name(console))
    kingdom, glyphs = position.view.kingdoms[me], choose_glyphs(console)
    picture = kingdom_picture(kingdom, glyphs, make_ghosts(position, choices), is_tall(console))
    mine = Group(_title(position, me, glyphs), *picture)
    grid.add_row(Group(*draft_picture(position, console)), mine, _others(position, console, me))
    return grid


def _title(position: Position, kingdom: int, glyphs: Glyphs) -> Text:
    name = seat_name(kingdom, position.names[kingdom], glyphs, _LONGEST)
    return Text.assemble(name, f" {_points(position, kingdom)}")


def _points(position: Position, kingdom: int) -> str:
    return t("terminal-points", points=position.view.kingdoms[kingdom].score.total)


def _others(position: Position, console: Console, me: int) -> Table:
    """Draw the other kingdoms, two beside each other, as large as there is room for."""
    others = list(position.others(me))
    columns = min(len(others), 2)
    grid = side_by_side(columns)
    pictures = [_other(position, console, other, columns) for other in others]
    for start in range(0, len(pictures), columns):
        grid.add_row(*pictures[start : start + columns])
    return grid


def _other(position: Position, console: Console, kingdom: int, columns: int) -> Group:
    glyphs, frame = choose_glyphs(console), position.frame
    mine = CELL * (frame + 2) + 4
    room = console.width - LINE_WIDTH - longest_name(console) - mine - 2 * GAP
    width = CELL if room >= columns * (CELL * frame + GAP) - GAP else 2
    picture = small_picture(position.view.kingdoms[kingdom], glyphs, width)
    title = _title(position, kingdom, glyphs)
    if title.cell_len <= width * frame:
        return Group(title, *picture, "")
    name = seat_name(kingdom, position.names[kingdom], glyphs, width * frame - 2)
    return Group(name, *picture, _points(position, kingdom))


def scored(game: str, text: str, given: Mapping[str, Any]) -> State:
    """Set up a kingdom to be scored."""
    seats, mighty = GAMES[game].seats[0], given["frame"] == 7
    variant = Variant(game, seats, harmony=given["harmony"], middle_kingdom=given["middle"], mighty_duel=mighty)
    return kingdom_alone(variant, text, given["discards"])


def picture(position: Position, console: Console) -> list[Text]:
    """Draw a kingdom that is scored."""
    return kingdom_picture(position.view.kingdoms[0], choose_glyphs(console), tall=is_tall(console), margin=0)


def where(position: Position, square: Square) -> str:
    """Name a square as its picture does."""
    return square_name(square, position.frame)
