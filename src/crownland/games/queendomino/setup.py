"""A kingdom of Queendomino written as text, for the score calculator, and what is inconsistent about it."""

from collections.abc import Sequence
from typing import Final

from ...engine import codes
from ...engine.bits import ONE, lowest, word
from ...engine.errors import InvalidSetup, NotationError
from ...engine.facts import FactsRow
from ...engine.kernel import kernel
from ...engine.registry import GAMES
from ...engine.setup import ALL, Findings
from ...engine.state import State
from ...engine.turn import OVER
from ...engine.validate import Square
from ...engine.variant import Variant
from ..land import inconsistency
from ..land.cells import lay_cell
from ..land.facts import by_name, list_squares
from ..land.grid import NOTHING, at
from ..land.inconsistency import (
    QUEEN_NOBODY,
    QUEEN_OUTBUILT,
    QUEEN_TOWERLESS,
    Inconsistency,
    add,
    check_lands,
    find_inconsistencies,
)
from ..land.notation import make_kingdom, read_kingdom
from ..land.pieces import TERRAINS
from .builders import NO_HOST, SUPPLY_OF_KNIGHTS, SUPPLY_OF_TOWERS, most_towers
from .court import START_KNIGHTS, all_knights, erect, sites
from .pieces import BUILDINGS, COPIES, CROWNS, KNIGHTS, NAMES, NO_BUILDING, TILE_TYPES, TOWERS
from .rules import KINGDOMINO, QUEENDOMINO, StateRow

TILES_BY_NAME: Final = by_name(NAMES)


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


@kernel
def survey_land(state: StateRow, kingdom: int, land: FactsRow) -> None:
    """Write the squares of a kingdom without the crowns of buildings, which dominoes do not have."""
    list_squares(state.kingdoms[kingdom], land)
    court = state.courts[kingdom]
    for place in range(land.squares):
        square = at(int(land.row[place]), int(land.column[place]))
        if court.built & square != NOTHING:
            land.crowns[place] -= CROWNS[court.buildings[lowest(square)]]


@kernel
def list_findings(state: StateRow, land: FactsRow, findings: Findings) -> int:
    """Q1, Q3, Q9, W5: check all kingdoms against the boxes, the tiles, the pieces and the queen."""
    boxes = 1 << QUEENDOMINO | (1 << KINGDOMINO if state.wedding else 0)
    n = check_lands(state, boxes, land, findings)
    n = check_tiles(state, findings, n)
    n = check_supplies(state, findings, n)
    return check_queen(state, findings, n)


@kernel
def check_tiles(state: StateRow, findings: Findings, n: int) -> int:
    """Q3: no building stands more often than it has tiles."""
    for rank in range(TILE_TYPES):
        building, tiles = TILES_BY_NAME[rank], 0
        for index in range(state.kingdoms_in_play):
            built = state.courts[index].built
            while built != NOTHING:
                tiles += 1 if state.courts[index].buildings[lowest(built)] == building else 0
                built &= built - ONE
        if tiles > COPIES[building]:
            n = add(findings, n, inconsistency.COPIES, ALL, 0, tiles, COPIES[building])
            findings[n - 1].building = building
    return n


@kernel
def check_supplies(state: StateRow, findings: Findings, n: int) -> int:
    """Q3: no more knights and towers than there are."""
    knights = towers = 0
    for index in range(state.kingdoms_in_play):
        knights += all_knights(state.courts[index])
        towers += int(state.courts[index].towers)
    if knights > SUPPLY_OF_KNIGHTS:
        n = add(findings, n, inconsistency.KNIGHTS, ALL, 0, knights, SUPPLY_OF_KNIGHTS)
    if towers > SUPPLY_OF_TOWERS:
        n = add(findings, n, inconsistency.TOWERS, ALL, 0, towers, SUPPLY_OF_TOWERS)
    return n


@kernel
def check_queen(state: StateRow, findings: Findings, n: int) -> int:
    """Q9: no kingdom has more towers than the queen's host; she has no host only before the first tower."""
    most, host = most_towers(state), int(state.queen)
    if host == NO_HOST:
        return add(findings, n, QUEEN_NOBODY, ALL, 0, 0, 0) if state.phase == OVER and most > 0 else n
    own = int(state.courts[host].towers)
    if own == 0:
        return add(findings, n, QUEEN_TOWERLESS, host, 0, 0, 0)
    return add(findings, n, QUEEN_OUTBUILT, host, 0, own, most) if own < most else n


def inconsistencies(state: State) -> list[Inconsistency]:
    """Q1, Q3, Q9, W5: check all kingdoms of a table against its boxes, tiles and pieces, and the queen."""
    return find_inconsistencies(state, TERRAINS, NAMES)
