"""What a family of games offers to views: `view.py` in its folder."""

from collections.abc import Mapping
from typing import Protocol, cast

from ...engine.action import Action
from ...engine.state import State
from ...engine.variant import Variant
from .types import Parts, Reason


class GameView(Protocol):
    """What a family offers to the view."""

    def table(self, state: State, /) -> Parts:
        """Return the fields of a View that only this family has."""

    def kingdom(self, state: State, index: int, /) -> Parts:
        """Return the fields of a Kingdom."""

    @property
    def SCORE_LINES(self) -> Mapping[str, Parts]:  # noqa: N802
        """The lines of the score pad from top to bottom, with what stands beside each."""

    def bonus_args(self, state: State, index: int, name: str, points: int, /) -> Parts:
        """Return the arguments of the score line of a bonus."""

    def option(self, state: State, code: int, /) -> Parts:
        """Return the fields of an Option that only this family has."""

    def why_not(self, state: State, action: Action, /) -> Reason:
        """Say why an action is not legal."""


def load_view(state: State) -> GameView:
    """Return what a state's family offers to views."""
    return cast(GameView, state.variant.family.part("view"))


def score_lines(variant: Variant) -> Mapping[str, Parts]:
    """Return the lines of a game's score pad from top to bottom, with what stands beside each."""
    return cast(GameView, variant.family.part("view")).SCORE_LINES
