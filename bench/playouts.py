"""How many games each policy plays out in a second, from the opening and from the middle: one run, one core.

Then how strong the quick policy is: one seat of it against full greedy in all others.

python bench/playouts.py              (a few minutes; the first run compiles)
python bench/playouts.py --quick
"""

import argparse
import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crownland.bots.playout import NOTES, QUICK, RANDOM, play_out, quick
from crownland.bots.rng import RngState, make_rng, next_bits
from crownland.bots.simple import SCRATCH, greedy
from crownland.engine.bits import count, word
from crownland.engine.dispatch import apply, leaders, pick, total
from crownland.engine.kernel import blank, kernel
from crownland.engine.state import State
from crownland.engine.turn import OVER

GAMES = [
    "kingdomino(seats=2)",
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
    "queendomino(seats=2)",
    "queendomino(seats=4)",
    "royal_wedding(seats=8)",
    "duel()",
]
GREEDY = 2  # besides RANDOM and QUICK
SECONDS = 2.0
Play = Callable[[NDArray[Any], NDArray[Any], RngState, int], float]


@kernel
def by_policies(
    start: NDArray[Any], table: NDArray[Any], policies: NDArray[np.int64], luck: RngState, notes: NDArray[Any], n: int
) -> float:
    """Play a state out `n` times; return the mean points of a kingdom."""
    points = 0
    for _ in range(n):
        table[0] = start[0]
        play_out(table[0], policies, luck, notes[0])
        for kingdom in range(table[0].kingdoms_in_play):
            points += total(table[0], kingdom)
    return float(points / (n * start[0].kingdoms_in_play))


@kernel
def by_seats(
    start: NDArray[Any],
    table: NDArray[Any],
    policies: NDArray[np.int64],
    luck: RngState,
    notes: NDArray[Any],
    points: NDArray[np.int16],
    shares: NDArray[np.float64],
) -> None:
    """The same by quick and full greedy; write each game's points, and each kingdom's share of the victory."""
    state = table[0]
    for game in range(len(points)):
        table[0] = start[0]
        while state.phase != OVER:
            if state.seat < 0:
                apply(state, pick(state, next_bits(luck)))
            elif policies[state.seat] == GREEDY:
                apply(state, greedy(state, table[1:]))
            else:
                apply(state, quick(state, next_bits(luck), notes[0]))
        for kingdom in range(state.kingdoms_in_play):
            points[game, kingdom] = total(state, kingdom)
        ahead = leaders(state, points[game])
        for kingdom in range(state.kingdoms_in_play):
            shares[game, kingdom] = (ahead >> kingdom & 1) / count(word(ahead))


def played(state: State, policies: list[int], n: int) -> tuple[NDArray[np.int16], NDArray[np.float64]]:
    """Return the points of `n` games and the shares of their victories."""
    points, shares = np.zeros((n, state.variant.kingdoms), np.int16), np.zeros((n, state.variant.kingdoms))
    table = blank(state.states.dtype, 1 + SCRATCH)
    by_seats(state.states, table, np.array(policies), make_rng(2), blank(NOTES), points, shares)
    return points, shares


def player(policy: int, seats: int) -> Play:
    """Return what plays a state out by one policy in all seats."""
    policies, notes = np.full(seats, policy), blank(NOTES)
    return lambda start, table, luck, n: by_policies(start, table, policies, luck, notes, n)


def greedy_player(state: State) -> Play:
    """Return what plays a state out by full greedy in all seats."""
    return lambda start, table, luck, n: float(played(state, [GREEDY] * state.variant.seats, n)[0].mean())


def middle(name: str) -> State:
    """Bring a game halfway, by the quick policy."""
    state, rng, notes = State(name), random.Random(1), blank(NOTES)[0]
    rounds = 16 if name == "duel()" else int(state.record.rounds)
    while state.round <= rounds // 2:
        if state.seat < 0:
            state.draw(rng)
        else:
            state.apply_unchecked(int(quick(state.record, rng.getrandbits(32), notes)))
    return state


def rate(play: Play, state: State, seconds: float) -> tuple[float, float]:
    """Return playouts in a second of this process's time, and the mean points they end with."""
    table, luck = blank(state.states.dtype, 1 + SCRATCH), make_rng(1)
    play(state.states, table, luck, 2)
    n, took, points = 8, 0.0, 0.0
    while took < seconds / 2:
        n *= 2
        start = time.process_time()
        points = play(state.states, table, luck, n)
        took = time.process_time() - start
    return n / took, points


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--quick", action="store_true", help="a tenth of the time")
    seconds = SECONDS / 10 if options.parse_args().quick else SECONDS
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    speeds(seconds)
    strengths(100 if seconds < SECONDS else 2000)


def speeds(seconds: float) -> None:
    """Print playouts in a second, and how the games end when all seats play alike."""
    print(f"{'playouts/s (mean points)':<54}{'':<9}{'random':>17}{'quick':>17}{'greedy':>17}{'quick/greedy':>14}")
    for name in GAMES:
        seats = State(name).variant.seats
        for where, state in (("opening", State(name)), ("middle", middle(name))):
            plays = [player(RANDOM, seats), player(QUICK, seats), greedy_player(state)]
            rates = [rate(play, state, seconds) for play in plays]
            columns = "".join(f"{f'{speed:,.0f} ({points:.1f})':>17}" for speed, points in rates)
            print(f"{name:<54}{where:<9}{columns}{rates[1][0] / rates[2][0]:>14.1f}", flush=True)


def strengths(games: int) -> None:
    """Print how one quick seat does against greedy in all others, each seat as often."""
    print(f"\n{'quick alone against greedy':<63}{'wins':>17}{'fair':>17}{'points':>17}{'theirs':>17}")
    for name in GAMES:
        state = State(name)
        seats = state.variant.seats
        won, own, others = [], [], []
        for seat in range(seats):
            points, shares = played(state, [QUICK if at == seat else GREEDY for at in range(seats)], games // seats)
            won.append(shares[:, seat].mean())
            own.append(points[:, seat].mean())
            others.append(np.delete(points, seat, axis=1).mean())
        row = f"{np.mean(won):>17.1%}{1 / seats:>17.1%}{np.mean(own):>17.1f}{np.mean(others):>17.1f}"
        print(f"{name:<63}{row}", flush=True)


if __name__ == "__main__":
    main()
