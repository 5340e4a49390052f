"""How fast tables of games are on one core, in processor time and beside whole games in one kernel of the same run.

python bench/library.py [--quick]
"""

import argparse
import time
from collections.abc import Callable

import numpy as np

from crownland import Tables, play

GOALS = {"with mask": 3_000_000, "with mask and observation": 1_000_000}
VARIANTS = ["kingdomino(seats=2)", "kingdomino(seats=4)", "queendomino(seats=2)", "royal_wedding(seats=8)", "duel()"]


def rate(work: Callable[[], object], amount: int, times: int = 5) -> float:
    """Return how much of it is done in a second of processor time, the best of several."""
    work()
    best = 0.0
    for _ in range(times):
        start = time.process_time()
        work()
        best = max(best, amount / (time.process_time() - start))
    return best


def decisions_of_whole_games(variant: str, games: int) -> float:
    """Return how many decisions of seats a second `crownland.play` makes at random, the games being those it plays."""
    count = Tables(variant, games // 100, seed=1)
    decisions = 0
    while not count.done.all():
        decisions += int((~count.done).sum())
        count.step(count.sample())
    return rate(lambda: play(variant, ["random"], games, seed=1), games) * decisions / len(count)


def steps(variant: str, n: int, rounds: int) -> dict[str, float]:
    """Return steps a second at `n` tables, random legal actions chosen by a kernel, with what is asked for each."""
    tables = Tables(variant, n, seed=1, auto_reset=True)
    chosen, masks = tables.sample(), tables.legal_mask()
    seen, small = tables.observe(), tables.observe(dtype=np.uint8)

    def play_on(*asks: Callable[[], object]) -> Callable[[], None]:
        def work() -> None:
            for _ in range(rounds):
                tables.step(tables.sample(chosen))
                for ask in asks:
                    ask()

        return work

    def mask() -> object:
        return tables.legal_mask(masks)

    works = {
        "alone": play_on(),
        "with mask": play_on(mask),
        "with mask and observation": play_on(mask, lambda: tables.observe(seen)),
        "with mask and observation, bytes": play_on(mask, lambda: tables.observe(small)),
    }
    return {name: rate(work, n * rounds) for name, work in works.items()}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--quick", action="store_true")
    quick = options.parse_args().quick
    for variant in VARIANTS[:1] if quick else VARIANTS:
        n = 64 if variant == "duel()" else 512
        whole = decisions_of_whole_games(variant, 20_000)
        print(f"{variant}: whole random games in one kernel {whole:,.0f} decisions/s")
        for name, found in steps(variant, n, 20 if quick else 100).items():
            goal = f", goal {GOALS[name]:,}" if variant == VARIANTS[0] and name in GOALS else ""
            print(f"  {n} tables, step {name}: {found:,.0f} a second, {found / whole:.2f} of it{goal}")


if __name__ == "__main__":
    main()
