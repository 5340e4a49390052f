"""Two processes on one PostgreSQL, without their doors: what one does the other comes to know, also without notes."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.protocol import Chair, NewGame
from crownland.server.runtime.bots import BotPool
from crownland.server.runtime.bus import CHANNEL, PeerMessage, PostgresBus
from crownland.server.runtime.cluster import Cluster
from crownland.server.runtime.driver import Driver
from crownland.server.runtime.follower import LogFollower
from crownland.server.runtime.links import Links
from crownland.server.runtime.placement import choose_home
from crownland.server.runtime.session import TableSession
from crownland.server.runtime.shutdown import Shutdown
from crownland.server.runtime.tables import Tables
from crownland.server.settings import Settings
from crownland.server.store.errors import StoreError
from crownland.server.store.migrate import migrate
from crownland.server.store.store import Store
from crownland.server.store.writer import Writer
from crownland.server.times import wall_ms
from databases import fresh_database

ANN = "ann"
HOT_SEAT = [Chair(me=True, name="Ann"), Chair(me=True, name="Bob")]
AGAINST_A_BOT = [Chair(bot="random"), Chair(me=True)]


@dataclass
class Process:
    """What one process has; it looks around, and learns who else is there, only when a test says so."""

    games: Tables
    following: LogFollower
    keeper: Driver

    @property
    def name(self) -> str:
        return self.games.process

    async def sign_in(self) -> None:
        await self.games.store.sign_in(self.name, wall_ms() + 600_000)

    async def lay(self, seats: list[Chair], home: str, among: list[str]) -> TableSession:
        """Lay a table whose home, once everybody is known, is a certain process."""
        while True:
            live = await self.games.create(NewGame("sample()", seats, pace="instant"), ANN)
            if choose_home(live.table.game, among) == home:
                return live

    async def play(self, game: str) -> None:
        live = await self.games.find(game)
        assert live.table.match is not None
        action = int(live.table.match.state.legal_codes()[0])
        await self.games.do(game, ANN, protocol.Play(ply=live.table.version, action=action))


@contextlib.asynccontextmanager
async def process(database: str, keeps: bool = False) -> AsyncIterator[Process]:
    settings = Settings(database=database, lease=1.0)
    await asyncio.to_thread(migrate, settings.url)
    store, thinkers, name = Store(settings), BotPool(1), secrets.token_hex(8)
    writer, company = Writer(store, name), Cluster(settings, name, lambda line, request: False)
    games = Tables(settings, store, writer, company.bus, thinkers, company.placement, Shutdown())
    keeper, following = Driver(games, thinkers, settings.lease), LogFollower(games)
    if not keeps:
        games.on_change = lambda live: None
    writer.start()
    company.open()
    await company.bus.start(following)
    try:
        yield Process(games, following, keeper)
    finally:
        await keeper.close()  # whoever is still at work would leave a connection open when the store is closed
        await games.close()
        await writer.close()
        await company.close()
        await store.close()
        thinkers.close()


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not fits():
            await asyncio.sleep(0.01)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work()

    asyncio.run(whole())


def test_a_new_home_hears_of_what_happened_before_everybody_knew_of_it(postgres: str) -> None:
    """The new process knows the old one, reads the table and trusts to be told; the old one does not know it yet."""
    database = fresh_database(postgres)

    async def work() -> None:
        async with process(database) as old, process(database) as new:
            await old.sign_in()
            await old.games.update_peers()
            live = await old.lay(HOT_SEAT, new.name, [old.name, new.name])
            game = live.table.game
            await new.sign_in()
            await new.games.update_peers()
            read = await new.games.find(game)
            assert new.games.placement.hub(game) == new.name and old.games.placement.hub(game) == old.name
            waiting = asyncio.create_task(new.games.wait_for_version(read, read.table.version, 20))
            await old.play(game)
            await asyncio.sleep(0.1)
            assert not waiting.done(), "nobody told the new home"
            await old.games.update_peers()
            await old.following.check_tables()
            await asyncio.wait_for(waiting, 10)
            assert new.games.sessions[game].table.version == old.games.sessions[game].table.version

    run(work)


def test_a_process_that_keeps_a_game_without_knowing_is_asked_by_those_who_wait(postgres: str) -> None:
    """The game was handed on, but the note was lost: it is not in the memory of who has to move its bot."""
    database = fresh_database(postgres)

    async def work() -> None:
        async with process(database) as one, process(database, keeps=True) as other:
            for each in (one, other):
                await each.sign_in()
            for each in (one, other):
                await each.games.update_peers()
            while True:
                live = await one.lay(AGAINST_A_BOT, one.name, [one.name, other.name])
                if live.table.seat == 0:  # the bot is in turn
                    break
            game, ply = live.table.game, live.table.version
            assert await one.games.store.hand_over(game, one.name, other.name)
            await one.games.refresh_drivers([game])
            assert live.driver == other.name and game not in other.games.sessions
            waiting = asyncio.create_task(one.games.wait_for_version(live, ply, 20))
            await asyncio.sleep(0)
            live.reminded_at = 0
            await one.following.check_tables()
            await asyncio.wait_for(waiting, 10)
            assert live.table.version > ply

    run(work)


def test_who_waits_for_a_table_that_is_dropped_hears_of_the_one_that_takes_its_place(postgres: str) -> None:
    """Two processes decide at once: one comes too late, and drops what it thought."""
    database = fresh_database(postgres)

    async def work() -> None:
        async with process(database) as one, process(database) as other:
            live = await one.lay(HOT_SEAT, one.name, [one.name])
            game, ply = live.table.game, live.table.version
            await other.play(game)
            waiting = asyncio.create_task(one.games.wait_for_version(live, ply, 20))
            await one.games.do(game, ANN, protocol.Rename(seat=0, name="Anna"))  # its place is taken: decided anew
            await asyncio.wait_for(waiting, 10)
            assert live.is_dropped and one.games.sessions[game].table.version == ply + 2
            assert not (await one.games.find(game)).has_audience()

    run(work)


def test_a_home_hears_of_an_entry_whose_writer_does_not_know_that_it_is_on_disk(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line to the store breaks behind the commit: whoever asked is told to ask again, and nobody told the home."""
    database = fresh_database(postgres)

    async def work() -> None:
        async with process(database) as one, process(database) as home:
            for each in (one, home):
                await each.sign_in()
            for each in (one, home):
                await each.games.update_peers()
            game = (await one.lay(HOT_SEAT, home.name, [one.name, home.name])).table.game
            read = await home.games.find(game)
            ply, commit = read.table.version, one.games.writer._commit

            def broken(batch: Any) -> Any:
                commit(batch)
                raise OSError("the line broke")

            monkeypatch.setattr(one.games.writer, "_commit", broken)
            with pytest.raises(ApiError, match="did not answer"):
                await one.play(game)
            await until(lambda: home.games.sessions[game].table.version == ply + 1)

    run(work)


