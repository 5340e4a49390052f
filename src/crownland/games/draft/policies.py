"""Policies for drafts: the quick placement and claim of playouts, and a beginner's tie breaker."""

from typing import Final

from ...engine import codes
from ...engine.bits import ONE, lowest
from ...engine.kernel import kernel
from ..land.grid import COLUMN_STEP, NOTHING, ROW_STEP
from ..land.kingdom import KingdomRow, first_square
from ..land.pieces import CROWNS_OF, TERRAIN_OF, TERRAINS
from ..land.policies import WORST, Notes, best_spot, like_beside, lot
from .rules import DraftRow

_TOWN: Final = TERRAINS.index("town")


@kernel
def rounds_left(state: DraftRow) -> int:
    """Return how many rounds follow this one."""
    return int(state.rounds) - int(state.round_now)


@kernel
def quick_placement(kingdom: KingdomRow, frame: int, box: int, domino: int, bits: int, notes: Notes) -> int:
    """Return the placement with the largest gain, room included, or the discard."""
    direction, bit, _ = best_spot(kingdom, frame, box, domino, True, bits, notes)
    if direction < 0:
        return codes.simple(codes.DISCARD, domino)
    row, column = first_square(kingdom, direction, bit)
    return codes.placement(domino, row, column, direction)


@kernel
def quick_claim(
    state: DraftRow, kingdom: KingdomRow, box: int, crown: int, early: int, discard: int, bits: int, notes: Notes
) -> int:
    """Return the claim whose domino has the largest gain, without room.

    `crown` is the value of a crown at the start of the game, `early` that of moving one place earlier in the next
    round, `discard` the cost of a domino that does not fit.
    """
    free, left = state.free, rounds_left(state)
    if free & (free - ONE) == NOTHING:
        return codes.simple(codes.CLAIM, lowest(free) + 1)
    best, most, late = 0, 2 * WORST, 0
    while free != NOTHING:
        domino = lowest(free) + 1
        direction, _, worth = best_spot(kingdom, int(state.frame), box, domino, False, bits, notes)
        worth = -discard if direction < 0 else worth
        for half in range(2):
            worth += crown * int(CROWNS_OF[box, domino, half]) * left // int(state.rounds)
            worth += notes.site if TERRAIN_OF[box, domino, half] == _TOWN else 0
        worth += lot(bits, domino) - late
        if worth > most:
            best, most = domino, worth
        late += early if left > 1 else 0
        free &= free - ONE
    return codes.simple(codes.CLAIM, best)


@kernel
def tie_breaker(kingdom: KingdomRow, older_box: int, newer_box: int, action: int) -> int:
    """Prefer the claim with most crowns, and the placement with most neighbours of the same terrain."""
    kind, domino = codes.action_kind(action), codes.action_number(action)
    if kind == codes.CLAIM:
        return int(CROWNS_OF[newer_box, domino, 0]) + int(CROWNS_OF[newer_box, domino, 1])
    if kind != codes.PLACE:
        return 0
    row, column, direction = codes.action_row(action), codes.action_column(action), codes.action_direction(action)
    one, other = int(TERRAIN_OF[older_box, domino, 0]), int(TERRAIN_OF[older_box, domino, 1])
    other_row, other_column = row + ROW_STEP[direction], column + COLUMN_STEP[direction]
    return like_beside(kingdom, one, row, column) + like_beside(kingdom, other, other_row, other_column)
