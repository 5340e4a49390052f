"""What a kingdom owns besides its land: coins, knights, towers, buildings, the queen; and its score pad."""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine.bits import ONE, count, lowest
from ...engine.kernel import inside, kernel, layout
from ...engine.score import Property
from ...engine.validate import Square
from ..land.grid import NOTHING, Squares, turned
from ..land.kingdom import KingdomRow, crown, property_at, separate_properties
from ..land.notation import find_properties, in_order, squares_from
from ..land.pieces import TERRAINS
from .pieces import CROWNS, NAMES, POINTS, POINTS_FOR, POINTS_TERRAIN, POINTS_VALUE, TAX, TAXES

COURT: Final = layout(
    [
        ("knights", "<u8"),  # the squares with a knight
        ("built", "<u8"),  # the squares with a building
        ("buildings", "u1", (64,)),  # by the square's bit: the number of the building on it
        ("coins", "<u2"),
        ("reserve", "u1"),  # knights that have not been sent
        ("towers", "u1"),
        ("coins_per_tower", "u1"),  # safes: more coins for each knight that collects
        ("coins_per_knight", "u1"),
    ]
)
CourtRow: TypeAlias = Any  # a record of COURT

START_COINS: Final = 7
START_KNIGHTS: Final = 1
COINS_PER_POINT: Final = 3
TOWN: Final = TERRAINS.index("town")

_TAX_PER_TOWER: Final = TAXES.index("per_tower")
_TAX_PER_KNIGHT: Final = TAXES.index("per_knight")
_FLAT: Final = POINTS.index("flat")
_PER_PROPERTY: Final = POINTS.index("per_property")
_PER_TOWER: Final = POINTS.index("per_tower")
_PER_KNIGHT: Final = POINTS.index("per_knight")


@kernel
def furnish(court: CourtRow) -> None:
    """Q3: give a kingdom what it starts with."""
    court.coins = START_COINS
    court.reserve = START_KNIGHTS


@kernel
def all_knights(court: CourtRow) -> int:
    """Return the knights of a kingdom, sent and in reserve."""
    return count(court.knights) + int(court.reserve)


@kernel
def tax_at(kingdom: KingdomRow, court: CourtRow, square: Squares) -> int:
    """Q6, Q10: return the coins of a knight on this square: the size of its property, and those of the safes."""
    safes = int(court.coins_per_tower) * int(court.towers) + int(court.coins_per_knight) * all_knights(court)
    return count(property_at(kingdom, square)) + safes


@kernel
def send_knight(kingdom: KingdomRow, court: CourtRow, square: Squares) -> None:
    """Q6: send a knight from the reserve to a square; he collects at once and stays."""
    court.reserve -= 1
    court.knights |= square
    court.coins += tax_at(kingdom, court, square)


@kernel
def sites(kingdom: KingdomRow, court: CourtRow) -> Squares:
    """Q5: the town squares without a building."""
    free: Squares = kingdom.terrain[TOWN] & ~court.built
    return free


@kernel
def erect(kingdom: KingdomRow, court: CourtRow, building: int, square: Squares) -> None:
    """Q7, Q10, Q13: put a building on a site: its crowns count in the town, a safe pays from now on."""
    court.built |= square
    court.buildings[lowest(square)] = building
    for _ in range(CROWNS[building]):
        crown(kingdom, square)
    court.coins_per_tower += 1 if TAX[building] == _TAX_PER_TOWER else 0
    court.coins_per_knight += 1 if TAX[building] == _TAX_PER_KNIGHT else 0


@kernel
def one_building_points(kingdom: KingdomRow, court: CourtRow, building: int) -> int:
    """Q13: return the points of a building at the end, without its crowns."""
    kind, value = POINTS_FOR[building], POINTS_VALUE[building]
    if kind == _FLAT:
        return int(value)
    if kind == _PER_PROPERTY:
        return int(value * separate_properties(kingdom, POINTS_TERRAIN[building]))
    if kind == _PER_TOWER:
        return int(value * int(court.towers))
    if kind == _PER_KNIGHT:
        return int(value * all_knights(court))
    return 0


@kernel
def building_points(kingdom: KingdomRow, court: CourtRow) -> int:
    """Q13: return the points of all buildings, without their crowns."""
    points = 0
    built = court.built
    while built != NOTHING:
        points += one_building_points(kingdom, court, int(court.buildings[lowest(built)]))
        built &= built - ONE
    return points


@kernel
def coin_points(court: CourtRow) -> int:
    """Q13: a point for every three coins."""
    return int(court.coins) // COINS_PER_POINT


_MAX_BUILDINGS: Final = 64  # as many as a set has squares


@dataclass(frozen=True, slots=True)
class Built:
    """A building on its square, and its points in the current position (Q13)."""

    building: str
    square: Square
    points: int


@kernel
def list_buildings(states: NDArray[Any], index: int, out: NDArray[np.int64]) -> int:
    """Write each building of a kingdom: its square as steps from the corner of the box, its number, its points."""
    kingdom, court = states[0].kingdoms[index], states[0].courts[index]
    built = turned(court.built, -(8 * int(kingdom.north) + int(kingdom.west)))
    n = 0
    while built != NOTHING:
        steps = lowest(built)
        number = int(court.buildings[(steps + 8 * int(kingdom.north) + int(kingdom.west)) & 63])
        out[n, 0], out[n, 1], out[n, 2] = steps, number, one_building_points(kingdom, court, number)
        built &= built - ONE
        n += 1
    return n


def built_in(states: NDArray[Any], index: int) -> tuple[Built, ...]:
    """Q13: list the buildings of a kingdom by row, then column."""
    out = np.empty((_MAX_BUILDINGS, 3), np.int64)
    rows = out[: list_buildings(states, index, out)].tolist()
    kingdom = inside(states, "kingdoms")
    places = squares_from(int(kingdom["north"][index]), int(kingdom["west"][index])) if rows else ()
    return tuple([Built(NAMES[number], places[steps], points) for steps, number, points in rows])


def crowned_properties(states: NDArray[Any], index: int) -> tuple[tuple[Property, ...], Property | None]:
    """Q14: return every property with its crowns, the queen's included, and the property that has hers."""
    properties = find_properties(inside(states, "kingdoms"), index)
    if states["queen"][0] != index or not properties:
        return properties, None
    chosen = max(properties, key=lambda each: each.size)  # of equally large ones the first
    crowned = chosen._replace(crowns=chosen.crowns + 1)
    return in_order([crowned if each is chosen else each for each in properties]), crowned
