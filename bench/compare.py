"""Two checkouts of Crownland in one run, turn by turn, in processor time: is the newer one as fast?

python bench/compare.py OLD NEW               (two folders, such as `git worktree add` makes)
python bench/compare.py OLD NEW --cold        (also the processor time to compile, with an empty cache, what both have)
python bench/compare.py OLD NEW --yardstick2 PATH --yardstick4 PATH   (and both against C programs, see speed.py)
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

from speed import yardstick

RANDOM = {
    "kingdomino(seats=2)": 8_000,
    "kingdomino(seats=4)": 4_000,
    "kingdomino(seats=2,mighty_duel=true)": 4_000,
    "queendomino(seats=2)": 2_000,
    "royal_wedding(seats=8)": 1_000,
    "duel()": 2_500,
}
GREEDY = {"kingdomino(seats=2)": 50, "queendomino(seats=2)": 200, "duel()": 50}
COMPILE = """
from crownland.cli.commands.warm import _play_batch, _play_out, _show
from crownland.engine.variant import find_variant
for game in map(find_variant, ("kingdomino", "queendomino", "duel")):
    _play_out(game, "random")
    _play_out(game, "greedy")
    _play_batch(game)
    _show(game)
"""
YARDSTICK_GAMES = 40_000
BATCHES = 30  # of some milliseconds each: the best of many is one that nothing disturbed


def measure() -> dict[str, float]:
    """Return games per second of processor time in the best batch, of the checkout on the path."""
    play = import_module("crownland.arena.play").play
    find_variant = import_module("crownland.engine.variant").find_variant
    rates = {}
    for bot, batches in (("random", RANDOM), ("greedy", GREEDY)):
        for name, games in batches.items():
            batch = partial(play, find_variant(name), [bot], games, seed=1)
            batch()
            rates[f"{bot} {name}"] = games / min(seconds(batch) for _ in range(BATCHES))
    return rates


def seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def run(checkout: Path, *words: str, **environment: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), **environment}
    return subprocess.run([sys.executable, *words], env=env, check=True, capture_output=True, text=True).stdout


def cold_compile(checkout: Path) -> float:
    """Return the processor time to compile the rules, greedy bots, batches and tables of every family."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as folder:
        run(checkout, "-c", COMPILE, NUMBA_CACHE_DIR=folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("old", type=Path, nargs="?")
    options.add_argument("new", type=Path, nargs="?")
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--cold", action="store_true")
    options.add_argument("--yardstick2", help="C program for 2 seats")
    options.add_argument("--yardstick4", help="C program for 4 seats")
    options.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.measure:
        print(json.dumps(measure()))
        return
    checkouts = (chosen.old, chosen.new)
    programs = {"random kingdomino(seats=2)": chosen.yardstick2, "random kingdomino(seats=4)": chosen.yardstick4}
    yardsticks = {name: 0.0 for name, program in programs.items() if program}
    rounds = []
    for _ in range(chosen.rounds):
        rounds.append([json.loads(run(checkout, __file__, "--measure")) for checkout in checkouts])
        for name, best in yardsticks.items():
            yardsticks[name] = max(best, *(yardstick(programs[name], YARDSTICK_GAMES) for _ in range(BATCHES)))
    print(f"{'games per second of processor time, best batches':<62}{'old':>10}{'new':>10}{'ratio':>8}")
    for name in rounds[0][0]:
        old, new = (max(pair[side][name] for pair in rounds) for side in (0, 1))
        in_c = yardsticks.get(name)
        against = f"   C {in_c:,.0f}: {old / in_c:.2f}, {new / in_c:.2f}" if in_c else ""
        print(f"{name:<62}{old:>10,.0f}{new:>10,.0f}{new / old:>8.3f}{against}")
    if chosen.cold:
        times = [[cold_compile(checkout) for checkout in checkouts] for _ in range(chosen.rounds)]
        old, new = map(min, zip(*times, strict=True))
        print(f"{'compiling with an empty cache, processor seconds':<62}{old:>10.1f}{new:>10.1f}{new / old:>8.3f}")


if __name__ == "__main__":
    main()
