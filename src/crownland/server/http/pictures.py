"""REST: images of tables and records, now or after any event."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Final, Literal, get_args

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, PathParameter, QueryParameter

from ...analysis.puzzle import GAMES as PUZZLES
from ...drawing.assets import Theme
from ...drawing.picture import MAX_WIDTH, MIN_WIDTH
from ...drawing.scene import WIDTH, People
from ...i18n.messages import ENGLISH, Words, best_language, words_in
from ...match.timeline import Timeline
from ..errors import ApiError
from ..runtime.image_cache import KINDS, ImageRequest, draw_image, image_key, make_image, puzzle_image_key
from ..table.checks import check_begun
from ..table.seats import display_names, record_bot_names, table_bot_names
from .guard import client_address
from .puzzles import Day, puzzle_people, puzzle_position, read_day
from .replays import stored_record
from .requests import AnyRequest, services
from .responses import ERRORS, PRECOMPRESSED, CachedResponse

ALONE: Final = 560  # default width of an image of one kingdom

Name = Annotated[str, PathParameter(description="the id of a game or a record", max_length=64)]
Ply = Annotated[int | None, QueryParameter(description="after so many events of the record", ge=0, le=100_000)]
Index = Annotated[int | None, QueryParameter(description="only this kingdom", ge=0, le=7)]
Width = Annotated[int | None, QueryParameter(description="in pixels", ge=MIN_WIDTH, le=MAX_WIDTH)]
Shade = Annotated[Theme, QueryParameter(description="the colours")]
Language = Annotated[str | None, QueryParameter(description="of the words, such as pl; else English", max_length=20)]
Show = Annotated[Literal["table", "kingdoms"], QueryParameter(description="all of the table, or its kingdoms alone")]
Kind = Literal["svg", "png"]
# Other sites may embed it; on its own it runs and loads nothing.
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
    """Make the route of the images of one kind, of tables or of records."""
    render = _game_image if things == "games" else _record_image

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
        return await render(request, name, _image_request(kind, ply, kingdom, show, theme, width, lang))

    when = "as it is" if things == "games" else "at its end"
    picture.__name__ = f"{things}_as_{kind}"
    picture.__doc__ = f"A {'table' if things == 'games' else 'finished match'} {when}, or at a ply, as {kind.upper()}."
    responses = {**ERRORS, **_picture(kind)}
    route: HTTPRouteHandler = get(f"/api/{things}/{{name:str}}/picture.{kind}", responses=responses, opt=PRECOMPRESSED)(
        picture
    )
    return route


def _image_request(
    kind: Kind,
    event_index: int | None,
    kingdom: int | None,
    show: str,
    theme: Theme,
    width: int | None,
    lang: str | None,
) -> ImageRequest:
    usual, only_kingdoms = WIDTH if kingdom is None else ALONE, show == "kingdoms" and kingdom is None
    return ImageRequest(
        kind, width or usual, theme, event_index, kingdom, only_kingdoms, best_language([lang or ENGLISH])
    )


async def _game_image(request: AnyRequest, game: str, image: ImageRequest) -> Response[bytes]:
    session = await services(request).tables.find_newest(game)
    async with session.lock:
        table = session.table
        past, over, colours = check_begun(table).snapshot(), table.status == "over", table.colours
        players, bot_names = [chair.name for chair in table.chairs], table_bot_names(table.chairs)
    people = People(display_names(players, bot_names, await load_words(image.language)), colours, image.language)
    return await _answer(request, past, people, image, over)


async def _record_image(request: AnyRequest, name: str, image: ImageRequest) -> Response[bytes]:
    read = await stored_record(request, name)
    names = display_names(read.players, record_bot_names(read), await load_words(image.language))
    people = People(names, language=image.language)
    return await _answer(request, read, people, image, over=True)


async def _answer(
    request: AnyRequest, played: Timeline, people: People, image: ImageRequest, over: bool
) -> Response[bytes]:
    return await _respond(request, image_key(played, people, image), partial(make_image, played, people, image), over)


async def _respond(request: AnyRequest, name: str, work: Callable[[], CachedResponse], over: bool) -> Response[bytes]:
    """Answer with an image by its key; it is drawn if it is not cached."""
    headers = {"etag": f'"{name}"', "cache-control": "public, max-age=3600" if over else "no-cache", **_OPEN}
    if name in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    picture = await services(request).image_cache.find(client_address(request.scope), name, work)
    answer = picture.respond(request)
    answer.headers.update(headers)
    return answer


async def load_words(language: str) -> Words:
    """Load the texts of a language outside the event loop; they are cached."""
    return await asyncio.to_thread(words_in, language)


def _puzzle_route(kind: Kind) -> HTTPRouteHandler:
    """Make the route of the images of puzzles of one kind."""

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
            raise ApiError("puzzle/unknown", f"expected a game out of {', '.join(PUZZLES)}, but got {game[:40]!r}")
        image = _image_request(kind, None, None, "table", theme, width, lang)
        words = await load_words(image.language)

        def work() -> CachedResponse:
            view = puzzle_position(game, asked)
            return draw_image(view, puzzle_people(view, words), image)

        return await _respond(request, puzzle_image_key(game, asked, image), work, over=True)

    puzzle.__name__ = f"puzzle_as_{kind}"
    puzzle.__doc__ = f"The table as a puzzle finds it, without its answer, as {kind.upper()}."
    route: HTTPRouteHandler = get(
        f"/api/puzzles/{{day:str}}/{{game:str}}/picture.{kind}",
        responses={**ERRORS, **_picture(kind)},
        opt=PRECOMPRESSED,
    )(puzzle)
    return route


ROUTES: Final = [
    *(_route(things, kind) for things in ("games", "records") for kind in get_args(Kind)),
    *map(_puzzle_route, get_args(Kind)),
]
