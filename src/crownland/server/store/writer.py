"""Writes the logs of tables.

One task takes all additions that are waiting and commits them together, in a thread. The unique key (table, version)
decides which addition wins a place in a log; everything else is written for winners only. Where each commit must reach
the disk, the number of commits is the limit, so crowded additions wait a few milliseconds for each other.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import ApiError
from ..table.entries import READ, Entry
from ..telemetry import COMMIT_SECONDS, COMMITTED, LOST
from . import Addition, InvalidValue, Place, TableStore, store_errors
from .schema import LOG, PLAYS, RECORDS, TABLES, insert_new

MAX_AT_ONCE: Final = 500
GATHER: Final = 0.004  # seconds


class Writer:
    """Commits additions in order, as many at once as are waiting."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._waiting: asyncio.Queue[Addition] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self.announce: Callable[[Addition], None] = lambda addition: None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
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
                await asyncio.sleep(GATHER)
            while len(batch) < MAX_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._write_all(batch)
            crowded = len(batch) > 1
            for _ in batch:
                self._waiting.task_done()

    async def _write_all(self, batch: list[Addition]) -> None:
        """Commit a batch; of several additions for one place the first counts."""
        candidates = {addition.place: addition for addition in reversed(batch)}
        try:
            with COMMIT_SECONDS.time():
                loop, additions = asyncio.get_running_loop(), list(candidates.values())
                places = await loop.run_in_executor(self._thread, self._store.commit, additions)
        except InvalidValue as error:
            if len(batch) == 1:
                _fail(batch, error)
            else:
                for addition in batch:  # an invalid one must not stop the others
                    await self._write_all([addition])
        except Exception as error:  # the writer must continue after any error
            _fail(batch, error)
        else:
            for addition in batch:
                self._settle(addition, addition.place in places and candidates[addition.place] is addition)

    def _settle(self, addition: Addition, won: bool) -> None:
        (COMMITTED if won else LOST).inc()
        if not addition.won.done():
            addition.won.set_result(won)
        if won:
            self.announce(addition)


def _fail(batch: list[Addition], error: Exception) -> None:
    for addition in batch:
        if not addition.won.done():
            addition.won.set_exception(ApiError("server/busy", f"the store did not answer ({type(error).__name__})"))


# One statement for any number of entries: for few of them, SQLAlchemy's own inserts take longer than the database.
_INSERT: Final = {
    "sqlite": (
        "INSERT INTO log (table_id, version, body) "
        "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') "
        "FROM json_each(?) WHERE true ON CONFLICT DO NOTHING RETURNING table_id, version"
    ),
    "postgresql": (
        "INSERT INTO log (table_id, version, body) SELECT * FROM unnest(%s::text[], %s::int[], %s::text[]) "
        "ON CONFLICT DO NOTHING RETURNING table_id, version"
    ),
}
_ENCODER: Final = msgspec.json.Encoder()


async def read_log(connection: AsyncConnection, table_id: str, version: int = 0) -> list[Entry]:
    """Read a log from a version on."""
    query = sql.select(LOG.c.version, LOG.c.body).where(LOG.c.table_id == table_id, LOG.c.version >= version)
    rows = (await connection.execute(query.order_by(LOG.c.version))).all()
    if [row.version for row in rows] != list(range(version, version + len(rows))):
        raise ValueError(f"{table_id}: expected a log without gaps from version {version} on")
    return [READ.decode(row.body) for row in rows]


def commit(engine: sql.Engine, batch: Sequence[Addition]) -> set[Place]:
    """Write a batch with one addition for each place; return the places that were free. Raises StoreError."""
    with store_errors():
        try:
            with engine.connect() as connection:
                if engine.dialect.name == "postgresql" and all(addition.is_log_only for addition in batch):
                    connection = connection.execution_options(isolation_level="AUTOCOMMIT")  # one round trip
                with connection.begin():
                    return _commit(connection, batch)
        except IntegrityError as error:
            raise InvalidValue(error) from error


def _commit(connection: sql.Connection, batch: Sequence[Addition]) -> set[Place]:
    if rows := [row for addition in batch if addition.version == 0 for row in addition.new]:
        connection.execute(sql.insert(TABLES), rows)
    places = _append(connection, batch)
    won = [addition for addition in batch if addition.place in places]
    if rows := [row for addition in won if addition.first for row in addition.new]:  # rematches
        connection.execute(sql.insert(TABLES), rows)
        _append(connection, [first for addition in won for first in addition.first])
    for addition in won:
        if addition.summary is not None:
            connection.execute(sql.update(TABLES).where(TABLES.c.id == addition.table_id), addition.summary)
    dialect = connection.dialect.name
    if rows := [addition.record for addition in won if addition.record is not None]:
        connection.execute(insert_new(dialect, RECORDS), rows)
    if rows := [play for addition in won for play in addition.plays]:
        connection.execute(insert_new(dialect, PLAYS), rows)
    return places


def _append(connection: sql.Connection, batch: Sequence[Addition]) -> set[Place]:
    """Insert entries; return the places that were free."""
    rows = [(addition.table_id, addition.version, addition.body) for addition in batch]
    dialect = connection.dialect.name
    values: tuple[Any, ...] = (
        tuple(map(list, zip(*rows, strict=True))) if dialect == "postgresql" else (_ENCODER.encode(rows).decode(),)
    )
    return {(table_id, version) for table_id, version in connection.exec_driver_sql(_INSERT[dialect], values)}
