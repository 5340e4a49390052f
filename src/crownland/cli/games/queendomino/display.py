"""Queendomino and Royal Wedding in the terminal: the table, what is asked, and what happened.

`queendomino_options` lists what can be chosen; the draft is shown as in Kingdomino.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ....rules.actions import Action
from ....rules.draft.lines import undrawn
from ....rules.queendomino.actions import Build, Burn, Knights, Tile
from ....rules.queendomino.builders import price
from ....rules.state import State
from ...console import glyphs_of, is_low, is_tall
from ...terminal.names import kingdom_names, kingdom_of
from ...terminal.options import Option, signed
from ...terminal.render import NUMBER, small_picture
from ...terminal.squares import square_name
from ..draft import options as draft_options
from ..draft import pictures as draft_pictures
from ..draft.options import frame_of, gain, ghosts_of
from ..draft.pictures import GAP, draft_page, draft_picture, line_pictures, longest_name, side_by_side
from .options import earned
from .options import find as find
from .options import options as options
from .pictures import (
    board_page,
    board_picture,
    court_text,
    courts_picture,
    look_page,
    realm_picture,
    rulers_title,
)
from .words import counted, short_name

TITLES: Final = {"queendomino": "Queendomino", "royal_wedding": "Royal Wedding"}
TIES: Final = ("largest property",)
HELP: Final = [
    ("place 3", "lay your domino as number 3 of the list (or just 3)"),
    ("place f4 g4", "lay its first half on f4 and its second half on g4"),
    ("knights 3", "send knights as number 3 of the list; knights e4 names the square; Enter sends nobody"),
    ("build 3", "build the tile of slot 3 where it brings most; build 3 e4 on e4; Enter builds nothing"),
    ("burn 3", "bribe the dragon with 1 coin to burn the tile of slot 3; Enter lets it sleep"),
    ("claim 31", "put your king on domino 31 of the new line (or just 31)"),
    ("board", "explain the open building tiles, the queen and the dragon"),
    ("look 2", "see kingdom 2 large, with its buildings"),
    ("draft", "show both lines and what has not been drawn yet"),
]
PAGES: Final[Mapping[str, Callable[[State, Sequence[str], Console, Sequence[str]], RenderableType]]] = {
    "draft": draft_page,
    "board": board_page,
    "look": look_page,
}


def heading(state: State) -> str:
    """Say in one line how far the game is, what nobody has seen yet, and where the dragon is."""
    stage = f"round {state.round} of {state.record.rounds}" if state.round else "opening"
    unseen = len(undrawn(state)) + (undrawn_in_other_box(state) if state.variant.boxes > 1 else 0)
    dragon = "dragon at home" if state.record.dragon < 0 else "dragon out"
    pile = counted(int(state.record.pile_left), "tile")
    return f"{TITLES[state.variant.game]}: {stage}, {unseen} dominoes and {pile} unseen, {dragon}"


def undrawn_in_other_box(state: State) -> int:
    return int(state.record.other_pool).bit_count()


def request(state: State) -> str:
    """Say what the seat in turn must or may do."""
    return _REQUESTS.get(state.phase, draft_options.request)(state)


_REQUESTS: Final[dict[str, Callable[[State], str]]] = {
    "knights": lambda state: "Send knights to collect tax on the domino you laid?",
    "build": lambda state: "Build a tile on one of your sites?",
    "burn": lambda state: "Bribe the dragon with 1 coin to burn a tile?",
}


def tell(state: State, actions: Sequence[Action], names: Sequence[str]) -> str:
    """Say in one sentence what is done in this state."""
    action = actions[0]
    name = names[state.seat] if state.seat >= 0 else ""
    match action:
        case Tile():
            tiles = [short_name(tile.building) for tile in actions if isinstance(tile, Tile)]
            return f"New on the builders' board: {', '.join(tiles)}."
        case Knights(()):
            return f"{name} sends no knight."
        case Knights(squares):
            where = " and ".join(square_name(square, frame_of(state)) for square in squares)
            return f"{name} taxes {where} for {counted(earned(state, action), 'coin')}."
        case Build(building, slot, square) if building and square and slot is not None:
            cost = counted(int(price(state.record, slot, kingdom_of(state.variant, state.seat))), "coin")
            where = square_name(square, frame_of(state))
            return f"{name} builds {short_name(building)} on {where} for {cost} ({signed(gain(state, action))})."
        case Build():
            return f"{name} builds nothing."
        case Burn(None):
            return f"{name} lets the dragon sleep."
        case Burn(building):
            return f"{name} has {short_name(building or '')} burnt by the dragon."
        case _:
            return draft_pictures.tell(state, actions, names)


def news(before: State, after: State, names: Sequence[str]) -> list[str]:
    """Q9: say when the queen moves."""
    host = int(after.record.queen)
    if host < 0 or host == before.record.queen:
        return []
    return [f"The queen moves to {kingdom_names(after.variant, names)[host]}."]


def table(state: State, names: Sequence[str], console: Console, me: int, options: Sequence[Option]) -> RenderableType:
    """Draw the lines, the kingdom of `me` with ghosts of its options, the other kingdoms and courts, and the board."""
    kingdom, most, glyphs = kingdom_of(state.variant, me), longest_name(console), glyphs_of(console)
    rulers = rulers_title(state, names, kingdom, glyphs, most)
    title = Text.assemble(rulers, " ", court_text(state, kingdom, glyphs))
    places = state.phase == "place"
    margin = 0 if is_low(console) and not places else 2
    mine = [title, *realm_picture(state, kingdom, console, ghosts_of(state, options), margin)]
    draft = _draft(state, names, console)
    room = console.width - sum(max(row.cell_len for row in rows) + GAP for rows in (*draft, mine) if rows)
    pictures = _others(state, names, console, kingdom, room)
    grid = side_by_side(len(draft) + 1 + len(pictures))
    grid.add_row(*(Group(*rows) for rows in draft), Group(*mine), *pictures)
    courts = courts_picture(state, names, console, kingdom, most)
    return Group(grid, courts, *([] if is_low(console) and places else [board_picture(state, console, kingdom)]))


def _draft(state: State, names: Sequence[str], console: Console) -> list[list[Text]]:
    """Draw both lines below each other; long ones beside each other where the screen is not high."""
    if state.record.line_size <= 4 or is_tall(console):
        return [draft_picture(state, names, console)]
    return [line for line in line_pictures(state, names, console, 3) if line]


def _others(state: State, names: Sequence[str], console: Console, me: int, room: int) -> list[Group]:
    """Draw the other kingdoms small beside each other, if there is room for all of them."""
    others = [kingdom for kingdom in range(state.variant.kingdoms) if kingdom != me]
    frame, glyphs = frame_of(state), glyphs_of(console)
    if room < len(others) * (2 * frame + GAP) - GAP:
        return []
    return [
        Group(
            Text.assemble((f"{other + 1} ", NUMBER), rulers_title(state, names, other, glyphs, 2 * frame - 4)),
            *small_picture(state.land(other), frame, glyphs),
        )
        for other in others
    ]
