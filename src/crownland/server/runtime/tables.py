"""The tables of this process. Every change goes one way: decide, commit, show.

A command is decided on the table as this process knows it; the store says whether its place in the log was free. If
another process was first, or anything else went wrong, the table is dropped and read again from its log, and the
command is decided once more. Only what is on disk is shown.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Coroutine
from itertools import chain, repeat
from typing import Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from ...match.dealer import SEED_BYTES
from .. import protocol
from ..errors import Refusal
from ..limits import Rates, TableQuota
from ..metrics import COMMAND_SECONDS, TABLES
from ..settings import Settings
from ..store.rows import json_of, new_row, plays_of, row_of_record, summary_of
from ..store.store import Store, Stored
from ..store.writer import Addition, Writer
from ..table import entries
from ..table.checks import Asker, check_own
from ..table.decide import dealing, decide, digest, known_answer, lay
from ..table.entries import READ, Entry, Fact
from ..table.names import new_id
from ..table.table import Table
from ..times import clock, wall
from .bots import Thinkers
from .bus import Bus, Circle, Note
from .placement import Homes
from .questions import reply_to
from .session import Listener, Live
from .shutdown import Door

ATTEMPTS: Final = 8
LATE: Final = 60_000  # milliseconds by which a process may be late whose link still holds
AWAY: Final = 10_000  # milliseconds after which a table leaves that is read from its log each time it is asked for
T = TypeVar("T")


class Games:
    """All tables that this process has in memory, and the one way to change them."""

    def __init__(
        self, settings: Settings, store: Store, writer: Writer, bus: Bus, thinkers: Thinkers, homes: Homes, door: Door
    ) -> None:
        self.settings, self.store, self.writer, self.thinkers = settings, store, writer, thinkers
        self.process, self.homes, self.door = homes.process, homes, door
        self.circle = Circle(bus, homes)
        writer.announce = self._announce
        self.live: dict[str, Live] = {}
        self.quota = TableQuota(settings.games_per_address, settings.public_per_address)
        self._new_tables = Rates(settings.game_rate, settings.game_burst)
        self.changed: Callable[[Live], None] = lambda live: None  # the keeper wants to know
        self.adopting = asyncio.Lock()  # held while the store says who keeps what
        self.adopted: dict[str, int] = {}  # taken over, but not resumed yet: when each one's keeper was last there
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._under_way: set[asyncio.Task[Any]] = set()  # commands: not one of them is left half done
        self._log = structlog.get_logger()

    async def create(
        self, setup: protocol.NewGame, holder: str, address: str = "", begun: list[list[int]] | None = None
    ) -> Live:
        """Lay a table on the account of an address; `begun` are the actions that it plays on from."""
        await self._check_room(setup, address)
        await self.thinkers.ready(setup.variant)
        table, addition = self._new_table(lay(setup, holder, begun), holder)
        await self.writer.write(addition)
        live = self._come_alive(table, addition.keeper or None)
        live.owner = address
        self.quota.add(address, table.game, table.setup.public)
        return self._keep(live) if self.homes.of(table.game) == self.process else live

    async def _check_room(self, setup: protocol.NewGame, address: str) -> None:
        """Refuse one table more to an address that has laid too many, or too fast."""
        self._new_tables.check(address, "limit/games")
        self.quota.check(address, setup.public)
        if await self.store.count_games() >= self.settings.games:
            raise Refusal("limit/games", f"expected fewer than {self.settings.games} tables in all; come back later")

    def _new_table(self, facts: list[Fact], holder: str) -> tuple[Table, Addition]:
        self.door.check()
        laid = facts[0]
        assert isinstance(laid, entries.Laid)
        game, seed = new_id(), laid.game.seed or secrets.token_hex(SEED_BYTES)
        table = Table(game, seed, [])
        entry = table.apply(Entry(wall(), facts, holder, ran=0))
        keeper = self._keeper_of(table)
        return table, Addition(game, 0, json_of(entry), keeper=keeper or "", new=[new_row(table, seed, keeper)])

    def _keeper_of(self, table: Table) -> str | None:
        """Return who shall keep a game that somebody has to see to: its home, where that is near."""
        home = self.homes.of(table.game)
        keeper = home if self.homes.is_near(home) else self.process
        return keeper if table.is_kept else None

    def _come_alive(self, table: Table, keeper: str | None, ran: int = 0) -> Live:
        return Live(table, keeper, self.settings.patience, ran, self.homes.version)

    def _keep(self, live: Live) -> Live:
        self.live[live.table.game] = live
        TABLES.set(len(self.live))
        self.changed(live)
        return live

    async def find(self, game: str) -> Live:
        """Return a table, from memory or from its log; where nobody tells us what happens there, as it is by now."""
        live = self.live.get(game)
        if live is not None and not self._is_fresh(live):
            async with live.lock:
                if self.is_current(live):
                    await self.catch_up_with(live)
        if game in self.live:
            return self.live[game]
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load(game))
            self._loading[game].add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(self._loading[game])

    def _is_fresh(self, live: Live) -> bool:
        """Tell whether a table is as its log tells it, as far as this process can know."""
        return live.known == self.homes.version and self.circle.is_told(live.table.game)

    async def _load(self, game: str) -> Live:
        stored = await self.store.load(game)
        laid = stored.log[0].facts[0]
        assert isinstance(laid, entries.Laid)
        await self.thinkers.ready(laid.game.variant)
        table = Table(game, stored.seed, stored.log)
        async with self.adopting:  # by now we know whether the game has just become ours
            keeper = None if game in self.adopted else stored.keeper
            live = self._keep(self._come_alive(table, keeper, self._ran(stored, table)))
        if len(self.homes.there) > 1:
            self.circle.tell(Note(self.process, game, online=[], asks=True))
            async with live.lock:  # another process may have gone on since the log was read
                await self.catch_up_with(live)
        return live

    def _ran(self, stored: Stored, table: Table) -> int:
        """Return for how long clocks have run since the last entry: while the process that keeps the game was there."""
        sign = wall() if self.is_living(stored.keeper, stored.until) else self.last_sign(stored.until)
        return max(self.adopted.get(stored.game, sign) - table.at, 0)

    def is_living(self, process: str | None, until: int) -> bool:
        """Tell whether a process is there. A file of SQLite belongs to one: who else had it is gone."""
        return process is not None and (process == self.process or (self.settings.is_postgres and until > wall()))

    def last_sign(self, until: int) -> int:
        """Return when a process that is gone was there for sure."""
        return min(until, wall()) - int(self.settings.lease * 1000)

    async def do(self, game: str, holder: str, command: protocol.Change, address: str = "") -> protocol.Done:
        """Do a command; return once it is on disk. Raise Refusal, nothing changed, where it is not allowed.

        What has begun is finished, also when whoever asked is gone. A rematch is laid on the account of the address.
        """
        return await self._finish(self._do(game, holder, command, address))

    async def _do(self, game: str, holder: str, command: protocol.Change, address: str) -> protocol.Done:
        with COMMAND_SECONDS.time():
            for _ in range(ATTEMPTS):
                live = await self.find(game)
                live.touch(holder)
                async with live.lock:
                    if not self.is_current(live):
                        continue
                    if known := known_answer(live.table, holder, command):
                        return known
                    try:
                        facts = decide(live.table, command, Asker(holder, live.gone()))
                    except Refusal:
                        if await self._was_behind(live):
                            continue
                        raise
                    again = _again(facts) is not None
                    if again:
                        await self._check_room(live.table.setup, address)
                    changes = facts or command.id  # an id is remembered, even where there was nothing to do
                    if not changes or await self._commit(live, facts, holder, command):
                        if again and live.table.rematch:
                            self.quota.add(address, live.table.rematch, live.table.setup.public)
                        return self._done(live.table, holder, command, facts)
            raise Refusal("server/busy", "others were faster, again and again")

    async def _was_behind(self, live: Live) -> bool:
        """Before a refusal, see whether others have gone on: their note may be under way, and the asker may know."""
        ply = live.table.ply
        if self.settings.is_postgres:
            await self.catch_up_with(live)
        return live.table.ply > ply or not self.is_current(live)

    def _done(self, table: Table, holder: str, command: protocol.Change, facts: list[Fact]) -> protocol.Done:
        if known := known_answer(table, holder, command):
            return known
        seats = table.seats_of(holder) if isinstance(command, protocol.Sit) else None
        asked = any(isinstance(fact, entries.Asked) for fact in facts)
        return protocol.Done(command.id, table.ply, seats=seats, game=table.rematch, asked=asked)

    async def act(self, live: Live, facts: Callable[[Table], list[Fact]]) -> bool:
        """Let the keeper do something, unless the table has changed so that nothing comes of it."""
        return await self._finish(self._act(live, facts))

    async def _act(self, live: Live, facts: Callable[[Table], list[Fact]]) -> bool:
        async with live.lock:
            found = facts(live.table) if self.is_current(live) else []
            return bool(found) and await self._commit(live, found, "", None)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something that goes on without us, too."""
        task = self.soon(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Let what is under way be finished."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _commit(self, live: Live, facts: list[Fact], holder: str, command: protocol.Change | None) -> bool:
        """Add an entry; tell whether its place was free. In every other case the table is dropped: its log knows.

        The table in memory is never ahead of the disk for others.
        """
        certain, doubtful, kept = False, True, live.table.is_kept
        try:
            addition = self._addition(live, facts, holder, command)
            certain = await self._agrees(live.table, addition) and await self.writer.write(addition)
            doubtful = False
        finally:
            if not certain:
                self._forget(live, doubtful=doubtful)
        if certain:
            if live.table.is_kept != kept:
                live.keeper = addition.keeper or None
            self._show(live)
            if any(isinstance(fact, entries.Sat | entries.Left) for fact in facts):
                self._tell_presence(live)  # who watched may play now, or the other way round
        return certain

    def _addition(self, live: Live, facts: list[Fact], holder: str, command: protocol.Change | None) -> Addition:
        """Apply what was decided; return what is to be written."""
        table, ply, before = live.table, live.table.ply, summary_of(live.table)
        first: list[Addition] = []
        if again := _again(facts):
            first = [self._rematch(table, again.promises)]
            facts = [*facts[:-1], entries.Again(first[0].game)]
        entry = live.add(facts, holder, command.id, digest(command)) if command else live.add(facts, holder)
        after = summary_of(table)
        keeper = live.keeper
        if after["kept"] != before["kept"]:
            keeper = after["keeper"] = self._keeper_of(table)
        addition = Addition(table.game, ply, json_of(entry), summary=after if after != before else None)
        addition.first, addition.new = first, [row for new in first for row in new.new]
        addition.keeper = keeper or ""
        if table.status == "over" and before["status"] != "over" and table.is_recorded:
            addition.record = row_of_record(table)
            addition.plays = plays_of(addition.record)
        return addition

    async def _agrees(self, table: Table, addition: Addition) -> bool:
        """Before a record is written, replay the log from the store: it must tell the same match."""
        if addition.record is None:
            return True
        stored = await self.store.load(table.game)
        log = [*stored.log[: addition.ply], READ.decode(addition.body)]
        again = await asyncio.to_thread(lambda: row_of_record(Table(table.game, stored.seed, log)))
        if len(stored.log) == addition.ply and again != addition.record:
            self._log.error("a log tells another match than its table", game=table.game)
        return again == addition.record

    def _announce(self, addition: Addition) -> None:
        """Tell other processes of an addition that is on disk, and of the new tables that it brought."""
        for one in (addition, *addition.first):
            self.circle.announce(one.game, one.ply, one.body, one.keeper)

    def _show(self, live: Live) -> None:
        if live.table.status == "over":
            self.quota.drop(live.table.game)
        live.show()
        live.broadcast()
        self.changed(live)

    def _rematch(self, old: Table, promises: dict[str, str]) -> Addition:
        """Lay the next table: the same seats for the same people, who need no new tokens; nobody prepares its deal.

        What somebody promises for its shuffle belongs to the first seat of that holder.
        """
        facts: list[Fact] = [entries.Laid(msgspec.structs.replace(old.setup, seed=None), old.host)]
        left = dict(promises)
        for seat, chair in enumerate(old.chairs):
            if chair.kind != "open":
                who = (chair.name, chair.holder, chair.bot, chair.called)
                facts.append(entries.Sat(seat, *who, old.colours[seat], left.pop(chair.holder, "")))
        if old.setup.start and all(chair.kind != "open" for chair in old.chairs):
            facts.append(dealing(promises.values()))
        return self._new_table(facts, old.host)[1]

    def _forget(self, live: Live, *, doubtful: bool = False) -> None:
        """Drop a table whose state is uncertain; its log knows. Who listens is told when it is loaded again.

        Where it is doubtful whether an entry of ours is on disk, nobody was told of it, so that is made up for.
        """
        if self.is_current(live):
            del self.live[live.table.game]
            live.drop()
            self.soon(self._revive(live, doubtful))

    async def _revive(self, old: Live, doubtful: bool) -> None:
        """Give the listeners of a dropped table the one that the log tells, and let its bots play on."""
        for pause in chain((0.0, 0.2, 1.0), repeat(3.0)):
            await asyncio.sleep(pause)
            if not old.listeners and old.keeper != self.process and not doubtful:
                return
            try:
                live = await self.find(old.table.game)
            except (SQLAlchemyError, OSError) as error:  # the store may be away for a while
                self._log.warning("table not read", game=old.table.game, error=type(error).__name__)
                continue
            except Refusal:  # there is no such game any more
                _tell_deleted(old)
                return
            if doubtful:
                self.circle.announce(live.table.game, live.table.ply - 1, "", live.keeper or "")
            live.listeners |= old.listeners
            live.last_seen |= old.last_seen
            await self.show_presence(live)
            live.broadcast()
            self.tell_others(live)
            return

    async def notice(self, games: Collection[str]) -> None:
        """Follow what no note brought of tables in memory: who keeps them, and whether they were ended or deleted."""
        async with self.adopting:  # what is being taken over is resumed first, so that no clock runs on
            before = {game: self.live[game].keeper for game in games if game in self.live}
            found = await self.store.standing_of(list(before))
        for game, keeper in before.items():
            live = self.live.get(game)
            if live is None:
                continue
            status, kept_by = found.get(game, ("", None))
            if not status:
                del self.live[game]
                _tell_deleted(live)
            elif status == "over" and live.table.status != "over":
                async with live.lock:
                    await self.catch_up_with(live)
            elif live.table.is_kept and live.keeper == keeper != kept_by and game not in self.adopted:
                live.keeper = kept_by
                self.changed(live)

    async def catch_up_with(self, live: Live, note: Note | None = None) -> None:
        """Add what others wrote: the next entry, where a note brings it, or all that the log has. Hold the lock."""
        version = self.homes.version
        try:
            if note is not None and note.body and note.ply == live.table.ply:
                log = [READ.decode(note.body)]
            else:
                log = await self.store.log_from(live.table.game, live.table.ply)
                live.known = version
            for entry in log:
                live.follow(entry)
        except Exception as error:
            self._log.warning("table dropped", game=live.table.game, error=type(error).__name__)
            self._forget(live)
            return
        if log:
            self._show(live)

    async def learn(self) -> frozenset[str]:
        """Find out which processes are alive: nobody else, where the database is a file of ours."""
        if self.settings.is_postgres:
            self.homes.learn(await self.store.peers(wall() - LATE))
        return self.homes.living

    def forget_processes(self, living: Collection[str]) -> None:
        """Nobody is connected any more to a process that is gone."""
        self.circle.forget(living)
        for live in self.live.values():
            if live.elsewhere.keys() - set(living):
                live.elsewhere = {process: there for process, there in live.elsewhere.items() if process in living}
                self.soon(self.show_presence(live))

    async def join(self, live: Live, listener: Listener) -> Live:
        """Let a connection listen; what it is shown first says that it is there. Return what it listens to.

        A table may be dropped while we wait for it: what was decided there is not on disk, and nobody hears of it.
        """
        while True:
            async with live.lock:
                if self.is_current(live):
                    live.listeners.add(listener)
                    live.owner = live.owner or listener.address
                    live.touch(listener.holder)
                    if live.table.seats_of(listener.holder):
                        live.show()
                    self.changed(live)
                    self.circle.follow(live.table.game, live.here)
                    self._tell_presence(live)
                    return live
            live = await self.find(live.table.game)

    def is_current(self, live: Live) -> bool:
        """Tell whether this is still the table in memory; another one takes its place after every doubt."""
        return self.live.get(live.table.game) is live

    def part(self, live: Live, listener: Listener) -> None:
        """Let a connection go."""
        current = self.live.get(live.table.game, live)
        for one in (live, current):
            one.listeners.discard(listener)
        current.touch(listener.holder)
        self._tell_presence(current)

    def _tell_presence(self, live: Live) -> None:
        """Tell who is connected: at once, but of many who come and go together in one message."""
        if not live.presence_waits:
            live.presence_waits = True
            self.soon(self._gather_presence(live))

    async def _gather_presence(self, live: Live) -> None:
        await asyncio.sleep(live.presence_pause())
        live.presence_waits = False
        await self.show_presence(live)
        self.tell_others(live)

    def tell_others(self, live: Live) -> None:
        """Tell other processes who is connected here."""
        self.circle.tell(Note(self.process, live.table.game, online=live.here()))

    async def show_presence(self, live: Live) -> None:
        """Tell everybody here who is connected."""
        async with live.lock:
            if self.is_current(live):
                live.show()
                live.broadcast(live.presence(), "presence")

    def soon(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Do something beside everything else; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)
        return task

    def _over(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            self._log.warning("not done", error=type(error).__name__)

    async def signal(self, game: str, holder: str, signal: protocol.Signal) -> protocol.Done:
        """Pass a phrase on to everybody; nothing is kept."""
        live = await self.find(game)
        check_own(live.table, signal.seat, holder)
        live.touch(holder)
        live.phrases.check(holder)
        live.signal(signal.seat, signal.signal)
        self.circle.tell(Note(self.process, game, signal=(signal.seat, signal.signal)))
        return protocol.Done(signal.id, live.shown_ply)

    async def ask(self, game: str, holder: str, question: protocol.Question) -> protocol.Reply:
        """Answer a question; nothing changes."""
        live = await self.find(game)
        live.touch(holder)
        return await reply_to(question, live, holder, self.thinkers)

    async def news(self, live: Live, ply: int, seconds: float) -> None:
        """Wait until a table has moved beyond a ply, but not for ever; other processes tell us meanwhile."""
        end = clock() + int(seconds * 1000)
        while True:
            self.circle.follow(live.table.game, live.here)
            await live.news(ply, (end - clock()) / 1000)
            if not live.is_dropped or clock() >= end:
                return
            live = await self.find(live.table.game)

    def tidy(self) -> None:
        """Let tables go that nobody looks at and where nothing happens by itself; sooner those at home elsewhere."""
        now = clock()
        limits = {True: now - int(self.settings.idle * 1000), False: now - AWAY}
        for live in list(self.live.values()):
            if live.is_idle(limits[self.circle.is_told(live.table.game)]):
                self.let_go(live)
        TABLES.set(len(self.live))

    def let_go(self, live: Live) -> None:
        """Let a table leave the memory, unless something happens there by itself."""
        if not self._is_moving(live):
            self.live.pop(live.table.game, None)

    def _is_moving(self, live: Live) -> bool:
        """Tell whether this process has something to do at a table: a bot is in turn, or something falls due."""
        table = live.table
        if not table.is_kept or live.keeper != self.process or not table.waits:
            return False
        return table.due is not None or live.has_company()


def _again(facts: list[Fact]) -> entries.Again | None:
    """Return the rematch that a command comes to."""
    return next((fact for fact in facts if isinstance(fact, entries.Again)), None)


def _tell_deleted(live: Live) -> None:
    deleted = protocol.Refused("game/unknown", "this game was deleted", {})
    live.broadcast(protocol.ENCODER.encode(deleted))
