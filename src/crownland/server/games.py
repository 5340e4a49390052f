"""The tables of this process. Every change goes one way: decide, commit, show.

A command is decided on the table as this process knows it; the store says whether its place in the log was free. If
another process was first, the table catches up and the command is decided once more. Only what is on disk is shown.
"""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Callable, Coroutine
from itertools import chain, repeat
from typing import Any, Final

import msgspec
import structlog

from ..match.dealer import SEED_BYTES
from ..match.record import match_record
from ..match.viewing import why_not
from ..rules.errors import IllegalAction, NotationError
from . import entries, protocol
from .bots import Thinkers
from .bus import Bus, Note
from .checks import Asker, check_own
from .deciding import decide, lay
from .door import Door
from .entries import READ, Entry, Event
from .errors import Refusal, refusal_of
from .live import Listener, Live
from .metrics import COMMAND_SECONDS, TABLES
from .names import new_id
from .settings import Settings
from .store import Store, record_row
from .table import Table
from .times import clock, wall
from .writer import Change, Writer

ATTEMPTS: Final = 8
_ENCODER: Final = msgspec.json.Encoder()


class Games:
    """All tables that this process has in memory, and the one way to change them."""

    def __init__(
        self, settings: Settings, store: Store, writer: Writer, bus: Bus, thinkers: Thinkers, process: str, door: Door
    ) -> None:
        self.settings, self.store, self.writer, self.bus, self.thinkers = settings, store, writer, bus, thinkers
        self.process, self.door = process, door
        self.live: dict[str, Live] = {}
        self.changed: Callable[[Live], None] = lambda live: None  # the keeper wants to know
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._log = structlog.get_logger()

    async def create(self, setup: protocol.NewGame, holder: str) -> Live:
        """Lay a table."""
        await self.thinkers.ready(setup.variant)
        table, change = self._new_table(lay(setup, holder), holder)
        await self.writer.write(change)
        return self._keep(Live(table, self.process if table.is_kept else None, self.settings.patience))

    def _new_table(self, events: list[Event], holder: str) -> tuple[Table, Change]:
        self.door.check()
        game, seed = new_id(), secrets.token_hex(SEED_BYTES)
        table = Table(game, seed, [])
        entry = table.apply(Entry(wall(), events, holder, ran=0))
        row = {"id": game, "seed": seed, "variant": table.setup.variant, "public": table.setup.public}
        row |= {"timed": table.setup.clock is not None, **self._summary(table)}
        row["keeper"] = self.process if table.is_kept else None
        return table, Change(game, 0, _text(entry), new=[row])

    def _keep(self, live: Live) -> Live:
        self.live[live.table.game] = live
        TABLES.set(len(self.live))
        self.changed(live)
        return live

    async def find(self, game: str) -> Live:
        """Return a table, from memory or from its log."""
        if game in self.live:
            return self.live[game]
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load(game))
            self._loading[game].add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(self._loading[game])

    async def _load(self, game: str) -> Live:
        stored = await self.store.load(game)
        laid = stored.log[0].events[0]
        assert isinstance(laid, entries.Laid)
        await self.thinkers.ready(laid.game.variant)
        table = Table(game, stored.seed, stored.log)
        ran = max(wall() - table.at, 0)
        live = self._keep(Live(table, stored.keeper, self.settings.patience, ran))
        await self.bus.tell(Note(self.process, game, online=[], asks=True))
        if self.settings.is_postgres:  # another process may have gone on since the log was read
            async with live.lock:
                self._follow(live, await self.store.log_from(game, live.table.ply))
        return live

    async def do(self, game: str, holder: str, command: protocol.Change) -> protocol.Done:
        """Do a command; return once it is on disk. Raise Refusal, nothing changed, where it is not allowed."""
        with COMMAND_SECONDS.time():
            live = await self.find(game)
            live.touch(holder)
            for _ in range(ATTEMPTS):
                async with live.lock:
                    if self.live.get(game) is not live:
                        live = await self.find(game)
                        continue
                    if known := known_answer(live.table, holder, command):
                        return known
                    if isinstance(command, protocol.Rematch) and live.table.rematch:
                        return protocol.Done(command.id, live.table.ply, game=live.table.rematch)
                    events = decide(live.table, command, Asker(holder, live.gone()))
                    if not events:
                        return protocol.Done(command.id, live.table.ply)
                    if await self._commit(live, events, holder, command):
                        return self._done(live, holder, command)
            raise Refusal("server/busy", "others were faster, again and again")

    def _done(self, live: Live, holder: str, command: protocol.Change) -> protocol.Done:
        if known := known_answer(live.table, holder, command):
            return known
        seats = live.table.seats_of(holder) if isinstance(command, protocol.Sit) else None
        game = live.table.rematch
        return protocol.Done("", live.table.ply, seats=seats, game=game, asked=live.table.wish is not None)

    async def act(self, live: Live, events: Callable[[Table], list[Event]]) -> bool:
        """Let the keeper do something, unless the table has changed so that nothing comes of it."""
        async with live.lock:
            found = events(live.table) if self.live.get(live.table.game) is live else []
            return bool(found) and await self._commit(live, found, "", None)

    async def _commit(self, live: Live, events: list[Event], holder: str, command: protocol.Change | None) -> bool:
        """Add an entry; tell whether its place was free. The table in memory is never ahead of the disk for others."""
        table, before = live.table, self._summary(live.table)
        ply = table.ply
        first: list[Change] = []
        if events[-1] == entries.Again(""):
            first = [self._rematch(table)]
            events = [*events[:-1], entries.Again(first[0].game)]
        try:
            entry = live.add(events, holder, command.id, digest(command)) if command else live.add(events, holder)
            after = self._summary(table)
            if after["kept"] != before["kept"]:
                after["keeper"] = self.process if after["kept"] else None
            change = Change(table.game, ply, _text(entry), summary=after if after != before else None)
            change.first, change.new = first, [row for new in first for row in new.new]
            change.keeper = live.keeper or ""
            if table.status == "over" and before["status"] != "over" and table.stopped is None:
                change.record = self._record(table)
            won = await self.writer.write(change)
        except BaseException:
            self._forget(live)
            raise
        if not won:
            await self._reload(live)
            return False
        if after["kept"] != before["kept"]:
            live.keeper = after["keeper"]
        self._show(live)
        return True

    def _show(self, live: Live) -> None:
        live.show()
        live.broadcast()
        self.changed(live)

    @staticmethod
    def _summary(table: Table) -> dict[str, Any]:
        """Return the columns of a game's row that change as it is played."""
        return {
            "status": table.status,
            "players": _ENCODER.encode([chair.name for chair in table.chairs]).decode(),
            "open_seats": sum(chair.kind == "open" for chair in table.chairs),
            "kept": table.is_kept,
            "at": table.listed,
        }

    def _record(self, table: Table) -> dict[str, Any]:
        assert table.match is not None
        return record_row(table.game, finished_record(table), table.match.standing().totals, table.at, imported=False)

    def _rematch(self, old: Table) -> Change:
        """Lay the next table: the same seats for the same people, who need no new tokens."""
        events: list[Event] = [entries.Laid(old.setup, old.host)]
        for seat, chair in enumerate(old.chairs):
            if chair.kind != "open":
                events.append(entries.Sat(seat, chair.name, chair.holder, chair.bot))
        if old.setup.start and all(chair.kind != "open" for chair in old.chairs):
            events.append(entries.Started([]))
        return self._new_table(events, old.host)[1]

    def _forget(self, live: Live) -> None:
        """Drop a table whose state is uncertain; its log knows. Who listens is told when it is loaded again."""
        if self.live.get(live.table.game) is live:
            del self.live[live.table.game]
            self._soon(self._revive(live))

    async def _revive(self, old: Live) -> None:
        """Give the listeners of a dropped table the one that the log tells."""
        for pause in chain((0.0, 0.2, 1.0), repeat(3.0)):
            await asyncio.sleep(pause)
            if not old.listeners:
                return
            try:
                live = await self.find(old.table.game)
            except (Refusal, OSError, Exception) as error:  # the store may be away for a while
                self._log.warning("table not read", game=old.table.game, error=type(error).__name__)
                continue
            live.listeners |= old.listeners
            live.last_seen |= old.last_seen
            live.broadcast()
            self._tell_presence(live)
            return

    async def _reload(self, live: Live) -> None:
        """Build a table again whose place in the log was taken."""
        stored = await self.store.load(live.table.game)
        live.table, live.keeper = Table(live.table.game, stored.seed, stored.log), stored.keeper
        self._show(live)

    async def hear(self, note: Note) -> None:
        """Follow what another process did."""
        live = self.live.get(note.game)
        if live is None:
            if note.keeper == self.process:  # it left our memory, and now there may be something to do
                self._soon(self._wake(note.game))
            return
        if note.signal is not None:
            live.signal(*note.signal)
            return
        if note.online is not None:
            live.elsewhere[note.process] = note.online
            self._soon(self.show_presence(live))
            if note.asks and live.listeners:
                await self._tell_others(live)
            return
        async with live.lock:
            if self.live.get(note.game) is not live or note.ply < live.table.ply:
                return
            fresh = note.ply == live.table.ply and note.body
            log = [READ.decode(note.body)] if fresh else await self.store.log_from(note.game, live.table.ply)
            self._follow(live, log)

    def _follow(self, live: Live, log: list[Entry]) -> None:
        for entry in log:
            live.follow(entry)
        if log:
            self._show(live)

    async def _wake(self, game: str) -> None:
        with contextlib.suppress(Refusal):
            await self.find(game)

    async def catch_up(self) -> None:
        """Read what was missed while nobody listened; hand on what we keep without having it in memory."""
        for live in list(self.live.values()):
            await self._refresh(live)
        await self.store.release(
            self.process, [game for game, live in self.live.items() if live.keeper == self.process]
        )

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            self._follow(live, await self.store.log_from(live.table.game, live.table.ply))

    async def notice(self) -> None:
        """Follow what was ended or deleted beside this process: by age, or by a command of the operator."""
        mine = list(self.live)
        found = await self.store.status_of(mine)
        for game in mine:
            live = self.live.get(game)
            if live is not None and game not in found:
                del self.live[game]
                gone = protocol.Refused("game/unknown", "this game was deleted", {})
                live.broadcast(protocol.ENCODER.encode(gone))
            elif live is not None and found[game] == "over" and live.table.status != "over":
                await self._refresh(live)

    def forget_processes(self, living: set[str]) -> None:
        """Nobody is connected any more to a process that is gone."""
        for live in self.live.values():
            if live.elsewhere.keys() - living:
                live.elsewhere = {process: there for process, there in live.elsewhere.items() if process in living}
                self._soon(self.show_presence(live))

    def join(self, live: Live, listener: Listener) -> None:
        """Let a connection listen."""
        live.listeners.add(listener)
        live.touch(listener.holder)
        self._tell_presence(live)

    def part(self, live: Live, listener: Listener) -> None:
        """Let a connection go."""
        current = self.live.get(live.table.game, live)
        for one in (live, current):
            one.listeners.discard(listener)
        current.touch(listener.holder)
        self._tell_presence(current)

    def _tell_presence(self, live: Live) -> None:
        self._soon(self.show_presence(live))
        self._soon(self._tell_others(live))

    async def _tell_others(self, live: Live) -> None:
        here = sorted({listener.holder for listener in live.listeners} - {""})
        await self.bus.tell(Note(self.process, live.table.game, online=here))

    async def show_presence(self, live: Live) -> None:
        """Tell everybody here who is connected."""
        async with live.lock:
            live.show()
            live.broadcast(live.presence())

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def signal(self, game: str, holder: str, signal: protocol.Signal) -> protocol.Done:
        """Pass a phrase on to everybody; nothing is kept."""
        live = await self.find(game)
        check_own(live.table, signal.seat, holder)
        live.touch(holder)
        live.phrases.check(holder)
        live.signal(signal.seat, signal.signal)
        await self.bus.tell(Note(self.process, game, signal=(signal.seat, signal.signal)))
        return protocol.Done(signal.id, live.shown_ply)

    async def ask(self, game: str, holder: str, question: protocol.Question) -> protocol.Reply:
        """Answer a question; nothing changes."""
        live = await self.find(game)
        live.touch(holder)
        if isinstance(question, protocol.Ping):
            return protocol.Reply(question.id, live.shown_ply)
        async with live.lock:
            table, ply = live.table, live.table.ply
            if table.match is None or table.match.is_over:
                raise Refusal(
                    "game/over" if table.match else "game/not-started", "expected a game that is being played"
                )
            state = table.match.state.copy()
            if isinstance(question, protocol.Hint):
                check_hint(table, holder)
        if isinstance(question, protocol.Hint):
            return protocol.Reply(question.id, ply, action=await self.thinkers.hint(state))
        try:
            reason = why_not(state, question.action)
        except (NotationError, IllegalAction) as error:
            raise refusal_of(error) from None
        if reason is None:
            return protocol.Reply(question.id, ply)
        return protocol.Reply(question.id, ply, reason.id, reason.args)

    def tidy(self) -> None:
        """Let tables go that nobody looks at and where nothing happens by itself."""
        limit = clock() - int(self.settings.idle * 1000)
        for live in list(self.live.values()):
            if live.is_idle(limit):
                self.let_go(live)
        TABLES.set(len(self.live))

    def let_go(self, live: Live) -> None:
        """Let a table leave the memory, unless something happens there by itself."""
        if not self._is_moving(live):
            self.live.pop(live.table.game, None)

    def _is_moving(self, live: Live) -> bool:
        """Tell whether this process has something to do at a table: a bot is in turn, or a clock runs."""
        table = live.table
        if not table.is_kept or live.keeper != self.process:
            return False
        return table.clock is not None or (table.seat is not None and bool(table.chairs[table.seat].played_by))


