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
from ...speech import full_stop, t
from ...terminal.choices import signed, with_details
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
    if not look.view.round:
        return t("round-opening")
    return t("round", round=look.view.round, rounds=look.view.rounds or 0)


def line_pictures(look: Look, console: Console, most: int) -> tuple[list[Text], list[Text]]:
    """Draw the line being placed and the line on offer, with the kings on them; either may be missing."""
    glyphs, draft = glyphs_of(console), draft_of(look)
    todo = [offer.domino.number for offer in draft.older if not offer.done]
    placing = todo[0] if todo else None
    place = line_picture(draft.older, look.names, glyphs, placing, most)
    choose = line_picture(draft.newer, look.names, glyphs, most=most)
    titles = Text(t("line-older"), "bold"), Text(t("line-newer"), "bold")
    return [titles[0], *place] if place else [], [titles[1], *choose] if choose else []


def legend_of(terrains: Sequence[str]) -> str:
    """Say which letter stands for which terrain; they are those of the notation in every language."""
    return " · ".join(t("score-letter", letter=one[0].upper(), terrain=t(f"terrain-{one}")) for one in terrains)


def draft_picture(look: Look, console: Console) -> list[Text]:
    """Draw both lines below each other."""
    place, choose = line_pictures(look, console, longest_name(console))
    return [*place, *([Text()] if place else []), *choose]


def draft_page(look: Look, console: Console, words: Sequence[str]) -> RenderableType:
    """Show the lines beside what nobody has seen yet, terrain by terrain."""
    grid = side_by_side(2, 4)
    grid.add_row(Group(*draft_picture(look, console)), _unseen(look, glyphs_of(console)))
    return Group(grid, Text(_still_to_come(look), "dim"))


def _unseen(look: Look, glyphs: Glyphs) -> Table:
    squares: Counter[str] = Counter()
    crowns: Counter[str] = Counter()
    box = draft_of(look).unseen[0]
    for number in box.numbers:
        for half in domino(box.box, number).halves:
            squares[half.terrain] += 1
            crowns[half.terrain] += half.crowns
    unseen = Table("", t("terrain"), box=None, pad_edge=False)
    unseen.add_column(t("squares"), justify="right")
    unseen.add_column(t("crowns"), justify="right")
    for terrain in TERRAINS:
        if squares[terrain]:
            unseen.add_row(
                land_cell(terrain, 0, glyphs), t(f"terrain-{terrain}"), str(squares[terrain]), str(crowns[terrain])
            )
    return unseen


def _still_to_come(look: Look) -> str:
    """Count what nobody has seen, in the box of the line on offer where there are two, and what stays in the box."""
    draft, view = draft_of(look), look.view
    unseen = len(draft.unseen[0].numbers)
    line = max(len(draft.older), len(draft.newer))
    coming = line * ((view.rounds or 0) - view.round) - len(draft.newer)
    told = [full_stop(t("unseen", dominoes=unseen))]
    if len(draft.unseen) == 1 and coming < unseen:
        told.append(t("unseen-note", dominoes=unseen - coming))
    return " ".join(told)


def tell(look: Look, moves: Sequence[Move]) -> str:
    """Say in one sentence what is done with dominoes and kings."""
    move = moves[0]
    match move.kind:
        case "deal":
            numbers = sorted(deal.domino or 0 for deal in moves)
            return t("replay-chance-deal", dominoes=", ".join(map(str, numbers)))
        case "king":
            return t("replay-chance-king", name=look.names[move.who or 0])
        case "place":
            gain = signed(look.option(move.text).points)
            told = t("event-place", name=look.name(), domino=move.domino or 0)
            return with_details(told, pair_name(move.at, look.frame), gain)
        case kind:
            return t(f"event-{kind}", name=look.name(), domino=move.domino or 0)
