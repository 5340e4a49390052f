"""Does thinking hold anybody up? Times of an innocent table, alone and while the strongest bots think at other tables.

    python bench/bot_latency.py
    python bench/bot_latency.py --bot "level(5)" --tables 8 --seconds 20

At the innocent table two people move ten times a second; a move's time is from sending it to the answer, when it is on
disk. At a third kind of table a person meets a quick bot, `level(1)`; its time is from the person's move to the next
decision of that person. All tables are this machine's own; it stops by itself and listens on loopback only.
"""

import argparse
import asyncio
import contextlib
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from load.servers import server

VARIANT = "kingdomino(seats=2)"
PAUSE = 0.1
ME = {"me": True}
WITH_VIEW = {"view": True}
TOO_MANY = 429


class Table:
    """A table that is played by REST."""

    def __init__(self, client: httpx.AsyncClient, seats: list[dict[str, Any]], variant: str = VARIANT) -> None:
        self.client, self.seats, self.variant = client, seats, variant
        self.shown: dict[str, Any] = {"status": "over"}

    async def lay(self) -> None:
        setup = {"variant": self.variant, "seats": self.seats, "pace": "instant"}
        made = (await self.client.post("/api/tables", json=setup, params=WITH_VIEW)).raise_for_status().json()
        self.address, self.mine, self.shown = f"/api/tables/{made['id']}", made["seats"], made["table"]
        self.token = {"Authorization": f"Bearer {made['token']}"}

    async def look(self) -> None:
        """Wait until I am in turn, or it is over."""
        while self.shown["status"] == "running" and self.shown["view"]["seat"] not in self.mine:
            after = {"after": self.shown["version"], "wait": 20, **WITH_VIEW}
            self.shown = (await self.client.get(self.address, params=after)).raise_for_status().json()

    async def move(self) -> None:
        option = random.choice(self.shown["view"]["options"])
        move = {"version": self.shown["version"], "action": option["id"]}
        (await self.client.post(f"{self.address}/play", json=move, headers=self.token)).raise_for_status()


async def time_moves(table: Table, until: float, with_answer: bool) -> list[float]:
    """Move now and then; return the seconds that each move took, or each move and what the others did after it."""
    times = []
    while time.perf_counter() < until:
        if table.shown["status"] != "running":
            await table.lay()
        await table.look()
        if table.shown["status"] == "running":
            start = time.perf_counter()
            await table.move()
            took = time.perf_counter() - start
            table.shown = (await table.client.get(table.address, params=WITH_VIEW)).json()
            await table.look()
            times.append(time.perf_counter() - start if with_answer else took)
        await asyncio.sleep(PAUSE)
    return times


async def keep_thinking(url: str, client: httpx.AsyncClient, bot: str) -> None:
    """Let bots play each other and watch them, game after game."""
    table = Table(client, [{"bot": bot}] * 2)
    while True:
        await table.lay()
        async with connect(f"{url.replace('http', 'ws')}{table.address}/socket", compression=None) as socket:
            await socket.send('{"type":"hello"}')
            while table.shown["status"] == "running":
                await socket.recv()
                table.shown = (await client.get(table.address)).json()


async def warm_up(client: httpx.AsyncClient) -> None:
    """Let every game and every bot be compiled or loaded before anything is measured."""
    for game in (await client.get("/api/menu")).json()["games"]:
        await (table := Table(client, [ME] * game["seats"][0], f"{game['game']}(seats={game['seats'][0]})")).lay()
        shown = (await client.get(table.address)).json()
        with_view = (await client.get(table.address, params={"view": True})).json()
        option = with_view["view"]["options"][0]["id"]
        asked = {"variant": shown["variant"], "actions": shown["actions"][-1], "action": option, "hint": True}
        while (await client.post("/api/reasons", json=asked)).status_code == TOO_MANY:
            await asyncio.sleep(1)


async def measure(url: str, arguments: argparse.Namespace) -> None:
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=url, timeout=120, limits=limits) as client:
        await warm_up(client)
        for tables in (0, arguments.tables):
            thinking = [asyncio.create_task(keep_thinking(url, client, arguments.bot)) for _ in range(tables)]
            until = time.perf_counter() + arguments.seconds
            people, bot = await asyncio.gather(
                time_moves(Table(client, [ME, ME]), until, False),
                time_moves(Table(client, [ME, {"bot": "level(1)"}]), until, True),
            )
            for task in thinking:
                task.cancel()
            await asyncio.gather(*thinking, return_exceptions=True)
            print(f"{tables} tables of {arguments.bot}: a move {summary(people)}; answered by level(1) {summary(bot)}")


def summary(times: list[float]) -> str:
    ordered = sorted(1000 * one for one in times)
    parts = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    words = (f"{name} {ordered[min(int(len(ordered) * part), len(ordered) - 1)]:.1f}" for name, part in parts.items())
    return f"{', '.join(words)} ms (n {len(ordered)})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="level(5)")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--port", type=int, default=8767)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        stack.enter_context(server(arguments.port, str(Path(name) / "bench.db"), Path(name)))
        asyncio.run(measure(f"http://127.0.0.1:{arguments.port}", arguments))


if __name__ == "__main__":
    main()
