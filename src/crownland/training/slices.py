"""Plays the games of a stage in independent slices, on threads or on a Ray cluster."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..arena.runners import run_on_ray
from ..bots.network import Floats
from ..bots.playout import NOTES
from ..bots.rng import seed_key
from ..bots.value import load_value, make_work
from ..engine.bits import word
from ..engine.kernel import blank
from ..engine.state import State
from ..engine.variant import find_variant
from .selfplay import MAX_SAMPLES, SAMPLE, TABLES, play_games

SLICE: Final = 50  # games
_USUAL_SAMPLES: Final = 64  # of a kingdom: more than most games have

Samples: TypeAlias = tuple[NDArray[np.float16], Floats]


@dataclass(frozen=True, slots=True)
class Slice:
    """Games to play: the variant, the seed, the number of the first game, how many, and the weights."""

    variant: str
    seed: str
    first: int
    games: int
    weights: Floats


SlicePlayer: TypeAlias = Callable[[Iterable[Slice]], Iterator[Samples]]


def play_slice(task: Slice) -> Samples:
    """Play the games of one slice, or as many as fit; deterministic."""
    variant = find_variant(task.variant)
    state = State(variant)
    start = state.states
    rows = task.games * variant.kingdoms * _USUAL_SAMPLES + MAX_SAMPLES
    inputs = np.zeros((rows, load_value(variant.row.family).INPUTS), np.float32)
    targets = np.zeros(rows, np.float32)
    games = (word(seed_key(task.seed)), task.first, task.games, task.weights)
    out = np.zeros((2, state.most_actions), np.int64)
    scratch = (np.zeros(4, np.uint64), make_work(), blank(NOTES), out, blank(SAMPLE, MAX_SAMPLES))
    arguments: list[Any] = [start, blank(start.dtype, TABLES), *games, *scratch, inputs, targets]
    n = play_games(*arguments)
    return inputs[:n].astype(np.float16), targets[:n].copy()


def on_threads(threads: int) -> SlicePlayer:
    """Return a function that plays slices on threads of this process."""

    def play_slices(tasks: Iterable[Slice]) -> Iterator[Samples]:
        with ThreadPoolExecutor(threads) as pool:
            futures = [pool.submit(play_slice, task) for task in tasks]
            try:
                for future in futures:
                    yield future.result()
            finally:
                for future in futures:
                    future.cancel()

    return play_slices


def on_ray(address: str) -> SlicePlayer:
    """Return a function that plays slices on a Ray cluster."""
    return lambda tasks: run_on_ray(play_slice, tasks, address)
