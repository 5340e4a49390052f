"""Tables set up for scoring: the first kingdom is one that was written as text, the rest is as at the start."""

from collections.abc import Sequence

from ..rules.bits import word
from ..rules.buildings import BUILDINGS
from ..rules.court import erect, sites
from ..rules.duel_tables import EAST, LETTERS, MOST_CROSSES, NORTH, SOUTH, SYMBOLS, WEST
from ..rules.errors import InvalidSetup, NotationError
from ..rules.grid import at
from ..rules.kingdom import cover
from ..rules.notation import check_dominoes, make_kingdom, read_kingdom, read_land
from ..rules.state import State
from ..rules.tables import DOMINOES, TERRAINS
from ..rules.variants import Variant
from .duel_words import read_coat
from .squares import read_square


def kingdomino_table(variant: Variant, text: str, discards: int) -> State:
    """Set up a kingdom of Kingdomino (K7, K8)."""
    terrains = {terrain for domino in DOMINOES[variant.game].values() for terrain in domino.terrains}
    state = State(variant.single)
    land = read_kingdom(text, int(state.record.frame), tuple(name for name in TERRAINS if name in terrains))
    state.record.kingdoms[0] = make_kingdom(land)
    state.record.kingdoms[0].discards = discards
    return state


def queendomino_table(
    frame: int, text: str, coins: int, knights: int, towers: int, queen: bool, buildings: Sequence[str]
) -> State:
    """Set up a kingdom of Queendomino with its court (Q13); knights are counted wherever they are."""
    state = State(Variant("queendomino", 2 if frame == 7 else 4))
    land = read_kingdom(text, frame)
    if crowned := [square for square, (terrain, crowns) in land.items() if terrain == "town" and crowns]:
        raise InvalidSetup(f"crowns of towns come from buildings (Q13), but {crowned[0]} has some; name its building")
    state.record.kingdoms[0] = make_kingdom(land)
    court = state.record.courts[0]
    court.coins, court.reserve, court.towers = coins, knights, towers
    state.record.queen = 0 if queen else -1
    for building in buildings:
        _build(state, building, frame)
    return state


def _build(state: State, text: str, frame: int) -> None:
    """Put a building on a site (Q7)."""
    name, _, place = text.partition("@")
    if name not in BUILDINGS:
        raise NotationError(f"expected a building out of {', '.join(BUILDINGS)}, but got {name!r}")
    square = word(at(*read_square(place, frame)))
    kingdom, court = state.record.kingdoms[0], state.record.courts[0]
    if not int(square) & int(sites(kingdom, court)):
        raise InvalidSetup(f"a building stands on a town square of its own (Q7), but got {text!r}")
    erect(kingdom, court, BUILDINGS[name].number, square)


def duel_table(text: str, named: str | None) -> State:
    """Set up a map of the Duel (D1); `named` is the coat of arms whose properties bring 3 more (D8)."""
    land = read_land(text, LETTERS, MOST_CROSSES)
    for row, column in land:
        if not (NORTH <= row <= SOUTH and WEST <= column <= EAST):
            raise InvalidSetup(f"the map has rows {NORTH}..{SOUTH} and columns {WEST}..{EAST}, but got {row, column}")
    check_dominoes(land)
    state = State("duel()")
    sheet = state.record.kingdoms[0]
    for (row, column), (symbol, crosses) in land.items():
        cover(sheet, row, column, SYMBOLS.index(symbol), crosses)
    if named is not None:
        sheet.named = SYMBOLS.index(read_coat(named)[0])
    return state
