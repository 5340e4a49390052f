"""The rooms of the playout policies: a quick rule of thumb for each family of games."""

from typing import Any, Final, Protocol

from . import duel, kingdomino, queendomino
from .land import Notes


class Quick(Protocol):
    """What a family offers to playouts: a kernel."""

    def quick(self, state: Any, luck: int, notes: Notes, /) -> int:
        """Return the action of the seat in turn; 32 random bits decide between equals, `notes` are scratch."""


QUICK: Final[dict[str, Quick]] = {"kingdomino": kingdomino, "queendomino": queendomino, "duel": duel}
