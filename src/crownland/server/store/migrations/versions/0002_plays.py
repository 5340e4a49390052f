"""Who played in which record, for lists and statistics of players; filled from the records that are there."""

import json
from typing import Any

import sqlalchemy as sql
from alembic import op

from .....engine.variant import find_variant
from ....table.calling import is_bot
from ...plays import plays_of

revision = "0002"
down_revision = "0001"

AT_ONCE = 500
NEEDED = ("id", "variant", "players", "totals", "winners", "imported", "at")


def upgrade() -> None:
    name = sql.String(200).with_variant(sql.String(200, collation="C"), "postgresql")
    plays = op.create_table(
        "plays",
        sql.Column("record", sql.String(64), sql.ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("name", name, nullable=False),
        sql.Column("shown", sql.String(200), nullable=False),
        sql.Column("bot", sql.Boolean, nullable=False),
        sql.Column("variant", sql.String(200), nullable=False),
        sql.Column("game", sql.String(60), nullable=False),
        sql.Column("kingdom", sql.Integer, nullable=False),
        sql.Column("points", sql.Integer, nullable=False),
        sql.Column("won", sql.Boolean, nullable=False),
        sql.Column("level", sql.Integer, nullable=False),
        sql.Column("people", sql.Boolean, nullable=False),
        sql.Column("imported", sql.Boolean, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    _fill(op.get_bind(), plays)
    op.create_index("plays_by_name", "plays", ["name", "at", "record"])
    op.create_index("plays_by_person", "plays", ["bot", "name"])
    op.create_index("plays_by_game", "plays", ["seat", "game", "at", "record"])


def downgrade() -> None:
    op.drop_table("plays")


def _fill(connection: sql.Connection, plays: sql.Table) -> None:
    records = sql.table("records", *map(sql.column, NEEDED))
    last = ""
    while True:
        query = sql.select(records).where(records.c.id > last)
        rows = connection.execute(query.order_by(records.c.id).limit(AT_ONCE)).mappings().all()
        if not rows:
            return
        made = [play for row in rows for play in plays_of(_told(row))]
        connection.execute(
            sql.insert(plays), [{column.name: play[column.name] for column in plays.columns} for play in made]
        )
        last = rows[-1]["id"]


def _told(row: sql.RowMapping) -> dict[str, Any]:
    """Return a row with what records tell of themselves only later on."""
    variant = find_variant(row["variant"])
    called = ["" if is_bot(player, variant) else None for player in json.loads(row["players"])]
    return {**row, "imported": bool(row["imported"]), "public": False, "called": json.dumps(called)}
