"""Databases: connections to SQLite or PostgreSQL, and the migrations that create their tables."""

import contextlib
import os
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy import create_engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ... import __version__
from ...engine.errors import InvalidSetup
from ..settings import Settings
from .contract import store_errors

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x63726F776E  # any number, the same for every process


@store_errors()
def migrate(url: str, revision: str = "head") -> None:
    """Bring the database to a revision; several processes may ask at once. Raises InvalidSetup if it is newer."""
    make_file(url)
    engine = create_engine(sync_url(url))
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
    """Return the URL of a database with a synchronous driver."""
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


# A machine that is gone is noticed within seconds: by this side, and by PostgreSQL, which then frees its locks.
KEEPALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3",
}
_SQLITE: Final = {"timeout": 30}  # seconds for which one writer waits for another


def make_engine(settings: Settings) -> AsyncEngine:
    """Open the database for reading and small writes on the event loop."""
    if settings.is_postgres:
        return create_async_engine(
            settings.url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=KEEPALIVE
        )
    engine = create_async_engine(settings.url, pool_size=4, max_overflow=4, connect_args=_SQLITE)
    _set_pragmas(engine.sync_engine, settings)
    return engine


def make_writing_engine(settings: Settings) -> sql.Engine:
    """Open the database for the writer's thread, which blocks instead of using the event loop."""
    if settings.is_postgres:
        return sql.create_engine(settings.url, pool_size=1, max_overflow=0, pool_pre_ping=True, connect_args=KEEPALIVE)
    url = settings.url.replace("+aiosqlite", "")
    engine = sql.create_engine(url, pool_size=1, max_overflow=0, connect_args=_SQLITE)
    _set_pragmas(engine, settings)
    return engine


def _set_pragmas(engine: sql.Engine, settings: Settings) -> None:
    """Choose the WAL mode, in which readers and the writer do not block each other."""

    @sql.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={settings.sync}", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def insert(dialect: str, table: sql.Table) -> Any:
    """Return an insert that knows ON CONFLICT, which both databases spell alike."""
    return (postgresql if dialect == "postgresql" else sqlite).insert(table)


def insert_new(dialect: str, table: sql.Table) -> Any:
    """Return an insert that ignores existing rows."""
    return insert(dialect, table).on_conflict_do_nothing()
