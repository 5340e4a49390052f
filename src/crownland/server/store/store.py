"""The store: tables, their logs, records and reviews in SQLite or PostgreSQL.

Logs are written by `writer`, which commits all waiting entries at once and reports which won their place `(table,
version)`.
"""

import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final, TypeAlias, TypeVar

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..errors import ApiError
from ..settings import Settings
from ..table.entries import Entry
from . import Addition, Place, Stored, TableState, store_errors
from .schema import LOG, PLAYS, PROCESSES, RECORDS, REVIEWS, TABLES, UNFINISHED, insert_new, name_key, seat_rows
from .writer import commit, read_log

PAGE: Final = 50
_LAST: Final = "\U0010ffff"  # sorts after every continuation of a prefix
_EXPORT: Final = 20  # rows at a time, to limit memory
_AT_ONCE: Final = 100  # rows of a query: reading many more holds up the event loop
_SHARED: Final = ("variant", "players", "bot_names")  # columns of both tables and records

# A machine that is gone is noticed within seconds: by this side, and by PostgreSQL, which then frees its locks.
KEEPALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3",
}
_POSTGRES: Final[dict[str, Any]] = {"pool_pre_ping": True, "connect_args": KEEPALIVE}
_SQLITE: Final[dict[str, Any]] = {"connect_args": {"timeout": 30}}  # seconds for which one writer waits for another

T = TypeVar("T")
Cursor: TypeAlias = tuple[int, str]  # time and id of the last row shown


def _make_engine(settings: Settings) -> AsyncEngine:
    """Open the database for reading and small writes on the event loop."""
    if settings.is_postgres:
        return create_async_engine(settings.url, pool_size=8, max_overflow=8, **_POSTGRES)
    engine = create_async_engine(settings.url, pool_size=4, max_overflow=4, **_SQLITE)
    _set_pragmas(engine.sync_engine, settings)
    return engine


def _make_writing_engine(settings: Settings) -> sql.Engine:
    """Open the database for the writer's thread, which blocks instead of using the event loop."""
    if settings.is_postgres:
        return sql.create_engine(settings.url, pool_size=1, max_overflow=0, **_POSTGRES)
    engine = sql.create_engine(settings.url.replace("+aiosqlite", ""), pool_size=1, max_overflow=0, **_SQLITE)
    _set_pragmas(engine, settings)
    return engine


def _set_pragmas(engine: sql.Engine, settings: Settings) -> None:
    """Choose the WAL mode, in which readers and the writer do not block each other."""

    @sql.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={settings.sync}", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


