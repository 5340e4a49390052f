"""A kingdom of Kingdomino written as text, for the score calculator, and what is inconsistent about it."""

from ...engine.facts import FactsRow
from ...engine.kernel import kernel
from ...engine.setup import Findings
from ...engine.state import State
from ...engine.variant import Variant
from ..land.cells import lay_cell
from ..land.facts import list_squares
from ..land.inconsistency import Inconsistency, check_lands, find_inconsistencies
from ..land.notation import make_kingdom, read_kingdom
from ..land.pieces import DOMINOES, TERRAINS
from .rules import StateRow


def kingdom_alone(variant: Variant, text: str, discards: int = 0) -> State:
    """Return an initial state whose first kingdom is this one (K7, K8)."""
    terrains = {terrain for domino in DOMINOES[variant.row.boxes[0]].values() for terrain in domino.terrains}
    state = State(variant.single)
    land = read_kingdom(text, int(state.record.frame), tuple(name for name in TERRAINS if name in terrains))
    state.record.kingdoms[0] = make_kingdom(land)
    state.record.kingdoms[0].discards = discards
    return state


@kernel
def lay_square(state: StateRow, kingdom: int, square: int) -> None:
    """Cover a square of a kingdom."""
    lay_cell(state.kingdoms[kingdom], square)


@kernel
def survey_land(state: StateRow, kingdom: int, land: FactsRow) -> None:
    """Write the squares of a kingdom."""
    list_squares(state.kingdoms[kingdom], land)


@kernel
def list_findings(state: StateRow, land: FactsRow, findings: Findings) -> int:
    """K2, K7, K8: check all kingdoms against the frame and the box."""
    return check_lands(state, 1 << int(state.box), land, findings)


def inconsistencies(state: State) -> list[Inconsistency]:
    """K2: check all kingdoms of a table against its box."""
    return find_inconsistencies(state, TERRAINS)
