"""Facts about Kingdomino Duel: the order of taking and drawing, the maps, and the rows of the spell book."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...engine.facts import (
    APART,
    COVERED,
    POSSIBLE,
    SCORE,
    SURE,
    TURNS,
    WRONG_PHASE,
    FactsRow,
    add_step,
    score_facts,
)
from ...engine.kernel import kernel, layout
from ...engine.turn import NOBODY, OVER
from ..land.facts import LAND, land_facts
from ..land.grid import NOTHING, at
from . import actions as codes
from .map import MapRow
from .pieces import BY_NAME, DICE, EAST, NORTH, SOUTH, SYMBOLS, WEST, domain_points, row_standing
from .position import CASTLE, DRAWING, TAKING, TURNING
from .rules import StateRow

TABLE_FACTS: Final = layout([("turns", TURNS)])
KINGDOM_FACTS: Final = layout([("land", LAND), ("score", SCORE), ("book", "u1", (len(SYMBOLS),))])
BONUSES: Final = ("named",)  # in the order of the score pad


@kernel
def table_facts(state: StateRow, out: FactsRow) -> None:
    """D2: write the order of taking or drawing, that of the next round, and the steps of a turn."""
    turns = out.turns
    turns.rounds = turns.n_order = turns.n_next = turns.turn = 0
    if state.player_a != NOBODY:
        a, b = int(state.player_a), 1 - int(state.player_a)
        turns.order[0], turns.order[1], turns.order[2], turns.order[3] = a, b, b, a
        turns.next_order[0], turns.next_order[1], turns.next_order[2], turns.next_order[3] = b, a, a, b
        turns.n_order, turns.n_next = DICE if state.phase == TAKING else 2, DICE
        turns.turn = dice_taken(state) if state.phase == TAKING else int(state.seat == b)
    turns.n_steps = 0
    list_steps(state, turns)


@kernel
def dice_taken(state: StateRow) -> int:
    """Return how many dice somebody has taken."""
    taken = 0
    for die in range(DICE):
        taken += 1 if state.owner[die] != NOBODY else 0
    return taken


@kernel
def list_steps(state: StateRow, turns: FactsRow) -> None:
    """D8, D9: write what the seat in turn decides before the turn passes on."""
    if state.phase != TURNING and state.phase != CASTLE and state.phase != DRAWING:
        add_step(state.phase, turns)
        return
    if state.phase == TURNING:
        add_step(TURNING, turns)
    if state.kingdoms[state.seat].roof == 0:
        add_step(CASTLE, turns)
    add_step(DRAWING, turns)


@kernel
def kingdom_facts(state: StateRow, seat: int, out: FactsRow) -> None:
    """D6, D11: write a map, its points, and the rows of its side of the spell book."""
    sheet, rival, score = state.kingdoms[seat], state.kingdoms[1 - seat], out.score
    land_facts(sheet, BY_NAME, out.land)
    score_facts(state, seat, score)
    score.bonus[0], score.standing[0] = domain_points(sheet), SURE if state.phase == OVER else POSSIBLE
    score.frame[0], score.frame[1] = SOUTH - NORTH + 1, EAST - WEST + 1
    score.room[0], score.room[1], score.room[2], score.room[3] = NORTH, SOUTH, WEST, EAST
    for row in range(len(SYMBOLS)):
        out.book[row] = row_standing(sheet, rival, row)


@kernel
def why_not(state: StateRow, action: int, numbers: NDArray[np.int64]) -> int:
    """D3: return why the seat in turn may not draw there."""
    first, second = codes.first_shield(action), codes.second_shield(action)
    if state.phase != DRAWING or codes.action_kind(action) != codes.DRAW or second == 0:
        return WRONG_PHASE
    drawn = state.kingdoms[state.seat]
    return COVERED if is_drawn(drawn, first) or is_drawn(drawn, second) else APART


@kernel
def is_drawn(drawn: MapRow, shield: int) -> bool:
    """Return whether the castle or a coat of arms is on the square of a shield."""
    place = codes.shield_place(shield)
    return bool(drawn.taken & at((place >> 3) + NORTH, (place & 7) + WEST) != NOTHING)
