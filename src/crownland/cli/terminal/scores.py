"""Scores: each property as `6 × 3 = 18`, bonuses, the total, and tie breaks in words."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...engine.state import State
from ...engine.variant import find_variant
from ...match.standing import Rank, kingdoms_out, leaders, rank
from ...match.view.types import Kingdom, Property, ScoreLine, score_lines
from ..console import choose_glyphs
from ..i18n import full_stop, t
from .display import Display
from .questions import kingdom_names
from .render import Position, seat_name


def property_line(found: Property, hosts_queen: bool = False) -> Text:
    """Format squares times crowns; the queen is one of the crowns of the property she visits (Q14)."""
    crowns = f"({found.crowns - 1} + {t('terminal-queen')})" if hosts_queen else f"{found.crowns}"
    line = f"{len(found.squares)} × {crowns} = {found.points}"
    return Text(line, "" if found.points else "dim")


def bonus_cell(line: ScoreLine, most: int) -> Text:
    """Format the points of a bonus and their sources, with names of at most this length."""
    points, args = Text(str(line.points), "" if line.points else "dim"), line.args
    if "coins" in args:
        return Text.assemble(f"{args['coins']} / {args['each']} = ", points)
    built = [Text(f"{t(f'building-{building}')[:most]} {value}") for building, value in args.get("buildings", ())]
    return Text("\n").join(built) if built else points


def score_table(position: Position, names: Sequence[Text], display: Display, start: int = 0) -> Table:
    """Return a table of the scores of kingdoms from `start` on: the score lines, then the tie breakers."""
    kingdoms = position.view.kingdoms[start : start + len(names)]
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    most = 17 if len(kingdoms) < 4 else 11
    for line in score_lines(find_variant(position.view.variant)):
        found = [next((each for each in kingdom.score.lines if each.id == line), None) for kingdom in kingdoms]
        if any(found):
            table.add_row(t(line), *(_cell(*pair, most) for pair in zip(kingdoms, found, strict=True)))
    table.add_section()
    table.add_row(t("total"), *(str(kingdom.score.total) for kingdom in kingdoms), style="bold")
    for number, tie in enumerate(display.TIES):
        table.add_row(t(tie), *(str(kingdom.score.ties[number]) for kingdom in kingdoms), style="dim")
    return table


def show_scores(console: Console, position: Position, display: Display) -> None:
    """Print the scores of all kingdoms, in several tables if they are too wide."""
    kingdoms, glyphs = position.view.kingdoms, choose_glyphs(console)
    names = [seat_name(index, position.kingdom_name(index), glyphs, 14) for index in range(len(kingdoms))]
    widest = max(14, *(name.cell_len for name in names)) + 3
    most = max(1, (console.width - 16) // widest)
    for start in range(0, len(kingdoms), most):
        console.print(score_table(position, names[start : start + most], display, start))


def _cell(kingdom: Kingdom, line: ScoreLine | None, most: int) -> Text:
    if line is None:
        return Text()
    return _properties(kingdom, line.id.removeprefix("terrain-")) if "parts" in line.args else bonus_cell(line, most)


def _properties(kingdom: Kingdom, terrain: str) -> Text:
    """Format the properties of one terrain, the most valuable first."""
    found = [each for each in kingdom.score.properties if each.terrain == terrain]
    found.sort(key=lambda each: (-each.points, -len(each.squares)))
    queen_on = kingdom.court.queen_on if kingdom.court else []
    return Text("\n").join(property_line(each, each.squares == queen_on) for each in found)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match."""

    names: list[str]  # of the kingdoms
    ranks: list[Rank]
    out: frozenset[int]  # the kingdoms that cannot win
    quitters: Sequence[str] = ()  # who resigned
    are_teams: bool = False
    me: int | None = None  # the kingdom of the only person at the table
    has_quit: bool = False  # whether that person resigned

    @property
    def winners(self) -> list[int]:
        return leaders(self.ranks, self.out)


def match_result(
    states: Sequence[State], names: Sequence[str], resigned: Collection[int] = (), people: Sequence[int] = ()
) -> Result:
    """Return the result of a match (K12, K13); a kingdom is out if all its rulers resigned."""
    variant = states[0].variant
    kingdoms = range(variant.kingdoms)
    games = [[(state.score(kingdom).total, *state.tie_breaks(kingdom)) for state in states] for kingdom in kingdoms]
    alone = people[0] if len(people) == 1 else None
    return Result(
        kingdom_names(variant, names),
        [rank(game) for game in games],
        frozenset(kingdoms_out(variant, resigned)),
        [names[seat] for seat in sorted(resigned)],
        variant.teams,
        None if alone is None or variant.teams else variant.kingdom_of(alone),
        alone in resigned,
    )


def verdict(result: Result) -> str:
    """Return the sentence about the winner, with the tie break if points were equal."""
    return " ".join(filter(None, [full_stop(_won(result)), _tie(result)]))


def _won(result: Result) -> str:
    winners, quitters = result.winners, result.quitters
    names, points = [result.names[kingdom] for kingdom in winners], result.ranks[winners[0]][0]
    if len(result.ranks) - len(result.out) == 1:
        who = "me" if winners == [result.me] else "lost" if result.has_quit else "other"
        return t("over-resigned", names=quitters, winner=names[0], winners=2 if result.are_teams else 1, who=who)
    quit_by = "none" if not quitters else "many" if len(quitters) > 1 else "me" if result.has_quit else "one"
    left = {"quit": quit_by, "quitters": quitters, "timed": "none", "late": ""}
    if len(winners) > 1:
        return t("over-shared", names=names, points=points, **left)
    message = "over-me" if winners == [result.me] else "over-team" if result.are_teams else "over-one"
    return t(message, name=names[0], points=points, **left)


def _tie(result: Result) -> str:
    """Return the sentence about the tie breaker; empty if none was decisive."""
    winners = result.winners
    running = [kingdom for kingdom in range(len(result.ranks)) if kingdom not in result.out]
    points, *breaks = result.ranks[winners[0]]
    equal = [kingdom for kingdom in running if result.ranks[kingdom][0] == points]
    names = [result.names[kingdom] for kingdom in winners]
    if len(equal) == len(winners):
        return ""
    step = 0 if any(result.ranks[kingdom][1] != breaks[0] for kingdom in equal) else 1
    return t(f"tie-{step}", names=names, value=breaks[step])
