"""A kingdom of Queendomino written as text, for the score calculator, and what is inconsistent about it."""

from collections import Counter
from collections.abc import Sequence

from ...engine import codes
from ...engine.bits import word
from ...engine.errors import InvalidSetup, NotationError
from ...engine.kernel import kernel
from ...engine.registry import GAMES
from ...engine.score import Land
from ...engine.state import State
from ...engine.validate import Square
from ...engine.variant import Variant
from ..land.cells import lay_cell
from ..land.grid import at
from ..land.inconsistency import Inconsistency, land_inconsistencies
from ..land.notation import make_kingdom, read_kingdom
from .builders import SUPPLY_OF_KNIGHTS, SUPPLY_OF_TOWERS
from .court import START_KNIGHTS, erect, sites
from .pieces import BUILDINGS, KNIGHTS, NO_BUILDING, TOWERS
from .rules import StateRow
from .table import Court, describe_court


def kingdom_alone(
    game: str,
    frame: int,
    text: str,
    coins: int,
    knights: int | None,
    towers: int | None,
    queen: bool,
    buildings: Sequence[tuple[str, Square]],
) -> State:
    """Return an initial state whose first kingdom and court are these (Q13); knights are counted, sent or not.

    Knights and towers default to the number that the start and the buildings give (Q3, Q8).
    """
    state = _table(game, frame)
    land = read_kingdom(text, frame)
    if crowned := [square for square, (terrain, crowns) in land.items() if terrain == "town" and crowns]:
        raise InvalidSetup(f"crowns of towns come from buildings (Q13), but {crowned[0]} has some; name its building")
    state.record.kingdoms[0] = make_kingdom(land)
    court = state.record.courts[0]
    court.coins = coins
    state.record.queen = 0 if queen else -1
    for name, square in buildings:
        _build(state, name, square)
    tiles = [BUILDINGS[name] for name, _ in buildings]
    court.reserve = START_KNIGHTS + sum(tile.knights for tile in tiles) if knights is None else knights
    court.towers = sum(tile.towers for tile in tiles) if towers is None else towers
    return state


def _table(game: str, frame: int) -> State:
    """Return an initial state with a number of seats for kingdoms of this size (Q1, W2, W3)."""
    tables = (State(Variant(game, seats)) for seats in GAMES[game].seats)
    return next(state for state in tables if state.record.frame == frame)


def _build(state: State, name: str, square: Square) -> None:
    """Put a building on a site (Q7)."""
    if name not in BUILDINGS:
        raise NotationError(f"expected a building out of {', '.join(BUILDINGS)}, but got {name!r}")
    place = word(at(*square))
    kingdom, court = state.record.kingdoms[0], state.record.courts[0]
    if not int(place) & int(sites(kingdom, court)):
        raise InvalidSetup(f"a building stands on a town square of its own (Q7), but {name} on {square} does not")
    erect(kingdom, court, BUILDINGS[name].number, place)


@kernel
def lay_square(state: StateRow, kingdom: int, square: int) -> None:
    """Q7, Q8: cover a square of a kingdom; the number of an action is its building, which brings knights and towers."""
    lay_cell(state.kingdoms[kingdom], square)
    building, court = codes.action_number(square), state.courts[kingdom]
    if building != NO_BUILDING:
        place = at(codes.action_row(square), codes.action_column(square))
        erect(state.kingdoms[kingdom], court, building, place)
        court.reserve += KNIGHTS[building]
        court.towers += TOWERS[building]


def inconsistencies(state: State) -> list[Inconsistency]:
    """Q1, Q3, Q9, W5: check all kingdoms of a table against its boxes, tiles and pieces, and the queen."""
    kingdoms = range(state.variant.kingdoms)
    courts = [describe_court(state, kingdom) for kingdom in kingdoms]
    lands = [_without_buildings(state.land(kingdom), courts[kingdom]) for kingdom in kingdoms]
    return [
        *land_inconsistencies(lands, state.variant.row.boxes),
        *_tiles(courts),
        *_supplies(courts),
        *_queen(courts, state.is_over),
    ]


def _without_buildings(land: Land, court: Court) -> Land:
    """Return the land without the crowns of buildings, which dominoes do not have."""
    bare = dict(land)
    for built in court.buildings:
        terrain, crowns = land[built.square]
        bare[built.square] = terrain, crowns - BUILDINGS[built.building].crowns
    return bare


def _tiles(courts: Sequence[Court]) -> list[Inconsistency]:
    """Q3: no building stands more often than it has tiles."""
    built = Counter(tile.building for court in courts for tile in court.buildings)
    return [
        Inconsistency("copies", {"building": name, "tiles": tiles, "most": BUILDINGS[name].copies})
        for name, tiles in sorted(built.items())
        if tiles > BUILDINGS[name].copies
    ]


def _supplies(courts: Sequence[Court]) -> list[Inconsistency]:
    """Q3: no more knights and towers than there are."""
    knights = sum(court.reserve + len(court.knights) for court in courts)
    towers = sum(court.towers for court in courts)
    found = {"knights": (knights, SUPPLY_OF_KNIGHTS), "towers": (towers, SUPPLY_OF_TOWERS)}
    return [Inconsistency(name, {name: n, "most": most}) for name, (n, most) in found.items() if n > most]


def _queen(courts: Sequence[Court], is_over: bool) -> list[Inconsistency]:
    """Q9: no kingdom has more towers than the queen's host; she has no host only before the first tower."""
    most = max(court.towers for court in courts)
    for kingdom, court in enumerate(courts):
        if court.has_queen:
            if not court.towers:
                return [Inconsistency("queen_towerless", {}, kingdom)]
            return [Inconsistency("queen_outbuilt", {"towers": court.towers, "most": most}, kingdom)] * (
                court.towers < most
            )
    return [Inconsistency("queen_nobody", {})] if is_over and most else []
