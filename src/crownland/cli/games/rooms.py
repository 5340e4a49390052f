"""How each game is shown and talked about in the terminal: a registry of display modules, one for each turn structure.

Everything that differs between games is asked from its display; the flow of a game, the commands that a person types
and replay are the same for all.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeAlias

from rich.console import Console, RenderableType

from ...rules.actions import Action
from ...rules.errors import InvalidSetup
from ...rules.state import State
from ...rules.variants import Variant
from ..terminal.options import Option
from .duel import display as duel_display
from .kingdomino import display as kingdomino_display
from .queendomino import display as queendomino_display

Page: TypeAlias = Callable[[State, Sequence[str], Console, Sequence[str]], RenderableType]  # ends with words typed


class Display(Protocol):
    """What a game's display offers."""

    @property
    def PAGES(self) -> Mapping[str, Page]:  # noqa: N802
        """Words that show more about the table, such as `draft`."""

    @property
    def HELP(self) -> Sequence[tuple[str, str]]:  # noqa: N802
        """What can be typed in this game besides what every game knows."""

    @property
    def TIES(self) -> Sequence[str]:  # noqa: N802
        """What decides between equal points, in words."""

    def table(
        self, state: State, names: Sequence[str], console: Console, me: int, options: Sequence[Option]
    ) -> RenderableType:
        """Draw the whole table as one seat sees it, with its options as ghosts."""

    def heading(self, state: State) -> str:
        """Say in one line how far the game is and what nobody has seen yet."""

    def request(self, state: State) -> str:
        """Say what the seat in turn must do."""

    def options(self, state: State) -> list[Option]:
        """List what the seat in turn can do, the best first."""

    def find(self, state: State, words: Sequence[str], options: Sequence[Option]) -> Option:
        """Return the option that words mean which are no number; raise with the reason where there is none."""

    def tell(self, state: State, actions: Sequence[Action], names: Sequence[str]) -> str:
        """Say in one sentence what is done in this state."""

    def news(self, before: State, after: State, names: Sequence[str]) -> list[str]:
        """Say in sentences what came of a decision besides what `tell` tells."""


DISPLAYS: Final[dict[str, Display]] = {
    "kingdomino": kingdomino_display,
    "sample": kingdomino_display,
    "duel": duel_display,
    "queendomino": queendomino_display,
    "royal_wedding": queendomino_display,
}


def display_of(variant: Variant) -> Display:
    """Return the display of a game; raise InvalidSetup for one that the terminal cannot show."""
    if variant.game not in DISPLAYS:
        raise InvalidSetup(f"expected a game that the terminal shows ({', '.join(DISPLAYS)}), but got {variant}")
    return DISPLAYS[variant.game]
