"""Whose points are those of a match that was played to its end: those of who gave up, or whose rivals did, are not."""

import json

import sqlalchemy as sql
from alembic import op

from .....engine.variant import find_variant
from ...plays import unfinished

revision = "0006"
down_revision = "0005"

RECORDS = sql.table("records", *map(sql.column, ("id", "variant", "body")))
PLAYS = sql.table("plays", *map(sql.column, ("record", "seat", "whole")))


def upgrade() -> None:
    op.add_column("plays", sql.Column("whole", sql.Boolean, nullable=False, server_default=sql.true()))
    connection = op.get_bind()
    given_up = sql.select(RECORDS).where(RECORDS.c.body.contains('"resigned"'))
    for name, variant, body in connection.execute(given_up).all():
        seats = unfinished(find_variant(variant), json.loads(body).get("resigned", []))
        mine = sql.and_(PLAYS.c.record == name, PLAYS.c.seat.in_(seats))
        connection.execute(sql.update(PLAYS).where(mine).values(whole=sql.false()))


def downgrade() -> None:
    with op.batch_alter_table("plays") as table:
        table.drop_column("whole")
