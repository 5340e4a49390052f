"""Playing the games of one stretch, in slices that do not depend on each other, on threads or on a Ray cluster."""

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
from .selfplay import MAX_NOTED, MOMENT, TABLES, play_games

SLICE: Final = 50  # games
_USUAL: Final = 64  # moments of a kingdom: more than most games have

Samples: TypeAlias = tuple[NDArray[np.float16], Floats]


@dataclass(frozen=True, slots=True)
class Slice:
    """Games to be played: the variant, the seed, the number of the first, how many, and the weights."""

    variant: str
    seed: str
    first: int
    games: int
    weights: Floats


Gatherer: TypeAlias = Callable[[Iterable[Slice]], Iterator[Samples]]


def gather_slice(task: Slice) -> Samples:
    """Play the games of one slice, or as many as there is room for; the same slice always gives the same."""
    variant = find_variant(task.variant)
    state = State(variant)
    start = state.states
    most = task.games * variant.kingdoms * _USUAL + MAX_NOTED
    inputs = np.zeros((most, load_value(variant.row.family).INPUTS), np.float32)
    targets = np.zeros(most, np.float32)
    games = (word(seed_key(task.seed)), task.first, task.games, task.weights)
    out = np.zeros((2, state.most_actions), np.int64)
    scratch = (np.zeros(4, np.uint64), make_work(), blank(NOTES), out, blank(MOMENT, MAX_NOTED))
    arguments: list[Any] = [start, blank(start.dtype, TABLES), *games, *scratch, inputs, targets]
    n = play_games(*arguments)
    return inputs[:n].astype(np.float16), targets[:n].copy()


def on_threads(threads: int) -> Gatherer:
    """Return what gathers slices on so many threads of this process."""

    def gather_all(tasks: Iterable[Slice]) -> Iterator[Samples]:
        with ThreadPoolExecutor(threads) as pool:
            under_way = [pool.submit(gather_slice, task) for task in tasks]
            try:
                for one in under_way:
                    yield one.result()
            finally:
                for one in under_way:
                    one.cancel()

    return gather_all


def on_ray(address: str) -> Gatherer:
    """Return what gathers slices on a Ray cluster."""
    return lambda tasks: run_on_ray(gather_slice, tasks, address)
