"""Bots without search: `random`, `greedy` and `greedy_placement`.

`greedy` takes the option with most points now, looking one domino ahead; each game has its own policy for it.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..engine.action import Action, decode
from ..engine.dispatch import per_family, pick_in
from ..engine.kernel import blank, kernel
from ..engine.registry import families_with
from ..engine.state import State
from .base import check_turn
from .rng import make_rng, next_bits, seed_or_random


class RandomBot:
    """Plays any legal action with equal probability."""

    name = "random"

    def __init__(self, seed: Any = None) -> None:
        self._rng = make_rng(seed_or_random(seed))

    def choose(self, state: State) -> Action:
        check_turn(state)
        return decode(int(pick_in(state.states, next_bits(self._rng))))


SCRATCH: Final = 3  # temporary states of a greedy choice


@per_family("policies")
def greedy(state: Any, scratch: NDArray[Any]) -> int:
    raise NotImplementedError


@per_family("policies")
def greedy_placement(state: Any, scratch: NDArray[Any], bits: int) -> int:
    raise NotImplementedError


@kernel
def greedy_in(states: NDArray[Any], scratch: NDArray[Any]) -> int:
    return greedy(states[0], scratch)


@kernel
def greedy_placement_in(states: NDArray[Any], scratch: NDArray[Any], bits: int) -> int:
    return greedy_placement(states[0], scratch, bits)


class _Scratch:
    """Temporary states, made once for each layout."""

    def __init__(self) -> None:
        self._made: dict[np.dtype[Any], NDArray[Any]] = {}

    def of(self, state: State) -> NDArray[Any]:
        layout = state.states.dtype
        if layout not in self._made:
            self._made[layout] = blank(layout, SCRATCH)
        return self._made[layout]


class GreedyBot:
    """Takes the most points; deterministic."""

    name = "greedy"
    families = families_with("policies")

    def __init__(self, seed: Any = None) -> None:
        self._scratch = _Scratch()

    def choose(self, state: State) -> Action:
        check_turn(state)
        return decode(int(greedy_in(state.states, self._scratch.of(state))))


class GreedyPlacementBot:
    """Places like `greedy`, but claims at random."""

    name = "greedy_placement"
    families = families_with("policies")

    def __init__(self, seed: Any = None) -> None:
        self._scratch = _Scratch()
        self._rng = make_rng(seed_or_random(seed))

    def choose(self, state: State) -> Action:
        check_turn(state)
        return decode(int(greedy_placement_in(state.states, self._scratch.of(state), next_bits(self._rng))))
