"""Where games are at home: a simulation of processes that come, leave and die, and the same with real ones.

    python bench/placement.py                             # the simulation, a few seconds
    python bench/placement.py --games 100000 --seed 7
    python bench/placement.py --real 4                    # four real processes on a PostgreSQL of their own

The simulation asks the server's own function where each game is at home. Real processes are asked how many sockets they
have; that must be what the function says, for each of them. Then one is killed, and everybody comes back by themselves.
It listens on loopback only and stops by itself.
"""

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from crownland.server.runtime.placement import choose_home
from crownland.server.table.names import new_id

SIZES: Final = (1, 2, 4, 8, 16, 64)
TABLES: Final = 100  # with two sockets each, for real processes
PAUSE: Final = 0.05  # seconds until a client comes back, as the page has it


@dataclass(frozen=True)
class Change:
    """What a change did: games that moved, of those the ones that had to, and the fullest process against the mean."""

    what: str
    processes: int
    moved: float
    needless: int
    fullest: float


def simulate(games: Sequence[str], processes: int, luck: random.Random) -> list[Change]:
    """Let one process join, one leave, one die and a new one take its place; tell what each does to the games."""
    names = [_name(luck) for _ in range(processes)]
    homes = {game: choose_home(game, names) for game in games}
    changes = [_compare("", games, homes, homes, names)]
    for what, go, come in (("joins", 0, 1), ("leaves", 1, 0), ("dies and is replaced", 1, 1)):
        if go and len(names) <= go:
            continue
        gone = luck.sample(names, go)
        names = [name for name in names if name not in gone] + [_name(luck) for _ in range(come)]
        later = {game: choose_home(game, names) for game in games}
        changes.append(_compare(what, games, homes, later, names))
        homes = later
    return changes


def _name(luck: random.Random) -> str:
    return f"{luck.getrandbits(64):016x}"


def _compare(
    what: str, games: Sequence[str], before: dict[str, str], after: dict[str, str], names: list[str]
) -> Change:
    new = set(names) - set(before.values())
    moved = [game for game in games if before[game] != after[game]]
    needless = sum(before[game] in names and after[game] not in new for game in moved)
    fullest = max(Counter(after.values()).values()) * len(names) / len(games)
    return Change(what, len(names), len(moved) / len(games), needless, fullest)


def show(changes: Sequence[Change]) -> None:
    for change in changes:
        beginning = f"{change.processes:>9}  {change.what or 'at first':22}"
        print(f"{beginning}{100 * change.moved:6.1f} %{change.needless:10}{change.fullest:14.3f}")


class Client:
    """A player who comes back whenever the line breaks, to whichever process answers."""

    def __init__(self, game: str, token: str, ports: list[int], luck: random.Random) -> None:
        self._hello, self._luck = json.dumps({"type": "hello", "token": token}), luck
        self._path, self._ports = f"/api/games/{game}/socket", ports
        self.seen_at = 0.0  # when the table was last seen for the first time on a connection
        self.connections = 0

    async def run(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._listen(self._luck.choice(self._ports))
            await asyncio.sleep(PAUSE)

    async def _listen(self, port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}{self._path}", compression=None, close_timeout=0.2) as line:
            await line.send(self._hello)
            is_new = True
            async for message in line:
                if is_new and '"table"' in str(message)[:20]:
                    self.seen_at, is_new = time.perf_counter(), False
                    self.connections += 1


async def compare_with_real(servers: Any, luck: random.Random) -> dict[str, Any]:
    """Lay tables, connect everybody anywhere, and see that they meet where the function says; then kill a process."""
    games = await asyncio.to_thread(_lay, servers.ports)
    clients = [Client(game, token, servers.ports, luck) for game, token in games for _ in range(2)]
    tasks = [asyncio.create_task(client.run()) for client in clients]
    try:
        await _until(lambda: all(client.seen_at for client in clients))
        result = {"processes": len(servers.ports), "sockets": len(clients)}
        result |= await _counted(servers, servers.ports, [game for game, _ in games])
        if len(servers.ports) > 1:
            result |= await _kill_one(servers, clients, [game for game, _ in games])
        return result
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _kill_one(servers: Any, clients: list[Client], games: list[str]) -> dict[str, Any]:
    had, before = _sockets(servers.ports[-1]), sum(client.connections for client in clients)
    killed = time.perf_counter()
    servers.processes[-1].kill()
    await _until(lambda: sum(client.connections for client in clients) >= before + had)
    back = sorted(client.seen_at - killed for client in clients if client.seen_at > killed)
    moved = {"killed with sockets": had, "came back": len(back), "needlessly": len(back) - had}
    result = await _counted(servers, servers.ports[:-1], games)
    times = {"median back after s": round(back[len(back) // 2], 2), "last back after s": round(back[-1], 2)}
    return {**moved, **times, **{f"{key} then": value for key, value in result.items()}}


async def _counted(servers: Any, ports: list[int], games: list[str]) -> dict[str, Any]:
    """Tell how many sockets each process has, and how many it should have."""
    names = _processes(servers.database, len(ports))
    expected = sorted(2 * Counter(choose_home(game, names) for game in games)[name] for name in names)
    with contextlib.suppress(TimeoutError):
        await _until(lambda: sorted(map(_sockets, ports)) == expected, 5)
    return {"expected": expected, "found": sorted(map(_sockets, ports))}


def _processes(database: str, count: int) -> list[str]:
    """Return the names of the processes that are alive: those that signed in last."""
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT id FROM processes ORDER BY until DESC LIMIT %s", (count,)).fetchall()
    return [str(row[0]) for row in rows]


def _lay(ports: list[int]) -> list[tuple[str, str]]:
    made = []
    for number in range(TABLES):
        body = json.dumps({"variant": "kingdomino(seats=2)", "seats": [{"me": True}, {"me": True}]}).encode()
        address = f"http://127.0.0.1:{ports[number % len(ports)]}/api/games"
        request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=120) as answer:
            laid = json.load(answer)
        made.append((laid["game"], laid["token"]))
    return made


def _sockets(port: int) -> int:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=60) as answer:
        return int(json.load(answer)["sockets"])


async def _until(fits: Any, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not fits():
            await asyncio.sleep(0.02)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--real", type=int, metavar="N", help="compare with so many real processes")
    arguments = parser.parse_args()
    luck = random.Random(arguments.seed)
    if arguments.real:
        from load.servers import servers  # noqa: PLC0415  # needs a PostgreSQL

        with tempfile.TemporaryDirectory() as name, servers(Path(name), "postgres", arguments.real) as running:
            for key, value in asyncio.run(compare_with_real(running, luck)).items():
                print(f"{key:24} {value}")
        return
    games = [new_id() for _ in range(arguments.games)]
    print(f"{'processes':>9}  {'one of them':22}{'moved':>8}{'needless':>10}{'fullest/mean':>14}")
    for size in SIZES:
        show(simulate(games, size, luck))


if __name__ == "__main__":
    main()
