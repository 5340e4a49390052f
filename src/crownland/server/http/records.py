"""REST: finished matches, to be listed, searched, taken out and brought in. What comes in is replayed and checked."""

import hashlib
import secrets
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Stream

from ...match.record.reader import read_record
from ...match.record.record import Record, match_record, one_line, write_line
from ...match.standing import standing
from .. import protocol
from ..errors import Refusal
from ..gate.guard import MAX_RECORD_BYTES, address_of
from ..play.faults import check_names
from ..store.store import record_row
from ..table.calling import called_in
from ..table.names import clean_name
from ..table.times import wall
from .rest import JSON, PROBLEMS, AnyRequest, Text, encoded, games_of, next_cursor, read_cursor, token_of

MAX_RECORDS: Final = 5000


@get("/api/records", responses=PROBLEMS)
async def list_records(
    request: AnyRequest, player: Text = None, variant: Text = None, cursor: Text = None
) -> protocol.RecordList:
    """Finished matches of public tables, the newest first; of one player, or of one variant."""
    rows = await games_of(request).store.list_records(player, variant, read_cursor(cursor))
    listed = [
        protocol.RecordListed(
            row.id,
            row.variant,
            encoded(row.players),
            encoded(row.called),
            encoded(row.totals),
            encoded(row.winners),
            row.at,
            row.imported,
        )
        for row in rows
    ]
    return protocol.RecordList(listed, next_cursor(rows))


@get("/api/records/{record:str}", responses=PROBLEMS)
async def get_one_record(request: AnyRequest, record: FromPath[str]) -> Response[bytes]:
    """One record; that of a private table, too, for whoever knows its id."""
    body = await games_of(request).store.record(record)
    return Response(body.encode(), media_type=JSON)


@get("/api/records.jsonl", responses=PROBLEMS)
async def export_records(request: AnyRequest, player: Text = None, variant: Text = None) -> Stream:
    """All public records as JSON Lines, the oldest first."""

    async def lines() -> AsyncIterator[str]:
        async for body in games_of(request).store.export(player, variant):
            yield one_line(body) + "\n"

    return Stream(lines(), media_type="application/jsonl")


@post("/api/records", status_code=200, responses=PROBLEMS)
async def import_records(request: AnyRequest) -> protocol.Imported:
    """Bring records in, as JSON Lines, with the operator's token. All are checked first; one wrong keeps all out."""
    _check_importer(request)
    body = await request.body()
    games = games_of(request)
    try:
        lines = [line for line in body.decode("utf-8").split("\n") if line.strip()]
    except UnicodeDecodeError:
        raise Refusal("record/invalid", "expected text in UTF-8") from None
    if len(lines) > MAX_RECORDS:
        raise Refusal("record/invalid", f"expected at most {MAX_RECORDS} records at once, but got {len(lines)}")
    rows = []
    for number, line in enumerate(lines, 1):
        rows.append(await request.app.state.desk.run(address_of(request.scope), check_record, line, number))
    unique = {row["id"]: row for row in rows}
    kept = await games.store.add_records(list(unique.values()))
    return protocol.Imported(kept, len(lines) - kept)


def _check_importer(request: AnyRequest) -> None:
    """Let the operator in, and nobody else: records fill the disk and cannot be told from played ones at a glance."""
    expected = games_of(request).settings.import_token
    if not expected:
        raise Refusal("record/closed", "expected a server that takes records, but CROWNLAND_IMPORT_TOKEN is not set")
    token = token_of(request)
    if token is None:
        raise Refusal("token/missing", "expected Authorization: Bearer and the token of CROWNLAND_IMPORT_TOKEN")
    if not secrets.compare_digest(token.encode(), expected.encode()):
        raise Refusal("token/wrong", "expected the token of CROWNLAND_IMPORT_TOKEN")


def check_record(line: str, number: int) -> dict[str, Any]:
    """Replay one record and make its row, with the keys of the format alone; raise Refusal where it is wrong."""
    if len(line) > MAX_RECORD_BYTES:
        message = f"record {number}: expected at most {MAX_RECORD_BYTES} characters, but got {len(line)}"
        raise Refusal("record/invalid", message, number=number)
    try:
        read = read_record(line)
        check_names(read)
    except ValueError as error:
        raise Refusal("record/invalid", f"record {number}: {error}", number=number) from None
    if not read.is_complete:
        raise Refusal("record/invalid", f"record {number}: expected a finished match", number=number)
    totals, called = standing(read.states).totals, [own and clean_name(own) for own in called_in(read)]
    return record_row(name_of(read), _record(read), totals, wall(), called, imported=True, public=True)


def name_of(read: Record) -> str:
    """Return the id of a record that comes from elsewhere: the same for the same match, players and extras."""
    return hashlib.sha256(write_line(_record(read)).encode()).hexdigest()[:32]


def _record(read: Record) -> dict[str, Any]:
    players = [clean_name(player) for player in read.players]
    record = match_record(read) | {"players": players} | read.extras
    if "called" in record:
        record["called"] = [clean_name(name) for name in record["called"]]
    return record


ROUTES: Final = [list_records, get_one_record, export_records, import_records]
