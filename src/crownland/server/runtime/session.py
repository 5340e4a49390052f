"""A table in the memory of this process: its connections, what they were sent last, and waiting requests.

A table has the actions of its match: it is sent whole once, and then as the difference from the previous message. Who
asks for its view is always sent the whole table; the view is made only then. Each message is encoded once.
"""

import asyncio
from functools import cached_property
from itertools import count
from typing import Final, Protocol

import msgspec
from msgspec import UNSET

from ...match.clock import monotonic_ms, wall_ms
from .. import protocol
from ..limits import RateLimiter, TokenBucket
from ..protocol import ENCODER
from ..table.entries import Entry, Fact
from ..table.table import Table
from ..table.view import diff, may, public_table, with_view

_NUMBERS: Final = count()


class Listener(Protocol):
    """A connection to a table."""

    holder: str
    address: str
    wants_view: bool  # in whole tables, instead of actions and differences
    last_update: int  # the number of the last update that it was sent; -1 for none

    def send(self, message: bytes) -> None:
        """Send a message, now or soon."""


class TableUpdate:
    """A table with actions, as it was sent to everybody. Numbers are unique across tables."""

    def __init__(self, table: protocol.Table, before: "TableUpdate | None" = None) -> None:
        self._table, self.number = table, next(_NUMBERS)
        self.known = table  # the base of the next difference
        self._base = before.known if before else None
        self._base_number = before.number if before else None

    def deliver(self, listener: Listener) -> None:
        """Send the difference to listeners that have its base, and the whole table to all others."""
        listener.send(self._change if listener.last_update == self._base_number else self._whole)
        listener.last_update = self.number

    @cached_property
    def _whole(self) -> bytes:
        return ENCODER.encode(self._table)

    @cached_property
    def _change(self) -> bytes:
        before, self._base = self._base, None  # not kept
        assert before is not None
        return ENCODER.encode(protocol.Changed(before.version, diff(before, self._table)))

    def forget_presence(self) -> None:
        """Mark what changes without an entry as unknown, because it is sent apart: the next difference includes it."""
        seats = [msgspec.structs.replace(seat, away=None, gone=None, clock=None) for seat in self._table.seats]
        self.known = msgspec.structs.replace(self._table, seats=seats, may=None, proposal=UNSET)


PHRASE_RATE: Final = 0.5  # a second
PHRASE_BURST: Final = 4
CHANGE_RATE: Final = 10  # commands a second that are written, so that no log grows without end
CHANGE_BURST: Final = 1000
ENTRIES_PER_COST: Final = 1000  # a command counts once more for each so many entries of its log; few matches have one
PRESENCE_PAUSE: Final = 0.25  # seconds between two presence messages
CROWD: Final = 500  # listeners for which that pause is a second longer
ATTENDED: Final = 30_000  # milliseconds after a request during which a table counts as watched
AT_ONCE: Final = 40  # watchers who are sent a message before other work gets its turn


