"""The rooms of `greedy`: rules of thumb for each family of games."""

from typing import Any, Final, Protocol

from numpy.typing import NDArray

from . import duel, kingdomino
from .queendomino import greedy as queendomino


class Greedy(Protocol):
    """What a family offers to `greedy` and `greedy_placement`: a kernel for each."""

    def greedy(self, state: Any, scratch: NDArray[Any], /) -> int:
        """Return the action to take; `scratch` holds states to scribble on."""

    def greedy_placement(self, state: Any, scratch: NDArray[Any], luck: int, /) -> int:
        """The same, but 32 random bits draw the dominoes or dice to take, and nothing looks ahead to them."""


GREEDY: Final[dict[str, Greedy]] = {"kingdomino": kingdomino, "queendomino": queendomino, "duel": duel}
