"""Follows what other processes do at tables that are open here: by their messages, and by comparing logs.

Clients may be connected here to a table whose home is another process: it was opened before that process started, or
the connection could not be handed over. Then this process subscribes at the table's hub. A few such clients are sent to
the home every second.
"""

import asyncio
import contextlib
from typing import Final

import structlog

from ..errors import ApiError
from ..store.errors import StoreError
from ..times import monotonic_ms
from .bus import PeerMessage
from .session import TableSession
from .tables import Tables

MAX_MOVED: Final = 20  # tables whose listeners are redirected at once, and as many whose driver changes
REMIND_INTERVAL: Final = 3000  # milliseconds between two reminders of a driver
QUIET_TIME: Final = 5000  # milliseconds without activity after which listeners are redirected


class LogFollower:
    """Applies messages of other processes, and reads from the logs what no message had."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._placement, self._subscriptions = tables, tables.placement, tables.subscriptions
        self._woken = asyncio.Event()
        self._hubs_version = 0  # version of the placement of which the hubs know
        self._task: asyncio.Task[None] | None = None
        self._log = structlog.get_logger()

    def start(self) -> None:
        if self._tables.settings.is_postgres:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Check now: a process is gone."""
        self._woken.set()

    async def receive(self, message: PeerMessage) -> None:
        """Apply a message of another process."""
        self._subscriptions.receive(message)
        session = self._tables.sessions.get(message.game)
        if message.asks_driver:
            self._tables.start_task(self._attend(message.game))
        elif session is None:
            if message.driver == self._tables.process:  # it is not in memory, and a bot may be in turn
                self._tables.start_task(self._load(message))
        elif message.signal is not None:
            session.signal(*message.signal)
        elif message.online is not None:
            session.remote_holders[message.process] = message.online
            self._tables.start_task(self._tables.show_presence(session))
            if message.asks and session.listeners:
                self._tables.publish_presence(session)
        elif message.follows == "yes":
            await self._read_on(session)
        elif message.version < 0:
            self._set_driver(session, message.driver)
        else:
            async with session.lock:
                if self._tables.is_current(session) and message.version >= session.table.version:
                    await self._tables.catch_up_with(session, message)
            if message.driver == self._tables.process and session.driver != message.driver:
                self._set_driver(session, message.driver)

    def _set_driver(self, session: TableSession, driver: str) -> None:
        """Set the driver of a table; it may be this process."""
        session.driver = driver
        self._tables.on_change(session)

    async def _load(self, message: PeerMessage) -> None:
        """Load a table that this process now drives."""
        for pause in (0.2, 1.0, 3.0, 10.0, 0.0):  # seconds between attempts while the store is away
            try:
                session = await self._tables.find(message.game)
            except ApiError:
                return
            except StoreError as error:
                self._log.warning("table.load_failed", game=message.game, error=type(error).__name__)
                await asyncio.sleep(pause)
                continue
            if session.driver != message.driver:
                self._set_driver(session, message.driver)
            return

    async def _attend(self, game: str) -> None:
        """Check a table with clients waiting at another process: this process may have to move there."""
        with contextlib.suppress(ApiError):
            session = await self._tables.find(game)
            session.touch("")  # it has a watcher
            if session.driver == self._tables.process:
                self._tables.on_change(session)
            else:
                await self._tables.refresh_drivers([game])

    async def _read_on(self, session: TableSession) -> None:
        async with session.lock:
            if self._tables.is_current(session):
                await self._tables.catch_up_with(session)

    async def catch_up(self) -> None:
        """Read what was missed while the bus was down; release tables that we drive but do not have in memory."""
        await self._compare(list(self._tables.sessions.values()))
        driven = [game for game, session in self._tables.sessions.items() if session.driver == self._tables.process]
        await self._tables.store.release(self._tables.process, driven)

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._tables.settings.lease / 4):  # as in `Driver`
                    await self._woken.wait()
            self._woken.clear()
            try:
                await self.check_tables()
            except Exception as error:  # try again after any error
                self._log.warning("follower.failed", error=type(error).__name__)

    async def check_tables(self) -> None:
        """Subscribe to tables that are open here, read what no message brought, and send clients to the homes."""
        sessions = list(self._tables.sessions.values())
        away = [session for session in sessions if self._placement.hub(session.table.game) != self._tables.process]
        followed = [session for session in away if session.has_audience()]
        self._subscriptions.follow_only({session.table.game for session in followed})
        for session in followed:
            self._subscriptions.follow(session.table.game, session.local_holders)
        for session in sessions:
            self._remind_driver(session)
        self._update_hubs(away)
        await self._compare([*followed, *(session for session in sessions if session.known != self._placement.version)])
        self._redirect(sessions)
        await self._hand_over(away)

    def _update_hubs(self, away: list[TableSession]) -> None:
        """After a change of membership, send the versions of our tables to their hubs."""
        if self._hubs_version != self._placement.version:
            self._hubs_version = self._placement.version
            for session in away:
                self._subscriptions.send(
                    PeerMessage(self._tables.process, session.table.game, session.table.version - 1)
                )

    def _remind_driver(self, session: TableSession) -> None:
        """Remind the driver of a table that a client here waits for a bot or a timer."""
        driver, now = session.driver, monotonic_ms()
        if driver is None or driver == self._tables.process or session.reminded_at > now - REMIND_INTERVAL:
            return
        if session.has_audience() and session.table.will_act:
            session.reminded_at = now
            self._subscriptions.remind(PeerMessage(self._tables.process, session.table.game, driver=driver, asks=True))

    async def _compare(self, sessions: list[TableSession]) -> None:
        """Read the logs that are longer than the tables in memory."""
        version = self._placement.version
        lengths = await self._tables.store.log_lengths([session.table.game for session in sessions]) if sessions else {}
        for session in sessions:
            if lengths.get(session.table.game, 0) > session.table.version:
                await self._read_on(session)
            elif self._subscriptions.is_current(session.table.game):
                session.known = version

    def _redirect(self, sessions: list[TableSession]) -> None:
        """Send a few listeners to the home, from tables that are quiet or whose other players are there already."""
        moving, calm = 0, monotonic_ms() - QUIET_TIME
        for session in sessions:
            home = self._placement.home(session.table.game)
            if (
                session.listeners
                and home != self._tables.process
                and (session.used < calm or session.remote_holders.get(home))
            ):
                for listener in list(session.listeners):
                    listener.move()
                moving += 1
                if moving == MAX_MOVED:
                    return

    async def _hand_over(self, away: list[TableSession]) -> None:
        """Let a few tables be driven by their home."""
        mine = [session for session in away if session.driver == self._tables.process and not session.listeners][
            :MAX_MOVED
        ]
        for session in mine:
            game, hub = session.table.game, self._placement.hub(session.table.game)
            if await self._tables.store.hand_over(game, self._tables.process, hub):
                self._set_driver(session, hub)
                self._subscriptions.send(PeerMessage(self._tables.process, game, driver=hub), hub)
