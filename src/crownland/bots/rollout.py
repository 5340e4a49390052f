"""`rollouts`: plays any state to its end many times in one call. Each seat is played by a compiled bot.

Rollout `i` of a seed is always the same, for any number of rollouts and threads.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..engine.bits import word
from ..engine.dispatch import apply, leaders, pick, total
from ..engine.errors import InvalidSetup
from ..engine.kernel import blank, kernel
from ..engine.state import State
from ..engine.turn import OVER
from ..engine.validate import MAX_THREADS, instance, positive_int
from ..engine.variant import Variant
from .playout import MAX_ACTIONS_PER_GAME, NOTES, QUICK, RANDOM, quick
from .rng import RngState, next_bits, seed_key, seed_or_random, seed_rng
from .simple import SCRATCH, greedy
from .spec import listed

GREEDY: Final = 2
ROLLOUT_BOTS: Final = {"random": RANDOM, "quick": QUICK, "greedy": GREEDY}


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Rollouts:
    """Results of `n` rollouts: arrays with a row for each rollout and a column for each kingdom."""

    variant: Variant
    totals: NDArray[np.int16]
    winners: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.totals)

    def __repr__(self) -> str:
        return f"<Rollouts: {len(self)} of {self.variant}>"

    @property
    def shares(self) -> NDArray[np.float64]:
        """Each kingdom's mean share of the victory, from 0 to 1; winners of the same game share it."""
        won: NDArray[np.float64] = (self.winners / self.winners.sum(axis=1, keepdims=True)).mean(axis=0)
        return won

    @property
    def means(self) -> NDArray[np.float64]:
        """Each kingdom's mean points."""
        points: NDArray[np.float64] = self.totals.mean(axis=0)
        return points

    def returns(self) -> NDArray[np.float64]:
        """Return the mean of `State.returns` for each seat: from -1 to 1, with sum 0."""
        kingdoms = self.variant.kingdoms
        values = (kingdoms * self.shares - 1) / (kingdoms - 1)
        return values[[self.variant.kingdom_of(seat) for seat in range(self.variant.seats)]]

    def to_dict(self) -> dict[str, NDArray[Any]]:
        """Return columns with a row for each rollout and kingdom, for pandas or polars."""
        n, kingdoms = self.totals.shape
        return {
            "rollout": np.repeat(np.arange(n), kingdoms),
            "kingdom": np.tile(np.arange(kingdoms), n),
            "total": self.totals.ravel(),
            "won": self.winners.ravel(),
        }


@kernel
def roll_out(
    start: NDArray[Any],
    table: NDArray[Any],
    bots: NDArray[np.int64],
    key: int,
    first: int,
    rng: RngState,
    notes: NDArray[Any],
    totals: NDArray[np.int16],
    ahead: NDArray[np.bool_],
) -> None:
    """Play a state to its end for each row of `totals`, using random streams `first`, `first + 1`, ….

    `table` is one state and the scratch states of `greedy`. A game is scored after MAX_ACTIONS_PER_GAME actions.
    """
    state, scratch = table[0], table[1:]
    for number in range(len(totals)):
        seed_rng(rng, key, first + number)
        table[0] = start[0]
        for _ in range(MAX_ACTIONS_PER_GAME):
            if state.phase == OVER:
                break
            bits, seat = next_bits(rng), int(state.seat)
            if seat < 0 or bots[seat] == RANDOM:
                apply(state, pick(state, bits))
            elif bots[seat] == QUICK:
                apply(state, quick(state, bits, notes[0]))
            else:
                apply(state, greedy(state, scratch))
        for kingdom in range(state.kingdoms_in_play):
            totals[number, kingdom] = total(state, kingdom)
        won = leaders(state, totals[number])
        for kingdom in range(state.kingdoms_in_play):
            ahead[number, kingdom] = (won >> kingdom) & 1


def rollouts(
    state: State,
    n: int,
    bots: str | Sequence[str] = "random",
    *,
    seed: Any = None,
    threads: int = 1,
) -> Rollouts:
    """Play a state to its end `n` times, chance by its weights and each seat by a bot; the state is unchanged.

    A bot is `random`, `quick` (a heuristic: a few times slower and far stronger) or `greedy` (stronger still, the
    slowest): one for all seats, or a list in which seat `s` has `bots[s % len(bots)]`. The same seed gives the same
    rollouts; without a seed they differ each time.

    >>> state = State("kingdomino(seats=2)")
    >>> played = rollouts(state, 1000, ["quick", "random"], seed=7)
    >>> played.totals.shape, bool(played.shares[0] > 0.8)
    ((1000, 2), True)
    """
    instance("a State to play out", state, State)
    n, threads = positive_int("rollouts", n), positive_int("threads", threads, most=MAX_THREADS)
    codes = np.array([ROLLOUT_BOTS[bot] for bot in seat_bots(bots, state.variant.seats, ROLLOUT_BOTS)], np.int64)
    totals = np.zeros((n, state.variant.kingdoms), np.int16)
    winners = np.zeros((n, state.variant.kingdoms), np.bool_)
    start, key = state.copy().states, word(seed_key(seed_or_random(seed)))

    def play_part(begin: int, end: int) -> None:
        table, rng, notes = blank(start.dtype, 1 + SCRATCH), np.zeros(4, np.uint64), blank(NOTES)
        roll_out(start, table, codes, key, begin, rng, notes, totals[begin:end], winners[begin:end])

    threads = min(threads, n)
    ends = [n * part // threads for part in range(threads + 1)]
    if threads == 1:
        play_part(0, n)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play_part, ends[:-1], ends[1:]))
    return Rollouts(state.variant, totals, winners)


def seat_bots(bots: str | Sequence[str], seats: int, known: dict[str, int]) -> list[str]:
    """Return a bot for every seat, in turn from the list. Raises InvalidSetup for unknown or too many bots."""
    names = listed(bots)
    for bot in names:
        if bot not in known:
            raise InvalidSetup(f"expected bots out of {', '.join(known)}, but got {bot!r}")
    if not 1 <= len(names) <= seats:
        raise InvalidSetup(f"expected 1 to {seats} bots for {seats} seats, but got {len(names)}")
    return [names[seat % len(names)] for seat in range(seats)]
