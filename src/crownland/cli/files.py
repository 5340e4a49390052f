"""Files that commands read line by line or append to, and records of many games written slice by slice."""

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
from .compile import get_ready

STANDARD_INPUT: Final = "-"
_GAME: Final = re.compile(r'"variant"\s*:\s*"\s*([a-z][a-z0-9_]*)')


def read_text(path: str) -> str:
    """Return a whole file of text; `-` is standard input."""
    return "".join(text_lines(path))


def text_lines(path: str) -> Iterator[str]:
    """Give the lines of a file of text; raise NotationError where it is no text."""
    try:
        if path == STANDARD_INPUT:
            yield from sys.stdin
        else:
            with naming(path), Path(path).open(encoding="utf-8") as file:
                yield from file
    except UnicodeDecodeError as error:
        raise not_utf8(error).at(path=path) from None


def records_in(path: str) -> Iterator[Record]:
    """Read and check the records of a file; an error names file, line and event."""
    try:
        yield from read_records(record_lines(path))
    except InputError as error:
        raise error.at(path=path) from None


def record_lines(path: str) -> Iterator[str]:
    """Give the lines of a file of records; before a line is read, the rules of the game that it names are compiled."""
    for line in text_lines(path):
        named = _GAME.search(line)
        if named and named[1] in GAMES:
            get_ready(named[1], "rules")
        yield line


def append_line(path: Path, line: str) -> None:
    """Add one line to a file and see it safely on the disk."""
    with naming(str(path)), path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
        file.flush()
        if path.is_file():
            os.fsync(file.fileno())


def check_writable(path: Path) -> None:
    """Raise before anything is played if a file could not be written afterwards."""
    with naming(str(path)):
        if path.exists():
            path.open("a").close()
        elif not os.access(path.parent, os.W_OK):
            path.open("x").close()  # says why not
            path.unlink()


SLICE: Final = 256  # matches that are held in memory together


def write_records(
    path: Path,
    variant: Variant,
    seatings: Sequence[tuple[Sequence[str], int]],
    seed: Any,
    progress: Callable[[int], None],
) -> None:
    """Write the games that `arena.play.play` plays for this seed, a line for each match: so many of each seating."""
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
