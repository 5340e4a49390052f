"""The interface of a family of games to the terminal (`terminal.py` in its folder), and numbered options."""

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
    """A legal move: the word and number that select it, its immediate points, and its text.

    Number 0 is to decline; it is first, and Enter selects it.
    """

    verb: str
    number: int
    option: Option
    points: int | None
    text: str


class Ambiguous(Exception):
    """The input matches several options; the person chooses one of them next."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        super().__init__(f"{len(choices)} choices")
        self.choices = [replace(choice, number=number) for number, choice in enumerate(choices, 1)]


def check_verb(verbs: Collection[str], words: Sequence[str], choices: Sequence[Choice]) -> None:
    """Raise NotationError for the verb of another decision."""
    if words and words[0] in verbs:
        raise NotationError(t("terminal-expected-verb", verb=choices[-1].verb, got=" ".join(words)))


def signed(points: int) -> str:
    return f"+{points}" if points >= 0 else f"−{-points}"


def with_details(result: str, *details: str) -> str:
    """Add details to a sentence.

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
    """Return options in columns, column by column."""
    cells = [choice_text(choice) for choice in choices]
    width = max(cell.cell_len for cell in cells) + 3
    columns = max(1, console.width // width)
    rows = -(-len(cells) // columns)
    table = Table.grid(padding=(0, 3, 0, 0))
    for row in zip_longest(*(cells[start : start + rows] for start in range(0, len(cells), rows)), fillvalue=Text()):
        table.add_row(*row)
    return table


Page: TypeAlias = Callable[[Position, Console, Sequence[str]], RenderableType]  # the last argument: the words typed


class Display(Protocol):
    """The display of a family."""

    @property
    def PAGES(self) -> Mapping[str, Page]:  # noqa: N802
        """Commands that show more, such as `draft`."""

    @property
    def HELP(self) -> Sequence[tuple[str, str]]:  # noqa: N802
        """The additional commands of this game, with the message `terminal-help-…` of each."""

    @property
    def TIES(self) -> Sequence[str]:  # noqa: N802
        """The tie breakers: the message of each."""

    @property
    def SCORED_WITH(self) -> Mapping[str, str]:  # noqa: N802
        """The options of `crownland score` for this family, with their meaning."""

    def table(self, position: Position, console: Console, me: int, choices: Sequence[Choice], /) -> RenderableType:
        """Draw the position from the view of a seat, with its options as ghosts."""

    def heading(self, position: Position, /) -> str:
        """Return one line about the progress of the game and the undrawn pieces."""

    def legend(self) -> str:
        """Explain the letters on the land."""

    def request(self, position: Position, /, is_shared: bool = False) -> str:
        """Ask the seat in turn to decide, by name if several people share the keyboard."""

    def choices(self, position: Position, /) -> list[Choice]:
        """Return the options of the seat in turn, best first."""

    def find(self, position: Position, words: Sequence[str], choices: Sequence[Choice], /) -> Choice:
        """Return the option for words other than a number; raise an error with the reason if there is none."""

    def describe(self, position: Position, moves: Sequence[Move], /) -> str:
        """Describe moves in one sentence."""

    def news(self, before: Position, after: Position, /) -> list[str]:
        """Return sentences about consequences of a decision that `describe` omits."""

    def scored(self, game: str, text: str, given: Mapping[str, Any], /) -> State:
        """Return a state for scoring a kingdom written as text, with these options."""

    def inconsistencies(self, state: State, /) -> list[Inconsistency]:
        """Return the inconsistencies of such a state."""

    def where(self, position: Position, square: Square, /) -> str:
        """Return the name of a square in the picture."""

    def picture(self, position: Position, console: Console, /) -> list[Text]:
        """Draw the first kingdom."""


def load_display(family: Family) -> Display:
    """Return the display of a family of games."""
    return cast(Display, family.part("terminal"))
