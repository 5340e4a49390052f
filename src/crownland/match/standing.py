"""The standing of a match: one game by its own rules, the three games of a Dynasty by their sums (K13)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..engine.state import State
from ..engine.variant import Variant

GAMES_IN_A_DYNASTY: Final = 3

Rank: TypeAlias = tuple[int, int, int]  # points, first and second tie break


@dataclass(frozen=True, slots=True)
class Standing:
    """The points of each kingdom, summed over the games of the match, and who is ahead."""

    totals: list[int]
    bonuses: list[dict[str, int]]
    winners: list[int]
    ties: list[tuple[int, int]]  # first and second tie break of each kingdom


def standing(states: Sequence[State], out: Collection[int] = ()) -> Standing:
    """Add up the games of a match; kingdoms that are `out` cannot win."""
    scores = [state.scores() for state in states]
    kingdoms = range(states[0].variant.kingdoms)
    bonuses = [
        {name: sum(game[kingdom].bonuses[name] for game in scores) for name in scores[0][kingdom].bonuses}
        for kingdom in kingdoms
    ]
    ranks = [
        rank([(game[kingdom].total, *state.tie_breaks(kingdom)) for game, state in zip(scores, states, strict=True)])
        for kingdom in kingdoms
    ]
    totals, ties = [points for points, _, _ in ranks], [(largest, crowns) for _, largest, crowns in ranks]
    return Standing(totals, bonuses, leaders(ranks, out), ties)


def rank(games: Sequence[Rank]) -> Rank:
    """K13: points summed, largest property of any of the games, crowns summed."""
    return sum(game[0] for game in games), max(game[1] for game in games), sum(game[2] for game in games)


def kingdoms_out(variant: Variant, resigned: Collection[int]) -> set[int]:
    """Return the kingdoms all of whose seats have resigned; they cannot win."""
    playing = {variant.kingdom_of(seat) for seat in range(variant.seats) if seat not in resigned}
    return set(range(variant.kingdoms)) - playing


def is_decided(variant: Variant, resigned: Collection[int]) -> bool:
    """Return whether resigning has left a single kingdom, which ends a match."""
    return bool(resigned) and len(kingdoms_out(variant, resigned)) >= variant.kingdoms - 1


def leaders(ranks: Sequence[Rank], out: Collection[int] = ()) -> list[int]:
    """Return the kingdoms of the highest rank."""
    running = [kingdom for kingdom in range(len(ranks)) if kingdom not in out]
    best = max((ranks[kingdom] for kingdom in running), default=None)
    return [kingdom for kingdom in running if ranks[kingdom] == best]
