"""Games, their logs, records, and the processes that keep them."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("variant", sql.String(200), nullable=False),
        sql.Column("seed", sql.String(64), nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("status", sql.String(10), nullable=False),
        sql.Column("players", sql.Text, nullable=False),
        sql.Column("open_seats", sql.Integer, nullable=False),
        sql.Column("timed", sql.Boolean, nullable=False),
        sql.Column("kept", sql.Boolean, nullable=False),
        sql.Column("keeper", sql.String(32)),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_index("games_by_list", "games", ["public", "status", "at"])
    op.create_index("games_by_keeper", "games", ["status", "kept", "keeper"])
    op.create_table(
        "log",
        sql.Column("game", sql.String(16), sql.ForeignKey("games.id"), primary_key=True),
        sql.Column("ply", sql.Integer, primary_key=True),
        sql.Column("body", sql.Text, nullable=False),
    )
    op.create_table(
        "records",
        sql.Column("id", sql.String(64), primary_key=True),
        sql.Column("variant", sql.String(200), nullable=False),
        sql.Column("players", sql.Text, nullable=False),
        sql.Column("names", sql.Text, nullable=False),
        sql.Column("totals", sql.Text, nullable=False),
        sql.Column("winners", sql.Text, nullable=False),
        sql.Column("imported", sql.Boolean, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
    )
    op.create_index("records_by_time", "records", ["at", "id"])
    op.create_index("records_by_variant", "records", ["variant", "at"])
    op.create_table(
        "processes",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("until", sql.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("processes", "records", "log", "games"):
        op.drop_table(table)
