"""Creates all tables of the store, as `store.schema` describes them."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("variant", sql.String(200), nullable=False),
        sql.Column("seed", sql.String(64), nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("status", sql.String(10), nullable=False),
        sql.Column("players", sql.Text, nullable=False),
        sql.Column("bot_names", sql.Text, nullable=False, server_default="[]"),
        sql.Column("open_seats", sql.Integer, nullable=False),
        sql.Column("timed", sql.Boolean, nullable=False),
        sql.Column("needs_driver", sql.Boolean, nullable=False),
        sql.Column("driver", sql.String(32)),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_index("tables_by_list", "tables", ["public", "status", "at"])
    op.create_index("tables_by_driver", "tables", ["status", "needs_driver", "driver"])
    op.create_table(
        "log",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("version", sql.Integer, primary_key=True),
        sql.Column("body", sql.Text, nullable=False),
    )
    op.create_table(
        "records",
        sql.Column("id", sql.String(64), primary_key=True),
        sql.Column("variant", sql.String(200), nullable=False),
        sql.Column("players", sql.Text, nullable=False),
        sql.Column("bot_names", sql.Text, nullable=False, server_default="[]"),
        sql.Column("names", sql.Text, nullable=False),
        sql.Column("totals", sql.Text, nullable=False),
        sql.Column("winners", sql.Text, nullable=False),
        sql.Column("imported", sql.Boolean, nullable=False),
        sql.Column("public", sql.Boolean, nullable=False, server_default=sql.false()),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
    )
    op.create_index("records_by_time", "records", ["public", "at", "id"])
    op.create_index("records_by_variant", "records", ["public", "variant", "at", "id"])
    op.create_table(
        "plays",
        sql.Column("record", sql.String(64), sql.ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("name", sql.String(200).with_variant(sql.String(200, collation="C"), "postgresql"), nullable=False),
        sql.Column("shown", sql.String(200), nullable=False),
        sql.Column("bot", sql.Boolean, nullable=False),
        sql.Column("variant", sql.String(200), nullable=False),
        sql.Column("game", sql.String(60), nullable=False),
        sql.Column("kingdom", sql.Integer, nullable=False),
        sql.Column("points", sql.Integer, nullable=False),
        sql.Column("won", sql.Boolean, nullable=False),
        sql.Column("played_out", sql.Boolean, nullable=False, server_default=sql.true()),
        sql.Column("level", sql.Integer, nullable=False),
        sql.Column("people", sql.Boolean, nullable=False),
        sql.Column("imported", sql.Boolean, nullable=False),
        sql.Column("public", sql.Boolean, nullable=False, server_default=sql.false()),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_index("plays_by_name", "plays", ["public", "name", "at", "record"])
    op.create_index("plays_by_person", "plays", ["public", "bot", "name"])
    op.create_index("plays_by_game", "plays", ["public", "seat", "game", "at", "record"])
    op.create_table(
        "reviews",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("body", sql.Text, nullable=False),
    )
    op.create_table(
        "processes",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("renewed_at", sql.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("processes", "reviews", "plays", "records", "log", "tables"):
        op.drop_table(table)
