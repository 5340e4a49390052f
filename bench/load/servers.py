"""The servers under load, their database and their proxy: processes of our own, on loopback, that end with the run."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import psutil

from chaos.processes import FREE, Postgres

sys.path.append(str(Path(__file__).parents[2] / "tests" / "support"))
from haproxy import NAMES, running_haproxy

UP_SECONDS: Final = 120
MAX_BEHIND_PROXY: Final = len(NAMES)  # processes


@dataclass(frozen=True)
class Servers:
    """What a run measures."""

    ports: list[int]  # of the processes
    client_ports: list[int]  # for players: that of the proxy, or those of the processes
    processes: list[psutil.Process]
    database: str  # as `checking` opens it
    postgres: psutil.Process | None
    proxy: psutil.Process | None
    started: list[float]  # seconds from the start of each process to its first answer


@contextlib.contextmanager
def servers(folder: Path, database: str, processes: int, has_proxy: bool = False, **settings: Any) -> Iterator[Servers]:
    """Run servers, with a file of SQLite or a PostgreSQL of their own, and HAProxy in front of them if wanted."""
    with contextlib.ExitStack() as stack:
        address, main_process, proxy = str(folder / "load.db"), None, None
        if database == "postgres":
            postgres = Postgres(folder / "postgres")
            stack.callback(postgres.close)
            address, main_process = postgres.address, postmaster(folder / "postgres")
        elif processes != 1:
            raise ValueError(f"expected one process with SQLite, but got {processes}; use --database postgres")
        ports = [free_port() for _ in range(processes)]
        begun = time.perf_counter()
        running = [stack.enter_context(_server(port, address, folder, settings)) for port in ports]
        started = [_wait_until_up(port, begun) for port in ports]
        _wait_until_met(ports, begun)
        client_ports = ports
        if has_proxy:
            client_ports = [stack.enter_context(running_haproxy(ports, folder)).port]
            proxy = next(child for child in psutil.Process().children() if child.name() == "haproxy")
        yield Servers(ports, client_ports, running, address, main_process, proxy, started)


@contextlib.contextmanager
def server(port: int, database: str, folder: Path) -> Iterator[tuple[psutil.Process, float]]:
    """Run one server; give its process, and after how many seconds it answered."""
    begun = time.perf_counter()
    with _server(port, database, folder, {}) as process:
        yield process, _wait_until_up(port, begun)


@contextlib.contextmanager
def _server(port: int, database: str, folder: Path, settings: dict[str, Any]) -> Iterator[psutil.Process]:
    command = [sys.executable, "-m", "crownland", "serve", "--port", str(port), "--database", database]
    chosen = {f"CROWNLAND_{name.upper()}": str(value) for name, value in settings.items()}
    environment = {**os.environ, **FREE, "CROWNLAND_LOG": "warning", **chosen}
    with (folder / f"{port}.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        yield psutil.Process(process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_until_up(port: int, begun: float) -> float:
    while time.perf_counter() - begun < UP_SECONDS:
        with contextlib.suppress(OSError):  # an error as an answer is one of those, too
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2).close()
            return time.perf_counter() - begun
        time.sleep(0.02)
    raise RuntimeError(f"expected a server within {UP_SECONDS} seconds, but none answers")


def _wait_until_met(ports: list[int], begun: float) -> None:
    """Wait until the processes know of each other."""
    while time.perf_counter() - begun < UP_SECONDS:
        answers = [urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=20).read() for port in ports]
        if all(json.loads(answer).get("processes", len(ports)) == len(ports) for answer in answers):
            return
        time.sleep(0.1)


def postmaster(folder: Path) -> psutil.Process:
    """Return the main process of the PostgreSQL whose data is in a folder."""
    return psutil.Process(int((folder / "postmaster.pid").read_text().splitlines()[0]))


def free_port() -> int:
    """Return a port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
