"""Fan-out between processes: what one of them committed or saw, the others hear of.

One process needs no bus. Several share PostgreSQL and hear its notifications; a new entry of a log travels with the
commit that made it true. When the line breaks, everybody listens again and catches up from the logs.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec
import psycopg
import structlog

MOST_NOTE: Final = 7900  # PostgreSQL takes 8000 bytes
_PAUSE: Final = 0.5


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells the others about a game: one of the following.

    An entry of its log (too large a body is left out), and which process has to see to it; who is connected, perhaps
    asking the same of the others; or what somebody signals.
    """

    process: str
    game: str
    ply: int = -1
    body: str = ""
    keeper: str = ""
    online: list[str] | None = None  # holders who are connected there
    asks: bool = False
    signal: tuple[int, str] | None = None  # seat and phrase


_READ: Final = msgspec.json.Decoder(Note)


def note(process: str, game: str, ply: int, body: str, keeper: str = "") -> str:
    """Write a note about a new entry."""
    whole = msgspec.json.encode(Note(process, game, ply, body, keeper))
    short = msgspec.json.encode(Note(process, game, ply, keeper=keeper))
    return (whole if len(whole) < MOST_NOTE else short).decode()


class Hearer(Protocol):
    """Who listens: to each note, and to the news that some may have been missed."""

    async def hear(self, note: Note) -> None: ...
    async def catch_up(self) -> None: ...


class Bus:
    """The bus of a single process: nobody else is there."""

    async def start(self, hearer: Hearer) -> None:
        """Begin to listen."""

    async def tell(self, note: Note) -> None:
        """Tell the other processes."""

    async def close(self) -> None:
        """Stop listening."""


class PostgresBus(Bus):
    """Notifications of PostgreSQL, on a connection of its own."""

    def __init__(self, url: str, process: str) -> None:
        self._url, self._process = url.replace("+psycopg", ""), process
        self._task: asyncio.Task[None] | None = None
        self._notes: asyncio.Queue[Note] = asyncio.Queue()
        self._teller: asyncio.Task[None] | None = None
        self._log = structlog.get_logger()

    async def start(self, hearer: Hearer) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._again(lambda: self._listen(hearer, listening)))
        self._teller = asyncio.create_task(self._again(self._tell_all))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), 5)

    async def tell(self, note: Note) -> None:
        self._notes.put_nowait(note)

    async def close(self) -> None:
        for task in (self._task, self._teller):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except (psycopg.Error, OSError) as error:
                self._log.warning("bus lost", error=type(error).__name__)
            await asyncio.sleep(_PAUSE)

    async def _listen(self, hearer: Hearer, listening: asyncio.Event) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        async with connection:
            await connection.execute("LISTEN crownland")
            listening.set()
            await hearer.catch_up()
            async for message in connection.notifies():
                heard = _READ.decode(message.payload)
                if heard.process != self._process:
                    await hearer.hear(heard)

    async def _tell_all(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        async with connection:
            while True:
                text = msgspec.json.encode(await self._notes.get()).decode()
                await connection.execute("SELECT pg_notify('crownland', %s)", (text,))
