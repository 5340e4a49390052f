"""The quick policy for Kingdomino: the placement that adds most now, and the claim that will.

Besides points it looks at room, at land that waits for a crown, at the bonuses of Harmony and Middle Kingdom, and at
who moves first in the next round.
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

GROWTH: Final = 15  # what a square of a property without crowns is worth at the start of the game, and at its end
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
    """K15: the bonus is still to be had."""
    return bool(state.harmony and kingdom.discards == 0)


@kernel
def look_around(state: StateRow, kingdom: KingdomRow, notes: Notes) -> None:
    """Begin the notes with what this game and this moment ask for; in the last round only points count."""
    rounds, left, half = int(state.rounds), rounds_left(state), int(state.frame) // 2
    growth = (GROWTH * left + LATE_GROWTH * (rounds - left)) // rounds
    hole = 2 * HOLE if is_in_harmony(state, kingdom) else HOLE
    open_notes(notes, growth if left > 0 else 0, hole if left > 0 else 0)
    if state.middle_kingdom and castle_is_central(kingdom, int(state.frame)):
        notes.centre = rectangle(-half, half, -half, half)
