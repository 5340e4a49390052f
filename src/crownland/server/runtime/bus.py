"""Messages between server processes, and which process subscribes to which table.

A single process needs none. Several processes share PostgreSQL; messages go over the links of a machine, many in a
packet, and to other machines as notifications on a channel for each process. No message is part of a move's commit,
because NOTIFY takes a lock there that all commits wait for. A lost message does no harm: logs are compared from time to
time and after every reconnect.

A process other than the hub of a table gets messages about it only while it subscribes (`begin`, `end`); the hub relays
what it gets. When all players of a table are connected to its home, no message is sent.
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

CHANNEL: Final = "crownland"  # for all processes; with the name of a process appended, for that one
MAX_MESSAGE: Final = 7900  # PostgreSQL takes 8000 bytes
MESSAGES: Final = b"n"  # first byte of a packet of messages
MAX_WAITING: Final = 10_000  # messages to another machine while there is no connection
_PAUSE: Final = 0.5


class PeerMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message about one table. It is one of the following.

    An entry of the log (without the body if that is too large) and the process that drives the table, or only a
    reminder to that process (`asks` with a `driver`). Who is connected, perhaps asking the others for the same. A
    signal. Or a subscription: `begin`, its confirmation `yes`, or `end`.
    """

    process: str
    game: str
    version: int = -1
    body: str = ""
    driver: str = ""
    online: list[str] | None = None  # holders who are connected to the sender
    asks: bool = False
    signal: tuple[int, str] | None = None  # seat and phrase
    follows: Literal["", "begin", "yes", "end"] = ""
    relayed: bool = False  # by the game's hub

    @property
    def asks_driver(self) -> bool:
        """Whether it only reminds the driver of a table that somebody is waiting."""
        return self.asks and bool(self.driver)


_READ: Final = msgspec.json.Decoder(list[PeerMessage])
_ENCODER: Final = msgspec.json.Encoder()


def entry_message(process: str, game: str, version: int, body: str, driver: str = "") -> PeerMessage:
    """Make the message about a new entry."""
    return PeerMessage(process, game, version, body if len(body.encode()) < MAX_MESSAGE - 500 else "", driver)


def encode_messages(messages: list[PeerMessage]) -> str:
    """Encode messages as the payload of a notification."""
    return _ENCODER.encode(messages).decode()


class MessageReceiver(Protocol):
    """Receives each message; `catch_up` is called when some may have been lost."""

    async def receive(self, message: PeerMessage) -> None: ...
    async def catch_up(self) -> None: ...


class Bus:
    """The bus of a single process, which sends nothing."""

    async def start(self, receiver: MessageReceiver) -> None:
        """Start receiving."""

    def send(self, message: PeerMessage, to: Collection[str]) -> None:
        """Send a message to some processes, soon."""

    async def close(self) -> None:
        """Stop receiving."""


class PostgresBus(Bus):
    """Links to the processes of this machine, and notifications of PostgreSQL to all others."""

    def __init__(self, url: str, process: str, links: Links) -> None:
        self._url, self._process, self._links = url.replace("+psycopg", ""), process, links
        self._tasks: list[asyncio.Task[None]] = []
        self._received: asyncio.Queue[PeerMessage] = asyncio.Queue()
        self._near: dict[str, list[bytes]] = {}  # by process: messages that are sent together
        self._far: dict[str, list[bytes]] = {}
        self._pending_far = asyncio.Event()  # there are messages for other machines
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
                self._pending_far.set()

    def receive_packet(self, packet: bytes) -> None:
        """Queue the messages of a packet that came over a link."""
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
            except Exception as error:  # a process must never stop receiving
                self._log.warning("bus.failed", error=type(error).__name__)
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
                await self._pending_far.wait()
                self._pending_far.clear()
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
        """Keep unsent messages until there is a connection again; the oldest are dropped."""
        for process, later in self._far.items():
            messages.setdefault(process, []).extend(later)
        self._far = {process: texts[-MAX_WAITING:] for process, texts in messages.items()}
        self._pending_far.set()


def _batches(texts: list[bytes], limit: int = MAX_MESSAGE) -> Iterator[bytes]:
    """Encode messages as JSON lists of limited size."""
    some: list[bytes] = []
    size = 0
    for text in texts:
        if some and size + len(text) + 1 > limit:
            yield b"[" + b",".join(some) + b"]"
            some, size = [], 0
        some.append(text)
        size += len(text) + 1
    yield b"[" + b",".join(some) + b"]"


class Subscriptions:
    """Which processes subscribe to tables here, and to which tables this process subscribes elsewhere."""

    def __init__(self, bus: Bus, placement: Placement) -> None:
        self._bus, self._placement = bus, placement
        self._followers: dict[str, set[str]] = {}  # by game: the processes that subscribe here
        self._followed: dict[str, str] = {}  # by game: the process where we subscribe
        self._confirmed: set[str] = set()  # games whose subscription was confirmed

    def is_current(self, game: str) -> bool:
        """Whether this process gets every change of a table."""
        hub = self._placement.hub(game)
        return hub == self._placement.process or (game in self._confirmed and self._followed.get(game) == hub)

    def announce(self, game: str, version: int, body: str, driver: str) -> None:
        """Send an entry that is on disk."""
        if to := self._recipients(game, driver):
            self._bus.send(entry_message(self._placement.process, game, version, body, driver), to)

    def send(self, message: PeerMessage, driver: str = "") -> None:
        """Send another message about a table to its hub, driver and subscribers."""
        if to := self._recipients(message.game, driver):
            self._bus.send(message, to)

    def remind(self, message: PeerMessage) -> None:
        """Send a message to the driver of a table only."""
        self._bus.send(message, [message.driver])

    def _recipients(self, game: str, driver: str) -> set[str]:
        return {self._placement.hub(game), driver, *self._followers.get(game, ())} - {"", self._placement.process}

    def follow(self, game: str, online: Callable[[], list[str]]) -> None:
        """Subscribe at the hub of a table, unless that is done; say who is connected here."""
        hub = self._placement.hub(game)
        if self.is_current(game):
            return
        self._followed[game] = hub
        self._confirmed.discard(game)
        self._bus.send(PeerMessage(self._placement.process, game, online=online(), asks=True, follows="begin"), [hub])

    def follow_only(self, games: Collection[str]) -> None:
        """End all subscriptions except these."""
        for game in self._followed.keys() - games:
            self._confirmed.discard(game)
            hub = self._followed.pop(game)
            self._bus.send(PeerMessage(self._placement.process, game, online=[], follows="end"), [hub])

    def receive(self, message: PeerMessage) -> None:
        """Update the subscriptions, and relay the message to subscribers."""
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
        """Remove the subscriptions of processes that are gone."""
        for game, followers in list(self._followers.items()):
            followers.intersection_update(living)
            if not followers:
                del self._followers[game]
