"""`mce_…`: Monte Carlo evaluation. Plays many playouts after every option and takes the best.

After each round of playouts the worse half of the options is dropped (sequential halving). Playout number i of every
option uses the same random stream, so options differ by what they do, not by what was drawn. The budget is a number
of playouts, which can be repeated exactly, or a time.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.action import Action, decode
from ..engine.dispatch import copy_state, leaders, legal, step, total
from ..engine.kernel import kernel
from ..engine.state import State
from .base import Thought, check_turn, choose_by
from .playout import QUICK, RANDOM, play_out
from .rng import draw_key, make_rng, seed_or_random, seed_rng
from .value import seat_kingdom
from .workspace import Workspaces, make_workspace

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


_LOG2: Final = 0.6931471803691238  # ln 2 in two parts, so that a multiple of the first is exact
_LOG2_REST: Final = 1.9082149292705877e-10
_MAX_EXPONENT: Final = 60.0
_POWERS: Final = 2.0 ** np.arange(-90, 91)


@kernel
def exponential(value: float) -> float:
    """Return e to the power of a value; beyond 60 that of 60. The same bits everywhere, unlike `exp` of a library."""
    value = min(max(value, -_MAX_EXPONENT), _MAX_EXPONENT)
    power = to_nearest(value / (_LOG2 + _LOG2_REST))
    rest = value - power * _LOG2 - power * _LOG2_REST
    result = 1.0
    for term in range(14, 0, -1):
        result = 1.0 + result * rest / term
    return float(result * _POWERS[power + 90])


@kernel
def bounded_value(margin: float) -> float:
    """Return the value of a margin, from 0 to 1. It varies less than victories do, so fewer playouts suffice."""
    return exact(1.0 / (1.0 + exponential(-margin / CLEAR)))


@kernel
def exact(value: float) -> float:
    """Round a number down to a multiple of 1/_RESOLUTION."""
    return float(np.floor(_RESOLUTION * value) / _RESOLUTION)


@kernel
def try_out(workspaces: Workspaces, first: int, n: int) -> None:
    """Play every live option out `n` times, using random streams `first`, `first + 1`, …; add up the results."""
    w = workspaces[0]
    state = w.tables[0]
    for place in range(w.n_live):
        index = w.order[place]
        for number in range(first, first + n):
            copy_state(w.tables[:], 0, w.openings[index])
            seed_rng(w.rng, w.key, number)
            play_out(state, w.policies[:], w.rng[:], w.notes[0])
            won = judge(state, w.totals[:])
            margin = lead(w.totals[:], int(state.kingdoms_in_play), w.kingdom)
            w.wins[index] += win_share(won, w.kingdom)
            w.margins[index] += margin
            w.values[index] += bounded_value(margin)


@kernel
def begin_options(workspaces: Workspaces) -> None:
    """Prepare the evaluation of all legal options of `w.states[0]`, in the order of their ints."""
    w = workspaces[0]
    n = legal(w.states[0], w.options[:])
    sort_ints(w.options, n)
    for index in range(n):
        copy_state(w.openings[:], index, w.states[0])
        step(w.openings[index], w.options[index])
    begin(workspaces, n)


@kernel
def begin(workspaces: Workspaces, n: int) -> None:
    """Prepare sequential halving of `n` options, whose openings are there."""
    w = workspaces[0]
    w.kingdom = seat_kingdom(w.states[0], int(w.states[0].seat))
    w.n_options = w.n_live = n
    w.spent = w.streams = 0
    w.round_now = w.rounds = 1
    while 1 << w.rounds < n:
        w.rounds += 1
    for index in range(n):
        w.order[index] = index
        w.visits[index] = 0
        w.wins[index] = w.margins[index] = w.values[index] = 0.0


@kernel
def sort_ints(numbers: NDArray[np.int64], n: int) -> None:
    """Sort the first `n` numbers, ascending."""
    gap = n // 2
    while gap > 0:
        for index in range(gap, n):
            number, place = numbers[index], index
            while place >= gap and numbers[place - gap] > number:
                numbers[place] = numbers[place - gap]
                place -= gap
            numbers[place] = number
        gap //= 2


@kernel
def comes_before(workspaces: Workspaces, one: int, other: int) -> bool:
    """Return whether an option ranks before another: dropped later, then the larger mean, then the smaller index."""
    w = workspaces[0]
    if w.visits[one] != w.visits[other]:
        return bool(w.visits[one] > w.visits[other])
    visits = max(w.visits[one], 1)
    mean, other_mean = w.values[one] / visits, w.values[other] / visits
    return bool(mean > other_mean if mean != other_mean else one < other)


@kernel
def rank(workspaces: Workspaces) -> None:
    """Sort `order`, the best option first. Live options have most visits, so they stay in front."""
    w = workspaces[0]
    gap = w.n_options // 2
    while gap > 0:
        for index in range(gap, w.n_options):
            one, place = w.order[index], index
            while place >= gap and comes_before(workspaces, one, w.order[place - gap]):
                w.order[place] = w.order[place - gap]
                place -= gap
            w.order[place] = one
        gap //= 2


@kernel
def halve(workspaces: Workspaces) -> None:
    """Drop the worse half of the live options."""
    w = workspaces[0]
    rank(workspaces)
    w.n_live = (w.n_live + 1) // 2


@kernel
def take(workspaces: Workspaces, most: int) -> int:
    """Return how many playouts of each live option come next, about `most` in all; 0 when the budget is spent."""
    w = workspaces[0]
    while w.round_now <= w.rounds:
        left = min(to_nearest(w.budget * (w.round_now / w.rounds)) - w.spent, _MAX_STEP)
        each = max(left, 0) // w.n_live
        if each == 0 and w.spent < w.n_live:
            each = 1  # every option is tried once
        if each > 0:
            return int(max(min(each, most // w.n_live), 1))
        halve(workspaces)
        w.round_now += 1
    return 0


@kernel
def to_nearest(value: float) -> int:
    """Return the nearest whole number, of two the even one, as `round` does."""
    whole = np.floor(value)
    rest = value - whole
    up = rest > 0.5 or (rest == 0.5 and int(whole) % 2 == 1)
    return int(whole) + (1 if up else 0)


@kernel
def count_tries(workspaces: Workspaces, each: int) -> None:
    """Count playouts of every live option."""
    w = workspaces[0]
    for place in range(w.n_live):
        w.visits[w.order[place]] += each
    w.spent += each * w.n_live
    w.streams += each


@kernel
def think_options(workspaces: Workspaces, most: int) -> bool:
    """Spend about `most` playouts of the budget; return whether some of it is left."""
    w = workspaces[0]
    each = take(workspaces, most)
    if each > 0:
        try_out(workspaces, w.streams, each)
        count_tries(workspaces, each)
    return each > 0


SUMS: Final = ("wins", "margins", "values")


class Evaluation:
    """The options of one decision and the results of playouts so far, in a workspace; see `begin_options`."""

    def __init__(self, workspaces: NDArray[Any], threads: int = 1) -> None:
        self._workspaces, self._w = workspaces, workspaces[0]
        self._copies = [workspaces, *(workspaces.copy() for _ in range(threads - 1))]

    @classmethod
    def of_all(cls, state: State, policies: NDArray[np.int64], key: int) -> "Evaluation":
        """Return an evaluation of all legal options by playouts."""
        workspaces = make_workspace(state.variant.row.family)
        fill(workspaces, state, policies, key)
        begin_options(workspaces)
        return cls(workspaces)

    @property
    def options(self) -> NDArray[np.int64]:
        return self._column("options")

    @property
    def wins(self) -> NDArray[np.float64]:
        """The sum of shares of victories of each option."""
        return self._column("wins")

    @property
    def margins(self) -> NDArray[np.float64]:
        """The sum of leads of each option."""
        return self._column("margins")

    def _column(self, name: str) -> NDArray[Any]:
        found: NDArray[Any] = self._workspaces[name][0][: int(self._w.n_options)]
        return found

    def try_only(self, places: Sequence[int]) -> None:
        """Try these options alone from now on."""
        order = self._workspaces["order"][0]
        order[: len(places)] = places
        self._w.n_live = len(places)

    def try_out(self, n: int) -> None:
        """Try every live option `n` more times, divided among the threads."""
        first = int(self._w.streams)
        ends = [first + n * part // len(self._copies) for part in range(len(self._copies) + 1)]
        if len(self._copies) == 1:
            self._try_part(self._workspaces, first, n)
        else:
            self._try_parts(ends)
        count_tries(self._workspaces, n)

    def _try_parts(self, ends: list[int]) -> None:
        """Let every thread try in its own copy, and add up what each found: sums are exact in any order."""
        for copy in self._copies[1:]:
            copy["order"], copy["n_live"] = self._workspaces["order"], self._workspaces["n_live"]
            for name in SUMS:
                copy[name] = 0
        sizes = [end - begin for begin, end in pairwise(ends)]
        with ThreadPoolExecutor(len(self._copies)) as pool:
            list(pool.map(self._try_part, self._copies, ends[:-1], sizes))
        for copy in self._copies[1:]:
            for name in SUMS:
                self._workspaces[name] += copy[name]

    def _try_part(self, workspaces: NDArray[Any], first: int, n: int) -> None:
        try_out(workspaces, first, n)

    def search(self, budget: Budget) -> None:
        """Use up a budget by sequential halving: in each round try all live options, then drop the worse half."""
        if budget.ms:
            self._search_for(budget.begin())
        self._w.budget = budget.playouts
        while n := take(self._workspaces, _MAX_STEP):
            self.try_out(int(n))

    def _search_for(self, meter: BudgetMeter) -> None:
        rounds = int(self._w.rounds)
        for number in range(1, rounds + 1):
            while n := meter.take(number / rounds, int(self._w.n_live)):
                self.try_out(n)
            halve(self._workspaces)
        self._w.round_now = rounds + 1

    def thoughts(self) -> list[Thought]:
        """Return the evaluation of each option, best first: options dropped later come before those dropped earlier."""
        rank(self._workspaces)
        return [self._thought(int(one)) for one in self._column("order")]

    def _thought(self, one: int) -> Thought:
        tried = int(self._w.visits[one])
        win, margin, value = (float(self._workspaces[name][0, one]) / max(tried, 1) for name in SUMS)
        return Thought(decode(int(self._w.options[one])), tried, win, margin, value)


def fill(workspaces: NDArray[Any], state: State, policies: NDArray[np.int64], key: int) -> None:
    """Put a state into a workspace, with the policies of playouts and the key of their random streams."""
    w = workspaces[0]
    workspaces["states"][0] = state.states
    w.policies[: len(policies)] = policies
    w.key = key


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
        key = int(draw_key(self._rng))
        evaluation = Evaluation.of_all(state, self._policies(state), key)
        evaluation.search(self._budget)
        return evaluation.thoughts()
