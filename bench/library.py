"""How fast tables of games are on one core, in processor time and beside whole games in one kernel of the same run.

python bench/library.py [--quick]

Then games of OpenSpiel and, where it is installed (`pip install pgx`), of pgx. They are other games, so this compares
what a researcher waits for, not engines.
"""

import argparse
import os
import random
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

import numpy as np

from crownland import CHANCE, Batch, State, play

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
    count = Batch(variant, games // 100, seed=1)
    decisions = 0
    while not count.done.all():
        decisions += int((~count.done).sum())
        count.step(count.sample())
    return rate(lambda: play(variant, ["random"], games, seed=1), games) * decisions / len(count)


def steps(variant: str, n: int, rounds: int) -> dict[str, float]:
    """Return steps a second at `n` tables, random legal actions chosen by a kernel, with what is asked for each."""
    tables = Batch(variant, n, seed=1, auto_reset=True)
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


def own_steps(variant: str, games: int) -> int:
    """Play random games state by state from Python; return how many actions there were, those of chance among them."""
    luck, count = random.Random(1), 0
    for _ in range(games):
        state = State(variant)
        while not state.is_over:
            if state.seat == CHANCE:
                state.draw(luck)
            else:
                state.apply(luck.choice(state.legal_codes()))
            count += 1
    return count


def spiel_steps(game: Any, games: int) -> int:
    """Do the same with a game of OpenSpiel."""
    luck, count = random.Random(1), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
            count += 1
    return count


def state_by_state(games: int) -> None:
    """Compare states that are played one by one from Python."""
    import pyspiel  # noqa: PLC0415  # not where it is not installed

    import crownland.envs.openspiel  # noqa: F401, PLC0415  # registers python_crownland

    works = {f"crownland {variant}": partial(own_steps, variant, games) for variant in VARIANTS}
    for name in ("backgammon", "connect_four", "python_crownland"):
        works[f"OpenSpiel {name}"] = partial(spiel_steps, pyspiel.load_game(name), games)
    for name, work in works.items():
        print(f"  {name}: {rate(work, work(), times=3):,.0f} actions a second")


def pgx_steps(game: str, n: int, rounds: int) -> float:
    """Return steps a second at `n` tables of pgx, random legal actions, masks and observations, all compiled by JAX."""
    import jax  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make(game)
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        choose, luck = jax.random.split(key)
        actions = jax.random.categorical(choose, np.log(1e-9) * ~state.legal_action_mask)
        state = step(state, actions, jax.random.split(luck, n))
        return state, state.observation.sum()

    play_on = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys)[1])
    state, keys = begin(jax.random.split(jax.random.key(1), n)), jax.random.split(jax.random.key(2), rounds)
    return rate(lambda: play_on(state, keys).block_until_ready(), n * rounds, times=3)


def others(quick: bool) -> None:
    """Measure what others offer, in the same run."""
    if find_spec("pyspiel"):
        print("One state at a time, from Python:")
        state_by_state(2 if quick else 20)
    if find_spec("pgx"):
        print("Many games at once:")
        for game in ("backgammon", "connect_four"):
            print(f"  pgx {game}, 512 tables: {pgx_steps(game, 512, 20 if quick else 100):,.0f} steps a second")


def main() -> None:
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")  # one core for everybody
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
    others(quick)


if __name__ == "__main__":
    main()
