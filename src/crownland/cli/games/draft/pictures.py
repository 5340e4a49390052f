"""The draft as pictures: the line being placed, the line on offer, what nobody has seen, what is told about them."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....rules.actions import Action
from ....rules.draft.actions import Claim, Deal, Discard, King, Place
from ....rules.draft.lines import newer_line, older_line, undrawn, waiting
from ....rules.land.dominoes import TERRAINS
from ....rules.state import State
from ...console import Glyphs, glyphs_of
from ...terminal.options import signed
from ...terminal.render import land_cell, line_picture
from ...terminal.squares import pair_name
from .options import frame_of, gain, newer_dominoes, older_dominoes

LINE_WIDTH: Final = 15  # of a domino of a line, without the name of its king
GAP: Final = 2


def side_by_side(columns: int, gap: int = GAP) -> Table:
    """Lay pictures beside each other; where there is no room they are cut, never wrapped."""
    grid = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for _ in range(columns):
        grid.add_column(no_wrap=True, overflow="crop")
    return grid


def longest_name(console: Console) -> int:
    return 7 if console.width < 100 else 16


def line_pictures(state: State, names: Sequence[str], console: Console, most: int) -> tuple[list[Text], list[Text]]:
    """Draw the line being placed and the line on offer, with the kings on them; either may be missing."""
    glyphs = glyphs_of(console)
    older, newer = older_line(state), newer_line(state)
    todo = [number for number, _ in waiting(state)]
    place: list[Text] = []
    if older:
        placing = todo[0] if todo else None
        pictures = line_picture(older, older_dominoes(state), names, glyphs, placing, most)
        for (number, _), picture in zip(older, pictures, strict=True):
            if number not in todo:
                picture.stylize("dim")
        place = [Text("Place", "bold"), *pictures]
    choose = line_picture(newer, newer_dominoes(state), names, glyphs, most=most)
    return place, [Text("Choose", "bold"), *choose] if newer else []


def draft_picture(state: State, names: Sequence[str], console: Console) -> list[Text]:
    """Draw both lines below each other."""
    place, choose = line_pictures(state, names, console, longest_name(console))
    return [*place, *([Text()] if place else []), *choose]


def draft_page(state: State, names: Sequence[str], console: Console, words: Sequence[str]) -> RenderableType:
    """Show the lines beside what nobody has seen yet, terrain by terrain."""
    grid = side_by_side(2, 4)
    grid.add_row(Group(*draft_picture(state, names, console)), _unseen(state, glyphs_of(console)))
    return grid


def _unseen(state: State, glyphs: Glyphs) -> Group:
    squares: Counter[str] = Counter()
    crowns: Counter[str] = Counter()
    for number in undrawn(state):
        domino = newer_dominoes(state)[number]
        for terrain, crown in zip(domino.terrains, domino.crowns, strict=True):
            squares[terrain] += 1
            crowns[terrain] += crown
    unseen = Table("Unseen", "", box=None, pad_edge=False)
    unseen.add_column("squares", justify="right")
    unseen.add_column("crowns", justify="right")
    for terrain in TERRAINS:
        if squares[terrain]:
            unseen.add_row(land_cell(terrain, 0, glyphs), terrain, str(squares[terrain]), str(crowns[terrain]))
    return Group(unseen, Text(_still_to_come(state), "dim"))


def _still_to_come(state: State) -> str:
    unseen = len(undrawn(state))
    if state.variant.boxes > 1:
        return f"{unseen} dominoes unseen in the box of the line on offer"
    coming = int(state.record.line_size) * (int(state.record.rounds) - state.round) - len(newer_line(state))
    return f"{unseen} dominoes unseen, {coming} of them still to come"


def tell(state: State, actions: Sequence[Action], names: Sequence[str]) -> str:
    """Say in one sentence what is done with dominoes and kings."""
    action = actions[0]
    match action:
        case Deal():
            numbers = sorted(deal.domino for deal in actions if isinstance(deal, Deal))
            return f"The line {', '.join(map(str, numbers))} is laid out."
        case King(seat):
            return f"A king of {names[seat]} is drawn."
        case Claim(domino):
            return f"{names[state.seat]} claims domino {domino}."
        case Discard(domino):
            return f"{names[state.seat]} discards domino {domino}, which fits nowhere."
        case Place(domino, at):
            where = pair_name(at, frame_of(state))
            return f"{names[state.seat]} places domino {domino} on {where} ({signed(gain(state, action))})."
        case _:
            raise AssertionError(f"{action} is no action of a game with a draft")
