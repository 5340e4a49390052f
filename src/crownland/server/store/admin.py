"""What an operator may do to tables: list, show, end and delete them. Running servers notice.

Seeds of running matches and holders of seats are not shown.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from ..errors import ApiError
from ..table.entries import READ
from .retention import ending
from .schema import LOG, RECORDS, TABLES
from .store import Store
from .writer import Writer

ATTEMPTS: Final = 5
_PUBLIC_COLUMNS: Final = ("id", "variant", "status", "players", "open_seats", "public", "timed", "at")


async def list_tables(store: Store, status: str | None, player: str | None, limit: int) -> list[dict[str, Any]]:
    """Return tables, including private ones, the newest first."""
    query = sql.select(TABLES).order_by(TABLES.c.at.desc(), TABLES.c.id)
    if status is not None:
        query = query.where(TABLES.c.status == status)
    found = []
    async with store.connect() as connection:
        for row in await connection.execute(query if player else query.limit(limit)):
            columns = _public_columns(row)
            if player is None or _sits(player, columns["players"]):
                found.append(columns)
    return found[:limit]


async def show_table(store: Store, table_id: str) -> dict[str, Any]:
    """Return a table and its log, entry by entry. Raises ApiError if there is none."""
    async with store.connect() as connection:
        row = (await connection.execute(sql.select(TABLES).where(TABLES.c.id == table_id))).one_or_none()
        if row is None:
            raise ApiError("table/unknown", f"expected the id of a table, but got {table_id[:40]!r}")
        bodies = await connection.execute(
            sql.select(LOG.c.body).where(LOG.c.table_id == table_id).order_by(LOG.c.version)
        )
        log = [READ.decode(body) for body in bodies.scalars()]
        record = sql.select(RECORDS.c.id).where(RECORDS.c.id == table_id)
        recorded = (await connection.execute(record)).first() is not None
    happened = [{"at": entry.at, "events": [type(fact).__name__.lower() for fact in entry.facts]} for entry in log]
    return {**_public_columns(row), "recorded": recorded, "log": happened}


async def end_table(store: Store, writer: Writer, table_id: str) -> bool:
    """End a table without a result. Returns whether it was not over before. Raises ApiError if there is none."""
    for _ in range(ATTEMPTS):
        if (await show_table(store, table_id))["status"] == "over":
            return False
        if await writer.write(ending(table_id, len(await store.log_from(table_id, 0)), "aborted")):
            return True
    raise ApiError("server/busy", f"write conflict after {ATTEMPTS} retries")


async def delete_table(store: Store, writer: Writer, name: str) -> None:
    """Delete a table with its log and record, or an imported record; a running one ends first."""
    if await store.states([name]):
        await end_table(store, writer, name)
    elif not await _records(store, RECORDS.c.id == name):
        raise ApiError("table/unknown", f"expected the id of a table or a record, but got {name[:40]!r}")
    await delete_all(store, [name])


async def find_by_player(store: Store, player: str) -> tuple[list[str], list[str]]:
    """Return the tables and records of a player by name: those that are over, and those that are not."""
    async with store.connect() as connection:
        rows = (await connection.execute(sql.select(TABLES.c.id, TABLES.c.status, TABLES.c.players))).all()
    mine = [row for row in rows if _sits(player, msgspec.json.decode(row.players))]
    over = {row.id for row in mine if row.status == "over"}
    over |= set(await _records(store, RECORDS.c.names.contains(f"\n{player.lower()}\n", autoescape=True)))
    return sorted(over), sorted(row.id for row in mine if row.status != "over")


async def delete_all(store: Store, names: Sequence[str]) -> None:
    """Delete tables that are over, with their logs and records."""
    await store.delete_tables(names)
    async with store.begin() as connection:
        for name in names:
            await connection.execute(sql.delete(RECORDS).where(RECORDS.c.id == name))


async def _records(store: Store, condition: Any) -> list[str]:
    async with store.connect() as connection:
        return list((await connection.execute(sql.select(RECORDS.c.id).where(condition))).scalars())


def _public_columns(row: Any) -> dict[str, Any]:
    return {**{name: getattr(row, name) for name in _PUBLIC_COLUMNS}, "players": msgspec.json.decode(row.players)}


def _sits(player: str, players: Sequence[str | None]) -> bool:
    return player.lower() in (name.lower() for name in players if name)
