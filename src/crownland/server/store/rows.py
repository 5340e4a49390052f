"""Rows of the store besides the log: of tables for lists, of finished matches, and of the seats of a match."""

import json
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from ...bots.levels import LEVELS
from ...engine.variant import Variant, find_variant
from ...match.dealer import commitment
from ...match.match import Match
from ...match.record.extras import LEFT_OUT
from ...match.record.record import match_record, write_line
from ...match.standing import is_decided
from .. import protocol
from ..table.notes import MAX_NOTES
from ..table.seats import BotNames, Chair, table_bot_names
from ..table.table import Table

_RECORDED: Final = ("undo", "stand_in", "returned", "resigned", "flag", "left", "sat", LEFT_OUT)
_PREPARED: Final = "a prepared deal"
PLAYED_ON: Final = "played on from a record"
_ENCODER: Final = msgspec.json.Encoder()


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
    """Return the row of a new table."""
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
    """Return the row of a finished match."""
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
    return _ENCODER.encode(value).decode()


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
