"""Files that commands read line by line, and add to."""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ..match.record.files import naming as naming
from ..match.record.files import read_records
from ..match.record.files import written_whole as written_whole
from ..match.record.record import Record
from ..rules.errors import NotationError
from ..rules.registry import GAMES
from .compiling import get_ready

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
        raise NotationError(f"{path}: expected text in UTF-8, but got byte {error.object[error.start]:#04x}") from None


def records_in(path: str) -> Iterator[Record]:
    """Read and check the records of a file; an error names file, line and event."""
    try:
        yield from read_records(record_lines(path))
    except NotationError as error:
        raise NotationError(str(error) if str(error).startswith(path) else f"{path}: {error}") from None
    except ValueError as error:
        raise NotationError(f"{path}: {error}") from None


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
