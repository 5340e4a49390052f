"""Clients that never give up: they reconnect, repeat what was not answered, and write everything into the ledger.

They play at random and do whatever people do at a table: take back, agree, give up, get up and come back, go dark.
Their lines break in the middle of commands, and some commands they send twice.
"""

import asyncio
import contextlib
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from chaos.ledger import Ledger
from chaos.processes import http_client

BROKEN: Final = (OSError, TimeoutError, EOFError, WebSocketException, httpx.TransportError)
BUSY: Final = ("server/busy", "server/draining", "request/too-many")
OURS: Final = ("server/error", "request/invalid", "request/unknown", "action/illegal", "action/unreadable")
DARK_SECONDS: Final = 8
REMATCH_SECONDS: Final = 8


@dataclass
class Habits:
    """How often somebody does something, for each table that is seen."""

    breaks: float = 0.04
    repeats: float = 0.04
    reuses: float = 0.01
    undoes: float = 0.008
    resigns: float = 0.002
    leaves: float = 0.002
    ends: float = 0.001
    darkness: float = 0.006
    thinks: float = 0.05  # seconds at most


@dataclass
class Person:
    """Somebody with a token at one table; without one a watcher."""

    game: str
    token: str
    ports: list[int]
    ledger: Ledger
    luck: random.Random
    habits: Habits
    seats: list[int] = field(default_factory=list)
    wants_rematch: bool = False
    weary: bool = False  # gives up at the next chance, to come to an end
    table: Any = None
    pending: dict[str, Any] | None = None
    _count: int = 0
    _considered: int = -1  # the version that was thought about last
    _moved: int = -1  # the version that was moved on last
    _spoke_up: int = -1  # the version at which a bot was asked for last
    _over_since: float = 0.0
    _promised: list[dict[str, Any]] = field(default_factory=list)
    _tricks: set[str] = field(default_factory=set)  # ids that were used again for something else

    async def play(self) -> None:
        """Play until the match is over, and there is nothing more to say."""
        while not self.is_done:
            try:
                await self._session(self.luck.choice(self.ports))
            except BROKEN:
                self.ledger.counts["lost connections"] += 1
                await asyncio.sleep(self.luck.uniform(0.05, 0.4))

    @property
    def is_done(self) -> bool:
        if self.table is None or self.table["status"] != "over" or self.pending:
            return False
        if not (self.wants_rematch and self.token) or self.table["rematch"] or self.weary:
            return True
        self._over_since = self._over_since or time.monotonic()
        return time.monotonic() - self._over_since > REMATCH_SECONDS

    async def _session(self, port: int) -> None:
        raise NotImplementedError

    def _see(self, table: Any, least: int = 0) -> None:
        self.ledger.see(table, least)
        if self.table is None or table["version"] >= self.table["version"]:
            self.table = table

    def _hear_answer(self, message: Any) -> bool:
        """Write an answer into the ledger; tell whether the same is to be sent again."""
        name, code = message["id"], message.get("code")
        if name in self._tricks:
            self._hear_trick(message)
            return False
        if self.pending is None or name != self.pending["id"]:
            if code is None and name in self.ledger.said[self.game]:
                self.ledger.promise(self.game, message)
            return False
        if code in BUSY:
            self.ledger.counts[f"asked to repeat ({code})"] += 1
            return True
        if code is None:
            self.ledger.promise(self.game, message)
            self._follow_up(message)
        else:
            self.ledger.refuse(self.game, name, code)
            if self.pending["type"] == "play":
                self._moved, self.table = -1, None  # look again
            if code in OURS:
                self.ledger.wrong("refused", f"{self.game}: {self.pending} got {message}")
        self.pending = None
        return False

    def _hear_trick(self, message: Any) -> None:
        if message.get("code") in BUSY:
            return
        if message.get("code") != "request/id-reused":
            self.ledger.wrong("doubled", f"{self.game}: an id that was used for something else got {message}")
        self.ledger.counts["reused ids refused"] += 1

    def _follow_up(self, done: Any) -> None:
        assert self.pending is not None
        if self.pending["type"] == "play":
            self._promised.append(self.pending)
        elif self.pending["type"] == "leave":
            self.seats = []
        elif self.pending["type"] == "sit":
            self.seats = done.get("seats") or [self.pending["seat"]]

    def decide(self) -> dict[str, Any] | None:
        """Choose what to do about the table, if anything; it is pending from then on."""
        table = self.table
        if table is None or self.pending or not self.token:
            return None
        chosen = self._answer(table) or self._turn(table) or self._whim(table)
        self._considered = max(self._considered, table["version"])
        if chosen is None:
            return None
        self._count += 1
        self.pending = {**chosen, "id": f"{self.token[:6]}-{self._count}"}
        self.ledger.say(self.game, self.token, self.pending)
        return self.pending

    def _answer(self, table: Any) -> dict[str, Any] | None:
        """Do what the table waits for."""
        proposal, between = table["proposal"], table.get("between")
        if proposal and set(self.seats) & set(proposal["waits_for"]) and self._is_new(table):
            return {"type": "answer", "yes": self.luck.random() < 0.8, "version": table["version"]}
        if between and self._is_new(table) and (mine := sorted(set(self.seats) & set(between["waits_for"]))):
            return {"type": "next", "seat": mine[0]}
        gone = [seat for seat, chair in enumerate(table["seats"]) if chair["gone"] and not chair["bot"]]
        if gone and self.seats and not proposal and table["status"] == "running" and self._spoke_up < table["version"]:
            self._spoke_up = table["version"]
            return {"type": "bot", "seat": self.luck.choice(gone)} if gone[0] not in self.seats else None
        if table["status"] == "over" and self.wants_rematch and not table["rematch"] and not proposal:
            return {"type": "rematch"} if self.seats and self._is_new(table) else None
        return None

    def _turn(self, table: Any) -> dict[str, Any] | None:
        view = table["view"]
        if table["status"] != "running" or table.get("between") or table["version"] <= self._moved:
            return None
        if self.weary and self.seats:
            self._moved = table["version"]
            standing = [seat for seat in self.seats if not table["seats"][seat]["resigned"]]
            return {"type": "resign", "seat": standing[0]} if standing else None
        if view["seat"] not in self.seats or table["seats"][view["seat"]]["stand_in"]:
            return None
        self._moved = table["version"]
        option = self.luck.choice(view["options"])
        kind, _, domino = option["text"].partition(":")
        if kind == "claim":
            self.ledger.claims[self.game, option["id"]] = int(domino)
        return {"type": "play", "version": table["version"], "action": option["id"]}

    def _whim(self, table: Any) -> dict[str, Any] | None:
        """Now and then do something that nobody asked for."""
        if table["status"] == "over" or not self._is_new(table):
            return None
        habits, chairs = self.habits, table["seats"]
        if not self.seats:
            free = [seat for seat, chair in enumerate(chairs) if chair["kind"] == "open" and not chair["resigned"]]
            return {"type": "sit", "seat": free[0], "name": "Back"} if free else None
        if table["status"] == "open":
            return None
        mine = self.luck.choice(self.seats)
        if chairs[mine]["stand_in"] and not chairs[mine]["resigned"] and self.luck.random() < 0.3:
            return {"type": "return", "seat": mine}
        left = [seat for seat, chair in enumerate(chairs) if chair["kind"] == "open" and not chair["bot"]]
        if left and self.luck.random() < 0.3:
            return {"type": "bot", "seat": left[0]}
        dice = self.luck.random()
        for chance, message in (
            (habits.undoes, {"type": "undo"}),
            (habits.resigns, {"type": "resign", "seat": mine}),
            (habits.leaves, {"type": "leave", "seat": mine}),
            (habits.ends, {"type": "end"}),
        ):
            if dice < chance:
                return message
            dice -= chance
        return None

    def _is_new(self, table: Any) -> bool:
        return bool(table["version"] > self._considered)

    def trick(self) -> dict[str, Any] | None:
        """Now and then use the id of a promised move again, for another one."""
        older = self._promised[:-1]  # the newest may still be answered a second time
        if not older or self.luck.random() >= self.habits.reuses:
            return None
        old = self.luck.choice(older)
        self._tricks.add(old["id"])
        return {**old, "action": old["action"] + 1}


