"""The functions that the rules of every family offer, chosen by the layout of the state.

Kernels that work for any game (perft, playouts, batches) call these. The module is chosen at compile time, so the call
costs nothing and compiled code can be cached.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from .game import Family
from .kernel import INTO_CALLERS, ONLY_KERNELS_CALL, kernel
from .registry import FAMILIES
from .rules import load_rules
from .turn import OVER

F = TypeVar("F", bound=Callable[..., Any])


def per_family(role: str) -> Callable[[F], F]:
    """Replace a stub by the function of the same name in this role of the family whose state is passed."""

    def decorate(stub: F) -> F:
        def uncompiled(state: Any, *rest: Any) -> Any:
            family = _family(lambda layout: state.dtype == layout)
            return getattr(family.part(role), stub.__name__)(state, *rest)

        @overload(uncompiled, jit_options=ONLY_KERNELS_CALL | INTO_CALLERS)
        def choose(state, *rest):  # type: ignore[no-untyped-def]  # numba compares the two signatures letter by letter
            family = _family(lambda layout: state == numba.from_dtype(layout))
            if not family.has(role):
                return lambda state, *rest: 0  # compiled with its caller, but never called
            answer = getattr(family.part(role), stub.__name__)

            def compiled(state, *rest):  # type: ignore[no-untyped-def]
                return answer(state, *rest)

            return compiled

        return cast(F, uncompiled)

    return decorate


def _family(fits: Callable[[np.dtype[np.void]], bool]) -> Family:
    """Return the family whose states have a fitting layout."""
    return next(family for family in FAMILIES.values() if fits(load_rules(family).STATE))


@per_family("rules")
def legal(state: Any, out: NDArray[np.int64]) -> int:
    """Write every action of the seat in turn, chance included, into `out`; return how many."""
    raise NotImplementedError


@per_family("rules")
def pick(state: Any, bits: int) -> int:
    """Return the action that 32 random bits choose."""
    raise NotImplementedError


@per_family("rules")
def apply(state: Any, action: int) -> None:
    """Apply a legal action."""
    raise NotImplementedError


@per_family("rules")
def total(state: Any, kingdom: int) -> int:
    """Return all points of a kingdom in the current position."""
    raise NotImplementedError


@per_family("rules")
def tie_breaks(state: Any, kingdom: int) -> tuple[int, int]:
    """Return what decides between kingdoms of equal points: the first number, then the second."""
    raise NotImplementedError


@per_family("rules")
def discards(state: Any, kingdom: int) -> int:
    """Return how many dominoes a kingdom discarded."""
    raise NotImplementedError


@per_family("rules")
def coins(state: Any, kingdom: int) -> int:
    """Return how many coins a kingdom has."""
    raise NotImplementedError


@per_family("rules")
def weight(state: Any, action: int) -> int:
    """Return the weight of a draw of chance: an int in proportion to its probability."""
    raise NotImplementedError


@kernel
def step(state: Any, action: int) -> None:
    """`apply` as a call. Inlining `apply` takes seconds to compile, which pays only in loops over whole games."""
    apply(state, action)


@kernel
def copy_state(states: NDArray[Any], index: int, state: Any) -> None:
    """`states[index] = state` as a call. Inside a kernel such a copy takes up to a kilobyte of code."""
    states[index] = state


@kernel
def legal_in(states: NDArray[Any], out: NDArray[np.int64]) -> int:
    """`legal` for the first of an array of states: arrays pass from Python to kernels faster than records."""
    return legal(states[0], out)


@kernel
def outcomes_in(states: NDArray[Any], out: NDArray[np.int64], weights: NDArray[np.int64]) -> int:
    """Write what chance can do in the first state, and the weight of each; return how many."""
    n = legal(states[0], out)
    for index in range(n):
        weights[index] = weight(states[0], out[index])
    return n


@kernel
def pick_in(states: NDArray[Any], bits: int) -> int:
    return pick(states[0], bits)


@kernel
def apply_in(states: NDArray[Any], action: int) -> None:
    apply(states[0], action)


@kernel
def apply_checked(states: NDArray[Any], action: int, out: NDArray[np.int64]) -> bool:
    """Apply an action if it is legal; return whether it was."""
    for index in range(legal(states[0], out)):
        if out[index] == action:
            apply(states[0], action)
            return True
    return False


@kernel
def total_in(states: NDArray[Any], kingdom: int) -> int:
    return total(states[0], kingdom)


@kernel
def tie_breaks_in(states: NDArray[Any], kingdom: int) -> tuple[int, int]:
    return tie_breaks(states[0], kingdom)


@kernel
def leaders_in(states: NDArray[Any], totals: NDArray[np.int16]) -> int:
    return leaders(states[0], totals)


@kernel
def leaders(state: Any, totals: NDArray[np.int16]) -> int:
    """K11, K12: the set of kingdoms, bit by bit, that are ahead of all others with these totals."""
    best = 0
    ahead = 1
    for kingdom in range(1, state.kingdoms_in_play):
        difference = int(totals[kingdom]) - int(totals[best])
        if difference == 0:
            difference = compare_ties(state, kingdom, best)
        if difference > 0:
            best, ahead = kingdom, 1 << kingdom
        elif difference == 0:
            ahead |= 1 << kingdom
    return ahead


@kernel
def compare_ties(state: Any, one: int, other: int) -> int:
    """K12: compare two kingdoms of equal points: above 0 when the first is ahead, 0 when they share."""
    first, second = tie_breaks(state, one), tie_breaks(state, other)
    difference = first[0] - second[0]
    return difference if difference != 0 else first[1] - second[1]


@kernel
def perft(states: NDArray[Any], depth: int, out: NDArray[np.int64]) -> int:
    """Count the different sequences of `depth` actions from the state in `states[depth]`.

    `states` holds a copy for each level below, `out` a row of actions for each.
    """
    if depth == 0:
        return 1
    n = legal(states[depth], out[depth])
    if depth == 1 or states[depth].phase == OVER:
        return n
    leaves = 0
    for index in range(n):
        states[depth - 1] = states[depth]
        apply(states[depth - 1], out[depth, index])
        leaves += perft(states, depth - 1, out)
    return leaves
