"""The driver: moves the bots of the tables of this process, ends turns whose time is up, and continues a series.

When the driver of a table is gone, another process takes it over: first the tables that somebody has asked for, then
the others, a few at a time. If two processes believe that they drive the same table, the log accepts one of two moves
and the other has no effect.
"""

import asyncio
import contextlib
from collections.abc import Iterator
from itertools import count
from typing import Final

import msgspec
import structlog

from ...match.clock import monotonic_ms, wall_ms
from ..errors import ApiError
from ..store import StoreError
from ..store.admin import Retention
from ..store.processes import LEASE, RENEW
from ..table import entries
from ..table.decide import overdue
from ..table.entries import Fact
from ..table.table import Table
from ..telemetry import WRITES
from .pools import BotPool, pause
from .session import TableSession
from .tables import Tables

MAX_ADOPTED: Final = 25  # at once, of tables without clients here
MAX_WANTED: Final = 500  # at once, of tables that are in memory
PAUSE_AFTER: Final = 100  # tables that are looked at, so that moves do not wait
RENEW_AGAIN: Final = 500  # milliseconds after a failure
TAKE_OVER: Final = 1.0  # seconds between two rounds
COMPARE: Final = 2.0  # seconds between two comparisons of the tables that have an audience
_MAINTENANCE: Final = 5.0  # seconds at most; a shorter `idle` makes rounds as short
_END: Final = 3  # rounds of maintenance between two searches for abandoned tables
_DELETE: Final = 720  # rounds between two searches for tables to delete


