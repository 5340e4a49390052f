"""A store and a writer on a fresh database, for tests that need no server."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import sqlalchemy as sql

from crownland import find_variant
from crownland.server.settings import Settings, database_url
from crownland.server.store.database import migrate, sync_url
from crownland.server.store.schema import LOG, record_row
from crownland.server.store.store import Store
from crownland.server.store.writer import Writer
from crownland.server.table.seats import is_bot

Work: TypeAlias = Callable[[Store, Writer], Awaitable[None]]


def row_of(
    name: str, record: dict[str, Any], totals: list[int], at: int, imported: bool = False, public: bool = True
) -> dict[str, Any]:
    """Make the row of a record, in which bots are known by their names."""
    variant = find_variant(record["variant"])
    called = ["" if is_bot(player, variant) else None for player in record["players"]]
    return record_row(name, record, totals, at, called, imported=imported, public=public)


def make_older(database: str, game: str, milliseconds: int) -> None:
    """Change the log of a table as if it had been written so much earlier; a server reads it when it is started."""
    engine = sql.create_engine(sync_url(database_url(database)))
    with engine.begin() as connection:
        rows = connection.execute(sql.select(LOG.c.version, LOG.c.body).where(LOG.c.table_id == game)).all()
        for version, body in rows:
            entry = json.loads(body)
            older = sql.update(LOG).values(body=json.dumps({**entry, "at": entry["at"] - milliseconds}))
            connection.execute(older.where(LOG.c.table_id == game, LOG.c.version == version))
    engine.dispose()


def run(database: str, work: Work) -> None:
    """Do something with a store and a writer on a fresh database."""
    in_store(Settings(database=database), work)


def in_store(settings: Settings, work: Work) -> None:
    """Do something with a store and a writer by these settings."""
    migrate(settings.url)

    async def whole() -> None:
        store = Store(settings)
        writer = Writer(store)
        writer.start()
        try:
            await work(store, writer)
        finally:
            await writer.close()
            await store.close()

    asyncio.run(whole())
