"""A map of the Duel written as text, for the score calculator, and what is inconsistent about it."""

from typing import Final

from ...engine.facts import FactsRow
from ...engine.kernel import kernel
from ...engine.setup import Findings
from ...engine.state import State
from ..land.cells import lay_cell
from ..land.facts import list_squares
from ..land.inconsistency import (
    COVER,
    CROSSES,
    Inconsistency,
    add,
    add_square,
    check_frame,
    check_number,
    find_inconsistencies,
    is_covered_by_any,
)
from ..land.kingdom import cover
from .pieces import DICE, EAST, FACE_CROSSES, FACE_SYMBOL, FACES, NORTH, SOUTH, SYMBOLS, WEST
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


@kernel
def survey_land(state: StateRow, kingdom: int, land: FactsRow) -> None:
    """Write the shields of a map."""
    list_squares(state.kingdoms[kingdom], land)


@kernel
def list_findings(state: StateRow, land: FactsRow, findings: Findings) -> int:
    """D1, D3, D8, D9: check both maps against the dice and what powers can add."""
    n = 0
    for index in range(2):
        survey_land(state, index, land)
        n = check_frame(state.kingdoms[index], index, SOUTH - NORTH + 1, EAST - WEST + 1, findings, n)
        n = check_number(land, index, findings, n)
    for index in range(2):
        survey_land(state, index, land)
        n = check_crosses(land, index, findings, n)
        if not is_covered_by_any(land, MAX_APART):
            n = add(findings, n, COVER, index, 0, 0, 0)
    return n


@kernel
def check_crosses(land: FactsRow, index: int, findings: Findings, n: int) -> int:
    """D8, D9: no more crosses are added than a castle and a power can add."""
    crosses = 0
    for place in range(land.squares):
        crosses += added_crosses(int(land.terrain[place]), int(land.crowns[place]))
    for place in range(land.squares if crosses > MAX_ADDED else 0):
        if added_crosses(int(land.terrain[place]), int(land.crowns[place])) > 0:
            n = add_square(findings, n, CROSSES, index, 0, land, place)
            findings[n - 1].numbers[0], findings[n - 1].numbers[1] = crosses, MAX_ADDED
    return n


@kernel
def added_crosses(symbol: int, crosses: int) -> int:
    """Return how many crosses of a shield no face of a die explains; a joker has none (D4)."""
    shown = 0
    for die in range(DICE):
        for face in range(FACES):
            if FACE_SYMBOL[die, face] == symbol and shown < FACE_CROSSES[die, face] <= crosses:
                shown = FACE_CROSSES[die, face]
    return crosses - shown


def inconsistencies(state: State) -> list[Inconsistency]:
    """D3, D8, D9: check both maps against the dice and what powers can add."""
    return find_inconsistencies(state, SYMBOLS)
