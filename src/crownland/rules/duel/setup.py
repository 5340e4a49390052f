"""A map of the Duel by itself, written as text: for whoever wants it scored."""

from ..land.kingdom import cover
from ..state import State
from .dice import SYMBOLS
from .position import read_map


def map_alone(text: str, named: str | None = None) -> State:
    """Set up the first map (D1); `named` is the coat of arms whose properties bring 3 more (D8)."""
    land = read_map(text)
    state = State("duel()")
    sheet = state.record.kingdoms[0]
    for (row, column), (symbol, crosses) in land.items():
        cover(sheet, row, column, SYMBOLS.index(symbol), crosses)
    if named is not None:
        sheet.named = SYMBOLS.index(named)
    return state
