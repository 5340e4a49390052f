"""What the notes between server processes cost and how long they take, without any server or table.

    python bench/channel.py                               # 4 processes with 250 notes/s each, through PostgreSQL
    python bench/channel.py --processes 2 --rate 500
    python bench/channel.py --transport redis             # trial: Redis instead, through Litestar's backend for it

Every process publishes notes of new entries at random times and receives those of all others. The cost of a note is
that of publishing it once and receiving it in all other processes. The trial needs `pip install redis` and Debian's
`redis-server`; the program itself uses neither. It stops by itself and talks to loopback only.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec
import psutil
import uvloop
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from chaos.processes import Postgres
from crownland.server.runtime.channel import CHANNEL, GATHER, Channel, Note, PostgresChannel, payloads
from load.meters import cpu_seconds_with_children, spread
from load.servers import free_port, postmaster

with contextlib.suppress(ImportError):
    from redis.asyncio import Redis  # only for the trial

IDLE_SECONDS: Final = 2  # in which the same loop publishes to nobody, so that its own cost is known
LAST_SECONDS: Final = 1  # in which the last notes arrive
TIMEOUT: Final = 60
FACTS: Final = '[{"what":"played","seat":1,"action":1234,"draws":[17,4,31,12]}]'
BODY: Final = f'{{"at":%d,"facts":{FACTS},"by":"{"5e" * 32}","id":"{"2c" * 16}","digest":"{"7f" * 8}","elapsed":4321}}'


class RedisChannel(PostgresChannel):
    """The same contract on Redis: notes that wait for a connection are sent together, and may be lost."""

    async def _listen(self, receive: Callable[[Note], None], renew: Callable[[], None]) -> None:
        decoder, backend = msgspec.json.Decoder(list[Note]), RedisChannelsPubSubBackend(redis=Redis.from_url(self._url))
        await backend.subscribe([CHANNEL])
        self._listens.set()
        renew()
        async for _, payload in backend.stream_events():
            for note in decoder.decode(payload):
                if note.process != self._process:
                    receive(note)

    async def _notify(self, renew: Callable[[], None]) -> None:
        backend = RedisChannelsPubSubBackend(redis=Redis.from_url(self._url))
        renew()
        while True:
            await self._has_waiting.wait()
            await asyncio.sleep(GATHER)
            self._has_waiting.clear()
            for payload in payloads(self._waiting.popleft() for _ in range(len(self._waiting))):
                await backend.publish(payload.encode(), [CHANNEL])


CHANNELS: Final = {"postgres": PostgresChannel, "redis": RedisChannel}


async def publish(channel: Channel, process: str, rate: float, seconds: float) -> int:
    """Publish so many notes a second, at random times; return how many."""
    rng, start, due, published = random.Random(process), time.perf_counter(), 0.0, 0
    while (due := due + rng.expovariate(rate)) < seconds:
        await asyncio.sleep(start + due - time.perf_counter())
        body = msgspec.Raw((BODY % time.time_ns()).encode())
        channel.publish(Note(process, f"TABLE{published % 500:07}", published, body))
        published += 1
    return published


async def measure(transport: str, url: str, process: str, rate: float, seconds: float, barrier: Any) -> dict[str, Any]:
    """Publish and receive in this process, at the same time as the others."""
    times: list[float] = []

    def receive(note: Note) -> None:
        times.append((time.time_ns() - msgspec.json.decode(note.body)["at"]) / 1e9)

    channel = CHANNELS[transport](url, process)
    await channel.start(receive, lambda: None)
    begun = time.process_time()
    loop = await publish(Channel(), process, rate, IDLE_SECONDS)
    loop_cpu = (time.process_time() - begun) / max(loop, 1)
    await asyncio.to_thread(barrier.wait)
    begun = time.process_time()
    published = await publish(channel, process, rate, seconds)
    await asyncio.sleep(LAST_SECONDS)
    result = {"published": published, "times": times, "cpu": time.process_time() - begun, "loop": published * loop_cpu}
    await channel.close()
    return result


def work(results: Any, *arguments: Any) -> None:
    """Be one of the processes."""
    results.put(uvloop.run(measure(*arguments)))


def run(
    transport: str, url: str, server: psutil.Process, processes: int, rate: float, seconds: float
) -> dict[str, Any]:
    """Run the processes, and compare what they have published and received."""
    context = multiprocessing.get_context("spawn")
    results, barrier = context.Queue(), context.Barrier(processes + 1, timeout=TIMEOUT)
    for number in range(processes):
        arguments = (results, transport, url, f"process{number}", rate, seconds, barrier)
        context.Process(target=work, args=arguments, daemon=True).start()
    barrier.wait()
    before = cpu_seconds_with_children(server)
    found = [results.get(timeout=seconds + TIMEOUT) for _ in range(processes)]
    spent = cpu_seconds_with_children(server) - before
    published, times = sum(each["published"] for each in found), [time for each in found for time in each["times"]]
    return {
        "published": published,
        "received": len(times),
        "lost": published * (processes - 1) - len(times),
        **spread(times),
        "processes ms a note": round(1000 * sum(each["cpu"] for each in found) / published, 3),
        "of which publish loop": round(1000 * sum(each["loop"] for each in found) / published, 3),
        f"{transport} ms a note": round(1000 * spent / published, 3),
    }


def start_redis(folder: Path, stack: contextlib.ExitStack) -> tuple[str, psutil.Process]:
    """Run a Redis that writes nothing to disk."""
    program = shutil.which("redis-server")
    if program is None or find_spec("redis") is None:
        sys.exit("expected Redis and its client for Python: apt-get install redis-server; pip install redis")
    port = str(free_port())
    command = [program, "--port", port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
    server = stack.enter_context(subprocess.Popen(command, stdout=subprocess.DEVNULL))
    stack.callback(server.terminate)
    return f"redis://127.0.0.1:{port}", psutil.Process(server.pid)


def start_postgres(folder: Path, stack: contextlib.ExitStack) -> tuple[str, psutil.Process]:
    """Run a PostgreSQL."""
    server = Postgres(folder / "postgres")
    stack.callback(server.close)
    return server.address, postmaster(folder / "postgres")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--transport", choices=CHANNELS, default="postgres")
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--rate", type=float, default=250, help="notes a second of each process")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    given = parser.parse_args()
    if given.processes < 2:
        parser.error(f"expected at least two processes, but got {given.processes}")
    result = {"transport": given.transport, "processes": given.processes, "load average": round(os.getloadavg()[0], 1)}
    with tempfile.TemporaryDirectory(prefix="channel") as folder, contextlib.ExitStack() as stack:
        url, server = (start_redis if given.transport == "redis" else start_postgres)(Path(folder), stack)
        result |= run(given.transport, url, server, given.processes, given.rate, given.seconds)
    print(json.dumps(result) if given.json else "\n".join(f"{key:24} {value}" for key, value in result.items()))


if __name__ == "__main__":
    main()
