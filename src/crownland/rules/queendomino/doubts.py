"""What cannot be about kingdoms and courts of Queendomino that somebody has set up."""

from collections import Counter
from collections.abc import Sequence

from ..land.doubts import Doubt, land_doubts
from ..land.notation import Land
from ..state import State
from .builders import SUPPLY_OF_KNIGHTS, SUPPLY_OF_TOWERS
from .buildings import BUILDINGS
from .table import Court, court_of


def doubts(state: State) -> list[Doubt]:
    """Q1, Q3, Q9, W5: check all kingdoms of a table against its boxes, tiles, pieces, and the queen's taste."""
    kingdoms = range(state.variant.kingdoms)
    courts = [court_of(state, kingdom) for kingdom in kingdoms]
    lands = [_without_buildings(state.land(kingdom), courts[kingdom]) for kingdom in kingdoms]
    return [
        *land_doubts(lands, state.variant.row.boxes),
        *_tiles(courts),
        *_supplies(courts),
        *_queen(courts, state.is_over),
    ]


def _without_buildings(land: Land, court: Court) -> Land:
    """Take the crowns of buildings off the land: dominoes do not have them."""
    bare = dict(land)
    for built in court.buildings:
        terrain, crowns = land[built.square]
        bare[built.square] = terrain, crowns - BUILDINGS[built.building].crowns
    return bare


def _tiles(courts: Sequence[Court]) -> list[Doubt]:
    """Q3: no building stands more often than it has tiles."""
    built = Counter(tile.building for court in courts for tile in court.buildings)
    return [
        Doubt("copies", {"building": name, "tiles": tiles, "most": BUILDINGS[name].copies})
        for name, tiles in sorted(built.items())
        if tiles > BUILDINGS[name].copies
    ]


def _supplies(courts: Sequence[Court]) -> list[Doubt]:
    """Q3: no more knights and towers than there are."""
    knights = sum(court.reserve + len(court.knights) for court in courts)
    towers = sum(court.towers for court in courts)
    found = {"knights": (knights, SUPPLY_OF_KNIGHTS), "towers": (towers, SUPPLY_OF_TOWERS)}
    return [Doubt(name, {name: n, "most": most}) for name, (n, most) in found.items() if n > most]


def _queen(courts: Sequence[Court], is_over: bool) -> list[Doubt]:
    """Q9: she lives where nobody else has more towers, and with nobody only while there is no tower."""
    most = max(court.towers for court in courts)
    for kingdom, court in enumerate(courts):
        if court.has_queen:
            if not court.towers:
                return [Doubt("queen_towerless", {}, kingdom)]
            return [Doubt("queen_outbuilt", {"towers": court.towers, "most": most}, kingdom)] * (court.towers < most)
    return [Doubt("queen_nobody", {})] if is_over and most else []
