"""The quick policy for Queendomino and Royal Wedding: land by table lookup, the court as `greedy`, no burning."""

from typing import Final

from ...engine.bits import ONE, count, lowest
from ...engine.kernel import kernel
from ..draft import rules as draft
from ..draft.policies import quick_claim, quick_placement, rounds_left
from ..draft.rules import PLACING
from ..land.grid import NOTHING
from ..land.policies import POINT, Notes, open_notes
from . import actions as codes
from .builders import BUILDING, BURNING, TAXING, seat_kingdom
from .court import sites
from .pieces import POINTS, POINTS_FOR, POINTS_TERRAIN, POINTS_VALUE
from .policies import SITE, best_building, best_knights
from .rules import StateRow

GROWTH: Final = 40  # value of a square of a property without crowns
HOLE: Final = 250
CROWN: Final = 0
EARLY: Final = 10
DISCARD: Final = 200

_PER_PROPERTY: Final = POINTS.index("per_property")


@kernel
def quick(state: StateRow, bits: int, notes: Notes) -> int:
    """Return the action to take."""
    index = seat_kingdom(state, state.seat)
    if state.phase == TAXING:
        return best_knights(state, index)
    if state.phase == BUILDING:
        return best_building(state, index)
    if state.phase == BURNING:
        return codes.nothing(codes.BURN)
    look_around(state, index, notes)
    kingdom = state.kingdoms[index]
    if state.phase == PLACING:
        return quick_placement(kingdom, int(state.frame), state.box, draft.claimed_domino(state), bits, notes)
    return quick_claim(state, kingdom, state.newer_box, CROWN, EARLY, DISCARD, bits, notes)


@kernel
def look_around(state: StateRow, index: int, notes: Notes) -> None:
    """Initialise the scratch with the values of buildings and sites; in the last round only points count."""
    court, is_last = state.courts[index], rounds_left(state) == 0
    open_notes(notes, 0 if is_last else GROWTH, 0 if is_last else HOLE)
    notes.site = SITE // (1 + count(sites(state.kingdoms[index], court)))
    built = court.built
    while built != NOTHING:
        building = int(court.buildings[lowest(built)])
        if POINTS_FOR[building] == _PER_PROPERTY:
            notes.each[POINTS_TERRAIN[building]] += POINT * POINTS_VALUE[building]
        built &= built - ONE
