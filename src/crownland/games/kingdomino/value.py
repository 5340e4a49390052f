"""Features of Kingdomino for the learned value."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...bots.network import Floats
from ...engine import codes
from ...engine.bits import count
from ...engine.kernel import kernel
from ..draft.rules import PLACING, claimed_domino, list_dominoes
from ..draft.value import A_DRAFT, describe_draft
from ..draft.value import claims_both as claims_both
from ..land.grid import rectangle
from ..land.kingdom import castle_is_central, crowns_on
from ..land.policies import Notes, open_notes
from ..land.value import A_LAND, A_TERRAIN, best_spots, describe_land, reachable
from .policies_playout import is_in_harmony, look_around
from .rules import StateRow

_TERRAINS: Final = 6
_OWN: Final = 6
_DEPTH: Final = (4, 2)
INPUTS: Final = _TERRAINS * A_TERRAIN + A_DRAFT + A_LAND + _OWN


@kernel
def features(state: StateRow, seat: int, notes: Notes, out: Floats) -> int:
    """Write the features of the kingdom of a seat; return how many numbers."""
    kingdom, frame = state.kingdoms[seat], int(state.frame)
    open_notes(notes, 0, 0)
    central, half = castle_is_central(kingdom, frame), frame // 2
    region = reachable(kingdom, frame)
    if state.middle_kingdom and central:
        region = rectangle(-half, half, -half, half) & ~kingdom.taken
    at = describe_draft(state, kingdom, region, seat, 0, (int(state.box), int(state.box)), _TERRAINS, notes, out)
    for terrain in range(_TERRAINS):
        crowns, squares = 0, 0
        for other in range(state.kingdoms_in_play):
            if other != seat:
                land = state.kingdoms[other].terrain[terrain]
                crowns += crowns_on(state.kingdoms[other], land)
                squares += count(land)
        out[terrain * A_TERRAIN + 25] = crowns / 6
        out[terrain * A_TERRAIN + 26] = squares / 12
    describe_land(kingdom, frame, region, out, at)
    at += A_LAND
    out[at] = 1.0 if is_in_harmony(state, kingdom) else 0.0
    out[at + 1] = 1.0 if state.middle_kingdom and central else 0.0
    out[at + 2] = kingdom.discards / 2
    out[at + 3] = 1.0 if state.middle_kingdom else 0.0
    out[at + 4] = 1.0 if frame == 7 else 0.0
    out[at + 5] = int(state.seats) / 4
    return at + _OWN


@kernel
def shortlist(state: StateRow, bits: int, notes: Notes, out: NDArray[np.int64]) -> int:
    """Write a few good actions of the seat in turn; return how many."""
    if state.phase != PLACING:
        return list_dominoes(codes.CLAIM, state.free, out)
    kingdom = state.kingdoms[state.seat]
    look_around(state, kingdom, notes)
    return best_spots(kingdom, int(state.frame), state.box, claimed_domino(state), bits, notes, out)


@kernel
def search_depth(_state: StateRow) -> tuple[int, int]:
    """Return how many own turns a search plays by the value, and how many draws it plays on."""
    return _DEPTH
