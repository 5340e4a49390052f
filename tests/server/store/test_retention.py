"""Retention: abandoned tables end by age, idle ones leave the memory, and those with somebody are served first."""

import asyncio
import os
import re
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sql

from clients import Player
from crownland.cli import run
from crownland.match.clock import DAY, wall_ms
from crownland.server import protocol
from crownland.server.settings import RetentionDays, Settings, database_url
from crownland.server.store import Addition
from crownland.server.store.admin import Retention
from crownland.server.store.database import sync_url
from crownland.server.store.store import Store, save_review
from crownland.server.store.writer import Writer
from crownland.server.table import entries
from crownland.server.table.entries import Entry
from databases import fresh_database
from processes import wait_until
from servers import Server, limits, serve
from stores import in_store, row_of


def rows_of(database: str, query: str) -> list[Any]:
    engine = sql.create_engine(sync_url(database_url(database)))
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(sql.text(query))]
    engine.dispose()
    return found


def a_game(game: str, listed: float, touched: float, status: str, timed: bool = False) -> list[Addition]:
    """Return the log of a game that was listed and last touched so many days ago."""
    now = wall_ms()
    dates = [now - int(days * DAY) for days in (listed, touched)]
    laid = entries.Laid(protocol.NewTable("kingdomino(seats=2)"), "host")
    bodies = [Entry(dates[0], [laid]), Entry(dates[1], [entries.Paced("instant")])]
    row = {"id": game, "seed": "00" * 32, "variant": "kingdomino(seats=2)", "public": True, "status": status}
    row |= {
        "players": '["Ann"]',
        "open_seats": 1,
        "timed": timed,
        "needs_driver": False,
        "driver": None,
        "at": dates[0],
    }
    first, second = (msgspec.json.encode(body).decode() for body in bodies)
    return [Addition(game, 0, first, new=[row]), Addition(game, 1, second)]