class SocketPerson(Person):
    """Plays, or watches, over a socket."""

    async def _session(self, port: int) -> None:
        least = self.ledger.newest[self.game]
        address = f"ws://127.0.0.1:{port}/api/tables/{self.game}/socket"
        async with connect(address, open_timeout=5, close_timeout=1, max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token or None, "view": True}))
            if self.pending:
                await self._send(socket, self.pending)
            while not self.is_done:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        message = msgspec.json.decode(await socket.recv(decode=False))
                        await self._hear(socket, message, least)
                if self.pending is None and (chosen := self.decide()):
                    await asyncio.sleep(self.luck.uniform(0, self.habits.thinks))
                    await self._send(socket, chosen)
                if self.luck.random() < self.habits.darkness and self.token:
                    await socket.close()
                    self.ledger.counts["went dark"] += 1
                    await asyncio.sleep(self.luck.uniform(0, DARK_SECONDS))
                    return

    async def _hear(self, socket: ClientConnection, message: Any, least: int) -> None:
        if message["type"] == "table":
            self._see(message, least)
        elif message["type"] == "presence" and self.table:
            for seat, chair in enumerate(self.table["seats"]):
                chair["gone"] = seat in message["gone"]
        elif message["type"] in ("done", "error") and message.get("id"):
            again = self._hear_answer(message)
            if message["type"] == "error":
                await asyncio.sleep(0.1)
            if self.table is None:
                raise ConnectionError("look again")
            if again and self.pending:
                await self._send(socket, self.pending)
            elif message["type"] == "done" and (trick := self.trick()):
                await socket.send(json.dumps(trick))
        elif message["type"] in ("error", "bye"):
            self.ledger.counts[f"sent away ({message.get('code', 'bye')})"] += 1
            raise ConnectionError(message)

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        text = json.dumps(message)
        self.ledger.copy(self.game, message["id"])
        await socket.send(text)
        if self.luck.random() < self.habits.repeats:
            self.ledger.counts["sent twice"] += 1
            self.ledger.copy(self.game, message["id"])
            await socket.send(text)
        if self.luck.random() < self.habits.breaks:
            self.ledger.counts["lines broken"] += 1
            await asyncio.sleep(self.luck.uniform(0, 0.02))
            socket.transport.abort()
            raise ConnectionError("the line broke")


