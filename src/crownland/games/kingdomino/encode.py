"""Kingdomino and its sample as numbers: decisions, draws and observations."""

from typing import Any, Final

from numpy.typing import NDArray

from ...encoding.layout import Layout, Plan, lay_out, plan_layout
from ...engine.kernel import kernel
from ...engine.turn import CHANCE
from ...engine.variant import Variant
from ..draft import encode as drafting
from ..draft import rules as draft
from ..draft.encode import (
    ILLEGAL,
    action_parts,
    claim_at,
    draft_index,
    draft_parts,
    draft_weights,
    land_part,
    mask_claims,
    mask_placements,
    outcome_at,
    outcome_parts,
    placement_at,
    plan_sizes,
    show_draft,
    show_land,
)
from ..draft.encode import canonical_indices as canonical_indices
from ..draft.rules import CLAIMING, PLACING
from ..land.pieces import BOXES, DOMINOES, MAX_CROWNS
from .rules import PHASES, StateRow

PLAN: Final = plan_layout(drafting.SIZES, (*drafting.ACTIONS, *drafting.OUTCOMES, *drafting.OBSERVATION))


def make_layout(variant: Variant, record: Any) -> Layout:
    """Return the layout of a variant's encoding; `record` is its initial state."""
    sizes = plan_sizes(variant, record, MAX_CROWNS + 1)
    dominoes = len(DOMINOES[BOXES[int(record.box)]])
    actions, outcomes = action_parts(sizes, int(record.line_size)), outcome_parts(dominoes, variant.seats)
    seen = [land_part(sizes, ""), *draft_parts(record, sizes, PHASES, dominoes)]
    return lay_out(PLAN, sizes, actions, outcomes, seen)


@kernel
def mask(state: StateRow, plan: Plan, out: NDArray[Any]) -> None:
    """Mark every legal decision of the seat in turn."""
    out[:] = False
    if state.phase == PLACING:
        mask_placements(plan, state.kingdoms[state.seat], state.box, draft.claimed_domino(state), out)
    elif state.phase == CLAIMING:
        mask_claims(plan, state, out)


@kernel
def action_at(state: StateRow, plan: Plan, index: int) -> int:
    """Return the action with this index, a draw if chance is in turn; ILLEGAL if it is not legal."""
    if state.phase == PLACING:
        return placement_at(plan, state.kingdoms[state.seat], state.box, draft.claimed_domino(state), index)
    if state.phase == CLAIMING:
        return claim_at(plan, state, index)
    return outcome_at(plan, state, index) if state.seat == CHANCE else ILLEGAL


@kernel
def index_of(state: StateRow, plan: Plan, action: int) -> int:
    """Return the index of a legal action."""
    return draft_index(plan, state, action)


@kernel
def weights(state: StateRow, plan: Plan, out: NDArray[Any]) -> None:
    """Write the weights of all draws."""
    out[:] = 0
    draft_weights(plan, state, out)


@kernel
def observe(state: StateRow, plan: Plan, seat: int, out: NDArray[Any]) -> None:
    """Write the observation of a seat."""
    out[:] = 0
    size = plan.planes * plan.side * plan.side
    for steps in range(plan.seats):
        kingdom = seat + steps if seat + steps < plan.seats else seat + steps - plan.seats
        show_land(plan, state.kingdoms[kingdom], plan.lands + steps * size, out)
        out[plan.discards + steps] = state.kingdoms[kingdom].discards
    show_draft(plan, state, seat, int(state.box), out)
