"""One contract for every store: SQLite, PostgreSQL, and the one in memory that tests of tables use."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from crownland.match.clock import wall_ms
from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.settings import Settings
from crownland.server.store import Addition, StoreError, TableState, TableStore
from crownland.server.store.database import migrate
from crownland.server.store.processes import Processes
from crownland.server.store.store import Store
from crownland.server.store.writer import Writer
from crownland.server.table import entries
from crownland.server.table.entries import Entry, Fact
from databases import fresh_database
from memory_store import MemoryProcesses, MemoryStore

AnyProcesses: TypeAlias = Processes | MemoryProcesses
Open: TypeAlias = "contextlib.AbstractAsyncContextManager[tuple[TableStore, Callable[[str], AnyProcesses]]]"
Work: TypeAlias = Callable[[TableStore, Callable[[str], AnyProcesses]], Coroutine[Any, Any, None]]
ME, OTHER, GONE = "aa" * 8, "bb" * 8, "cc" * 8
LAID = entries.Laid(protocol.NewTable("kingdomino(seats=2)"), "host")


@contextlib.asynccontextmanager
async def in_memory() -> AsyncIterator[tuple[TableStore, Callable[[str], AnyProcesses]]]:
    store = MemoryStore()
    yield store, lambda process: MemoryProcesses(store, process)


@contextlib.asynccontextmanager
async def in_database(database: str) -> AsyncIterator[tuple[TableStore, Callable[[str], AnyProcesses]]]:
    settings, made = Settings(database=database), []
    await asyncio.to_thread(migrate, settings.url)
    store = Store(settings)

    def processes(process: str) -> Processes:
        made.append(Processes(store, process))
        return made[-1]

    try:
        yield store, processes
    finally:
        for each in made:
            await each.let_go()
        await store.close()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Work], None]:
    def opened() -> Any:
        if request.param == "memory":
            return in_memory()
        postgres = request.param == "postgres"
        return in_database(
            fresh_database(request.getfixturevalue("postgres")) if postgres else str(tmp_path / "games.db")
        )

    def run_on(work: Work) -> None:
        async def whole() -> None:
            async with opened() as (store, processes):
                await work(store, processes)

        asyncio.run(whole())

    return run_on


def row(game: str, **more: Any) -> dict[str, Any]:
    plain = {"variant": "kingdomino(seats=2)", "public": True, "status": "open", "players": "[]", "open_seats": 2}
    known = {"id": game, "seed": "00" * 32, **plain, "timed": False, "needs_driver": False, "driver": None, "at": 1}
    return {**known, **more}


def entry(version: int, text: str = "") -> str:
    facts: list[Fact] = [LAID] if version == 0 else [entries.Left(version)]
    return msgspec.json.encode(Entry(version, facts, text)).decode()


def create(game: str, **columns: Any) -> Addition:
    return Addition(game, 0, entry(0), new=[row(game, **columns)])


@contextlib.asynccontextmanager
async def writing(store: TableStore) -> AsyncIterator[Writer]:
    writer = Writer(store)
    writer.start()
    yield writer
    await writer.close()


def test_each_place_in_a_log_has_one_winner(run: Callable[[Work], None]) -> None:
    async def work(store: TableStore, processes: Any) -> None:
        async with writing(store) as one, writing(store) as other:
            assert await one.write(create("g"))
            for version in range(1, 20):
                tries = [
                    w.write(Addition("g", version, entry(version, f"{n}"))) for n, w in enumerate((one, other) * 5)
                ]
                assert sorted(await asyncio.gather(*tries)) == [False] * 9 + [True]
            assert [read.at for read in (await store.load("g")).log] == list(range(20))
            assert [read.at for read in await store.log_from("g", 15)] == [15, 16, 17, 18, 19]

    run(work)


def test_what_belongs_to_an_addition_is_written_if_it_wins(run: Callable[[Work], None]) -> None:
    async def work(store: TableStore, processes: Any) -> None:
        async with writing(store) as writer:
            await writer.write(create("g", status="running"))
            over = {"status": "over", "needs_driver": False}
            again = Addition("again", 0, entry(0))
            won = Addition("g", 1, entry(1), summary=over, new=[row("again")], first=[again])
            lost = Addition(
                "g", 1, entry(1), summary={"status": "open"}, new=[row("never")], first=[Addition("never", 0, "")]
            )
            results = await asyncio.gather(writer.write(won), writer.write(lost))
            assert [*results] == [True, False]
            states = await store.states(["g", "again", "never"])
            assert states == {"g": TableState("over", None, 2), "again": TableState("open", None, 1)}
            assert await store.count_tables() == 1
            with pytest.raises(ApiError) as unknown:
                await store.load("never")
            assert unknown.value.code == "table/unknown"

    run(work)


def test_what_cannot_be_stored_stops_nobody_else(run: Callable[[Work], None]) -> None:
    async def work(store: TableStore, processes: Any) -> None:
        async with writing(store) as writer:
            await writer.write(create("g"))
            tries = [Addition("nowhere", 1, entry(1)), Addition("g", 1, entry(1)), Addition("g", 2, entry(2))]
            nowhere, one, other = await asyncio.gather(*map(writer.write, tries), return_exceptions=True)
            assert isinstance(nowhere, ApiError) and nowhere.code == "server/busy"
            assert one is other is True
        with pytest.raises(StoreError):
            await asyncio.to_thread(store.commit, [Addition("nowhere", 1, entry(1))])

    run(work)


def test_tables_without_a_driver_are_taken_over_once(run: Callable[[Work], None]) -> None:
    async def work(store: TableStore, processes: Callable[[str], AnyProcesses]) -> None:
        me, other = processes(ME), processes(OTHER)
        async with writing(store) as writer:
            for at, (game, driver) in enumerate((("dead", GONE), ("alive", OTHER), ("nobody", None))):
                await writer.write(create(game, status="running", needs_driver=True, driver=driver, at=at))
            await writer.write(create("people", status="running"))
            await writer.write(create("over", status="over", needs_driver=True))
        await me.renew()
        living = {ME, OTHER}
        assert await me.adopt(living, 1) == {"nobody": 0}, "the newest first"
        assert await me.adopt(living, 10) == {"dead": 0}
        assert await other.adopt(living, 10) == {}
        assert await me.driven() == {"dead", "nobody"}
        found = await other.adopt({OTHER}, 10, ["dead"])
        assert found.keys() == {"dead"} and abs(found["dead"] - wall_ms()) < 60_000, "when its driver was alive"
        assert await me.take("dead") and not await me.take("people") and not await me.take("over")
        assert (await store.states(["dead"]))["dead"] == TableState("running", ME, 1)
        assert abs((await store.load("dead")).renewed_at - wall_ms()) < 60_000
        assert ME in await me.living()
        await me.close()
        await me.forget()
        assert (await store.load("dead")).renewed_at, "it drives a table"

    run(work)
