"""What cannot be about maps of the Duel that somebody has set up."""

from typing import Final

from ..land.doubts import Doubt, can_be_covered
from ..land.notation import Land
from ..state import State
from .dice import DIE_FACES, SYMBOLS

MOST_ADDED: Final = 2  # crosses: one by the castle bonus (D9), one by the power `add_cross` (D8)
MOST_APART: Final = 2  # shields: of one domino, by the power `separate_dice` (D8)
FACES: Final = {
    symbol: sorted({crosses for die in DIE_FACES for name, crosses in die if name == symbol} | {0})  # 0: a joker (D4)
    for symbol in SYMBOLS
}


def doubts(state: State) -> list[Doubt]:
    """D3, D8, D9: check both maps against the dice and what powers can add."""
    lands = [state.land(kingdom) for kingdom in range(state.variant.kingdoms)]
    return [doubt for kingdom, land in enumerate(lands) for doubt in _map_doubts(land, kingdom)]


def _map_doubts(land: Land, kingdom: int) -> list[Doubt]:
    found = []
    added = {square: _added(*drawn) for square, drawn in land.items()}
    if (crosses := sum(added.values())) > MOST_ADDED:
        squares = tuple(square for square in land if added[square])
        found.append(Doubt("crosses", {"crosses": crosses, "most": MOST_ADDED}, kingdom, squares))
    if not can_be_covered(land, apart=MOST_APART):
        found.append(Doubt("cover", {}, kingdom))
    return found


def _added(symbol: str, crosses: int) -> int:
    """Return how many crosses of a shield no face of a die explains."""
    return min(crosses - shown for shown in FACES[symbol] if shown <= crosses)
