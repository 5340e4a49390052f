"""Notes between the server processes that share one PostgreSQL.

Every note goes to every process on one fixed channel; a process ignores tables that it does not have in memory. A note
follows the commit of what it tells and is no part of it, because NOTIFY takes a lock that all commits would wait for.
Notes may be lost: processes compare their tables with the store (`Tables.compare`). A single process sends none.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import msgspec
import psycopg
import structlog

from ..store.store import KEEPALIVE

CHANNEL: Final = "crownland"
MAX_PAYLOAD: Final = 7900  # bytes; PostgreSQL takes 8000
MAX_WAITING: Final = 10_000  # notes while there is no connection; the oldest are dropped
GATHER: Final = 0.02  # seconds for which notes wait for each other: others need them, but not at once
CONNECT: Final = 5.0  # seconds that a start waits for the channel
RETRY: Final = 0.5  # seconds
_NOTHING: Final = msgspec.Raw(b"")


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something about one table that the other processes may want to know, one of the following.

    A new entry of its log (without `body` if it would be too long), a new `driver`, who is connected to the sender
    (perhaps asking the others for the same), or a signal.
    """

    process: str
    table_id: str
    version: int = -1
    body: msgspec.Raw = _NOTHING
    driver: str = ""
    online: list[str] | None = None  # holders
    asks: bool = False
    signal: tuple[int, str] | None = None  # seat and phrase


_DECODER: Final = msgspec.json.Decoder(list[Note])
_ENCODER: Final = msgspec.json.Encoder()


def payloads(notes: Iterable[Note]) -> list[str]:
    """Encode notes, in order, in as few payloads as fit; a body that is too long is left out."""
    found: list[list[bytes]] = []
    room = 0
    for note in notes:
        text = _ENCODER.encode(note)
        if len(text) > MAX_PAYLOAD - 2:
            text = _ENCODER.encode(msgspec.structs.replace(note, body=_NOTHING))
        room -= len(text) + 1
        if room < 0:
            found.append([])
            room = MAX_PAYLOAD - 1 - len(text) - 1
        found[-1].append(text)
    return [f"[{b','.join(texts).decode()}]" for texts in found]


class Channel:
    """The channel of a single process: there is nobody to tell."""

    async def start(self, receive: Callable[[Note], None], renew: Callable[[], None]) -> None:
        """Start to receive; `renew` is called when notes may have been lost."""

    def publish(self, note: Note) -> None:
        """Send a note, soon."""

    async def close(self) -> None:
        """Stop."""


class PostgresChannel(Channel):
    """One connection that listens and one that notifies; notes that wait for it are sent together."""

    def __init__(self, url: str, process: str) -> None:
        self._url, self._process = url, process
        self._waiting: deque[Note] = deque(maxlen=MAX_WAITING)
        self._has_waiting, self._listens = asyncio.Event(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._log = structlog.get_logger()

    async def start(self, receive: Callable[[Note], None], renew: Callable[[], None]) -> None:
        works: tuple[Callable[[], Awaitable[None]], ...] = (
            lambda: self._listen(receive, renew),
            lambda: self._notify(renew),
        )
        self._tasks = [asyncio.create_task(self._retry(work)) for work in works]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT):
                await self._listens.wait()

    def publish(self, note: Note) -> None:
        self._waiting.append(note)
        self._has_waiting.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _retry(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # a process must never stop receiving
                self._log.warning("channel.failed", error=type(error).__name__)
            await asyncio.sleep(RETRY)

    def _connect(self) -> Awaitable[psycopg.AsyncConnection[Any]]:
        return psycopg.AsyncConnection.connect(self._url, autocommit=True, **KEEPALIVE)

    async def _listen(self, receive: Callable[[Note], None], renew: Callable[[], None]) -> None:
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._listens.set()
            renew()
            own = f'[{{"process":"{self._process}"'  # of the notes that come back to their sender
            async for notification in connection.notifies():
                if not notification.payload.startswith(own):
                    for note in _DECODER.decode(notification.payload):
                        receive(note)

    async def _notify(self, renew: Callable[[], None]) -> None:
        async with await self._connect() as connection:
            renew()
            while True:
                await self._has_waiting.wait()
                await asyncio.sleep(GATHER)
                self._has_waiting.clear()
                notes = [self._waiting.popleft() for _ in range(len(self._waiting))]
                query = "SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) AS payload"
                await connection.execute(query, (CHANNEL, payloads(notes)))
