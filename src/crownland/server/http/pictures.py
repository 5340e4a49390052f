"""REST: images of tables, records and puzzles, now or after any event."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, PathParameter, QueryParameter

from ...analysis.puzzle import GAMES as PUZZLES
from ...drawing.assets import Theme
from ...drawing.picture import MAX_WIDTH, MIN_WIDTH
from ...drawing.scene import WIDTH, People
from ...i18n.messages import ENGLISH, Words, best_language, words_in
from ...match.timeline import Timeline
from ...match.view.viewer import view_at
from ..errors import ApiError
from ..table.checks import check_begun
from ..table.seats import display_names, record_bot_names, table_bot_names
from .guard import client_address
from .image_cache import KINDS, ImageRequest, draw_image, image_key
from .puzzles import Day, puzzle_people, puzzle_position, read_day
from .records import stored_record
from .requests import AnyRequest, services
from .responses import ERRORS, PRECOMPRESSED, CachedResponse

ALONE: Final = 560  # default width of an image of one kingdom

Name = Annotated[str, PathParameter(description="the id of a table or a record", max_length=64)]
EventIndex = Annotated[int | None, QueryParameter(description="after so many events of the record", ge=0, le=100_000)]
Index = Annotated[int | None, QueryParameter(description="only this kingdom", ge=0, le=7)]
Width = Annotated[int | None, QueryParameter(description="in pixels", ge=MIN_WIDTH, le=MAX_WIDTH)]
Shade = Annotated[Theme, QueryParameter(description="the colours")]
Language = Annotated[str | None, QueryParameter(description="of the words, such as pl; else English", max_length=20)]
Show = Annotated[Literal["table", "kingdoms"], QueryParameter(description="all of the table, or its kingdoms alone")]
# Other sites may embed it; on its own it runs and loads nothing.
_OPEN: Final = {
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}


def read_image(
    request: AnyRequest,
    event: EventIndex = None,
    kingdom: Index = None,
    show: Show = "table",
    theme: Shade = "light",
    width: Width = None,
    lang: Language = None,
) -> ImageRequest:
    """Read from an address which image is asked for."""
    kind = request.url.path.rpartition(".")[2]
    only_kingdoms = show == "kingdoms" and kingdom is None
    width = width or (WIDTH if kingdom is None else ALONE)
    return ImageRequest(kind, width, theme, event, kingdom, only_kingdoms, best_language([lang or ENGLISH]))


async def table_picture(request: AnyRequest, name: Name, image: NamedDependency[ImageRequest]) -> Response[bytes]:
    """A table as it is, or after some events."""
    session = await services(request).tables.find_newest(name)
    async with session.lock:
        table = session.table
        past, over, colours = check_begun(table).snapshot(), table.status == "over", table.colours
        players, bot_names = [chair.name for chair in table.chairs], table_bot_names(table.chairs)
    people = People(display_names(players, bot_names, await load_words(image.language)), colours, image.language)
    return await _match_picture(request, past, people, image, over)


async def record_picture(request: AnyRequest, name: Name, image: NamedDependency[ImageRequest]) -> Response[bytes]:
    """A finished match at its end, or after some events."""
    read = await stored_record(request, name)
    names = display_names(read.players, record_bot_names(read), await load_words(image.language))
    return await _match_picture(request, read, People(names, language=image.language), image, over=True)


async def puzzle_picture(
    request: AnyRequest, day: Day, game: FromPath[str], image: NamedDependency[ImageRequest]
) -> Response[bytes]:
    """The table as a puzzle finds it, without its answer."""
    asked = read_day(day)
    if game not in PUZZLES:
        raise ApiError("puzzle/unknown", f"expected a game out of {', '.join(PUZZLES)}, but got {game[:40]!r}")
    words = await load_words(image.language)

    def draw() -> CachedResponse:
        view = puzzle_position(game, asked)
        return draw_image(view, puzzle_people(view, words), image)

    return await _respond(request, image_key(image, game, day), draw, over=True)


async def _match_picture(
    request: AnyRequest, played: Timeline, people: People, image: ImageRequest, over: bool
) -> Response[bytes]:
    def draw() -> CachedResponse:
        at = len(played.events) if image.event_index is None else image.event_index
        return draw_image(view_at(played, at), people, image)

    history = (played.logs, played.stopped, sorted(played.resigned), str(played.variant))
    return await _respond(request, image_key(image, *history, list(people.names), list(people.colours)), draw, over)


async def _respond(request: AnyRequest, name: str, draw: Callable[[], CachedResponse], over: bool) -> Response[bytes]:
    """Answer with an image by its key; it is drawn if it is not cached."""
    headers = {"etag": f'"{name}"', "cache-control": "public, max-age=3600" if over else "no-cache", **_OPEN}
    if name in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    picture = await services(request).image_cache.find(client_address(request.scope), name, draw)
    answer = picture.respond(request)
    answer.headers.update(headers)
    return answer


async def load_words(language: str) -> Words:
    """Load the texts of a language outside the event loop; they are cached."""
    return await asyncio.to_thread(words_in, language)


ROUTES: Final = [
    get(
        f"{path}/picture.{kind}",
        dependencies={"image": Provide(read_image, sync_to_thread=False)},
        responses={
            **ERRORS,
            200: ResponseSpec(bytes, description="The picture", generate_examples=False, media_type=media_type),
        },
        opt=PRECOMPRESSED,
    )(picture)
    for path, picture in (
        ("/api/tables/{name:str}", table_picture),
        ("/api/records/{name:str}", record_picture),
        ("/api/puzzles/{day:str}/{game:str}", puzzle_picture),
    )
    for kind, media_type in KINDS.items()
]
