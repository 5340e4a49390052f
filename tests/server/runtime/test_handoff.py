"""Two processes of one machine: whoever lands at the wrong one is handed to the home of the game, whatever happens."""

import base64
import contextlib
import json
import os
import signal
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from clients import Player
from databases import fresh_database
from servers import Server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux can hand connections over like this")

ROOM = 24  # connections to a process
LIMITS = {"CROWNLAND_LEASE": "1", "CROWNLAND_TIMEOUT": "3", "CROWNLAND_CONNECTIONS": str(ROOM)}


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[Server]]:
    """Two processes that know each other, with little room in each."""
    folder, database = tmp_path_factory.mktemp("two"), fresh_database(postgres)
    limits: Any = LIMITS
    running = [Server(database, folder / f"{number}.log", **limits) for number in range(2)]
    try:
        for server in running:
            server.wait_until_up()
        wait(lambda: all(health(server)["processes"] == 2 for server in running))
        yield running
    finally:
        for server in running:
            server.stop()


def health(server: Server) -> Any:
    return httpx.get(f"{server.url}/healthz", timeout=20).json()


def sockets(server: Server) -> int:
    return int(health(server)["sockets"])


def wait(fits: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not fits():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def lay(server: Server) -> Any:
    return server.create(seats=[{"me": True}, {"me": True}])


def lay_away(servers: list[Server]) -> tuple[Any, Server, Server]:
    """Lay a table; return it with the process that is its home, and the other one."""
    made = lay(servers[0])
    with Player(servers[0], made["game"], made["token"]):
        home = next(server for server in servers if sockets(server))
    wait(lambda: not any(map(sockets, servers)))
    return made, home, next(server for server in servers if server is not home)


def request(server: Server, game: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/games/{game}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def frame(**message: Any) -> bytes:
    """A message as a client sends it, masked with zeros."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return struct.pack("!BB4x", 0x81, 0x80 | len(text)) + text


def fill(server: Server, lines: contextlib.ExitStack) -> None:
    """Take every place of a process. Whoever was there before may hold one a little longer."""
    taken = 0

    def is_full() -> bool:
        nonlocal taken
        line = lines.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        taken += is_let_in(line)
        return taken == ROOM

    wait(is_full)


def is_let_in(line: socket.socket) -> bool:
    line.settimeout(20)
    with contextlib.suppress(ConnectionError):  # whoever is turned away need not be heard
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        return line.recv(100).startswith(b"HTTP/1.1 200")
    return False


def read_until(line: socket.socket, wanted: bytes) -> bytes:
    line.settimeout(20)
    heard = b""
    while wanted not in heard:
        more = line.recv(65536)
        assert more, heard
        heard += more
    return heard


def test_all_who_play_a_game_meet_at_its_home_wherever_they_land(servers: list[Server]) -> None:
    homes = set[tuple[int, ...]]()
    while len(homes) < 2:  # some games are at home here, and some there
        made = lay(servers[0])
        with contextlib.ExitStack() as open_sockets:
            one, other = (open_sockets.enter_context(Player(server, made["game"], made["token"])) for server in servers)
            counts = tuple(map(sockets, servers))
            assert sorted(counts) == [0, 2], "both are at the same process"
            homes.add(counts)
            action = one.table["view"]["options"][0]["id"]
            done = one.do("play", ply=one.table["ply"], action=action)
            assert other.catch_up(done["ply"])["ply"] == done["ply"]
        wait(lambda: not any(map(sockets, servers)))


def test_half_a_request_waits_for_the_rest_and_what_comes_with_it_is_not_lost(servers: list[Server]) -> None:
    made, home, other = lay_away(servers)
    whole = request(other, made["game"]) + frame(type="hello", token=made["token"]) + frame(type="ping", id="first")
    with socket.create_connection(("127.0.0.1", other.port)) as line:
        line.sendall(whole[:70])
        time.sleep(0.3)
        assert sockets(home) == 0
        line.sendall(whole[70:])
        heard = read_until(line, b'"first"')
        assert heard.startswith(b"HTTP/1.1 101")
        assert heard.index(b'"welcome"') < heard.index(b'"first"')
        assert (sockets(home), sockets(other)) == (1, 0)
    wait(lambda: not sockets(home))


def test_a_request_that_trickles_is_cut_where_it_landed(servers: list[Server]) -> None:
    made, home, other = lay_away(servers)
    with socket.create_connection(("127.0.0.1", other.port)) as line:
        waiting = list(request(other, made["game"]))
        with contextlib.suppress(ConnectionError):
            while waiting:
                line.sendall(bytes([waiting.pop(0)]))
                time.sleep(0.05)
                assert sockets(home) == 0
    assert waiting, "nobody may take that long"


def test_a_home_without_room_leaves_connections_where_they_are(servers: list[Server]) -> None:
    made, home, other = lay_away(servers)
    with contextlib.ExitStack() as lines:
        fill(home, lines)
        player = lines.enter_context(Player(other, made["game"], made["token"]))
        assert sockets(other) == 1
        assert player.do("ping")["type"] == "reply"


def test_a_request_in_a_strange_shape_is_answered_as_ever(servers: list[Server]) -> None:
    made, _, other = lay_away(servers)
    for spoilt in (b"Sec-WebSocket-Version: 12", b"Sec-WebSocket-Key: x", b"Host: elsewhere.example"):
        name = spoilt.split(b":")[0]
        lines = [spoilt if line.startswith(name) else line for line in request(other, made["game"]).split(b"\r\n")]
        with socket.create_connection(("127.0.0.1", other.port)) as line:
            line.sendall(b"\r\n".join(lines))
            assert read_until(line, b"\r\n\r\n").startswith(b"HTTP/1.1 4")


def test_a_home_that_is_slow_or_stuck_or_dies_holds_nobody_up(servers: list[Server]) -> None:
    """It is stopped, so that an offer waits there, and goes on, or does not, or is killed."""
    made, home, other = lay_away(servers)
    try:
        home.process.send_signal(signal.SIGSTOP)
        with asking(other, made) as line:
            time.sleep(0.3)
            home.process.send_signal(signal.SIGCONT)
            assert b'"welcome"' in read_until(line, b'"table"')
            assert (sockets(home), sockets(other)) == (1, 0), "it came late, but it came"

        home.process.send_signal(signal.SIGSTOP)
        with asking(other, made) as line:
            line.settimeout(20)
            assert line.recv(100) == b"", "nobody knows who has it, so it is closed"
        with Player(other, made["game"], made["token"]) as player:
            assert sockets(other) == 1, "who comes again is served here"
            assert player.welcome["seats"] == [0, 1]

            home.process.send_signal(signal.SIGCONT)
            assert player.wait("bye")["reason"] == "moved", "the home is well again"
        wait(lambda: health(other)["processes"] == 2 and not any(map(sockets, servers)))

        home.process.send_signal(signal.SIGSTOP)
        with asking(other, made) as line:
            time.sleep(0.3)
            home.kill()
            assert b'"welcome"' in read_until(line, b'"table"'), "the connection stays, and the game goes on here"
            assert sockets(other) == 1
    finally:
        home.process.send_signal(signal.SIGCONT)
        home.kill()
        home.start()
        wait(lambda: all(health(server)["processes"] == 2 for server in servers))


@contextlib.contextmanager
def asking(server: Server, made: Any) -> Iterator[socket.socket]:
    """A connection that asks for a socket and says hello in one breath."""
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(request(server, made["game"]) + frame(type="hello", token=made["token"]))
        yield line
