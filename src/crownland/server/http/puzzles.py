"""REST: the puzzles of a day, one for each game, up to today."""

from datetime import date, datetime
from functools import lru_cache
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import PathParameter

from ...analysis.puzzle import FIRST, GAMES, Puzzle, daily_puzzle, puzzle_task, today
from ...bots.levels import ADVISER
from ...drawing.scene import People
from ...i18n.messages import Words
from ...match.timeline import replay
from ...match.view.types import View
from ...match.view.viewer import Viewer
from .. import protocol
from ..errors import ApiError
from .services import ERRORS, JSON, PRECOMPRESSED, AnyRequest, CachedResponse, cached_response, describe, services

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
    """Return the puzzles of a day."""
    return protocol.PuzzleDay(str(day), str(FIRST), [_puzzle(game, daily_puzzle(game, day)) for game in GAMES])


def render_puzzles(day: date) -> CachedResponse:
    """Render the puzzles of a day as JSON."""
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
    names = [words("puzzle-you") if seat == view.seat else words.bot(ADVISER.bot) for seat in seats]
    return People(names, language=words.language, task=task_text(words, view))


ROUTES: Final = [puzzles_of_today, puzzles_of_day]
