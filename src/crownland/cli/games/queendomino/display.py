"""Queendomino and Royal Wedding in the terminal: the table, what is asked, and what happened.

`options` lists what can be chosen; the draft is shown as in Kingdomino.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ....match.view.types import Bonus, Kingdom, Move
from ....rules.land.dominoes import TERRAINS
from ....rules.queendomino.court import COINS_PER_POINT
from ....rules.queendomino.doubts import doubts as doubts
from ....rules.queendomino.setup import kingdom_alone
from ....rules.reading import Square
from ....rules.state import State
from ...console import glyphs_of, is_low, is_tall
from ...speech import game_name, t
from ...terminal.choices import Choice, signed, with_details
from ...terminal.display import Page
from ...terminal.look import Look
from ...terminal.render import NUMBER, small_picture
from ...terminal.scoring import bonus_line
from ...terminal.squares import pair_name, read_square, square_name
from ..draft import choices as draft_choices
from ..draft import pictures as draft_pictures
from ..draft.choices import draft_of, ghosts_of
from ..draft.pictures import (
    GAP,
    draft_page,
    draft_picture,
    legend_of,
    line_pictures,
    longest_name,
    side_by_side,
    stage,
    unseen_in,
)
from .choices import choices as choices
from .choices import find as find
from .pictures import (
    board_page,
    board_picture,
    court_of,
    court_text,
    courts_picture,
    look_page,
    realm_picture,
    rulers_title,
)
from .words import building_name, coins_gained

TIES: Final = ("terminal-largest",)
SCORED_WITH: Final = {
    "frame": "The frame that the kingdom must fit.",
    "coins": "coins.",
    "knights": "knights, placed or in reserve; else as many as the buildings bring.",
    "towers": "towers; else as many as the buildings bring.",
    "queen": "the queen is here.",
    "building": "a building, such as church@f5; repeat for each.",
}
HELP: Final = [
    ("place 3", "place"),
    ("place f4 g4", "place-squares"),
    ("knights 3", "knights"),
    ("build 3", "build"),
    ("burn 3", "burn"),
    ("claim 31", "claim"),
    ("board", "board"),
    ("look 2", "look"),
    ("draft", "draft"),
]
PAGES: Final[Mapping[str, Page]] = {"draft": draft_page, "board": board_page, "look": look_page}


def heading(look: Look) -> str:
    """Say in one line how far the game is, and what nobody has seen yet."""
    return " · ".join([game_name(look.variant.game), stage(look), t("unseen", dominoes=unseen_in(look))])


def legend() -> str:
    """Say what the letters on the land mean."""
    return legend_of(TERRAINS)


def request(look: Look, is_shared: bool = False) -> str:
    """Say what the seat in turn must or may do."""
    phase = look.view.phase
    if phase not in ("knights", "build", "burn"):
        return draft_choices.request(look, is_shared)
    return t(f"do-{phase}", name=look.name(), shared="yes" if is_shared else "no")


def tell(look: Look, moves: Sequence[Move]) -> str:
    """Say in one sentence what is done at this table."""
    move = moves[0]
    told = _TELL.get(move.kind)
    return told(look, moves) if told else draft_pictures.tell(look, moves)


def _tell_tiles(look: Look, moves: Sequence[Move]) -> str:
    told = t("replay-chance-tile", count=len(moves))
    return with_details(told, *(building_name(move.building or "") for move in moves))


def _tell_knights(look: Look, moves: Sequence[Move]) -> str:
    option = look.option(moves[0].text)
    if option.passes:
        return t("event-knights-none", name=look.name())
    told = t("event-knights", name=look.name(), number=len(option.at))
    return with_details(told, pair_name(option.at, look.frame), coins_gained(option.coins))


def _tell_building(look: Look, moves: Sequence[Move]) -> str:
    option = look.option(moves[0].text)
    if option.passes:
        return t("event-build-none", name=look.name())
    told = t("event-build", name=look.name(), building=building_name(option.building or ""))
    return with_details(told, square_name(option.at[0], look.frame), coins_gained(option.coins), signed(option.points))


def _tell_fire(look: Look, moves: Sequence[Move]) -> str:
    if moves[0].building is None:
        return t("event-burn-none", name=look.name())
    return t("event-burn", name=look.name(), building=building_name(moves[0].building))


_TELL: Final[dict[str, Callable[[Look, Sequence[Move]], str]]] = {
    "tile": _tell_tiles,
    "knights": _tell_knights,
    "build": _tell_building,
    "burn": _tell_fire,
}


def news(before: Look, after: Look) -> list[str]:
    """Q9: say when the queen moves."""
    pairs = enumerate(zip(before.view.kingdoms, after.view.kingdoms, strict=True))
    moves = [index for index, (old, new) in pairs if court_of(new).queen and not court_of(old).queen]
    return [t("terminal-queen-moves", name=after.kingdom_name(index)) for index in moves]


def table(look: Look, console: Console, me: int, choices: Sequence[Choice]) -> RenderableType:
    """Draw the lines, the kingdom of `me` with ghosts of its options, the other kingdoms and courts, and the board."""
    index, most, glyphs = look.variant.kingdom_of(me), longest_name(console), glyphs_of(console)
    kingdom = look.view.kingdoms[index]
    title = Text.assemble(rulers_title(look, index, glyphs, most), " ", court_text(kingdom, glyphs))
    places = look.view.phase == "place"
    margin = 0 if is_low(console) and not places else 2
    mine = [title, *realm_picture(kingdom, console, ghosts_of(look, choices), margin)]
    draft = _draft(look, console)
    room = console.width - sum(max(row.cell_len for row in rows) + GAP for rows in (*draft, mine) if rows)
    pictures = _others(look, console, index, room)
    grid = side_by_side(len(draft) + 1 + len(pictures))
    grid.add_row(*(Group(*rows) for rows in draft), Group(*mine), *pictures)
    courts = courts_picture(look, console, index, most)
    return Group(grid, courts, *([] if is_low(console) and places else [board_picture(look, console, index)]))


def _draft(look: Look, console: Console) -> list[list[Text]]:
    """Draw both lines below each other; long ones beside each other where the screen is not high."""
    draft = draft_of(look)
    if max(len(draft.older), len(draft.newer)) <= 4 or is_tall(console):
        return [draft_picture(look, console)]
    return [line for line in line_pictures(look, console, 3) if line]


def _others(look: Look, console: Console, me: int, room: int) -> list[Group]:
    """Draw the other kingdoms small beside each other, if there is room for all of them."""
    others, glyphs, wide = list(look.others(me)), glyphs_of(console), 2 * look.frame
    if room < len(others) * (wide + GAP) - GAP:
        return []
    return [
        Group(
            Text.assemble((f"{other + 1} ", NUMBER), rulers_title(look, other, glyphs, wide - 4)),
            *small_picture(look.view.kingdoms[other], glyphs),
        )
        for other in others
    ]


def bonus(kingdom: Kingdom, bonus: Bonus, most: int) -> Text:
    """Q13: write coins in threes, and each building with its points."""
    court = court_of(kingdom)
    if bonus.name == "coins":
        return Text.assemble(f"{court.coins} / {COINS_PER_POINT} = ", bonus_line(bonus))
    built = [Text(f"{building_name(tile.building)[:most]} {tile.points}") for tile in court.buildings]
    return Text("\n").join(built) if built else bonus_line(bonus)


def scored(game: str, text: str, given: Mapping[str, Any]) -> State:
    """Set up a kingdom and its court to be scored."""
    frame = given["frame"]
    buildings = [_named(building, frame) for building in given["building"] or []]
    pieces = given["coins"], given["knights"], given["towers"], given["queen"]
    return kingdom_alone(game, frame, text, *pieces, buildings)


def _named(text: str, frame: int) -> tuple[str, Square]:
    name, _, place = text.partition("@")
    return name, read_square(place, frame)


def picture(look: Look, console: Console) -> list[Text]:
    """Draw a kingdom that is scored."""
    return realm_picture(look.view.kingdoms[0], console, margin=0)


def where(look: Look, square: Square) -> str:
    """Name a square as its picture does."""
    return square_name(square, look.frame)
