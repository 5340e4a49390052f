"""A database as a whole: its migrations, backup and restore, and moving it into another database.

The content is read in one transaction, while servers keep running, and written in one transaction: the target has all
of it or is unchanged. Leases of processes are left out.

A backup is a gzip file of JSON Lines that restores into SQLite as well as PostgreSQL: a heading; for each table a line
with its columns and a line for each row; and at the end the number of rows, so that a truncated file is detected.
"""

import contextlib
import gzip
import os
import zlib
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, TypeAlias

import msgspec
import sqlalchemy as sql

from ... import __version__
from ...engine.errors import InvalidSetup, NotationError
from ...match.clock import wall_ms
from ..protocol import ENCODER
from . import store_errors
from .processes import HELD_LOCKS
from .schema import METADATA, PROCESSES, RECORDS, TABLES

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x63726F776E  # any number, the same for every process


@store_errors()
def migrate(url: str, revision: str = "head") -> None:
    """Bring the database to a revision; several processes may ask at once. Raises InvalidSetup if it is newer."""
    make_file(url)
    engine = sql.create_engine(sync_url(url))
    try:
        with engine.connect() as connection:
            found = find_revision(connection)
        check_revision(found)
        if revision != "head" or found != revisions()[-1]:
            with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
                run_migrations(connection, revision)
    finally:
        engine.dispose()


def make_file(url: str) -> Path | None:
    """Create the file of a new SQLite database, readable by its owner alone: it will hold seeds.

    Returns None if there is nothing to create. Errors of the path are reported when it is opened.
    """
    address = sql.make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    file = Path(address.database)
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        return file
    return None


def sync_url(url: str) -> str:
    return url.replace("+aiosqlite", "")


