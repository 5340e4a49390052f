"""The rooms of the view: what each family of games tells of a table besides what all of them have."""

from typing import Final, Protocol

from ...rules.actions import Action
from ...rules.state import State
from . import duel, kingdomino, queendomino
from .types import Bonus, Parts, Reason


class Showing(Protocol):
    """What a family offers to the view."""

    def table(self, state: State, /) -> Parts:
        """Return the fields of a View that only this family has."""

    def kingdom(self, state: State, index: int, /) -> Parts:
        """Return the fields of a Kingdom."""

    def bonuses(self, state: State, index: int, points: dict[str, int], /) -> list[Bonus]:
        """Tell the bonuses of a kingdom and what may still become of them."""

    def option(self, state: State, code: int, /) -> Parts:
        """Return the fields of an Option that only this family has."""

    def why_not(self, state: State, action: Action, /) -> Reason:
        """Say why an action is not legal."""

    def pieces(self) -> Parts:
        """Return the fields of the Pieces that only this family has."""


VIEWS: Final[dict[str, Showing]] = {"kingdomino": kingdomino, "queendomino": queendomino, "duel": duel}


def view_of(state: State) -> Showing:
    """Return the room of a state's family."""
    return VIEWS[state.variant.row.family]
