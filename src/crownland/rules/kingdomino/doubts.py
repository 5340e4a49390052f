"""What cannot be about kingdoms of Kingdomino that somebody has set up."""

from ..land.doubts import Doubt, land_doubts
from ..state import State


def doubts(state: State) -> list[Doubt]:
    """K2: check all kingdoms of a table against its box."""
    return land_doubts([state.land(kingdom) for kingdom in range(state.variant.kingdoms)], state.variant.row.boxes)
