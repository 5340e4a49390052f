"""Gathering the samples of one round: in slices that do not depend on each other, on threads or on a Ray cluster."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..arena.cluster import run_on_ray
from ..bots.learned.learned import Desk
from ..bots.learned.network import Floats
from ..bots.learned.rooms import LEARNED
from ..bots.luck import key_of
from ..rules.engine.bits import word
from ..rules.engine.kernel import blank
from ..rules.state import State
from ..rules.variants import find_variant
from .samples import GROUP, TABLES, gather

SLICE: Final = 250  # groups
_GAMES: Final = 1 << 12  # numbers of games that belong to one slice: more than it can use

Samples: TypeAlias = tuple[NDArray[np.float16], Floats]


@dataclass(frozen=True, slots=True)
class Slice:
    """Groups to be gathered: of which game, with which luck, how many, and by which value so far."""

    variant: str
    luck: str
    number: int
    groups: int
    weights: Floats


Gatherer: TypeAlias = Callable[[Iterable[Slice]], Iterator[Samples]]


def gather_slice(task: Slice) -> Samples:
    """Gather the groups of one slice; the same slice always gives the same."""
    variant = find_variant(task.variant)
    start, desk = State(variant).states, Desk()
    inputs = np.zeros((task.groups, GROUP, LEARNED[variant.row.family].INPUTS), np.float32)
    targets = np.zeros((task.groups, GROUP), np.float32)
    lots = (word(key_of(task.luck)), task.number * _GAMES)
    scratch = (desk.luck, np.zeros(4, np.uint64), desk.work, desk.notes, desk.out, *desk.lists)
    arguments: list[Any] = [start, blank(start.dtype, TABLES), *lots, task.weights, *scratch, inputs, targets]
    gather(*arguments)
    return inputs.astype(np.float16), targets


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
