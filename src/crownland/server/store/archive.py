"""A backup: the content of a database in one file that restores into SQLite as well as PostgreSQL.

The file is gzip of JSON Lines: a heading; for each table a line with its columns and then a line for each row; and at
the end how many rows there are, so that a file that was cut off is known.
"""

import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from ... import __version__
from ...engine.errors import NotationError
from ..table.times import wall
from .copying import AT_ONCE, Contents, Counts, Rows

KIND: Final = "crownland backup"
FORMAT: Final = 1
_GZIP: Final = b"\x1f\x8b"
_SQLITE: Final = b"SQLite format 3\0"
_ENCODER: Final = msgspec.json.Encoder()
_DAMAGED: Final = (OSError, EOFError, zlib.error, msgspec.DecodeError)


def write_archive(path: Path, contents: Contents) -> Counts:
    """Write a backup, read it back, and only then give it its name; return how many rows each table has.

    The file is for its owner alone: it holds the seeds of running games.
    """
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=6) as packed:
                counts = _write(packed, contents)
            file.flush()
            os.fsync(file.fileno())
        for _ in read_archive(part).rows:
            pass  # the end of it raises where anything is missing
        part.replace(path)
        return counts
    finally:
        part.unlink(missing_ok=True)


def _write(file: IO[bytes] | gzip.GzipFile, contents: Contents) -> Counts:
    heading = {"kind": KIND, "format": FORMAT, "version": __version__, "revision": contents.revision, "at": wall()}
    file.write(_ENCODER.encode(heading) + b"\n")
    counts: Counts = {}
    for name, columns, rows in contents.rows:
        if name not in counts:
            counts[name] = 0
            file.write(_ENCODER.encode({"table": name, "columns": columns}) + b"\n")
        counts[name] += len(rows)
        file.write(_ENCODER.encode_lines(rows))
    file.write(_ENCODER.encode({"rows": counts}) + b"\n")
    return counts


def is_archive(path: Path) -> bool:
    """Tell by its first bytes whether a file is packed as a backup is."""
    with path.open("rb") as file:
        return file.read(len(_GZIP)) == _GZIP


def read_archive(path: Path) -> Contents:
    """Read a backup; raise NotationError, perhaps only at its end, where it is none or not whole."""
    with path.open("rb") as file:
        if file.read(len(_SQLITE)) == _SQLITE:
            raise NotationError(
                f"{path}: expected a backup, but got a database of SQLite; `crownland move` copies one into another"
            )
    lines = _lines(path)
    heading = next(lines, None)
    if not isinstance(heading, dict) or heading.get("kind") != KIND:
        raise NotationError(f"{path}: expected a backup made by `crownland backup`")
    if heading.get("format") != FORMAT:
        raise NotationError(f"{path}: expected a backup of format {FORMAT}, but got {heading.get('format')}")
    return Contents(heading["revision"], _rows(path, lines))


def _lines(path: Path) -> Iterator[Any]:
    decoder = msgspec.json.Decoder()
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield decoder.decode(line)
    except _DAMAGED as error:
        raise NotationError(f"{path}: expected a whole backup, but it is damaged ({type(error).__name__})") from None


def _rows(path: Path, lines: Iterator[Any]) -> Iterator[tuple[str, list[str], Rows]]:
    name, columns, rows = "", [], []  # type: str, list[str], Rows
    counts: Counts = {}
    for line in lines:
        if isinstance(line, list):
            rows.append(line)
            counts[name] = counts.get(name, 0) + 1
            if len(rows) < AT_ONCE:
                continue
        if rows:
            yield name, columns, rows
            rows = []
        if isinstance(line, dict) and "table" in line:
            name, columns = line["table"], line["columns"]
        elif isinstance(line, dict) and line.get("rows") == counts:
            return
    raise NotationError(f"{path}: expected a whole backup, but its end is missing")