class TableSession:
    """One table with its connections. What it shows is always on disk.

    `elapsed` is how long clocks had run since the last entry when the table was loaded.
    """

    def __init__(
        self, table: Table, driver: str | None, absence_limit: float, elapsed: int = 0, owner: str = ""
    ) -> None:
        self.table, self.driver, self._absence_limit = table, driver, int(absence_limit * 1000)
        self._waiters = 0  # requests that wait for a change
        self.is_dropped = False  # another session replaces it
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.remote_holders: dict[str, list[str]] = {}  # by process: holders who are connected there
        self.last_seen: dict[str, int] = {}  # by holder: the last request, or the end of the last connection
        self.loaded = self.used = monotonic_ms()
        self._since = self.loaded - elapsed
        self.shown_version = 0
        self.shown_gone: list[int] = []
        self.phrases = RateLimiter(PHRASE_RATE, PHRASE_BURST)  # by holder
        self.changes = TokenBucket(CHANGE_RATE, CHANGE_BURST)
        self.answering = -1  # the version of the position for which a bot decides
        self.taken_at = 0  # when this process last became its driver because somebody came
        self.owner = owner  # the address on whose account its bots decide: of its creator or first visitor
        self.presence_at = 0.0  # when the next presence message may be sent, in the loop's time
        self.presence_waits = False
        # By kind: the newest message, and who gets it.
        self._outbox: dict[str, tuple[bytes | None, list[Listener]]] = {}
        self._sending: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._update: TableUpdate | None = None  # what was sent last, with actions
        self._with_view: bytes | None = None  # and with its view
        self.refresh()

    def take_change(self) -> float:
        """Count a command that is written; return 0, or the seconds to wait. The longer the log, the fewer it takes."""
        return self.changes.take(1 + self.table.version // ENTRIES_PER_COST)

    def elapsed(self) -> int:
        """Return for how many milliseconds clocks have run since the last entry."""
        return monotonic_ms() - self._since

    def add(self, facts: list[Fact], holder: str, name: str = "", digest: str = "") -> Entry:
        """Apply what was decided here; return the entry, which is not on disk yet."""
        now = monotonic_ms()
        entry = self.table.apply(Entry(wall_ms(), facts, holder, name, digest, now - self._since))
        self._since = now
        return entry

    def follow(self, entry: Entry) -> None:
        """Apply an entry that another process wrote."""
        self.table.apply(entry)
        self._since = monotonic_ms()

    def resume(self, sign: int) -> None:
        """Continue the clocks from when the last driver was alive."""
        self._since = monotonic_ms() - min(max(sign - self.table.at, 0), self.elapsed())

    def online(self) -> set[str]:
        """Return the holders who are connected to any process."""
        local_holders = {listener.holder for listener in self.listeners}
        return local_holders.union(*self.remote_holders.values()) - {""}

    def away(self) -> list[int]:
        online = self.online()
        return [seat for seat, chair in enumerate(self.table.chairs) if chair.holder and chair.holder not in online]

    def gone(self) -> list[int]:
        """Return the seats whose players have been away for longer than the limit.

        With days for each move nobody has to be there, so nobody is gone before the flag falls.
        """
        return self._gone(self.away())

    def _gone(self, away: list[int]) -> list[int]:
        setup = self.table.setup
        if setup.clock is not None and setup.clock.days is not None:
            return []
        limit = monotonic_ms() - self._absence_limit
        chairs = self.table.chairs
        return [seat for seat in away if self.last_seen.get(chairs[seat].holder, self.loaded) <= limit]

    def touch(self, holder: str) -> None:
        """Note that a holder was active. Nothing is noted of people who are not of this table."""
        self.used = monotonic_ms()
        if holder and (self.table.held_seats(holder) or holder == self.table.host):
            self.last_seen[holder] = self.used

    def refresh(self) -> None:
        """Publish the current state of the table, and wake requests that wait for it."""
        away = self.away()
        self.shown_gone = self._gone(away)
        self._public = public_table(self.table, monotonic_ms(), self.elapsed(), away, self.shown_gone)
        self._encoded: dict[bool, bytes] = {}  # by whether it has the view
        self.shown_version = self.table.version
        wait_for_version, self._changed = self._changed, asyncio.Event()
        wait_for_version.set()

    @property
    def is_settled(self) -> bool:
        """Whether the table in memory is the published one: nothing is being written."""
        return self.table.version == self.shown_version

    def encoded(self, view: bool) -> bytes:
        """Return the published table, with actions or with its view, encoded once. Views need it to be settled."""
        if view not in self._encoded:
            assert self.is_settled or not view
            self._encoded[view] = ENCODER.encode(with_view(self._public, self.table) if view else self._public)
        return self._encoded[view]

    def greet(self, listener: Listener) -> None:
        """Send the whole table to a new listener; changes follow unless it wants views."""
        listener.send(self.encoded(listener.wants_view))
        if not listener.wants_view:
            self._update = self._update or TableUpdate(self._public)
            self._update.forget_presence()
            listener.last_update = self._update.number

    def broadcast(self, message: bytes | None = None, kind: str = "table") -> None:
        """Send a message, or the table, to all connections here: to players at once, then to watchers."""
        if message is None:
            kinds = {listener.wants_view for listener in self.listeners}
            self._update = TableUpdate(self._public, self._update) if False in kinds else None
            self._with_view = self.encoded(True) if True in kinds else None
        players, watchers = self._listeners()
        for listener in players:
            self._deliver(message, listener)
        if watchers:
            self._outbox[kind] = message, watchers
            if self._sending is None or self._sending.done():
                self._sending = asyncio.create_task(self._send_to_watchers())

    def _deliver(self, message: bytes | None, listener: Listener) -> None:
        if message is not None:
            listener.send(message)
        elif listener.wants_view:
            if self._with_view is not None:  # all who want views may have left meanwhile
                listener.send(self._with_view)
        elif self._update is not None:
            self._update.deliver(listener)

    def _listeners(self) -> tuple[list[Listener], list[Listener]]:
        """Return the connections of players, and of watchers."""
        holders = {chair.holder for chair in self.table.chairs} - {""}
        found: tuple[list[Listener], list[Listener]] = [], []
        for listener in self.listeners:
            found[listener.holder not in holders].append(listener)
        return found

    async def _send_to_watchers(self) -> None:
        """Send to a few watchers at a time, so that a crowd at one table does not delay other tables."""
        while self._outbox:
            message, watchers = self._outbox.pop(next(iter(self._outbox)))
            for first in range(0, len(watchers), AT_ONCE):
                for listener in watchers[first : first + AT_ONCE]:
                    self._deliver(message, listener)
                await asyncio.sleep(0)

    def presence_pause(self) -> float:
        """Return the seconds to wait before the next presence message; longer with many listeners."""
        now = asyncio.get_running_loop().time()
        wait = max(self.presence_at - now, 0)
        self.presence_at = now + wait + PRESENCE_PAUSE + len(self.listeners) / CROWD
        return wait

    def local_holders(self) -> list[str]:
        """Return the players and the host who are connected to this process."""
        mine = {chair.holder for chair in self.table.chairs} | {self.table.host}
        return sorted(mine & {listener.holder for listener in self.listeners} - {""})

    def presence(self) -> bytes:
        """Return the message about who is connected."""
        if self._update is not None:
            self._update.forget_presence()
        _, watchers = self._listeners()
        away, gone = self.away(), self.gone()
        return ENCODER.encode(protocol.Presence(self.table.id, away, gone, may(self.table, gone), len(watchers)))

    def signal(self, seat: int, phrase: str) -> None:
        self.broadcast(ENCODER.encode(protocol.Signalled(self.table.id, seat, phrase)), f"signal {seat} {phrase}")  # type: ignore[arg-type]

    async def wait_for_version(self, version: int, seconds: float) -> None:
        """Wait until the table is beyond a version, for at most some seconds."""
        self._waiters += 1
        try:
            async with asyncio.timeout(max(seconds, 0)):
                while self.shown_version <= version and not self.is_dropped:
                    await self._changed.wait()
        except TimeoutError:
            return
        finally:
            self._waiters -= 1

    def drop(self) -> None:
        """Wake waiting requests: another session replaces this one."""
        self.is_dropped = True
        self._changed.set()

    def has_audience(self) -> bool:
        """Whether there are connections, or requests that wait for a change."""
        return bool(self.listeners or self._waiters)

    def is_untouched(self) -> bool:
        """Whether this table has not been requested since it was loaded."""
        return self.is_idle(self.loaded + 1)

    @property
    def account(self) -> str:
        """The owner under whom bots of this table are queued; tables with bots only have one of their own."""
        return f"{self.owner} bots" if self._is_bots_only() else self.owner

    def is_attended(self) -> bool:
        """Whether a person plays or watches; otherwise bots wait."""
        return not self._is_bots_only() or bool(self.listeners) or self.used > monotonic_ms() - ATTENDED

    def _is_bots_only(self) -> bool:
        return all(chair.played_by for chair in self.table.chairs)

    def is_idle(self, limit: int) -> bool:
        return not self.has_audience() and self.used < limit and not self.lock.locked()
