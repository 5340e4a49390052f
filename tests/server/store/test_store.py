"""The store on both databases: migrations up and down, one winner for each place in a log, games read back whole."""

import asyncio
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.settings import Settings, database_url
from crownland.server.store import Addition, InvalidValue, StoreError
from crownland.server.store.database import migrate
from crownland.server.store.processes import Processes
from crownland.server.store.schema import METADATA
from crownland.server.store.statistics import has_played
from crownland.server.store.store import Store
from crownland.server.store.writer import Writer
from crownland.server.table import entries
from crownland.server.table.entries import Entry
from databases import fresh_database
from stores import in_store, row_of, run

LAID = entries.Laid(protocol.NewTable("kingdomino(seats=2)"), "host")


def inspect(url: str) -> tuple[set[str], list[Any]]:
    """Return the tables of a database, and how they differ from what the code expects."""
    engine = sql.create_engine(url.replace("+aiosqlite", ""))
    with engine.connect() as connection:
        tables = set(sql.inspect(connection).get_table_names())
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)
    engine.dispose()
    return tables, differences


def test_migrations_go_up_and_down_and_up_again(database: str) -> None:
    url = database_url(database)
    migrate(url)
    tables, differences = inspect(url)
    assert tables == {*METADATA.tables, "alembic_version"}
    assert differences == []
    migrate(url, "base")
    assert inspect(url)[0] == {"alembic_version"}
    migrate(url)
    migrate(url)
    assert inspect(url)[1] == []


@pytest.mark.parametrize(("sync", "level"), [("FULL", 2), ("NORMAL", 1)])
def test_sqlite_waits_for_the_disk_as_the_settings_say(tmp_path: Path, sync: str, level: int) -> None:
    async def work(store: Store, writer: Writer) -> None:
        async with store.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar_one() == level
        with store._writing.connect() as writing:
            assert writing.exec_driver_sql("PRAGMA synchronous").scalar_one() == level

    assert Settings().sync == "FULL"
    in_store(Settings(database=str(tmp_path / "games.db"), sync=sync), work)


def test_a_store_that_does_not_answer_raises_one_error_of_its_own(tmp_path: Path) -> None:
    async def work(store: Store, writer: Writer) -> None:
        async with store.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE plays")
            await connection.exec_driver_sql("DROP TABLE tables")
        with pytest.raises(StoreError, match=r"did not answer \(OperationalError\)") as failure:
            await store.count_tables()
        assert failure.value.reason == "no such table: tables"
        assert failure.value.api_error.code == "server/busy"
        with pytest.raises(StoreError, match=r"\(ConnectionResetError\)"):
            async with store.connect():
                raise ConnectionResetError
        with pytest.raises(StoreError):
            await has_played(store, "Ann")

    in_store(Settings(database=str(tmp_path / "games.db")), work)
    (tmp_path / "none.db").write_bytes(b"this is no database" * 100)
    with pytest.raises(StoreError, match="DatabaseError"):
        migrate(database_url(str(tmp_path / "none.db")))


def test_errors_of_others_and_cancellation_pass_the_store_unchanged(tmp_path: Path) -> None:
    async def work(store: Store, writer: Writer) -> None:
        for error in (ApiError("table/unknown", "there is none"), ValueError("wrong"), asyncio.CancelledError()):
            with pytest.raises(type(error)) as found:
                async with store.begin():
                    raise error
            assert found.value is error
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01), store.connect():
                await asyncio.sleep(10)
        assert await store.is_alive()

    in_store(Settings(database=str(tmp_path / "games.db")), work)


def test_a_value_that_the_database_cannot_store_is_an_invalid_request(postgres: str) -> None:
    async def work(store: Store, writer: Writer) -> None:
        with pytest.raises(InvalidValue) as failure:
            await store.load("a\0b")
        assert failure.value.api_error.code == "request/invalid"

    in_store(Settings(database=fresh_database(postgres)), work)


def row(game: str, **more: Any) -> dict[str, Any]:
    return {
        "id": game,
        "seed": "00" * 32,
        "variant": "kingdomino(seats=2)",
        "public": True,
        "status": "open",
        "players": "[]",
        "open_seats": 2,
        "timed": False,
        "needs_driver": False,
        "driver": None,
        "at": 1,
        **more,
    }


def entry(version: int, text: str = "") -> str:
    import msgspec  # noqa: PLC0415

    return msgspec.json.encode(Entry(version, [LAID] if version == 0 else [entries.Left(version)], text)).decode()


