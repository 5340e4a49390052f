"""Policies for drafts: the quick placement and claim of playouts, and a beginner's tie breaker."""

from collections.abc import Iterable
from typing import Final

from ...engine import codes
from ...engine.action import Action
from ...engine.bits import ONE, lowest
from ...engine.kernel import kernel
from ...engine.score import Land
from ...engine.state import State
from ...engine.validate import Square
from ..land.grid import NOTHING
from ..land.kingdom import KingdomRow, first_square
from ..land.pieces import CROWNS_OF, DOMINOES, TERRAIN_OF, TERRAINS
from ..land.policies import WORST, Notes, best_spot, lot
from . import table as lines
from .actions import Claim, Place
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


def tie_breaker(state: State, action: Action) -> int:
    if isinstance(action, Claim):
        return sum(DOMINOES[lines.box_of_newer_line(state)][action.domino].crowns)
    if isinstance(action, Place):
        terrains = DOMINOES[lines.box_of_older_line(state)][action.domino].terrains
        return like_beside(state.land(state.variant.kingdom_of(state.seat)), zip(action.at, terrains, strict=True))
    return 0


def like_beside(land: Land, halves: Iterable[tuple[Square, str]]) -> int:
    """Count the neighbours of two halves with the same terrain."""
    return sum(
        land.get(square, ("", 0))[0] == terrain
        for (row, column), terrain in halves
        for square in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    )
