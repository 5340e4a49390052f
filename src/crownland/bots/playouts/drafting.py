"""The two decisions that every draft has, quickly: where a domino goes, and which one to claim."""

from typing import Final

from ...rules import codes
from ...rules.draft.draft import DraftRow
from ...rules.engine.bits import ONE, lowest
from ...rules.engine.kernel import kernel
from ...rules.land.dominoes import CROWNS_OF, TERRAIN_OF, TERRAINS
from ...rules.land.grid import NOTHING
from ...rules.land.kingdom import KingdomRow, first_square
from .land import WORST, Notes, best_spot, lot

_TOWN: Final = TERRAINS.index("town")


@kernel
def rounds_left(state: DraftRow) -> int:
    """Return how many rounds follow this one."""
    return int(state.rounds) - int(state.round_now)


@kernel
def quick_placement(kingdom: KingdomRow, frame: int, box: int, domino: int, luck: int, notes: Notes) -> int:
    """Return the placement that adds most, room included, or the discard."""
    direction, bit, _ = best_spot(kingdom, frame, box, domino, True, luck, notes)
    if direction < 0:
        return codes.simple(codes.DISCARD, domino)
    row, column = first_square(kingdom, direction, bit)
    return codes.placement(domino, row, column, direction)


@kernel
def quick_claim(
    state: DraftRow, kingdom: KingdomRow, box: int, crown: int, early: int, discard: int, luck: int, notes: Notes
) -> int:
    """Return the claim whose domino adds most, room left out.

    `crown` is what a crown promises at the start of the game, `early` what moving one place sooner is worth in the next
    round, `discard` what it costs to claim a domino that does not fit.
    """
    free, left = state.free, rounds_left(state)
    if free & (free - ONE) == NOTHING:
        return codes.simple(codes.CLAIM, lowest(free) + 1)
    best, most, late = 0, 2 * WORST, 0
    while free != NOTHING:
        domino = lowest(free) + 1
        direction, _, worth = best_spot(kingdom, int(state.frame), box, domino, False, luck, notes)
        worth = -discard if direction < 0 else worth
        for half in range(2):
            worth += crown * int(CROWNS_OF[box, domino, half]) * left // int(state.rounds)
            worth += notes.site if TERRAIN_OF[box, domino, half] == _TOWN else 0
        worth += lot(luck, domino) - late
        if worth > most:
            best, most = domino, worth
        late += early if left > 1 else 0
        free &= free - ONE
    return codes.simple(codes.CLAIM, best)