def test_a_change_that_lost_leaves_no_trace(database: str) -> None:
    async def work(store: Store, writer: Writer) -> None:
        await writer.write(Addition("g", 0, entry(0), new=[row("g")]))
        first = Addition("new", 0, entry(0))
        lost = Addition("g", 0, entry(0), summary={"status": "over"}, new=[row("new")], first=[first])
        lost.version, lost.record = 0, row_of("g", {"variant": "duel()", "players": ["x", "y"]}, [1, 2], 1)
        lost.new, lost.first = [], []
        assert not await writer.write(lost)
        assert [game.status for game in await store.list_tables(None, None, None)] == ["open"]
        with pytest.raises(ApiError):
            await store.record("g")

    run(database, work)


def test_many_changes_share_a_commit_and_all_are_there(database: str) -> None:
    async def work(store: Store, writer: Writer) -> None:
        games = [f"g{number}" for number in range(200)]
        await asyncio.gather(*(writer.write(Addition(game, 0, entry(0), new=[row(game)])) for game in games))
        await asyncio.gather(*(writer.write(Addition(game, 1, entry(1), summary={"status": "over"})) for game in games))
        for game in games[::20]:
            assert len((await store.load(game)).log) == 2
        assert await store.list_tables("open", None, None) == []

    run(database, work)


def test_a_process_is_alive_while_it_holds_its_lock(postgres: str) -> None:
    async def work(store: Store, writer: Writer) -> None:
        one, other = Processes(store, "aa" * 8), Processes(store, "bb" * 8)
        await one.renew()
        await other.renew()
        assert await one.living() == {one.process, other.process}
        await other.let_go()  # as when it is killed
        assert await one.living() == {one.process}
        await other.renew()
        await asyncio.to_thread(cut_connections, database)
        assert await store.states([]) == {}
        assert await one.living() == frozenset()
        with pytest.raises(StoreError):
            await one.renew()
        await one.renew()
        assert await one.living() == {one.process}
        old = sql.text("UPDATE processes SET renewed_at = renewed_at - 11000")
        async with store.begin() as connection:
            await connection.execute(old)
        assert await one.living() == frozenset(), "its machine may be lost, though PostgreSQL does not know it yet"
        await one.close()
        await other.let_go()

    database = fresh_database(postgres)
    run(database, work)


def test_records_are_searched_by_whole_names(database: str) -> None:
    async def work(store: Store, writer: Writer) -> None:
        def make(name: str, *players: str) -> dict[str, Any]:
            return row_of(name, {"variant": "duel()", "players": list(players)}, [1, 2], 5, imported=True)

        made = [make("a", "Ann_1", "Bob"), make("b", "ann%1", "bob"), make("c", "Annx1", "Eve")]
        assert await store.add_records(made) == 3
        assert await store.add_records([make("a", "Ann_1", "Bob")]) == 0
        for name, found in (("ann_1", ["a"]), ("ANN%1", ["b"]), ("bob", ["b", "a"]), ("o", []), ("' OR 1=1 --", [])):
            assert [record.id for record in await store.list_records(name, None, None)] == found
        assert [record.id for record in await store.list_records(None, "duel", (5, "c"))] == ["b", "a"]
        assert len([body async for body in store.export(None, "duel()")]) == 3

    run(database, work)


def test_an_unknown_game_is_refused(database: str) -> None:
    async def work(store: Store, writer: Writer) -> None:
        with pytest.raises(ApiError) as caught:
            await store.load("x' OR '1'='1")
        assert caught.value.code == "table/unknown"

    run(database, work)


def test_entries_that_change_nothing_else_are_written_together_past_everything(postgres: str) -> None:
    """One statement for all of them: of several at one place the first wins, and one without a game stops no other."""
    announced: list[tuple[str, int]] = []
    database = fresh_database(postgres)

    async def work(store: Store, writer: Writer) -> None:
        writer.announce = lambda addition: announced.append((addition.table_id, addition.version))
        await writer.write(Addition("g", 0, entry(0), new=[row("g")]))
        plain = [
            Addition("g", version, entry(version, text)) for version in range(1, 40) for text in ("first", "second")
        ]
        won = await asyncio.gather(*map(writer.write, plain))
        assert won == [True, False] * 39
        assert not await writer.write(Addition("g", 39, entry(39)))
        tries = [Addition("g", 40, entry(40)), Addition("nowhere", 1, entry(1)), Addition("g", 41, entry(41))]
        one, nowhere, other = await asyncio.gather(*map(writer.write, tries), return_exceptions=True)
        assert one is other is True
        assert isinstance(nowhere, ApiError)
        await asyncio.to_thread(cut_connections, database)
        assert await writer.write(Addition("g", 42, entry(42))), "a line that has broken meanwhile is drawn again"
        assert [entry.at for entry in (await store.load("g")).log] == list(range(43))
        assert {game: state.version for game, state in (await store.states(["g", "nowhere"])).items()} == {"g": 43}
        assert announced == [("g", version) for version in range(43)]

    run(database, work)


def cut_connections(database: str) -> None:
    with psycopg.connect(database) as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> "
        connection.execute(f"{others} pg_backend_pid()".encode())