def finished_record(table: Table) -> dict[str, Any]:
    """Tell a table's match as a record; when it is over with its seed, and with who resigned."""
    assert table.match is not None
    record: dict[str, Any] = match_record(table.match)
    if table.status == "over":
        record["seed"] = table.seed.hex()
    if table.match.resigned:
        record["resigned"] = sorted(table.match.resigned)
    return record


def check_hint(table: Table, holder: str) -> None:
    """Refuse a hint to whom it is not due."""
    if not table.setup.hints:
        raise Refusal("hint/off", "this table plays without hints")
    if table.seat not in table.seats_of(holder):
        raise Refusal("action/not-your-turn", f"expected a question of seat {table.seat}", seat=table.seat)


def known_answer(table: Table, holder: str, command: protocol.Change) -> protocol.Done | None:
    """Return what was answered to this command before; refuse another one under its id."""
    known = table.answers.get((holder, command.id)) if command.id else None
    if known is None:
        return None
    if known.said and known.said != digest(command):
        raise Refusal("request/id-reused", f"expected the command that was sent with id {command.id!r} before")
    return known.done


def digest(command: protocol.Change) -> str:
    """Return what tells a command from others under the same id. A secret is left out: it made the holder."""
    plain = msgspec.structs.replace(command, secret=None) if isinstance(command, protocol.Sit) else command
    return hashlib.sha256(_ENCODER.encode(plain)).hexdigest()[:16]


def _text(entry: Entry) -> str:
    return _ENCODER.encode(entry).decode()
