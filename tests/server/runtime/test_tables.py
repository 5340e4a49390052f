"""Tables in the memory of a process and their logs: whatever goes wrong in between, the log is the truth."""

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from crownland.match.clock import monotonic_ms
from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.protocol import ENCODER, Chair, NewTable
from crownland.server.runtime.driver import Driver
from crownland.server.runtime.pools import warm_bots, warm_rules, warm_search, warm_views
from crownland.server.runtime.session import TableSession
from crownland.server.runtime.tables import Tables
from crownland.server.store import StoreError
from crownland.server.table import entries
from crownland.server.table.decide import flag
from crownland.server.table.table import Table
from crownland.server.table.view import public_view
from table_processes import run_process

ANN, BOB = "ann", "bob"
HOT_SEAT = NewTable("kingdomino(seats=2)", [Chair(me=True, name="Ann"), Chair(me=True, name="Bob")])
HOUR = 3_600_000


@contextlib.asynccontextmanager
async def process(database: Path, drives: bool = False) -> AsyncIterator[Tables]:
    async with run_process(database, drives) as running:
        yield running.tables


async def play(games: Tables, game: str, holder: str = ANN, option: int = 0) -> protocol.Done:
    """Let whoever is in turn, as this process knows it, do one of the legal actions."""
    table = (await games.find(game)).table
    assert table.match is not None
    return await games.do(
        game, holder, protocol.Play(version=table.version, action=table.match.state.legal_codes()[option])
    )


async def replayed(games: Tables, game: str) -> Table:
    stored = await games.store.load(game)
    return Table(game, stored.seed, stored.log)


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await condition():
            await asyncio.sleep(0.02)


@contextlib.contextmanager
def hidden(database: Path, table: str) -> Iterator[None]:
    """Make a table of the database unreadable for a while."""
    with contextlib.closing(sqlite3.connect(database)) as store:
        store.execute(f"ALTER TABLE {table} RENAME TO hidden")
        store.commit()
        yield
        store.execute(f"ALTER TABLE hidden RENAME TO {table}")
        store.commit()


def test_a_process_that_lost_its_place_and_cannot_read_the_log_believes_its_table_no_more(tmp_path: Path) -> None:
    async def work() -> None:
        database = tmp_path / "games.db"
        async with process(database) as first, process(database) as second:
            game = (await first.create(HOT_SEAT, ANN)).table.id
            await second.find(game)
            await play(first, game, option=1)
            with hidden(database, "tables"), pytest.raises(StoreError):
                await play(second, game, option=0)  # the place is taken, and the log cannot be read
            done = await play(second, game)
            again = await replayed(second, game)
            assert again.version == done.version
            assert public_view(again, 0).view == public_view((await second.find(game)).table, 0).view

    asyncio.run(work())


def test_a_log_with_a_gap_is_not_played_on(tmp_path: Path) -> None:
    async def work() -> None:
        database = tmp_path / "games.db"
        async with process(database) as games:
            game = (await games.create(HOT_SEAT, ANN)).table.id
            for _ in range(3):
                await play(games, game)
        with contextlib.closing(sqlite3.connect(database)) as store:
            store.execute("DELETE FROM log WHERE version = 2")
            store.commit()
        async with process(database) as games:
            with pytest.raises(ValueError, match="without gaps"):
                await games.find(game)

    asyncio.run(work())


def test_a_record_is_written_only_when_the_log_tells_the_same_match(tmp_path: Path) -> None:
    async def work() -> None:
        async with run_process(tmp_path / "games.db") as running:
            games = running.tables
            live = await games.create(HOT_SEAT, ANN)
            assert live.table.match is not None
            live.table.match.players[0] = "somebody else"  # as a mistake in memory might
            await games.do(live.table.id, ANN, protocol.Resign(seat=1))
            record = json.loads((await running.store.record(live.table.id))[0])
            assert record["players"] == ["Ann", "Bob"]
            assert (await games.find(live.table.id)) is not live, "the wrong table was dropped"

    asyncio.run(work())


class Ear:
    """A connection that remembers what it was sent."""

    def __init__(self, holder: str, view: bool = True) -> None:
        self.holder, self.address = holder, "127.0.0.1"
        self.wants_view, self.last_update = view, -1
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))


def test_a_command_is_finished_though_its_sender_is_gone(tmp_path: Path) -> None:
    """The line breaks while the commit waits for the disk: everybody sees the move, and the table is not behind."""

    async def work() -> None:
        database = tmp_path / "games.db"
        async with process(database) as games:
            live = await games.create(HOT_SEAT, ANN)
            game, ear = live.table.id, Ear(BOB)
            await games.join(live, ear)
            with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                sending = asyncio.create_task(play(games, game))
                await asyncio.sleep(0.2)
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)
                other.execute("ROLLBACK")

            async def answer() -> bool:
                return any(message["type"] == "table" and message["version"] == 2 for message in ear.heard)

            await until(answer)
            assert (await games.find(game)).table.version == (await replayed(games, game)).version == 2

    asyncio.run(work())


