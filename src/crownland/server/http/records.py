"""REST: finished matches (list, search, export, import), names of players, and statistics."""

import hashlib
import secrets
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from ...engine.errors import InputError, NotationError
from ...match.clock import wall_ms
from ...match.record.reader import read_record
from ...match.record.record import Record, match_record, one_line, write_line
from ...match.standing import standing
from .. import protocol
from ..errors import ApiError
from ..store.schema import record_row
from ..store.statistics import list_players, name_statistics, seat_results
from ..store.store import PAGE
from ..table.seats import MAX_NAME, clean_name, record_bot_names, visible_name
from .guard import MAX_RECORD_BYTES
from .services import (
    ERRORS,
    JSON,
    AnyRequest,
    Text,
    bearer_token,
    next_cursor,
    raw_json,
    read_cursor,
    run_in_pool,
    services,
)

MAX_RECORDS: Final = 5000
MAX_IMPORT_BYTES: Final = 16 * 1024 * 1024


@get("/api/records", responses=ERRORS)
async def list_records(
    request: AnyRequest, player: Text = None, variant: Text = None, cursor: Text = None
) -> protocol.RecordList:
    """Finished matches of public tables, the newest first; of one player, or of one variant."""
    rows = await services(request).store.list_records(player, variant, read_cursor(cursor))
    return protocol.RecordList([_listed(row) for row in rows], next_cursor(rows))


def _listed(row: Any) -> protocol.RecordListed:
    players, bot_names, totals, winners = map(raw_json, (row.players, row.bot_names, row.totals, row.winners))
    return protocol.RecordListed(row.id, row.variant, players, bot_names, totals, winners, row.at, row.imported)


@get("/api/records/{record:str}", responses=ERRORS)
async def get_one_record(request: AnyRequest, record: FromPath[str]) -> Response[bytes]:
    """One record; that of a private table is found by its id only."""
    body, _ = await services(request).store.record(record)
    return Response(body.encode(), media_type=JSON)


async def stored_record(request: AnyRequest, name: str) -> Record:
    """Read a record of this server; its players are named as at their table. Raises ApiError if there is none."""
    body, players = await services(request).store.record(name)
    read: Record = await run_in_pool(request, read_record, body)
    read.players = players
    return read


@get("/api/records.jsonl", responses=ERRORS)
async def export_records(request: AnyRequest, player: Text = None, variant: Text = None) -> Stream:
    """All public records as JSON Lines, the oldest first."""

    async def lines() -> AsyncIterator[str]:
        async for body in services(request).store.export(player, variant):
            yield one_line(body) + "\n"

    return Stream(lines(), media_type="application/jsonl")


@post("/api/records", status_code=200, responses=ERRORS, request_max_body_size=MAX_IMPORT_BYTES)
async def import_records(request: AnyRequest) -> protocol.Imported:
    """Import records as JSON Lines, with the operator's token. All are checked first; one error rejects all."""
    _check_importer(request)
    try:
        lines = [line for line in (await request.body()).decode("utf-8").split("\n") if line.strip()]
    except UnicodeDecodeError:
        raise ApiError("record/invalid", "expected text in UTF-8") from None
    if len(lines) > MAX_RECORDS:
        raise ApiError("record/invalid", f"expected at most {MAX_RECORDS} records at once, but got {len(lines)}")
    rows = [await run_in_pool(request, check_record, line, number) for number, line in enumerate(lines, 1)]
    added = await services(request).store.add_records(list({row["id"]: row for row in rows}.values()))
    return protocol.Imported(added, len(lines) - added)


def _check_importer(request: AnyRequest) -> None:
    """Check the operator's token: imported records use disk space and look like played ones."""
    expected = services(request).tables.settings.import_token
    if not expected:
        raise ApiError("record/closed", "expected a server that takes records, but CROWNLAND_IMPORT_TOKEN is not set")
    token = bearer_token(request)
    if token is None:
        raise ApiError("token/missing", "expected Authorization: Bearer and the token of CROWNLAND_IMPORT_TOKEN")
    if not secrets.compare_digest(token.encode(), expected.encode()):
        raise ApiError("token/wrong", "expected the token of CROWNLAND_IMPORT_TOKEN")


def check_record(line: str, number: int) -> dict[str, Any]:
    """Replay a record and return its row, with the keys of the format alone. Raises ApiError on any error."""
    if len(line) > MAX_RECORD_BYTES:
        message = f"record {number}: expected at most {MAX_RECORD_BYTES} characters, but got {len(line)}"
        raise ApiError("record/invalid", message, number=number)
    try:
        read = read_record(line)
        check_names(read)
    except InputError as error:
        raise ApiError("record/invalid", f"record {number}: {error}", number=number) from None
    if not read.is_complete:
        raise ApiError("record/invalid", f"record {number}: expected a finished match", number=number)
    totals, bot_names = standing(read.states).totals, [own and clean_name(own) for own in record_bot_names(read)]
    return record_row(record_id(read), _record(read), totals, wall_ms(), bot_names, imported=True, public=True)


def check_names(record: Record) -> None:
    """Raise NotationError if a name is too long for a table."""
    for seat, names in enumerate(zip(record.players, record.names, strict=True)):
        if (length := max(len(visible_name(name)) for name in names)) > MAX_NAME:
            raise NotationError(
                "expected names of at most {expected} characters, but that of player {number} has {got}",
                expected=MAX_NAME,
                number=seat + 1,
                got=length,
            )


def record_id(read: Record) -> str:
    """Return the id of an imported record: the same for the same match, players and extras."""
    return hashlib.sha256(write_line(_record(read)).encode()).hexdigest()[:32]


def _record(read: Record) -> dict[str, Any]:
    players = [clean_name(player) for player in read.players]
    record = match_record(read) | {"players": players} | read.extras
    if "called" in record:
        record["called"] = [clean_name(name) for name in record["called"]]
    return record


Name = Annotated[str, QueryParameter(description="a name, in any case of letters", max_length=200)]


@get("/api/players", responses=ERRORS)
async def get_players(request: AnyRequest, search: Text = None, cursor: Text = None) -> protocol.PlayerList:
    """Names under which people have finished matches, sorted; all, or those with a prefix."""
    rows = await list_players(services(request).store, clean_name(search or ""), cursor)
    listed = [protocol.PlayerListed(row.shown, row.games, row.wins, row.at) for row in rows]
    return protocol.PlayerList(listed, rows[-1].name if len(rows) == PAGE else None)


@get("/api/statistics", responses=ERRORS)
async def get_statistics(request: AnyRequest, player: Name) -> protocol.Statistics:
    """Statistics of a name. Several people may have used it."""
    return await name_statistics(services(request).store, clean_name(player))


@post("/api/results", status_code=200, responses=ERRORS)
async def get_results(request: AnyRequest, data: JSONBody[protocol.MySeats]) -> protocol.SeatResults:
    """The finished matches of some seats: a browser knows its own, and counts them with those that it played alone."""
    return protocol.SeatResults(await seat_results(services(request).store, data.seats))


ROUTES: Final = [
    list_records,
    get_one_record,
    export_records,
    import_records,
    get_players,
    get_statistics,
    get_results,
]
