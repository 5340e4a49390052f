"""Features of Queendomino and Royal Wedding for the learned value: land, court and board."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...bots.network import Floats
from ...engine.bits import ONE, count, lowest
from ...engine.kernel import kernel
from ..draft.rules import CLAIMING, PLACING, claimed_domino, list_dominoes
from ..draft.value import A_DRAFT, describe_draft
from ..draft.value import claims_both as claims_both
from ..land.grid import NOTHING
from ..land.kingdom import largest_property
from ..land.pieces import TERRAINS
from ..land.policies import Notes, open_notes
from ..land.value import A_LAND, A_TERRAIN, best_spots, describe_land, reachable
from . import actions as codes
from . import builders
from .builders import BUILDING, SLOTS, TAXING, seat_kingdom
from .court import all_knights, building_points, sites
from .pieces import POINTS, POINTS_FOR, POINTS_TERRAIN, POINTS_VALUE
from .policies import best_building, best_knights, net_worth
from .policies_playout import look_around
from .rules import StateRow

_TERRAINS: Final = len(TERRAINS)
_COURT: Final = 18 + _TERRAINS
_DEPTH: Final = (2, 2)
INPUTS: Final = _TERRAINS * A_TERRAIN + A_DRAFT + A_LAND + _COURT
_PER_PROPERTY: Final = POINTS.index("per_property")
_PER_TOWER: Final = POINTS.index("per_tower")
_PER_KNIGHT: Final = POINTS.index("per_knight")


@kernel
def features(state: StateRow, index: int, notes: Notes, out: Floats) -> int:
    """Write the features of a kingdom and its court; return how many numbers."""
    kingdom, frame = state.kingdoms[index], int(state.frame)
    open_notes(notes, 0, 0)
    region = reachable(kingdom, frame)
    boxes = (int(state.box), int(state.newer_box))
    at = describe_draft(state, kingdom, region, index, int(state.teams), boxes, _TERRAINS, notes, out)
    describe_land(kingdom, frame, region, out, at)
    describe_court(state, index, out, at + A_LAND)
    return at + A_LAND + _COURT


@kernel
def describe_court(state: StateRow, index: int, out: Floats, at: int) -> None:
    kingdom, court = state.kingdoms[index], state.courts[index]
    for feature in range(_COURT):
        out[at + feature] = 0
    free = count(sites(kingdom, court))
    towers, most = int(court.towers), builders.most_towers(state)
    out[at] = int(court.coins) / 10
    out[at + 1] = min(int(court.coins), 4) / 4
    out[at + 2] = int(court.reserve) / 2
    out[at + 3] = all_knights(court) / 4
    out[at + 4] = towers / 4
    out[at + 5] = (towers - most) / 4
    out[at + 6] = 1.0 if state.queen == index else 0.0
    out[at + 7] = largest_property(kingdom) / 8
    out[at + 8] = min(free, 3) / 3
    out[at + 9] = free / 4
    out[at + 10] = count(court.built) / 4
    out[at + 11] = building_points(kingdom, court) / 10
    out[at + 12] = int(court.coins_per_tower) + int(court.coins_per_knight)
    built = court.built
    while built != NOTHING:
        building = int(court.buildings[lowest(built)])
        built &= built - ONE
        kind, value = POINTS_FOR[building], POINTS_VALUE[building] / 2
        if kind == _PER_PROPERTY:
            out[at + 18 + POINTS_TERRAIN[building]] += value
        elif kind == _PER_TOWER:
            out[at + 13] += value
        elif kind == _PER_KNIGHT:
            out[at + 14] += value
    first, second = 0, 0
    for slot in range(SLOTS):
        if free > 0 and builders.is_affordable(state, slot, index):
            worth = net_worth(state, index, slot)
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
    out[at + 15] = first / 500
    out[at + 16] = second / 500
    out[at + 17] = 1.0 if frame_is_large(state) else 0.0


@kernel
def frame_is_large(state: StateRow) -> bool:
    return bool(state.frame == 7)


@kernel
def shortlist(state: StateRow, bits: int, notes: Notes, out: NDArray[np.int64]) -> int:
    """Write a few good actions of the seat in turn; return how many."""
    if state.phase == CLAIMING:
        return list_dominoes(codes.CLAIM, state.free, out)
    index = seat_kingdom(state, state.seat)
    if state.phase == PLACING:
        look_around(state, index, notes)
        kingdom = state.kingdoms[index]
        return best_spots(kingdom, int(state.frame), state.box, claimed_domino(state), bits, notes, out)
    if state.phase == TAXING:
        out[0] = best_knights(state, index)
        out[1] = codes.nothing(codes.KNIGHTS)
    elif state.phase == BUILDING:
        out[0] = best_building(state, index)
        out[1] = codes.nothing(codes.BUILD)
    else:
        out[0] = out[1] = codes.nothing(codes.BURN)
    return 1 if out[0] == out[1] else 2


@kernel
def search_depth(_state: StateRow) -> tuple[int, int]:
    """Return how many own turns a search plays by the value, and how many draws it plays on."""
    return _DEPTH
