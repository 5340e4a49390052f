"""How games end after an opening: many of them played out, and what each kingdom's points come from on average."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..bots.luck import Luck, key_of, seed_luck
from ..bots.monte_carlo.evaluation import all_quick
from ..bots.playouts.playout import NOTES, play_out
from ..rules.engine.bits import word
from ..rules.engine.kernel import blank, kernel
from ..rules.state import State

GAMES: Final = 160


@kernel
def play_all(
    opening: NDArray[Any], ends: NDArray[Any], policies: NDArray[np.int64], key: int, luck: Luck, notes: NDArray[Any]
) -> None:
    """Play as many games out as there are `ends`, each with luck of its own."""
    for number in range(len(ends)):
        ends[number] = opening[0]
        seed_luck(luck, key, number)
        play_out(ends[number], policies, luck, notes[0])


def _zeros() -> Any:
    return defaultdict(float)


@dataclass(slots=True)
class Endings:
    """Means over the ends of many games, as one kingdom sees them."""

    # Points of its land by terrain and of its bonuses, points of every other kingdom in all and in parts, and in which
    # part of the games it has something in the end.
    parts: defaultdict[tuple[str, str], float] = field(default_factory=_zeros)
    rivals: defaultdict[tuple[int, str], float] = field(default_factory=_zeros)
    has: defaultdict[str, float] = field(default_factory=_zeros)
    best_rival: float = 0.0
    discards: float = 0.0


def endings_after(
    opening: State, own: int, luck: str, owned: Callable[[State, int], Iterable[str]], games: int = GAMES
) -> Endings:
    """Play games out from an opening, as one kingdom sees them; the same luck meets every opening.

    `owned` tells what a kingdom may have in the end besides bonuses.
    """
    found = Endings()
    for end in _ends(opening, luck, games):
        _count(found, end, own, 1 / games)
        for name in owned(end, own):
            found.has[name] += 1 / games
    return found


def _ends(opening: State, luck: str, games: int) -> Iterator[State]:
    ends, table = blank(opening.states.dtype, games), opening.copy()
    play_all(opening.states, ends, all_quick(opening), word(key_of(luck)), np.zeros(4, np.uint64), blank(NOTES))
    for end in ends:
        table.states[0] = end
        yield table


def _count(found: Endings, end: State, own: int, part: float) -> None:
    best = -(1 << 30)
    for kingdom, score in enumerate(end.scores()):
        points = defaultdict[tuple[str, str], float](float)
        for each in score.properties:
            points["land", each.terrain] += each.points
        for name, bonus in score.bonuses.items():
            points["bonus", name] += bonus
        if kingdom == own:
            for name_of_part, value in points.items():
                found.parts[name_of_part] += part * value
            for name, bonus in score.bonuses.items():
                found.has[name] += part * (bonus > 0)
        else:
            best = max(best, score.total)
            found.rivals[kingdom, ""] += part * score.total
            for (_, name), value in points.items():
                found.rivals[kingdom, name] += part * value
    found.best_rival += part * best
    found.discards += part * end.discards(own)
