"""REST: reviews of matches that are over, and decisions of theirs that somebody tries again."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ...match.moments import Played, view_at
from ...match.record.record import Record, read_record
from ...match.view.types import View
from ...review.types import Assessment, Review
from ...rules.errors import InvalidSetup
from .. import protocol
from ..errors import Refusal
from ..play.replaying import past_of
from ..play.reviewing import Reviews
from .guard import address_of
from .rest import JSON, PROBLEMS, AnyRequest, GameId, Wait, games_of, shape

Done = Annotated[int, QueryParameter(description="wait until more than so many steps are done", ge=-1, le=100_000)]
Ply = Annotated[int, QueryParameter(description="the ply of a decision", ge=0, le=100_000)]
RecordId = FromPath[str]
_REVIEW: Final = {**PROBLEMS, **shape(Review, "The review, as far as it has come")}


@post("/api/games/{game:str}/review", status_code=200, responses=_REVIEW)
async def review_game(request: AnyRequest, game: GameId) -> Response[bytes]:
    """Begin a review of a game that is over, or go on with it."""
    return _told(await _reviews(request).ask(game, await _game(request, game), address_of(request.scope)))


@get("/api/games/{game:str}/review", responses=_REVIEW)
async def get_review(request: AnyRequest, game: GameId, after: Done = -1, wait: Wait = 0) -> Response[bytes]:
    """What is known of a game whose review somebody has asked for."""
    return _told(await _reviews(request).known(game, await _game(request, game), after, wait))


@post("/api/games/{game:str}/retry", status_code=200, responses=PROBLEMS)
async def retry_game(request: AnyRequest, game: GameId, data: JSONBody[protocol.Retry]) -> Assessment:
    """Assess another option of a decision of a game that is over."""
    played = await _game(request, game)
    return await _reviews(request).try_again(played, data.ply, data.action, address_of(request.scope))


@get("/api/games/{game:str}/retry", responses=PROBLEMS)
async def get_choice(request: AnyRequest, game: GameId, ply: Ply) -> View:
    """How a game that is over stood at a ply, with the options that its seat had."""
    return await _view(request, await _game(request, game), ply)


@post("/api/records/{record:str}/review", status_code=200, responses=_REVIEW)
async def review_record(request: AnyRequest, record: RecordId) -> Response[bytes]:
    """Begin a review of a finished match, or go on with it."""
    return _told(await _reviews(request).ask(record, await _record(request, record), address_of(request.scope)))


@get("/api/records/{record:str}/review", responses=_REVIEW)
async def get_record_review(request: AnyRequest, record: RecordId, after: Done = -1, wait: Wait = 0) -> Response[bytes]:
    """What is known of a finished match whose review somebody has asked for."""
    return _told(await _reviews(request).known(record, await _record(request, record), after, wait))


@post("/api/records/{record:str}/retry", status_code=200, responses=PROBLEMS)
async def retry_record(request: AnyRequest, record: RecordId, data: JSONBody[protocol.Retry]) -> Assessment:
    """Assess another option of a decision of a finished match."""
    played = await _record(request, record)
    return await _reviews(request).try_again(played, data.ply, data.action, address_of(request.scope))


@get("/api/records/{record:str}/retry", responses=PROBLEMS)
async def get_record_choice(request: AnyRequest, record: RecordId, ply: Ply) -> View:
    """How a finished match stood at a ply, with the options that its seat had."""
    return await _view(request, await _record(request, record), ply)


async def _view(request: AnyRequest, played: Played, ply: int) -> View:
    try:
        view: View = await request.app.state.desk.run(address_of(request.scope), view_at, played, ply)
    except InvalidSetup as error:
        raise Refusal("review/no-choice", str(error)) from None
    return view


async def _game(request: AnyRequest, game: str) -> Played:
    """Return what was played at a table; refuse while it goes on: a review would help there."""
    live = await games_of(request).find(game)
    async with live.lock:
        if live.table.match is None or live.table.status != "over":
            raise Refusal("game/not-over", "expected a game that is over: nobody is helped before that")
        return past_of(live.table.match)


async def _record(request: AnyRequest, record: str) -> Record:
    body = await games_of(request).store.record(record)
    read: Record = await request.app.state.desk.run(address_of(request.scope), read_record, body)
    return read


def _reviews(request: AnyRequest) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


def _told(body: bytes) -> Response[bytes]:
    return Response(body, media_type=JSON, headers={"cache-control": "no-store"})


ROUTES: Final = [
    review_game,
    get_review,
    get_choice,
    retry_game,
    review_record,
    get_record_review,
    get_record_choice,
    retry_record,
]
