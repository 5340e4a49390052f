"""REST: replays of tables and of records, also of one that somebody sends along and that is not kept."""

from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from ...match.moments import Played
from ...match.record.record import Record, read_record
from .. import protocol
from ..errors import Refusal
from ..runtime.faults import check_names, refuse_record
from ..runtime.replay_cache import Past, Shelf, mark_of, past_of, table_of, tell
from ..table.checks import check_begun
from ..table.view import shown
from ..times import clock
from .guard import MOST_RECORD_BYTES, address_of
from .requests import AnyRequest, GameId, games_of
from .responses import AS_IT_IS, PROBLEMS, Still, shape

After = Annotated[int, QueryParameter(description="leave out what came before this ply", ge=0, le=100_000)]
Mark = Annotated[str, QueryParameter(description="the mark of the replay that is known up to there", max_length=40)]
_REPLAY: Final = shape(protocol.Replay, "The replay")


@get("/api/games/{game:str}/replay", responses={**PROBLEMS, **_REPLAY}, opt=AS_IT_IS)
async def replay_game(request: AnyRequest, game: GameId, after: After = 0, mark: Mark = "") -> Response[bytes]:
    """Every moment of a game so far, from its bare table on."""
    live = await games_of(request).find(game)
    async with live.lock:
        past = past_of(check_begun(live.table))
        table = msgspec.structs.replace(shown(live.table, clock(), live.ran()), view=None)
    if table.status == "over":
        return await _kept(request, f"{game}-{mark_of(past.logs)}-{table.ply}", past, table)
    told: Still = await request.app.state.desk.run(address_of(request.scope), tell, past, table, after, mark)
    return told.answer(request)


@get("/api/records/{record:str}/replay", responses={**PROBLEMS, **_REPLAY}, opt=AS_IT_IS)
async def replay_record(request: AnyRequest, record: FromPath[str]) -> Response[bytes]:
    """Every moment of a finished match."""
    read = await kept_record(request, record)
    return await _kept(request, f"{record}-{mark_of(read.logs)}", read, table_of(read, record))


@post("/api/replay", status_code=200, responses={**PROBLEMS, **_REPLAY}, opt=AS_IT_IS)
async def replay_sent(request: AnyRequest) -> Response[bytes]:
    """Every moment of the record in the body, which is checked first and not kept."""
    read = await sent_record(request)
    told: Still = await request.app.state.desk.run(address_of(request.scope), tell, read, table_of(read))
    return told.answer(request)


async def kept_record(request: AnyRequest, name: str) -> Record:
    """Read a record of this server; raise Refusal where there is none."""
    body = await games_of(request).store.record(name)
    read: Record = await request.app.state.desk.run(address_of(request.scope), read_record, body)
    return read


async def played_so_far(request: AnyRequest, game: str) -> Past:
    """Return what was played at a table; raise Refusal where nobody has begun."""
    live = await games_of(request).find(game)
    async with live.lock:
        return past_of(check_begun(live.table))


async def sent_record(request: AnyRequest) -> Record:
    """Read and check the record in the body of a request; raise Refusal where something is wrong with it."""
    read: Record = await request.app.state.desk.run(address_of(request.scope), _read_sent, await request.body())
    return read


def _read_sent(body: bytes) -> Record:
    if len(body) > MOST_RECORD_BYTES:
        raise Refusal("request/too-large", f"expected at most {MOST_RECORD_BYTES} bytes", most=MOST_RECORD_BYTES)
    try:
        read = read_record(body.decode("utf-8"))
        check_names(read)
    except ValueError as error:
        raise refuse_record(error) from None
    return read


async def _kept(request: AnyRequest, name: str, played: Played, table: protocol.Table) -> Response[bytes]:
    """Answer with a match that is over and told once; a browser that knows it by its name need not be told again."""
    mark, shelf = f'"{name}"', _shelf(request)
    if mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers={"etag": mark, "cache-control": "no-cache"})
    told = shelf.find(name)
    if told is None:
        told = await request.app.state.desk.run(address_of(request.scope), tell, played, table)
        shelf.put(name, told)
    answer = told.answer(request)
    answer.headers["etag"] = mark
    return answer


def _shelf(request: AnyRequest) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


ROUTES: Final = [replay_game, replay_record, replay_sent]
