"""What a span of time cost: processor time of servers, database, proxy and ourselves, bytes, times of moves."""

import time
from dataclasses import dataclass
from typing import Any

import psutil

from .servers import Servers
from .tables import Load, Table


@dataclass(frozen=True)
class Reading:
    """All meters at one moment."""

    at: float
    servers: float  # seconds of processor time
    postgres: float
    proxy: float
    own: float
    bytes: int


def read(servers: Servers, load: Load, tables: list[Table]) -> Reading:
    """Read all meters."""
    return Reading(
        time.perf_counter(),
        sum(map(cpu_seconds, servers.processes)),
        cpu_seconds_with_children(servers.postgres) if servers.postgres else 0.0,
        cpu_seconds(servers.proxy) if servers.proxy else 0.0,
        cpu_seconds(psutil.Process()),
        load.received + sum(table.received for table in tables),
    )


def costs(servers: Servers, before: Reading, after: Reading, moves: int) -> dict[str, Any]:
    """Tell what one move cost between two readings."""
    seconds, each = after.at - before.at, max(moves, 1)
    result = {
        "server cores": round((after.servers - before.servers) / seconds, 2),
        "server ms a move": round(1000 * (after.servers - before.servers) / each, 3),
    }
    if servers.postgres:
        result["PostgreSQL ms a move"] = round(1000 * (after.postgres - before.postgres) / each, 3)
    if servers.proxy:
        result["proxy ms a move"] = round(1000 * (after.proxy - before.proxy) / each, 3)
    return {
        **result,
        "generator cores": round((after.own - before.own) / seconds, 2),
        "generator ms a move": round(1000 * (after.own - before.own) / each, 3),
        "bytes a move": round((after.bytes - before.bytes) / each),
    }


def spread(times: list[float]) -> dict[str, float]:
    """Tell how long things took, in milliseconds."""
    ordered = sorted(times) or [float("nan")]
    return {
        "p50 ms": round(1000 * ordered[len(ordered) // 2], 1),
        "p99 ms": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
        "slowest ms": round(1000 * ordered[-1], 1),
    }


def memory(servers: Servers) -> int:
    """Return the bytes of memory that the servers have, all together."""
    return sum(int(process.memory_info().rss) for process in servers.processes)


def cpu_seconds(process: psutil.Process) -> float:
    """Return the processor time of a process, all its threads together."""
    times = process.cpu_times()
    return float(times.user + times.system)


def cpu_seconds_with_children(process: psutil.Process) -> float:
    """Return the processor time of a process and all its children: that of a whole PostgreSQL."""
    times = process.cpu_times()
    ended = float(times.children_user + times.children_system)
    return ended + cpu_seconds(process) + sum(map(cpu_seconds, process.children()))
