"""REST: reviews of finished matches, and other options of their decisions.

A match is a table or a record of this server, or a record in the request: that is not stored, but its review is.
"""

from typing import Annotated, Final

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...analysis.review_types import Assessment, Review
from ...engine.errors import InvalidSetup
from ...match.record.record import Record
from ...match.timeline import Timeline
from ...match.view.types import View
from ...match.view.viewer import view_at
from .. import protocol
from ..errors import ApiError
from .guard import client_address
from .records import record_id
from .replays import sent_record, stored_record
from .requests import AnyRequest, Wait, run_in_pool, services
from .responses import ERRORS, JSON, describe

MatchId = Annotated[str, PathParameter(description="the id of a game or of a record", max_length=64)]
Done = Annotated[int, QueryParameter(description="wait until more than so many steps are done", ge=-1, le=100_000)]
Ply = Annotated[int, QueryParameter(description="the ply of a decision", ge=0, le=100_000)]
Act = Annotated[str, QueryParameter(description="another option, as text or as its int", max_length=80)]
_REVIEW: Final = {**ERRORS, **describe(Review, "The review, as far as it has come")}


class GameReviews(Controller):
    """Finished tables of this server."""

    path = "/api/games/{match:str}"

    async def find(self, request: AnyRequest, match: str) -> Timeline:
        """Return what was played at a table. Raises ApiError while it goes on, because a review would help there."""
        session = await services(request).tables.find_newest(match)
        async with session.lock:
            if session.table.match is None or session.table.status != "over":
                raise _not_over()
            return session.table.match.snapshot()

    @post("/review", status_code=200, responses=_REVIEW)
    async def ask_review(self, request: AnyRequest, match: MatchId) -> Response[bytes]:
        """Start or continue a review of a finished match."""
        return _respond(
            await services(request).reviews.ask(match, await self.find(request, match), client_address(request.scope))
        )

    @get("/review", responses=_REVIEW)
    async def get_review(
        self, request: AnyRequest, match: MatchId, after: Done = -1, wait: Wait = 0
    ) -> Response[bytes]:
        """The review of a match, as far as it is known."""
        return _respond(await services(request).reviews.find(match, await self.find(request, match), after, wait))

    @get("/retry", responses=ERRORS)
    async def get_choice(self, request: AnyRequest, match: MatchId, ply: Ply) -> View:
        """The view at a decision of a finished match, with its options."""
        return await _view(request, await self.find(request, match), ply)

    @post("/retry", status_code=200, responses=ERRORS)
    async def retry(self, request: AnyRequest, match: MatchId, data: JSONBody[protocol.Retry]) -> Assessment:
        """Assess another option of a decision of a finished match."""
        played = await self.find(request, match)
        return await services(request).reviews.assess_alternative(
            played, data.ply, data.action, client_address(request.scope)
        )


class RecordReviews(GameReviews):
    """Records of this server."""

    path = "/api/records/{match:str}"

    async def find(self, request: AnyRequest, match: str) -> Record:
        """Return a record."""
        return await stored_record(request, match)


@post("/api/replay/review", status_code=200, responses=_REVIEW)
async def review_sent(request: AnyRequest, after: Done = -1, wait: Wait = 0) -> Response[bytes]:
    """Start or continue a review of the record in the body; returns what is known."""
    record = await _sent(request)
    await services(request).reviews.ask(record_id(record), record, client_address(request.scope))
    return _respond(await services(request).reviews.find(record_id(record), record, after, wait))


@post("/api/replay/choice", status_code=200, responses=ERRORS)
async def get_choice_sent(request: AnyRequest, ply: Ply) -> View:
    """The view at a decision of the record in the body, with its options."""
    return await _view(request, await _sent(request), ply)


@post("/api/replay/retry", status_code=200, responses=ERRORS)
async def retry_sent(request: AnyRequest, ply: Ply, action: Act) -> Assessment:
    """Assess another option of a decision of the record in the body."""
    option = int(action) if action.isascii() and action.isdigit() else action
    return await services(request).reviews.assess_alternative(
        await _sent(request), ply, option, client_address(request.scope)
    )


async def _sent(request: AnyRequest) -> Record:
    record = await sent_record(request)
    if not record.is_complete:
        raise _not_over()
    return record


async def _view(request: AnyRequest, played: Timeline, event_index: int) -> View:
    try:
        view: View = await run_in_pool(request, view_at, played, event_index)
    except InvalidSetup as error:
        raise ApiError("review/no-choice", str(error)) from None
    return view


def _not_over() -> ApiError:
    return ApiError("game/not-over", "expected a game that is over: nobody is helped before that")


def _respond(body: bytes) -> Response[bytes]:
    return Response(body, media_type=JSON, headers={"cache-control": "no-store"})


ROUTES: Final = [GameReviews, RecordReviews, review_sent, get_choice_sent, retry_sent]
