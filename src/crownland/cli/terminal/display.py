"""What a family of games offers to the terminal. The flow of a game and the commands are the same for all."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from rich.console import Console, RenderableType
from rich.text import Text

from ...match.view.types import Bonus, Kingdom, Move
from ...rules.land.doubts import Doubt
from ...rules.reading import Square
from ...rules.state import State
from .choices import Choice
from .look import Look

Page: TypeAlias = Callable[[Look, Console, Sequence[str]], RenderableType]  # ends with the words typed


class Display(Protocol):
    """What a family's display offers."""

    @property
    def PAGES(self) -> Mapping[str, Page]:  # noqa: N802
        """Words that show more about the table, such as `draft`."""

    @property
    def HELP(self) -> Sequence[tuple[str, str]]:  # noqa: N802
        """What can be typed in this game besides what every game knows, and the message `terminal-help-…` of each."""

    @property
    def TIES(self) -> Sequence[str]:  # noqa: N802
        """What decides between equal points: the message of each."""

    @property
    def SCORED_WITH(self) -> Mapping[str, str]:  # noqa: N802
        """The options of `crownland score` that this family knows, and what each means."""

    def table(self, look: Look, console: Console, me: int, choices: Sequence[Choice], /) -> RenderableType:
        """Draw the whole table as one seat sees it, with its options as ghosts."""

    def heading(self, look: Look, /) -> str:
        """Say in one line how far the game is and what nobody has seen yet."""

    def legend(self) -> str:
        """Say what the letters on the land mean."""

    def request(self, look: Look, /, is_shared: bool = False) -> str:
        """Say what the seat in turn must do, by name where several people share the keyboard."""

    def choices(self, look: Look, /) -> list[Choice]:
        """List what the seat in turn can do, the best first."""

    def find(self, look: Look, words: Sequence[str], choices: Sequence[Choice], /) -> Choice:
        """Return the option that words mean which are no number; raise with the reason where there is none."""

    def tell(self, look: Look, moves: Sequence[Move], /) -> str:
        """Say in one sentence what is done at this table."""

    def news(self, before: Look, after: Look, /) -> list[str]:
        """Say in sentences what came of a decision besides what `tell` tells."""

    def bonus(self, kingdom: Kingdom, bonus: Bonus, most: int, /) -> Text:
        """Write a bonus of a kingdom as its paper pad does, in about so many letters a line."""

    def scored(self, game: str, text: str, given: Mapping[str, Any], /) -> State:
        """Set up a kingdom of a game that was written as text, to be scored with these options."""

    def doubts(self, state: State, /) -> list[Doubt]:
        """List what cannot be about a table that was set up."""

    def where(self, look: Look, square: Square, /) -> str:
        """Name a square as the picture of its kingdom does."""

    def picture(self, look: Look, console: Console, /) -> list[Text]:
        """Draw the first kingdom of a table that is scored."""