def test_a_process_that_is_in_a_hurry_can_still_be_stopped(postgres: str) -> None:
    """Somebody else is gone at the very moment at which this process is told to go."""
    database = fresh_database(postgres)

    async def work() -> None:
        async with process(database, keeps=True) as one, asyncio.timeout(20):
            await one.keeper.start()
            one.following.start()
            await asyncio.sleep(0.1)
            one.following.wake()
            await one.following.close()
            one.keeper.wake()
            await one.keeper.close()

    run(work)


@dataclass
class Hearer:
    """Somebody who fails a few times."""

    heard: list[str]
    failures: int = 1

    async def receive(self, note: PeerMessage) -> None:
        self.heard.append(note.game)
        if note.game == "bad":
            raise ValueError("something unforeseen")

    async def catch_up(self) -> None:
        if self.failures:
            self.failures -= 1
            raise StoreError(OSError("the store is not there yet"))
        self.heard.append("caught up")


def test_a_process_is_not_deaf_for_ever_after_a_fault(postgres: str) -> None:
    """The store is away when it begins to listen, notes cannot be read or followed, and the line breaks."""
    database = fresh_database(postgres)

    async def work() -> None:
        settings, hearer = Settings(database=database), Hearer([])
        buses = [PostgresBus(settings.url, name, Links(name)) for name in ("one", "other")]
        await buses[0].start(hearer)
        await buses[1].start(Hearer([], failures=0))
        try:
            await until(lambda: "caught up" in hearer.heard)
            store = Store(settings)
            async with store.begin() as connection:
                await connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}_one', 'no notes')")
            await until(lambda: hearer.heard.count("caught up") == 2)
            buses[1].send(PeerMessage("other", "bad"), ["one"])
            buses[1].send(PeerMessage("other", "good"), ["one"])
            await until(lambda: "good" in hearer.heard)
            async with store.begin() as connection:
                others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                await connection.exec_driver_sql(f"{others} AND datname = current_database()")
            buses[1].send(PeerMessage("other", "late"), ["one"])
            await until(lambda: hearer.heard.count("caught up") == 3)
            await store.close()
        finally:
            for bus in buses:
                await bus.close()

    run(work)


def test_a_note_to_another_machine_waits_until_there_is_a_line_again(postgres: str) -> None:
    database = fresh_database(postgres)

    async def work() -> None:
        settings, hearer = Settings(database=database), Hearer([], failures=0)
        listens, tells = (PostgresBus(settings.url, name, Links(name)) for name in ("one", "other"))
        await listens.start(hearer)
        await tells.start(Hearer([], failures=0))
        try:
            tells.send(PeerMessage("other", "first"), ["one"])
            await until(lambda: "first" in hearer.heard)
            store = Store(settings)
            async with store.begin() as connection:
                lines = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                found = await connection.exec_driver_sql(f"{lines} AND position('pg_notify' in query) > 0")
                assert found.rowcount == 1
            tells.send(PeerMessage("other", "second"), ["one"])
            await until(lambda: "second" in hearer.heard)
            await store.close()
        finally:
            await listens.close()
            await tells.close()

    run(work)
