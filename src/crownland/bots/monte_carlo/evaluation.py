"""`mce_…`: Monte Carlo evaluation. Every option is tried, the game played out many times after it; the best is taken.

Playouts go where they decide: after each round of them the worse half of the options is left alone (sequential
halving). Playout number i of every option meets the same luck, so that options differ by what they do, not by what was
drawn.
"""

import secrets
from collections.abc import Callable
from math import ceil, log2
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...rules.actions import Action, decode
from ...rules.engine.bits import word
from ...rules.engine.dispatch import apply
from ...rules.engine.kernel import blank, kernel
from ...rules.state import State
from ..asking import check_turn
from ..luck import Luck, make_luck, roll, seed_luck
from ..playouts.playout import NOTES, QUICK, RANDOM, play_out
from ..thought import Thought
from .budget import Budget
from .choosing import choose_by
from .judging import Totals, judge, margin_of, value_of, win_of


@kernel
def try_out(
    start: NDArray[Any],
    table: NDArray[Any],
    options: NDArray[np.int64],
    live: NDArray[np.int64],
    kingdom: int,
    policies: NDArray[np.int64],
    key: int,
    first: int,
    n: int,
    luck: Luck,
    notes: NDArray[Any],
    totals: Totals,
    wins: NDArray[np.float64],
    margins: NDArray[np.float64],
    values: NDArray[np.float64],
) -> None:
    """Play every live option out `n` times, with the lots of numbers `first` on; add up what came of it."""
    state = table[0]
    for index in live:
        for number in range(first, first + n):
            table[0] = start[0]
            apply(state, options[index])
            seed_luck(luck, key, number)
            play_out(state, policies, luck, notes[0])
            won = judge(state, totals)
            margin = margin_of(totals, int(state.kingdoms_in_play), kingdom)
            wins[index] += win_of(won, kingdom)
            margins[index] += margin
            values[index] += value_of(margin)


class Evaluation:
    """The options of one decision, and what playouts have told of them so far."""

    def __init__(self, state: State, policies: NDArray[np.int64], key: int) -> None:
        self.options = np.array(state.legal_codes(), np.int64)
        self.visits = np.zeros(len(self.options), np.int64)
        self.wins = np.zeros(len(self.options))
        self.margins = np.zeros(len(self.options))
        self.values = np.zeros(len(self.options))
        self.live = np.arange(len(self.options))
        self._start, self._table = state.states, blank(state.states.dtype)
        self._kingdom = state.variant.kingdom_of(state.seat)
        self._policies, self._key, self._next = policies, word(key), 0
        self._luck, self._notes = np.zeros(4, np.uint64), blank(NOTES)
        self._totals = np.zeros(state.variant.kingdoms, np.int16)

    def try_out(self, n: int) -> None:
        """Play every live option out `n` times more."""
        results = (self._notes, self._totals, self.wins, self.margins, self.values)
        task = (self._kingdom, self._policies, self._key, self._next, n)
        try_out(self._start, self._table, self.options, self.live, *task, self._luck, *results)
        self.visits[self.live] += n
        self._next += n

    def means(self) -> NDArray[np.float64]:
        """Return the value of each option as far as it is known."""
        return self.values / np.maximum(self.visits, 1)

    def halve(self) -> None:
        """Leave the worse half of the live options alone."""
        order = np.argsort(-self.means()[self.live], kind="stable")
        self.live = np.sort(self.live[order[: (len(order) + 1) // 2]])

    def thoughts(self) -> list[Thought]:
        """Tell what came out, best first: those that stayed longer before those that were left earlier."""
        means = self.means()
        order = sorted(range(len(self.options)), key=lambda one: (-self.visits[one], -means[one]))
        return [self._thought(one, float(means[one])) for one in order]

    def _thought(self, one: int, value: float) -> Thought:
        visits = max(int(self.visits[one]), 1)
        win, margin = float(self.wins[one]) / visits, float(self.margins[one]) / visits
        return Thought(decode(int(self.options[one])), int(self.visits[one]), win, margin, value)


def all_random(state: State) -> NDArray[np.int64]:
    return np.full(state.variant.seats, RANDOM)


def all_quick(state: State) -> NDArray[np.int64]:
    return np.full(state.variant.seats, QUICK)


def own_quick(state: State) -> NDArray[np.int64]:
    """Play the own kingdom's seats well in playouts, the others by lot."""
    own = state.variant.kingdom_of(state.seat)
    return np.array([QUICK if state.variant.kingdom_of(seat) == own else RANDOM for seat in range(state.variant.seats)])


KINDS: Final[dict[str, Callable[[State], NDArray[np.int64]]]] = {
    "mce_random": all_random,
    "mce_greedy": all_quick,
    "mce_player_greedy": own_quick,
}


class EvaluationBot:
    """Tries every option out in playouts of one kind."""

    def __init__(self, name: str, seed: Any = None, playouts: int | None = None, ms: int | None = None) -> None:
        self.name = name
        self._policies = KINDS[name]
        self._budget = Budget.of(playouts, ms)
        self._luck = make_luck(secrets.token_hex() if seed is None else seed)

    def choose(self, state: State) -> Action:
        return choose_by(self.thoughts, state)

    def thoughts(self, state: State) -> list[Thought]:
        check_turn(state)
        key = roll(self._luck) << 32 | roll(self._luck)
        evaluation, purse = Evaluation(state, self._policies(state), key), self._budget.begin()
        rounds = max(1, ceil(log2(len(evaluation.options))))
        for number in range(1, rounds + 1):
            while n := purse.take(number / rounds, len(evaluation.live)):
                evaluation.try_out(n)
            evaluation.halve()
        return evaluation.thoughts()
