"""Placements, claims and lines of dominoes in the terminal."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...cli.console import Glyphs, choose_glyphs
from ...cli.i18n import either, full_stop, t
from ...cli.terminal.display import Choice, signed, with_details
from ...cli.terminal.render import Ghost, Position, land_cell, line_picture, pair_name, read_square
from ...engine.errors import IllegalAction, NotationError
from ...engine.validate import Square
from ...match.view.types import Domino, Draft, Move, Option
from ...match.view.viewer import why_not
from ..land.pieces import TERRAINS
from .view import domino


def shown_draft(position: Position) -> Draft:
    assert position.view.draft is not None, "expected a game with a draft"
    return position.view.draft


def shown_hand(position: Position) -> Domino:
    """Return the domino to place now."""
    hand = shown_draft(position).hand
    assert hand is not None, "expected a domino to place"
    return hand


def choices(position: Position) -> list[Choice]:
    """Return the choices of the seat in turn: placements by points, the best first; claims by number."""
    options = position.view.options
    if options[0].kind == "place":
        best_first = sorted(options, key=lambda option: -option.points)
        return [_placement(position, number, option) for number, option in enumerate(best_first, 1)]
    return [Choice(option.kind, option.domino or 0, option, None, str(option.domino)) for option in options]


def _placement(position: Position, number: int, option: Option) -> Choice:
    return Choice("place", number, option, option.points, pair_name(option.at, position.frame))


def request(position: Position, is_shared: bool = False) -> str:
    """Return the request to the seat in turn about dominoes."""
    view = position.view
    asked = {"name": position.name(), "shared": "yes" if is_shared else "no"}
    if view.phase == "claim":
        has_claimed = any(offer.seat == position.seat for offer in shown_draft(position).newer)
        return t("do-claim", first="no" if view.round else "again" if has_claimed else "yes", **asked)
    domino = shown_hand(position).number
    if view.options[0].kind == "discard":
        return f"{t('do-discard', domino=domino, **asked)}. {t('discard-why')}"
    return t("do-place", domino=domino, then="no" if view.round == view.rounds else "yes", **asked)


def find(position: Position, words: Sequence[str], choices: Sequence[Choice]) -> Choice:
    """Return the placement on two named squares; raise with the reason if it is illegal."""
    came = " ".join(words) or "…"
    if choices[0].option.kind != "place":
        numbers = either([str(choice.number) for choice in choices])
        raise NotationError(t("terminal-expected-verb-with", verb=choices[0].verb, options=numbers, got=came))
    if len(words) != 2:
        raise NotationError(t("terminal-expected-squares", example="f4 g4", got=came))
    one, other = read_square(words[0], position.frame), read_square(words[1], position.frame)
    first, second = shown_hand(position).halves
    ways = [[one, other], [other, one]] if first == second else [[one, other]]
    for choice in choices:
        if choice.option.at in ways:
            return choice
    raise IllegalAction(_why_not(position, (one, other)))


def _why_not(position: Position, at: tuple[Square, Square]) -> str:
    """Return which rule a placement breaks (K7, K8)."""
    (row, column), (other_row, other_column) = at
    if abs(row - other_row) + abs(column - other_column) != 1:
        return t("terminal-expected-neighbours", squares=pair_name(at, position.frame))
    reason = why_not(position.state, f"place:{shown_hand(position).number}@{row},{column}/{other_row},{other_column}")
    assert reason is not None, "expected a placement that is not legal"
    return t(f"why-{reason.id}", **reason.args, unit="crowns")


def make_ghosts(position: Position, choices: Sequence[Choice]) -> dict[Square, Ghost]:
    """Put the numbers of placements on the squares they cover, the best first, each square once."""
    ghosts: dict[Square, Ghost] = {}
    for choice in choices:
        if choice.option.kind == "place" and not ghosts.keys() & set(choice.option.at):
            for square, half in zip(choice.option.at, shown_hand(position).halves, strict=True):
                ghosts[square] = Ghost(choice.number, half.terrain)
    return ghosts


LINE_WIDTH: Final = 15  # of a domino of a line, without the name of its king
GAP: Final = 2


def side_by_side(columns: int, gap: int = GAP) -> Table:
    """Put pictures beside each other; they are cropped, never wrapped."""
    grid = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for _ in range(columns):
        grid.add_column(no_wrap=True, overflow="crop")
    return grid


def longest_name(console: Console) -> int:
    return 7 if console.width < 100 else 16


def unseen_in(position: Position) -> int:
    """Count the dominoes that no line has shown."""
    return sum(len(unseen.numbers) for unseen in shown_draft(position).unseen)


@cache
def domino_crowns(box: str, number: int) -> int:
    return sum(half.crowns for half in domino(box, number).halves)


def stage(position: Position) -> str:
    """Return the round and phase of the game."""
    if not position.view.round:
        return t("round-opening")
    return t("round", round=position.view.round, rounds=position.view.rounds or 0)


def line_pictures(position: Position, console: Console, most: int) -> tuple[list[Text], list[Text]]:
    """Draw the line being placed and the line on offer, with the kings on them; either may be missing."""
    glyphs, draft = choose_glyphs(console), shown_draft(position)
    todo = [offer.domino.number for offer in draft.older if not offer.done]
    placing = todo[0] if todo else None
    place = line_picture(draft.older, position.names, glyphs, placing, most)
    choose = line_picture(draft.newer, position.names, glyphs, most=most)
    titles = Text(t("line-older"), "bold"), Text(t("line-newer"), "bold")
    return [titles[0], *place] if place else [], [titles[1], *choose] if choose else []


def make_legend(terrains: Sequence[str]) -> str:
    """Return the terrain of each letter; the letters are those of the notation in every language."""
    return " · ".join(t("score-letter", letter=one[0].upper(), terrain=t(f"terrain-{one}")) for one in terrains)


def draft_picture(position: Position, console: Console) -> list[Text]:
    """Draw both lines below each other."""
    place, choose = line_pictures(position, console, longest_name(console))
    return [*place, *([Text()] if place else []), *choose]


def draft_page(position: Position, console: Console, words: Sequence[str]) -> RenderableType:
    """Show the lines beside the unseen dominoes, terrain by terrain."""
    grid = side_by_side(2, 4)
    grid.add_row(Group(*draft_picture(position, console)), _unseen(position, choose_glyphs(console)))
    return Group(grid, Text(_still_to_come(position), "dim"))


def _unseen(position: Position, glyphs: Glyphs) -> Table:
    squares: Counter[str] = Counter()
    crowns: Counter[str] = Counter()
    box = shown_draft(position).unseen[0]
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


def _still_to_come(position: Position) -> str:
    """Count the unseen dominoes of the box of the line on offer, and those that will never be drawn."""
    draft, view = shown_draft(position), position.view
    unseen = len(draft.unseen[0].numbers)
    line = max(len(draft.older), len(draft.newer))
    coming = line * ((view.rounds or 0) - view.round) - len(draft.newer)
    result = [full_stop(t("unseen", dominoes=unseen))]
    if len(draft.unseen) == 1 and coming < unseen:
        result.append(t("unseen-note", dominoes=unseen - coming))
    return " ".join(result)


def describe(position: Position, moves: Sequence[Move]) -> str:
    """Return a sentence about actions with dominoes and kings."""
    move = moves[0]
    match move.kind:
        case "deal":
            numbers = sorted(deal.domino or 0 for deal in moves)
            return t("replay-chance-deal", dominoes=", ".join(map(str, numbers)))
        case "king":
            return t("replay-chance-king", name=position.names[move.who or 0])
        case "place":
            gain = signed(position.option(move.text).points)
            result = t("event-place", name=position.name(), domino=move.domino or 0)
            return with_details(result, pair_name(move.at, position.frame), gain)
        case kind:
            return t(f"event-{kind}", name=position.name(), domino=move.domino or 0)
