"""REST: pictures of tables and of records, as they are now or were at any ply. They show what everybody sees."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Final, Literal, get_args

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, PathParameter, QueryParameter

from ...drawing.art import Theme
from ...drawing.picture import LEAST_WIDTH, MOST_WIDTH
from ...drawing.tables import WIDTH, People
from ...match.moments import Played
from ...puzzles.rooms import GAMES as PUZZLES
from ...words.languages import ENGLISH, best_of
from ...words.words import Words, words_in
from ..errors import Refusal
from ..runtime.image_cache import KINDS, Gallery, Wanted, make, name_of, name_of_puzzle, picture_of
from ..runtime.replay_cache import past_of
from ..table.checks import check_begun
from ..table.seats import called_at, called_in, names_read
from .guard import address_of
from .puzzles import Day, people_of, position_of, read_day
from .replays import kept_record
from .requests import AnyRequest, games_of
from .responses import AS_IT_IS, PROBLEMS, Still

ALONE: Final = 560  # the usual width of a picture of one kingdom

Name = Annotated[str, PathParameter(description="the id of a game or a record", max_length=64)]
Ply = Annotated[int | None, QueryParameter(description="after so many events of the record", ge=0, le=100_000)]
Index = Annotated[int | None, QueryParameter(description="only this kingdom", ge=0, le=7)]
Width = Annotated[int | None, QueryParameter(description="in pixels", ge=LEAST_WIDTH, le=MOST_WIDTH)]
Shade = Annotated[Theme, QueryParameter(description="the colours")]
Language = Annotated[str | None, QueryParameter(description="of the words, such as pl; else English", max_length=20)]
Show = Annotated[Literal["table", "kingdoms"], QueryParameter(description="all of the table, or its kingdoms alone")]
Kind = Literal["svg", "png"]
# Other sites may show it; opened by itself it runs nothing and loads nothing.
_OPEN: Final = {
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}


def _picture(kind: Kind) -> dict[int, ResponseSpec]:
    return {
        200: ResponseSpec(
            data_container=bytes, description="The picture", generate_examples=False, media_type=KINDS[kind]
        )
    }


def _route(things: str, kind: Kind) -> HTTPRouteHandler:
    """Make the address of the pictures of one kind, of tables or of records."""
    of = _of_game if things == "games" else _of_record

    async def picture(
        request: AnyRequest,
        name: Name,
        ply: Ply = None,
        kingdom: Index = None,
        show: Show = "table",
        theme: Shade = "light",
        width: Width = None,
        lang: Language = None,
    ) -> Response[bytes]:
        return await of(request, name, _wanted(kind, ply, kingdom, show, theme, width, lang))

    when = "as it is" if things == "games" else "at its end"
    picture.__name__ = f"{things}_as_{kind}"
    picture.__doc__ = f"A {'table' if things == 'games' else 'finished match'} {when}, or at a ply, as {kind.upper()}."
    responses = {**PROBLEMS, **_picture(kind)}
    route: HTTPRouteHandler = get(f"/api/{things}/{{name:str}}/picture.{kind}", responses=responses, opt=AS_IT_IS)(
        picture
    )
    return route


def _wanted(
    kind: Kind, ply: int | None, kingdom: int | None, show: str, theme: Theme, width: int | None, lang: str | None
) -> Wanted:
    usual, only_kingdoms = WIDTH if kingdom is None else ALONE, show == "kingdoms" and kingdom is None
    return Wanted(kind, width or usual, theme, ply, kingdom, only_kingdoms, best_of([lang or ENGLISH]))


async def _of_game(request: AnyRequest, game: str, wanted: Wanted) -> Response[bytes]:
    live = await games_of(request).find(game)
    async with live.lock:
        table = live.table
        past, over, colours = past_of(check_begun(table)), table.status == "over", table.colours
        players, called = [chair.name for chair in table.chairs], called_at(table.chairs)
    people = People(names_read(players, called, await spoken(wanted.language)), colours, wanted.language)
    return await _answer(request, past, people, wanted, over)


async def _of_record(request: AnyRequest, name: str, wanted: Wanted) -> Response[bytes]:
    read = await kept_record(request, name)
    names = names_read(read.players, called_in(read), await spoken(wanted.language))
    people = People(names, language=wanted.language)
    return await _answer(request, read, people, wanted, over=True)


async def _answer(request: AnyRequest, played: Played, people: People, wanted: Wanted, over: bool) -> Response[bytes]:
    return await _hang(request, name_of(played, people, wanted), partial(make, played, people, wanted), over)


async def _hang(request: AnyRequest, name: str, work: Callable[[], Still], over: bool) -> Response[bytes]:
    """Answer with a picture by its name; it is made where nobody has asked for it yet."""
    headers = {"etag": f'"{name}"', "cache-control": "public, max-age=3600" if over else "no-cache", **_OPEN}
    if name in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    gallery: Gallery = request.app.state.gallery
    picture = await gallery.find(address_of(request.scope), name, work)
    answer = picture.answer(request)
    answer.headers.update(headers)
    return answer


async def spoken(language: str) -> Words:
    """Return the words of a language; they are read once, off the event loop."""
    return await asyncio.to_thread(words_in, language)


def _puzzle_route(kind: Kind) -> HTTPRouteHandler:
    """Make the address of the pictures of puzzles of one kind."""

    async def puzzle(
        request: AnyRequest,
        day: Day,
        game: FromPath[str],
        theme: Shade = "light",
        width: Width = None,
        lang: Language = None,
    ) -> Response[bytes]:
        asked = read_day(day)
        if game not in PUZZLES:
            raise Refusal("puzzle/unknown", f"expected a game out of {', '.join(PUZZLES)}, but got {game[:40]!r}")
        wanted = _wanted(kind, None, None, "table", theme, width, lang)
        words = await spoken(wanted.language)

        def work() -> Still:
            view = position_of(game, asked)
            return picture_of(view, people_of(view, words), wanted)

        return await _hang(request, name_of_puzzle(game, asked, wanted), work, over=True)

    puzzle.__name__ = f"puzzle_as_{kind}"
    puzzle.__doc__ = f"The table as a puzzle finds it, without its answer, as {kind.upper()}."
    route: HTTPRouteHandler = get(
        f"/api/puzzles/{{day:str}}/{{game:str}}/picture.{kind}", responses={**PROBLEMS, **_picture(kind)}, opt=AS_IT_IS
    )(puzzle)
    return route


ROUTES: Final = [
    *(_route(things, kind) for things in ("games", "records") for kind in get_args(Kind)),
    *map(_puzzle_route, get_args(Kind)),
]