class Store:
    """A `TableStore`, with all other reads, and small writes that belong to no log."""

    def __init__(self, settings: Settings) -> None:
        with store_errors():
            self.engine, self._writing = _make_engine(settings), _make_writing_engine(settings)

    @property
    def dialect(self) -> str:
        return self.engine.dialect.name

    def connect(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a connection for reading. What fails in its block raises StoreError."""
        return _guarded(self.engine.connect())

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a connection with a transaction, committed at the end. What fails in its block raises StoreError."""
        return _guarded(self.engine.begin())

    async def close(self) -> None:
        await self.engine.dispose()
        self._writing.dispose()

    def commit(self, batch: Sequence[Addition]) -> set[Place]:
        return commit(self._writing, batch)

    async def load(self, table_id: str) -> Stored:
        async with self.connect() as connection:
            query = sql.select(TABLES, PROCESSES.c.renewed_at).where(TABLES.c.id == table_id)
            query = query.outerjoin(PROCESSES, TABLES.c.driver == PROCESSES.c.id)
            found = (await connection.execute(query)).one_or_none()
            if found is None:
                raise ApiError("table/unknown", f"expected the id of a table, but got {table_id[:40]!r}")
            return Stored(
                table_id, found.seed, found.driver, found.renewed_at or 0, await read_log(connection, table_id)
            )

    async def log_from(self, table_id: str, version: int) -> list[Entry]:
        async with self.connect() as connection:
            return await read_log(connection, table_id, version)

    async def list_tables(
        self, status: str | None, variant: str | None, cursor: Cursor | None, player: str | None = None
    ) -> list[Any]:
        """Return a page of public unfinished tables, the newest first, each with its first entry as `laid`.

        A table that waits for numbers before its deal is not listed.
        """
        first = sql.and_(LOG.c.table_id == TABLES.c.id, LOG.c.version == 0)
        query = sql.select(TABLES, LOG.c.body.label("laid")).outerjoin(LOG, first).where(TABLES.c.public)
        query = query.order_by(TABLES.c.at.desc(), TABLES.c.id.desc())
        query = query.where(TABLES.c.status == status if status else TABLES.c.status.in_(UNFINISHED))
        query = query.where(sql.not_(sql.and_(TABLES.c.status == "open", TABLES.c.needs_driver)))
        if variant:
            query = query.where(_match_variant(TABLES.c.variant, variant))
        if cursor is not None:
            query = query.where(sql.tuple_(TABLES.c.at, TABLES.c.id) < sql.tuple_(*cursor))
        async with self.connect() as connection:
            if not player:
                return list((await connection.execute(query.limit(PAGE))).all())
            found, is_name = [], _name_matcher(player)
            async with connection.stream(query) as rows:  # SQLite lowers ASCII letters only
                async for row in rows:
                    if any(is_name(key) for key in map(name_key, filter(None, json.loads(row.players)))):
                        found.append(row)
                        if len(found) == PAGE:
                            break
            return found

    async def count_tables(self) -> int:
        query = sql.select(sql.func.count()).where(TABLES.c.status.in_(UNFINISHED))
        async with self.connect() as connection:
            count: int = (await connection.execute(query)).scalar_one()
            return count

    async def list_records(self, player: str | None, variant: str | None, cursor: Cursor | None) -> list[Any]:
        """Return a page of public records, the newest first, without their bodies."""
        columns = [column for column in RECORDS.c if column.name != "body"]
        query, place = _search(sql.select(*columns), player, variant)
        query = query.order_by(*(column.desc() for column in place)).limit(PAGE)
        if cursor is not None:
            query = query.where(sql.tuple_(*place) < sql.tuple_(*cursor))
        async with self.connect() as connection:
            return list((await connection.execute(query)).all())

    async def preview(self, name: str) -> Any:
        """Return variant, status and players of a table, with the result of its record; None if there is neither.

        An imported record has no table, and so no status.
        """
        wanted = sql.select(sql.literal(name).label("id")).subquery()
        shared = [sql.func.coalesce(TABLES.c[key], RECORDS.c[key]).label(key) for key in _SHARED]
        query = (
            sql.select(wanted.c.id, TABLES.c.status, *shared, RECORDS.c.totals, RECORDS.c.winners)
            .outerjoin_from(wanted, TABLES, TABLES.c.id == wanted.c.id)
            .outerjoin(RECORDS, RECORDS.c.id == wanted.c.id)
            .where(sql.func.coalesce(TABLES.c.id, RECORDS.c.id).is_not(None))
        )
        async with self.connect() as connection:
            return (await connection.execute(query)).one_or_none()

    async def record(self, name: str) -> tuple[str, list[str]]:
        """Return the body of one record, and the names of its players, empty for those without one."""
        async with self.connect() as connection:
            query = sql.select(RECORDS.c.body, RECORDS.c.players).where(RECORDS.c.id == name)
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise ApiError("record/unknown", f"expected the id of a record, but got {name[:40]!r}")
        return row.body, json.loads(row.players)

    async def export(self, player: str | None, variant: str | None) -> AsyncIterator[str]:
        """Yield the bodies of all public records, the oldest first."""
        last = (-1, "")
        while True:
            query, place = _search(sql.select(RECORDS.c.at, RECORDS.c.id, RECORDS.c.body), player, variant)
            query = query.where(sql.tuple_(*place) > sql.tuple_(*last)).order_by(*place).limit(_EXPORT)
            async with self.connect() as connection:
                rows = list((await connection.execute(query)).all())
            for row in rows:
                yield row.body
            if len(rows) < _EXPORT:
                return
            last = (rows[-1].at, rows[-1].id)

    async def add_records(self, rows: Sequence[dict[str, Any]]) -> int:
        """Add records that are not known yet; return how many."""
        query = insert_new(self.dialect, RECORDS).returning(RECORDS.c.id)
        new = []
        for some in _parts(rows):
            played = await self._played_here(some)
            new += [row for row in some if row["body"] not in played]
        async with self.begin() as connection:
            added = set((await connection.execute(query, new)).scalars()) if new else set()
            plays = [play for row in new if row["id"] in added for play in seat_rows(row)]
            if plays:
                await connection.execute(sql.insert(PLAYS), plays)
            return len(added)

    async def _played_here(self, rows: Sequence[dict[str, Any]]) -> set[str]:
        """Return which bodies are those of matches played here, which have other ids."""
        alike = [RECORDS.c[name].in_({row[name] for row in rows}) for name in ("variant", "names", "totals")]
        query = sql.select(RECORDS.c.body).where(sql.not_(RECORDS.c.imported), *alike)
        async with self.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def states(self, table_ids: Sequence[str]) -> dict[str, TableState]:
        newest = sql.select(sql.func.max(LOG.c.version)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
        query = sql.select(TABLES.c.id, TABLES.c.status, TABLES.c.driver, (newest + 1).label("version"))
        found: dict[str, TableState] = {}
        async with self.connect() as connection:
            for some in _parts(table_ids):
                rows = await connection.execute(query.where(TABLES.c.id.in_(some)))
                found |= {row.id: TableState(row.status, row.driver, row.version) for row in rows}
        return found

    async def delete(self, names: Sequence[str]) -> None:
        """Delete tables with their logs, reviews and records, and imported records."""
        for some in _parts(names):
            async with self.begin() as connection:
                for key in (LOG.c.table_id, TABLES.c.id, RECORDS.c.id):
                    await connection.execute(sql.delete(key.table).where(key.in_(some)))

    async def is_alive(self) -> bool:
        async with self.connect() as connection:
            return (await connection.execute(sql.select(sql.literal(1)))).scalar_one() == 1


@asynccontextmanager
async def _guarded(opened: AbstractAsyncContextManager[AsyncConnection]) -> AsyncIterator[AsyncConnection]:
    with store_errors():
        async with opened as connection:
            yield connection


def _parts(things: Sequence[T]) -> Iterator[Sequence[T]]:
    """Yield batches, because the size of a query is limited."""
    return (things[first : first + _AT_ONCE] for first in range(0, len(things), _AT_ONCE))


def _match_variant(column: Any, variant: str) -> Any:
    """Match a variant by its full name, or all variants of a game by the game's name."""
    return column == variant if "(" in variant else column.startswith(f"{variant}(", autoescape=True)


def match_name(column: Any, player: str) -> Any:
    """Match a name, or with a final `*` all names that begin like it."""
    key = name_key(player)
    prefix = key.removesuffix("*")
    return column == key if prefix == key else sql.and_(column >= prefix, column < prefix + _LAST)


def _name_matcher(player: str) -> Callable[[str], bool]:
    key = name_key(player)
    prefix = key.removesuffix("*")
    return key.__eq__ if prefix == key else lambda name: name.startswith(prefix)


def _search(query: Any, player: str | None, variant: str | None) -> tuple[Any, tuple[Any, Any]]:
    """Narrow a query to public records; return it with the indexed columns to sort by."""
    is_game = variant is not None and "(" not in variant
    if not player and not is_game:
        query = query.where(RECORDS.c.public)
        found = query.where(RECORDS.c.variant == variant) if variant else query
        return found, (RECORDS.c.at, RECORDS.c.id)
    query = query.join(PLAYS, PLAYS.c.record == RECORDS.c.id).where(PLAYS.c.public)
    if variant:
        query = query.where((PLAYS.c.game if is_game else PLAYS.c.variant) == variant)
    if player:
        own = PLAYS.alias()
        held = sql.and_(own.c.record == PLAYS.c.record, match_name(own.c.name, player))
        once = PLAYS.c.seat == sql.select(sql.func.min(own.c.seat)).where(held).scalar_subquery()  # with several seats
        query = query.where(match_name(PLAYS.c.name, player), once)
    else:
        query = query.where(PLAYS.c.seat == 0)
    return query, (PLAYS.c.at, PLAYS.c.record)


async def find_review(store: Store, table_id: str) -> str | None:
    """Return the review that is stored with a table, or None."""
    async with store.connect() as connection:
        query = sql.select(REVIEWS.c.body).where(REVIEWS.c.table_id == table_id)
        return (await connection.execute(query)).scalar_one_or_none()


async def save_review(store: Store, table_id: str, body: str) -> None:
    """Store a review with its table, unless one is there."""
    async with store.begin() as connection:
        await connection.execute(insert_new(store.dialect, REVIEWS), {"table_id": table_id, "body": body})
