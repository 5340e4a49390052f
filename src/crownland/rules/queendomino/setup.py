"""A kingdom of Queendomino by itself with its court, written as text: for whoever wants it scored."""

from collections.abc import Sequence

from ..engine.bits import word
from ..errors import InvalidSetup, NotationError
from ..land.grid import at
from ..land.notation import make_kingdom, read_kingdom
from ..reading import Square
from ..registry import GAMES
from ..state import State
from ..variants import Variant
from .buildings import BUILDINGS
from .court import START_KNIGHTS, erect, sites


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
    """Set up the first kingdom with its court (Q13); knights are counted wherever they are.

    Without a number of knights or towers there are as many as its buildings bring (Q3, Q8): nobody loses any.
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
    """Lay the table for as many seats as build kingdoms of this size (Q1, W2, W3)."""
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
