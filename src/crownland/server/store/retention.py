"""Retention: a table that nobody plays at any more ends by its age, and what ended without a result is deleted later.

Age counts from the last entry of a table's log. Tables with a clock end by their flags, as a rule; where no clock runs,
because only bots are in turn or nobody deals the next game of a series, they end by their age, too, when any clock
would have run out long ago. Records are kept for ever.
"""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import msgspec
import sqlalchemy as sql

from .. import protocol
from ..metrics import EXPIRED
from ..settings import Settings
from ..table.entries import Ended, Entry
from ..times import wall_ms
from .schema import GAMES, LOG, RECORDS
from .store import Store, delete_strays
from .writer import Addition, Writer

DAY: Final = 86_400_000  # milliseconds
LONGEST_CLOCK: Final = 60 * DAY  # for a move, as protocol.Clock has it
AT_ONCE: Final = 100

Limits: TypeAlias = dict[tuple[str, bool], int]  # by status and whether there is a clock: the time before which it ends


@dataclass(frozen=True, slots=True)
class Abandoned:
    """A table whose time is up, and the ply at which it would end."""

    game: str
    version: int
    status: str
    variant: str
    at: int


def retention_rules(settings: Settings) -> protocol.Retention:
    """Return after how many days a table ends by itself."""
    return protocol.Retention(settings.waiting_days, settings.abandoned_days)


def ending(game: str, version: int, how: Literal["aborted", "expired"]) -> Addition:
    """Return the addition to the log that ends a table which need not be in memory."""
    now = wall_ms()
    body = protocol.ENCODER.encode(Entry(now, [Ended(how)])).decode()
    return Addition(game, version, body, summary={"status": "over", "needs_driver": False, "driver": None, "at": now})


class Retention:
    """Goes through the store with the rules of the settings."""

    def __init__(self, settings: Settings, store: Store, writer: Writer) -> None:
        self._settings, self._store, self._writer = settings, store, writer

    async def end_abandoned(self) -> int:
        """End the tables whose time is up; return how many."""
        ended = 0
        async for some in self.abandoned():
            won = await asyncio.gather(*(self._writer.write(ending(one.game, one.version, "expired")) for one in some))
            ended += sum(won)
        EXPIRED.inc(ended)
        return ended

    async def delete_ended(self) -> int:
        """Delete the tables that ended without a result long ago; return how many. Reviews without a match go, too."""
        gone = await self.deletable()
        await self._store.delete_games(gone)
        if self._settings.ended_days:
            await delete_strays(self._store, wall_ms() - int(self._settings.ended_days * DAY))
        return len(gone)

    async def abandoned(self) -> AsyncIterator[list[Abandoned]]:
        """Give all tables whose time is up, some at a time."""
        limits, last = self._limits(), (-1, "")
        while limits:
            async with self._store.engine.connect() as connection:
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
        """Return tables that ended without a result so long ago that their logs can go."""
        if not self._settings.ended_days:
            return []
        query = sql.select(GAMES.c.id).where(
            GAMES.c.status == "over",
            GAMES.c.at < wall_ms() - int(self._settings.ended_days * DAY),
            GAMES.c.id.not_in(sql.select(RECORDS.c.id)),
        )
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


def _old(limits: Limits, last: tuple[int, str]) -> sql.Select[Any]:
    """Ask for the last entries of tables that were listed long ago, the oldest first; their dates decide."""
    listed = [
        sql.and_(GAMES.c.status == status, GAMES.c.timed == timed, GAMES.c.at < limit)
        for (status, timed), limit in limits.items()
    ]
    own = LOG.alias()
    newest = sql.select(sql.func.max(own.c.version)).where(own.c.game == GAMES.c.id).scalar_subquery()
    return (
        sql.select(GAMES.c.id, GAMES.c.status, GAMES.c.timed, GAMES.c.variant, GAMES.c.at, LOG.c.version, LOG.c.body)
        .where(LOG.c.game == GAMES.c.id, LOG.c.version == newest)
        .where(sql.or_(*listed))
        .where(sql.tuple_(GAMES.c.at, GAMES.c.id) > sql.tuple_(*last))
        .order_by(GAMES.c.at, GAMES.c.id)
        .limit(AT_ONCE)
    )


class _Dated(msgspec.Struct):
    at: int


_DATED: Final = msgspec.json.Decoder(_Dated)
