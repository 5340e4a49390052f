"""Two processes on one PostgreSQL, without HTTP: what one does the other comes to know, also when notes are lost."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.protocol import Chair, NewTable
from crownland.server.runtime.channel import CHANNEL, MAX_PAYLOAD, Channel, Note, PostgresChannel, payloads
from crownland.server.settings import Settings
from crownland.server.store import Addition
from crownland.server.store.store import Store
from databases import fresh_database
from table_processes import ANN, Process, run_process

HOT_SEAT = NewTable("sample()", [Chair(me=True, name="Ann"), Chair(me=True, name="Bob")])
AGAINST_A_BOT = NewTable("sample()", [Chair(bot="random"), Chair(me=True)], pace="instant")


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not fits():
            await asyncio.sleep(0.01)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work()

    asyncio.run(whole())


async def create(process: Process, setup: NewTable) -> str:
    """Create a table at which seat 0 is in turn."""
    while (session := await process.tables.create(setup, ANN)).table.seat != 0:
        pass
    return session.table.id


def test_what_one_process_writes_is_shown_at_the_other(postgres: str) -> None:
    async def work() -> None:
        async with run_process(database) as one, run_process(database) as other:
            game = await create(one, HOT_SEAT)
            read = await other.tables.find(game)
            waiting = asyncio.create_task(other.tables.wait_for_version(read, read.table.version, 20))
            done = await one.play(game)
            await asyncio.wait_for(waiting, 10)
            assert read.table.version == done.version

    database = fresh_database(postgres)
    run(work)


def test_an_entry_whose_note_is_lost_is_read_from_the_log(postgres: str) -> None:
    """There is no channel: whoever compares or asks reads it, and whoever decides on an old table decides anew."""

    async def work() -> None:
        async with run_process(database, channel=Channel()) as one, run_process(database, channel=Channel()) as other:
            game = await create(one, HOT_SEAT)
            read = await other.tables.find(game)
            await one.play(game)
            await other.tables.compare([game])
            assert read.table.version == 2
            await one.play(game)
            assert (await other.tables.find_newest(game)).table.version == 3
            await one.play(game)
            await other.tables.do(game, ANN, protocol.Rename(seat=0, name="Anna"))
            assert (await other.tables.find(game)).table.version == 5

    database = fresh_database(postgres)
    run(work)


def test_a_table_that_was_ended_or_deleted_elsewhere_is_noticed(postgres: str) -> None:
    async def work() -> None:
        async with run_process(database, channel=Channel()) as one, run_process(database, channel=Channel()) as other:
            games = [await create(one, HOT_SEAT) for _ in range(2)]
            ended, deleted = [await other.tables.find(game) for game in games]
            await one.tables.do(games[0], ANN, protocol.End())
            await one.store.delete([games[1]])
            await other.tables.compare(games)
            assert ended.table.status == "over"
            assert not other.tables.is_current(deleted)

    database = fresh_database(postgres)
    run(work)


def test_a_table_of_a_killed_process_is_driven_by_the_other(postgres: str) -> None:
    """Nobody is connected to it, and its bot is in turn."""

    async def work() -> None:
        async with run_process(database, drives=True) as other:
            async with run_process(database) as one:
                one.tables.on_change = lambda session: None  # it never drives what is its own
                game = await create(one, AGAINST_A_BOT)
                version = (await one.tables.find(game)).table.version
                await asyncio.sleep(1.5)
                assert (await one.tables.store.states([game]))[game].version == version, "its driver is alive"
            await until(lambda: game in other.tables.sessions)
            session = other.tables.sessions[game]
            await asyncio.wait_for(other.tables.wait_for_version(session, version, 20), 20)
            assert session.driver == other.tables.process

    database = fresh_database(postgres)
    run(work)


def test_a_table_is_driven_where_its_players_are(postgres: str) -> None:
    async def work() -> None:
        async with run_process(database) as one, run_process(database, drives=True) as other:
            await one.tables.meet()
            game = await create(one, AGAINST_A_BOT)
            first = await one.tables.find(game)
            await other.tables.meet()
            second = await other.tables.find_newest(game)
            other.tables.attend(second)
            await until(lambda: second.driver == other.tables.process)
            await until(lambda: first.driver == other.tables.process)
            if second.table.version == 1:
                await asyncio.wait_for(other.tables.wait_for_version(second, 1, 20), 20)

    database = fresh_database(postgres)
    run(work)


def test_who_waits_for_a_table_that_is_dropped_hears_of_the_one_that_takes_its_place(postgres: str) -> None:
    """Two processes decide at once: one comes too late, and drops what it thought."""

    async def work() -> None:
        async with run_process(database, channel=Channel()) as one, run_process(database, channel=Channel()) as other:
            game = await create(one, HOT_SEAT)
            session = await one.tables.find(game)
            await other.play(game)
            waiting = asyncio.create_task(one.tables.wait_for_version(session, 1, 20))
            await one.tables.do(game, ANN, protocol.Rename(seat=0, name="Anna"))  # its place is taken: decided anew
            await asyncio.wait_for(waiting, 10)
            assert session.is_dropped and one.tables.sessions[game].table.version == 3
            assert not (await one.tables.find(game)).has_audience()

    database = fresh_database(postgres)
    run(work)


def test_others_hear_of_an_entry_whose_writer_does_not_know_that_it_is_on_disk(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line to the store breaks behind the commit: whoever asked is told to ask again."""

    async def work() -> None:
        async with run_process(database) as one, run_process(database) as other:
            game = await create(one, HOT_SEAT)
            read = await other.tables.find(game)
            commit = one.store.commit

            def broken(batch: list[Addition]) -> Any:
                commit(batch)
                raise OSError("the line broke")

            monkeypatch.setattr(one.store, "commit", broken)
            with pytest.raises(ApiError, match="did not answer"):
                await one.play(game)
            await until(lambda: read.table.version == 2)

    database = fresh_database(postgres)
    run(work)


