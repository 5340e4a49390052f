"""What can be measured, each by a function: it lays tables on fresh servers and tells what it found."""

import argparse
import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

from .create import SIT_SECONDS, call, lay_tables, sit_down
from .drive import drive, measure, settle
from .meters import memory, read, spread
from .player import Player, connect
from .servers import Servers
from .tables import Load, Table
from .verify import audit, played, size_of_entries

Result: TypeAlias = dict[str, Any]
WARM_TABLES: Final = 20
LATE: Final = 0.97  # of the wanted moves: fewer are too few
P99: Final = 250  # milliseconds, of the most that is found
STEPS: Final = 5  # of halving
CROWD: Final = 1000  # watchers of one table
CUT_SECONDS: Final = 60  # within which a server cuts who does not read


@asynccontextmanager
async def playing(
    servers: Servers, tables: int, messages: str, result: Result
) -> AsyncIterator[tuple[Load, list[Table]]]:
    """Give tables at which everybody sits; at the end everything acknowledged must be in the log."""
    load = Load(servers.client_ports, messages)
    warm = await lay_tables(load, WARM_TABLES)
    await sit_down(warm)
    await drive(load, 200, 2)  # whatever is done once is done
    empty = memory(servers)
    laid = await lay_tables(load, tables - WARM_TABLES)
    with_tables = memory(servers)
    await sit_down(laid)
    result["sockets"] = 2 * tables
    result["memory MB"] = round(memory(servers) / 1e6)
    result["memory kB a table"] = round((with_tables - empty) / 1e3 / max(len(laid), 1), 1)
    result["memory kB a socket"] = round((memory(servers) - with_tables) / 1e3 / max(2 * len(laid), 1), 1)
    everybody = warm + laid
    try:
        yield load, everybody
    finally:
        await settle(load, everybody)
        for table in everybody:
            table.leave()
    result["disk bytes an entry"] = size_of_entries(servers.database)
    result |= audit(load.acknowledged, played(servers.database))
    if load.faults:
        result["faults"] = dict(load.faults)


async def steady(servers: Servers, arguments: argparse.Namespace) -> Result:
    """So many moves a second."""
    result: Result = {}
    async with playing(servers, arguments.tables, arguments.messages, result) as (load, tables):
        await drive(load, arguments.rate, 2)
        result |= await measure(servers, load, tables, arguments.rate, arguments.seconds)
        result["memory MB after"] = round(memory(servers) / 1e6)
    return result


async def most(servers: Servers, arguments: argparse.Namespace) -> Result:
    """The most moves a second of which 99 in 100 take less than a quarter of a second."""
    result: Result = {"steps": []}
    async with playing(servers, arguments.tables, arguments.messages, result) as (load, tables):
        low, high, best = 0.0, 0.0, {}
        rate = arguments.rate
        for _ in range(2 * STEPS):
            await drive(load, rate, 1)
            step = await measure(servers, load, tables, rate, arguments.seconds)
            result["steps"].append(step)
            await settle(load, tables)
            if step["p99 ms"] < P99 and step["moves/s"] > LATE * rate and not step["errors"]:
                low, best = rate, step
            else:
                high = rate
            if high and high - low < 0.06 * high:
                break
            rate = (low + high) / 2 if high else rate * 1.5
        result |= best
    return result


async def reconnect(servers: Servers, arguments: argparse.Namespace) -> Result:
    """Everybody loses the connection at once, and comes back at once."""
    result: Result = {}
    async with playing(servers, arguments.tables, arguments.messages, result) as (load, tables):
        before = read(servers, load, tables)
        begun = time.perf_counter()
        for table in tables:
            table.leave()
            table.come_back()
        load.ready.clear()
        times: list[float] = []
        await asyncio.gather(*(_back(table, begun, times) for table in tables))
        after = read(servers, load, tables)
        result["all are back after s"] = round(max(times), 2)
        result["a table is back after"] = spread(times)
        result["server ms a socket"] = round(1000 * (after.servers - before.servers) / (2 * len(tables)), 2)
        result["then"] = await measure(servers, load, tables, arguments.rate, arguments.seconds)
    return result


async def _back(table: Table, begun: float, times: list[float]) -> None:
    await table.connect()
    async with asyncio.timeout(SIT_SECONDS):
        while not table.waits:
            await asyncio.sleep(0.01)
    times.append(time.perf_counter() - begun)


class Watcher:
    """Somebody who watches, and counts what is shown."""

    def __init__(self) -> None:
        self.seen = 0
        self.is_lost = False

    def hear(self, player: Player, message: bytes) -> None:
        self.seen += message[9] in b"tc"  # table, change

    def lose(self, player: Player) -> None:
        self.is_lost = True


async def slow(servers: Servers, arguments: argparse.Namespace) -> Result:
    """A thousand watch one table, first all of them in good order; then one of them stops reading."""
    result: Result = {}
    async with playing(servers, arguments.tables, arguments.messages, result) as (load, tables):
        game, port, crowd = tables[0].game, servers.client_ports[0], [Watcher() for _ in range(CROWD)]
        players = [await connect(port, Player(watcher, game, "", load.messages)) for watcher in crowd]
        result["all read"] = await measure(servers, load, tables, arguments.rate, arguments.seconds)
        player = await connect(port, Player(Watcher(), game, "", load.messages), buffer=4096)
        await asyncio.sleep(0.5)
        player.transport.pause_reading()
        cut = asyncio.create_task(_when_cut(servers.ports, await _sockets(servers.ports)))
        result["one does not"] = await measure(servers, load, tables, arguments.rate, arguments.seconds)
        result["cut off after s"] = await cut
        result["watchers lost"] = sum(watcher.is_lost for watcher in crowd)
        result["views a watcher"] = round(sum(watcher.seen for watcher in crowd) / CROWD, 1)
        for each in (*players, player):
            each.leave()
    return result


async def _when_cut(ports: list[int], sockets: int) -> float | None:
    """Return after how many seconds the servers have one socket less; None where they keep them all."""
    begun = time.perf_counter()
    while time.perf_counter() - begun < CUT_SECONDS:
        await asyncio.sleep(0.25)
        if await _sockets(ports) < sockets:
            return round(time.perf_counter() - begun, 1)
    return None


async def _sockets(ports: list[int]) -> int:
    """Ask the servers how many sockets they have, all together."""
    found = 0
    for port in ports:
        line = await call(port)
        said = await line.ask("GET", "/metrics")
        line.close()
        found += int(float(said.partition(b"\ncrownland_sockets ")[2].split()[0]))
    return found


Scenario: TypeAlias = Callable[[Servers, argparse.Namespace], Coroutine[Any, Any, Result]]
SCENARIOS: Final[dict[str, Scenario]] = {"steady": steady, "most": most, "reconnect": reconnect, "slow": slow}
