"""Logs of tables: how they are read, and how additions are committed with all that belongs to them."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..table.entries import READ, Entry
from .engines import insert_new
from .errors import InvalidValue, store_errors
from .schema import LOG, PLAYS, RECORDS, TABLES
from .writer import Addition, Place

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
