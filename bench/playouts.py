"""How many games each policy plays out in a second, from the opening and from the middle: one run, one core.

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

from crownland.bots.greedy.greedy import SCRATCH, greedy
from crownland.bots.luck import Luck, make_luck, roll
from crownland.bots.playouts.playout import NOTES, QUICK, RANDOM, play_out, quick
from crownland.rules.draft.draft import OVER
from crownland.rules.engine.dispatch import apply, pick, total
from crownland.rules.engine.kernel import blank, kernel
from crownland.rules.state import State

GAMES = [
    "kingdomino(seats=2)",
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
    "queendomino(seats=2)",
    "queendomino(seats=4)",
    "royal_wedding(seats=8)",
    "duel()",
]
SECONDS = 2.0
Play = Callable[[NDArray[Any], NDArray[Any], Luck, int], float]


@kernel
def by_policies(
    start: NDArray[Any], table: NDArray[Any], policies: NDArray[np.int64], luck: Luck, notes: NDArray[Any], n: int
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
def by_greedy(start: NDArray[Any], table: NDArray[Any], luck: Luck, n: int) -> float:
    """The same, all seats by full greedy."""
    points, state = 0, table[0]
    for _ in range(n):
        table[0] = start[0]
        while state.phase != OVER:
            apply(state, greedy(state, table[1:]) if state.seat >= 0 else pick(state, roll(luck)))
        for kingdom in range(state.kingdoms_in_play):
            points += total(state, kingdom)
    return float(points / (n * start[0].kingdoms_in_play))


def player(policy: int, seats: int) -> Play:
    """Return what plays a state out by one policy in all seats."""
    policies, notes = np.full(seats, policy), blank(NOTES)
    return lambda start, table, luck, n: by_policies(start, table, policies, luck, notes, n)


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
    table, luck = blank(state.states.dtype, 1 + SCRATCH), make_luck(1)
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
    print(f"{'playouts/s (mean points)':<54}{'':<9}{'random':>17}{'quick':>17}{'greedy':>17}{'quick/greedy':>14}")
    for name in GAMES:
        seats = State(name).variant.seats
        plays: list[Play] = [player(RANDOM, seats), player(QUICK, seats), by_greedy]
        for where, state in (("opening", State(name)), ("middle", middle(name))):
            rates = [rate(play, state, seconds) for play in plays]
            columns = "".join(f"{f'{speed:,.0f} ({points:.1f})':>17}" for speed, points in rates)
            print(f"{name:<54}{where:<9}{columns}{rates[1][0] / rates[2][0]:>14.1f}", flush=True)


if __name__ == "__main__":
    main()
