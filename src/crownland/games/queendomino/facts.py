"""Facts about Queendomino and Royal Wedding: the draft, prices, courts, and the points of coins and buildings."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...engine.facts import POSSIBLE, SCORE, SURE, WRONG_PHASE, FactsRow, add_step, score_facts
from ...engine.kernel import kernel, layout
from ...engine.turn import OVER
from ..draft.facts import DRAFT_FACTS, add_claim, draft_facts
from ..draft.rules import PLACING
from ..land.facts import room_facts, why_no_placement
from . import actions as codes
from .builders import BUILDING, BURNING, SLOTS, TAXING, price, seat_kingdom
from .court import COURT_FACTS, building_points, coin_points, court_facts
from .rules import StateRow

TABLE_FACTS: Final = layout([*DRAFT_FACTS, ("price", "u1", (SLOTS,))])
KINGDOM_FACTS: Final = layout([*COURT_FACTS, ("score", SCORE)])
BONUSES: Final = ("coins", "buildings")  # in the order of the score pad


@kernel
def table_facts(state: StateRow, out: FactsRow) -> None:
    """Q4, Q7: write the draft, the steps of a turn, and what the seat in turn pays for the tile of each slot."""
    draft_facts(state, out.turns, out.lines)
    out.lines.older_box, out.lines.newer_box = state.box, state.newer_box
    if state.round_now > 0:
        for phase in (PLACING, TAXING, BUILDING, BURNING):
            add_step(phase, out.turns)
    add_claim(state, out.turns)
    payer = seat_kingdom(state, max(int(state.seat), 0))
    for slot in range(SLOTS):
        out.price[slot] = price(state, slot, payer)


@kernel
def kingdom_facts(state: StateRow, index: int, out: FactsRow) -> None:
    """Q13..Q15: write the land of a kingdom, its court, its room and its points."""
    kingdom, court = state.kingdoms[index], state.courts[index]
    court_facts(state, index, out.land, out.court)
    room_facts(kingdom, int(state.frame), out.score)
    score_facts(state, index, out.score)
    out.score.bonus[0], out.score.bonus[1] = coin_points(court), building_points(kingdom, court)
    out.score.standing[0] = out.score.standing[1] = SURE if state.phase == OVER else POSSIBLE


@kernel
def why_not(state: StateRow, action: int, numbers: NDArray[np.int64]) -> int:
    """Q5: return why the seat in turn may not place its domino there."""
    if state.phase != PLACING or codes.action_kind(action) != codes.PLACE:
        return WRONG_PHASE
    kingdom = state.kingdoms[seat_kingdom(state, state.seat)]
    return why_no_placement(kingdom, int(state.frame), action, numbers)
