"""Which processes are alive, and which of them drives a table: its bots, its clocks and what else happens by itself.

A process renews its row in `processes` and, on PostgreSQL, holds an advisory lock on a connection kept for that. The
lock is free as soon as the process is killed; the row goes stale when its machine is lost. A table's row names its
driver, which another process replaces by one conditional UPDATE. An SQLite file belongs to one process.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from ...match.clock import wall_ms
from . import store_errors
from .schema import PROCESSES, TABLES, UNFINISHED
from .store import Store

LEASE: Final = 10_000  # milliseconds for which a process counts as alive after it has renewed its row
RENEW: Final = LEASE // 4
FORGET: Final = 60_000
_LOCKS: Final = 0x63726F77  # the first key of all our advisory locks; the second is that of a process
# The second keys of all locks of living processes.
HELD_LOCKS: Final = sql.text(
    "SELECT objid::bigint FROM pg_locks JOIN pg_database ON pg_database.oid = database "
    "WHERE locktype = 'advisory' AND granted AND classid = :locks AND objsubid = 2 AND datname = current_database()"
).bindparams(locks=_LOCKS)
_NEEDS_DRIVER: Final = sql.and_(TABLES.c.status.in_(UNFINISHED), TABLES.c.needs_driver)
# The clock of PostgreSQL is the same for all machines.
_DATABASE_TIME: Final[Any] = sql.cast(sql.extract("epoch", sql.func.clock_timestamp()) * 1000, sql.BigInteger)


def lock_number(process: str) -> int:
    """Return the second key of a process's lock; its name is random hexadecimal digits."""
    return int(process[:8], 16) & 0x7FFFFFFF


class Processes:
    """A `ProcessStore` in a database."""

    def __init__(self, store: Store, process: str) -> None:
        self._store, self.process = store, process
        self._is_postgres = store.dialect == "postgresql"
        self._kept: AsyncConnection | None = None  # holds the lock

    def _now(self) -> Any:
        return _DATABASE_TIME if self._is_postgres else wall_ms()

    async def renew(self) -> None:
        """Renew the row of this process, and take its lock if it is not held. Raises StoreError."""
        with store_errors():
            try:
                connection = self._kept or await self._keep()
                renewed = {"renewed_at": self._now()}
                changed = sql.update(PROCESSES).where(PROCESSES.c.id == self.process).values(renewed)
                if (await connection.execute(changed)).rowcount == 0:
                    await connection.execute(sql.insert(PROCESSES).values(id=self.process, **renewed))
            except BaseException:
                await self.let_go()
                raise

    async def _keep(self) -> AsyncConnection:
        """Open the connection that holds the lock. It is free, unless an old connection of this process lingers."""
        connection = await self._store.engine.connect()
        self._kept = await connection.execution_options(isolation_level="AUTOCOMMIT")
        if self._is_postgres:
            lock = sql.func.pg_try_advisory_lock(_LOCKS, lock_number(self.process))
            if not (await self._kept.execute(sql.select(lock))).scalar_one():
                raise OSError("the lock of this process is not free yet")
        return self._kept

    async def let_go(self) -> None:
        """Close the connection that holds the lock."""
        kept, self._kept = self._kept, None
        if kept is not None:
            await kept.invalidate()  # closes it, which frees the lock
            await kept.close()

    async def close(self) -> None:
        """Free the lock, so that others take the tables over at once. Raises StoreError."""
        await self.renew()
        await self.let_go()

    async def living(self) -> frozenset[str]:
        """Return the processes that are alive: with a fresh row, and on PostgreSQL with their lock."""
        if not self._is_postgres:
            return frozenset({self.process})
        fresh = sql.select(PROCESSES.c.id).where(PROCESSES.c.renewed_at > self._now() - LEASE)
        async with self._store.connect() as connection:
            held = set((await connection.execute(HELD_LOCKS)).scalars())
            names = (await connection.execute(fresh)).scalars()
            return frozenset(name for name in names if lock_number(name) in held)

    async def adopt(self, living: Collection[str], limit: int, among: Sequence[str] | None = None) -> dict[str, int]:
        orphaned = sql.or_(TABLES.c.driver.is_(None), TABLES.c.driver.not_in(living))
        wanted = sql.select(TABLES.c.id, PROCESSES.c.renewed_at).where(_NEEDS_DRIVER, orphaned)
        wanted = wanted.outerjoin(PROCESSES, TABLES.c.driver == PROCESSES.c.id)
        if among is not None:
            wanted = wanted.where(TABLES.c.id.in_(among))
        async with self._store.connect() as connection:
            rows = await connection.execute(wanted.order_by(TABLES.c.at.desc()).limit(limit))
            found = {row.id: row.renewed_at or 0 for row in rows}
        if not found:
            return {}
        take = sql.update(TABLES).where(TABLES.c.id.in_(found), orphaned).values(driver=self.process)
        async with self._store.begin() as connection:
            taken = await connection.execute(take.returning(TABLES.c.id))
            return {table_id: found[table_id] for table_id in taken.scalars()}

    async def take(self, table_id: str) -> bool:
        query = sql.update(TABLES).where(TABLES.c.id == table_id, _NEEDS_DRIVER).values(driver=self.process)
        async with self._store.begin() as connection:
            return (await connection.execute(query)).rowcount > 0

    async def driven(self) -> set[str]:
        query = sql.select(TABLES.c.id).where(_NEEDS_DRIVER, TABLES.c.driver == self.process)
        async with self._store.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def forget(self) -> None:
        """Delete the rows of processes that are long gone and drive no table."""
        drivers = sql.select(TABLES.c.driver).where(_NEEDS_DRIVER, TABLES.c.driver.is_not(None))
        stale = PROCESSES.c.renewed_at < self._now() - FORGET
        async with self._store.begin() as connection:
            await connection.execute(sql.delete(PROCESSES).where(stale, PROCESSES.c.id.not_in(drivers)))