def test_a_process_in_a_hurry_can_still_be_stopped(postgres: str) -> None:
    async def work() -> None:
        async with run_process(database, drives=True) as one, asyncio.timeout(20):
            await asyncio.sleep(0.1)
            session = await one.tables.create(AGAINST_A_BOT, ANN)
            session.driver = "somebody who is gone"
            one.driver.update(session)
            await one.driver.close()

    database = fresh_database(postgres)
    run(work)


def test_a_channel_goes_on_after_any_fault(postgres: str) -> None:
    """Notes cannot be read, or not be followed, and the connections break."""
    heard: list[str] = []
    renewed = 0

    def renew() -> None:
        nonlocal renewed
        renewed += 1

    def ignore(note: Note) -> None:
        pass

    def receive(note: Note) -> None:
        heard.append(note.table_id)
        if note.table_id == "bad":
            raise ValueError("something unforeseen")

    async def work() -> None:
        settings = Settings(database=database)
        channels = [PostgresChannel(settings.driver_url, name) for name in ("one", "other")]
        for channel in channels:
            await channel.start(receive if channel is channels[0] else ignore, renew)
        store = Store(settings)

        async def publish_until_heard(game: str) -> None:
            async with asyncio.timeout(20):
                while game not in heard:
                    channels[1].publish(Note("other", game))
                    await asyncio.sleep(0.05)

        try:
            await publish_until_heard("first")
            async with store.begin() as connection:
                await connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', 'no notes')")
            await publish_until_heard("second")
            channels[1].publish(Note("other", "bad"))
            await publish_until_heard("third")
            async with store.begin() as connection:
                others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                await connection.exec_driver_sql(f"{others} AND datname = current_database()")
            await publish_until_heard("fourth")
            assert "bad" in heard
            assert renewed > 4, "each connection that is opened again asks for what may have been lost"
        finally:
            await store.close()
            for channel in channels:
                await channel.close()

    database = fresh_database(postgres)
    run(work)


def test_notes_are_sent_in_order_and_never_too_long_for_the_channel() -> None:
    short, long, longest = (msgspec.Raw(msgspec.json.encode("é" * size)) for size in (3, 1500, 4000))
    for bodies, expected in (([], []), ([short] * 5, [5]), ([long, short, long, long], [3, 1]), ([longest], [1])):
        notes = [Note("one", "abcdefghjkmn", version, body) for version, body in enumerate(bodies)]
        assert all(len(payload.encode()) <= MAX_PAYLOAD for payload in payloads(notes))
        sent = [msgspec.json.decode(payload, type=list[Note]) for payload in payloads(notes)]
        assert [len(some) for some in sent] == expected
        read = [note for some in sent for note in some]
        assert [note.version for note in read] == list(range(len(notes)))
        assert [bool(note.body) for note in read] == [body is not longest for body in bodies]
