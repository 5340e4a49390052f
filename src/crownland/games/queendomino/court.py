"""What a kingdom owns besides its land: coins, knights, towers, buildings, the queen; and its score pad."""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine.bits import ONE, count, lowest
from ...engine.facts import FactsRow
from ...engine.kernel import kernel, layout, local_ints
from ...engine.score import Property
from ...engine.unpack import PlainRow, RowLayout
from ...engine.validate import Square
from ..land.facts import BY_NAME, LAND, MAX_LAND, ONE_CROWN, list_properties, make_properties, write_properties
from ..land.grid import NOTHING, Squares, at
from ..land.kingdom import KingdomRow, crown, property_at, separate_properties
from ..land.pieces import TERRAINS
from .pieces import CROWNS, NAMES, NO_BUILDING, POINTS, POINTS_FOR, POINTS_TERRAIN, POINTS_VALUE, TAX, TAXES

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


COURT_SQUARES: Final = layout(  # of the squares that the land lists
    [
        ("knight", "u1", (MAX_LAND,)),  # 1 when a knight stands there
        ("building", "u1", (MAX_LAND,)),  # the number of its building
        ("points", "u1", (MAX_LAND,)),  # of the building
        ("knights", "u1"),  # of the kingdom, sent and in reserve
        ("queen_on", "i1"),  # the property with the queen's crown; -1 without her
    ]
)
NO_PROPERTY: Final = -1
COURT_FACTS: Final = [("land", LAND), ("court", COURT_SQUARES)]
StateRow: TypeAlias = Any  # a record with kingdoms, courts, and the queen


@kernel
def court_facts(state: StateRow, index: int, land: FactsRow, out: FactsRow) -> None:
    """Q6, Q13, Q14: write the land of a kingdom, its knights, its buildings and their points."""
    kingdom, court = state.kingdoms[index], state.courts[index]
    keys = local_ints(MAX_LAND)
    n = list_properties(kingdom, BY_NAME, keys)
    out.queen_on = crown_largest(keys, n) if state.queen == index and n > 0 else NO_PROPERTY
    write_properties(kingdom, BY_NAME, keys, n, land)
    out.knights = all_knights(court)
    for place in range(land.squares):
        square = at(int(land.row[place]), int(land.column[place]))
        number = int(court.buildings[lowest(square)]) if court.built & square != NOTHING else NO_BUILDING
        out.knight[place] = 1 if court.knights & square != NOTHING else 0
        out.building[place] = number
        out.points[place] = one_building_points(kingdom, court, number)


@kernel
def crown_largest(keys: NDArray[np.int64], n: int) -> int:
    """Q14: add a crown to the largest property, of equally large ones to the first; return its new number."""
    number = 0
    for other in range(1, n):
        if (keys[other] >> 16) & 255 > (keys[number] >> 16) & 255:
            number = other
    key = keys[number] + ONE_CROWN
    while number + 1 < n and keys[number + 1] < key:
        keys[number] = keys[number + 1]
        number += 1
    keys[number] = key
    return number


@dataclass(frozen=True, slots=True)
class Built:
    """A building on its square, and its points in the current position (Q13)."""

    building: str
    square: Square
    points: int


_COURT: Final = layout(COURT_FACTS)
_ROW: Final = np.dtype((np.record, _COURT))
_LAYOUT: Final = RowLayout(_COURT)


@kernel
def court_facts_in(states: NDArray[Any], index: int, out: NDArray[Any]) -> None:
    court_facts(states[0], index, out[0].land, out[0].court)


def read_court(states: NDArray[Any], index: int) -> PlainRow:
    """Return the facts about the land and court of a kingdom as plain values."""
    out = np.empty(1, _ROW)
    court_facts_in(states, index, out)
    return _LAYOUT.unpack(out)


def built_in(facts: PlainRow) -> tuple[Built, ...]:
    """Q13: list the buildings of a kingdom by row, then column."""
    land, court = facts.land, facts.court
    tiles = zip(court.building[: land.squares], land.row, land.column, court.points, strict=False)
    return tuple([Built(NAMES[number], (row, column), points) for number, row, column, points in tiles if number])


def knights_in(facts: PlainRow) -> tuple[Square, ...]:
    """Q6: list the squares with a knight by row, then column."""
    land, court = facts.land, facts.court
    places = zip(court.knight[: land.squares], land.row, land.column, strict=False)
    return tuple([(row, column) for stands, row, column in places if stands])


def queen_on(facts: PlainRow) -> Property | None:
    """Q14: return the property that has the queen's crown."""
    number = facts.court.queen_on
    return None if number == NO_PROPERTY else make_properties(facts.land, TERRAINS)[number]


@kernel
def bonuses_in(states: NDArray[Any], index: int) -> tuple[int, int]:
    """Q13: return the points for coins and for buildings."""
    kingdom, court = states[0].kingdoms[index], states[0].courts[index]
    return coin_points(court), building_points(kingdom, court)