class Driver:
    """Drives the tables of one process."""

    def __init__(self, tables: Tables, bot_pool: BotPool, retention: Retention | None = None) -> None:
        self._tables, self._bot_pool, self._processes = tables, bot_pool, tables.processes
        self._retention = retention
        self._moves: set[asyncio.Task[None]] = set()  # of bots, in progress
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._until = 0  # when the lease runs out
        self._has_adopted_all = False  # all tables without a driver were taken over, so all clocks are right
        self._wanted = asyncio.Event()  # a table in memory has no driver
        self._log = structlog.get_logger()
        tables.on_change = self.update

    async def start(self) -> None:
        await self._processes.forget()
        await self._renew()
        works = (self._heartbeat, self._adopt_forever, self._compare_forever, self._maintain)
        self._tasks = [asyncio.create_task(work()) for work in works]

    async def close(self) -> None:
        """Stop, and let other processes take over."""
        await self.stop()
        await self.sign_out()

    async def stop(self) -> None:
        """Start nothing more."""
        tasks = [*self._tasks, *self._moves]
        for task in tasks:
            task.cancel()
        for timer in self._alarms.values():
            timer.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def sign_out(self) -> None:
        """Let other processes take over."""
        with self._log_errors("lease.sign_out_failed"):
            await self._processes.close()

    @property
    def can_write(self) -> bool:
        """Whether the store accepts writes: the lease was renewed in time."""
        return monotonic_ms() <= self._until

    def update(self, session: TableSession) -> None:
        """Handle a change of a table: a bot may be in turn, or a clock may run."""
        if session.driver != self._tables.process:
            if session.table.id in self._alarms:
                self._alarms.pop(session.table.id).cancel()
            if self._needs_new_driver(session):
                self._wanted.set()
            return
        self._set_alarm(session)
        table = session.table
        self._prepare_bots(table)
        if table.seat is None or not table.chairs[table.seat].played_by or not session.is_attended():
            return
        if session.answering != table.position_version:
            session.answering = table.position_version
            task = asyncio.create_task(self._move(session, table.position_version))
            self._moves.add(task)
            task.add_done_callback(self._moves.discard)

    def _prepare_bots(self, table: Table) -> None:
        """Compile what the bots of a table need before it is their turn."""
        if table.match is not None and not table.match.is_over:
            for bot in {chair.played_by for chair in table.chairs} - {""}:
                self._bot_pool.prepare(bot, table.match.variant.game)

    async def _move(self, session: TableSession, position_version: int) -> None:
        """Let a bot decide and then move, no faster than the pace of the table."""
        try:
            async with session.lock:
                table = session.table
                if table.position_version != position_version or table.seat is None or table.match is None:
                    return
                seat, state, name = table.seat, table.match.state.copy(), table.chairs[table.seat].played_by
            if not name:
                return
            start = asyncio.get_running_loop().time()
            action = await self._bot_pool.choose(name, state, session.account)
            await self._wait_for_pace(session, seat, position_version, start)
        finally:
            if session.answering == position_version:
                session.answering = -1

        def facts(table: Table) -> list[Fact]:
            stays = table.position_version == position_version and table.seat == seat
            drives = session.driver == self._tables.process and bool(table.chairs[seat].played_by)
            return [entries.Played(seat, action)] if stays and drives else []

        with contextlib.suppress(ApiError):  # the store is away: the table is reloaded, which calls `update`
            await self._tables.act(session, facts)

    async def _wait_for_pace(self, session: TableSession, seat: int, position_version: int, start: float) -> None:
        """Wait for as long as the pace of the table asks; the pace may change meanwhile."""
        while session.table.position_version == position_version and session.table.match is not None:
            table, actors = session.table, session.table.match.actors
            bots = sum(bool(chair.played_by) for chair in table.chairs)
            pace = "instant" if table.hurried else table.pace
            end = start + pause(pace, max(bots, 1), not actors or actors[-1] != seat)
            rest = end - asyncio.get_running_loop().time()
            if rest <= 0:
                return
            await session.wait_for_version(session.shown_version, rest)

    def _set_alarm(self, session: TableSession) -> None:
        """Set the timer for the next event that is due."""
        table_id, due = session.table.id, session.table.due
        if table_id in self._alarms:
            self._alarms.pop(table_id).cancel()
        if due is not None:
            wait = max(due - session.table.time - session.elapsed(), 0) / 1000 + 0.005
            loop = asyncio.get_running_loop()
            self._alarms[table_id] = loop.call_later(wait, lambda: self._tables.start_task(self._alarm(session)))

    async def _alarm(self, session: TableSession) -> None:
        """Apply what is due, unless the lease has run out."""
        if not self.can_write:
            return
        with contextlib.suppress(ApiError):
            done = await self._tables.act(session, lambda table: overdue(table, session.elapsed()))
            if not done and self._tables.sessions.get(session.table.id) is session:
                self._set_alarm(session)

    async def _heartbeat(self) -> None:
        pause = RENEW
        while True:
            await asyncio.sleep(pause / 1000)
            if self._tables.shutdown.is_closing and self._tables.is_shared:  # it has signed out
                return
            pause = RENEW_AGAIN
            with self._log_errors("lease.renewal_failed"):
                await self._renew()
                pause = RENEW
            WRITES.set(self.can_write)

    async def _compare_forever(self) -> None:
        while self._tables.is_shared:
            await asyncio.sleep(COMPARE)
            with self._log_errors("driver.comparison_failed"):
                audience = [table_id for table_id, session in self._tables.sessions.items() if session.has_audience()]
                await self._tables.compare(audience)

    async def _adopt_forever(self) -> None:
        while True:
            self._wanted.clear()
            with self._log_errors("lease.none_taken"):
                await self._take_over()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TAKE_OVER):  # `wait_for` of Python 3.11 can lose a cancellation
                    await self._wanted.wait()

    @contextlib.contextmanager
    def _log_errors(self, event: str) -> Iterator[None]:
        """Log an error and continue: without its driver every table would stop."""
        try:
            yield
        except (StoreError, ApiError) as error:
            self._log.warning(event, error=type(error).__name__)
        except Exception as error:
            self._log.error(event, exc_info=error)

    async def _renew(self) -> None:
        """Renew the lease; if it had run out, find which tables are still ours and set their clocks back."""
        lapsed = self._until and not self.can_write
        alive_at, until = wall_ms() - (monotonic_ms() - self._until) - LEASE, monotonic_ms() + LEASE
        await self._processes.renew()
        mine = await self._processes.driven() & self._tables.sessions.keys() if lapsed else set()
        self._until = until  # not earlier: if a query above fails, the lease has still lapsed
        if lapsed:
            for session in self._tables.sessions.values():
                session.driver = None if session.driver == self._tables.process else session.driver
            self._tables.adopted |= dict.fromkeys(mine, alive_at)
            await self._resume()

    def _needs_new_driver(self, session: TableSession) -> bool:
        is_adopted = session.table.id in self._tables.adopted
        return session.table.needs_driver and session.driver not in self._tables.living and not is_adopted

    async def _take_over(self) -> None:
        """Take over tables without a driver: all in memory, because they were requested, and a few others."""
        living = await self._tables.meet()
        if self._tables.process not in living or self._tables.shutdown.is_closing:
            return
        wanted = [table_id for table_id, session in self._tables.sessions.items() if self._needs_new_driver(session)]
        wanted = wanted[:MAX_WANTED]
        async with self._tables.adopting:
            found = await self._processes.adopt(living, MAX_WANTED, wanted) if wanted else {}
            others = await self._processes.adopt(living, MAX_ADOPTED)
            self._tables.adopted |= found | others
        await self._resume()
        await self._tables.compare(set(wanted) - found.keys())  # they have a driver, and its note was lost
        self._has_adopted_all = not others and not self._tables.adopted

    async def _resume(self) -> None:
        """Drive what was taken over. A table that cannot be written because the store is away is tried again later."""
        for table_id, alive_at in list(self._tables.adopted.items()):
            try:
                session = await self._tables.find(table_id)
            except ApiError:  # it was deleted
                self._tables.adopted.pop(table_id, None)
                continue
            except (ValueError, msgspec.DecodeError) as error:  # an unreadable log must not block other tables
                self._log.error("table.resume_failed", table=table_id, exc_info=error)
                self._tables.adopted.pop(table_id, None)
                continue
            if await self._resume_one(session, alive_at):
                self._tables.adopted.pop(table_id, None)
            if session.is_untouched():
                self._tables.evict(session)
            await asyncio.sleep(0)

    async def _resume_one(self, session: TableSession, alive_at: int) -> bool:
        """Continue the clocks from when the last driver was alive. Returns whether that is on disk."""
        session.driver = self._tables.process
        session.resume(alive_at)
        if session.table.thinker is None or session.table.clock is None:
            self.update(session)
            return True
        return await self._tables.act(session, lambda table: [entries.Resumed()])

    async def _maintain(self) -> None:
        for turn in count():
            await asyncio.sleep(min(_MAINTENANCE, self._tables.settings.limits.idle))
            with self._log_errors("driver.maintenance_failed"):
                if self._retention and turn % _END == 0 and self._has_adopted_all:
                    await self._retention.end_abandoned()
                if self._retention and turn % _DELETE == 0:
                    await self._retention.delete_ended()
                await self._tables.compare(list(self._tables.sessions))
            self._tables.evict_idle()
            for number, session in enumerate(list(self._tables.sessions.values())):
                if session.gone() != session.shown_gone:
                    await self._tables.show_presence(session)
                if number % PAUSE_AFTER == 0:
                    await asyncio.sleep(0)
