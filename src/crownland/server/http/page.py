"""The page and the documentation: static files of the wheel, or short notices without them.

Links from elsewhere to the page get tags for previews.
"""

import asyncio
import base64
import hashlib
import re
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from ...analysis.puzzle import GAMES as PUZZLES
from ...analysis.puzzle import today
from ...engine.registry import GAMES
from ..errors import ApiError
from ..table.names import clean_name
from .guard import POLICY, content_policy
from .preview import player_tags, puzzle_tags, table_tags
from .puzzles import read_day
from .requests import AnyRequest
from .responses import DOCS, INDEX, PRECOMPRESSED, CachedResponse, notice, page_build, page_files, read_files

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
_NAMED_BY_CONTENT: Final = r"\.[0-9a-f]{8}\.min\.(css|js)$"
_INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_UNBUILT: Final = notice(
    "The documentation is not built yet: <code>make docs</code>, in the folder of the sources, builds it. The same "
    "texts are in the folder <code>docs</code> there.",
    'The rules of every game are at <a href="/learn">/learn</a>, and the games at <a href="/">/</a>.',
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


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, opt=PRECOMPRESSED)
async def documentation(request: AnyRequest) -> Response[bytes] | Redirect:
    """A file of the documentation; a page is also found without its extension."""
    files = await asyncio.to_thread(read_files, DOCS, _NAMED_BY_CONTENT)
    name = request.path_params.get("path", "").strip("/")
    if not files:
        return _UNBUILT.respond(request, 404 if name else 200)
    if name in files:
        answer = files[name].respond(request)
        if name.endswith(".html"):
            answer.headers[POLICY] = _policy(files[name].plain)
        return answer
    for page in (f"{name}.html", f"{name}/{INDEX}".lstrip("/")):
        if page in files:
            return Redirect(f"/docs/{page}")
    raise ApiError("request/unknown", f"there is nothing at {name[:100]!r}")


def _policy(page: bytes) -> str:
    """Return the policy that allows the inline scripts of a page, by their hashes, and no others."""
    hashes = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in _INLINE.findall(page)]
    allowed = "".join(f" 'sha256-{digest}'" for digest in dict.fromkeys(hashes))
    return content_policy(script_src=f"'self'{allowed}")


ROUTES: Final = [screen, table, player, puzzle, documentation, asset]
