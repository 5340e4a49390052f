"""Which records everybody may find, and what the bots of games and records are called.

Records of tables that were not public are found by their ids alone from now on; whatever was imported is for everybody.
"""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"

AT_ONCE = 500
GAMES = sql.table("games", *map(sql.column, ("id", "players", "public", "called")))
LOG = sql.table("log", *map(sql.column, ("game", "ply", "body")))
RECORDS = sql.table("records", *map(sql.column, ("id", "players", "imported", "public", "called")))
PLAYS = sql.table("plays", *map(sql.column, ("record", "seat", "bot", "public")))
INDEXES = {
    "records_by_time": ("records", ["at", "id"]),
    "records_by_variant": ("records", ["variant", "at", "id"]),
    "plays_by_name": ("plays", ["name", "at", "record"]),
    "plays_by_person": ("plays", ["bot", "name"]),
    "plays_by_game": ("plays", ["seat", "game", "at", "record"]),
}
BEFORE = {**INDEXES, "records_by_variant": ("records", ["variant", "at"])}


def upgrade() -> None:
    for table in ("games", "records"):
        op.add_column(table, sql.Column("called", sql.Text, nullable=False, server_default="[]"))
    for table in ("records", "plays"):
        op.add_column(table, sql.Column("public", sql.Boolean, nullable=False, server_default=sql.false()))
    _fill(op.get_bind())
    for name, (table, columns) in INDEXES.items():
        op.drop_index(name, table)
        op.create_index(name, table, ["public", *columns])


def downgrade() -> None:
    for name, (table, columns) in BEFORE.items():
        op.drop_index(name, table)
        op.create_index(name, table, columns)
    for table, column in (("plays", "public"), ("records", "public"), ("records", "called"), ("games", "called")):
        op.drop_column(table, column)


def _fill(connection: sql.Connection) -> None:
    laid = sql.select(GAMES.c.id).where(GAMES.c.id == RECORDS.c.id, GAMES.c.public == sql.true())
    listed = sql.or_(RECORDS.c.imported == sql.true(), laid.exists())
    connection.execute(sql.update(RECORDS).where(listed).values(public=sql.true()))
    found = sql.select(RECORDS.c.id).where(RECORDS.c.public == sql.true())
    connection.execute(sql.update(PLAYS).where(PLAYS.c.record.in_(found)).values(public=sql.true()))
    for rows in _parts(connection, GAMES):
        _name(connection, GAMES, rows, _by_log(connection, list(rows)))
    for rows in _parts(connection, RECORDS):
        own = _by_log(connection, list(rows))
        _name(connection, RECORDS, rows, {**_by_plays(connection, list(rows)), **own})


def _parts(connection: sql.Connection, table: Any) -> Iterator[dict[str, int]]:
    """Give the ids of a table with how many players each has, some at a time."""
    last = ""
    while True:
        query = sql.select(table.c.id, table.c.players).where(table.c.id > last).order_by(table.c.id).limit(AT_ONCE)
        rows = connection.execute(query).all()
        if not rows:
            return
        yield {row.id: len(json.loads(row.players)) for row in rows}
        last = rows[-1].id


def _name(connection: sql.Connection, table: Any, rows: dict[str, int], names: dict[str, dict[int, str]]) -> None:
    """Write for each seat null, or what the bot there is called."""
    update = sql.update(table).where(table.c.id == sql.bindparam("own_id"))
    values = [
        {"own_id": name, "own": json.dumps([names.get(name, {}).get(seat) for seat in range(seats)])}
        for name, seats in rows.items()
    ]
    connection.execute(update.values(called=sql.bindparam("own")), values)


def _by_log(connection: sql.Connection, games: list[str]) -> dict[str, dict[int, str]]:
    """Return the names of bots as they sat down."""
    query = sql.select(LOG.c.game, LOG.c.body).where(LOG.c.game.in_(games), LOG.c.body.contains('"sat"'))
    found: dict[str, dict[int, str]] = {}
    for row in connection.execute(query.order_by(LOG.c.game, LOG.c.ply)):
        seats = found.setdefault(row.game, {})
        for fact in json.loads(row.body)["events"]:
            if fact["what"] != "sat":
                continue
            seats.pop(fact["seat"], None)
            if bot := fact.get("bot"):
                seats[fact["seat"]] = fact.get("called") or (fact["name"] if fact["name"] != bot else "")
    return found


def _by_plays(connection: sql.Connection, records: list[str]) -> dict[str, dict[int, str]]:
    """Return where bots played of whom no more is known."""
    query = sql.select(PLAYS.c.record, PLAYS.c.seat)
    found: dict[str, dict[int, str]] = {}
    for row in connection.execute(query.where(PLAYS.c.record.in_(records), PLAYS.c.bot == sql.true())):
        found.setdefault(row.record, {})[row.seat] = ""
    return found
