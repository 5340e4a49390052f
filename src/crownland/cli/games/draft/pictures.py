"""The draft as pictures: the line being placed, the line on offer, what nobody has seen, what is told about them."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....match.view.draft import domino
from ....match.view.types import Move
from ....rules.land.dominoes import TERRAINS
from ...console import Glyphs, glyphs_of
from ...terminal.choices import signed
from ...terminal.look import Look
from ...terminal.render import land_cell, line_picture
from ...terminal.squares import pair_name
from .choices import draft_of

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


def unseen_in(look: Look) -> int:
    """Count the dominoes that no line has shown."""
    return sum(len(unseen.numbers) for unseen in draft_of(look).unseen)


@cache
def crowns_of(box: str, number: int) -> int:
    return sum(half.crowns for half in domino(box, number).halves)


def stage(look: Look) -> str:
    """Say how far the game is."""
    return f"round {look.view.round} of {look.view.rounds}" if look.view.round else "opening"


def line_pictures(look: Look, console: Console, most: int) -> tuple[list[Text], list[Text]]:
    """Draw the line being placed and the line on offer, with the kings on them; either may be missing."""
    glyphs, draft = glyphs_of(console), draft_of(look)
    todo = [offer.domino.number for offer in draft.older if not offer.done]
    placing = todo[0] if todo else None
    place = line_picture(draft.older, look.names, glyphs, placing, most)
    choose = line_picture(draft.newer, look.names, glyphs, most=most)
    return [Text("Place", "bold"), *place] if place else [], [Text("Choose", "bold"), *choose] if choose else []


def draft_picture(look: Look, console: Console) -> list[Text]:
    """Draw both lines below each other."""
    place, choose = line_pictures(look, console, longest_name(console))
    return [*place, *([Text()] if place else []), *choose]


def draft_page(look: Look, console: Console, words: Sequence[str]) -> RenderableType:
    """Show the lines beside what nobody has seen yet, terrain by terrain."""
    grid = side_by_side(2, 4)
    grid.add_row(Group(*draft_picture(look, console)), _unseen(look, glyphs_of(console)))
    return grid


def _unseen(look: Look, glyphs: Glyphs) -> Group:
    squares: Counter[str] = Counter()
    crowns: Counter[str] = Counter()
    box = draft_of(look).unseen[0]
    for number in box.numbers:
        for half in domino(box.box, number).halves:
            squares[half.terrain] += 1
            crowns[half.terrain] += half.crowns
    unseen = Table("Unseen", "", box=None, pad_edge=False)
    unseen.add_column("squares", justify="right")
    unseen.add_column("crowns", justify="right")
    for terrain in TERRAINS:
        if squares[terrain]:
            unseen.add_row(land_cell(terrain, 0, glyphs), terrain, str(squares[terrain]), str(crowns[terrain]))
    return Group(unseen, Text(_still_to_come(look), "dim"))


def _still_to_come(look: Look) -> str:
    draft, view = draft_of(look), look.view
    unseen = len(draft.unseen[0].numbers)
    if len(draft.unseen) > 1:
        return f"{unseen} dominoes unseen in the box of the line on offer"
    line = max(len(draft.older), len(draft.newer))
    coming = min(line * ((view.rounds or 0) - view.round) - len(draft.newer), unseen)
    return f"{unseen} dominoes unseen, {coming} of them still to come"


def tell(look: Look, moves: Sequence[Move]) -> str:
    """Say in one sentence what is done with dominoes and kings."""
    move = moves[0]
    match move.kind:
        case "deal":
            numbers = sorted(deal.domino or 0 for deal in moves)
            return f"The line {', '.join(map(str, numbers))} is laid out."
        case "king":
            return f"A king of {look.names[move.who or 0]} is drawn."
        case "claim":
            return f"{look.name()} claims domino {move.domino}."
        case "discard":
            return f"{look.name()} discards domino {move.domino}, which fits nowhere."
        case _:
            points = signed(look.option(move.text).points)
            return f"{look.name()} places domino {move.domino} on {pair_name(move.at, look.frame)} ({points})."
