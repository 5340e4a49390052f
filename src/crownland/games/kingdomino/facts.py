"""Facts about Kingdomino and its sample: the draft, the frame, the bonuses and how sure they are."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...engine import codes
from ...engine.facts import LOST, POSSIBLE, SCORE, SURE, WRONG_PHASE, FactsRow, add_step, score_facts
from ...engine.kernel import kernel, layout
from ...engine.turn import OVER
from ..draft.facts import DRAFT_FACTS, add_claim, draft_facts
from ..draft.rules import PLACING
from ..land.facts import BY_NAME, LAND, land_facts, room_facts, why_no_placement
from ..land.kingdom import KingdomRow, bounds
from .rules import StateRow, harmony, middle_kingdom

TABLE_FACTS: Final = layout(DRAFT_FACTS)
KINGDOM_FACTS: Final = layout([("land", LAND), ("score", SCORE)])
BONUSES: Final = ("middle_kingdom", "harmony")  # in the order of the score pad


@kernel
def table_facts(state: StateRow, out: FactsRow) -> None:
    """K4..K6: write the draft; a turn is a placement and a claim."""
    draft_facts(state, out.turns, out.lines)
    out.lines.older_box = out.lines.newer_box = state.box
    if state.round_now > 0:
        add_step(PLACING, out.turns)
    add_claim(state, out.turns)


@kernel
def kingdom_facts(state: StateRow, seat: int, out: FactsRow) -> None:
    """K8, K11..K15: write the land of a kingdom, its room and its points."""
    kingdom, frame = state.kingdoms[seat], int(state.frame)
    land_facts(kingdom, BY_NAME, out.land)
    room_facts(kingdom, frame, out.score)
    score_facts(state, seat, out.score)
    middle, whole = middle_kingdom(state, seat), harmony(state, seat)
    out.score.bonus[0], out.score.bonus[1] = middle, whole
    out.score.standing[0] = bonus_standing(state, state.middle_kingdom, middle, fills_frame(kingdom, frame))
    out.score.standing[1] = bonus_standing(state, state.harmony, whole, False)


@kernel
def fills_frame(kingdom: KingdomRow, frame: int) -> bool:
    """K14: return whether the kingdom cannot grow any more, with its castle in the middle."""
    north, south, west, east = bounds(kingdom)
    return min(-north, south, -west, east) == frame // 2 == max(-north, south, -west, east)


@kernel
def bonus_standing(state: StateRow, is_played: bool, points: int, is_settled: bool) -> int:
    """K14, K15: a bonus is lost once it has no points, and sure at the end or once nothing can take it away."""
    if not is_played:
        return 0
    if points == 0:
        return LOST
    return SURE if is_settled or state.phase == OVER else POSSIBLE


@kernel
def why_not(state: StateRow, action: int, numbers: NDArray[np.int64]) -> int:
    """K7, K8: return why the seat in turn may not place its domino there."""
    if state.phase != PLACING or codes.action_kind(action) != codes.PLACE:
        return WRONG_PHASE
    return why_no_placement(state.kingdoms[state.seat], int(state.frame), action, numbers)
