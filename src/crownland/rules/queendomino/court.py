"""One court of Queendomino: coins, knights, towers and buildings of a kingdom, and what they bring (Q6..Q10, Q13).

A court stands beside the kingdom's land; sites, taxes and points need both. It knows neither turns nor the board.
"""

from typing import Any, Final, TypeAlias

from ..engine.bits import ONE, count, lowest
from ..engine.kernel import kernel, layout
from ..land.dominoes import TERRAINS
from ..land.grid import NOTHING, Squares
from ..land.kingdom import KingdomRow, crown, property_at, separate_properties
from .buildings import CROWNS, POINTS, POINTS_FOR, POINTS_TERRAIN, POINTS_VALUE, TAX, TAXES

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
    """Q3: hand out what every kingdom starts with."""
    court.coins = START_COINS
    court.reserve = START_KNIGHTS


@kernel
def all_knights(court: CourtRow) -> int:
    """Return the knights of a kingdom, sent and in reserve."""
    return count(court.knights) + int(court.reserve)


@kernel
def tax_at(kingdom: KingdomRow, court: CourtRow, square: Squares) -> int:
    """Q6, Q10: what a knight earns on this square: its property's squares, and what the safes add."""
    safes = int(court.coins_per_tower) * int(court.towers) + int(court.coins_per_knight) * all_knights(court)
    return count(property_at(kingdom, square)) + safes


@kernel
def send_knight(kingdom: KingdomRow, court: CourtRow, square: Squares) -> None:
    """Q6: lay a knight from the reserve on a square; he collects at once and stays."""
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
    """Q7, Q10, Q13: put a building on a site: its crowns lie in the town, its safe works from now on."""
    court.built |= square
    court.buildings[lowest(square)] = building
    for _ in range(CROWNS[building]):
        crown(kingdom, square)
    court.coins_per_tower += 1 if TAX[building] == _TAX_PER_TOWER else 0
    court.coins_per_knight += 1 if TAX[building] == _TAX_PER_KNIGHT else 0


@kernel
def points_of(kingdom: KingdomRow, court: CourtRow, building: int) -> int:
    """Q13: what a building of this kingdom is worth at the end, its crowns apart."""
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
    """Q13: what all buildings are worth, their crowns apart."""
    points = 0
    built = court.built
    while built != NOTHING:
        points += points_of(kingdom, court, int(court.buildings[lowest(built)]))
        built &= built - ONE
    return points


@kernel
def coin_points(court: CourtRow) -> int:
    """Q13: a point for every three coins."""
    return int(court.coins) // COINS_PER_POINT
