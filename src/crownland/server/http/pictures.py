"""REST: images of tables, records and puzzles, now or after any event."""

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import Annotated, Any, Final, Literal

from litestar import Response, get
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, PathParameter, QueryParameter

from ... import __version__
from ...analysis.puzzle import GAMES as PUZZLES
from ...drawing.assets import Theme
from ...drawing.picture import MAX_WIDTH, MIN_WIDTH, draw, paint
from ...drawing.scene import WIDTH, People, draw_kingdoms, draw_table
from ...i18n.messages import ENGLISH, Words, best_language, words_in
from ...match.timeline import Timeline
from ...match.view.types import View
from ...match.view.viewer import view_at
from ..errors import ApiError
from ..table.checks import check_begun
from ..table.seats import display_names, record_bot_names, table_bot_names
from .analysis import Day, puzzle_people, puzzle_position, read_day
from .records import stored_record
from .services import ERRORS, PRECOMPRESSED, AnyRequest, CachedResponse, cached_response, services

KINDS: Final = {"svg": "image/svg+xml", "png": "image/png"}
MAX_BYTES: Final = 24 * 1024 * 1024  # of all images that are kept
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


@dataclass(frozen=True, slots=True)
class ImageRequest:
    """Which image of a match is asked for: without `event_index` the newest moment, without `kingdom` all of them."""

    kind: str
    width: int
    theme: Theme
    event_index: int | None = None
    kingdom: int | None = None
    only_kingdoms: bool = False
    language: str = ENGLISH


def image_key(image: ImageRequest, *parts: Any) -> str:
    """Return the cache key of an image: a digest of everything that it depends on."""
    text = repr((__version__, *parts, *astuple(image)))
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=15).hexdigest()


def draw_image(view: View, people: People, image: ImageRequest) -> CachedResponse:
    if image.only_kingdoms:
        svg = draw_kingdoms(view, people, image.theme, image.width)
    elif image.kingdom is None:
        svg = draw_table(view, people, image.theme, image.width)
    else:
        look = {"theme": image.theme, "width": image.width, "language": image.language, "colours": people.colours}
        svg = draw(view, people.names, kingdom=image.kingdom, **look).svg  # type: ignore[arg-type]
    if image.kind == "svg":
        return cached_response(svg.encode(), KINDS["svg"])
    return cached_response(paint(svg, image.width), KINDS["png"], compress=False)


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

    def make() -> CachedResponse:
        view = puzzle_position(game, asked)
        return draw_image(view, puzzle_people(view, words), image)

    return await _respond(request, image_key(image, game, day), make, over=True)


async def _match_picture(
    request: AnyRequest, played: Timeline, people: People, image: ImageRequest, over: bool
) -> Response[bytes]:
    def make() -> CachedResponse:
        at = len(played.events) if image.event_index is None else image.event_index
        return draw_image(view_at(played, at), people, image)

    history = (played.logs, played.stopped, sorted(played.resigned), str(played.variant))
    return await _respond(request, image_key(image, *history, list(people.names), list(people.colours)), make, over)


async def _respond(request: AnyRequest, key: str, make: Callable[[], CachedResponse], over: bool) -> Response[bytes]:
    """Answer with an image by its key; it is drawn if it is not cached."""
    headers = {"etag": f'"{key}"', "cache-control": "public, max-age=3600" if over else "no-cache", **_OPEN}
    if key in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    answer = (await services(request).pictures.find(request, key, make)).respond(request)
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
