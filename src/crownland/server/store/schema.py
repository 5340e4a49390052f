"""The tables of the database, which `migrations/` creates, and what their rows say of tables, matches and seats.

Times are milliseconds since 1970.
"""

import json
from collections.abc import Collection, Sequence
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from ...bots.levels import LEVELS
from ...engine.variant import Variant, find_variant
from ...match.dealer import commitment
from ...match.match import Match
from ...match.record.extras import LEFT_OUT
from ...match.record.record import match_record, write_line
from ...match.standing import is_decided
from .. import protocol
from ..table.entries import MAX_NOTES
from ..table.seats import BotNames, Chair, table_bot_names
from ..table.table import Table

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
    sql.Column("players", sql.Text, nullable=False),  # JSON list of names; a bot's is its kind, a person's may be ""
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
    sql.Column("players", sql.Text, nullable=False),  # JSON list of names; a bot's is its kind, a person's may be ""
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
    # Whether the points count: nobody resigned.
    sql.Column("played_out", sql.Boolean, nullable=False, server_default=sql.true()),
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


def insert_new(dialect: str, table: sql.Table) -> Any:
    """Return an insert that ignores existing rows; both databases spell it alike."""
    return (postgresql if dialect == "postgresql" else sqlite).insert(table).on_conflict_do_nothing()


_RECORDED: Final = ("undo", "stand_in", "returned", "resigned", "flag", "left", "sat", LEFT_OUT)
_PREPARED: Final = "a prepared deal"
PLAYED_ON: Final = "played on from a record"


def table_summary(table: Table) -> dict[str, Any]:
    """Return the columns of a table's row that change during play."""
    return {
        "status": table.status,
        "players": to_json([_listed_name(table, chair) for chair in table.chairs]),
        "bot_names": to_json(table_bot_names(table.chairs)),
        "open_seats": len(table.open_seats()),
        "needs_driver": table.needs_driver,
        "at": table.listed_at,
    }


def _listed_name(table: Table, chair: Chair) -> str | None:
    """Return the name of a player, empty without one; None for a seat where nobody plays yet."""
    return None if chair.kind == "open" and table.match is None else chair.name


def new_row(table: Table, seed: str, driver: str | None) -> dict[str, Any]:
    setup, summary = table.setup, table_summary(table)
    row = {"id": table.id, "seed": seed, "variant": setup.variant, "public": setup.public, **summary}
    return {**row, "timed": setup.clock is not None, "driver": driver}


def finished_record(table: Table) -> dict[str, Any]:
    """Return the record of a table's match, with notes; with the seed when it is over.

    It has the names of bots, and says if the deal was prepared or from where the match continues.
    """
    assert table.match is not None
    record: dict[str, Any] = match_record(table.match)
    record["players"] = [name or f"Player {seat}" for seat, name in enumerate(table.match.players, 1)]
    secret: dict[str, Any] = {}
    if table.status == "over":
        secret = {"seed": table.match.seed.hex()} | ({} if table.shuffle else {"commitment": commitment(table.seed)})
    if table.began:  # the seed dealt only what came after that
        record |= {"source": PLAYED_ON, "played_on": {"ply": table.began.event_index, **secret}}
    else:
        record |= secret
    if table.status == "over" and table.shuffle:
        record["shuffle"] = {
            "seed": table.seed.hex(),
            "commitment": commitment(table.seed),
            "promises": [commitment or None for commitment in table.shuffle.commitments],
            "luck": [number or None for number in table.shuffle.numbers],
        }
    if table.prepared:
        record |= {"source": _PREPARED, "prepared": True}
    if notes := _recorded(table.notes):
        record["notes"] = [_note(table.match, note) for note in notes]
    if any(bot_names := table_bot_names(table.chairs)):
        record["called"] = [name or "" for name in bot_names]
    return record


