"""One visitor against the others: whatever somebody does, the rest can play on."""

import asyncio
import contextlib
import gzip
import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from clients import Player
from crownland.server.http.guard import MAX_RECORD_BYTES
from crownland.server.http.sockets import MAX_FAULTS
from databases import fresh_database
from servers import OPERATOR, Server, limits, serve

STRICT = {
    "CROWNLAND_LIMITS": limits(
        requests=1,
        request_burst=120,
        messages=5,
        message_burst=200,
        bot_moves=5,
        bot_move_burst=10,
        tables=40,
        tables_per_address=8,
        public_per_address=2,
    ),
    "CROWNLAND_IMPORT_TOKEN": "",
    "CROWNLAND_HOSTS": "play.example",
    "CROWNLAND_LOG": "info",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives strangers little."""
    folder = tmp_path_factory.mktemp("strict")
    with serve(str(folder / "games.db"), folder, **STRICT) as running:
        yield running


@contextlib.contextmanager
def visitor(server: Server, address: str) -> Iterator[httpx.Client]:
    """Somebody who comes from this address, as a proxy says."""
    with httpx.Client(base_url=f"{server.url}/api", headers={"X-Forwarded-For": address}, timeout=60) as client:
        yield client


def create(client: httpx.Client, **setup: Any) -> httpx.Response:
    return client.post("/tables", json={"variant": "sample()", **setup})


# What costs much


def test_what_never_changes_is_worked_out_once_and_sent_plain_or_gzipped(strict: Server) -> None:
    with visitor(strict, "10.0.7.1") as client:
        for path in ("/openapi.json", "/menu"):
            plain = client.get(path, headers={"Accept-Encoding": "identity"})
            with client.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as packed:
                raw = b"".join(packed.iter_raw())
            assert packed.headers["content-encoding"] == "gzip"
            assert gzip.decompress(raw) == plain.content
            assert json.loads(plain.content)


def test_a_request_that_costs_more_counts_for_more(strict: Server) -> None:
    with visitor(strict, "10.0.7.2") as client:
        made = create(client, seats=[{"me": True}, {"bot": "random"}]).json()
        resigned = {"Authorization": f"Bearer {made['token']}"}
        client.post(f"/tables/{made['id']}/resign", json={"seat": 0}, headers=resigned)
        answers = [client.get(f"/tables/{made['id']}/picture.png") for _ in range(20)]
    assert 6 <= sum(answer.status_code == 200 for answer in answers) <= 14, "of 120 requests a picture takes 10"
    assert answers[-1].json()["code"] == "request/too-many"


# Records


def test_records_are_brought_in_by_the_operator_alone(strict: Server, server: Server) -> None:
    with visitor(strict, "10.0.8.1") as client:
        refused = client.post("/records", content=b"{}")
    assert (refused.status_code, refused.json()["code"]) == (403, "record/closed")
    for token, status, code in (
        ("", 401, "token/missing"),
        ("x" * 30, 403, "token/wrong"),
        (OPERATOR, 400, "record/invalid"),
    ):
        refused = server.client(token).post("/records", content=b"{}")
        assert (refused.status_code, refused.json()["code"]) == (status, code)


def test_a_record_that_is_too_long_is_not_brought_in(server: Server) -> None:
    long = json.dumps({"format": "x" * MAX_RECORD_BYTES})
    refused = server.client(OPERATOR).post("/records", content=long)
    assert refused.json()["code"] == "record/invalid"
    assert str(MAX_RECORD_BYTES) in refused.json()["message"]


def test_an_export_takes_the_same_memory_whatever_there_is(tmp_path: Path) -> None:
    """Records as long as any that are brought in: 5 and then 500 of them, which are 125 MB."""
    database = tmp_path / "games.db"
    with serve(str(database), tmp_path) as server:
        peaks = []
        for records in (5, 500):
            keep_records(database, records)
            exported, peak = export(server)
            assert exported > records * MAX_RECORD_BYTES
            peaks.append(peak)
    assert peaks[1] < 1.25 * peaks[0], peaks


def keep_records(database: Path, records: int) -> None:
    """Put records into the store, beside the server and without its checks."""
    body = json.dumps({"source": "x" * MAX_RECORD_BYTES})
    row = ("sample()", '["Ann"]', "\nann\n", "[1]", "[0]", True, True, 1, body)
    with contextlib.closing(sqlite3.connect(database)) as store:
        columns = "id, variant, players, names, totals, winners, imported, public, at, body"
        insert = f"INSERT OR IGNORE INTO records ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        store.executemany(insert, ((f"record {number}", *row) for number in range(records)))
        store.commit()


def export(server: Server) -> tuple[int, int]:
    """Take all records out; return how many bytes they are, and the most memory that the server had meanwhile."""
    exported, peak, process = 0, 0, psutil.Process(server.process.pid)
    plain = {"Accept-Encoding": "identity"}
    with server.client().stream("GET", "/records.jsonl", headers=plain) as answer:
        for part in answer.iter_raw(2**20):
            exported += len(part)
            peak = max(peak, process.memory_info().rss)
    return exported, peak


# Sockets


def test_messages_without_sense_are_few_and_then_the_line_is_cut(strict: Server) -> None:
    made = strict.create(seats=[{"me": True}])
    heard = asyncio.run(babble(strict, made["id"], 500))
    assert heard["errors"] == MAX_FAULTS
    assert heard["code"] == 1008


async def babble(server: Server, game: str, messages: int) -> dict[str, int]:
    """Send nonsense, text and binary; count the errors until the server hangs up."""
    errors = 0
    address = f"ws://127.0.0.1:{server.port}/api/tables/{game}/socket"
    async with asyncio.timeout(60), connect(address) as line:
        await line.send('{"type":"hello"}')
        with contextlib.suppress(ConnectionClosed):
            for number in range(messages):
                await line.send(b"\xff" if number % 2 else "nonsense")
        try:
            while True:
                errors += json.loads(await line.recv())["type"] == "error"
        except ConnectionClosed:
            return {"errors": errors, "code": line.close_code or 0}


def test_comings_and_goings_of_a_crowd_are_told_together(strict: Server) -> None:
    made = strict.create(seats=[{"me": True}])
    with Player(strict, made["id"], made["token"]) as player:
        asyncio.run(crowd(strict, made["id"], 60))
        result = 1
        while player.wait("presence")["watchers"] < 60:
            result += 1
    assert result < 40


async def crowd(server: Server, game: str, watchers: int) -> None:
    """Let many come to a table at once, and stay until all are there."""
    everybody = asyncio.Barrier(watchers)

    async def watch() -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{game}/socket", max_size=None) as line:
            await line.send('{"type":"hello"}')
            while True:
                message = json.loads(await line.recv())
                if message["type"] == "presence" and message["watchers"] == watchers:
                    break
            await everybody.wait()

    async with asyncio.timeout(60):
        await asyncio.gather(*(watch() for _ in range(watchers)))


# Bots


def test_bots_of_one_address_share_a_budget(strict: Server) -> None:
    begin = time.monotonic()
    with visitor(strict, "10.0.11.1") as many, visitor(strict, "10.0.11.2") as one:
        bots: list[Any] = [{"bot": "random"}, {"bot": "random"}]
        games = [create(many, seats=bots, pace="instant").json()["id"] for _ in range(6)]
        mine = create(one, seats=[{"me": True}, {"bot": "random"}], pace="instant").json()
        with Player(strict, mine["id"], mine["token"]) as player:
            for _ in range(4):
                view = player.catch_up(0)["view"]
                while view["seat"] != 0:
                    view = player.wait("table")["view"]
                player.catch_up(
                    player.do("play", version=player.table["version"], action=view["options"][0]["id"])["version"]
                )
        versions = sum(many.get(f"/tables/{game}").json()["version"] for game in games)
    assert versions <= 10 + 5 * (time.monotonic() - begin) + 6, "the first entry of each game is nobody's move"


# Connections


def dial(server: Server, own: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=30, source_address=(own, 0))


def is_cut(line: socket.socket) -> bool:
    """Wait until the server hangs up, but not for ever."""
    with contextlib.suppress(ConnectionError):
        try:
            while line.recv(10_000):
                pass
        except TimeoutError:
            return False
    return True


# Tables


def test_tables_that_are_not_over_are_limited_for_each_address_and_in_all(strict: Server) -> None:
    with visitor(strict, "10.0.13.1") as client:
        answers = [create(client, public=True, seats=[{"me": True}]) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "limit/tables"
        made = [answer.json() for answer in answers[:2]]
        made += [create(client, seats=[{"me": True}, {"me": True}]).json() for _ in range(6)]
        assert create(client).status_code == 429
        resigned = {"Authorization": f"Bearer {made[-1]['token']}"}
        assert client.post(f"/tables/{made[-1]['id']}/resign", json={"seat": 0}, headers=resigned).status_code == 200
        assert create(client).status_code == 201, "one is over"
    for number in range(40):
        with visitor(strict, f"10.0.14.{number}") as client:
            if create(client).status_code == 429:
                break
    else:
        raise AssertionError("there is room for ever")


# What is said


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8000", 200),
        ("127.0.0.1", 200),
        ("192.168.1.5:8000", 200),
        ("[::1]:8000", 200),
        (socket.gethostname(), 200),
        ("Play.Example:443", 200),
        ("rebound.example", 421),
        ("127.0.0.1.rebound.example", 421),
        ("play.example.rebound.example", 421),
        ("localhost:port", 421),
        ("localhost:99999", 421),
        ("[1]", 421),
        ("", 421),
    ],
)
def test_only_names_of_this_server_are_answered(strict: Server, host: str, status: int) -> None:
    answer = httpx.get(f"{strict.url}/api/menu", headers={"Host": host, "X-Forwarded-For": "10.0.14.250"})
    assert answer.status_code == status
    if status == 421:
        assert answer.json()["code"] == "request/host"


@pytest.mark.parametrize("body", [b'{"variant":"\xff"}', b'{"variant":"sample()","name":"\xc3\x28"}', b"\xff\xfe{"])
def test_a_body_that_is_not_utf8_is_refused_and_nothing_is_logged(strict: Server, body: bytes) -> None:
    with visitor(strict, "10.0.22.1") as client:
        refused = client.post("/tables", content=body)
    assert (refused.status_code, refused.json()["code"]) == (400, "request/invalid")
    assert "Traceback" not in strict.log.read_text()


def test_a_refused_handshake_is_no_error_in_the_log_and_requests_name_the_client(strict: Server) -> None:
    for origin in ("http://rebound.example", None):
        path = "/api/tables/x/socket" if origin else "/api/nothing"
        shake = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        shake += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        shake += f"Origin: {origin}\r\n\r\n" if origin else "\r\n"
        with dial(strict) as line:
            line.sendall(shake.encode())
            assert line.recv(1000).startswith(b"HTTP/1.1 403")
            assert is_cut(line)
    with visitor(strict, "10.0.22.2") as client:
        client.get("/menu")
    deadline = time.monotonic() + 20
    while not any(line.get("client") == "10.0.22.2" for line in logged(strict) if line["event"] == "http.request"):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert [line for line in logged(strict) if line["level"] == "error"] == []


def logged(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]


def test_nul_is_refused_with_postgres_too(tmp_path: Path, postgres: str) -> None:
    with serve(fresh_database(postgres), tmp_path) as server:
        for path in ("/tables?variant=%00", "/records?player=%00", "/tables/%00", "/records/x%00"):
            refused = server.client().get(path)
            assert (refused.status_code, refused.json()["code"]) == (400, "request/invalid")
        name = "Zo\0e"
        made = server.create(seats=[{"me": True, "name": name}], name=name)
        assert made["table"]["seats"][0]["name"] == "Zo e"
        sat = server.client().post(f"/tables/{made['id']}/sit", json={"name": name, "id": "a\0b"})
        assert sat.status_code == 200
