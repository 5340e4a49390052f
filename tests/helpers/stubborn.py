"""Clients that never give up, for tests of faults: they reconnect, and repeat what was not answered."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


@dataclass
class Stubborn:
    """One client of one game, who holds some of its seats and decides at random."""

    game: str
    token: str
    seats: list[int]
    ports: list[int]
    luck: random.Random
    answered: dict[str, int] = field(default_factory=dict)  # id of a move → the ply that the server promised
    table: Any = None
    connections: int = 0
    _pending: dict[str, Any] | None = None
    _count: int = 0
    _moved_at: int = -1  # the ply of the table that was answered last

    async def play(self) -> None:
        """Play until the game is over."""
        while self.table is None or self.table["status"] != "over":
            try:
                await self._session()
            except (OSError, TimeoutError, WebSocketException, EOFError):
                await asyncio.sleep(self.luck.uniform(0.02, 0.2))

    async def _session(self) -> None:
        address = f"ws://127.0.0.1:{self.luck.choice(self.ports)}/api/games/{self.game}/socket"
        async with connect(address, open_timeout=5, close_timeout=1, max_size=None, compression=None) as socket:
            self.connections += 1
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            if self._pending:
                await socket.send(json.dumps(self._pending))
            while self.table is None or self.table["status"] != "over" or self._pending:
                async with asyncio.timeout(15):
                    message = json.loads(await socket.recv())
                await self._hear(socket, message)

    async def _hear(self, socket: Any, message: Any) -> None:
        answers = self._pending is not None and message.get("id") == self._pending["id"]
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "done" and answers:
            self.answered[message["id"]] = message["ply"]
            self._pending = None
        elif message["type"] == "error" and answers and message["code"] == "server/busy":
            await asyncio.sleep(0.1)
            await socket.send(json.dumps(self._pending))
        elif message["type"] == "error" and answers:
            assert message["code"] in ("action/stale", "game/over", "action/not-your-turn"), message
            self._pending, self.table = None, None
            await socket.close()  # and look again
        await self._decide(socket)

    async def _decide(self, socket: Any) -> None:
        """Move, if it is our turn and nothing is under way."""
        table = self.table
        if table is None or self._pending or table["status"] != "running" or table["view"]["seat"] not in self.seats:
            return
        if table["ply"] <= self._moved_at:
            return
        self._count += 1
        self._moved_at = table["ply"]
        option = self.luck.choice(table["view"]["options"])
        name = f"{self.token[:8]}{self._count}"
        self._pending = {"type": "play", "ply": table["ply"], "action": option["id"], "id": name}
        await socket.send(json.dumps(self._pending))
