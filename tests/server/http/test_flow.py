"""How fast sockets and bodies are read: at the rate of their client's address, and not for ever."""

import asyncio
import base64
import json
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from crownland.server.app import make_app
from crownland.server.http import guard
from crownland.server.http.flow import BYTES_PER_MESSAGE, Flow
from crownland.server.limits import TokenBucket
from crownland.server.settings import Settings
from servers import Server, limits, serve

PING = b"\x89\x80\0\0\0\0"
PONG = b"\x8a\x00"
MESSAGES = 20  # a second of one address
RATE = MESSAGES * BYTES_PER_MESSAGE


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that reads little from one address."""
    folder = tmp_path_factory.mktemp("slow")
    chosen = limits(messages_per_address=MESSAGES)
    with serve(str(folder / "games.db"), folder, CROWNLAND_LIMITS=chosen) as running:
        yield running


def dial(server: Server, game: str, address: str) -> socket.socket:
    """Open a socket at a table, as a proxy would for this address."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    key = base64.b64encode(os.urandom(16)).decode()
    shake = f"GET /api/tables/{game}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    shake += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
    line.sendall(f"{shake}X-Forwarded-For: {address}\r\n\r\n".encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101")
    return line


def pongs(lines: list[socket.socket], least: int) -> int:
    """Read until there are at least so many pongs; return how many came."""
    heard = 0
    while heard < least:
        for line in lines:
            line.settimeout(0.05)
            try:
                heard += line.recv(1 << 20).count(PONG)
            except TimeoutError:
                continue
    return heard


def test_pings_of_one_address_are_answered_at_its_rate_and_others_at_once(slow: Server) -> None:
    game = slow.create(seats=[{"me": True}])["id"]
    begin = time.monotonic()
    lines = [dial(slow, game, "10.1.0.1") for _ in range(3)]
    for line in lines:
        line.sendall(PING * 5000)
    heard = pongs(lines, 2 * RATE // len(PING))
    assert heard * len(PING) <= RATE * (1 + time.monotonic() - begin)
    with dial(slow, game, "10.1.0.2") as other:
        other.sendall(PING)
        assert pongs([other], 1) == 1, "while the others still have to wait"
    for line in lines:
        line.close()


def test_nothing_is_lost_while_a_socket_has_to_wait(slow: Server) -> None:
    game = slow.create(seats=[{"me": True}])["id"]
    hello = json.dumps({"type": "hello"}).encode()
    frame = bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello
    with dial(slow, game, "10.1.1.1") as line:
        line.sendall(PING * 2000 + frame)
        heard = b""
        while b'"welcome"' not in heard:
            heard += line.recv(1 << 20)
    assert heard.count(PONG) == 2000


def test_a_text_that_is_not_utf8_is_no_error_of_the_server(slow: Server) -> None:
    game = slow.create(seats=[{"me": True}])["id"]
    with dial(slow, game, "10.1.2.1") as line:
        line.sendall(b"\x81\x81\0\0\0\0\xff")
        heard = b""
        while part := line.recv(1000):
            heard += part
    assert (1007).to_bytes(2) in heard
    assert "UTF-8" not in slow.log.read_text()


class Recorder:
    """A transport that notes whether it is read."""

    is_read = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return False


def test_reading_goes_on_only_when_both_the_rate_and_the_queue_allow_it() -> None:
    async def scenario() -> None:
        transport: Any = Recorder()
        handled: list[bytes] = []
        flow = Flow(transport, handled.append)
        flow.take(b"early")
        assert (transport.is_read, handled) == (False, []), "before the guard has given a rate"
        flow.start(TokenBucket(10_000, 100))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (transport.is_read, handled) == (True, [b"early"])
        flow.take(b"x" * 64)
        assert not transport.is_read, "the rate is used up"
        flow.pause_reading()
        await asyncio.sleep(0.05)
        assert (transport.is_read, len(handled)) == (False, 1), "the queue is full"
        flow.resume_reading()
        await asyncio.sleep(0.05)
        assert (transport.is_read, len(handled)) == (True, 2)

    asyncio.run(scenario())


@pytest.mark.parametrize("body", [b'{"seats"', b""])
def test_a_body_that_comes_too_slowly_is_refused(body: bytes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.3)
    app = make_app(Settings(database=str(tmp_path / "games.db"), log="warning"))
    sent: list[Any] = []

    async def receive() -> Any:
        await asyncio.sleep(0.05)
        return {"type": "http.request", "body": body, "more_body": True}

    async def send(message: Any) -> None:
        sent.append(message)

    request = httpx.Request("POST", "http://localhost/api/tables", headers={"Content-Type": "application/json"})
    scope: dict[str, Any] = {
        "type": "http",
        "method": "POST",
        "path": "/api/tables",
        "raw_path": b"/api/tables",
        "query_string": b"",
    }
    scope |= {"headers": [(name.lower(), value) for name, value in request.headers.raw], "client": ("10.1.3.1", 1)}
    scope |= {"http_version": "1.1", "scheme": "http", "root_path": "", "server": ("localhost", 80), "asgi": {}}
    asyncio.run(app(scope, receive, send))
    assert (sent[0]["status"], json.loads(sent[1]["body"])["code"]) == (400, "request/invalid")
    assert (b"connection", b"close") in sent[0]["headers"]
