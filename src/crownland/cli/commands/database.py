"""`crownland backup`, `restore`, `move` and `tidy`, and the database that a command works on."""

import asyncio
import contextlib
import json
import os
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace as replace_fields
from pathlib import Path
from typing import Annotated, Any, TypeAlias, TypeVar

import typer
from filelock import FileLock, Timeout

from ...engine.errors import InvalidSetup
from ...server.settings import Settings, read_settings
from ...server.store import StoreError
from ...server.store.admin import Retention
from ...server.store.database import (
    Counts,
    is_archive,
    migrate,
    read_archive,
    read_database,
    write_archive,
    write_database,
)
from ...server.store.store import Store
from ...server.store.writer import Writer
from ..console import output
from ..files import naming
from ..options import AsJson

Database: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="DATABASE", help="An SQLite file or postgresql://…; otherwise CROWNLAND_DATABASE."),
]

Result = TypeVar("Result")


def choose_settings(database: str | None) -> Settings:
    """Return the settings of the environment, with the database of an option."""
    settings = read_settings()
    return settings if database is None else replace_fields(settings, database=database)


def database_file(settings: Settings) -> Path:
    """Return the file of an SQLite database."""
    return Path(settings.url.partition("///")[2])


def check_exists(settings: Settings) -> None:
    """Raise InvalidSetup if an SQLite database does not exist, which opening it would create."""
    if not settings.is_postgres:
        _check_kind(database_file(settings))
    if not settings.is_postgres and not database_file(settings).is_file():
        raise InvalidSetup(f"expected a database that exists, but there is none at {database_file(settings)}")


def _check_kind(file: Path) -> None:
    """Raise InvalidSetup if the file is not a database."""
    if file.is_dir():
        raise InvalidSetup(f"{file} is a directory; the database is a file")
    if file.is_file() and is_archive(file):
        raise InvalidSetup(f"{file} is a backup; use `crownland restore`")


@contextlib.contextmanager
def locked(settings: Settings) -> Iterator[None]:
    """Lock an SQLite database: a second server would not see the moves of the first."""
    if settings.is_postgres:
        yield
        return
    file = database_file(settings)
    _check_kind(file)
    if not os.access(file.parent, os.W_OK):
        raise InvalidSetup(f"expected a folder to write in, but got {file.parent}")
    try:
        with FileLock(f"{file}.lock", timeout=0):
            yield
    except Timeout:
        raise InvalidSetup(f"{file} is in use by a running server; stop it first") from None


def in_store(settings: Settings, work: Callable[[Store, Writer], Coroutine[Any, Any, Result]]) -> Result:
    """Run a coroutine on the store of a database, also while servers are running."""

    async def run() -> Result:
        store = Store(settings)
        writer = Writer(store)
        writer.start()
        try:
            return await work(store, writer)
        finally:
            await writer.close()
            await store.close()

    check_exists(settings)
    with open_errors():
        migrate(settings.url)
        return asyncio.run(run())


@contextlib.contextmanager
def open_errors() -> Iterator[None]:
    """Turn errors of opening a database into one sentence."""
    try:
        yield
    except StoreError as error:
        raise InvalidSetup(f"expected a database that opens, but got: {error.reason}") from None


def backup(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="The file to write; in a folder, one named after the time.", show_default=False
        ),
    ] = Path(),
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Write everything that a database holds into one file.

    Servers may go on meanwhile. The file is read back before it gets its name. `crownland restore` puts it into SQLite
    or PostgreSQL.
    """
    settings, target = choose_settings(database), _target(file)
    check_exists(settings)
    with naming(str(target)), open_errors(), read_database(settings.url) as contents:
        counts = write_archive(target, contents)
    if as_json:
        typer.echo(json.dumps({"file": str(target), "rows": counts}))
    else:
        output().print(f"{target} holds {count_text(counts)}.", soft_wrap=True)


def count_text(counts: Counts) -> str:
    """Return the counts as text."""
    tables, entries, records = (counts.get(name, 0) for name in ("tables", "log", "records"))
    return f"{tables} tables with {entries} log entries, and {records} records"


def _target(file: Path) -> Path:
    if file.is_dir():
        file /= time.strftime("crownland-%Y%m%d-%H%M%S.backup")
    if file.exists():
        raise InvalidSetup(f"expected the name of a new file, but {file} exists")
    return file


Replace = Annotated[bool, typer.Option("--replace", help="Drop what the database holds now.")]


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `crownland backup` wrote.")],
    database: Database = None,
    replace: Replace = False,
    as_json: AsJson = False,
) -> None:
    """Put a backup into a database.

    All of it, or nothing. No server may be using the database. What it holds now is dropped only with --replace.
    """
    settings = choose_settings(database)
    with naming(str(file)):
        contents = read_archive(file)
    with locked(settings), open_errors():
        counts = write_database(settings.url, contents, replace)
    if as_json:
        typer.echo(json.dumps({"rows": counts}))
    else:
        output().print(f"The database now holds {count_text(counts)}.", soft_wrap=True)


def move(
    source: Annotated[str, typer.Argument(metavar="FROM", help="An SQLite file or postgresql://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An SQLite file or postgresql://…")],
    replace: Replace = False,
    as_json: AsJson = False,
) -> None:
    """Copy a database into another one.

    From SQLite to PostgreSQL, for instance. All tables go, those in play too; ids, dates and links stay as they are. No
    server may be using either database.
    """
    old, new = choose_settings(source), choose_settings(target)
    if old.url == new.url:
        raise InvalidSetup("expected two databases, but got the same one twice")
    check_exists(old)
    with locked(old), locked(new), open_errors(), read_database(old.url, unused=True) as contents:
        counts = write_database(new.url, contents, replace)
    if as_json:
        typer.echo(json.dumps({"rows": counts}))
    else:
        output().print(f"The new database holds {count_text(counts)}. The old one is as it was.", soft_wrap=True)


Dry = Annotated[bool, typer.Option("--dry-run", help="Only count, change nothing.")]


def tidy(database: Database = None, dry_run: Dry = False, as_json: AsJson = False) -> None:
    """End abandoned tables and delete old ones.

    Tables that ended without a result are deleted later. Servers do both automatically, by CROWNLAND_RETENTION.
    """
    settings = choose_settings(database)

    async def tidy(store: Store, writer: Writer) -> tuple[int, int]:
        retention = Retention(settings, store, writer)
        if not dry_run:
            return await retention.end_abandoned(), await retention.delete_ended()
        return sum([len(some) async for some in retention.abandoned()]), len(await retention.deletable())

    ended, deleted = in_store(settings, tidy)
    if as_json:
        typer.echo(json.dumps({"ended": ended, "deleted": deleted}))
    else:
        would = "would be " if dry_run else ""
        output().print(f"{ended} tables {would}ended, {deleted} {would}deleted.", soft_wrap=True)