def test_who_comes_while_a_table_is_dropped_sees_only_what_is_on_disk(tmp_path: Path) -> None:
    """A process loses its place while somebody waits to join: the lost move was never shown to anybody."""

    async def work() -> None:
        database = tmp_path / "games.db"
        async with process(database) as first, process(database) as second:
            game = (await first.create(HOT_SEAT, ANN)).table.id
            live, ear = await second.find(game), Ear(ANN)
            await play(first, game, option=1)
            with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                losing = asyncio.create_task(play(second, game, option=0))
                await until(lambda: asyncio.sleep(0, live.lock.locked()))
                joining = asyncio.create_task(second.join(live, ear))
                await asyncio.sleep(0)
                other.execute("ROLLBACK")
                await asyncio.gather(losing, return_exceptions=True)
            joined = await joining
            assert joined is await second.find(game)
            assert ear in joined.listeners
            truth = json.loads(ENCODER.encode(public_view(await replayed(first, game), 0)))
            assert json.loads(await second.encode(joined, view=True))["view"] == truth["view"]

    asyncio.run(work())


def test_who_sits_at_a_table_that_is_deleted_is_told_when_it_cannot_be_read_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with run_process(tmp_path / "games.db") as running:
            games = running.tables
            live, ear = await games.create(HOT_SEAT, ANN), Ear(BOB)
            await games.join(live, ear)
            await running.store.delete([live.table.id])
            with pytest.raises(ApiError):
                await play(games, live.table.id)

            async def answer() -> bool:
                return any(message.get("code") == "table/unknown" for message in ear.heard)

            await until(answer)

    asyncio.run(work())


TIMED = NewTable(HOT_SEAT.variant, HOT_SEAT.seats, clock=protocol.Clock(minutes=1.0))


def thinking(live: TableSession) -> int:
    """Return the time that is left to whoever thinks."""
    seat = live.table.thinker
    assert seat is not None
    left = public_view(live.table, 0, live.elapsed()).seats[seat].clock
    assert left is not None
    return left


def an_hour_passes(database: Path) -> None:
    """Make everything in the store an hour older."""
    with contextlib.closing(sqlite3.connect(database)) as store:
        store.execute("UPDATE processes SET renewed_at = renewed_at - ?", (HOUR,))
        for game, version, body in store.execute("SELECT table_id, version, body FROM log").fetchall():
            entry = json.loads(body)
            older = json.dumps({**entry, "at": entry["at"] - HOUR})
            store.execute("UPDATE log SET body = ? WHERE table_id = ? AND version = ?", (older, game, version))
        store.commit()


def test_time_without_a_server_is_given_back(tmp_path: Path) -> None:
    async def work() -> None:
        database = tmp_path / "games.db"
        async with process(database, drives=True) as games:
            game = (await games.create(TIMED, ANN)).table.id
        an_hour_passes(database)
        async with process(database) as games:
            assert thinking(await games.find(game)) > 50_000, "whoever comes first is not charged"
        async with process(database, drives=True) as games:

            async def resumed() -> bool:
                return len((await games.store.load(game)).log) == 2

            await until(resumed)
            live = await games.find(game)
            assert thinking(live) > 50_000
            assert (await games.store.load(game)).log[-1].facts == [entries.Resumed()]
            await play(games, game)
            assert thinking(live) > 50_000

    asyncio.run(work())


def test_who_asks_while_games_are_taken_over_is_not_charged_for_the_time_without_a_server(tmp_path: Path) -> None:
    """All games are the new process's own in the store at once; their clocks are set right one after the other."""

    async def work() -> None:
        database = tmp_path / "games.db"
        async with process(database, drives=True) as games:
            laid = [(await games.create(TIMED, ANN)).table.id for _ in range(25)]
        an_hour_passes(database)
        async with process(database, drives=True) as games:

            async def adopted() -> bool:
                return bool(await games.processes.driven())

            await until(adopted)
            found = await asyncio.gather(*(games.find(game) for game in laid))
            assert [flag(live.table, live.elapsed()) for live in found] == [[]] * 25
            await asyncio.gather(*(play(games, game) for game in laid))

            async def resumed() -> bool:
                return not games.adopted

            await until(resumed)
            tables = [(await games.find(game)) for game in laid]
            assert min(map(thinking, tables)) > 50_000
            assert {live.driver for live in tables} == {games.process}

    asyncio.run(work())


def test_a_clock_that_is_set_takes_no_time_from_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with process(tmp_path / "games.db", drives=True) as games:
            live = await games.create(TIMED, ANN)
            honest = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: honest() + HOUR * 1_000_000)
            assert thinking(live) > 50_000
            assert flag(live.table, live.elapsed()) == []
            await play(games, live.table.id)
            assert live.table.status == "running"
            assert thinking(live) > 50_000
            log = (await games.store.load(live.table.id)).log
            assert log[-1].at - log[0].at >= HOUR, "the log has the time of the calendar"

    asyncio.run(work())


