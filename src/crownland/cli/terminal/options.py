"""What a person can choose from: numbered options, and how they are listed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...match.view.types import Option as Move


@dataclass(frozen=True, slots=True)
class Option:
    """One legal move: the word and number that choose it, what it brings at once, and where.

    Number 0 is to let something be, and stands first; Enter takes it.
    """

    verb: str
    number: int
    move: Move
    points: int | None
    text: str


class Several(Exception):
    """What was typed fits several options; one of them is to be chosen next."""

    def __init__(self, options: Sequence[Option]) -> None:
        super().__init__(f"{len(options)} options")
        self.options = [replace(option, number=number) for number, option in enumerate(options, 1)]


def signed(points: int) -> str:
    return f"+{points}" if points >= 0 else f"−{-points}"


def option_text(option: Option) -> Text:
    points = "" if option.points is None else signed(option.points)
    style = "bold green" if option.points else "dim"
    return Text.assemble((f"{option.number:>3}", "bold"), " ", (f"{points:>4}", style), f"  {option.text}")


def option_list(options: Sequence[Option], console: Console) -> Table:
    """List options in columns, downwards first."""
    cells = [option_text(option) for option in options]
    width = max(cell.cell_len for cell in cells) + 3
    columns = max(1, console.width // width)
    rows = -(-len(cells) // columns)
    table = Table.grid(padding=(0, 3, 0, 0))
    for row in zip_longest(*(cells[start : start + rows] for start in range(0, len(cells), rows)), fillvalue=Text()):
        table.add_row(*row)
    return table