def test_tables_end_by_the_age_of_their_last_entry(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(database=database, retention=RetentionDays(waiting=7, abandoned=30, ended=30))

    async def work(store: Store, writer: Writer) -> None:
        for changes in (
            a_game("waits", 6, 6, "open"),
            a_game("waited", 8, 8, "open"),
            a_game("renamed", 8, 1, "open"),
            a_game("plays", 20, 20, "running"),
            a_game("old", 90, 29, "running"),
            a_game("left", 90, 31, "running"),
            a_game("clocked", 100, 89, "running", timed=True),
            a_game("stuck", 100, 91, "running", timed=True),
            a_game("stopped", 31, 31, "over"),
            a_game("recorded", 31, 31, "over"),
        ):
            for change in changes:
                assert await writer.write(change)
        record = row_of("recorded", {"variant": "sample()", "players": ["x", "y"]}, [1, 2], 1)
        await store.add_records([record])
        for game in ("recorded", "stopped"):
            await save_review(store, game, "{}")

    in_store(settings, work)
    assert run(["tidy", "--database", database, "--dry-run"]) == 0
    assert capsys.readouterr().out == "3 tables would be ended, 1 would be deleted.\n"

    async def sweep(store: Store, writer: Writer) -> None:
        retention = Retention(settings, store, writer)
        assert (await retention.end_abandoned(), await retention.delete_ended()) == (3, 1)
        assert (await retention.end_abandoned(), await retention.delete_ended()) == (0, 0)
        assert rows_of(database, "SELECT table_id FROM reviews") == [("recorded",)]
        last = (await store.load("left")).log[-1]
        assert last.facts == [entries.Ended("expired")]
        never = Settings(database=database, retention=RetentionDays(waiting=0, abandoned=0, ended=0))
        assert await Retention(never, store, writer).end_abandoned() == 0
        assert await Retention(never, store, writer).deletable() == []

    in_store(settings, sweep)
    found = dict(rows_of(database, "SELECT id, status FROM tables"))
    assert {game for game, status in found.items() if status == "over"} == {"waited", "left", "stuck", "recorded"}
    assert "stopped" not in found
    assert run(["tidy", "--database", database, "--json"]) == 0
    assert capsys.readouterr().out == '{"ended": 0, "deleted": 0}\n'


def test_many_tables_end_in_one_sweep(database: str) -> None:
    """There are more than are read at once, and some in between that go on."""
    settings = Settings(database=database)

    async def work(store: Store, writer: Writer) -> None:
        ages = [1 if number % 3 == 0 else 40 for number in range(250)]
        logs = [a_game(f"g{number}", 40, touched, "running") for number, touched in enumerate(ages)]
        await asyncio.gather(*(writer.write(addition) for log in logs for addition in log))
        assert await Retention(settings, store, writer).end_abandoned() == 166

    in_store(settings, work)


def test_an_abandoned_table_ends_before_the_eyes_of_who_looks(database: str, tmp_path: Path) -> None:
    soon = {"CROWNLAND_RETENTION": "waiting=0.00002,abandoned=0", "CROWNLAND_LIMITS": limits(idle=0.3)}
    with serve(database, tmp_path, **soon) as server:
        playing = server.create(seats=[{"me": True}, {"bot": "random"}])
        waiting = server.create(seats=[{"me": True}], public=True)
        assert server.client().get("/menu").json()["retention"] == {"waiting_days": 2e-5, "abandoned_days": 0}
        with Player(server, waiting["id"], waiting["token"]) as ann:
            while ann.table["status"] != "over":
                ann.hear()
        assert ann.table["ended"] == "expired"
        assert server.client().get("/tables").json()["tables"] == []
        assert server.client().get(f"/tables/{playing['id']}").json()["status"] == "running", "0 is never"
        wait_until(lambda: "crownland_expired_total 1.0" in httpx.get(f"{server.url}/metrics").text)


def copies(database: str, game: str, count: int) -> None:
    """Put copies of a game into a database of SQLite."""
    engine = sql.create_engine(sync_url(database_url(database)))
    with engine.begin() as connection:
        row = dict(
            connection.execute(sql.text("SELECT * FROM tables WHERE id = :game"), {"game": game}).mappings().one()
        )
        log = connection.execute(sql.text("SELECT version, body FROM log WHERE table_id = :game"), {"game": game}).all()
        names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
        ids = [f"copy{number}" for number in range(count)]
        insert = sql.text(f"INSERT INTO tables ({names}) VALUES ({marks})")
        connection.execute(insert, [{**row, "id": name, "at": row["at"] + 1000} for name in ids])
        insert = sql.text("INSERT INTO log (table_id, version, body) VALUES (:game, :version, :body)")
        connection.execute(
            insert, [{"game": name, "version": version, "body": body} for name in ids for version, body in log]
        )
    engine.dispose()


def decide(server: Server, game: str, token: str) -> Any:
    """Decide for a person in seat 0 as soon as it is in turn; return the table when the bot has answered."""
    client = server.client(token)
    table = client.get(f"/tables/{game}").json()
    while table["view"]["seat"] != 0:
        table = client.get(f"/tables/{game}", params={"after": table["version"], "wait": 20}).json()
    version = table["version"]
    while table["view"]["seat"] == 0 and table["version"] == version:  # a quick bot has answered already
        option = table["view"]["options"][0]["id"]
        done = client.post(f"/tables/{game}/play", json={"version": version, "action": option})
        assert done.status_code == 200, done.text
        version = done.json()["version"]
        table = client.get(f"/tables/{game}").json()
    while table["version"] <= version:
        table = client.get(f"/tables/{game}", params={"after": version, "wait": 25}).json()
    return table


def test_after_a_restart_the_table_with_somebody_is_served_first(tmp_path: Path) -> None:
    """All others were abandoned later, so they would come before it; and they do not stay in memory."""
    database = str(tmp_path / "games.db")
    with serve(database, tmp_path) as server:
        mine = server.create(seats=[{"me": True}, {"bot": "random"}], pace="instant")
        decide(server, mine["id"], mine["token"])
    copies(database, mine["id"], 400)
    with serve(database, tmp_path) as server:
        assert decide(server, mine["id"], mine["token"])["version"] > 0, "the bot has answered"
        keepers = dict(rows_of(database, "SELECT id, driver FROM tables"))
        waiting = [game for game, keeper in keepers.items() if keeper != keepers[mine["id"]]]
        assert len(waiting) > 100, "long before the others had their turn"
        tables = re.search(r"^crownland_tables (\d+)", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)
        assert tables is not None and int(tables[1]) < 100


def test_a_table_that_left_the_memory_of_its_keeper_comes_back_when_somebody_moves(
    tmp_path: Path, postgres: str
) -> None:
    database = fresh_database(postgres)
    with (
        serve(database, tmp_path, CROWNLAND_LIMITS=limits(idle=0.5)) as keeper,
        serve(database, tmp_path, CROWNLAND_LIMITS=limits(idle=0.5)) as other,
    ):
        mine = keeper.create(seats=[{"me": True}, {"bot": "random"}], pace="instant")
        decide(keeper, mine["id"], mine["token"])
        deadline = time.monotonic() + 60
        while "\ncrownland_tables 0.0" not in httpx.get(f"{keeper.url}/metrics").text:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        decide(other, mine["id"], mine["token"])


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))
