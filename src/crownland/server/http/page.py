"""The page: static files of the wheel, or a short notice without them. Links from elsewhere get tags for previews."""

from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath

from ...analysis.puzzle import GAMES as PUZZLES
from ...analysis.puzzle import today
from ...engine.registry import GAMES
from ..errors import ApiError
from ..table.names import clean_name
from .files import INDEX, notice, page_build, page_files
from .preview import player_tags, puzzle_tags, table_tags
from .puzzles import read_day
from .requests import AnyRequest
from .responses import PRECOMPRESSED, CachedResponse

SCREENS: Final = [
    "/",
    "/games",
    "/players",
    "/replay",
    "/learn",
    *(f"/learn/{game}" for game in GAMES),
    "/guide",
    "/guide/{part:str}",
    "/local/{part:str}",
    "/components",
    "/score",
    "/tools",
    *(f"/tools/{tool}" for tool in ("draft", "clock", "print")),
]
_FALLBACK: Final = notice(
    "The server is running, but this installation has no page.",
    "Play in the terminal: <code>crownland play</code>. Programs play over REST and WebSocket: "
    '<a href="/api/openapi.json">/api/openapi.json</a> describes every address. The protocol is documented in '
    "docs/reference/protocol.md.",
)


@get(SCREENS, include_in_schema=False, sync_to_thread=False, opt=PRECOMPRESSED)
def screen(request: AnyRequest) -> Response[bytes]:
    """The page, which reads from its address what to show."""
    return _index().respond(request)


@get(["/table/{table_id:str}", "/embed/{table_id:str}"], include_in_schema=False, opt=PRECOMPRESSED)
async def table(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The page of a table or a record, now or at a moment (`?event=12`)."""
    event = request.query_params.get("event", "")
    event_index = int(event) if event.isdecimal() and len(event) <= 5 else None
    return _with_tags(request, await table_tags(request, table_id[:64], event_index))


@get("/players/{name:path}", include_in_schema=False, opt=PRECOMPRESSED)
async def player(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """The page of a player's name, which may contain any character."""
    return _with_tags(request, await player_tags(request, clean_name(name.removeprefix("/"))))


@get(["/puzzle", "/puzzle/{part:str}", "/puzzle/{part:str}/{game:str}"], include_in_schema=False, opt=PRECOMPRESSED)
async def puzzle(request: AnyRequest) -> Response[bytes]:
    """The page of all puzzles of a day, or of one game's: `/puzzle/DAY/GAME`, and today's without the day."""
    part, game = request.path_params.get("part"), request.path_params.get("game")
    if part in PUZZLES and game is None:
        part, game = None, part
    day = part or request.query_params.get("day")
    try:
        date = read_day(day) if day else today()
    except ApiError:
        return _with_tags(request, None)
    if game is not None and game not in PUZZLES:
        return _with_tags(request, None)
    return _with_tags(request, await puzzle_tags(request, game, date))


def _with_tags(request: AnyRequest, tags: str | None) -> Response[bytes]:
    """Answer with the page and these tags, which depend on the language. None: there is no such thing."""
    answer = _index(tags or "").respond(request, 404 if tags is None else 200)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt=PRECOMPRESSED)
def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    found = page_files().get(path.lstrip("/"))
    if found is None:
        raise ApiError("request/unknown", f"there is nothing at {path[:100]!r}")
    return found.respond(request)


def not_found(request: AnyRequest) -> Response[bytes] | None:
    """Answer an unknown address with the page for a browser; return None for a program."""
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return None
    return Response(_index().plain, media_type=MediaType.HTML, status_code=404, headers={"cache-control": "no-cache"})


def _index(tags: str = "") -> CachedResponse:
    """Return the page with its build and more tags in its head."""
    return page_files().get(INDEX, _FALLBACK).with_tags(f'<meta name="build" content="{page_build()}">{tags}')


ROUTES: Final = [screen, table, player, puzzle, asset]
