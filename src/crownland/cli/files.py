"""Reading and writing of text files and records by commands."""

import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ..arena.play import play
from ..engine.errors import InputError
from ..engine.registry import GAMES
from ..engine.variant import Variant
from ..match.record.files import naming as naming
from ..match.record.files import not_utf8, read_records
from ..match.record.files import written_whole as written_whole
from ..match.record.record import Record, make_record, write_line
from ..match.standing import GAMES_IN_A_DYNASTY
from .commands.warm import get_ready

STANDARD_INPUT: Final = "-"
_GAME: Final = re.compile(r'"variant"\s*:\s*"\s*([a-z][a-z0-9_]*)')


def read_text(path: str) -> str:
    """Return a whole file of text; `-` is standard input."""
    return "".join(text_lines(path))


def text_lines(path: str) -> Iterator[str]:
    """Yield the lines of a text file. Raises NotationError if it is not text."""
    try:
        if path == STANDARD_INPUT:
            yield from sys.stdin
        else:
            with naming(path), Path(path).open(encoding="utf-8") as file:
                yield from file
    except UnicodeDecodeError as error:
        raise not_utf8(error).at(path=path) from None


def records_in(path: str) -> Iterator[Record]:
    """Read and verify the records of a file; errors contain file, line and event."""
    try:
        yield from read_records(record_lines(path))
    except InputError as error:
        raise error.at(path=path) from None


def record_lines(path: str) -> Iterator[str]:
    """Yield the lines of a file of records, after compiling the rules of the game that each line names."""
    for line in text_lines(path):
        named = _GAME.search(line)
        if named and named[1] in GAMES:
            get_ready(named[1], "rules")
        yield line


def append_line(path: Path, line: str) -> None:
    """Append a line to a file and sync it to disk."""
    with naming(str(path)), path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
        file.flush()
        if path.is_file():
            os.fsync(file.fileno())


def check_writable(path: Path) -> None:
    """Raise OSError if a file cannot be written, before anything is played."""
    with naming(str(path)):
        if path.exists():
            path.open("a").close()
        elif not os.access(path.parent, os.W_OK):
            path.open("x").close()  # raises the error
            path.unlink()


SLICE: Final = 256  # matches in memory at a time


def write_records(
    path: Path,
    variant: Variant,
    seatings: Sequence[tuple[Sequence[str], int]],
    seed: Any,
    progress: Callable[[int], None],
) -> None:
    """Write the matches that `arena.play.play` plays for this seed, a line for each; seatings are bots and a count."""
    with written_whole(path) as file:
        for bots, matches in seatings:
            for line in _lines(variant, bots, matches, seed):
                file.write(line + "\n")
                progress(1)


def _lines(variant: Variant, bots: Sequence[str], matches: int, seed: Any) -> Iterator[str]:
    games_each = GAMES_IN_A_DYNASTY if variant.dynasty else 1
    for first in range(0, matches, SLICE):
        n = min(SLICE, matches - first)
        games = play(variant.single, bots, n * games_each, seed, first=first * games_each, with_logs=True)
        for match in range(n):
            logs = [games.actions(match * games_each + game) for game in range(games_each)]
            yield write_line(make_record(variant, list(bots), logs))
