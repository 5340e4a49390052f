"""The tables of the store; `migrations/` creates them. Times are milliseconds since 1970."""

from typing import Final

import sqlalchemy as sql

METADATA: Final = sql.MetaData()
UNFINISHED: Final = ("open", "running")  # values of `tables.status`

TABLES: Final = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("variant", sql.String(200), nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("status", sql.String(10), nullable=False),
    sql.Column(
        "players", sql.Text, nullable=False
    ),  # JSON list of names; a bot's is that of its kind, empty without a name
    sql.Column("bot_names", sql.Text, nullable=False, server_default="[]"),  # JSON list, as `table.seats.BotNames`
    sql.Column("open_seats", sql.Integer, nullable=False),
    sql.Column("timed", sql.Boolean, nullable=False),
    sql.Column("needs_driver", sql.Boolean, nullable=False),  # has bots or clocks, so a process must drive it
    sql.Column("driver", sql.String(32)),  # the process that does
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Index("tables_by_list", "public", "status", "at"),
    sql.Index("tables_by_driver", "status", "needs_driver", "driver"),
)

LOG: Final = sql.Table(
    "log",
    METADATA,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("version", sql.Integer, primary_key=True),
    sql.Column("body", sql.Text, nullable=False),
)

RECORDS: Final = sql.Table(
    "records",
    METADATA,
    sql.Column("id", sql.String(64), primary_key=True),  # the table's id, or the digest of an imported record
    sql.Column("variant", sql.String(200), nullable=False),
    sql.Column(
        "players", sql.Text, nullable=False
    ),  # JSON list of names; a bot's is that of its kind, empty without a name
    sql.Column("bot_names", sql.Text, nullable=False, server_default="[]"),  # JSON list, as `table.seats.BotNames`
    sql.Column("names", sql.Text, nullable=False),  # the same in lower case, each between new lines, for searching
    sql.Column("totals", sql.Text, nullable=False),
    sql.Column("winners", sql.Text, nullable=False),
    sql.Column("imported", sql.Boolean, nullable=False),
    sql.Column("public", sql.Boolean, nullable=False, server_default=sql.false()),  # else only by its id
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Index("records_by_time", "public", "at", "id"),
    sql.Index("records_by_variant", "public", "variant", "at", "id"),
)

_NAME: Final = sql.String(200).with_variant(sql.String(200, collation="C"), "postgresql")  # ordered by code points

PLAYS: Final = sql.Table(  # one row for each seat of each record
    "plays",
    METADATA,
    sql.Column("record", sql.String(64), sql.ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("name", _NAME, nullable=False),  # in lower case
    sql.Column("shown", sql.String(200), nullable=False),  # as it was written
    sql.Column("bot", sql.Boolean, nullable=False),
    sql.Column("variant", sql.String(200), nullable=False),
    sql.Column("game", sql.String(60), nullable=False),
    sql.Column("kingdom", sql.Integer, nullable=False),
    sql.Column("points", sql.Integer, nullable=False),
    sql.Column("won", sql.Boolean, nullable=False),
    sql.Column(
        "played_out", sql.Boolean, nullable=False, server_default=sql.true()
    ),  # the points count: nobody resigned
    sql.Column("level", sql.Integer, nullable=False),  # of the strongest bot that it played against; 0: none
    sql.Column("people", sql.Boolean, nullable=False),  # whether it played against a person
    sql.Column("imported", sql.Boolean, nullable=False),
    sql.Column("public", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Index("plays_by_name", "public", "name", "at", "record"),
    sql.Index("plays_by_person", "public", "bot", "name"),
    sql.Index("plays_by_game", "public", "seat", "game", "at", "record"),
)

REVIEWS: Final = sql.Table(
    "reviews",
    METADATA,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("body", sql.Text, nullable=False),  # JSON of a `protocol.StoredReview`
)

PROCESSES: Final = sql.Table(
    "processes",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("renewed_at", sql.BigInteger, nullable=False),  # when it was alive
)
