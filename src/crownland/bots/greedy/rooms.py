"""The rooms of `greedy`: one file of rules of thumb for each family of games."""

from typing import Any, Final, Protocol

from numpy.typing import NDArray

from . import duel, kingdomino, queendomino


class Greedy(Protocol):
    """What a family offers to `greedy`: a kernel."""

    def greedy(self, state: Any, scratch: NDArray[Any], /) -> int:
        """Return the action to take; `scratch` holds states to scribble on."""


GREEDY: Final[dict[str, Greedy]] = {"kingdomino": kingdomino, "queendomino": queendomino, "duel": duel}
