"""Retention: abandoned tables end by age, and tables without a result are deleted later.

Age counts from the last entry of the log. A table with a clock usually ends by its flag; if no clock runs, because only
bots are in turn or nobody deals the next game of a series, it ends by age after any clock would have run out. Records
are kept.
"""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import msgspec
import sqlalchemy as sql

from .. import protocol
from ..settings import Settings
from ..table.entries import Ended, Entry
from ..telemetry import EXPIRED
from ..times import wall_ms
from .contract import Addition
from .schema import LOG, RECORDS, TABLES
from .store import Store
from .writer import Writer

DAY: Final = 86_400_000  # milliseconds
LONGEST_CLOCK: Final = 60 * DAY  # for a move, as protocol.Clock has it
AT_ONCE: Final = 100

Limits: TypeAlias = dict[tuple[str, bool], int]  # by status and whether there is a clock: the time before which it ends


@dataclass(frozen=True, slots=True)
class Abandoned:
    """A table to be ended, and the version at which it ends."""

    table_id: str
    version: int
    status: str
    variant: str
    at: int


def retention_rules(settings: Settings) -> protocol.Retention:
    """Return after how many days a table ends by itself."""
    return protocol.Retention(settings.retention.waiting, settings.retention.abandoned)


def ending(table_id: str, version: int, how: Literal["aborted", "expired"]) -> Addition:
    """Return the addition to the log that ends a table, which need not be in memory."""
    now = wall_ms()
    body = protocol.ENCODER.encode(Entry(now, [Ended(how)])).decode()
    return Addition(
        table_id, version, body, summary={"status": "over", "needs_driver": False, "driver": None, "at": now}
    )


class Retention:
    """Applies the retention settings to the store."""

    def __init__(self, settings: Settings, store: Store, writer: Writer) -> None:
        self._settings, self._store, self._writer = settings, store, writer

    async def end_abandoned(self) -> int:
        """End abandoned tables; return how many."""
        ended = 0
        async for some in self.abandoned():
            won = await asyncio.gather(
                *(self._writer.write(ending(one.table_id, one.version, "expired")) for one in some)
            )
            ended += sum(won)
        EXPIRED.inc(ended)
        return ended

    async def delete_ended(self) -> int:
        """Delete tables that ended without a result long ago; return how many."""
        gone = await self.deletable()
        await self._store.delete_tables(gone)
        return len(gone)

    async def abandoned(self) -> AsyncIterator[list[Abandoned]]:
        """Yield all abandoned tables in batches."""
        limits, last = self._limits(), (-1, "")
        while limits:
            async with self._store.connect() as connection:
                rows = (await connection.execute(_old(limits, last))).all()
            read = [(row, _DATED.decode(row.body).at) for row in rows]
            found = [
                Abandoned(row.id, row.version + 1, row.status, row.variant, at)
                for row, at in read
                if at < limits[row.status, row.timed]
            ]
            if found:
                yield found
            if len(rows) < AT_ONCE:
                return
            last = (rows[-1].at, rows[-1].id)

    def _limits(self) -> Limits:
        rules, now = retention_rules(self._settings), wall_ms()
        days = {"open": rules.waiting_days, "running": rules.abandoned_days}
        limits = {
            (status, timed): now - int(wait * DAY) for status, wait in days.items() for timed in (False, True) if wait
        }
        if ("running", True) in limits:
            limits["running", True] -= LONGEST_CLOCK
        return limits

    async def deletable(self) -> list[str]:
        """Return the tables that ended without a result long enough ago."""
        if not self._settings.retention.ended:
            return []
        query = sql.select(TABLES.c.id).where(
            TABLES.c.status == "over",
            TABLES.c.at < wall_ms() - int(self._settings.retention.ended * DAY),
            TABLES.c.id.not_in(sql.select(RECORDS.c.id)),
        )
        async with self._store.connect() as connection:
            return list((await connection.execute(query)).scalars())


def _old(limits: Limits, last: tuple[int, str]) -> sql.Select[Any]:
    """Select the last entries of tables that were listed long ago, the oldest first; their dates decide."""
    listed = [
        sql.and_(TABLES.c.status == status, TABLES.c.timed == timed, TABLES.c.at < limit)
        for (status, timed), limit in limits.items()
    ]
    own = LOG.alias()
    newest = sql.select(sql.func.max(own.c.version)).where(own.c.table_id == TABLES.c.id).scalar_subquery()
    return (
        sql.select(
            TABLES.c.id, TABLES.c.status, TABLES.c.timed, TABLES.c.variant, TABLES.c.at, LOG.c.version, LOG.c.body
        )
        .where(LOG.c.table_id == TABLES.c.id, LOG.c.version == newest)
        .where(sql.or_(*listed))
        .where(sql.tuple_(TABLES.c.at, TABLES.c.id) > sql.tuple_(*last))
        .order_by(TABLES.c.at, TABLES.c.id)
        .limit(AT_ONCE)
    )


class _Dated(msgspec.Struct):
    at: int


_DATED: Final = msgspec.json.Decoder(_Dated)
