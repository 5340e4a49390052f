"""What a server process has without HTTP: its tables and their driver, on SQLite or PostgreSQL."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

from crownland.server import protocol
from crownland.server.limits import Shutdown
from crownland.server.runtime.channel import Channel, Note, PostgresChannel
from crownland.server.runtime.driver import Driver
from crownland.server.runtime.pools import BotPool
from crownland.server.runtime.tables import Tables
from crownland.server.settings import Settings
from crownland.server.store.database import migrate
from crownland.server.store.processes import Processes
from crownland.server.store.store import Store
from crownland.server.store.writer import Writer
from memory_store import MemoryProcesses, MemoryStore

ANN = "ann"


@dataclass
class Process:
    """One process. It drives tables, and compares them with the store, only once its driver has been started."""

    tables: Tables
    driver: Driver
    store: Store

    async def play(self, game: str, holder: str = ANN, option: int = 0) -> protocol.Done:
        """Let whoever is in turn, as this process knows it, do one of the legal actions."""
        table = (await self.tables.find(game)).table
        assert table.match is not None
        action = table.match.state.legal_codes()[option]
        return await self.tables.do(game, holder, protocol.Play(version=table.version, action=action))


class LossyChannel(Channel):
    """A channel in memory between the processes of `peers`, which loses every note for which `loses` says so."""

    def __init__(self, process: str, peers: "list[LossyChannel]", loses: Callable[[], bool]) -> None:
        self._process, self._peers, self._loses = process, peers, loses
        peers.append(self)

    async def start(self, receive: Callable[[Note], None], renew: Callable[[], None]) -> None:
        self.receive = receive

    def publish(self, note: Note) -> None:
        for peer in self._peers:
            if peer is not self and not self._loses():
                asyncio.get_running_loop().call_soon(peer.receive, note)


@contextlib.asynccontextmanager
async def run_in_memory(count: int, loses: Callable[[], bool]) -> AsyncIterator[tuple[MemoryStore, list[Tables]]]:
    """Run the tables of some processes, which share a store in memory and a channel; nobody drives them."""
    store, bot_pool, peers = MemoryStore(), BotPool(1), list[LossyChannel]()
    settings, made, writers = Settings(database="postgresql://shared"), [], []
    for number in range(count):
        name = f"{number:016x}"
        writers.append(Writer(store))
        channel, processes = LossyChannel(name, peers, loses), MemoryProcesses(store, name)
        made.append(Tables(settings, store, writers[-1], processes, channel, bot_pool, Shutdown()))
        writers[-1].start()
        await channel.start(made[-1].receive, made[-1].renew_presence)
    try:
        yield store, made
    finally:
        for tables, writer in zip(made, writers, strict=True):
            await tables.close()
            await writer.close()
        bot_pool.close()


@contextlib.asynccontextmanager
async def run_process(
    database: str | Path, drives: bool = False, channel: Channel | None = None
) -> AsyncIterator[Process]:
    """Run a process; at the end it tells nobody, as if it was killed."""
    settings, name = Settings(database=str(database)), secrets.token_hex(8)
    await asyncio.to_thread(migrate, settings.url)
    store, bot_pool = Store(settings), BotPool(1)
    writer, processes = Writer(store), Processes(store, name)
    if channel is None:
        channel = PostgresChannel(settings.driver_url, name) if settings.is_postgres else Channel()
    tables = Tables(settings, store, writer, processes, channel, bot_pool, Shutdown())
    driver = Driver(tables, bot_pool)
    writer.start()
    await channel.start(tables.receive, tables.renew_presence)
    await processes.renew()
    if drives:
        await driver.start()
    try:
        yield Process(tables, driver, store)
    finally:
        await driver.stop()
        await tables.close()
        await writer.close()
        await channel.close()
        await processes.let_go()
        await store.close()
        bot_pool.close()
