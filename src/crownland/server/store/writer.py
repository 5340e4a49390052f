"""The writer: commits all waiting additions together, and reports which won their place in the log.

The unique key `(game, version)` of the log decides between processes: an addition whose place is taken has no effect.
Commits run in a thread, so the event loop is woken once for each. What is on disk is announced; without a bus, as in a
command beside running servers, PostgreSQL notifies them.

With PostgreSQL, additions that change only the log, as most moves do, are inserted by one prepared statement on a
connection of its own: SQLAlchemy and a transaction would cost several times the CPU time and four more round trips.
"""

import asyncio
import contextlib
import selectors
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

import psycopg
import sqlalchemy as sql
from sqlalchemy.exc import DataError, IntegrityError

from ..errors import ApiError
from ..metrics import COMMIT_SECONDS, COMMITTED, LOST
from ..runtime.bus import CHANNEL, encode_messages, entry_message
from .schema import GAMES, LOG, PLAYS, RECORDS
from .store import Store, insert_new

MAX_AT_ONCE: Final = 500
GATHER: Final = 0.004  # seconds
GATHER_POSTGRES: Final = 0.01  # with PostgreSQL, where a commit costs more


@dataclass(slots=True)
class Addition:
    """One entry for the log of a table, and what else changes with it."""

    game: str
    version: int
    body: str
    summary: dict[str, Any] | None = None  # columns of the game's row
    driver: str = ""  # the process that drives the table
    record: dict[str, Any] | None = None  # the row of a finished match
    plays: list[dict[str, Any]] = field(default_factory=list)  # and of its seats
    new: list[dict[str, Any]] = field(default_factory=list)  # rows of new games
    first: list["Addition"] = field(default_factory=list)  # and their first entries
    won: "asyncio.Future[bool]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Commits additions in order, as many at once as are waiting."""

    def __init__(self, store: Store, process: str) -> None:
        self._store, self._process = store, process
        self._waiting: asyncio.Queue[Addition] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._insert_log = insert_new(store.dialect, LOG).returning(LOG.c.game, LOG.c.version)
        self._insert_record = insert_new(store.dialect, RECORDS)
        self._insert_plays = insert_new(store.dialect, PLAYS)
        self.announce: Callable[[Addition], None] | None = None
        self._is_postgres = store.dialect == "postgresql"
        url = store.writing.url.render_as_string(hide_password=False)
        self._appender = Appender(url) if self._is_postgres else None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._appender is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._appender.close)
        self._thread.shutdown(wait=False)

    async def write(self, addition: Addition) -> bool:
        """Return, once it is on disk, whether the addition won. Raises ApiError if the store does not answer."""
        self._waiting.put_nowait(addition)
        return await addition.won

    async def _run(self) -> None:
        crowded = False
        while True:
            batch = [await self._waiting.get()]
            if crowded:  # more are likely to follow, and one commit is cheaper
                await asyncio.sleep(GATHER if self._appender is None else GATHER_POSTGRES)
            while len(batch) < MAX_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            for some in self._parts(batch):
                await self._settle_all(some)
            crowded = len(batch) > 1
            for _ in batch:
                self._waiting.task_done()

    def _parts(self, batch: list[Addition]) -> list[list[Addition]]:
        """With PostgreSQL, separate what changes only the log, which is cheaper to write."""
        if self._appender is None:
            return [batch]
        multi_table = {
            addition.game for addition in batch if not _is_log_only(addition)
        }  # the entries of a game stay together
        log_only = [addition for addition in batch if addition.game not in multi_table]
        rest = [addition for addition in batch if addition.game in multi_table]
        return [part for part in (log_only, rest) if part]

    async def _settle_all(self, batch: list[Addition]) -> None:
        try:
            with COMMIT_SECONDS.time():
                winners = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)
        except (DataError, IntegrityError, psycopg.DataError, psycopg.IntegrityError) as error:
            if len(batch) == 1:
                return _fail(batch, error)
            for addition in batch:  # an invalid one must not stop the others
                await self._settle_all([addition])
        except Exception as error:  # the writer must continue after any error
            _fail(batch, error)
        else:
            for addition in batch:
                won = winners.get((addition.game, addition.version)) is addition
                _settle(addition, won)
                if won and self.announce is not None:
                    self.announce(addition)
        return None

    def _commit(self, batch: list[Addition]) -> dict[tuple[str, int], Addition]:
        """Write a batch; return the winner of each place, in one batch the first."""
        candidates = {(addition.game, addition.version): addition for addition in reversed(batch)}
        if self._appender is None or self.announce is None or not all(map(_is_log_only, batch)):
            return self._commit_all(batch, candidates)
        won = self._appender.append([(game, version, a.body) for (game, version), a in candidates.items()])
        return {place: candidates[place] for place in won}

    def _commit_all(
        self, batch: list[Addition], candidates: dict[tuple[str, int], Addition]
    ) -> dict[tuple[str, int], Addition]:
        with self._store.writing.begin() as connection:
            if brand_new := [row for addition in batch if addition.version == 0 for row in addition.new]:
                connection.execute(sql.insert(GAMES), brand_new)
            rows = [{"game": game, "version": version, "body": a.body} for (game, version), a in candidates.items()]
            won = [(row.game, row.version) for row in connection.execute(self._insert_log, rows)]
            winners = {place: candidates[place] for place in won}
            winning = list(winners.values())
            if rematches := [addition for addition in winning if addition.first]:
                connection.execute(sql.insert(GAMES), [row for addition in rematches for row in addition.new])
                first = [
                    {"game": c.game, "version": c.version, "body": c.body}
                    for addition in rematches
                    for c in addition.first
                ]
                connection.execute(sql.insert(LOG), first)
            for addition in winning:
                if addition.summary is not None:
                    connection.execute(sql.update(GAMES).where(GAMES.c.id == addition.game), addition.summary)
            if records := [addition.record for addition in winning if addition.record is not None]:
                connection.execute(self._insert_record, records)
            if plays := [play for addition in winning for play in addition.plays]:
                connection.execute(self._insert_plays, plays)
            if self._is_postgres and self.announce is None:
                messages = [
                    encode_messages([entry_message(self._process, c.game, c.version, c.body, c.driver)])
                    for c in winning
                ]
                if messages:
                    notify = sql.text(f"SELECT pg_notify('{CHANNEL}', :note)")
                    connection.execute(notify, [{"note": message} for message in messages])
        return winners


