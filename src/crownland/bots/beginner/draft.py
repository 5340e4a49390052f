"""A beginner in a draft: claims crowns, and lays a domino beside as much of the same land as possible."""

from collections.abc import Iterable

from ...rules.actions import Action
from ...rules.draft import lines
from ...rules.draft.actions import Claim, Place
from ...rules.land.dominoes import DOMINOES
from ...rules.land.notation import Land
from ...rules.reading import Square
from ...rules.state import State


def tie_breaker(state: State, action: Action) -> int:
    if isinstance(action, Claim):
        return sum(DOMINOES[lines.box_of_newer_line(state)][action.domino].crowns)
    if isinstance(action, Place):
        terrains = DOMINOES[lines.box_of_older_line(state)][action.domino].terrains
        return like_beside(state.land(state.variant.kingdom_of(state.seat)), zip(action.at, terrains, strict=True))
    return 0


def like_beside(land: Land, halves: Iterable[tuple[Square, str]]) -> int:
    """Count the squares of the same land beside two halves."""
    return sum(
        land.get(square, ("", 0))[0] == terrain
        for (row, column), terrain in halves
        for square in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    )
