"""A store and a writer on a fresh database, for tests that need no server."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from crownland.server.settings import Settings
from crownland.server.store.migrating import migrate
from crownland.server.store.store import Store
from crownland.server.store.writer import Writer

Work: TypeAlias = Callable[[Store, Writer], Awaitable[None]]


def run(database: str, work: Work) -> None:
    """Do something with a store and a writer on a fresh database."""
    in_store(Settings(database=database), work)


def in_store(settings: Settings, work: Work) -> None:
    """Do something with a store and a writer by these settings."""
    migrate(settings.url)

    async def whole() -> None:
        store = Store(settings)
        writer = Writer(store, "test")
        writer.start()
        try:
            await work(store, writer)
        finally:
            await writer.close()
            await store.close()

    asyncio.run(whole())
