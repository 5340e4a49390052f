"""Files of records, written so that nothing half done is left behind."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from ...engine.validate import callback, iterable
from ...engine.validate import path as as_path
from ..match import Match
from .record import Record, same_line, write_record


def write_records(
    path: Path | str, matches: Iterable[Match | Record | str], progress: Callable[[int], None] = lambda records: None
) -> int:
    """Write matches, records that were read, or lines that `write_record` made of some, one by one; return how many.

    The file takes its name when all are written; `progress` hears of each.
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
    """Open a file for writing that takes its name only when all is written; an interruption leaves no trace of it."""
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
    """Let errors of the system name the file that the user named."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, path) from None
