"""REST: replays of tables, of stored records, and of a record in the request, which is not stored."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from ...engine.errors import InputError, NotationError
from ...match.record.reader import read_record
from ...match.record.record import Record
from ...match.timeline import Timeline
from .. import protocol
from ..errors import ApiError
from ..runtime.record_errors import check_names, refuse_record
from ..runtime.replay_cache import history_mark, record_table, render_replay
from ..table.checks import check_begun
from ..table.view import public_table, with_results
from ..times import monotonic_ms
from .guard import MAX_RECORD_BYTES
from .requests import AnyRequest, GameId, run_in_pool, services
from .responses import ERRORS, PRECOMPRESSED, describe

After = Annotated[int, QueryParameter(description="leave out what came before this ply", ge=0, le=100_000)]
Mark = Annotated[str, QueryParameter(description="the mark of the replay that is known up to there", max_length=40)]
_REPLAY: Final = describe(protocol.Replay, "The replay")


@get("/api/games/{game:str}/replay", responses={**ERRORS, **_REPLAY}, opt=PRECOMPRESSED)
async def replay_game(request: AnyRequest, game: GameId, after: After = 0, mark: Mark = "") -> Response[bytes]:
    """Every moment of a match so far."""
    tables = services(request).tables
    session = await tables.find_newest(game)
    await tables.bot_pool.views_ready(session.table.setup.variant)
    async with session.lock:
        past = check_begun(session.table).snapshot()
        table = with_results(public_table(session.table, monotonic_ms(), session.elapsed()), session.table)
    if table.status == "over":
        return await _cached(request, f"{game}-{history_mark(past.logs)}-{table.ply}", past, table)
    replay = await run_in_pool(request, render_replay, past, table, after, mark)
    return replay.respond(request)


@get("/api/records/{record:str}/replay", responses={**ERRORS, **_REPLAY}, opt=PRECOMPRESSED)
async def replay_record(request: AnyRequest, record: FromPath[str]) -> Response[bytes]:
    """Every moment of a finished match."""
    read = await stored_record(request, record)
    return await _cached(request, f"{record}-{history_mark(read.logs)}", read, record_table(read, record))


@post("/api/replay", status_code=200, responses={**ERRORS, **_REPLAY}, opt=PRECOMPRESSED)
async def replay_sent(request: AnyRequest) -> Response[bytes]:
    """Every moment of the record in the body, which is checked and not stored."""
    read = await sent_record(request)
    replay = await run_in_pool(request, render_replay, read, record_table(read))
    return replay.respond(request)


async def stored_record(request: AnyRequest, name: str) -> Record:
    """Read a record of this server. Raises ApiError if there is none."""
    body, players = await services(request).store.record_and_players(name)
    read: Record = await run_in_pool(request, read_record, body)
    read.players = players
    return read


async def played_so_far(request: AnyRequest, game: str) -> Timeline:
    """Return what was played at a table. Raises ApiError before its match has begun."""
    session = await services(request).tables.find_newest(game)
    async with session.lock:
        return check_begun(session.table).snapshot()


async def sent_record(request: AnyRequest) -> Record:
    """Read and check the record in the body of a request. Raises ApiError on any error."""
    read: Record = await run_in_pool(request, _read_sent, await request.body())
    return read


def _read_sent(body: bytes) -> Record:
    if len(body) > MAX_RECORD_BYTES:
        raise ApiError("request/too-large", f"expected at most {MAX_RECORD_BYTES} bytes", most=MAX_RECORD_BYTES)
    try:
        read = read_record(body.decode("utf-8"))
        check_names(read)
    except UnicodeDecodeError as error:
        raise refuse_record(NotationError(str(error))) from None
    except InputError as error:
        raise refuse_record(error) from None
    return read


async def _cached(request: AnyRequest, name: str, played: Timeline, table: protocol.Table) -> Response[bytes]:
    """Answer with the replay of a finished match, rendered once, or with 304 if the browser has it."""
    mark, replay_cache = f'"{name}"', services(request).replay_cache
    if mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers={"etag": mark, "cache-control": "no-cache"})
    replay = replay_cache.find(name)
    if replay is None:
        replay = await run_in_pool(request, render_replay, played, table)
        replay_cache.put(name, replay)
    answer = replay.respond(request)
    answer.headers["etag"] = mark
    return answer


ROUTES: Final = [replay_game, replay_record, replay_sent]
