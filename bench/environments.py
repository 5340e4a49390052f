"""Processor time of a step of each environment: `python bench/environments.py` (docs/lab/performance.md)."""

import time
from collections.abc import Callable
from typing import Any, Final

import gymnasium

import crownland.envs  # noqa: F401  # registers Crownland-v0
from crownland.envs import aec_v0

VARIANT: Final = "kingdomino(seats=2)"
GAMES: Final = 30
TABLES: Final = 256
RUNS: Final = 7


def main() -> None:
    """Print the best of some runs of each."""
    for what, steps in (
        ("PettingZoo, raw_env", raw_steps),
        ("PettingZoo, env and last()", wrapped_steps),
        ("Gymnasium against random", single_steps),
        (f"Gymnasium, {TABLES} games at once", many_steps),
    ):
        steps()
        print(f"{what:<40}{min(timed(steps) for _ in range(RUNS)):>8.1f} µs")


def timed(steps: Callable[[], int]) -> float:
    """Return the microseconds of a step."""
    start = time.process_time()
    done = steps()
    return (time.process_time() - start) / done * 1e6


def raw_steps() -> int:
    """Play games turn by turn; return how many steps they had."""
    env, done = aec_v0.raw_env(VARIANT), 0
    for seed in range(GAMES):
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
            done += 1
    return done


def wrapped_steps() -> int:
    """The same as PettingZoo's documents do it."""
    env, done = aec_v0.env(VARIANT), 0
    for seed in range(GAMES):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, is_over, _, _ = env.last()
            env.step(None if is_over else int(seen["action_mask"].argmax()))
            done += 1
    return done


def single_steps() -> int:
    """Play one seat against a bot."""
    env: Any = gymnasium.make("Crownland-v0", variant=VARIANT, opponents="random")
    done = 0
    for seed in range(GAMES):
        _, info = env.reset(seed=seed)
        is_over = False
        while not is_over:
            _, _, is_over, _, info = env.step(int(info["action_mask"].argmax()))
            done += 1
    return done


def many_steps() -> int:
    """The same at many tables."""
    envs: Any = gymnasium.make_vec("Crownland-v0", num_envs=TABLES, variant=VARIANT, opponents="random")
    _, info = envs.reset(seed=1)
    for _ in range(2 * GAMES):
        *_, info = envs.step(info["action_mask"].argmax(axis=1))
    return 2 * GAMES * TABLES


if __name__ == "__main__":
    main()
