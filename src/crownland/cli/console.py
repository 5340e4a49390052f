"""Output of commands: consoles, glyphs, progress bars, and parsers of numbers. NO_COLOR is respected."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.measure import Measurement
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..engine.errors import NotationError

TALL: Final = (100, 36)  # columns and rows of a terminal from which squares are two rows high
LOW: Final = 30  # rows below which details are left out
_WIDEST: Final = 10_000  # columns of a table in a file


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The characters of pictures."""

    crown: str
    knight: str
    tower: str
    castle: str
    free: str
    turn: str
    shapes: str  # one for each seat
    limits: str  # the frame: horizontal and vertical where the kingdom cannot grow, then where it can
    corners: str


FANCY: Final = Glyphs("♛", "♞", "♖", "♜", "·", "▸", "◆●▲■★▼✚◗", "─│╌┊", "┌┐└┘")
PLAIN: Final = Glyphs("^", "&", "!", "#", ".", ">", "*o^=+v%@", "-|.:", "....")


def output() -> Console:
    """Return the console for output."""
    return Console(highlight=False, markup=False, emoji=False)


def for_table(table: Table) -> Console:
    """Return the console for a table; in pipes and files it is wide enough for it."""
    console = output()
    if not console.is_terminal:
        least = Measurement.get(console, console.options.update(width=_WIDEST), table).minimum
        console.width = max(console.width, least)
    return console


def stderr_console() -> Console:
    """Return the console for progress and errors."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def choose_glyphs(console: Console) -> Glyphs:
    return FANCY if console.encoding.lower().startswith("utf") else PLAIN


def is_tall(console: Console) -> bool:
    columns, rows = TALL
    return console.is_terminal and console.width >= columns and console.height >= rows


def is_low(console: Console) -> bool:
    """Return whether a terminal has few rows."""
    return console.is_terminal and console.height < LOW


def is_interactive(console: Console) -> bool:
    """Return whether input and output are a terminal."""
    return console.is_terminal and sys.stdin.isatty()


def printable(text: str) -> str:
    """Replace control characters of a foreign text."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


@contextmanager
def progress_bar(what: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show a progress bar in a terminal; yields a function that advances it."""
    console = stderr_console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda steps: bar.advance(task, steps)


def counted(n: int, thing: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "file"), counted(2500, "game")
    ('1 file', '2,500 games')
    """
    return f"{n:,} {thing}{'' if n == 1 else 's'}"


def whole_number(name: str, least: int, most: int) -> Callable[[str | int], int]:
    """Return a parser of integers from `least` to `most`."""

    def read(text: str | int) -> int:
        if not re.fullmatch(r"[+-]?[0-9]{1,18}", str(text)) or not least <= int(text) <= most:
            raise NotationError(f"expected {name} from {least} to {most}, but got {str(text)!r}")
        return int(text)

    return read
