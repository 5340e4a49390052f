"""The bus: what one process committed or saw, those others hear of who need to, and nobody else.

One process needs no bus. Several share PostgreSQL; notes go over the links of a machine, many in a packet, and to other
machines as notifications on a channel for each process. None travels with the commit of a move, since a notification
takes a lock there that all commits wait for. A note that gets lost does no harm: logs are read again now and then, and
after every break of the line.


The circle of a game: which processes hear what happens there.

All but its hub hear only of games that somebody listens to there, and say so (`begin`, `end`); the hub passes on what
the others tell it. With every player at the home of their game the circle is empty, and no note is written at all.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Iterator
from typing import Final, Literal, Protocol

import msgspec
import psycopg
import structlog

from .links import MAX_BYTES, Links
from .placement import Placement

CHANNEL: Final = "crownland"  # everybody hears it; with the name of a process behind it, that one alone
MAX_MESSAGE: Final = 7900  # PostgreSQL takes 8000 bytes
MESSAGES: Final = b"n"  # how a packet of them begins
MAX_WAITING: Final = 10_000  # notes to another machine while there is no line
_PAUSE: Final = 0.5


class PeerMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells others about a game: one of the following.

    An entry of its log (too large a body is left out), and which process has to see to it; or only a reminder of that
    (`asks` with a `keeper`). Who is connected, perhaps asking the same of the others; what somebody signals; or that
    the process wants to hear of the game from now on (`begin`), which is answered (`yes`), or no longer (`end`).
    """

    process: str
    game: str
    version: int = -1
    body: str = ""
    driver: str = ""
    online: list[str] | None = None  # holders who are connected there
    asks: bool = False
    signal: tuple[int, str] | None = None  # seat and phrase
    follows: Literal["", "begin", "yes", "end"] = ""
    relayed: bool = False  # by the game's hub

    @property
    def asks_driver(self) -> bool:
        """Tell whether it only reminds whoever keeps the game that somebody waits for it."""
        return self.asks and bool(self.driver)


_READ: Final = msgspec.json.Decoder(list[PeerMessage])
_ENCODER: Final = msgspec.json.Encoder()


def entry_message(process: str, game: str, version: int, body: str, driver: str = "") -> PeerMessage:
    """Write a note about a new entry."""
    return PeerMessage(process, game, version, body if len(body.encode()) < MAX_MESSAGE - 500 else "", driver)


def encode_messages(messages: list[PeerMessage]) -> str:
    """Write notes for a notification."""
    return _ENCODER.encode(messages).decode()


class MessageReceiver(Protocol):
    """Who listens: to each note, and to the news that some may have been missed."""

    async def receive(self, message: PeerMessage) -> None: ...
    async def catch_up(self) -> None: ...


class Bus:
    """The bus of a single process: nobody else is there."""

    async def start(self, receiver: MessageReceiver) -> None:
        """Begin to listen."""

    def send(self, message: PeerMessage, to: Collection[str]) -> None:
        """Tell some other processes, soon."""

    async def close(self) -> None:
        """Stop listening."""


