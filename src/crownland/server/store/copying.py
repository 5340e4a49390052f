"""The whole content of a database, taken out or put in: what backups, restores and moves between databases share.

It is read in one transaction, as it was at one moment, while servers go on. It is put in by one transaction: the target
has all of it, or is as it was before. Which processes are alive is left out.
"""

import contextlib
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import sqlalchemy as sql

from ...engine.errors import InvalidSetup
from ..table.times import wall
from .migrating import LOCK, check_revision, make_file, revision_of, run_migrations, sync_url
from .schema import GAMES, METADATA, PROCESSES, RECORDS

AT_ONCE: Final = 1000
TABLES: Final = [table.name for table in METADATA.sorted_tables if table is not PROCESSES]

Rows: TypeAlias = list[list[Any]]
Counts: TypeAlias = dict[str, int]


@dataclass(frozen=True, slots=True)
class Contents:
    """Everything that a database holds: for each table its columns, and then its rows, some at a time."""

    revision: str
    rows: Iterable[tuple[str, list[str], Rows]]


@contextlib.contextmanager
def taken_from(url: str, quiet: bool = False) -> Iterator[Contents]:
    """Read a database as it is at this moment; with `quiet`, raise InvalidSetup where a server is using it."""
    with _connected(url) as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        else:
            connection.exec_driver_sql("BEGIN")
        revision = revision_of(connection)
        if revision is None:
            raise InvalidSetup("expected a database of Crownland, but got one without its tables")
        check_revision(revision)
        if quiet:
            _check_quiet(connection)
        with contextlib.closing(_read(connection)) as rows:
            yield Contents(revision, rows)


def put_into(url: str, contents: Contents, replace: bool = False) -> Counts:
    """Fill a database, all or nothing; return how many rows each table has now.

    Raise InvalidSetup where a server is using it, or where it holds games already that are not to be replaced.
    """
    check_revision(contents.revision)
    with _only_when_filled(url), _connected(url) as connection:
        _begin_alone(connection)
        try:
            if not replace:
                _check_empty(connection)
            run_migrations(connection, "base")
            run_migrations(connection, contents.revision)
            counts = _write(connection, contents)
            _check_counts(connection, counts)
            run_migrations(connection, "head")
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")
        return counts


@contextlib.contextmanager
def _only_when_filled(url: str) -> Iterator[None]:
    """Leave no new file of SQLite behind where it could not be filled."""
    file = make_file(url)
    try:
        yield
    except BaseException:
        if file is not None:
            file.unlink()
        raise


@contextlib.contextmanager
def _connected(url: str) -> Iterator[sql.Connection]:
    """Open a database. Transactions are begun and ended by hand: drivers differ in what they do by themselves."""
    engine = sql.create_engine(sync_url(url), isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _begin_alone(connection: sql.Connection) -> None:
    """Begin to write; raise where a server is alive. One that starts meanwhile waits."""
    check_revision(revision_of(connection))
    if connection.dialect.name != "postgresql":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        return
    connection.exec_driver_sql("BEGIN")
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    if not sql.inspect(connection).has_table(PROCESSES.name):
        return
    connection.exec_driver_sql(f"LOCK TABLE {PROCESSES.name}")
    _check_quiet(connection)


def _check_quiet(connection: sql.Connection) -> None:
    """Raise where a server is alive; with SQLite the lock beside the file tells."""
    if connection.dialect.name != "postgresql":
        return
    living = sql.select(sql.func.count()).select_from(PROCESSES).where(PROCESSES.c.until > wall())
    if count := connection.execute(living).scalar_one():
        raise InvalidSetup(
            f"expected a database that no server uses, but {count} running processes do; stop them first"
        )


def _check_empty(connection: sql.Connection) -> None:
    there = sql.inspect(connection)
    for table, things in ((GAMES, "games"), (RECORDS, "records")):
        if there.has_table(table.name):
            found = connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one()
            if found:
                raise InvalidSetup(f"expected an empty database, but it holds {found} {things}; --replace drops them")


def _tables(connection: sql.Connection) -> list[sql.Table]:
    """Return the tables as they are in this database, which may be of an older revision."""
    there = sql.MetaData()
    there.reflect(connection, only=lambda name, _: name in TABLES)
    return there.sorted_tables


def _read(connection: sql.Connection) -> Generator[tuple[str, list[str], Rows]]:
    for table in _tables(connection):
        columns = [str(column.name) for column in table.columns]
        query = sql.select(table).order_by(*table.primary_key.columns)
        with connection.execution_options(yield_per=AT_ONCE).execute(query) as found:
            for rows in found.partitions():
                yield str(table.name), columns, [list(row) for row in rows]


def _write(connection: sql.Connection, contents: Contents) -> Counts:
    tables = {table.name: table for table in _tables(connection)}
    counts = {str(name): 0 for name in tables}
    for name, columns, rows in contents.rows:
        if name not in tables or set(columns) - set(tables[name].columns.keys()):
            raise InvalidSetup(f"expected the tables of revision {contents.revision}, but got {name} with {columns}")
        connection.execute(sql.insert(tables[name]), [dict(zip(columns, row, strict=True)) for row in rows])
        counts[name] += len(rows)
    return counts


def _check_counts(connection: sql.Connection, counts: Counts) -> None:
    for table in _tables(connection):
        found = connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one()
        if found != counts.get(table.name, 0):
            raise InvalidSetup(f"expected {counts.get(table.name, 0)} rows in {table.name}, but {found} arrived")
