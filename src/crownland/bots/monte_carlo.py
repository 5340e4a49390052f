"""`mce_…`: Monte Carlo evaluation. Plays many playouts after every option and takes the best.

After each round of playouts the worse half of the options is dropped (sequential halving). Playout number i of every
option uses the same random stream, so options differ by what they do, not by what was drawn. The budget is a number
of playouts, which can be repeated exactly, or a time.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil, log2
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.action import Action, decode
from ..engine.bits import word
from ..engine.dispatch import apply, leaders, total
from ..engine.kernel import blank, kernel
from ..engine.state import State
from .base import Thought, check_turn, choose_by
from .playout import NOTES, QUICK, RANDOM, play_out
from .rng import RngState, make_rng, next_bits, seed_or_random, seed_rng

STANDARD: Final = 2000  # playouts, if no budget is given
_INTERVAL: Final = 0.002  # seconds between two readings of the clock; the interpreter can be interrupted there
_MAX_STEP: Final = 4096  # playouts between two readings


@dataclass(frozen=True, slots=True)
class Budget:
    """Playouts or milliseconds for one decision."""

    playouts: int = 0
    ms: int = 0

    @classmethod
    def of(cls, playouts: int | None, ms: int | None) -> "Budget":
        return cls(ms=ms) if ms is not None else cls(playouts=STANDARD if playouts is None else playouts)

    def begin(self) -> "BudgetMeter":
        return BudgetMeter(self)


class BudgetMeter:
    """What is left of a budget during one decision."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = self._looked = time.perf_counter()
        self._spent = 0
        self._rate = 1 / _INTERVAL  # playouts a second, as measured so far

    def take(self, part: float, apiece: int = 1) -> int:
        """Return how many playouts may be made next for each of `apiece` options, 0 when this part is used up.

        `part` is the share of the whole budget that may be used by then, from 0 to 1.
        """
        if self._budget.ms:
            return self._take_time(part, apiece)
        left = round(self._budget.playouts * part) - self._spent
        each = max(min(left, _MAX_STEP), 0) // apiece
        if each == 0 and self._spent < apiece:
            each = 1  # every option is tried once
        self._spent += each * apiece
        return each

    def _take_time(self, part: float, apiece: int) -> int:
        now = time.perf_counter()
        if self._spent:
            self._rate = self._spent / max(now - self._start, 1e-6)
        left = self._start + part * self._budget.ms / 1000 - now
        if left <= 0 and self._spent >= apiece:
            return 0
        each = max(1, min(int(self._rate * min(left, _INTERVAL)), _MAX_STEP) // apiece)
        self._spent += each * apiece
        return each


_RESOLUTION: Final = float(1 << 32)  # values are multiples of 1/_RESOLUTION, so that their sums are exact in any order
CLEAR: Final = 6.0  # points: the margin at which the value is 0.73; a margin of 0 has the value 0.5

Totals: TypeAlias = NDArray[np.int16]


@kernel
def judge(state: Any, totals: Totals) -> int:
    """Write the points of all kingdoms into `totals`; return the set of winners."""
    for kingdom in range(state.kingdoms_in_play):
        totals[kingdom] = total(state, kingdom)
    return leaders(state, totals)


@kernel
def win_share(won: int, kingdom: int) -> float:
    """Return a kingdom's part of the victory: 1, 0, or a share of it."""
    if won >> kingdom & 1 == 0:
        return 0.0
    sharers = 0
    while won != 0:
        sharers += won & 1
        won >>= 1
    return 1.0 / sharers


@kernel
def lead(totals: Totals, kingdoms: int, kingdom: int) -> int:
    """Return by how much a kingdom leads the best of the others."""
    best = -(1 << 30)
    for other in range(kingdoms):
        if other != kingdom:
            best = max(best, int(totals[other]))
    return int(totals[kingdom]) - best


@kernel
def bounded_value(margin: float) -> float:
    """Return the value of a margin, from 0 to 1. It varies less than victories do, so fewer playouts suffice."""
    return exact(1.0 / (1.0 + np.exp(-margin / CLEAR)))


@kernel
def exact(value: float) -> float:
    """Round a number down to a multiple of 1/_RESOLUTION."""
    return float(np.floor(_RESOLUTION * value) / _RESOLUTION)


@kernel
def try_out(
    openings: NDArray[Any],
    table: NDArray[Any],
    live: NDArray[np.int64],
    kingdom: int,
    policies: NDArray[np.int64],
    key: int,
    first: int,
    n: int,
    rng: RngState,
    notes: NDArray[Any],
    totals: Totals,
    wins: NDArray[np.float64],
    margins: NDArray[np.float64],
    values: NDArray[np.float64],
) -> None:
    """Play every live opening out `n` times, using random streams `first`, `first + 1`, …; add up the results."""
    state = table[0]
    for index in live:
        for number in range(first, first + n):
            table[0] = openings[index]
            seed_rng(rng, key, number)
            play_out(state, policies, rng, notes[0])
            won = judge(state, totals)
            margin = lead(totals, int(state.kingdoms_in_play), kingdom)
            wins[index] += win_share(won, kingdom)
            margins[index] += margin
            values[index] += bounded_value(margin)


@kernel
def open_with(start: NDArray[Any], options: NDArray[np.int64], openings: NDArray[Any]) -> None:
    """Write the state after each option."""
    for index in range(len(options)):
        openings[index] = start[0]
        apply(openings[index], options[index])


class Evaluation:
    """The options of one decision, the state after each (its opening), and the results of playouts so far.

    Several openings may begin with the same option.
    """

    def __init__(
        self,
        state: State,
        options: NDArray[np.int64],
        openings: NDArray[Any],
        policies: NDArray[np.int64],
        key: int,
        threads: int = 1,
    ) -> None:
        self.options = options
        self.visits = np.zeros(len(options), np.int64)
        self.wins, self.margins, self.values = np.zeros(len(options)), np.zeros(len(options)), np.zeros(len(options))
        self.live = np.arange(len(options))
        self._openings = openings
        self._kingdom = state.variant.kingdom_of(state.seat)
        self._policies, self._key, self._next = policies, word(key), 0
        self._workspaces = [
            PlayoutWorkspace(openings.dtype, state.variant.kingdoms, len(options)) for _ in range(threads)
        ]

    @classmethod
    def of_all(cls, state: State, policies: NDArray[np.int64], key: int) -> "Evaluation":
        """Return an evaluation of all legal options, one opening for each."""
        options = np.array(state.legal_codes(), np.int64)
        openings = blank(state.states.dtype, len(options))
        open_with(state.states, options, openings)
        return cls(state, options, openings, policies, key)

    def try_out(self, n: int) -> None:
        """Play every live opening out `n` more times, divided among the threads."""
        parts = [
            part for part in np.array_split(np.arange(self._next, self._next + n), len(self._workspaces)) if len(part)
        ]
        if len(parts) == 1:
            self._try_part(self._workspaces[0], parts[0])
        else:
            with ThreadPoolExecutor(len(parts)) as pool:
                list(pool.map(self._try_part, self._workspaces, parts))
        for workspace in self._workspaces:
            workspace.move_to(self.wins, self.margins, self.values)
        self.visits[self.live] += n
        self._next += n

    def _try_part(self, workspace: "PlayoutWorkspace", numbers: NDArray[np.int64]) -> None:
        task = (self._kingdom, self._policies, self._key, int(numbers[0]), len(numbers))
        try_out(
            self._openings,
            workspace.table,
            self.live,
            *task,
            workspace.rng,
            workspace.notes,
            workspace.totals,
            *workspace.sums,
        )

    def search(self, meter: BudgetMeter) -> None:
        """Use up a budget by sequential halving: in each round try all live options, then drop the worse half."""
        rounds = max(1, ceil(log2(len(self.live))))
        for number in range(1, rounds + 1):
            while n := meter.take(number / rounds, len(self.live)):
                self.try_out(n)
            self.halve()

    def means(self) -> NDArray[np.float64]:
        """Return the mean value of each option so far."""
        return self.values / np.maximum(self.visits, 1)

    def halve(self) -> None:
        """Drop the worse half of the live options."""
        order = np.argsort(-self.means()[self.live], kind="stable")
        self.live = np.sort(self.live[order[: (len(order) + 1) // 2]])

    def thoughts(self) -> list[Thought]:
        """Return the evaluation of each option, best first: options dropped later come before those dropped earlier."""
        means = self.means()
        order = sorted(range(len(self.options)), key=lambda one: (-self.visits[one], -means[one]))
        return [self._thought(one, float(means[one])) for one in order]

    def _thought(self, one: int, value: float) -> Thought:
        visits = max(int(self.visits[one]), 1)
        win, margin = float(self.wins[one]) / visits, float(self.margins[one]) / visits
        return Thought(decode(int(self.options[one])), int(self.visits[one]), win, margin, value)


class PlayoutWorkspace:
    """The arrays of one thread, and its sums."""

    def __init__(self, layout: np.dtype[Any], kingdoms: int, options: int) -> None:
        self.table, self.rng, self.notes = blank(layout), np.zeros(4, np.uint64), blank(NOTES)
        self.totals = np.zeros(kingdoms, np.int16)
        self.sums = np.zeros(options), np.zeros(options), np.zeros(options)

    def move_to(self, *sums: NDArray[np.float64]) -> None:
        for own, whole in zip(self.sums, sums, strict=True):
            whole += own
            own[:] = 0


def all_random(state: State) -> NDArray[np.int64]:
    return np.full(state.variant.seats, RANDOM)


def all_quick(state: State) -> NDArray[np.int64]:
    return np.full(state.variant.seats, QUICK)


def own_quick(state: State) -> NDArray[np.int64]:
    """Return policies: quick for the seats of the own kingdom, random for the others."""
    own = state.variant.kingdom_of(state.seat)
    return np.array([QUICK if state.variant.kingdom_of(seat) == own else RANDOM for seat in range(state.variant.seats)])


KINDS: Final[dict[str, Callable[[State], NDArray[np.int64]]]] = {
    "mce_random": all_random,
    "mce_greedy": all_quick,
    "mce_player_greedy": own_quick,
}


class EvaluationBot:
    """Evaluates every option by playouts of one kind."""

    def __init__(self, name: str, seed: Any = None, playouts: int | None = None, ms: int | None = None) -> None:
        self.name = name
        self._policies = KINDS[name]
        self._budget = Budget.of(playouts, ms)
        self._rng = make_rng(seed_or_random(seed))

    def choose(self, state: State) -> Action:
        return choose_by(self.thoughts, state)

    def thoughts(self, state: State) -> list[Thought]:
        check_turn(state)
        key = next_bits(self._rng) << 32 | next_bits(self._rng)
        evaluation = Evaluation.of_all(state, self._policies(state), key)
        evaluation.search(self._budget.begin())
        return evaluation.thoughts()
