"""REST: finished matches, to be listed, searched, taken out and brought in. What comes in is replayed and checked.

REST: the names that people have played under, and the statistics of a name or of some seats.
"""

import hashlib
import secrets
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from ...match.record.record import Record, make_record, one_line, read_record, write_line
from ...match.standing import standing
from .. import protocol
from ..errors import Refusal
from ..runtime.faults import check_names
from ..store.rows import record_row
from ..store.statistics import list_players, statistics_of, statistics_of_seats
from ..store.store import PAGE
from ..table.names import clean_name
from ..table.seats import called_in
from ..times import wall
from .guard import MOST_RECORD_BYTES, address_of
from .requests import AnyRequest, Text, games_of, next_cursor, read_cursor, token_of
from .responses import JSON, PROBLEMS, encoded

MOST_RECORDS: Final = 5000


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
    if len(lines) > MOST_RECORDS:
        raise Refusal("record/invalid", f"expected at most {MOST_RECORDS} records at once, but got {len(lines)}")
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
    if len(line) > MOST_RECORD_BYTES:
        message = f"record {number}: expected at most {MOST_RECORD_BYTES} characters, but got {len(line)}"
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
    record = make_record(read.variant, players, read.logs, read.resigned) | read.extras
    if "called" in record:
        record["called"] = [clean_name(name) for name in record["called"]]
    return record


Name = Annotated[str, QueryParameter(description="a name, in any case of letters", max_length=200)]


@get("/api/players", responses=PROBLEMS)
async def get_players(request: AnyRequest, search: Text = None, cursor: Text = None) -> protocol.PlayerList:
    """Names that people have finished matches under, in their order; all, or those that begin with some letters."""
    rows = await list_players(games_of(request).store, clean_name(search or ""), cursor)
    listed = [protocol.PlayerListed(row.shown, row.games, row.wins, row.at) for row in rows]
    return protocol.PlayerList(listed, rows[-1].name if len(rows) == PAGE else None)


@get("/api/statistics", responses=PROBLEMS)
async def get_statistics(request: AnyRequest, player: Name) -> protocol.Statistics:
    """How the matches of a name went. Names are free: several people may have used it."""
    return await statistics_of(games_of(request).store, clean_name(player))


@post("/api/statistics", status_code=200, responses=PROBLEMS)
async def get_my_statistics(request: AnyRequest, data: JSONBody[protocol.MySeats]) -> protocol.Statistics:
    """How the matches of some seats went, as if they were one player's: a browser knows which were its own."""
    return await statistics_of_seats(games_of(request).store, data.seats)


ROUTES: Final = [
    list_records,
    get_one_record,
    export_records,
    import_records,
    get_players,
    get_statistics,
    get_my_statistics,
]
