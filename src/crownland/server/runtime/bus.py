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

from .links import MOST_BYTES, Links
from .placement import Homes

CHANNEL: Final = "crownland"  # everybody hears it; with the name of a process behind it, that one alone
MOST_NOTE: Final = 7900  # PostgreSQL takes 8000 bytes
NOTES: Final = b"n"  # how a packet of them begins
MOST_WAITING: Final = 10_000  # notes to another machine while there is no line
_PAUSE: Final = 0.5


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells others about a game: one of the following.

    An entry of its log (too large a body is left out), and which process has to see to it; or only a reminder of that
    (`asks` with a `keeper`). Who is connected, perhaps asking the same of the others; what somebody signals; or that
    the process wants to hear of the game from now on (`begin`), which is answered (`yes`), or no longer (`end`).
    """

    process: str
    game: str
    ply: int = -1
    body: str = ""
    keeper: str = ""
    online: list[str] | None = None  # holders who are connected there
    asks: bool = False
    signal: tuple[int, str] | None = None  # seat and phrase
    follows: Literal["", "begin", "yes", "end"] = ""
    relayed: bool = False  # by the game's hub

    @property
    def asks_keeper(self) -> bool:
        """Tell whether it only reminds whoever keeps the game that somebody waits for it."""
        return self.asks and bool(self.keeper)


_READ: Final = msgspec.json.Decoder(list[Note])
_ENCODER: Final = msgspec.json.Encoder()


def entry_note(process: str, game: str, ply: int, body: str, keeper: str = "") -> Note:
    """Write a note about a new entry."""
    return Note(process, game, ply, body if len(body.encode()) < MOST_NOTE - 500 else "", keeper)


def notice(notes: list[Note]) -> str:
    """Write notes for a notification."""
    return _ENCODER.encode(notes).decode()


class Hearer(Protocol):
    """Who listens: to each note, and to the news that some may have been missed."""

    async def hear(self, note: Note) -> None: ...
    async def catch_up(self) -> None: ...


class Bus:
    """The bus of a single process: nobody else is there."""

    async def start(self, hearer: Hearer) -> None:
        """Begin to listen."""

    def tell(self, note: Note, to: Collection[str]) -> None:
        """Tell some other processes, soon."""

    async def close(self) -> None:
        """Stop listening."""


class PostgresBus(Bus):
    """Links to the processes of this machine, notifications of PostgreSQL to all others."""

    def __init__(self, url: str, process: str, links: Links) -> None:
        self._url, self._process, self._links = url.replace("+psycopg", ""), process, links
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: asyncio.Queue[Note] = asyncio.Queue()
        self._near: dict[str, list[bytes]] = {}  # by process: notes that go out together in a moment
        self._far: dict[str, list[bytes]] = {}
        self._news = asyncio.Event()  # something is to go far
        self._log = structlog.get_logger()

    async def start(self, hearer: Hearer) -> None:
        listening = asyncio.Event()
        works: tuple[Callable[[], Awaitable[None]], ...] = (
            lambda: self._listen(hearer, listening),
            self._tell_far,
            lambda: self._hear_all(hearer),
        )
        self._tasks = [asyncio.create_task(self._again(work)) for work in works]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await listening.wait()

    def tell(self, note: Note, to: Collection[str]) -> None:
        text = _ENCODER.encode(note)
        for process in to:
            if self._links.is_near(process):
                if not self._near:
                    asyncio.get_running_loop().call_soon(self._tell_near)
                self._near.setdefault(process, []).append(text)
            else:
                self._far.setdefault(process, []).append(text)
                self._news.set()

    def take(self, packet: bytes) -> None:
        """Hear a packet of notes that came over a link."""
        for heard in _READ.decode(packet[len(NOTES) :]):
            self._heard.put_nowait(heard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _tell_near(self) -> None:
        waiting, self._near = self._near, {}
        for process, texts in waiting.items():
            for some in _packs(texts, MOST_BYTES - 10):
                self._links.send(process, NOTES + some)

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # whatever it is, a process that hears nothing any more is worse
                self._log.warning("bus lost", error=type(error).__name__)
            await asyncio.sleep(_PAUSE)

    async def _hear_all(self, hearer: Hearer) -> None:
        while True:
            heard = await self._heard.get()
            if heard.process != self._process:
                await hearer.hear(heard)

    async def _listen(self, hearer: Hearer, listening: asyncio.Event) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        async with connection:
            await connection.execute(f'LISTEN {CHANNEL}; LISTEN "{CHANNEL}_{self._process}"'.encode())
            listening.set()
            await hearer.catch_up()
            async for message in connection.notifies():
                for heard in _READ.decode(message.payload):
                    self._heard.put_nowait(heard)

    async def _tell_far(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        async with connection:
            while True:
                await self._news.wait()
                self._news.clear()
                waiting, self._far = self._far, {}
                told = [(f"{CHANNEL}_{to}", some.decode()) for to, texts in waiting.items() for some in _packs(texts)]
                try:
                    await connection.cursor().executemany("SELECT pg_notify(%s, %s)", told)
                except psycopg.Error:
                    self._tell_later(waiting)
                    raise

    def _tell_later(self, notes: dict[str, list[bytes]]) -> None:
        """Keep notes that did not get through until there is a line again; the oldest are dropped."""
        for process, later in self._far.items():
            notes.setdefault(process, []).extend(later)
        self._far = {process: texts[-MOST_WAITING:] for process, texts in notes.items()}
        self._news.set()


def _packs(texts: list[bytes], most: int = MOST_NOTE) -> Iterator[bytes]:
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


class Circle:
    """Who hears of our games, and whose games we hear of."""

    def __init__(self, bus: Bus, homes: Homes) -> None:
        self._bus, self._homes = bus, homes
        self._followers: dict[str, set[str]] = {}  # by game: who wants to hear of it from us
        self._followed: dict[str, str] = {}  # by game: who tells us
        self._agreed: set[str] = set()  # the games of which that was confirmed

    def is_told(self, game: str) -> bool:
        """Tell whether we hear of everything that happens at a game."""
        hub = self._homes.hub(game)
        return hub == self._homes.process or (game in self._agreed and self._followed.get(game) == hub)

    def announce(self, game: str, ply: int, body: str, keeper: str) -> None:
        """Tell of an entry that is on disk."""
        if to := self._of(game, keeper):
            self._bus.tell(entry_note(self._homes.process, game, ply, body, keeper), to)

    def tell(self, note: Note, keeper: str = "") -> None:
        """Tell the others something else about a game."""
        if to := self._of(note.game, keeper):
            self._bus.tell(note, to)

    def ask(self, note: Note) -> None:
        """Ask whoever keeps a game, and nobody else."""
        self._bus.tell(note, [note.keeper])

    def _of(self, game: str, keeper: str) -> set[str]:
        return {self._homes.hub(game), keeper, *self._followers.get(game, ())} - {"", self._homes.process}

    def follow(self, game: str, online: Callable[[], list[str]]) -> None:
        """Ask the hub of a game to tell us, unless it does; say who is connected here."""
        hub = self._homes.hub(game)
        if self.is_told(game):
            return
        self._followed[game] = hub
        self._agreed.discard(game)
        self._bus.tell(Note(self._homes.process, game, online=online(), asks=True, follows="begin"), [hub])

    def follow_only(self, games: Collection[str]) -> None:
        """Hear no more of other games than these."""
        for game in self._followed.keys() - games:
            self._agreed.discard(game)
            hub = self._followed.pop(game)
            self._bus.tell(Note(self._homes.process, game, online=[], follows="end"), [hub])

    def hear(self, note: Note) -> None:
        """Take in who follows whom, and pass on what a follower of ours should know."""
        if note.asks_keeper:
            return
        followers = self._followers.get(note.game, set())
        if note.follows == "begin":
            followers = self._followers.setdefault(note.game, followers)
            followers.add(note.process)
            self._bus.tell(Note(self._homes.process, note.game, follows="yes"), [note.process])
        elif note.follows == "end":
            followers.discard(note.process)
            if not followers:
                self._followers.pop(note.game, None)
        elif note.follows == "yes":
            if self._followed.get(note.game) == note.process:
                self._agreed.add(note.game)
            return
        if not note.relayed and (others := followers - {note.process}):
            self._bus.tell(msgspec.structs.replace(note, follows="", relayed=True), others)

    def forget(self, living: Collection[str]) -> None:
        """Whoever is gone follows nothing."""
        for game, followers in list(self._followers.items()):
            followers.intersection_update(living)
            if not followers:
                del self._followers[game]