class PostgresBus(Bus):
    """Links to the processes of this machine, notifications of PostgreSQL to all others."""

    def __init__(self, url: str, process: str, links: Links) -> None:
        self._url, self._process, self._links = url.replace("+psycopg", ""), process, links
        self._tasks: list[asyncio.Task[None]] = []
        self._received: asyncio.Queue[PeerMessage] = asyncio.Queue()
        self._near: dict[str, list[bytes]] = {}  # by process: notes that go out together in a moment
        self._far: dict[str, list[bytes]] = {}
        self._news = asyncio.Event()  # something is to go far
        self._log = structlog.get_logger()

    async def start(self, receiver: MessageReceiver) -> None:
        listening = asyncio.Event()
        works: tuple[Callable[[], Awaitable[None]], ...] = (
            lambda: self._listen(receiver, listening),
            self._send_far,
            lambda: self._receive_all(receiver),
        )
        self._tasks = [asyncio.create_task(self._retry(work)) for work in works]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await listening.wait()

    def send(self, message: PeerMessage, to: Collection[str]) -> None:
        text = _ENCODER.encode(message)
        for process in to:
            if self._links.is_near(process):
                if not self._near:
                    asyncio.get_running_loop().call_soon(self._send_near)
                self._near.setdefault(process, []).append(text)
            else:
                self._far.setdefault(process, []).append(text)
                self._news.set()

    def receive_packet(self, packet: bytes) -> None:
        """Hear a packet of notes that came over a link."""
        for received in _READ.decode(packet[len(MESSAGES) :]):
            self._received.put_nowait(received)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _send_near(self) -> None:
        waiting, self._near = self._near, {}
        for process, texts in waiting.items():
            for some in _batches(texts, MAX_BYTES - 10):
                self._links.send(process, MESSAGES + some)

    async def _retry(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # whatever it is, a process that hears nothing any more is worse
                self._log.warning("bus lost", error=type(error).__name__)
            await asyncio.sleep(_PAUSE)

    async def _receive_all(self, receiver: MessageReceiver) -> None:
        while True:
            received = await self._received.get()
            if received.process != self._process:
                await receiver.receive(received)

    async def _listen(self, receiver: MessageReceiver, listening: asyncio.Event) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        async with connection:
            await connection.execute(f'LISTEN {CHANNEL}; LISTEN "{CHANNEL}_{self._process}"'.encode())
            listening.set()
            await receiver.catch_up()
            async for message in connection.notifies():
                for received in _READ.decode(message.payload):
                    self._received.put_nowait(received)

    async def _send_far(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        async with connection:
            while True:
                await self._news.wait()
                self._news.clear()
                waiting, self._far = self._far, {}
                payloads = [
                    (f"{CHANNEL}_{to}", some.decode()) for to, texts in waiting.items() for some in _batches(texts)
                ]
                try:
                    await connection.cursor().executemany("SELECT pg_notify(%s, %s)", payloads)
                except psycopg.Error:
                    self._requeue(waiting)
                    raise

    def _requeue(self, messages: dict[str, list[bytes]]) -> None:
        """Keep notes that did not get through until there is a line again; the oldest are dropped."""
        for process, later in self._far.items():
            messages.setdefault(process, []).extend(later)
        self._far = {process: texts[-MAX_WAITING:] for process, texts in messages.items()}
        self._news.set()


def _batches(texts: list[bytes], most: int = MAX_MESSAGE) -> Iterator[bytes]:
    """Put notes together into lists, as many as fit each time."""
    some: list[bytes] = []
    size = 0
    for text in texts:
        if some and size + len(text) + 1 > most:
            yield b"[" + b",".join(some) + b"]"
            some, size = [], 0
        some.append(text)
        size += len(text) + 1
    yield b"[" + b",".join(some) + b"]"


class Subscriptions:
    """Who hears of our games, and whose games we hear of."""

    def __init__(self, bus: Bus, placement: Placement) -> None:
        self._bus, self._placement = bus, placement
        self._followers: dict[str, set[str]] = {}  # by game: who wants to hear of it from us
        self._followed: dict[str, str] = {}  # by game: who tells us
        self._confirmed: set[str] = set()  # the games of which that was confirmed

    def is_current(self, game: str) -> bool:
        """Tell whether we hear of everything that happens at a game."""
        hub = self._placement.hub(game)
        return hub == self._placement.process or (game in self._confirmed and self._followed.get(game) == hub)

    def announce(self, game: str, version: int, body: str, driver: str) -> None:
        """Tell of an entry that is on disk."""
        if to := self._recipients(game, driver):
            self._bus.send(entry_message(self._placement.process, game, version, body, driver), to)

    def send(self, message: PeerMessage, driver: str = "") -> None:
        """Tell the others something else about a game."""
        if to := self._recipients(message.game, driver):
            self._bus.send(message, to)

    def remind(self, message: PeerMessage) -> None:
        """Ask whoever keeps a game, and nobody else."""
        self._bus.send(message, [message.driver])

    def _recipients(self, game: str, driver: str) -> set[str]:
        return {self._placement.hub(game), driver, *self._followers.get(game, ())} - {"", self._placement.process}

    def follow(self, game: str, online: Callable[[], list[str]]) -> None:
        """Ask the hub of a game to tell us, unless it does; say who is connected here."""
        hub = self._placement.hub(game)
        if self.is_current(game):
            return
        self._followed[game] = hub
        self._confirmed.discard(game)
        self._bus.send(PeerMessage(self._placement.process, game, online=online(), asks=True, follows="begin"), [hub])

    def follow_only(self, games: Collection[str]) -> None:
        """Hear no more of other games than these."""
        for game in self._followed.keys() - games:
            self._confirmed.discard(game)
            hub = self._followed.pop(game)
            self._bus.send(PeerMessage(self._placement.process, game, online=[], follows="end"), [hub])

    def receive(self, message: PeerMessage) -> None:
        """Take in who follows whom, and pass on what a follower of ours should know."""
        if message.asks_driver:
            return
        followers = self._followers.get(message.game, set())
        if message.follows == "begin":
            followers = self._followers.setdefault(message.game, followers)
            followers.add(message.process)
            self._bus.send(PeerMessage(self._placement.process, message.game, follows="yes"), [message.process])
        elif message.follows == "end":
            followers.discard(message.process)
            if not followers:
                self._followers.pop(message.game, None)
        elif message.follows == "yes":
            if self._followed.get(message.game) == message.process:
                self._confirmed.add(message.game)
            return
        if not message.relayed and (others := followers - {message.process}):
            self._bus.send(msgspec.structs.replace(message, follows="", relayed=True), others)

    def forget(self, living: Collection[str]) -> None:
        """Whoever is gone follows nothing."""
        for game, followers in list(self._followers.items()):
            followers.intersection_update(living)
            if not followers:
                del self._followers[game]
