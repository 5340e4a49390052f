"""The store: tables, their logs, records and reviews in SQLite or PostgreSQL.

All reads, and the few small writes that belong to no log. Logs are written by `writer`, which commits all waiting
entries in one transaction and reports which won their place `(game, version)`.
"""

import json
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..errors import ApiError
from ..runtime.placement import Peer
from ..settings import Settings
from ..table.entries import READ, Entry
from ..times import wall_ms
from .errors import store_errors
from .rows import name_key, seat_rows
from .schema import GAMES, LOG, PLAYS, PROCESSES, RECORDS, REVIEWS

PAGE: Final = 50
UNFINISHED: Final = ("open", "running")
_EXPORT: Final = 20  # rows at a time, to limit memory
_AT_ONCE: Final = 500

T = TypeVar("T")
Cursor: TypeAlias = tuple[int, str]  # time and id of the last row shown


@dataclass(frozen=True, slots=True)
class Stored:
    """A table in the store; `until` is the end of its driver's lease, 0 if unknown."""

    game: str
    seed: str
    driver: str | None
    until: int
    log: list[Entry]


class Store:
    """All reads, and small writes that belong to no log. `writing` is for the writer's thread."""

    def __init__(self, settings: Settings) -> None:
        with store_errors():
            self._engine, self.writing = make_engine(settings), make_writing_engine(settings)

    @property
    def dialect(self) -> str:
        return self._engine.dialect.name

    def connect(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a connection for reading. What fails in its block raises StoreError."""
        return _guarded(self._engine.connect())

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a connection with a transaction, committed at the end. What fails in its block raises StoreError."""
        return _guarded(self._engine.begin())

    async def close(self) -> None:
        await self._engine.dispose()
        self.writing.dispose()

    async def load(self, game: str) -> Stored:
        """Read a table with its whole log. Raises ApiError if there is none."""
        async with self.connect() as connection:
            query = sql.select(GAMES, PROCESSES.c.until).where(GAMES.c.id == game)
            query = query.outerjoin(PROCESSES, GAMES.c.driver == PROCESSES.c.id)
            found = (await connection.execute(query)).one_or_none()
            if found is None:
                raise ApiError("game/unknown", f"expected the id of a game, but got {game[:40]!r}")
            return Stored(game, found.seed, found.driver, found.until or 0, await _log(connection, game, 0))

    async def log_from(self, game: str, version: int) -> list[Entry]:
        """Read the log from a version on."""
        async with self.connect() as connection:
            return await _log(connection, game, version)

    async def list_games(
        self, status: str | None, variant: str | None, cursor: Cursor | None, player: str | None = None
    ) -> list[Any]:
        """Return a page of public unfinished tables, the newest first, each with its first entry as `laid`.

        A table that waits for numbers before its deal is not listed.
        """
        first = sql.and_(LOG.c.game == GAMES.c.id, LOG.c.version == 0)
        query = sql.select(GAMES, LOG.c.body.label("laid")).outerjoin(LOG, first).where(GAMES.c.public)
        query = query.order_by(GAMES.c.at.desc(), GAMES.c.id.desc())
        query = query.where(GAMES.c.status == status if status else GAMES.c.status.in_(UNFINISHED))
        query = query.where(sql.not_(sql.and_(GAMES.c.status == "open", GAMES.c.needs_driver)))
        if variant:
            query = query.where(_match_variant(GAMES.c.variant, variant))
        if cursor is not None:
            query = query.where(sql.tuple_(GAMES.c.at, GAMES.c.id) < sql.tuple_(*cursor))
        async with self.connect() as connection:
            if not player:
                return list((await connection.execute(query.limit(PAGE))).all())
            found, key = [], name_key(player)
            async with connection.stream(query) as rows:  # SQLite lowers ASCII letters only
                async for row in rows:
                    if any(name_key(name) == key for name in json.loads(row.players) if name):
                        found.append(row)
                        if len(found) == PAGE:
                            break
            return found

    async def count_games(self) -> int:
        """Return how many tables are not over."""
        query = sql.select(sql.func.count()).where(GAMES.c.status.in_(UNFINISHED))
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

    async def preview(self, game: str) -> Any:
        """Return variant, status and players of a table, with the result of its record; None if there is neither.

        An imported record has no table.
        """
        result = [RECORDS.c.totals, RECORDS.c.winners]
        table = [GAMES.c.id, GAMES.c.variant, GAMES.c.status, GAMES.c.players, GAMES.c.bot_names, *result]
        at_table = sql.select(*table).outerjoin(RECORDS, RECORDS.c.id == GAMES.c.id).where(GAMES.c.id == game)
        alone = [
            RECORDS.c.id,
            RECORDS.c.variant,
            sql.null().label("status"),
            RECORDS.c.players,
            RECORDS.c.bot_names,
            *result,
        ]
        imported = sql.select(*alone).where(RECORDS.c.id == game)
        async with self.connect() as connection:
            found = (await connection.execute(at_table)).one_or_none()
            return found or (await connection.execute(imported)).one_or_none()

    async def record(self, name: str) -> str:
        """Return the body of one record."""
        return (await self.record_and_players(name))[0]

    async def record_and_players(self, name: str) -> tuple[str, list[str]]:
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

    async def find_status(self, games: Sequence[str]) -> dict[str, tuple[str, str | None]]:
        """Return status and driver of tables; missing ones are left out."""
        found: dict[str, tuple[str, str | None]] = {}
        async with self.connect() as connection:
            for some in _parts(games):
                query = sql.select(GAMES.c.id, GAMES.c.status, GAMES.c.driver).where(GAMES.c.id.in_(some))
                found |= {row.id: (row.status, row.driver) for row in await connection.execute(query)}
        return found

    async def log_lengths(self, games: Sequence[str]) -> dict[str, int]:
        """Return the number of entries of logs."""
        found: dict[str, int] = {}
        async with self.connect() as connection:
            for some in _parts(games):
                newest = sql.select(sql.func.max(LOG.c.version)).where(LOG.c.game == GAMES.c.id).scalar_subquery()
                query = sql.select(GAMES.c.id, newest.label("version")).where(GAMES.c.id.in_(some))
                found |= {row.id: row.version + 1 for row in await connection.execute(query) if row.version is not None}
        return found

    async def delete_games(self, games: Sequence[str]) -> None:
        """Delete tables with their logs and reviews."""
        for some in _parts(games):
            async with self.begin() as connection:
                await connection.execute(sql.delete(LOG).where(LOG.c.game.in_(some)))
                await connection.execute(sql.delete(REVIEWS).where(REVIEWS.c.id.in_(some)))
                await connection.execute(sql.delete(GAMES).where(GAMES.c.id.in_(some)))

    async def is_alive(self) -> bool:
        async with self.connect() as connection:
            return (await connection.execute(sql.select(sql.literal(1)))).scalar_one() == 1

    async def sign_in(self, process: str, until: int, address: str = "") -> None:
        """Renew the lease of a process, and set where clients reach it."""
        async with self.begin() as connection:
            changed = sql.update(PROCESSES).where(PROCESSES.c.id == process).values(until=until)
            if (await connection.execute(changed)).rowcount == 0:
                await connection.execute(sql.insert(PROCESSES).values(id=process, until=until, address=address))

    async def sign_out(self, process: str, now: int) -> None:
        """End the lease of a process, so that others take over its tables."""
        async with self.begin() as connection:
            await connection.execute(sql.update(PROCESSES).where(PROCESSES.c.id == process).values(until=now))

    async def peers(self, now: int) -> dict[str, Peer]:
        """Return the processes that are alive."""
        async with self.connect() as connection:
            rows = await connection.execute(sql.select(PROCESSES).where(PROCESSES.c.until > now))
            return {row.id: Peer(row.until, row.address) for row in rows}

    async def forget_processes(self, before: int) -> None:
        """Delete processes whose leases ended before a time and that drive no unfinished table."""
        needs_driver = (GAMES.c.status.in_(UNFINISHED), GAMES.c.needs_driver, GAMES.c.driver.is_not(None))
        drivers = sql.select(GAMES.c.driver).where(*needs_driver)
        async with self.begin() as connection:
            gone = sql.delete(PROCESSES).where(PROCESSES.c.until < before, PROCESSES.c.id.not_in(drivers))
            await connection.execute(gone)

    async def release(self, process: str, excluded: Sequence[str]) -> None:
        """Release the tables that a process drives, except some."""
        driven = sql.and_(GAMES.c.driver == process, GAMES.c.id.not_in(excluded))
        async with self.begin() as connection:
            await connection.execute(sql.update(GAMES).where(driven).values(driver=None))

    async def hand_over(self, game: str, process: str, to: str) -> bool:
        """Change the driver of a table. Returns whether this process was its driver."""
        async with self.begin() as connection:
            driven = sql.and_(GAMES.c.id == game, GAMES.c.driver == process)
            return (await connection.execute(sql.update(GAMES).where(driven).values(driver=to))).rowcount > 0

    async def driven_by(self, process: str) -> set[str]:
        """Return the tables that a process drives."""
        query = sql.select(GAMES.c.id).where(
            GAMES.c.status.in_(UNFINISHED), GAMES.c.needs_driver, GAMES.c.driver == process
        )
        async with self.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def adopt(
        self,
        process: str,
        living: Collection[str],
        limit: int,
        among: Sequence[str] | None = None,
        fits: Callable[[str], bool] = lambda game: True,
    ) -> dict[str, int]:
        """Take over tables whose driver is gone, the newest first, perhaps only some, and those that fit.

        Returns the end of each former driver's lease.
        """
        orphaned = sql.or_(GAMES.c.driver.is_(None), GAMES.c.driver.not_in(living))
        wanted = sql.select(GAMES.c.id, PROCESSES.c.until).outerjoin(PROCESSES, GAMES.c.driver == PROCESSES.c.id)
        wanted = wanted.where(GAMES.c.status.in_(UNFINISHED), GAMES.c.needs_driver, orphaned)
        if among is not None:
            wanted = wanted.where(GAMES.c.id.in_(among))
        wanted = wanted.order_by(GAMES.c.at.desc()).limit(limit * max(len(living), 1))
        async with self.connect() as connection:
            fitting = [row for row in await connection.execute(wanted) if fits(row.id)]
        found = {row.id: row.until or 0 for row in fitting[:limit]}
        if not found:
            return {}
        async with self.begin() as connection:
            take = sql.update(GAMES).where(GAMES.c.id.in_(found), orphaned).values(driver=process)
            return {game: found[game] for game in (await connection.execute(take.returning(GAMES.c.id))).scalars()}


@asynccontextmanager
async def _guarded(opened: AbstractAsyncContextManager[AsyncConnection]) -> AsyncIterator[AsyncConnection]:
    with store_errors():
        async with opened as connection:
            yield connection


def _parts(things: Sequence[T]) -> Iterator[Sequence[T]]:
    """Yield batches, because the size of a query is limited."""
    return (things[first : first + _AT_ONCE] for first in range(0, len(things), _AT_ONCE))


async def _log(connection: AsyncConnection, game: str, version: int) -> list[Entry]:
    query = (
        sql.select(LOG.c.version, LOG.c.body)
        .where(LOG.c.game == game, LOG.c.version >= version)
        .order_by(LOG.c.version)
    )
    rows = (await connection.execute(query)).all()
    if [row.version for row in rows] != list(range(version, version + len(rows))):
        raise ValueError(f"{game}: expected a log without gaps from ply {version} on")
    return [READ.decode(row.body) for row in rows]


def _match_variant(column: Any, variant: str) -> Any:
    """Match a variant by its full name, or all variants of a game by the game's name."""
    return column == variant if "(" in variant else column.startswith(f"{variant}(", autoescape=True)


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
        own, key = PLAYS.alias(), name_key(player)
        first = sql.select(sql.func.min(own.c.seat)).where(own.c.record == PLAYS.c.record, own.c.name == key)
        query = query.where(
            PLAYS.c.name == key, PLAYS.c.seat == first.scalar_subquery()
        )  # once, even if the player held several seats
    else:
        query = query.where(PLAYS.c.seat == 0)
    return query, (PLAYS.c.at, PLAYS.c.record)


def insert_new(dialect: str, table: sql.Table) -> Any:
    """Return an insert that ignores existing rows."""
    return _insert(dialect, table).on_conflict_do_nothing()


def _insert(dialect: str, table: sql.Table) -> Any:
    return (postgresql if dialect == "postgresql" else sqlite).insert(table)


def make_engine(settings: Settings) -> AsyncEngine:
    """Open the database; SQLite in WAL mode, in which readers and the writer do not block each other."""
    if settings.is_postgres:
        return create_async_engine(settings.url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(settings.url, pool_size=4, max_overflow=4, connect_args={"timeout": 30})
    _set_pragmas(engine.sync_engine, settings)
    return engine


def make_writing_engine(settings: Settings) -> sql.Engine:
    """Open the database for the writer's thread, which blocks instead of using the event loop."""
    if settings.is_postgres:
        return sql.create_engine(settings.url, pool_size=1, max_overflow=0, pool_pre_ping=True)
    url = settings.url.replace("+aiosqlite", "")
    engine = sql.create_engine(url, pool_size=1, max_overflow=0, connect_args={"timeout": 30})
    _set_pragmas(engine, settings)
    return engine


def _set_pragmas(engine: sql.Engine, settings: Settings) -> None:
    @sql.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={settings.sync}", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review in the store, and when it was saved."""

    complete: bool
    at: int
    body: str


async def find_review(store: Store, name: str, method: str) -> StoredReview | None:
    """Return the review of a match by this method, or None."""
    query = sql.select(REVIEWS).where(REVIEWS.c.id == name, REVIEWS.c.method == method)
    async with store.connect() as connection:
        row = (await connection.execute(query)).one_or_none()
    return None if row is None else StoredReview(row.complete, row.at, row.body)


async def save_review(store: Store, name: str, method: str, complete: bool, body: str) -> None:
    """Save a review, unless a complete one by the same method is there."""
    values = {"method": method, "complete": complete, "at": wall_ms(), "body": body}
    query = _insert(store.dialect, REVIEWS).values(id=name, **values)
    unfinished = sql.or_(sql.not_(REVIEWS.c.complete), REVIEWS.c.method != method)
    query = query.on_conflict_do_update(index_elements=["id"], set_=values, where=unfinished)
    async with store.begin() as connection:
        await connection.execute(query)


async def delete_strays(store: Store, before: int) -> None:
    """Delete reviews of matches that are not in this store, saved before a time."""
    here = sql.union_all(sql.select(GAMES.c.id), sql.select(RECORDS.c.id))
    query = sql.delete(REVIEWS).where(REVIEWS.c.at < before, REVIEWS.c.id.not_in(here))
    async with store.begin() as connection:
        await connection.execute(query)
