"""Bots without search: `random`, `greedy`, `greedy_placement` and `beginner`.

`greedy` takes what brings most points now, looking one domino ahead; each game has its own policy for it. `beginner`
takes what brings most points now, with a tie breaker of the game; it ignores room, the next round and the opponents.
With `sees=50` it considers only half of its options; with `slips=50` it plays like a beginner in half of its decisions,
and like `greedy` in the others.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.action import Action, decode, passes
from ..engine.bits import share
from ..engine.dispatch import per_family, pick_in
from ..engine.kernel import blank, kernel
from ..engine.registry import families_with
from ..engine.state import State, gains
from .base import check_turn, load_policies
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


Option: TypeAlias = tuple[int, Action]  # points that it brings, and the action
ALL: Final = 100


class BeginnerBot:
    """Takes the most points among the options that it considers."""

    families = GreedyBot.families

    def __init__(self, seed: Any = None, sees: int = ALL, slips: int = ALL) -> None:
        self.name = "beginner"
        self._sees, self._slips = sees, slips
        self._careful = GreedyBot()
        self._rng = make_rng(seed_or_random(seed))

    def choose(self, state: State) -> Action:
        check_turn(state)
        return (
            self._choose_quickly(state)
            if share(next_bits(self._rng), ALL) < self._slips
            else self._careful.choose(state)
        )

    def _choose_quickly(self, state: State) -> Action:
        """Return what brings most points now; of equals what the tie breaker prefers, then a random one."""
        known = [(points, decode(code)) for code, points in gains(state, state.variant.kingdom_of(state.seat))]
        policies = load_policies(state.variant.family)
        wanted = [option for option in known if option[1] not in policies.UNWANTED] or known
        seen = self._pick_seen(wanted)
        most = max(points for points, _ in seen)
        equals = [action for points, action in seen if points == most]
        return max(equals, key=lambda action: (policies.tie_breaker(state, action), next_bits(self._rng)))

    def _pick_seen(self, options: list[Option]) -> list[Option]:
        """Return the options that it considers: a random part, and always those that pass."""
        seen = max(1, len(options) * self._sees // ALL)
        if seen == len(options):
            return options
        shuffled = sorted(options, key=lambda _: next_bits(self._rng))
        return shuffled[:seen] + [option for option in shuffled[seen:] if passes(option[1])]
