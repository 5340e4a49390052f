"""The keeper: moves the bots of the games that this process keeps, lets flags fall, and goes on with a series.

A process says every second that it is alive. When one falls silent, another takes its games over from the store and
plays on: first those that somebody has asked for, then the others, a few at a time. Should both believe they keep a
game, the log takes one move and the other changes nothing.
"""

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from ..errors import Refusal
from ..metrics import WRITES
from ..store.retention import Retention
from ..table import entries
from ..table.decide import overdue
from ..table.entries import Fact
from ..table.table import Table
from ..times import clock, wall
from .bots import Thinkers, pause
from .session import Live
from .tables import Games

MOST_ADOPTED: Final = 25  # at once, of those that nobody asks for
MOST_WANTED: Final = 500  # at once, of the others
_TIDY: Final = 5.0  # seconds
_END: Final = 3  # turns of tidying until abandoned tables are looked for again
_DELETE: Final = 720  # turns until those are looked for that can be deleted
_FORGET: Final = 60_000  # milliseconds


@dataclass(frozen=True, slots=True)
class _Move:
    """A bot's move under way: at which table, in answer to which ply, and the work."""

    live: Live
    changed: int
    task: asyncio.Task[None]


class Keeper:
    """Keeps the games of one process going."""

    def __init__(self, games: Games, thinkers: Thinkers, lease: float) -> None:
        self._games, self._thinkers, self._lease = games, thinkers, lease
        self._moves: dict[str, _Move] = {}  # by game
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._ringing: set[asyncio.Task[None]] = set()
        self._until = 0
        self._has_all = False  # nothing is left to be taken over, so the clocks of all games have been set right
        self._wanted = asyncio.Event()  # somebody asks for a table that nobody keeps
        self._retention = Retention(games.settings, games.store, games.writer)
        self._log = structlog.get_logger()
        games.changed = self.look

    async def start(self) -> None:
        await self._games.store.forget_processes(wall() - _FORGET)
        await self._sign_in()
        WRITES.set(self.writes)
        self._tasks = [asyncio.create_task(work()) for work in (self._live, self._adopt, self._tidy)]

    async def close(self) -> None:
        """Stop, and hand all games on."""
        moves = [move.task for move in self._moves.values()]
        for task in (*self._tasks, *moves):
            task.cancel()
        for timer in self._alarms.values():
            timer.cancel()
        await asyncio.gather(*self._tasks, *moves, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._games.store.sign_out(self._games.process, wall())

    async def leave(self) -> None:
        """Sign out early, where other processes can take over; flags that fall meanwhile are theirs."""
        if self._games.settings.is_postgres:
            with self._despite_outage("not signed out"):
                await self._games.store.sign_out(self._games.process, wall())

    def hurry(self) -> None:
        """Take over now what nobody keeps: a process is gone."""
        self._wanted.set()

    @property
    def writes(self) -> bool:
        """Tell whether the store takes what is written: the last sign of life is young enough."""
        return clock() <= self._until

    def look(self, live: Live) -> None:
        """See to a table that has changed: a bot may be in turn, a clock may run, or a person may want a hint."""
        self._prepare_hints(live.table)
        if live.keeper != self._games.process:
            if live.table.game in self._alarms:
                self._alarms.pop(live.table.game).cancel()
            if self._is_orphan(live):
                self._wanted.set()
            return
        self._set_alarm(live)
        table = live.table
        if table.seat is None or not table.chairs[table.seat].played_by or not live.has_company():
            return
        known = self._moves.get(table.game)
        if known is not None and known.live is live and known.changed == table.changed and not known.task.done():
            return
        task = asyncio.create_task(self._move(live, table.changed))
        self._moves[table.game] = _Move(live, table.changed, task)
        task.add_done_callback(lambda _: self._drop(table.game, task))

    def _prepare_hints(self, table: Table) -> None:
        """Have ready what the first hint needs, where a person may ask for one."""
        if table.match is not None and table.status == "running" and table.setup.hints and table.people():
            self._thinkers.prepare_to_search(table.match.variant.game)

    def _drop(self, game: str, task: asyncio.Task[Any]) -> None:
        if game in self._moves and self._moves[game].task is task:
            del self._moves[game]

    async def _move(self, live: Live, changed: int) -> None:
        """Let a bot think and then move, no faster than the table wants."""
        async with live.lock:
            table = live.table
            if table.changed != changed or table.seat is None or table.match is None:
                return
            seat, state, name = table.seat, table.match.state.copy(), table.chairs[table.seat].played_by
        if not name:
            return
        beginning = asyncio.get_running_loop().time()
        code = await self._thinkers.think(name, state, live.account)
        await self._wait(live, seat, changed, beginning)

        def facts(table: Table) -> list[Fact]:
            stays = table.changed == changed and table.seat == seat and bool(table.chairs[seat].played_by)
            return [entries.Played(seat, code)] if stays else []

        if task := asyncio.current_task():
            self._drop(live.table.game, task)
        with contextlib.suppress(Refusal):  # the store is away: the table is read again, and looked at again
            await self._games.act(live, facts)

    async def _wait(self, live: Live, seat: int, changed: int, beginning: float) -> None:
        """Wait for as long as the pace of the table asks; it may be changed meanwhile."""
        while live.table.changed == changed and live.table.match is not None:
            table, doers = live.table, live.table.match.doers
            bots = sum(bool(chair.played_by) for chair in table.chairs)
            pace = "instant" if table.hurried else table.pace
            end = beginning + pause(pace, max(bots, 1), not doers or doers[-1] != seat)
            rest = end - asyncio.get_running_loop().time()
            if rest <= 0:
                return
            await live.news(live.shown_ply, rest)

    def _set_alarm(self, live: Live) -> None:
        """Come back when a flag falls, or a series goes on."""
        game, due = live.table.game, live.table.due
        if game in self._alarms:
            self._alarms.pop(game).cancel()
        if due is not None:
            wait = max(due - live.table.time - live.ran(), 0) / 1000 + 0.005
            loop = asyncio.get_running_loop()
            self._alarms[game] = loop.call_later(wait, lambda: self._ringing.add(loop.create_task(self._ring(live))))

    async def _ring(self, live: Live) -> None:
        """Do what is due; a process that may have lost its games decides nothing."""
        if clock() > self._until:
            return
        with contextlib.suppress(Refusal):
            done = await self._games.act(live, lambda table: overdue(table, live.ran()))
            if not done and self._games.live.get(live.table.game) is live:
                self._set_alarm(live)

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(self._lease / 4)
            if self._games.door.is_closing and self._games.settings.is_postgres:
                return
            with self._despite_outage("no sign of life"):
                await self._sign_in()
            WRITES.set(self.writes)

    async def _adopt(self) -> None:
        while True:
            self._wanted.clear()
            with self._despite_outage("nothing taken over"):
                await self._take_over()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._lease / 4):  # `wait_for` of Python 3.11 can lose a cancellation
                    await self._wanted.wait()

    @contextlib.contextmanager
    def _despite_outage(self, trouble: str) -> Iterator[None]:
        """Go on after the store was away, or whatever else went wrong: without its keeper every game would stop."""
        try:
            yield
        except (SQLAlchemyError, OSError, Refusal) as error:
            self._log.warning(trouble, error=type(error).__name__)
        except Exception as error:
            self._log.error(trouble, exc_info=error)

    async def _sign_in(self) -> None:
        """Say that we are alive; after a long silence see what we still keep, and where clocks stood."""
        store, process, lease = self._games.store, self._games.process, int(self._lease * 1000)
        silent = self._until and clock() > self._until
        sign = wall() - (clock() - self._until) - lease
        until = clock() + lease
        await store.sign_in(process, wall() + lease, self._games.homes.address)
        mine = await store.kept_by(process) & self._games.live.keys() if silent else set()
        self._until = until  # if the store was away again, we are still silent
        if silent:
            for live in self._games.live.values():
                live.keeper = None if live.keeper == process else live.keeper
            self._games.adopted |= dict.fromkeys(mine, sign)
            await self._resume()
        await self._games.learn()
        self._games.forget_processes(self._games.homes.there)

    def _is_orphan(self, live: Live) -> bool:
        is_adopted = live.table.game in self._games.adopted
        return live.table.is_kept and live.keeper not in self._games.homes.living and not is_adopted

    async def _take_over(self) -> None:
        """Take over what nobody keeps: all that is in memory, because somebody asked for it, and a few others."""
        store, process, living = self._games.store, self._games.process, await self._games.learn()
        if process not in living:  # we are about to go
            return
        wanted = [game for game, live in self._games.live.items() if self._is_orphan(live)][:MOST_WANTED]
        async with self._games.adopting:
            found = await store.adopt(process, living, MOST_WANTED, wanted) if wanted else {}
            others = await store.adopt(process, living, MOST_ADOPTED, fits=self._is_at_home)
            for game, until in (found | others).items():
                self._games.adopted[game] = self._games.last_sign(until)
        await self._resume()
        await self._games.notice(set(wanted) - found.keys())  # somebody keeps them, and did not reach us
        self._has_all = not others and not self._games.adopted
        self._ringing = {task for task in self._ringing if not task.done()}

    def _is_at_home(self, game: str) -> bool:
        return self._games.homes.hub(game) == self._games.process

    async def _resume(self) -> None:
        """Keep from now on what was taken over. What cannot be written, because the store is away, waits its turn."""
        for game, sign in list(self._games.adopted.items()):
            try:
                live = await self._games.find(game)
            except Refusal:  # it was deleted meanwhile
                self._games.adopted.pop(game, None)
                continue
            except (ValueError, msgspec.DecodeError) as error:  # a log that we do not understand holds up no other game
                self._log.error("game not taken over", game=game, exc_info=error)
                self._games.adopted.pop(game, None)
                continue
            if await self._go_on(live, sign):
                self._games.adopted.pop(game, None)
            if live.is_untouched():
                self._games.let_go(live)
            await asyncio.sleep(0)

    async def _go_on(self, live: Live, sign: int) -> bool:
        """Let clocks go on where they stood when the keeper was last there; tell whether that is on disk."""
        live.keeper = self._games.process
        live.resume(sign)
        if live.table.thinker is None or live.table.clock is None:
            self.look(live)
            return True
        return await self._games.act(live, lambda table: [entries.Resumed()])

    async def _tidy(self) -> None:
        for turn in count():
            await asyncio.sleep(_TIDY)
            with self._despite_outage("nothing tidied"):
                if turn % _END == 0 and self._has_all:
                    await self._retention.end_abandoned()
                if turn % _DELETE == 0:
                    await self._retention.delete_ended()
                await self._games.notice(list(self._games.live))
            self._games.tidy()
            for live in list(self._games.live.values()):
                if live.listeners and live.gone() != live.shown_gone:
                    await self._games.show_presence(live)
