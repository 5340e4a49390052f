"""What a family of games offers to the terminal (`terminal.py` in its folder), and numbered options to choose from."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any, Protocol, TypeAlias, cast

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.errors import NotationError
from ...engine.game import Family
from ...engine.state import State
from ...engine.validate import Square
from ...games.land.inconsistency import Inconsistency
from ...match.view.types import Move, Option
from ..i18n import t
from .render import Position


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal move: the word and number that choose it, what it brings at once, and where.

    Number 0 is to let something be, and stands first; Enter takes it.
    """

    verb: str
    number: int
    option: Option
    points: int | None
    text: str


class Several(Exception):
    """What was typed fits several options; one of them is to be chosen next."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        super().__init__(f"{len(choices)} choices")
        self.choices = [replace(choice, number=number) for number, choice in enumerate(choices, 1)]


def check_verb(verbs: Collection[str], words: Sequence[str], choices: Sequence[Choice]) -> None:
    """Refuse a word for another decision than the one that is due."""
    if words and words[0] in verbs:
        raise NotationError(t("terminal-expected-verb", verb=choices[-1].verb, got=" ".join(words)))


def signed(points: int) -> str:
    return f"+{points}" if points >= 0 else f"−{-points}"


def with_details(result: str, *details: str) -> str:
    """Add to a sentence what the terminal does not show otherwise.

    >>> with_details("Ann placed 23.", "f4 g4", "+8")
    'Ann placed 23 (f4 g4, +8).'
    """
    return f"{result.removesuffix('.')} ({', '.join(filter(None, details))})."


def choice_text(choice: Choice) -> Text:
    points = "" if choice.points is None else signed(choice.points)
    style = "bold green" if choice.points else "dim"
    if choice.text == str(choice.number):
        return Text(f"{choice.number:>3}", "bold")
    return Text.assemble((f"{choice.number:>3}", "bold"), " ", (f"{points:>4}", style), f"  {choice.text}")


def choice_list(choices: Sequence[Choice], console: Console) -> Table:
    """List options in columns, downwards first."""
    cells = [choice_text(choice) for choice in choices]
    width = max(cell.cell_len for cell in cells) + 3
    columns = max(1, console.width // width)
    rows = -(-len(cells) // columns)
    table = Table.grid(padding=(0, 3, 0, 0))
    for row in zip_longest(*(cells[start : start + rows] for start in range(0, len(cells), rows)), fillvalue=Text()):
        table.add_row(*row)
    return table


Page: TypeAlias = Callable[[Position, Console, Sequence[str]], RenderableType]  # ends with the words typed


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

    def table(self, position: Position, console: Console, me: int, choices: Sequence[Choice], /) -> RenderableType:
        """Draw the whole table as one seat sees it, with its options as ghosts."""

    def heading(self, position: Position, /) -> str:
        """Say in one line how far the game is and what nobody has seen yet."""

    def legend(self) -> str:
        """Say what the letters on the land mean."""

    def request(self, position: Position, /, is_shared: bool = False) -> str:
        """Say what the seat in turn must do, by name where several people share the keyboard."""

    def choices(self, position: Position, /) -> list[Choice]:
        """List what the seat in turn can do, the best first."""

    def find(self, position: Position, words: Sequence[str], choices: Sequence[Choice], /) -> Choice:
        """Return the option that words mean which are no number; raise with the reason where there is none."""

    def describe(self, position: Position, moves: Sequence[Move], /) -> str:
        """Say in one sentence what is done at this table."""

    def news(self, before: Position, after: Position, /) -> list[str]:
        """Say in sentences what came of a decision besides what `tell` tells."""

    def scored(self, game: str, text: str, given: Mapping[str, Any], /) -> State:
        """Set up a kingdom of a game that was written as text, to be scored with these options."""

    def inconsistencies(self, state: State, /) -> list[Inconsistency]:
        """List what cannot be about a table that was set up."""

    def where(self, position: Position, square: Square, /) -> str:
        """Name a square as the picture of its kingdom does."""

    def picture(self, position: Position, console: Console, /) -> list[Text]:
        """Draw the first kingdom of a table that is scored."""


def load_display(family: Family) -> Display:
    """Return the display of a family of games."""
    return cast(Display, family.part("terminal"))
