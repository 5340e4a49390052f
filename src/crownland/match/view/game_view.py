"""What a family of games offers to views: `view.py` in its folder."""

from typing import Protocol, cast

from ...engine.action import Action
from ...engine.state import State
from .types import Bonus, Parts, Reason


class GameView(Protocol):
    """What a family offers to the view."""

    def table(self, state: State, /) -> Parts:
        """Return the fields of a View that only this family has."""

    def kingdom(self, state: State, index: int, /) -> Parts:
        """Return the fields of a Kingdom."""

    def bonuses(self, state: State, index: int, points: dict[str, int], /) -> list[Bonus]:
        """Return the bonuses of a kingdom and what may still become of them."""

    def option(self, state: State, code: int, /) -> Parts:
        """Return the fields of an Option that only this family has."""

    def why_not(self, state: State, action: Action, /) -> Reason:
        """Say why an action is not legal."""


def load_view(state: State) -> GameView:
    """Return what a state's family offers to views."""
    return cast(GameView, state.variant.family.part("view"))
