"""Compares two options of a decision: the states after them, the ends of playouts after them, and reasons."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..bots.monte_carlo import all_quick
from ..bots.playout import NOTES, play_out
from ..bots.rng import RngState, seed_key, seed_rng
from ..engine.action import Action, decode
from ..engine.bits import word
from ..engine.kernel import blank, kernel
from ..engine.state import State
from ..engine.validate import Square


class Because(msgspec.Struct, frozen=True):
    """A reason why an option is better: a message id, its arguments, and land to highlight.

    `docs/reference/puzzles.md` lists the ids. `end` in `args` is the mean gain in points at the end of the game.
    """

    id: str
    args: dict[str, Any] = {}
    kingdom: int | None = None  # whose land it is, …
    at: list[Square] = []  # … and its squares


GAMES: Final = 160


@kernel
def play_all(
    opening: NDArray[Any], ends: NDArray[Any], policies: NDArray[np.int64], key: int, rng: RngState, notes: NDArray[Any]
) -> None:
    """Play one game out for each of `ends`, each with its own random stream."""
    for number in range(len(ends)):
        ends[number] = opening[0]
        seed_rng(rng, key, number)
        play_out(ends[number], policies, rng, notes[0])


def _zeros() -> Any:
    return defaultdict(float)


@dataclass(slots=True)
class Endings:
    """Means over the ends of many playouts, for one kingdom."""

    # Own points by terrain and bonus, points of each rival in total (part "") and by part, and the share of games in
    # which the kingdom has something at the end.
    parts: defaultdict[tuple[str, str], float] = field(default_factory=_zeros)
    rivals: defaultdict[tuple[int, str], float] = field(default_factory=_zeros)
    has: defaultdict[str, float] = field(default_factory=_zeros)
    best_rival: float = 0.0
    discards: float = 0.0


def endings_after(
    opening: State, own: int, seed: str, owned: Callable[[State, int], Iterable[str]], games: int = GAMES
) -> Endings:
    """Play games out from an opening and count their ends for one kingdom; all openings use the same random streams.

    `owned` returns what a kingdom has at the end besides bonuses.
    """
    found = Endings()
    for end in _ends(opening, seed, games):
        _count(found, end, own, 1 / games)
        for name in owned(end, own):
            found.has[name] += 1 / games
    return found


def _ends(opening: State, seed: str, games: int) -> Iterator[State]:
    ends, table = blank(opening.states.dtype, games), opening.copy()
    play_all(opening.states, ends, all_quick(opening), word(seed_key(seed)), np.zeros(4, np.uint64), blank(NOTES))
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


@dataclass(slots=True)
class Comparison:
    """The better option and the other one."""

    state: State
    best: int
    other: int
    ends: Endings = field(default_factory=Endings)  # where games were played out
    ends_other: Endings = field(default_factory=Endings)
    action: Action = field(init=False)
    action_other: Action = field(init=False)
    after: State = field(init=False)
    after_other: State = field(init=False)

    def __post_init__(self) -> None:
        self.action, self.action_other = decode(self.best), decode(self.other)
        self.after, self.after_other = after(self.state, self.best), after(self.state, self.other)

    @property
    def tables(self) -> tuple[State, State]:
        """The states after the better option and after the other one."""
        return self.after, self.after_other

    def gaining(self) -> list[tuple[str, float]]:
        """Return the terrains whose land gains at least a point at the end, with the gain, the largest first."""
        land = {name for kind, name in {*self.ends.parts, *self.ends_other.parts} if kind == "land"}
        more = {name: self.ends.parts["land", name] - self.ends_other.parts["land", name] for name in land}
        return sorted(((name, end) for name, end in more.items() if end >= 1), key=lambda one: (-one[1], one[0]))

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def own(self) -> int:
        """The kingdom of the seat that decides."""
        return self.state.variant.kingdom_of(self.state.seat)


def after(state: State, code: int) -> State:
    """Return the state after an option."""
    further = state.copy()
    further.apply_unchecked(code)
    return further


class Reasons(Protocol):
    """What a family offers to explanations. `end` is the gain in points at the end of the game."""

    def free_squares(self, state: State, kingdom: int, /) -> set[Square]:
        """Return the free squares of a kingdom that can still be covered."""

    def owned(self, end: State, kingdom: int, /) -> Iterable[str]:
        """Return what a kingdom has at the end of a game besides land and bonuses."""

    def promises(self, state: State, /) -> dict[int, int]:
        """Return the visible points of each option."""

    def land(self, case: Comparison, terrain: str, end: int, /) -> Because | None:
        """Return the fact that explains a gain of own land of a terrain."""

    def bonus(self, case: Comparison, name: str, end: int, /) -> Because | None:
        """Return the fact that explains a gain of a bonus."""

    def rival(self, case: Comparison, kingdom: int, part: str, end: int, /) -> Because | None:
        """Return the fact that explains a loss of a rival, most of it in one part."""

    def decisive(self, case: Comparison, /) -> list[Because]:
        """Return facts that are sufficient reasons."""

    def besides(self, case: Comparison, /) -> list[Because]:
        """Return further facts, which explain no points."""

    def seen(self, case: Comparison, /) -> list[Because]:
        """Return facts of the current position, the most important first."""

    def good(self, state: State, code: int, /) -> list[Because]:
        """Return the reasons for an option by itself."""


def load_reasons(state: State) -> Reasons:
    """Return what a state's family offers to explanations."""
    return cast(Reasons, state.variant.family.part("explain"))
