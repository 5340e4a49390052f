"""Limits, headers and origins: bad input gets one clear error, changes nothing, and disturbs nobody else."""

import asyncio
import contextlib
import json
import socket
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from clients import Player
from crownland.server.errors import ApiError
from crownland.server.http.guard import HEADERS
from crownland.server.limits import RateLimiter, TableQuota, TokenBucket
from servers import Server, limits, serve

SHAPE = {"type", "code", "message", "args"}


@pytest.mark.parametrize(
    "path", ["/", "/api/menu", "/api/tables/none", "/healthz", "/api/openapi.json", "/nothing", "/api/records.jsonl"]
)
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}")
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "file://", "https://["])
def test_a_page_of_another_site_changes_nothing(server: Server, origin: str) -> None:
    refused = httpx.post(f"{server.url}/api/tables", json={"variant": "duel()"}, headers={"Origin": origin})
    assert (refused.status_code, refused.json()["code"]) == (403, "request/origin")


def test_our_own_page_may(server: Server) -> None:
    setup = {"variant": "kingdomino(seats=2)"}
    assert httpx.post(f"{server.url}/api/tables", json=setup, headers={"Origin": server.url}).status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b'{"variant":1}',
        b'{"variant":"duel()","seats":[1]}',
        b'{"variant":"duel()","more":1}',
        b'{"variant":"duel()","seats":' + b"[" * 30_000,
        b'{"variant":"duel()","clock":{"minutes":-1}}',
        b'{"variant":"duel()","clock":{"minutes":1e999}}',
        b'{"variant":"' + b"x" * 300 + b'"}',
        b'{"variant":"kingdomino(seats=99999999999)"}',
        b'{"variant":"duel()","pace":"never"}',
        b"\xff\xfe",
        b'{"variant":"\\ud800"}',
    ],
    ids=lambda body: repr(body[:30]),
)
def test_a_body_that_is_wrong_gets_an_error(server: Server, body: bytes) -> None:
    refused = httpx.post(f"{server.url}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert refused.status_code == 400, refused.text
    assert set(refused.json()) == SHAPE
    assert refused.json()["code"] in ("request/invalid", "setup/invalid")


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b"", "the request needs a JSON body"),
        (b'{"variant":7}', "variant: Expected `str`, got `int`"),
        (b"{}", "Object missing required field `variant`"),
        (b'{"variant":"\xff"}', "the body is not valid UTF-8"),
        (b"[" * 30_000, "the JSON is nested too deeply"),
        (b'{"variant":"\\ud800"}', "the JSON ends too early or contains an invalid character"),
    ],
    ids=lambda part: repr(part[:20]),
)
def test_what_is_wrong_with_a_body_is_said_in_plain_words(server: Server, body: bytes, sentence: str) -> None:
    refused = httpx.post(f"{server.url}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert refused.json()["message"] == sentence


def test_what_is_wrong_with_an_address_is_said_in_plain_words(server: Server) -> None:
    for method, path, sentence in (
        ("DELETE", "/tables", "this address does not support DELETE"),
        ("GET", "/nothing", "there is nothing at this address"),
        ("GET", f"/tables/{'x' * 30}", "table_id: Expected `str` of length <= 16"),
        ("GET", "/tables/x?after=-3", "after: Expected `int` >= 0"),
    ):
        assert httpx.request(method, f"{server.url}/api{path}").json()["message"] == sentence


def test_a_megabyte_where_a_kilobyte_is_expected_is_refused(server: Server) -> None:
    body = json.dumps({"variant": "duel()", "name": "x" * 1_000_000}).encode()
    refused = httpx.post(f"{server.url}/api/tables", content=body)
    assert (refused.status_code, refused.json()["code"]) == (413, "request/too-large")

    def in_parts() -> Any:
        for _ in range(100):
            yield b"x" * 10_000

    refused = httpx.post(f"{server.url}/api/tables", content=in_parts())
    assert (refused.status_code, refused.json()["code"]) == (413, "request/too-large")


@pytest.mark.parametrize("length", ["-1", "x", "99999999999999999999"])
def test_a_length_that_lies_is_refused(server: Server, length: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n".encode())
        assert raw.recv(1000).split()[1] in (b"400", b"413")


def test_a_method_that_an_address_does_not_know(server: Server) -> None:
    refused = httpx.put(f"{server.url}/api/tables")
    assert (refused.status_code, refused.json()["code"]) == (405, "request/method")


def test_names_are_cleaned_and_come_back_as_text(server: Server) -> None:
    made = server.create(seats=[{"me": True, "name": "<script>\u202e\n x"}, {"bot": "random"}])
    assert made["table"]["seats"][0]["name"] == "<script> x"
    answer = httpx.get(f"{server.url}/api/tables/{made['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_bucket_lets_a_burst_through_and_then_a_trickle() -> None:
    bucket = TokenBucket(rate=0.001, burst=3)
    assert [bucket.take() == 0 for _ in range(5)] == [True] * 3 + [False] * 2


def test_who_asks_too_often_is_told_to_wait_for_more_than_no_time_at_all() -> None:
    """Once a bug: with many requests a second the answer was "wait 0.0 seconds"."""
    rates = RateLimiter(rate=50, burst=1)
    rates.check("a")
    with pytest.raises(ApiError, match=r"too many requests; try again in 0\.1 seconds") as refused:
        rates.check("a")
    assert refused.value.args_ == {"seconds": 0.1}


def test_addresses_that_asked_longest_ago_are_forgotten() -> None:
    rates = RateLimiter(1, 1)
    for number in range(30_000):
        rates.check(str(number))
    assert len(rates._buckets) <= 20_000


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that gives strangers little."""
    folder = tmp_path_factory.mktemp("strict")
    small = limits(
        requests=1,
        request_burst=150,
        messages=2,
        message_burst=10,
        new_tables=0.01,
        new_table_burst=5,
        sockets_per_address=50,
    )
    with serve(str(folder / "games.db"), folder, CROWNLAND_LIMITS=small) as running:
        yield running


@pytest.mark.parametrize("tries", [500, pytest.param(10_000, marks=pytest.mark.deep)])
def test_connections_and_requests_are_limited_for_each_address(strict: Server, tries: int) -> None:
    made = strict.create(seats=[{"me": True}])
    player = Player(strict, made["id"], made["token"])
    heard = asyncio.run(crowd(strict, made["id"], tries))
    assert 0 < heard["101"] < 250, "those who say nothing make room after a while, and never are more than 50 inside"
    assert heard["most"] <= 50
    assert heard["limit/sockets"] > 0
    assert heard["429"] > tries / 2, "beyond the rate nobody gets as far as a socket"
    assert player.do("ping")["type"] == "pong", "who is there stays there"
    answers = [player.do("ping") for _ in range(15)]
    refused = next(answer for answer in answers if answer.get("code") == "request/too-many")
    assert refused["message"] == f"too many messages; try again in {refused['args']['seconds']} seconds"
    player.close()
    limited = next(a for a in (httpx.get(f"{strict.url}/api/tables") for _ in range(100)) if a.status_code == 429)
    assert limited.json()["code"] == "request/too-many"
    assert int(limited.headers["retry-after"]) >= 1
    assert httpx.get(f"{strict.url}/healthz").status_code == 200, "who watches over it is never turned away"


async def crowd(server: Server, game: str, connections: int) -> Counter[str]:
    """Try to open very many connections; count what becomes of each. Those that get in stay until the end."""
    heard: Counter[str] = Counter()
    gate, inside = asyncio.Semaphore(200), []
    shake = (
        f"GET /api/tables/{game}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    )
    shake += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"

    async def one() -> None:
        async with gate:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(shake.encode())
            status = (await reader.readuntil(b"\r\n\r\n")).split()[1].decode()
            frame = b"" if status != "101" else await first_frame(reader)
            heard["limit/sockets" if b"limit/sockets" in frame else status] += 1
            if status == "101" and not frame:
                inside.append(writer)
            else:
                writer.close()

    async def first_frame(reader: asyncio.StreamReader) -> bytes:
        """Who is turned away hears why at once; who is let in hears nothing before hello."""
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(reader.read(1000), 2)
        return b""

    crowd = asyncio.gather(*(one() for _ in range(connections)))
    async with httpx.AsyncClient(timeout=60) as client:
        while not crowd.done():
            health = (await client.get(f"{server.url}/healthz")).json()
            heard["most"] = max(heard["most"], health["sockets"])
            await asyncio.sleep(0.2)
    await crowd
    for writer in inside:
        writer.close()
    return heard


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    small = limits(tables_per_address=1, new_tables=0.001, new_table_burst=4)
    with serve(str(tmp_path / "games.db"), tmp_path, CROWNLAND_LIMITS=small) as server:
        made = server.create(variant="sample()", seats=[{"me": True}, {"me": True}])
        client = server.client(made["token"])

        def play_again(game: str) -> Any:
            assert client.post(f"/tables/{game}/resign", json={"seat": 0}).status_code == 200
            return client.post(f"/tables/{game}/rematch", json={}).json()

        second = play_again(made["id"])["table"]
        assert client.post("/tables", json={"variant": "sample()"}).json()["code"] == "limit/tables", (
            "there is one table"
        )
        third = play_again(second)["table"]
        assert play_again(third)["code"] == "limit/tables", "they came too fast"


def test_tables_are_limited_for_each_address(tmp_path: Path) -> None:
    small = limits(new_tables=0.001, new_table_burst=3)
    with serve(str(tmp_path / "games.db"), tmp_path, CROWNLAND_LIMITS=small) as server:
        answers = [httpx.post(f"{server.url}/api/tables", json={"variant": "sample()"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["code"] == "limit/tables"


def test_a_bucket_takes_what_costs_more_than_it_holds_only_when_it_is_full() -> None:
    bucket = TokenBucket(rate=0.001, burst=5)
    assert bucket.take(20) == 0
    assert bucket.take() > 0


def test_reservations_wait_one_after_the_other() -> None:
    bucket = TokenBucket(rate=2, burst=1)
    waits = [bucket.reserve() for _ in range(4)]
    assert waits == pytest.approx([0, 0.5, 1, 1.5], abs=0.1)


def test_who_would_wait_too_long_makes_nobody_wait_longer() -> None:
    bucket = TokenBucket(rate=2, burst=1)
    waits = [bucket.reserve(longest=1) for _ in range(9)]
    assert waits == pytest.approx([0, 0.5, 1, *[1.5] * 6], abs=0.1)


def test_tables_of_the_day_before_no_longer_count(monkeypatch: pytest.MonkeyPatch) -> None:
    quota = TableQuota(maximum=1, maximum_public=1)
    quota.add("here", "old", public=True)
    with pytest.raises(ApiError):
        quota.check("here", public=False)
    quota.check("elsewhere", public=True)
    day_after = time.monotonic() + 25 * 60 * 60
    monkeypatch.setattr(time, "monotonic", lambda: day_after)
    quota.check("here", public=True)
