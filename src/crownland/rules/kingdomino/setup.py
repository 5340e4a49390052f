"""A kingdom of Kingdomino by itself, written as text: for whoever wants it scored."""

from ..land.dominoes import DOMINOES, TERRAINS
from ..land.notation import make_kingdom, read_kingdom
from ..state import State
from ..variants import Variant


def kingdom_alone(variant: Variant, text: str, discards: int = 0) -> State:
    """Set up the first kingdom (K7, K8); the rest of the table is as at the start."""
    terrains = {terrain for domino in DOMINOES[variant.row.boxes[0]].values() for terrain in domino.terrains}
    state = State(variant.single)
    land = read_kingdom(text, int(state.record.frame), tuple(name for name in TERRAINS if name in terrains))
    state.record.kingdoms[0] = make_kingdom(land)
    state.record.kingdoms[0].discards = discards
    return state
