"""The tables of this process. Every change is decided, committed and then shown.

Any process serves any table. A command is decided on the table in memory; the store says whether its version in the log
was free. If another process was first, or on any error, the table is dropped and reloaded from its log, and the command
is decided again. Only what is on disk is shown.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Coroutine
from itertools import chain, repeat
from typing import Any, Final, TypeVar

import msgspec
import structlog

from ...match.clock import monotonic_ms, wall_ms
from ...match.dealer import SEED_BYTES
from .. import protocol
from ..errors import ApiError
from ..limits import RateLimiter, Shutdown, TableQuota, too_many
from ..settings import Settings
from ..store import Addition, ProcessStore, Stored, StoreError, TableStore
from ..store.schema import finished_row, new_row, seat_rows, table_summary, to_json
from ..store.writer import Writer
from ..table import entries
from ..table.checks import Asker, check_own
from ..table.decide import create_table, decide, digest, known_answer, rematch
from ..table.entries import READ, Entry, Fact
from ..table.seats import new_id
from ..table.table import Table
from ..telemetry import COMMAND_SECONDS, TABLES
from .channel import Channel, Note
from .pools import BotPool
from .session import Listener, TableSession

ATTEMPTS: Final = 8
LONG_LOG: Final = 500  # entries; such a log is replayed outside the event loop
IDLE_SHARED: Final = 60.0  # seconds at most for which an unused table is kept where other processes may serve it
TAKE_AGAIN: Final = 5000  # milliseconds between two times that visitors make this process the driver of a table
T = TypeVar("T")


class Tables:
    """All tables in the memory of this process, and the only way to change them."""

    def __init__(
        self,
        settings: Settings,
        store: TableStore,
        writer: Writer,
        processes: ProcessStore,
        channel: Channel,
        bot_pool: BotPool,
        shutdown: Shutdown,
    ) -> None:
        self.settings, self.store, self.writer, self.bot_pool = settings, store, writer, bot_pool
        self.processes, self.channel, self.shutdown = processes, channel, shutdown
        self.process = processes.process
        self.living = frozenset({self.process})  # the processes that are alive
        self.is_shared = settings.is_postgres  # other processes may serve the same tables
        writer.announce = self._announce
        self.sessions: dict[str, TableSession] = {}
        self.quota = TableQuota(settings.limits.tables_per_address, settings.limits.public_per_address)
        self._new_tables = RateLimiter(settings.limits.new_tables, settings.limits.new_table_burst)
        self.on_change: Callable[[TableSession], None] = lambda session: None  # set by the driver
        self.adopting = asyncio.Lock()  # held while drivers are read from the store
        self.adopted: dict[str, int] = {}  # taken over, but not resumed yet: when its last driver was alive
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._under_way: set[asyncio.Task[Any]] = set()  # commands, which are always finished
        self._log = structlog.get_logger()

    async def create(
        self, setup: protocol.NewTable, holder: str, address: str = "", begun: list[list[int]] | None = None
    ) -> TableSession:
        """Create a table on the account of an address; `begun` are the actions that it continues from."""
        await self._check_room(setup, address)
        await self.bot_pool.ready(setup.variant)
        table, addition = self._new_table(create_table(setup, holder, begun), holder)
        await self.writer.write(addition)
        self.quota.add(address, table.id, table.setup.public)
        return self._add(table, addition.driver or None, owner=address)

    async def _check_room(self, setup: protocol.NewTable, address: str) -> None:
        """Raise ApiError if an address has created too many tables, or too fast."""
        self._new_tables.check(address, "limit/tables")
        self.quota.check(address, setup.public)
        most = self.settings.limits.tables
        if await self.store.count_tables() >= most:
            raise ApiError("limit/tables", f"expected fewer than {most} tables in all; try again later")

    def _new_table(self, facts: list[Fact], holder: str) -> tuple[Table, Addition]:
        self.shutdown.check()
        laid = facts[0]
        assert isinstance(laid, entries.Laid)
        table_id, seed = new_id(), laid.setup.seed or secrets.token_hex(SEED_BYTES)
        table = Table(table_id, seed, [])
        entry = table.apply(Entry(wall_ms(), facts, holder, elapsed=0))
        driver = self.process if table.needs_driver else None
        return table, Addition(table_id, 0, to_json(entry), driver=driver or "", new=[new_row(table, seed, driver)])

    def _add(self, table: Table, driver: str | None, elapsed: int = 0, owner: str = "") -> TableSession:
        session = TableSession(table, driver, self.settings.limits.patience, elapsed, owner)
        self.sessions[table.id] = session
        TABLES.set(len(self.sessions))
        self.on_change(session)
        return session

    async def find(self, table_id: str) -> TableSession:
        """Return a table from memory or from its log."""
        if table_id in self.sessions:
            return self.sessions[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def find_newest(self, table_id: str) -> TableSession:
        """Return a table with everything that any process has written."""
        session = self.sessions.get(table_id)
        if session is not None and self.is_shared:
            await self.read_on(session)
        return await self.find(table_id)

    async def _load(self, table_id: str) -> TableSession:
        stored = await self.store.load(table_id)
        laid = stored.log[0].facts[0]
        assert isinstance(laid, entries.Laid)
        await self.bot_pool.ready(laid.setup.variant)
        replayed = asyncio.to_thread(Table, table_id, stored.seed, stored.log) if len(stored.log) > LONG_LOG else None
        table = Table(table_id, stored.seed, stored.log) if replayed is None else await replayed
        async with self.adopting:  # the driver may just have changed
            driver = None if table_id in self.adopted else stored.driver
            session = self._add(table, driver, self._elapsed(stored, table))
        if self.is_shared:
            self.publish_presence(session, asks=True)
            await self.read_on(session)  # another process may have written since
        return session

    def _elapsed(self, stored: Stored, table: Table) -> int:
        """Return for how long clocks have run since the last entry: while the driver was alive."""
        alive_at = wall_ms() if stored.driver in self.living else stored.renewed_at
        return max(self.adopted.get(stored.table_id, alive_at) - table.at, 0)

    async def do(self, table_id: str, holder: str, command: protocol.Change, address: str = "") -> protocol.Done:
        """Apply a command; return once it is on disk. Raises ApiError and changes nothing if it is not allowed.

        It is finished even if the client disconnects. A rematch counts for the address.
        """
        return await self._finish(self._do(table_id, holder, command, address))

    async def _do(self, table_id: str, holder: str, command: protocol.Change, address: str) -> protocol.Done:
        with COMMAND_SECONDS.time():
            for _ in range(ATTEMPTS):
                session = await self.find(table_id)
                session.touch(holder)
                self.attend(session)
                async with session.lock:
                    if not self.is_current(session):
                        continue
                    if known := known_answer(session.table, holder, command):
                        return known
                    try:
                        facts = decide(session.table, command, Asker(holder, session.gone()))
                    except ApiError:
                        if await self._caught_up(session):
                            continue
                        raise
                    is_rematch = any(isinstance(fact, entries.Again) for fact in facts)
                    if is_rematch:
                        await self._check_room(session.table.setup, address)
                    changes = facts or command.id  # an id is remembered, even if nothing changes
                    if changes and (wait := session.take_change()):
                        raise too_many("commands at this table", wait)
                    if not changes or await self._commit(session, facts, holder, command):
                        session.touch(holder)  # who just sat down is of this table
                        if is_rematch and session.table.rematch:
                            self.quota.add(address, session.table.rematch, session.table.setup.public)
                        return self._done(session.table, holder, command, facts)
            raise ApiError("server/busy", f"write conflict after {ATTEMPTS} retries")

    async def _caught_up(self, session: TableSession) -> bool:
        """Before an error is returned, read the log: the client may know of entries that this process has not seen."""
        version = session.table.version
        if self.is_shared:
            await self.catch_up_with(session)
        return session.table.version > version or not self.is_current(session)

    def _done(self, table: Table, holder: str, command: protocol.Change, facts: list[Fact]) -> protocol.Done:
        if known := known_answer(table, holder, command):
            return known
        seats = table.held_seats(holder) if isinstance(command, protocol.Sit) else None
        proposed = any(isinstance(fact, entries.Proposed) for fact in facts)
        return protocol.Done(command.id, table.version, seats=seats, table=table.rematch, proposed=proposed)

    async def act(self, session: TableSession, facts: Callable[[Table], list[Fact]]) -> bool:
        """Apply a decision of the driver, unless a change of the table has made it void."""
        return await self._finish(self._act(session, facts))

    async def _act(self, session: TableSession, facts: Callable[[Table], list[Fact]]) -> bool:
        async with session.lock:
            found = facts(session.table) if self.is_current(session) else []
            return bool(found) and await self._commit(session, found, "", None)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for a task that also continues if the caller is cancelled."""
        task = self.start_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Wait for running commands."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _commit(
        self, session: TableSession, facts: list[Fact], holder: str, command: protocol.Change | None
    ) -> bool:
        """Append an entry. Returns whether its version was free; in all other cases the table is dropped.

        Nothing is shown before it is on disk.
        """
        won, uncertain, had_driver = False, True, session.table.needs_driver
        try:
            addition = self._addition(session, facts, holder, command)
            won = await self._log_agrees(session.table, addition) and await self.writer.write(addition)
            uncertain = False
        finally:
            if not won:
                self._drop(session, uncertain=uncertain)
        if won:
            if session.table.needs_driver != had_driver:
                session.driver = addition.driver or None
            self._show(session)
            if any(isinstance(fact, entries.Sat | entries.Left) for fact in facts):
                self._schedule_presence(session)  # a watcher may have become a player, or the other way round
        return won

    def _addition(
        self, session: TableSession, facts: list[Fact], holder: str, command: protocol.Change | None
    ) -> Addition:
        """Apply what was decided; return what has to be written."""
        table, version, before = session.table, session.table.version, table_summary(session.table)
        first: list[Addition] = []
        if facts and isinstance(again := facts[-1], entries.Again):
            first = [self._new_table(rematch(table, again.commitments), table.host)[1]]
            facts = [*facts[:-1], entries.Again(first[0].table_id)]
        entry = session.add(facts, holder, command.id, digest(command)) if command else session.add(facts, holder)
        after = table_summary(table)
        driver = session.driver
        if after["needs_driver"] != before["needs_driver"]:
            driver = after["driver"] = self.process if table.needs_driver else None
        addition = Addition(table.id, version, to_json(entry), summary=after if after != before else None)
        addition.first, addition.new = first, [row for new in first for row in new.new]
        addition.driver = driver or ""
        if table.status == "over" and before["status"] != "over" and table.is_recorded:
            addition.record = finished_row(table)
            addition.plays = seat_rows(addition.record)
        return addition

    async def _log_agrees(self, table: Table, addition: Addition) -> bool:
        """Replay the log from the store before a record is written: it must give the same match."""
        if addition.record is None:
            return True
        stored = await self.store.load(table.id)
        log = [*stored.log[: addition.version], READ.decode(addition.body)]
        replayed = await asyncio.to_thread(lambda: finished_row(Table(table.id, stored.seed, log)))
        if len(stored.log) == addition.version and replayed != addition.record:
            self._log.error("table.log_mismatch", table=table.id)
        return replayed == addition.record

    def _announce(self, addition: Addition) -> None:
        """Send an entry that is on disk, and the tables that it created, to other processes."""
        for one in (addition, *addition.first):
            self.channel.publish(Note(self.process, one.table_id, one.version, msgspec.Raw(one.body), one.driver))

    def _show(self, session: TableSession) -> None:
        if session.table.status == "over":
            self.quota.drop(session.table.id)
        session.refresh()
        session.broadcast()
        self.on_change(session)

    def _drop(self, session: TableSession, *, uncertain: bool = False) -> None:
        """Drop a table whose state is uncertain, and reload it for its listeners.

        If it is unknown whether an entry of ours is on disk, the reloaded log is announced.
        """
        if self.is_current(session):
            del self.sessions[session.table.id]
            session.drop()
            self.start_task(self._reload(session, uncertain))

    async def _reload(self, old: TableSession, uncertain: bool) -> None:
        """Move the listeners of a dropped table to the one that was loaded from the log."""
        for pause in chain((0.0, 0.2, 1.0), repeat(3.0)):
            await asyncio.sleep(pause)
            if not old.listeners and old.driver != self.process and not uncertain:
                return
            try:
                session = await self.find(old.table.id)
            except StoreError as error:
                self._log.warning("table.reload_failed", table=old.table.id, error=type(error).__name__)
                continue
            except ApiError:  # it was deleted
                _send_deleted(old)
                return
            if uncertain:
                self.channel.publish(Note(self.process, session.table.id, session.table.version - 1))
            session.listeners |= old.listeners
            session.last_seen |= old.last_seen
            await self.show_presence(session)
            session.broadcast()
            self.publish_presence(session)
            return

    async def compare(self, table_ids: Collection[str]) -> None:
        """Compare tables in memory with the store, because notes may be lost: versions, drivers, which were ended."""
        async with self.adopting:  # tables that are being taken over are resumed first
            before = {table_id: self.sessions[table_id].driver for table_id in table_ids if table_id in self.sessions}
            found = await self.store.states(list(before))
        for table_id, driver in before.items():
            session = self.sessions.get(table_id)
            if session is None:
                continue
            if table_id not in found:
                del self.sessions[table_id]
                _send_deleted(session)
                continue
            state = found[table_id]
            if state.version > session.table.version:
                await self.read_on(session)
            if session.table.needs_driver and session.driver == driver != state.driver and table_id not in self.adopted:
                self.set_driver(session, state.driver)

    def set_driver(self, session: TableSession, driver: str | None) -> None:
        """Note who drives a table; it may be this process."""
        session.driver = driver
        self.on_change(session)

    async def read_on(self, session: TableSession) -> None:
        """Apply what is new in the log of a table."""
        async with session.lock:
            if self.is_current(session):
                await self.catch_up_with(session)

    async def catch_up_with(self, session: TableSession, note: Note | None = None) -> None:
        """Apply what others wrote: the entry of a note, or all new entries of the log. Hold the lock."""
        try:
            if note is not None and note.body and note.version == session.table.version:
                log = [READ.decode(note.body)]
            else:
                log = await self.store.log_from(session.table.id, session.table.version)
            for entry in log:
                session.follow(entry)
        except Exception as error:
            self._log.warning("table.dropped", table=session.table.id, error=type(error).__name__)
            self._drop(session)
            return
        if log:
            self._show(session)

    def receive(self, note: Note) -> None:
        """Apply a note of another process."""
        session = self.sessions.get(note.table_id)
        if session is None:
            return
        if note.signal is not None:
            session.signal(*note.signal)
        elif note.online is not None:
            session.remote_holders[note.process] = note.online
            self.start_task(self.show_presence(session))
            if note.asks and session.listeners:
                self.publish_presence(session)
        elif note.version < 0:
            self.set_driver(session, note.driver)
        else:
            self.start_task(self._follow(session, note))

    async def _follow(self, session: TableSession, note: Note) -> None:
        async with session.lock:
            session.driver = note.driver or session.driver
            if self.is_current(session) and note.version >= session.table.version:
                await self.catch_up_with(session, note)

    async def meet(self) -> frozenset[str]:
        """Read which processes are alive; forget the connections of those that are gone."""
        self.living = await self.processes.living()
        for session in self.sessions.values():
            if session.remote_holders.keys() - self.living:
                session.remote_holders = {
                    process: holders for process, holders in session.remote_holders.items() if process in self.living
                }
                self.start_task(self.show_presence(session))
        return self.living

    def attend(self, session: TableSession) -> None:
        """Drive a table that somebody has come to: its bots and clocks belong where its players are."""
        if not session.table.needs_driver or session.driver == self.process or self.shutdown.is_closing:
            return
        now = monotonic_ms()
        if session.driver in self.living and session.taken_at < now - TAKE_AGAIN:
            session.taken_at = now
            self.start_task(self._take(session))

    async def _take(self, session: TableSession) -> None:
        async with self.adopting:
            taken = await self.processes.take(session.table.id)
        if taken and self.is_current(session):
            self.channel.publish(Note(self.process, session.table.id, driver=self.process))
            self.set_driver(session, self.process)

    async def join(self, session: TableSession, listener: Listener) -> TableSession:
        """Add a listener; return the session that it listens to.

        If the table is dropped meanwhile, the listener joins the one that replaces it.
        """
        if listener.wants_view:
            await self.bot_pool.views_ready(session.table.setup.variant)
        while True:
            async with session.lock:
                if self.is_current(session):
                    session.listeners.add(listener)
                    session.owner = session.owner or listener.address
                    session.touch(listener.holder)
                    if session.table.held_seats(listener.holder):
                        session.refresh()
                    self.attend(session)
                    self.on_change(session)
                    self._schedule_presence(session)
                    return session
            session = await self.find(session.table.id)

    async def greet(self, session: TableSession, listener: Listener) -> None:
        """Send the whole table to a listener once more."""
        (await self._settled(self.sessions.get(session.table.id, session))).greet(listener)

    async def encode(self, session: TableSession, *, view: bool = False) -> bytes:
        """Return a table as JSON: with the actions of its match, or with its view, which is made now."""
        if view:
            await self.bot_pool.views_ready(session.table.setup.variant)
        return (await self._settled(session)).encoded(view)

    async def _settled(self, session: TableSession) -> TableSession:
        """Wait until nothing is being written; return the session, or the one that replaces it."""
        while True:
            async with session.lock:
                if session.is_settled:
                    return session
            session = await self.find(session.table.id)

    def is_current(self, session: TableSession) -> bool:
        """Whether this session is still the one in memory."""
        return self.sessions.get(session.table.id) is session

    def leave(self, session: TableSession, listener: Listener) -> None:
        """Remove a listener."""
        current = self.sessions.get(session.table.id, session)
        for one in (session, current):
            one.listeners.discard(listener)
        current.touch(listener.holder)
        self._schedule_presence(current)

    def _schedule_presence(self, session: TableSession) -> None:
        """Schedule a presence message; changes in quick succession are sent together."""
        if not session.presence_waits:
            session.presence_waits = True
            self.start_task(self._send_presence(session))

    async def _send_presence(self, session: TableSession) -> None:
        await asyncio.sleep(session.presence_pause())
        session.presence_waits = False
        await self.show_presence(session)
        self.publish_presence(session)

    def publish_presence(self, session: TableSession, asks: bool = False) -> None:
        """Send to other processes who is connected here."""
        self.channel.publish(Note(self.process, session.table.id, online=session.local_holders(), asks=asks))

    def renew_presence(self) -> None:
        """Send who is connected here, and ask others for the same, because notes may have been lost."""
        for session in self.sessions.values():
            if session.listeners:
                self.publish_presence(session, asks=True)

    async def show_presence(self, session: TableSession) -> None:
        """Send to all listeners here who is connected."""
        async with session.lock:
            if self.is_current(session):
                session.refresh()
                session.broadcast(session.presence(), "presence")

    def start_task(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run something in the background; errors are logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ApiError):
            self._log.warning("task.failed", error=type(error).__name__)

    async def signal(self, table_id: str, holder: str, signal: protocol.Signal) -> protocol.Done:
        """Broadcast a signal; nothing is stored."""
        session = await self.find(table_id)
        check_own(session.table, signal.seat, holder)
        session.touch(holder)
        session.phrases.check(holder)
        session.signal(signal.seat, signal.signal)
        self.channel.publish(Note(self.process, table_id, signal=(signal.seat, signal.signal)))
        return protocol.Done(signal.id, session.shown_version)

    async def wait_for_version(self, session: TableSession, version: int, seconds: float) -> None:
        """Wait until a table is beyond a version, for at most some seconds."""
        end = monotonic_ms() + int(seconds * 1000)
        while True:
            await session.wait_for_version(version, (end - monotonic_ms()) / 1000)
            if not session.is_dropped or monotonic_ms() >= end:
                return
            session = await self.find(session.table.id)

    def evict_idle(self) -> None:
        """Drop unused tables where nothing is due."""
        idle = min(self.settings.limits.idle, IDLE_SHARED) if self.is_shared else self.settings.limits.idle
        limit = monotonic_ms() - int(idle * 1000)
        for session in list(self.sessions.values()):
            if session.is_idle(limit):
                self.evict(session)
        TABLES.set(len(self.sessions))

    def evict(self, session: TableSession) -> None:
        """Drop a table from memory, unless this process has to act there: a bot is in turn, or something is due."""
        table = session.table
        is_ours = table.needs_driver and session.driver == self.process
        if not (is_ours and (table.due is not None or (table.is_bot_in_turn and session.is_attended()))):
            self.sessions.pop(table.id, None)


def _send_deleted(session: TableSession) -> None:
    deleted = ApiError("table/unknown", "this table was deleted").answer()
    session.broadcast(protocol.ENCODER.encode(deleted))