def revisions() -> list[str]:
    """Return all revisions, the oldest first: the files are numbered."""
    return sorted(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def find_revision(connection: sql.Connection) -> str | None:
    """Return the revision of a database; None if it has no tables."""
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def check_revision(found: str | None) -> None:
    """Raise InvalidSetup if a database has a revision that this version does not know."""
    if found not in (None, *revisions()):
        raise InvalidSetup(
            f"expected a database that Crownland {__version__} knows, up to revision {revisions()[-1]}, "
            f"but got revision {found}: a newer Crownland has used it; update this one"
        )


def run_migrations(connection: sql.Connection, revision: str) -> None:
    """Bring a database to a revision within the transaction of a connection."""
    from alembic import command  # noqa: PLC0415  # slow to load, and rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config: Any = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    go = command.downgrade if revision == "base" else command.upgrade
    go(config, revision)


BATCH: Final = 1000
NAMES: Final = [table.name for table in METADATA.sorted_tables if table is not PROCESSES]

Rows: TypeAlias = list[list[Any]]
Counts: TypeAlias = dict[str, int]


@dataclass(frozen=True, slots=True)
class Contents:
    """The content of a database: for each table its columns, and then its rows in batches."""

    revision: str
    rows: Iterable[tuple[str, list[str], Rows]]


@contextlib.contextmanager
def read_database(url: str, unused: bool = False) -> Iterator[Contents]:
    """Read a database in one transaction; with `unused`, raise InvalidSetup if a server is using it."""
    with store_errors(connection=False), _connected(url) as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        else:
            connection.exec_driver_sql("BEGIN")
        revision = find_revision(connection)
        if revision is None:
            raise InvalidSetup("expected a database of Crownland, but got one without its tables")
        check_revision(revision)
        if unused:
            _check_unused(connection)
        with contextlib.closing(_read_rows(connection)) as rows:
            yield Contents(revision, rows)


@store_errors(connection=False)
def write_database(url: str, contents: Contents, replace: bool = False) -> Counts:
    """Fill a database, all or nothing; return the number of rows of each table.

    Raises InvalidSetup if a server is using it, or if it holds tables that are not to be replaced.
    """
    check_revision(contents.revision)
    with _remove_on_failure(url), _connected(url) as connection:
        _begin_exclusive(connection)
        try:
            if not replace:
                _check_empty(connection)
            run_migrations(connection, "base")
            run_migrations(connection, contents.revision)
            counts = _insert_rows(connection, contents)
            run_migrations(connection, "head")
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")
        return counts


@contextlib.contextmanager
def _remove_on_failure(url: str) -> Iterator[None]:
    """Remove a new SQLite file if it could not be filled."""
    file = make_file(url)
    try:
        yield
    except BaseException:
        if file is not None:
            file.unlink()
        raise


@contextlib.contextmanager
def _connected(url: str) -> Iterator[sql.Connection]:
    """Open a database without automatic transactions, in which drivers differ."""
    engine = sql.create_engine(sync_url(url), isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _begin_exclusive(connection: sql.Connection) -> None:
    """Begin to write. Raises InvalidSetup if a server is running; one that starts meanwhile waits."""
    check_revision(find_revision(connection))
    if connection.dialect.name != "postgresql":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        return
    connection.exec_driver_sql("BEGIN")
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    if not sql.inspect(connection).has_table(PROCESSES.name):
        return
    connection.exec_driver_sql(f"LOCK TABLE {PROCESSES.name}")
    _check_unused(connection)


def _check_unused(connection: sql.Connection) -> None:
    """Raise InvalidSetup if a server is running; with SQLite a lock file is checked elsewhere."""
    if connection.dialect.name != "postgresql":
        return
    if count := len(connection.execute(HELD_LOCKS).all()):
        raise InvalidSetup(
            f"expected a database that no server uses, but {count} running processes do; stop them first"
        )


def _check_empty(connection: sql.Connection) -> None:
    inspector = sql.inspect(connection)
    for table, things in ((TABLES, "tables"), (RECORDS, "records")):
        if inspector.has_table(table.name):
            found = connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one()
            if found:
                raise InvalidSetup(f"expected an empty database, but it holds {found} {things}; --replace drops them")


def _tables(connection: sql.Connection) -> list[sql.Table]:
    found = sql.MetaData()
    found.reflect(connection, only=lambda name, _: name in NAMES)
    return found.sorted_tables


def _read_rows(connection: sql.Connection) -> Generator[tuple[str, list[str], Rows]]:
    for table in _tables(connection):
        columns = [str(column.name) for column in table.columns]
        query = sql.select(table).order_by(*table.primary_key.columns)
        with connection.execution_options(yield_per=BATCH).execute(query) as found:
            for rows in found.partitions():
                yield str(table.name), columns, [list(row) for row in rows]


def _insert_rows(connection: sql.Connection, contents: Contents) -> Counts:
    tables = {table.name: table for table in _tables(connection)}
    counts = {str(name): 0 for name in tables}
    for name, columns, rows in contents.rows:
        if name not in tables or set(columns) - set(tables[name].columns.keys()):
            raise InvalidSetup(f"expected the tables of revision {contents.revision}, but got {name} with {columns}")
        connection.execute(sql.insert(tables[name]), [dict(zip(columns, row, strict=True)) for row in rows])
        counts[name] += len(rows)
    return counts


KIND: Final = "crownland backup"
FORMAT: Final = 1
_GZIP: Final = b"\x1f\x8b"
_SQLITE: Final = b"SQLite format 3\0"
_DAMAGED: Final = (OSError, EOFError, zlib.error, msgspec.DecodeError)


def write_archive(path: Path, contents: Contents) -> Counts:
    """Write a backup, read it back, and only then rename it; return the number of rows of each table.

    Only its owner may read the file: it holds the seeds of running matches.
    """
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=6) as packed:
                counts = _write_lines(packed, contents)
            file.flush()
            os.fsync(file.fileno())
        for _ in read_archive(part).rows:
            pass  # the end raises if anything is missing
        part.replace(path)
        return counts
    finally:
        part.unlink(missing_ok=True)


def _write_lines(file: IO[bytes] | gzip.GzipFile, contents: Contents) -> Counts:
    heading = {"kind": KIND, "format": FORMAT, "version": __version__, "revision": contents.revision, "at": wall_ms()}
    file.write(ENCODER.encode(heading) + b"\n")
    counts: Counts = {}
    for name, columns, rows in contents.rows:
        if name not in counts:
            counts[name] = 0
            file.write(ENCODER.encode({"table": name, "columns": columns}) + b"\n")
        counts[name] += len(rows)
        file.write(ENCODER.encode_lines(rows))
    file.write(ENCODER.encode({"rows": counts}) + b"\n")
    return counts


def is_archive(path: Path) -> bool:
    """Whether the first bytes of a file are those of a backup."""
    with path.open("rb") as file:
        return file.read(len(_GZIP)) == _GZIP


def read_archive(path: Path) -> Contents:
    """Read a backup. Raises NotationError, perhaps only at its end, if it is none or is incomplete."""
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
    return Contents(heading["revision"], _parse_rows(path, lines))


def _lines(path: Path) -> Iterator[Any]:
    decoder = msgspec.json.Decoder()
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield decoder.decode(line)
    except _DAMAGED as error:
        raise NotationError(f"{path}: expected a whole backup, but it is damaged ({type(error).__name__})") from None


def _parse_rows(path: Path, lines: Iterator[Any]) -> Iterator[tuple[str, list[str], Rows]]:
    name, columns, rows = "", [], []  # type: str, list[str], Rows
    counts: Counts = {}
    for line in lines:
        if isinstance(line, list):
            rows.append(line)
            counts[name] = counts.get(name, 0) + 1
            if len(rows) < BATCH:
                continue
        if rows:
            yield name, columns, rows
            rows = []
        if isinstance(line, dict) and "table" in line:
            name, columns = line["table"], line["columns"]
        elif isinstance(line, dict) and line.get("rows") == counts:
            return
    raise NotationError(f"{path}: expected a whole backup, but its end is missing")