class ScriptPerson(Person):
    """Plays over REST."""

    async def _session(self, port: int) -> None:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        address = f"http://127.0.0.1:{port}/api/tables/{self.game}"
        async with http_client(headers=headers) as http:
            while not self.is_done:
                if self.pending or self.decide():
                    await self._do(http, address)
                else:
                    await self._look(http, address)

    async def _look(self, http: httpx.AsyncClient, address: str) -> None:
        least = self.ledger.newest[self.game]
        after = {} if self.table is None else {"after": self.table["version"], "wait": 1}
        answer = await http.get(address, params={"view": True, **after})
        if answer.status_code != 200:
            self.ledger.counts[f"sent away ({answer.json()['code']})"] += 1
            raise ConnectionError(answer.text)
        self._see(msgspec.json.decode(answer.content), least)

    async def _do(self, http: httpx.AsyncClient, address: str) -> None:
        assert self.pending is not None
        message = self.pending
        if self.luck.random() < self.habits.breaks:
            self.ledger.counts["lines broken"] += 1
            async with asyncio.timeout(self.luck.uniform(0.001, 0.03)):
                await self._post(http, address, message)
        elif self._hear_answer(await self._post(http, address, message)):
            raise ConnectionError("ask elsewhere")
        if self.luck.random() < self.habits.repeats:
            self.ledger.counts["sent twice"] += 1
            self._hear_answer(await self._post(http, address, message))
        if trick := self.trick():
            self._hear_answer(await self._post(http, address, trick))

    async def _post(self, http: httpx.AsyncClient, address: str, message: dict[str, Any]) -> Any:
        body = {key: value for key, value in message.items() if key != "type"}
        self.ledger.copy(self.game, message["id"])
        answer = await http.post(f"{address}/{message['type']}", json=body)
        return {**answer.json(), "id": message["id"]}
