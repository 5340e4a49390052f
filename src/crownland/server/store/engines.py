"""Connections to the database: SQLite or PostgreSQL."""

from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..settings import Settings

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
