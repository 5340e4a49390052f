"""What one visitor can do to the others: a table is played and timed while somebody attacks the server beside it.

    python bench/attacks.py                        # every attack, and the same table without one before each
    python bench/attacks.py --only watchers bots   # some of them
    python bench/attacks.py --seconds 5
    python bench/attacks.py --proxy                # behind the real HAProxy, with deploy/haproxy.cfg and its limits

The server has its normal limits. Attackers come from 127.0.0.2 and up, as many addresses as an attack needs; the two
players come from 127.0.0.1. A move's time is from sending it to the other player's new view. The attacker
yields the cores to the server (`nice`), as if it sat elsewhere. Everything is bounded in number and time, stays on
loopback and stops by itself.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

sys.path.append(str(Path(__file__).parents[1] / "tests" / "support"))
from haproxy import running_haproxy

PORT = 8790
BEHIND = 8791  # the server's own port, if there is a proxy
# What one address may do, as in deploy/haproxy.cfg.
PROXY_LIMITS = {
    "CONNECTIONS_PER_ADDRESS": "600",
    "NEW_CONNECTIONS_PER_ADDRESS": "600",
    "NEW_CONNECTIONS": "1000",
    "REQUESTS_PER_ADDRESS": "1500",
}
URL = f"http://127.0.0.1:{PORT}"
PACE = 0.05  # seconds between two moves of the innocent
BOTS = [{"bot": "greedy"}, {"bot": "greedy"}]
QUIET = (httpx.HTTPError, OSError, WebSocketException, EOFError, TimeoutError, asyncio.IncompleteReadError)


class Innocent:
    """Two players at one table after the other, from the honest address; `times` are their moves in seconds."""

    def __init__(self) -> None:
        self.times: list[float] = []

    async def play(self, until: float) -> None:
        async with httpx.AsyncClient(base_url=f"{URL}/api", timeout=120) as client:
            while time.perf_counter() < until:
                await self._game(client, until)

    async def _game(self, client: httpx.AsyncClient, until: float) -> None:
        setup = {"variant": "kingdomino(seats=2)", "seats": [{"me": True}]}
        made = (await client.post("/tables", json=setup)).json()
        sat = (await client.post(f"/tables/{made['id']}/sit", json={})).json()
        async with watching(made["id"], made["token"]) as one, watching(made["id"], sat["token"]) as other:
            table = await table_after(one, 0)
            while table["view"]["seat"] is not None and time.perf_counter() < until:
                mover, rival = (one, other) if table["view"]["seat"] == 0 else (other, one)
                action = random.choice(table["view"]["options"])["id"]
                begin = time.perf_counter()
                await mover.send(json.dumps({"type": "play", "version": table["version"], "action": action}))
                table = await table_after(rival, table["version"])
                self.times.append(time.perf_counter() - begin)
                await asyncio.sleep(PACE)


@contextlib.asynccontextmanager
async def watching(game: str, token: str = "", own: str = "127.0.0.1") -> AsyncIterator[ClientConnection]:
    """A socket at a table, from an address of our own."""
    async with connect(
        f"ws://127.0.0.1:{PORT}/api/tables/{game}/socket",
        compression=None,
        max_size=None,
        max_queue=None,
        ping_interval=None,
        local_addr=(own, 0),
        open_timeout=60,
    ) as line:
        await line.send(json.dumps({"type": "hello", "token": token or None, "view": True}))
        yield line


async def table_after(line: ClientConnection, version: int) -> Any:
    while True:
        message = msgspec.json.decode(await line.recv())
        if message["type"] == "table" and message["version"] > version:
            return message


class Attacker:
    """Knows when to stop, and counts what was answered."""

    def __init__(self, until: float) -> None:
        self.until = until
        self.heard: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.perf_counter() < self.until

    @contextlib.asynccontextmanager
    async def client(self, own: str = "127.0.0.2") -> AsyncIterator[httpx.AsyncClient]:
        transport = httpx.AsyncHTTPTransport(local_address=own, limits=httpx.Limits(max_connections=20))
        async with httpx.AsyncClient(base_url=f"{URL}/api", transport=transport, timeout=60) as client:
            yield client

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
        answer = await client.request(method, path, **more)
        self.heard[str(answer.status_code)] += 1
        return answer.json() if answer.status_code < 300 and path == "/tables" else None


async def heavy(attacker: Attacker) -> None:
    """Ask for the OpenAPI document and draw a finished game, eight at a time."""
    async with attacker.client() as client:
        seats = [{"me": True}, {"bot": "greedy"}]
        made = await attacker.ask(client, "POST", "/tables", json={"variant": "kingdomino(seats=2)", "seats": seats})
        token = {"Authorization": f"Bearer {made['token']}"}
        await attacker.ask(client, "POST", f"/tables/{made['id']}/resign", json={"seat": 0}, headers=token)

        async def one(path: str) -> None:
            while attacker.goes_on:
                await attacker.ask(client, "GET", path)

        paths = ["/openapi.json", f"/tables/{made['id']}/picture.png"] * 4
        await asyncio.gather(*(one(path) for path in paths))


async def imports(attacker: Attacker) -> None:
    """Bring in megabytes of records, and export all there are."""
    junk = (json.dumps({"format": "crownland-record/1", "junk": "x" * 15_000_000}) + "\n").encode()
    async with attacker.client() as client:

        async def bring() -> None:
            while attacker.goes_on:
                with contextlib.suppress(*QUIET):
                    await attacker.ask(client, "POST", "/records", content=junk)

        async def export() -> None:
            while attacker.goes_on:
                await attacker.ask(client, "GET", "/records.jsonl")

        await asyncio.gather(bring(), bring(), export(), export())


async def nonsense(attacker: Attacker) -> None:
    """Send what is no message on many sockets, as fast as they take it."""
    game = await some_game(attacker)

    async def one(_: int) -> None:
        while attacker.goes_on:
            with contextlib.suppress(*QUIET):
                async with watching(game, own="127.0.0.2") as line:
                    while attacker.goes_on:
                        await line.send("nonsense")
                        attacker.heard["sent"] += 1
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one(number) for number in range(40)))


async def pings(attacker: Attacker) -> None:
    """Send WebSocket pings on eight sockets, as fast as they are read."""
    game = await some_game(attacker)
    many = b"\x89\x80\0\0\0\0" * 2000

    async def one(_: int) -> None:
        while attacker.goes_on:
            with contextlib.suppress(*QUIET):
                async with watching(game, own="127.0.0.2") as line:
                    while attacker.goes_on:
                        line.transport.write(many)
                        while line.transport.get_write_buffer_size() and attacker.goes_on:
                            await asyncio.sleep(0.001)
                        attacker.heard["pings"] += 2000
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one(number) for number in range(8)))


async def watchers(attacker: Attacker) -> None:
    """Let 3,000 come to one table, and some of them go and come again all the time."""
    game = await some_game(attacker)

    async def one(number: int) -> None:
        own = f"127.0.0.{2 + number % 10}"
        while attacker.goes_on:
            with contextlib.suppress(*QUIET):
                async with watching(game, own=own) as line:
                    attacker.heard["came"] += 1
                    stay = time.perf_counter() + random.uniform(1, 3) if number % 10 == 0 else attacker.until
                    while (rest := stay - time.perf_counter()) > 0:
                        await asyncio.wait_for(line.recv(), rest)
            await asyncio.sleep(random.uniform(0.5, 1.5))

    await asyncio.gather(*(one(number) for number in range(3000)))


async def bots(attacker: Attacker) -> None:
    """Lay 500 tables from ten addresses where bots play among themselves, and look at all of them."""
    setup = {"variant": "kingdomino(seats=2)", "seats": BOTS, "pace": "instant"}

    async def look(game: str, own: str) -> None:
        with contextlib.suppress(*QUIET):
            async with watching(game, own=own) as line:
                while (rest := attacker.until - time.perf_counter()) > 0:
                    attacker.heard["tables"] += b'"type":"table"' in await asyncio.wait_for(line.recv(False), rest)

    async def one(number: int) -> None:
        own = f"127.0.0.{2 + number}"
        async with attacker.client(own) as client:
            made = [await attacker.ask(client, "POST", "/tables", json=setup) for _ in range(50)]
        await asyncio.gather(*(look(table["id"], own) for table in made if table))

    await asyncio.gather(*(one(number) for number in range(10)))


async def slow(attacker: Attacker) -> None:
    """Open 2,000 connections that say nothing, or never come to an end."""
    begun = [b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{"]

    async def one(number: int) -> None:
        while attacker.goes_on:
            with contextlib.suppress(*QUIET):
                own = f"127.0.0.{2 + number % 5}"
                reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=(own, 0))
                writer.write(begun[number % len(begun)])
                said = await asyncio.wait_for(reader.read(100), attacker.until - time.perf_counter())
                attacker.heard[said[9:12].decode() or "cut"] += 1
                writer.close()
            await asyncio.sleep(0.2)

    await asyncio.gather(*(one(number) for number in range(2000)))


async def tables(attacker: Attacker) -> None:
    """Lay public tables from twenty addresses, as many as they may."""
    setup = {"variant": "kingdomino(seats=2)", "seats": [{"me": True}], "public": True}

    async def one(number: int) -> None:
        async with attacker.client(f"127.0.0.{2 + number}") as client:
            while attacker.goes_on:
                await attacker.ask(client, "POST", "/tables", json=setup)

    await asyncio.gather(*(one(number) for number in range(20)))


async def some_game(attacker: Attacker) -> str:
    setup = {"variant": "kingdomino(seats=2)", "seats": [{"me": True}, {"me": True}]}
    async with attacker.client() as client:
        made = await attacker.ask(client, "POST", "/tables", json=setup)
        return str(made["id"])


ATTACKS = {
    "heavy": ("7. requests that cost much", heavy),
    "imports": ("8. records brought in, exports", imports),
    "nonsense": ("9. invalid messages on 40 sockets", nonsense),
    "watchers": ("10. 3,000 watchers who come and go", watchers),
    "bots": ("11. 500 tables of bots alone", bots),
    "slow": ("12. 2,000 slow connections", slow),
    "tables": ("13. public tables from 20 addresses", tables),
    "pings": ("14. WebSocket pings on eight sockets", pings),
}


async def attack(name: str, seconds: float) -> None:
    """The attacker's process: attack, then tell what was answered."""
    attacker = Attacker(time.perf_counter() + seconds)
    with contextlib.suppress(*QUIET):
        async with asyncio.timeout(seconds + 5):
            await ATTACKS[name][1](attacker)
    print(" ".join(f"{what}:{count}" for what, count in attacker.heard.most_common()))


