"""What other processes do at our tables: the notes that we hear, and what no note brought.

Somebody may listen here to a game whose home is elsewhere: it was served here before that process came, or no
connection can be handed there. Then we follow its hub. Tables go home when there is time, a few every second.
"""

import asyncio
import contextlib
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ..errors import Refusal
from ..times import clock
from .bus import Note
from .session import Live
from .tables import Games

MOST_MOVED: Final = 20  # tables whose listeners are sent home at once; and as many whose bots are handed on
ASK: Final = 3000  # milliseconds between two reminders of a keeper
CALM: Final = 5000  # milliseconds in which nobody does anything at a table: then its listeners can be sent home


class Following:
    """Hears what others tell, and reads in the logs what they did not."""

    def __init__(self, games: Games) -> None:
        self._games, self._homes, self._circle = games, games.homes, games.circle
        self._hurry = asyncio.Event()
        self._told = 0  # the version of the homes at which hubs were told of our tables
        self._task: asyncio.Task[None] | None = None
        self._log = structlog.get_logger()

    def start(self) -> None:
        if self._games.settings.is_postgres:
            self._task = asyncio.create_task(self._look_around_again())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def hurry(self) -> None:
        """Look around now: a process is gone."""
        self._hurry.set()

    async def hear(self, note: Note) -> None:
        """Follow what another process did."""
        self._circle.hear(note)
        live = self._games.live.get(note.game)
        if note.asks_keeper:
            self._games.soon(self._stir(note.game))
        elif live is None:
            if note.keeper == self._games.process:  # it is not in our memory, and there may be something to do
                self._games.soon(self._wake(note))
        elif note.signal is not None:
            live.signal(*note.signal)
        elif note.online is not None:
            live.elsewhere[note.process] = note.online
            self._games.soon(self._games.show_presence(live))
            if note.asks and live.listeners:
                self._games.tell_others(live)
        elif note.follows == "yes":
            await self._read_on(live)
        elif note.ply < 0:
            self._keep(live, note.keeper)
        else:
            async with live.lock:
                if self._games.is_current(live) and note.ply >= live.table.ply:
                    await self._games.catch_up_with(live, note)
            if note.keeper == self._games.process and live.keeper != note.keeper:
                self._keep(live, note.keeper)

    def _keep(self, live: Live, keeper: str) -> None:
        """Note who keeps a game from now on; it may be this process."""
        live.keeper = keeper
        self._games.changed(live)

    async def _wake(self, note: Note) -> None:
        """Have a game in memory that is kept here; who kept it when it was read does not count."""
        for pause in (0.2, 1.0, 3.0, 10.0, 0.0):  # the store may be away for a moment
            try:
                live = await self._games.find(note.game)
            except Refusal:
                return
            except (SQLAlchemyError, OSError) as error:
                self._log.warning("game not woken", game=note.game, error=type(error).__name__)
                await asyncio.sleep(pause)
                continue
            if live.keeper != note.keeper:
                self._keep(live, note.keeper)
            return

    async def _stir(self, game: str) -> None:
        """See to a game that somebody waits for elsewhere, and nothing happens: are we to move there?"""
        with contextlib.suppress(Refusal):
            live = await self._games.find(game)
            live.touch("")  # it has company
            if live.keeper == self._games.process:
                self._games.changed(live)
            else:
                await self._games.notice([game])

    async def _read_on(self, live: Live) -> None:
        async with live.lock:
            if self._games.is_current(live):
                await self._games.catch_up_with(live)

    async def catch_up(self) -> None:
        """Read what was missed while nobody listened; hand on what we keep without having it in memory."""
        await self._compare(list(self._games.live.values()))
        kept = [game for game, live in self._games.live.items() if live.keeper == self._games.process]
        await self._games.store.release(self._games.process, kept)

    async def _look_around_again(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._games.settings.lease / 4):  # as in `Keeper`
                    await self._hurry.wait()
            self._hurry.clear()
            try:
                await self.look_around()
            except Exception as error:  # the store was away, or something unforeseen: try again
                self._log.warning("nothing followed", error=type(error).__name__)

    async def look_around(self) -> None:
        """Follow what somebody waits for here, read what no note brought, and let tables go home."""
        tables = list(self._games.live.values())
        away = [live for live in tables if self._homes.hub(live.table.game) != self._games.process]
        heard = [live for live in away if live.has_audience()]
        self._circle.follow_only({live.table.game for live in heard})
        for live in heard:
            self._circle.follow(live.table.game, live.here)
        for live in tables:
            self._ask_keeper(live)
        self._tell_hubs(away)
        await self._compare([*heard, *(live for live in tables if live.known != self._homes.version)])
        self._send_home(tables)
        await self._hand_on(away)

    def _tell_hubs(self, away: list[Live]) -> None:
        """When somebody came or went, tell the hubs how long our logs are: they may have become that before we knew."""
        if self._told != self._homes.version:
            self._told = self._homes.version
            for live in away:
                self._circle.tell(Note(self._games.process, live.table.game, live.table.ply - 1))

    def _ask_keeper(self, live: Live) -> None:
        """Remind whoever keeps a game that somebody waits here for a bot, or for what is due."""
        keeper, now = live.keeper, clock()
        if keeper is None or keeper == self._games.process or live.asked > now - ASK:
            return
        if live.has_audience() and live.table.waits:
            live.asked = now
            self._circle.ask(Note(self._games.process, live.table.game, keeper=keeper, asks=True))

    async def _compare(self, tables: list[Live]) -> None:
        """Read the logs that are longer than we know."""
        version = self._homes.version
        plies = await self._games.store.plies_of([live.table.game for live in tables]) if tables else {}
        for live in tables:
            if plies.get(live.table.game, 0) > live.table.ply:
                await self._read_on(live)
            elif self._circle.is_told(live.table.game):
                live.known = version

    def _send_home(self, tables: list[Live]) -> None:
        """Ask a few listeners to come again, where it is calm or others of their table are at its home already."""
        moving, calm = 0, clock() - CALM
        for live in tables:
            home = self._homes.of(live.table.game)
            if live.listeners and home != self._games.process and (live.used < calm or live.elsewhere.get(home)):
                for listener in list(live.listeners):
                    listener.move()
                moving += 1
                if moving == MOST_MOVED:
                    return

    async def _hand_on(self, away: list[Live]) -> None:
        """Let a few games be kept where they are at home."""
        mine = [live for live in away if live.keeper == self._games.process and not live.listeners][:MOST_MOVED]
        for live in mine:
            game, hub = live.table.game, self._homes.hub(live.table.game)
            if await self._games.store.hand_on(game, self._games.process, hub):
                self._keep(live, hub)
                self._circle.tell(Note(self._games.process, game, keeper=hub), hub)
