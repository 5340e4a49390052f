"""The plans of one turn, what each promises at the end of the round, and a good turn found quickly."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..engine.dispatch import apply, legal
from ..engine.kernel import kernel
from ..games.draft.rules import OVER
from .network import Floats
from .playout import MAX_ACTIONS_PER_GAME, quick
from .rng import RngState, next_bits
from .value import estimate, seat_kingdom, shortlist

NOTHING_MORE: Final = 0  # in place of a second action
MAX_PLANS: Final = 4096
RIVAL: Final = 0.3  # what a point of the best rival counts where there are several: who is best will change


@kernel
def finish_round(state: Any, rng: RngState, notes: NDArray[Any]) -> None:
    """Let all seats play quickly until something is drawn or the game is over."""
    for _ in range(MAX_ACTIONS_PER_GAME):
        if state.phase == OVER or state.seat < 0:
            return
        apply(state, quick(state, next_bits(rng), notes[0]))


@kernel
def carry_out(state: Any, plan: NDArray[np.int64]) -> None:
    """Take the one or two actions of a plan."""
    apply(state, plan[0])
    if plan[1] != NOTHING_MORE:
        apply(state, plan[1])


@kernel
def best_rival(state: Any, kingdom: int, weights: Floats, work: Floats, notes: NDArray[Any]) -> float:
    """Return the points that the best other kingdom will have in the end."""
    best = -1e9
    for other in range(state.kingdoms_in_play):
        if other != kingdom:
            best = max(best, estimate(state, other, weights, work, notes[0]))
    return best


@kernel
def list_options(state: Any, is_brief: bool, rng: RngState, notes: NDArray[Any], out: NDArray[np.int64]) -> int:
    """Write all legal actions, or only a few good ones; return how many."""
    return shortlist(state, next_bits(rng), notes[0], out) if is_brief else legal(state, out)


@kernel
def list_plans(
    tables: NDArray[Any],
    is_brief: bool,
    rng: RngState,
    weights: Floats,
    work: Floats,
    notes: NDArray[Any],
    out: NDArray[np.int64],
    plans: NDArray[np.int64],
    values: NDArray[np.float64],
    leads: NDArray[np.float64],
) -> int:
    """Write the plans of the seat in turn at `tables[0]`, an action and the next one of the same turn; what each is
    worth, and by how much it will lead the best rival. Return how many there are; `is_brief`: only a few good ones."""
    seat = int(tables[0].seat)
    kingdom = seat_kingdom(tables[0], seat)
    against = RIVAL if tables[0].kingdoms_in_play > 2 else 1.0
    plan = 0
    for first in range(list_options(tables[0], is_brief, rng, notes, out[0])):
        tables[1] = tables[0]
        apply(tables[1], out[0, first])
        further = 0
        if tables[1].phase != OVER and tables[1].seat == seat:
            further = list_options(tables[1], is_brief, rng, notes, out[1])
        for second in range(max(further, 1)):
            if plan == len(plans):
                return plan
            tables[2] = tables[1]
            plans[plan, 0] = out[0, first]
            plans[plan, 1] = NOTHING_MORE
            if further > 0:
                plans[plan, 1] = out[1, second]
                apply(tables[2], out[1, second])
            finish_round(tables[2], rng, notes)
            own = estimate(tables[2], kingdom, weights, work, notes[0])
            rival = best_rival(tables[2], kingdom, weights, work, notes)
            values[plan] = own - against * rival
            leads[plan] = own - rival
            plan += 1
    return plan


@kernel
def best_turn(
    tables: NDArray[Any],
    rng: RngState,
    weights: Floats,
    work: Floats,
    notes: NDArray[Any],
    out: NDArray[np.int64],
    plan: NDArray[np.int64],
) -> float:
    """Write the best plan of the seat in turn at `tables[0]`, an action and the next one of the same turn; return what
    its kingdom is worth then. The other tables are scribbled on."""
    seat = int(tables[0].seat)
    kingdom = seat_kingdom(tables[0], seat)
    most = -1e9
    for first in range(shortlist(tables[0], next_bits(rng), notes[0], out[0])):
        tables[1] = tables[0]
        apply(tables[1], out[0, first])
        further = 0
        if tables[1].phase != OVER and tables[1].seat == seat:
            further = shortlist(tables[1], next_bits(rng), notes[0], out[1])
        for second in range(max(further, 1)):
            tables[2] = tables[1]
            if further > 0:
                apply(tables[2], out[1, second])
            worth = estimate(tables[2], kingdom, weights, work, notes[0])
            if worth > most:
                most = worth
                plan[0] = out[0, first]
                plan[1] = out[1, second] if further > 0 else NOTHING_MORE
    return most
