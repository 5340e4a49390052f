"""What a person can choose from: numbered options, and how they are listed."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...match.view.types import Option
from ...rules.errors import NotationError
from ..speech import t


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


def with_details(told: str, *details: str) -> str:
    """Add to a sentence what the terminal does not show otherwise.

    >>> with_details("Ann placed 23.", "f4 g4", "+8")
    'Ann placed 23 (f4 g4, +8).'
    """
    return f"{told.removesuffix('.')} ({', '.join(filter(None, details))})."


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
