"""What the store keeps of a table besides its log: the row that lists are made of, and the record of its match."""

from typing import Any, Final

import msgspec

from ...match.dealer import commitment
from ...match.match import Match
from ...match.record.extras import LEFT_OUT
from ...match.record.record import match_record
from .. import protocol
from ..table.calling import called_at
from ..table.notes import MAX_NOTES
from ..table.table import Table
from .store import record_row

_KEPT: Final = ("undo", "stand_in", "returned", "resigned", "flag", "left", "sat", LEFT_OUT)
PREPARED: Final = "a prepared deal"
PLAYED_ON: Final = "played on from a record"
_ENCODER: Final = msgspec.json.Encoder()


def summary_of(table: Table) -> dict[str, Any]:
    """Return the columns of a game's row that change as it is played."""
    return {
        "status": table.status,
        "players": json_of([chair.name for chair in table.chairs]),
        "called": json_of(called_at(table.chairs)),
        "open_seats": len(table.open_seats()),
        "kept": table.is_kept,
        "at": table.listed,
    }


def new_row(table: Table, seed: str, keeper: str | None) -> dict[str, Any]:
    """Return the row of a game that was just laid."""
    setup, summary = table.setup, summary_of(table)
    row = {"id": table.game, "seed": seed, "variant": setup.variant, "public": setup.public, **summary}
    return {**row, "timed": setup.clock is not None, "keeper": keeper}


def finished_record(table: Table) -> dict[str, Any]:
    """Tell a table's match as a record, with what happened besides moves; when it is over with its seed.

    It says what bots are called here; of a prepared deal that it is one, and of a match that played on, from where.
    """
    assert table.match is not None
    record: dict[str, Any] = match_record(table.match)
    secret: dict[str, Any] = {}
    if table.status == "over":
        secret = {"seed": table.match.seed.hex()} | ({} if table.shuffle else {"commitment": commitment(table.seed)})
    if table.began:  # the seed dealt only what came later
        record |= {"source": PLAYED_ON, "played_on": {"ply": table.began.ply, **secret}}
    else:
        record |= secret
    if table.status == "over" and table.shuffle:
        record["shuffle"] = {
            "seed": table.seed.hex(),
            "commitment": commitment(table.seed),
            "promises": [promise or None for promise in table.shuffle.promises],
            "luck": [luck or None for luck in table.shuffle.luck],
        }
    if table.prepared:
        record["source"] = PREPARED
    if notes := _kept(table.notes):
        record["notes"] = [_note(table.match, note) for note in notes]
    if any(called := called_at(table.chairs)):
        record["called"] = [name or "" for name in called]
    return record


def _kept(notes: list[protocol.Note]) -> list[protocol.Note]:
    """Return the newest notes, and before them all that tell of the deal: a missing number is never left untold."""
    kept = [note for note in notes if note.what in _KEPT]
    dealt = [note for note in kept if note.what == LEFT_OUT]
    return dealt + [note for note in kept if note.what != LEFT_OUT][-MAX_NOTES:]


def _note(match: Match, note: protocol.Note) -> dict[str, Any]:
    """Tell a note as a record does: behind so many of its events."""
    events = sum(one.game == note.game and one.next_action_index <= note.event for one in match.events)
    place = {"game": note.game, "event": events} if match.variant.dynasty else {"event": events}
    told = {"what": note.what, "seat": note.seat, "by": note.by, "bot": note.bot}
    return {**{key: value for key, value in told.items() if value is not None}, **place}


def row_of_record(table: Table) -> dict[str, Any]:
    """Return the row of a finished match."""
    assert table.match is not None
    totals, called = table.match.standing().totals, called_at(table.chairs)
    record = finished_record(table)
    return record_row(table.game, record, totals, table.at, called, imported=False, public=table.setup.public)


def json_of(value: Any) -> str:
    return _ENCODER.encode(value).decode()
