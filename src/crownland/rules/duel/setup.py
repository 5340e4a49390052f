"""A map of the Duel by itself, written as text: for whoever wants it scored."""

from ..errors import InvalidSetup
from ..land.kingdom import cover
from ..land.notation import check_dominoes, read_land
from ..state import State
from .dice import EAST, LETTERS, MOST_CROSSES, NORTH, SOUTH, SYMBOLS, WEST


def map_alone(text: str, named: str | None = None) -> State:
    """Set up the first map (D1); `named` is the coat of arms whose properties bring 3 more (D8)."""
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
        sheet.named = SYMBOLS.index(named)
    return state