def _is_log_only(addition: Addition) -> bool:
    """Whether an addition changes nothing but the log."""
    return addition.summary is None and not (addition.record or addition.plays or addition.new or addition.first)


def _settle(addition: Addition, won: bool) -> None:
    (COMMITTED if won else LOST).inc()
    if not addition.won.done():
        addition.won.set_result(won)


def _fail(batch: list[Addition], error: Exception) -> None:
    for addition in batch:
        if not addition.won.done():
            addition.won.set_exception(ApiError("server/busy", f"the store did not answer ({type(error).__name__})"))


_INSERT: Final = """
    INSERT INTO log (game, version, body) SELECT * FROM unnest(%b::text[], %b::int[], %b::text[])
    ON CONFLICT DO NOTHING RETURNING game, version
"""


class Appender:
    """A connection of its own, for the writer's thread."""

    def __init__(self, url: str) -> None:
        self._url = url.replace("+psycopg", "")
        self._connection: psycopg.Connection[tuple[str, int]] | None = None
        self._selector: selectors.BaseSelector = selectors.DefaultSelector()

    def append(self, rows: Sequence[tuple[str, int, str]]) -> list[tuple[str, int]]:
        """Insert entries; return the places that were free. After a psycopg.Error nothing is certain."""
        connection = self._connected()
        try:
            columns = [list(column) for column in zip(*rows, strict=True)]
            return connection.execute(_INSERT, columns, prepare=True, binary=True).fetchall()
        except psycopg.OperationalError:
            self.close()
            raise

    def close(self) -> None:
        if self._connection is not None:
            self._selector.close()
            self._connection.close()
            self._connection = None

    def _connected(self) -> "psycopg.Connection[tuple[str, int]]":
        """Return an open connection: an unexpected message means that the server is closing it."""
        if self._connection is not None and self._selector.select(0):
            self.close()
        if self._connection is None:
            self._connection = psycopg.connect(self._url, autocommit=True)
            self._selector = selectors.DefaultSelector()
            self._selector.register(self._connection, selectors.EVENT_READ)
        return self._connection
