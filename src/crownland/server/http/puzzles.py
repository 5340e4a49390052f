"""REST: the puzzles of a day, one for each game; those of days to come are not told."""

from collections import OrderedDict
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
from ..errors import Refusal
from ..gate.guard import address_of
from .rest import JSON, PROBLEMS, AnyRequest, shape
from .still import AS_IT_IS, Still, keep

MAX_KEPT: Final = 60  # days
Day = Annotated[str, PathParameter(description="a day of UTC such as 2026-11-17", max_length=10)]
_DAY: Final = shape(protocol.PuzzleDay, "The puzzles of the day")


@get("/api/puzzles", responses={**PROBLEMS, **_DAY}, opt=AS_IT_IS)
async def puzzles_of_today(request: AnyRequest) -> Response[bytes]:
    """The puzzles of today, which is a day of UTC."""
    return await _answer(request, today())


@get("/api/puzzles/{day:str}", responses={**PROBLEMS, **_DAY}, opt=AS_IT_IS)
async def puzzles_of_day(request: AnyRequest, day: Day) -> Response[bytes]:
    """The puzzles of a day that is over, or of today."""
    return await _answer(request, read_day(day))


def read_day(text: str) -> date:
    """Read a day that has puzzles; raise Refusal where it is none, or still to come."""
    try:
        asked = datetime.strptime(text, "%Y-%m-%d").date()  # a day, and no moment
    except ValueError:
        raise Refusal("request/invalid", f"expected a day such as {FIRST}, but got {text[:40]!r}") from None
    if not FIRST <= asked <= today():
        message = f"expected a day from {FIRST} to {today()}, but got {asked}"
        raise Refusal("puzzle/unknown", message, first=str(FIRST), last=str(today()))
    return asked


async def _answer(request: AnyRequest, day: date) -> Response[bytes]:
    kept: OrderedDict[date, Still] = request.app.state.puzzles
    if day not in kept:
        kept[day] = await request.app.state.desk.run(address_of(request.scope), tell, day)
        while len(kept) > MAX_KEPT:
            kept.popitem(last=False)
    return kept[day].answer(request)


def tell(day: date) -> Still:
    """Tell the puzzles of a day."""
    told = [_puzzle(game, daily_puzzle(game, day)) for game in GAMES]
    return keep(protocol.ENCODER.encode(protocol.PuzzleDay(str(day), str(FIRST), told)), JSON)


def _puzzle(game: str, puzzle: Puzzle) -> protocol.Puzzle:
    verdicts = [protocol.PuzzleVerdict(code, worth.win, worth.margin) for code, worth in puzzle.worths.items()]
    return protocol.Puzzle(game, view_of(puzzle), puzzle.temptation, verdicts, [*puzzle.reasons])


def view_of(puzzle: Puzzle) -> View:
    """Tell the table as the puzzle finds it."""
    return Viewer(replay(puzzle.variant, ["?"] * puzzle.variant.seats, [puzzle.log])).view()


@lru_cache(MAX_KEPT)
def position_of(game: str, day: date) -> View:
    """Tell the table as the puzzle of a day finds it."""
    return view_of(daily_puzzle(game, day))


def task_in(words: Words, view: View) -> str:
    """Say what is asked."""
    message, args = puzzle_task(view)
    return words(message if words.knows(message) else "puzzle-task", **args)


def people_of(view: View, words: Words) -> People:
    """Tell who sits at the table of a puzzle: whoever solves it in the seat in turn, the strongest bot elsewhere."""
    seats = range(sum(len(kingdom.seats) for kingdom in view.kingdoms))
    names = [words("puzzle-you") if seat == view.seat else words.bot(ADVISER.bot) for seat in seats]
    return People(names, language=words.language, task=task_in(words, view))


ROUTES: Final = [puzzles_of_today, puzzles_of_day]
