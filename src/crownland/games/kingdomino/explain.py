"""Reasons of Kingdomino: those of every draft."""

from ...engine.state import State
from ..draft.explain import besides, bonus, decisive, free_squares, good, land, promises, rival, seen

__all__ = ["besides", "bonus", "decisive", "free_squares", "good", "land", "owned", "promises", "rival", "seen"]


def owned(_: State, __: int) -> list[str]:
    """Return nothing: only land and bonuses count."""
    return []
