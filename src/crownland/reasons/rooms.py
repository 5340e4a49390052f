"""The rooms of this layer: what can be pointed at in each family of games, to say why an option is better."""

from collections.abc import Iterable
from typing import Final, Protocol

from ..rules.reading import Square
from ..rules.state import State
from . import duel, kingdomino, queendomino
from .because import Because
from .case import Case


class Reasons(Protocol):
    """What a family offers. `end` is how many points it comes to in the end."""

    def free_squares(self, state: State, kingdom: int, /) -> set[Square]:
        """Return the squares of a kingdom that can still be covered, and nothing lies on."""

    def owned(self, end: State, kingdom: int, /) -> Iterable[str]:
        """Tell what a kingdom has at the end of a game that land and bonuses do not show."""

    def promises(self, state: State, /) -> dict[int, int]:
        """Return the points that anybody sees in each option."""

    def land(self, case: Case, terrain: str, end: int, /) -> Because | None:
        """Return the fact behind own land of a terrain that is worth more in the end."""

    def bonus(self, case: Case, name: str, end: int, /) -> Because | None:
        """Return the fact behind a bonus that is worth more in the end."""

    def rival(self, case: Case, kingdom: int, part: str, end: int, /) -> Because | None:
        """Return the fact behind a rival's points, most of them in one part, that are fewer in the end."""

    def decisive(self, case: Case, /) -> list[Because]:
        """Return facts that are reason enough by themselves."""

    def besides(self, case: Case, /) -> list[Because]:
        """Return facts that help, but explain no points."""

    def seen(self, case: Case, /) -> list[Because]:
        """Return what can be seen without playing on, the most telling first."""

    def good(self, state: State, code: int, /) -> list[Because]:
        """Return what speaks for an option by itself."""


REASONS: Final[dict[str, Reasons]] = {"kingdomino": kingdomino, "queendomino": queendomino, "duel": duel}


def reasons_of(state: State) -> Reasons:
    """Return the room of a state's family."""
    return REASONS[state.variant.row.family]
