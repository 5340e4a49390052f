"""The database that a command works on: how it is named, opened, and kept from being used by two at once."""

import asyncio
import contextlib
import os
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, TypeAlias, TypeVar

import typer
from filelock import FileLock, Timeout
from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import InvalidSetup
from ..server.settings import Settings, read_settings
from ..server.store.backup import is_archive
from ..server.store.migrate import migrate
from ..server.store.store import Store
from ..server.store.writer import Writer

Database: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="DATABASE", help="An SQLite file or postgresql://…; otherwise CROWNLAND_DATABASE."),
]

Result = TypeVar("Result")


def choose(database: str | None) -> Settings:
    """Return the settings of the environment, with the database that a flag names."""
    settings = read_settings()
    return settings if database is None else replace(settings, database=database)


def database_file(settings: Settings) -> Path:
    """Return the file of a database of SQLite."""
    return Path(settings.url.partition("///")[2])


def check_there(settings: Settings) -> None:
    """Raise InvalidSetup where a database of SQLite would only be made by opening it."""
    if not settings.is_postgres:
        _check_kind(database_file(settings))
    if not settings.is_postgres and not database_file(settings).is_file():
        raise InvalidSetup(f"expected a database that exists, but there is none at {database_file(settings)}")


def _check_kind(file: Path) -> None:
    """Raise InvalidSetup where something else lies in the place of a database."""
    if file.is_dir():
        raise InvalidSetup(f"{file} is a directory; the database is a file")
    if file.is_file() and is_archive(file):
        raise InvalidSetup(f"{file} is a backup; use `crownland restore`")


@contextlib.contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Keep a database of SQLite to one server: a second one would not hear of the first one's moves."""
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
    """Do something in the store of a database; servers may be running, and hear of it."""

    async def whole() -> Result:
        store = Store(settings)
        writer = Writer(store, "command")
        writer.start()
        try:
            return await work(store, writer)
        finally:
            await writer.close()
            await store.close()

    check_there(settings)
    with opening():
        migrate(settings.url)
        return asyncio.run(whole())


@contextlib.contextmanager
def opening() -> Iterator[None]:
    """Say in one sentence why a database does not open."""
    try:
        yield
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise InvalidSetup(f"expected a database that opens, but got: {reason}") from None