def _recorded(notes: list[protocol.Note]) -> list[protocol.Note]:
    """Return the newest notes, after all notes about numbers that were left out of the deal."""
    recorded = [note for note in notes if note.what in _RECORDED]
    deal_notes = [note for note in recorded if note.what == LEFT_OUT]
    return deal_notes + [note for note in recorded if note.what != LEFT_OUT][-MAX_NOTES:]


def _note(match: Match, note: protocol.Note) -> dict[str, Any]:
    """Return a note as records have it, with its place counted in events."""
    events = sum(one.game == note.game and one.next_action_index <= note.event for one in match.events)
    place = {"game": note.game, "event": events} if match.variant.dynasty else {"event": events}
    fields = {"what": note.what, "seat": note.seat, "by": note.by, "bot": note.bot}
    return {**{key: value for key, value in fields.items() if value is not None}, **place}


def finished_row(table: Table) -> dict[str, Any]:
    assert table.match is not None
    totals, bot_names = table.match.standing().totals, table_bot_names(table.chairs)
    record, public = finished_record(table), table.setup.public
    row = record_row(table.id, record, totals, table.at, bot_names, imported=False, public=public)
    return {**row, "players": json.dumps(table.match.players, ensure_ascii=False)}  # "" for people without a name


def record_row(
    name: str, record: dict[str, Any], totals: list[int], at: int, bot_names: BotNames, *, imported: bool, public: bool
) -> dict[str, Any]:
    """Return the row of a record; one that is not public is not listed or counted."""
    players = record["players"]
    return {
        "id": name,
        "variant": record["variant"],
        "players": json.dumps(players, ensure_ascii=False),
        "bot_names": json.dumps(bot_names, ensure_ascii=False),
        "names": "\n" + "\n".join(player.lower() for player in players) + "\n",
        "totals": json.dumps(totals),
        "winners": json.dumps(record.get("winners", [])),
        "imported": imported,
        "public": public,
        "at": at,
        "body": write_line(record),
    }


def to_json(value: Any) -> str:
    return protocol.ENCODER.encode(value).decode()


_LEVEL: Final = {level.bot: level.number for level in LEVELS}


def name_key(name: str) -> str:
    """Return the key under which names are the same."""
    return name.lower()


def seat_rows(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the rows of a record's seats."""
    variant, players = find_variant(row["variant"]), json.loads(row["players"])
    totals, winners = json.loads(row["totals"]), json.loads(row["winners"])
    bots = [name is not None for name in json.loads(row["bot_names"])]
    body = row.get("body", "")
    cut = unfinished(variant, json.loads(body).get("resigned", []) if '"resigned"' in body else [])
    return [
        {
            "record": row["id"],
            "seat": seat,
            "name": name_key(player),
            "shown": player,
            "bot": bots[seat],
            "variant": row["variant"],
            "game": variant.game,
            "kingdom": variant.kingdom_of(seat),
            "points": totals[variant.kingdom_of(seat)],
            "won": variant.kingdom_of(seat) in winners,
            "played_out": seat not in cut,
            **_rivals(variant, seat, players, bots),
            "imported": row["imported"],
            "public": row["public"],
            "at": row["at"],
        }
        for seat, player in enumerate(players)
    ]


def unfinished(variant: Variant, resigned: Collection[int]) -> set[int]:
    """Return the seats whose points do not count: those that resigned, or all if that ended the match."""
    return set(range(variant.seats)) if is_decided(variant, resigned) else set(resigned)


def _rivals(variant: Variant, seat: int, players: Sequence[str], bots: Sequence[bool]) -> dict[str, Any]:
    """Return the rivals of a seat: the highest level of a bot, and whether there was a person."""
    others = [one for one in range(variant.seats) if variant.kingdom_of(one) != variant.kingdom_of(seat)]
    levels = [_LEVEL.get(players[one], 0) for one in others if bots[one]]
    return {"level": max(levels, default=0), "people": not all(bots[one] for one in others)}