async def measure(seconds: float, name: str | None) -> tuple[list[float], str]:
    """Play for a while, with an attack or without; return the times and what the attacker heard."""
    innocent, result = Innocent(), ""
    attacking = None
    if name is not None:
        command = ["nice", sys.executable, __file__, "--attack", name, "--seconds", str(seconds)]
        attacking = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        await asyncio.sleep(1)
    await innocent.play(time.perf_counter() + seconds - 1)
    if attacking is not None:
        result = (await attacking.communicate())[0].decode().strip()
    return sorted(innocent.times), result


def quantiles(times: list[float]) -> str:
    if not times:
        return "no move at all"
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    return f"{p50 * 1000:.0f} / {p99 * 1000:.0f} / {times[-1] * 1000:.0f} | {len(times)}"


@contextlib.asynccontextmanager
async def server(folder: Path, proxy: bool) -> AsyncIterator[None]:
    """A fresh server with the limits for the internet, perhaps behind HAProxy."""
    port = str(BEHIND if proxy else PORT)
    command = [sys.executable, "-m", "crownland", "serve", "--port", port, "--database", str(folder / "bench.db")]
    with (folder / "log").open("w") as log:
        environment = {**os.environ, "CROWNLAND_LOG": "warning", "CROWNLAND_PRESET": "public"}
        process = await asyncio.create_subprocess_exec(*command, stdout=log, stderr=log, env=environment)
    try:
        async with httpx.AsyncClient() as client:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.1)
            warm = {"variant": "kingdomino(seats=2)", "seats": BOTS}
            await client.post(f"http://127.0.0.1:{port}/api/tables", json=warm, timeout=300)
        with contextlib.ExitStack() as stack:
            if proxy:
                bind = {"HTTP_BIND": f"127.0.0.1:{PORT}"}
                stack.enter_context(running_haproxy([BEHIND], folder, **PROXY_LIMITS, **bind))
            yield
    finally:
        process.terminate()
        await process.wait()


async def run(names: list[str], seconds: float, proxy: bool) -> None:
    stamp, where = datetime.now(UTC).strftime("%Y-%m-%d %H:%M"), ", behind HAProxy" if proxy else ""
    print(f"{stamp} UTC, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {seconds:.0f} s each{where}")
    print("| attack | alone: p50 / p99 / max ms | moves | attacked: p50 / p99 / max ms | moves | answered |")
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            async with server(Path(folder), proxy):
                alone, _ = await measure(min(seconds, 10), None)
                attacked, result = await measure(seconds, name)
        print(f"| {ATTACKS[name][0]} | {quantiles(alone)} | {quantiles(attacked)} | {result} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--proxy", action="store_true", help="put HAProxy in front")
    parser.add_argument("--attack", choices=list(ATTACKS), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if arguments.attack:
        asyncio.run(attack(arguments.attack, arguments.seconds))
    else:
        asyncio.run(run(arguments.only, arguments.seconds, arguments.proxy))


if __name__ == "__main__":
    main()
