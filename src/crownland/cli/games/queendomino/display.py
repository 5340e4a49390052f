"""Queendomino and Royal Wedding in the terminal: the table, what is asked, and what happened.

`options` lists what can be chosen; the draft is shown as in Kingdomino.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ....match.view.types import Bonus, Kingdom, Move
from ....rules.queendomino.court import COINS_PER_POINT
from ....rules.queendomino.doubts import doubts as doubts
from ....rules.queendomino.setup import kingdom_alone
from ....rules.reading import Square
from ....rules.state import State
from ...console import glyphs_of, is_low, is_tall
from ...terminal.choices import Choice, signed
from ...terminal.display import Doubts, Page
from ...terminal.look import Look
from ...terminal.render import NUMBER, small_picture
from ...terminal.scoring import bonus_line
from ...terminal.squares import read_square, square_name
from ..draft import choices as draft_choices
from ..draft import pictures as draft_pictures
from ..draft.choices import draft_of, ghosts_of
from ..draft.doubts import DOUBTS as LAND_DOUBTS
from ..draft.pictures import (
    GAP,
    draft_page,
    draft_picture,
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
    builders_of,
    court_of,
    court_text,
    courts_picture,
    look_page,
    realm_picture,
    rulers_title,
)
from .words import counted, short_name

TIES: Final = ("largest property",)
BONUSES: Final = {"coins": "Coins", "buildings": "Buildings"}
DOUBTS: Final[Doubts] = {
    **LAND_DOUBTS,
    "copies": lambda args: f"of {short_name(args['building'])} this game has {args['most']}, but got {args['tiles']}",
    "knights": lambda args: f"all kingdoms together have {args['most']} knights, but got {args['knights']}",
    "towers": lambda args: f"all kingdoms together have {args['most']} towers, but got {args['towers']}",
    "queen_towerless": lambda args: "the queen visits nobody without a tower (Q9)",
}
SCORED_WITH: Final = {
    "frame": "The frame that the kingdom must fit.",
    "coins": "coins.",
    "knights": "knights, placed or in reserve; else as many as the buildings bring.",
    "towers": "towers; else as many as the buildings bring.",
    "queen": "the queen is here.",
    "building": "a building, such as church@f5; repeat for each.",
}
HELP: Final = [
    ("place 3", "place your domino as number 3 of the list (or just 3)"),
    ("place f4 g4", "place its first half on f4 and its second half on g4"),
    ("knights 3", "send knights as number 3 of the list; knights e4 names the square; Enter sends nobody"),
    ("build 3", "build the tile of slot 3 where it scores most; build 3 e4 on e4; Enter builds nothing"),
    ("burn 3", "bribe the dragon with 1 coin to burn the tile of slot 3; Enter lets it sleep"),
    ("claim 31", "put your king on domino 31 of the new line (or just 31)"),
    ("board", "explain the open building tiles, the queen and the dragon"),
    ("look 2", "enlarge kingdom 2, with its buildings"),
    ("draft", "show both lines and what has not been drawn yet"),
]
PAGES: Final[Mapping[str, Page]] = {"draft": draft_page, "board": board_page, "look": look_page}


def heading(look: Look) -> str:
    """Say in one line how far the game is, what nobody has seen yet, and where the dragon is."""
    builders = builders_of(look)
    dragon = "dragon in its cave" if builders.dragon is None else "dragon out"
    pile = counted(builders.pile, "tile")
    return f"{look.variant.row.title}: {stage(look)}, {unseen_in(look)} dominoes and {pile} unseen, {dragon}"


def request(look: Look) -> str:
    """Say what the seat in turn must or may do."""
    return _REQUESTS.get(look.view.phase, draft_choices.request)(look)


_REQUESTS: Final[dict[str, Callable[[Look], str]]] = {
    "knights": lambda look: "Send knights to collect tax on the domino you placed?",
    "build": lambda look: "Build a tile on one of your sites?",
    "burn": lambda look: "Bribe the dragon with 1 coin to burn a tile?",
}


def tell(look: Look, moves: Sequence[Move]) -> str:
    """Say in one sentence what is done at this table."""
    move = moves[0]
    told = _TELL.get(move.kind)
    return told(look, moves) if told else draft_pictures.tell(look, moves)


def _tell_tiles(look: Look, moves: Sequence[Move]) -> str:
    return f"New on the builders' board: {', '.join(short_name(move.building or '') for move in moves)}."


def _tell_knights(look: Look, moves: Sequence[Move]) -> str:
    option = look.option(moves[0].text)
    if option.passes:
        return f"{look.name()} sends no knight."
    where = " and ".join(square_name(square, look.frame) for square in option.at)
    return f"{look.name()} taxes {where} for {counted(option.coins, 'coin')}."


def _tell_building(look: Look, moves: Sequence[Move]) -> str:
    option = look.option(moves[0].text)
    if option.passes:
        return f"{look.name()} builds nothing."
    where, cost = square_name(option.at[0], look.frame), counted(-option.coins, "coin")
    return f"{look.name()} builds {short_name(option.building or '')} on {where} for {cost} ({signed(option.points)})."


def _tell_fire(look: Look, moves: Sequence[Move]) -> str:
    if moves[0].building is None:
        return f"{look.name()} lets the dragon sleep."
    return f"{look.name()} has {short_name(moves[0].building)} burnt by the dragon."


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
    return [f"The queen moves to {after.kingdom_name(index)}." for index in moves]


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
    built = [Text(f"{short_name(tile.building)[:most]} {tile.points}") for tile in court.buildings]
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
