"""What a family of games offers to bots: `policies.py` and `policies_playout.py` in its folder."""

from typing import Any, Protocol, cast

from numpy.typing import NDArray

from ..engine.action import Action
from ..engine.game import Family
from ..engine.state import State


class Policies(Protocol):
    """Rules of thumb. `greedy` and `greedy_placement` are kernels."""

    @property
    def LEVELS(self) -> tuple[str, str, str, str, str]: ...  # noqa: N802  # who plays each level, the easiest first
    @property
    def UNWANTED(self) -> frozenset[Action]: ...  # noqa: N802  # a beginner does these only if nothing else is legal

    def tie_breaker(self, state: State, action: Action, /) -> int:
        """Return how much a beginner likes an action among those that bring the same points."""

    def greedy(self, state: Any, scratch: NDArray[Any], /) -> int:
        """Return the action to take; `scratch` holds states to work on."""

    def greedy_placement(self, state: Any, scratch: NDArray[Any], bits: int, /) -> int:
        """The same, but 32 random bits draw the dominoes or dice to take, and nothing looks ahead to them."""


def load_policies(family: Family) -> Policies:
    """Return the policies of a family."""
    return cast(Policies, family.part("policies"))
