"""Clients that never give up, for tests of faults: they reconnect, and repeat what was not answered."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from replicas import derived, followed


@dataclass
class RetryingClient:
    """One client of one game, who holds some of its seats and decides at random."""

    game: str
    token: str
    seats: list[int]
    ports: list[int]
    luck: random.Random
    answered: dict[str, int] = field(default_factory=dict)  # id of a move → the version that the server promised
    refused: list[str] = field(default_factory=list)  # codes of moves that came to nothing
    wants_view: bool = True  # or else to derive the view when it is in turn
    table: Any = None  # as it was sent, but for a move that came to nothing: then it is asked for again
    connections: int = 0
    _sent: Any = None  # the table as the server sent it
    _pending: dict[str, Any] | None = None
    _count: int = 0
    _moved_at: int = -1  # the version of the table that was answered last

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.is_over:
            try:
                await self._session(self.luck.choice(self.ports))
            except (OSError, TimeoutError, WebSocketException, EOFError, httpx.TransportError):
                await asyncio.sleep(self.luck.uniform(0.02, 0.2))

    @property
    def progress(self) -> int:
        """How far the table has come, as this client has seen it."""
        return -1 if self.table is None else int(self.table["version"])

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table["status"] == "over" and not self._pending

    async def _session(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{self.game}/socket"
        async with connect(address, open_timeout=5, close_timeout=1, max_size=None, compression=None) as socket:
            self.connections += 1
            await socket.send(json.dumps({"type": "hello", "token": self.token, "view": self.wants_view}))
            if self._pending:
                await socket.send(json.dumps(self._pending))
            while not self.is_over:
                async with asyncio.timeout(15):
                    message = json.loads(await socket.recv())
                await self._hear(socket, message)

    async def _hear(self, socket: Any, message: Any) -> None:
        answers = self._pending is not None and message.get("id") == self._pending["id"]
        if message["type"] in ("table", "change"):
            self._see(message)
        elif message["type"] == "done" and answers:
            self._acknowledge(message)
        elif message["type"] == "error" and answers and message["code"] == "server/busy":
            self.refused.append(message["code"])
            await asyncio.sleep(0.1)
            await socket.send(json.dumps(self._pending))
        elif message["type"] == "error" and answers:
            self._give_up(message)
            await socket.close()  # and look again
        if self._decide():
            await socket.send(json.dumps(self._pending))

    def _see(self, message: Any) -> None:
        if message["type"] == "change":
            assert message["after"] == self._sent["version"]
            message = followed(self._sent, message["change"])
        self._sent = self.table = message

    def _acknowledge(self, done: Any) -> None:
        if self._pending is not None and self._pending["type"] == "play":
            self.answered[done["id"]] = done["version"]
        self._pending = None

    def _give_up(self, problem: Any) -> None:
        assert problem["code"] in ("action/stale", "match/over", "action/not-your-turn"), problem
        self.refused.append(problem["code"])
        self._pending, self.table, self._moved_at = None, None, -1

    def _decide(self) -> bool:
        """Choose a move, if it is our turn and nothing is under way."""
        table = self.table
        if table is None or self._pending or table["status"] != "running" or table["version"] <= self._moved_at:
            return False
        name = f"{self.token[:8]}{self._count + 1}"
        unseen = [seat for seat in (table["between"] or {}).get("waits_for", []) if seat in self.seats]
        if unseen:
            self._pending = {"type": "next", "seat": unseen[0], "id": name}
        elif any("play" in table["may"]["seats"][seat] for seat in self.seats):
            option = self.luck.choice(derived(table)["view"]["options"])
            self._pending = {"type": "play", "version": table["version"], "action": option["id"], "id": name}
        else:
            return False
        self._count += 1
        self._moved_at = table["version"]
        return True


class RetryingScript(RetryingClient):
    """The same over REST: asks for news, and moves by requests."""

    async def _session(self, port: int) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        address = f"http://127.0.0.1:{port}/api/tables/{self.game}"
        async with httpx.AsyncClient(headers=headers, timeout=15) as http:
            self.connections += 1
            while not self.is_over:
                if self._pending or self._decide():
                    await self._move(http, address)
                else:
                    await self._look(http, address)

    async def _look(self, http: httpx.AsyncClient, address: str) -> None:
        after = {} if self.table is None else {"after": self.table["version"], "wait": 5}
        answer = await http.get(address, params={"view": self.wants_view, **after})
        if answer.status_code != 200:
            raise OSError(answer.text)  # another process may know
        self.table = answer.json()

    async def _move(self, http: httpx.AsyncClient, address: str) -> None:
        assert self._pending is not None
        body = {key: value for key, value in self._pending.items() if key != "type"}
        answer = await http.post(f"{address}/{self._pending['type']}", json=body)
        if answer.status_code == 200:
            self._acknowledge(answer.json())
        elif answer.status_code >= 500:  # 502 and 504 are answers of a proxy
            self.refused.append(answer.json()["code"])
            raise OSError(answer.text)
        else:
            self._give_up(answer.json())
