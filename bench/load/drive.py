"""Moves at a steady rate, at whichever tables have waited longest."""

import asyncio
import time
from typing import Any, Final

from .meters import costs, read, spread
from .servers import Servers
from .tables import Load, Table

TICK: Final = 0.002  # seconds
SETTLE: Final = 30  # seconds at most until the last moves are answered


async def drive(load: Load, rate: float, seconds: float) -> int:
    """Send so many moves a second, as far as tables wait for one; return how many were sent."""
    start, sent = time.perf_counter(), 0
    while (now := time.perf_counter() - start) < seconds:
        while sent < now * rate and load.ready:
            load.ready.popleft().move()
            sent += 1
        await asyncio.sleep(TICK)
    return sent


async def measure(servers: Servers, load: Load, tables: list[Table], rate: float, seconds: float) -> dict[str, Any]:
    """Drive for some time; tell what came of it and what it cost."""
    load.times, faults, over = [], load.faults.total(), load.over
    before = read(servers, load, tables)
    await drive(load, rate, seconds)
    after, moves, games = read(servers, load, tables), len(load.times), load.over - over
    result = {
        "wanted moves/s": rate,
        "moves/s": round(moves / (after.at - before.at), 1),
        **spread(load.times),
        "errors": load.faults.total() - faults,
        "games over": games,
    }
    return {**result, **costs(servers, before, after, moves)}


async def settle(load: Load, tables: list[Table]) -> None:
    """Wait until every move is answered."""
    for _ in range(SETTLE * 20):
        if not load.tasks and all(table.waits for table in tables):
            break
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.2)  # an acknowledgement may come after the view
