"""How fast the engine is, in ratios where possible: everything in one run, on one core, best of several.

Kernels are timed in processor time, since others may share the core; what goes through Python by the clock on the wall.

python bench/speed.py --yardstick2 PATH --yardstick4 PATH     (two built C programs that print games/s(cpu)=N)
python bench/speed.py --quick
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from crownland.arena.play import play
from crownland.engine.state import State
from crownland.engine.variant import find_variant

BATCHES = {
    "kingdomino(seats=2)": 200_000,
    "kingdomino(seats=3)": 150_000,
    "kingdomino(seats=4)": 100_000,
    "kingdomino(seats=2,mighty_duel=true)": 100_000,
    "queendomino(seats=2)": 30_000,
    "queendomino(seats=3)": 30_000,
    "queendomino(seats=4)": 30_000,
    "royal_wedding(seats=3)": 10_000,
    "royal_wedding(seats=8)": 10_000,
    "royal_wedding(seats=8,teams=true)": 10_000,
    "duel()": 50_000,
}
GREEDY = {
    "kingdomino(seats=2)": 2_000,
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)": 500,
    "queendomino(seats=2)": 2_000,
    "duel()": 1_000,
}


def rate(work: Callable[[], object], amount: int, clock: Callable[[], float] = time.perf_counter) -> float:
    """Return how much of it is done in a second."""
    start = clock()
    work()
    return amount / (clock() - start)


def batch(variant: str, bot: str, games: int) -> float:
    return rate(lambda: play(find_variant(variant), [bot], games, seed=1), games, time.process_time)


def yardstick(program: str, games: int) -> float:
    printed = subprocess.run([program, str(games), "1"], capture_output=True, text=True, check=True).stdout
    found = re.search(r"games/s\(cpu\)=(\d+)", printed)
    assert found, printed
    return float(found[1])


def object_face(games: int) -> float:
    """Random games through `legal_actions()` and `apply()`, the way a newcomer's script plays."""
    luck = random.Random(1)

    def work() -> None:
        for _ in range(games):
            state = State("kingdomino(seats=2)")
            while not state.is_over:
                state.apply(luck.choice(state.legal_actions()))

    return rate(work, games)


def seconds(command: list[str], **environment: str) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, **environment})
    return time.perf_counter() - start


def cold_compile() -> float:
    """Seconds of `crownland warm` with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        return seconds([sys.executable, "-m", "crownland", "warm"], NUMBA_CACHE_DIR=folder)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--yardstick2", help="C program for 2 seats")
    options.add_argument("--yardstick4", help="C program for 4 seats")
    options.add_argument("--repeat", type=int, default=5)
    options.add_argument("--quick", action="store_true", help="a tenth of the games, no cold start")
    chosen = options.parse_args()
    share = 10 if chosen.quick else 1
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    yardsticks = {"kingdomino(seats=2)": chosen.yardstick2, "kingdomino(seats=4)": chosen.yardstick4}
    for variant in BATCHES | GREEDY:
        play(find_variant(variant), ["greedy"], 1)

    print(f"{'random games, batch kernel':<62}{'games/s':>10}{'C':>10}{'ratio':>7}")
    for variant, games in BATCHES.items():
        program = yardsticks.get(variant)
        rounds = [
            (batch(variant, "random", games // share), yardstick(program, 2 * games // share) if program else 0.0)
            for _ in range(chosen.repeat)
        ]
        ours, theirs = (max(column) for column in zip(*rounds, strict=True))
        compared = f"{theirs:>10,.0f}{ours / theirs:>7.2f}" if theirs else ""
        print(f"{variant:<62}{ours:>10,.0f}{compared}")
    print("\ngreedy games, batch kernel")
    for variant, games in GREEDY.items():
        print(f"{variant:<62}{max(batch(variant, 'greedy', games // share) for _ in range(2)):>10,.0f}")
    print("\nthrough Python")
    print(f"{'random 2-seat games with State':<62}{max(object_face(500 // share) for _ in range(3)):>10,.0f}")
    python = sys.executable
    print(
        f"{'import crownland, seconds':<62}{min(seconds([python, '-c', 'import crownland']) for _ in range(3)):>10.2f}"
    )
    nothing = min(seconds([python, "-c", "pass"]) for _ in range(3))
    print(f"{'  of which Python itself':<62}{nothing:>10.2f}")
    simulate = [python, "-m", "crownland", "simulate", "--games", "1"]
    print(f"{'crownland simulate --games 1, warm, seconds':<62}{min(seconds(simulate) for _ in range(3)):>10.2f}")
    if not chosen.quick:
        print(f"{'crownland warm with an empty cache, seconds':<62}{cold_compile():>10.1f}")


if __name__ == "__main__":
    main()
