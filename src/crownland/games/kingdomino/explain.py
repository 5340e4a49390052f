"""The room of Kingdomino: its reasons are those of every draft."""

from ...engine.state import State
from ..draft.explain import besides, bonus, decisive, free_squares, good, land, promises, rival, seen

__all__ = ["besides", "bonus", "decisive", "free_squares", "good", "land", "owned", "promises", "rival", "seen"]


def owned(_: State, __: int) -> list[str]:
    """Nothing counts besides land and bonuses."""
    return []
