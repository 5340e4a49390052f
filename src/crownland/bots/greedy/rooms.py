"""The rooms of `greedy`: rules of thumb for each family of games."""

from typing import Any, Final, Protocol

from numpy.typing import NDArray

from . import duel, kingdomino
from .queendomino import greedy as queendomino


class Greedy(Protocol):
    """What a family offers to `greedy`: a kernel."""

    def greedy(self, state: Any, scratch: NDArray[Any], /) -> int:
        """Return the action to take; `scratch` holds states to scribble on."""


GREEDY: Final[dict[str, Greedy]] = {"kingdomino": kingdomino, "queendomino": queendomino, "duel": duel}
