"""The quick policy for Kingdomino: the placement with the largest gain, and the claim with the largest gain to come.

Besides points it values room, land without crowns, the bonuses of Harmony and Middle Kingdom, and the order of the next
round.
"""

from typing import Final

from ...engine.kernel import kernel
from ..draft import rules as draft
from ..draft.policies import quick_claim, quick_placement, rounds_left
from ..draft.rules import PLACING
from ..land.grid import rectangle
from ..land.kingdom import KingdomRow, castle_is_central
from ..land.policies import POINT, Notes, open_notes
from .rules import HARMONY_POINTS, StateRow

GROWTH: Final = 15  # value of a square of a property without crowns at the start of the game, in hundredths
LATE_GROWTH: Final = 25
HOLE: Final = 200
CROWN: Final = 30
EARLY: Final = 80
DISCARD: Final = 200


@kernel
def quick(state: StateRow, bits: int, notes: Notes) -> int:
    """Return the action to take."""
    kingdom = state.kingdoms[state.seat]
    look_around(state, kingdom, notes)
    if state.phase == PLACING:
        domino = draft.claimed_domino(state)
        return quick_placement(kingdom, int(state.frame), state.box, domino, bits, notes)
    discard = DISCARD + (POINT * HARMONY_POINTS if is_in_harmony(state, kingdom) else 0)
    return quick_claim(state, kingdom, state.box, CROWN, EARLY, discard, bits, notes)


@kernel
def is_in_harmony(state: StateRow, kingdom: KingdomRow) -> bool:
    """K15: return whether the bonus is still possible."""
    return bool(state.harmony and kingdom.discards == 0)


@kernel
def look_around(state: StateRow, kingdom: KingdomRow, notes: Notes) -> None:
    """Initialise the scratch for this variant and round; in the last round only points count."""
    rounds, left, half = int(state.rounds), rounds_left(state), int(state.frame) // 2
    growth = (GROWTH * left + LATE_GROWTH * (rounds - left)) // rounds
    hole = 2 * HOLE if is_in_harmony(state, kingdom) else HOLE
    open_notes(notes, growth if left > 0 else 0, hole if left > 0 else 0)
    if state.middle_kingdom and castle_is_central(kingdom, int(state.frame)):
        notes.centre = rectangle(-half, half, -half, half)
