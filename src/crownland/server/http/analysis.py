"""REST: what is analysed: the puzzles of a day, stored reviews, and reasons in words.

The page finds the numbers of hints, the coach and reviews itself. There is a puzzle for each game, up to today.
"""

import asyncio
from datetime import date, datetime
from functools import lru_cache
from typing import Annotated, Final

from litestar import Response, get, post, put
from litestar.params import JSONBody, PathParameter

from ...analysis.assess import explain_fault
from ...analysis.comparison import Because
from ...analysis.explain import why_good
from ...analysis.hints import find_reason
from ...analysis.puzzle import FIRST, GAMES, Puzzle, daily_puzzle, puzzle_task, today
from ...bots.base import check_turn
from ...bots.levels import ADVISER
from ...drawing.scene import People
from ...engine.action import decode
from ...engine.errors import InputError
from ...engine.state import State
from ...engine.variant import Variant, find_variant
from ...i18n.messages import Words
from ...match.timeline import replay
from ...match.view.types import View
from ...match.view.viewer import Viewer
from .. import protocol
from ..errors import ApiError, error_from_rules
from ..limits import too_many
from ..protocol import ENCODER
from ..store.store import find_review, save_review
from ..table.checks import check_at_table, check_begun
from .guard import client_address
from .services import (
    ERRORS,
    JSON,
    PRECOMPRESSED,
    AnyRequest,
    CachedResponse,
    TableId,
    cached_response,
    describe,
    holder,
    services,
)

MAX_SECONDS: Final = 30.0  # for reasons, also while kernels are compiled
MAX_BYTES: Final = 4 * 1024 * 1024  # of all days that are kept
MAX_DAYS: Final = 60  # whose positions are kept
Day = Annotated[str, PathParameter(description="a day of UTC such as 2026-11-17", max_length=10)]
_DAY: Final = describe(protocol.PuzzleDay, "The puzzles of the day")


@get("/api/puzzles", responses={**ERRORS, **_DAY}, opt=PRECOMPRESSED)
async def puzzles_of_today(request: AnyRequest) -> Response[bytes]:
    """The puzzles of today, which is a day of UTC."""
    return await _answer(request, today())


@get("/api/puzzles/{day:str}", responses={**ERRORS, **_DAY}, opt=PRECOMPRESSED)
async def puzzles_of_day(request: AnyRequest, day: Day) -> Response[bytes]:
    """The puzzles of a day that is over, or of today."""
    return await _answer(request, read_day(day))


def read_day(text: str) -> date:
    """Parse a day that has puzzles. Raises ApiError if it is invalid or in the future."""
    try:
        asked = datetime.strptime(text, "%Y-%m-%d").date()
        if str(asked) != text:  # other digits, or fewer
            raise ValueError(text)
    except ValueError:
        raise ApiError("request/invalid", f"expected a day such as {FIRST}, but got {text[:40]!r}") from None
    if not FIRST <= asked <= today():
        message = f"expected a day from {FIRST} to {today()}, but got {asked}"
        raise ApiError("puzzle/unknown", message, first=str(FIRST), last=str(today()))
    return asked


async def _answer(request: AnyRequest, day: date) -> Response[bytes]:
    return (await services(request).puzzles.find(request, str(day), render_puzzles, day)).respond(request)


def puzzle_day(day: date) -> protocol.PuzzleDay:
    return protocol.PuzzleDay(str(day), str(FIRST), [_puzzle(game, daily_puzzle(game, day)) for game in GAMES])


def render_puzzles(day: date) -> CachedResponse:
    return cached_response(protocol.ENCODER.encode(puzzle_day(day)), JSON)


def _puzzle(game: str, puzzle: Puzzle) -> protocol.Puzzle:
    verdicts = [protocol.PuzzleVerdict(code, worth.win, worth.margin) for code, worth in puzzle.worths.items()]
    position = str(puzzle.variant), puzzle.state().round, [*puzzle.log]
    return protocol.Puzzle(game, *position, puzzle.temptation, verdicts, [*puzzle.reasons])


@lru_cache(MAX_DAYS)
def puzzle_position(game: str, day: date) -> View:
    """Return the view of the puzzle of a day."""
    puzzle = daily_puzzle(game, day)
    return Viewer(replay(puzzle.variant, ["?"] * puzzle.variant.seats, [puzzle.log])).view()


def task_text(words: Words, view: View) -> str:
    """Return the task as text."""
    message, args = puzzle_task(view)
    return words(message if words.knows(message) else "puzzle-task", **args)


def puzzle_people(view: View, words: Words) -> People:
    """Return the names at the table of a puzzle: the reader in the seat in turn, bots elsewhere."""
    seats = range(sum(len(kingdom.seats) for kingdom in view.kingdoms))
    names = [words("you") if seat == view.seat else words.bot(ADVISER.bot) for seat in seats]
    return People(names, language=words.language, task=task_text(words, view))


@get(
    "/api/tables/{table_id:str}/review",
    responses={**ERRORS, **describe(protocol.StoredReview | None, "The review, or null")},
)
async def get_review(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """The review that is stored with a finished match, or null."""
    body = await find_review(services(request).store, table_id)
    return Response((body or "null").encode(), media_type=JSON)


@put("/api/tables/{table_id:str}/review", status_code=204, responses=ERRORS)
async def put_review(request: AnyRequest, table_id: TableId, data: JSONBody[protocol.StoredReview]) -> None:
    """Store the whole review of a finished match, as one of its players; the first one stays."""
    tables = services(request).tables
    session = await tables.find(table_id)
    async with session.lock:
        check_at_table(session.table, holder(request))
        check_begun(session.table)
        if session.table.status != "over":
            raise ApiError("match/not-over", "expected a match that is over: nobody is helped before that")
    await save_review(services(request).store, table_id, ENCODER.encode(data).decode())


@post("/api/reasons", status_code=200, responses=ERRORS)
async def give_reasons(request: AnyRequest, data: JSONBody[protocol.Explain]) -> list[Because]:
    """Why an option is good, or another one better; the most important reason first."""
    bot_pool, owner = services(request).tables.bot_pool, client_address(request.scope)
    try:
        variant = find_variant(data.variant).single
        async with asyncio.timeout(MAX_SECONDS):
            return await bot_pool.search(variant.game, owner, find_reasons, variant, data)
    except InputError as error:
        raise error_from_rules(error) from None
    except TimeoutError:
        raise too_many("reasons are wanted", MAX_SECONDS) from None


def find_reasons(variant: Variant, asked: protocol.Explain) -> list[Because]:
    """Return the reasons for an option of one game. Raises InputError or ApiError if there is no such option."""
    state, action, best = State(variant), asked.action, asked.best
    for code in asked.actions:
        state.apply(code)
    check_turn(state)
    for option in (action, action if best is None else best):
        state.copy().apply(option)
    if asked.hint:
        reason, args = find_reason(state, decode(action))
        return [] if reason == "chance" else [Because(reason, args)]
    if best is None or best == action:
        return why_good(state, action)
    if len(asked.points) != variant.kingdoms:
        raise ApiError("request/invalid", f"expected the points of {variant.kingdoms} kingdoms")
    return explain_fault(state, asked.game, len(asked.actions), best, action, asked.points)


ROUTES: Final = [puzzles_of_today, puzzles_of_day, get_review, put_review, give_reasons]
