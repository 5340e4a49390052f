"""A real server in a process of its own, for tests: `with serve(database) as server`."""

import contextlib
import functools
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import httpx._transports.default
from websockets.sync.client import ClientConnection, connect

from crownland.server.settings import PREFIX, Limits, Settings
from forked_server import ForkedServer

# Every new client would read all certificates of the system again, 30 ms each; no test speaks TLS.
transports: Any = httpx._transports.default
transports.create_ssl_context = functools.cache(transports.create_ssl_context)

CHOICES = {PREFIX + name.upper() for name in Settings.__dataclass_fields__}  # which a server reads when it starts
CROWNLAND = (sys.executable, "-m", "crownland")
OPERATOR = "the token of the operator"  # who may bring records in


def limits(**chosen: float) -> str:
    """Return what a test may do that a stranger may not, with some limits that it chooses."""
    free = {name: 100_000 for name in Limits.__dataclass_fields__ if name not in ("patience", "idle")}
    return ",".join(f"{name}={number}" for name, number in (free | chosen).items())


GENEROUS = {
    "CROWNLAND_LIMITS": limits(),
    "CROWNLAND_IMPORT_TOKEN": OPERATOR,
    "CROWNLAND_LOG": "warning",
    "CROWNLAND_SYNC": "NORMAL",  # tests end processes and not the machine
}


TABLE = re.compile("/api/tables(/[^/]+)?")


def ask_for_view(request: httpx.Request) -> None:
    """Let a table that is laid or looked at come with its view, unless the test says what it wants."""
    if TABLE.fullmatch(request.url.path) and "view" not in request.url.params:
        request.url = request.url.copy_add_param("view", "true")


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Server:
    """A server process and how to talk with it."""

    def __init__(
        self,
        database: str,
        log: Path,
        port: int = 0,
        program: Sequence[str] = CROWNLAND,
        **environment: str,
    ) -> None:
        self.database, self.log, self.port = database, log, port or free_port()
        self.program = program
        self._clients: dict[str, httpx.Client] = {}
        self._environment = {**GENEROUS, **environment}
        self.begin()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.begin()
        self.wait_until_up()

    def begin(self) -> None:
        """Start, and do not wait."""
        words = ["--port", str(self.port), "--database", self.database]
        if self.program == CROWNLAND and self._environment.keys() <= CHOICES:
            self.process: ForkedServer | subprocess.Popen[bytes] = ForkedServer(words, self.log, self._environment)
            return
        command, environment = [*self.program, "serve", *words], {**os.environ, **self._environment}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    def wait_until_up(self) -> None:
        deadline = time.monotonic() + 180  # it takes three seconds; a busy machine may need more
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log.read_text()
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"the server did not come up: {self.log.read_text()}")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it as a power cut would."""
        self._hang_up()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it as an operator would; return its exit code."""
        self._hang_up()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def _hang_up(self) -> None:
        for client in self._clients.values():
            client.close()
        self._clients.clear()

    def client(self, token: str = "") -> httpx.Client:
        """Return the client that sends this token and asks for views; it is closed with the server."""
        if token not in self._clients:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            hooks: Any = {"request": [ask_for_view]}
            self._clients[token] = httpx.Client(
                base_url=f"{self.url}/api", headers=headers, timeout=60, event_hooks=hooks
            )
        return self._clients[token]

    def create(self, **setup: Any) -> Any:
        """Lay a table; it comes with its view."""
        laid = {"variant": "kingdomino(seats=2)", **setup}
        answer = httpx.post(f"{self.url}/api/tables", json=laid, params={"view": True}, timeout=120)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def socket(self, game: str, query: str = "", **options: Any) -> ClientConnection:
        connection: ClientConnection = connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{game}/socket{query}", max_size=None, **options
        )
        return connection


@contextlib.contextmanager
def serve(database: str, folder: Path, **options: Any) -> Iterator[Server]:
    """Run a server until the end of the block."""
    server = Server(database, folder / "server.log", **options)
    try:
        server.wait_until_up()
        yield server
    finally:
        server.stop()
