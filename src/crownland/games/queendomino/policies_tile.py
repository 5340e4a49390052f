"""What a building tile promises a kingdom by the end of the game, in hundredths of points.

Points that are sure count in full; knights and towers by what they usually bring in the turns that are left.
"""

from typing import Final

from ...engine.bits import ONE, lowest
from ...engine.kernel import kernel
from ..land.grid import NOTHING
from ..land.kingdom import largest_property
from . import builders
from . import pieces as buildings
from .builders import seat_kingdom
from .court import CourtRow, all_knights, one_building_points
from .pieces import CROWNS, POINTS, POINTS_FOR, POINTS_TERRAIN, POINTS_VALUE, TAX, TAXES
from .rules import StateRow

POINT: Final = 100
COIN: Final = 34  # a third of a point
KNIGHT: Final = 150  # what a knight collects in his time
TOWER: Final = 60  # a step towards the queen
HOPE: Final = 4  # a tile that counts properties or pieces finds another one in so many turns

_FLAT: Final = POINTS.index("flat")  # what comes after it counts something
_PER_PROPERTY: Final = POINTS.index("per_property")
_PER_TOWER: Final = POINTS.index("per_tower")
_PER_KNIGHT: Final = POINTS.index("per_knight")
_TAX_PER_TOWER: Final = TAXES.index("per_tower")
_TAX_PER_KNIGHT: Final = TAXES.index("per_knight")


@kernel
def turns_left(state: StateRow, index: int) -> int:
    """Return how many dominoes a kingdom will still be given after this turn."""
    order = state.older
    each = 0
    while order != NOTHING:
        each += 1 if seat_kingdom(state, state.older_king[lowest(order) + 1]) == index else 0
        order &= order - ONE
    later = state.waiting & (state.waiting - ONE)
    turns = each * (int(state.rounds) - int(state.round_now))
    while later != NOTHING:
        turns += 1 if seat_kingdom(state, state.older_king[lowest(later) + 1]) == index else 0
        later &= later - ONE
    return turns


@kernel
def owned(court: CourtRow, kind: int, terrain: int) -> int:
    """Return the points that a court's buildings give for each thing of this kind."""
    points = 0
    built = court.built
    while built != NOTHING:
        building = int(court.buildings[lowest(built)])
        if POINTS_FOR[building] == kind and (kind != _PER_PROPERTY or POINTS_TERRAIN[building] == terrain):
            points += POINTS_VALUE[building]
        built &= built - ONE
    return points


@kernel
def per_property(court: CourtRow, terrain: int) -> int:
    """Return what one more property of a terrain is worth to a court by its buildings."""
    return POINT * owned(court, _PER_PROPERTY, terrain)


@kernel
def queen_worth(state: StateRow, index: int, towers: int) -> int:
    """Return what so many towers do about the queen: take her, keep her, or come closer."""
    court, left = state.courts[index], turns_left(state, index)
    if int(court.towers) + towers < builders.most_towers(state):
        return TOWER * towers if left > 2 else 0
    if state.queen == index:
        return TOWER * towers // 2 if left > 2 else 0
    return POINT * largest_property(state.kingdoms[index]) * 2 // 3 + COIN * min(left, 6) // 2


@kernel
def safe_worth(state: StateRow, index: int, building: int) -> int:
    """Return what a safe will collect with the knights in reserve and one more."""
    court = state.courts[index]
    trips = min(int(court.reserve) + 1 + int(buildings.KNIGHTS[building]), turns_left(state, index))
    if TAX[building] == _TAX_PER_TOWER:
        return COIN * trips * (int(court.towers) + int(buildings.TOWERS[building]))
    if TAX[building] == _TAX_PER_KNIGHT:
        return COIN * trips * (all_knights(court) + int(buildings.KNIGHTS[building]))
    return 0


@kernel
def tile_worth(state: StateRow, index: int, building: int, town: int) -> int:
    """Return what a tile promises a kingdom, put on a site in a town of so many squares."""
    court, left = state.courts[index], turns_left(state, index)
    knights = min(int(buildings.KNIGHTS[building]), int(state.knights_left))
    towers = min(int(buildings.TOWERS[building]), int(state.towers_left))
    kind, value = POINTS_FOR[building], POINTS_VALUE[building]
    worth = POINT * one_building_points(state.kingdoms[index], court, building)
    worth += POINT * int(CROWNS[building]) * (town + left // 6)
    worth += POINT * knights * (owned(court, _PER_KNIGHT, 0) + (value if kind == _PER_KNIGHT else 0))
    worth += POINT * towers * (owned(court, _PER_TOWER, 0) + (value if kind == _PER_TOWER else 0))
    if kind > _FLAT:
        worth += POINT * value * left // (2 * HOPE)
    worth += KNIGHT * min(knights, max(left - int(court.reserve), 0))
    if towers > 0:
        worth += queen_worth(state, index, towers)
    return int(worth + safe_worth(state, index, building))