def test_what_asks_nobody_is_not_answered_with_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with process(tmp_path / "games.db") as games:
            seats = [Chair(me=True, name="Ann"), Chair()]
            game = (await games.create(NewTable(HOT_SEAT.variant, seats), ANN)).table.id
            await games.do(game, BOB, protocol.Sit())
            assert (await games.do(game, BOB, protocol.End())).proposed
            assert not (await games.do(game, ANN, protocol.Pace(pace="quick"))).proposed

    asyncio.run(work())


def test_a_table_of_people_waits_for_the_rules_and_for_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with process(tmp_path / "games.db") as games:
            compiled = games.bot_pool._ready
            live = await games.create(NewTable("sample()", HOT_SEAT.seats), ANN)
            await games.join(live, Ear(ANN, view=False))
            await play(games, live.table.id)
            assert compiled.keys() == {("sample", warm_rules)}
            await games.join(live, Ear(BOB))
            assert compiled.keys() == {("sample", warm_rules), ("sample", warm_views)}

    asyncio.run(work())


def test_what_a_bot_needs_is_made_ready_as_soon_as_it_plays(tmp_path: Path) -> None:
    async def work() -> None:
        async with process(tmp_path / "games.db") as games:
            compiled = games.bot_pool._ready
            for bot, needed in (("random", warm_bots), ("level(5)", warm_search)):
                assert ("sample", needed) not in compiled
                await games.create(NewTable("sample()", [Chair(me=True), Chair(bot=bot)]), ANN)
                await compiled["sample", needed]

    asyncio.run(work())


def test_with_days_for_a_move_nobody_is_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with process(tmp_path / "games.db") as games:
            for clock, gone in ((None, [0, 1]), (protocol.Clock(days=2.0), [])):
                setup = NewTable(HOT_SEAT.variant, HOT_SEAT.seats, clock=clock)
                table = (await games.create(setup, ANN)).table
                assert TableSession(table, None, absence_limit=0).gone() == gone

    asyncio.run(work())


TIMED = NewTable("kingdomino(seats=2)", HOT_SEAT.seats, clock=protocol.Clock(minutes=5))


def test_a_process_that_was_silent_resumes_its_games_also_when_the_store_fails_once_more(tmp_path: Path) -> None:
    async def work() -> None:
        database = tmp_path / "games.db"
        async with process(database) as games:
            keeper = Driver(games, games.bot_pool)
            await keeper._renew()
            live = await games.create(TIMED, ANN)
            version, keeper._until = live.table.version, monotonic_ms() - 5000
            with hidden(database, "tables"), pytest.raises(StoreError):
                await keeper._renew()
            assert not keeper.can_write
            await keeper._renew()
            assert (keeper.can_write, live.table.version, games.adopted) == (True, version + 1, {}), (
                "its clock goes on from here"
            )

    asyncio.run(work())


def test_who_keeps_a_game_is_not_noticed_while_it_is_being_taken_over(tmp_path: Path) -> None:
    """Otherwise its clock would run on with the time in which nobody kept it, and a flag could fall."""

    async def work() -> None:
        async with process(tmp_path / "games.db") as games:
            live = await games.create(TIMED, ANN)
            live.driver = "somebody who is gone"
            async with games.adopting:
                noticing = asyncio.create_task(games.compare([live.table.id]))
                await asyncio.sleep(0.2)
                games.adopted[live.table.id] = 0
            await noticing
            assert live.driver == "somebody who is gone"

    asyncio.run(work())


def test_a_log_that_cannot_be_read_holds_up_no_other_game(tmp_path: Path) -> None:
    """As a newer version could have written it: its game waits for somebody who understands it."""

    async def work() -> None:
        database = tmp_path / "games.db"
        async with process(database) as first:
            good, strange = [(await first.create(TIMED, ANN)).table.id for _ in range(2)]
        with contextlib.closing(sqlite3.connect(database)) as store:
            store.execute("UPDATE tables SET at = at + 1000 WHERE id = ?", (strange,))  # it comes first
            body = '{"at": 1, "facts": [{"what": "unheard_of"}]}'
            store.execute("UPDATE log SET body = ? WHERE table_id = ?", (body, strange))
            store.commit()
        async with process(database, drives=True) as second:

            async def resumed() -> bool:
                return entries.Resumed() in (await second.store.load(good)).log[-1].facts

            await until(resumed)
            live = await second.create(TIMED, ANN)
            live.driver = "somebody who is gone"
            with contextlib.closing(sqlite3.connect(database)) as store:
                store.execute("UPDATE tables SET driver = ? WHERE id = ?", (live.driver, live.table.id))
                store.commit()
            second.on_change(live)

            async def taken_over() -> bool:
                return live.driver == second.process

            await until(taken_over)

    asyncio.run(work())
