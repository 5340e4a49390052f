"""Points as a person reads them: each property as `6 × 3 = 18`, the bonuses, the total, and ties in words."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...match.standing import Rank, leaders, rank
from ...rules.land.scores import Property, Score
from ...rules.state import State
from ..games.queendomino.words import short_name
from .names import kingdom_names, rulers

BONUS_NAMES: Final = {
    "harmony": "Harmony",
    "middle_kingdom": "Middle Kingdom",
    "named": "Named coat of arms",
    "coins": "Coins",
    "buildings": "Buildings",
}
_TIE_BREAKS: Final[dict[str, Callable[[Score], int]]] = {
    "largest property": lambda score: score.largest,
    "crowns": lambda score: score.crowns,
}


def property_line(estate: Property, hosts_queen: bool = False) -> Text:
    """Write squares times crowns; the queen is one of them where she stands (Q14)."""
    crowns = f"({estate.crowns - 1} + queen)" if hosts_queen else f"{estate.crowns}"
    line = f"{estate.size} × {crowns} = {estate.points}"
    return Text(line, "" if estate.points else "dim")


def score_table(
    scores: Sequence[Score], names: Sequence[Text], ties: Sequence[str] = ("largest property", "crowns")
) -> Table:
    """Lay the scores of several kingdoms side by side: a row for each terrain and bonus, then what breaks a tie."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    terrains = sorted({estate.terrain for score in scores for estate in score.properties})
    for terrain in terrains:
        table.add_row(terrain.replace("_", " "), *(_estates(score, terrain) for score in scores))
    for bonus in scores[0].bonuses:
        table.add_row(BONUS_NAMES[bonus], *(_bonus(score, bonus, 17 if len(scores) < 4 else 11) for score in scores))
    table.add_section()
    table.add_row("Total", *(str(score.total) for score in scores), style="bold")
    for tie in ties:
        table.add_row(tie, *(str(_TIE_BREAKS[tie](score)) for score in scores), style="dim")
    return table


def show_scores(console: Console, scores: Sequence[Score], names: Sequence[Text], ties: Sequence[str]) -> None:
    """Print the scores of all kingdoms, below each other where they do not fit beside each other."""
    widest = max(14, *(name.cell_len for name in names)) + 3
    most = max(1, (console.width - 16) // widest)
    for start in range(0, len(scores), most):
        console.print(score_table(scores[start : start + most], names[start : start + most], ties))


def _bonus(score: Score, bonus: str, most: int) -> Text:
    """Write a bonus; coins and buildings as the paper pad of Queendomino does (Q13)."""
    points = Text(str(score.bonuses[bonus]), "" if score.bonuses[bonus] else "dim")
    if score.pad and bonus == "coins":
        return Text.assemble(f"{score.pad.coins} / 3 = ", points)
    if score.pad and bonus == "buildings":
        built = [Text(f"{short_name(tile.building)[:most]} {tile.points}") for tile in score.pad.buildings]
        return Text("\n").join(built) if built else points
    return points


def _estates(score: Score, terrain: str) -> Text:
    """List the properties of one terrain, the most valuable first."""
    estates = [estate for estate in score.properties if estate.terrain == terrain]
    estates.sort(key=lambda estate: (-estate.points, -estate.size))
    queen = score.pad.queen if score.pad else None
    return Text("\n").join(property_line(estate, estate == queen) for estate in estates)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match of one or more games came out."""

    names: list[str]
    ranks: list[Rank]
    out: frozenset[int]  # who resigned
    are_teams: bool = False

    @property
    def winners(self) -> list[int]:
        return leaders(self.ranks, self.out)


def result_of(states: Sequence[State], names: Sequence[str], out: Collection[int] = ()) -> Result:
    """Add up the games of a match (K12, K13); a kingdom is out when all who rule it are."""
    variant = states[0].variant
    kingdoms = range(variant.kingdoms)
    games = [[(state.score(kingdom).total, *state.tie_breaks(kingdom)) for state in states] for kingdom in kingdoms]
    gone = frozenset(kingdom for kingdom in kingdoms if set(rulers(variant, kingdom)) <= set(out))
    return Result(kingdom_names(variant, names), [rank(game) for game in games], gone, variant.teams)


def verdict(result: Result) -> str:
    """Say who won, and if points were equal, by what."""
    winners = result.winners
    points, largest, crowns = result.ranks[winners[0]]
    first = f"{result.names[winners[0]]} {'win' if result.are_teams else 'wins'}"
    running = [kingdom for kingdom in range(len(result.ranks)) if kingdom not in result.out]
    if len(running) == 1:
        return f"{first}, because everybody else has resigned."
    equal = [kingdom for kingdom in running if result.ranks[kingdom][0] == points]
    if len(equal) == 1:
        return f"{first} with {_points(points)}."
    together = f"{_names(result, equal)} have {_points(points)} each"
    equal_land = [kingdom for kingdom in equal if result.ranks[kingdom][1] == largest]
    if len(equal_land) == 1:
        return f"{together}; {first} by the largest property, {_squares(largest)}."
    if len(winners) == 1:
        return f"{together} and equally large properties; {first} by the most crowns, {crowns}."
    shared = f"a largest property of {_squares(largest)}" + (f" and {crowns} crowns" if crowns else "")
    return f"{_names(result, winners)} share the victory: {_points(points)}, {shared} each."


def _names(result: Result, kingdoms: Sequence[int]) -> str:
    *others, last = (result.names[kingdom] for kingdom in kingdoms)
    return f"{', '.join(others)} and {last}"


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def _squares(squares: int) -> str:
    return "1 square" if squares == 1 else f"{squares} squares"
