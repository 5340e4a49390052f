"""Administration of tables: what an operator may do to one, and what age does to all. Running servers notice.

Retention: abandoned tables end by age, and tables without a result are deleted later. Age counts from the last entry of
the log. A table with a clock usually ends by its flag; if no clock runs, because only bots are in turn or nobody deals
the next game of a series, it ends by age after any clock would have run out. Records are kept.

Seeds of running matches and holders of seats are not shown.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sql

from ...match.clock import DAY, wall_ms
from ..errors import ApiError
from ..protocol import ENCODER
from ..settings import Settings
from ..table.entries import Ended, Entry
from ..telemetry import EXPIRED
from . import Addition, Place
from .schema import LOG, RECORDS, TABLES, name_key
from .store import Store
from .writer import Writer

ATTEMPTS: Final = 5
_PUBLIC_COLUMNS: Final = ("id", "variant", "status", "players", "open_seats", "public", "timed", "at")


async def list_tables(store: Store, status: str | None, player: str | None, limit: int) -> list[dict[str, Any]]:
    """Return tables, including private ones, the newest first."""
    query = sql.select(TABLES).order_by(TABLES.c.at.desc(), TABLES.c.id)
    if status is not None:
        query = query.where(TABLES.c.status == status)
    async with store.connect() as connection:
        rows = await connection.execute(query if player else query.limit(limit))
        found = [_public_columns(row) for row in rows]
    return [row for row in found if player is None or _sits(player, row["players"])][:limit]


async def show_table(store: Store, table_id: str) -> dict[str, Any]:
    """Return a table and its log, entry by entry. Raises ApiError if there is none."""
    log = (await store.load(table_id)).log
    async with store.connect() as connection:
        row = (await connection.execute(sql.select(TABLES).where(TABLES.c.id == table_id))).one()
    happened = [{"at": entry.at, "events": [type(fact).__name__.lower() for fact in entry.facts]} for entry in log]
    recorded = bool(await _records(store, RECORDS.c.id == table_id))
    return {**_public_columns(row), "recorded": recorded, "log": happened}


async def end_table(store: Store, writer: Writer, table_id: str) -> bool:
    """End a table without a result. Returns whether it was not over before. Raises ApiError if there is none."""
    for _ in range(ATTEMPTS):
        shown = await show_table(store, table_id)
        if shown["status"] == "over":
            return False
        if await writer.write(_ending((table_id, len(shown["log"])), "aborted")):
            return True
    raise ApiError("server/busy", f"write conflict after {ATTEMPTS} retries")


async def delete_table(store: Store, writer: Writer, name: str) -> None:
    """Delete a table with its log and record, or an imported record; a running one ends first."""
    if await store.states([name]):
        await end_table(store, writer, name)
    elif not await _records(store, RECORDS.c.id == name):
        raise ApiError("table/unknown", f"expected the id of a table or a record, but got {name[:40]!r}")
    await store.delete([name])


async def find_by_player(store: Store, player: str) -> tuple[list[str], list[str]]:
    """Return the tables and records of a player by name: those that are over, and those that are not."""
    async with store.connect() as connection:
        rows = (await connection.execute(sql.select(TABLES.c.id, TABLES.c.status, TABLES.c.players))).all()
    mine = [row for row in rows if _sits(player, msgspec.json.decode(row.players))]
    over = {row.id for row in mine if row.status == "over"}
    over |= set(await _records(store, RECORDS.c.names.contains(f"\n{name_key(player)}\n", autoescape=True)))
    return sorted(over), sorted(row.id for row in mine if row.status != "over")


async def _records(store: Store, condition: Any) -> list[str]:
    async with store.connect() as connection:
        return list((await connection.execute(sql.select(RECORDS.c.id).where(condition))).scalars())


def _public_columns(row: Any) -> dict[str, Any]:
    return {**{name: getattr(row, name) for name in _PUBLIC_COLUMNS}, "players": msgspec.json.decode(row.players)}


def _sits(player: str, players: Sequence[str | None]) -> bool:
    return name_key(player) in (name_key(name) for name in players if name)


def _ending(place: Place, how: Literal["aborted", "expired"]) -> Addition:
    """Return the addition to the log that ends a table, which need not be in memory."""
    now = wall_ms()
    summary = {"status": "over", "needs_driver": False, "driver": None, "at": now}
    return Addition(*place, ENCODER.encode(Entry(now, [Ended(how)])).decode(), summary=summary)


LONGEST_CLOCK: Final = 60 * DAY  # for a move, as protocol.Clock has it
AT_ONCE: Final = 100


class Retention:
    """Applies the retention settings to the store."""

    def __init__(self, settings: Settings, store: Store, writer: Writer) -> None:
        self._days, self._store, self._writer = settings.retention, store, writer

    async def end_abandoned(self) -> int:
        """End abandoned tables; return how many."""
        ended = 0
        async for some in self.abandoned():
            ended += sum(await asyncio.gather(*(self._writer.write(_ending(place, "expired")) for place in some)))
        EXPIRED.inc(ended)
        return ended

    async def delete_ended(self) -> int:
        """Delete tables that ended without a result long ago; return how many."""
        gone = await self.deletable()
        await self._store.delete(gone)
        return len(gone)

    async def abandoned(self) -> AsyncIterator[list[Place]]:
        """Yield where the logs of all abandoned tables end, in batches."""
        limits, last = self._limits(), (-1, "")
        while limits:
            async with self._store.connect() as connection:
                rows = (await connection.execute(_old(limits, last))).all()
            yield [
                (row.id, row.version + 1) for row in rows if _DATED.decode(row.body).at < limits[row.status, row.timed]
            ]
            if len(rows) < AT_ONCE:
                return
            last = (rows[-1].at, rows[-1].id)

    def _limits(self) -> dict[tuple[str, bool], int]:
        """Return the time before which tables end, by status and whether there is a clock."""
        now, days = wall_ms(), {"open": self._days.waiting, "running": self._days.abandoned}
        limits = {
            (status, timed): now - int(wait * DAY) for status, wait in days.items() for timed in (False, True) if wait
        }
        if ("running", True) in limits:
            limits["running", True] -= LONGEST_CLOCK
        return limits

    async def deletable(self) -> list[str]:
        """Return the tables that ended without a result long enough ago."""
        if not self._days.ended:
            return []
        query = sql.select(TABLES.c.id).where(
            TABLES.c.status == "over",
            TABLES.c.at < wall_ms() - int(self._days.ended * DAY),
            TABLES.c.id.not_in(sql.select(RECORDS.c.id)),
        )
        async with self._store.connect() as connection:
            return list((await connection.execute(query)).scalars())


def _old(limits: dict[tuple[str, bool], int], last: tuple[int, str]) -> sql.Select[Any]:
    """Select the last entries of tables that were listed long ago, the oldest first; their dates decide."""
    listed = [
        sql.and_(TABLES.c.status == status, TABLES.c.timed == timed, TABLES.c.at < limit)
        for (status, timed), limit in limits.items()
    ]
    own = LOG.alias()
    newest = sql.select(sql.func.max(own.c.version)).where(own.c.table_id == TABLES.c.id).scalar_subquery()
    return (
        sql.select(TABLES.c.id, TABLES.c.status, TABLES.c.timed, TABLES.c.at, LOG.c.version, LOG.c.body)
        .where(LOG.c.table_id == TABLES.c.id, LOG.c.version == newest)
        .where(sql.or_(*listed))
        .where(sql.tuple_(TABLES.c.at, TABLES.c.id) > sql.tuple_(*last))
        .order_by(TABLES.c.at, TABLES.c.id)
        .limit(AT_ONCE)
    )


class _Dated(msgspec.Struct):
    at: int


_DATED: Final = msgspec.json.Decoder(_Dated)
