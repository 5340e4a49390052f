"""Files of records, one on each line: read and checked one by one, written completely or not at all."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from ...engine.errors import InputError, NotationError
from ...engine.validate import callback, iterable
from ...engine.validate import path as as_path
from ...engine.validate import text as as_text
from ..match import Match
from .reader import read_record, same_line
from .record import Record, write_record


def read_records(
    source: Iterable[str] | Path | str, progress: Callable[[int], None] = lambda records: None
) -> Iterator[Record]:
    """Read and check records one by one, from a file or from lines; an error names the line.

    Blank lines are allowed only at the end. `progress` is called after each record.
    """
    if not isinstance(source, (str, Path)):
        source = iterable("a file of records, or lines", source)
    return _read_all(source, callback(progress))


def _read_all(source: Iterable[str] | Path | str, progress: Callable[[int], Any]) -> Iterator[Record]:
    if isinstance(source, (str, Path)):
        with Path(source).open(encoding="utf-8") as file:
            yield from _read_all(_decoded(file, source), progress)
        return
    for number, line in numbered(source):
        yield read_line(line, number)
        progress(1)


def _decoded(lines: Iterable[str], source: Path | str) -> Iterator[str]:
    try:
        yield from lines
    except UnicodeDecodeError as error:
        raise not_utf8(error).at(path=source) from None


def not_utf8(error: UnicodeDecodeError) -> NotationError:
    """Return the error for a file that is not text."""
    got = error.object[error.start]
    return NotationError("expected text in UTF-8, but got byte {got:#04x}", code="file/utf-8", got=got)


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Number the lines of a file from 1, without the blank ones at its end."""
    blank: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        blank.append((number, line))
        if as_text(f"line {number} to be text", line).strip():
            yield from blank
            blank.clear()


def read_line(line: str, number: int) -> Record:
    """Read one line of a file of records; an error names it."""
    try:
        if not line.strip():
            raise NotationError("expected a record, but got a blank line", code="record/blank")
        return read_record(line)
    except InputError as error:
        raise error.at(line=number) from None


def write_records(
    path: Path | str, matches: Iterable[Match | Record | str], progress: Callable[[int], None] = lambda records: None
) -> int:
    """Write matches, records, or lines made by `write_record`, one by one; return how many.

    The file appears when all are written; `progress` is called after each.
    """
    iterable("matches to write", matches)
    n, target = 0, as_path("the name of a file", path)
    callback(progress)
    with written_whole(target) as file:
        for match in matches:
            file.write((same_line(match) if isinstance(match, str) else write_record(match)) + "\n")
            n += 1
            progress(1)
    return n


@contextmanager
def written_whole(path: Path) -> Iterator[TextIO]:
    """Open a temporary file for writing that replaces `path` on success, and is removed on failure."""
    target = path.resolve()
    if target.exists() and not target.is_file():  # a device or a pipe has nothing to replace
        with naming(str(path)), target.open("w", encoding="utf-8") as file:
            yield file
        return
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with naming(str(path)), part.open("x", encoding="utf-8") as file:
            yield file
        with naming(str(path)):
            part.replace(target)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def naming(path: str) -> Iterator[None]:
    """Make system errors name the path that the user gave."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, path) from None
