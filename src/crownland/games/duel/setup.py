"""A map of the Duel written as text, for the score calculator, and what is inconsistent about it."""

from typing import Final

from ...engine.kernel import kernel
from ...engine.score import Land
from ...engine.state import State
from ..land.cells import lay_cell
from ..land.inconsistency import Inconsistency, can_be_covered
from ..land.kingdom import cover
from .pieces import DIE_FACES, SYMBOLS
from .position import read_map
from .rules import StateRow


def map_alone(text: str, named: str | None = None) -> State:
    """Return an initial state whose first map is this one (D1); `named` is the coat of arms worth 3 more (D8)."""
    land = read_map(text)
    state = State("duel()")
    sheet = state.record.kingdoms[0]
    for (row, column), (symbol, crosses) in land.items():
        cover(sheet, row, column, SYMBOLS.index(symbol), crosses)
    if named is not None:
        sheet.named = SYMBOLS.index(named)
    return state


@kernel
def lay_square(state: StateRow, kingdom: int, square: int) -> None:
    """Cover a square of a kingdom."""
    lay_cell(state.kingdoms[kingdom], square)


MAX_ADDED: Final = 2  # crosses: one by the castle bonus (D9), one by the power `add_cross` (D8)
MAX_APART: Final = 2  # shields: of one domino, by the power `separate_dice` (D8)
FACES: Final = {
    symbol: sorted({crosses for die in DIE_FACES for name, crosses in die if name == symbol} | {0})  # 0: a joker (D4)
    for symbol in SYMBOLS
}


def inconsistencies(state: State) -> list[Inconsistency]:
    """D3, D8, D9: check both maps against the dice and what powers can add."""
    lands = [state.land(kingdom) for kingdom in range(state.variant.kingdoms)]
    return [one for kingdom, land in enumerate(lands) for one in _map_inconsistencies(land, kingdom)]


def _map_inconsistencies(land: Land, kingdom: int) -> list[Inconsistency]:
    found = []
    added = {square: _added(*drawn) for square, drawn in land.items()}
    if (crosses := sum(added.values())) > MAX_ADDED:
        squares = tuple(square for square in land if added[square])
        found.append(Inconsistency("crosses", {"crosses": crosses, "most": MAX_ADDED}, kingdom, squares))
    if not can_be_covered(land, apart=MAX_APART):
        found.append(Inconsistency("cover", {}, kingdom))
    return found


def _added(symbol: str, crosses: int) -> int:
    """Return how many crosses of a shield no face of a die explains."""
    return min(crosses - shown for shown in FACES[symbol] if shown <= crosses)
