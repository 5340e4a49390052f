"""The page: static files from the wheel when they are there, and a few plain words when not."""

import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ...analysis.puzzle import GAMES as PUZZLES
from ...analysis.puzzle import today
from ...engine.registry import GAMES
from ...i18n.messages import accepted, best_language
from ..errors import Refusal
from ..table.names import clean_name
from . import previews
from .pictures import spoken
from .puzzles import read_day
from .still import AS_IT_IS, Still, keep

FOLDER: Final = Path(__file__).parents[1] / "page"
ADDRESSES: Final = [
    "/",
    "/games",
    "/players",
    "/replay",
    "/learn",
    "/guide",
    "/guide/{part:str}",
    "/components",
    "/score",
    "/tools",
]
PARTS: Final = {"learn": frozenset(GAMES), "tools": frozenset(("draft", "clock", "print"))}
_PLY: Final = re.compile("[0-9]{1,5}").fullmatch
ASSETS: Final = "assets"  # files whose names change with what is in them

PLAIN: Final = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Crownland</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<h1>Crownland</h1>
<p>The server is running, but this installation has no page.</p>
<p>Play in the terminal: <code>crownland play</code>. Programs play over REST and WebSocket:
<a href="/api/openapi.json">/api/openapi.json</a> describes every address, and docs/reference/protocol.md tells how.</p>
</html>
"""


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False, opt=AS_IT_IS)
def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page, or how to do without; it reads from its address what to show."""
    return _index().answer(request)


@get([f"/{place}/{{part:str}}" for place in PARTS], include_in_schema=False, sync_to_thread=False, opt=AS_IT_IS)
def part(request: Request[Any, Any, Any], part: FromPath[str]) -> Response[bytes]:
    """The page of one game's rules, or of one tool."""
    return _index().answer(request, 200 if part in PARTS[request.url.path.split("/")[1]] else 404)


@get(["/game/{game:str}", "/embed/{game:str}"], include_in_schema=False, opt=AS_IT_IS)
async def table(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """The page of a table or a record, with what other sites show of a link to it."""
    ply = request.query_params.get("ply", "")
    moment = int(ply) if _PLY(ply) else None
    return _headed(request, await previews.of_game(request, game[:64], moment, await _reader(request)))


@get("/players/{name:path}", include_in_schema=False, opt=AS_IT_IS)
async def player(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """The page of a player's name, which may hold any sign."""
    asked = clean_name(name.removeprefix("/"))
    return _headed(request, await previews.of_player(request, asked, await _reader(request)))


@get(["/puzzle", "/puzzle/{part:str}", "/puzzle/{part:str}/{game:str}"], include_in_schema=False, opt=AS_IT_IS)
async def puzzle(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page of all puzzles of a day, or of one game's: `/puzzle/DAY/GAME`, and today's without the day."""
    asked, game = request.path_params.get("part", ""), request.path_params.get("game", "")
    day = request.query_params.get("day")
    if asked in PUZZLES and not game:
        game = asked
    elif asked:
        day = asked
    try:
        date = today() if day is None else read_day(day)
    except Refusal:
        return _headed(request, None)
    if game and game not in PUZZLES:
        return _headed(request, None)
    return _headed(request, await previews.of_puzzle(request, game, date, await _reader(request)))


def _headed(request: Request[Any, Any, Any], tags: str | None) -> Response[bytes]:
    """Answer with the page and these tags, which are in the language of whoever asks.

    Without any, what is asked for is not there: the page says so, and so does the status.
    """
    answer = _index().headed(tags or "").answer(request, 404 if tags is None else 200)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


async def _reader(request: Request[Any, Any, Any]) -> previews.Reader:
    """Return who asks: the guard has seen that the address is ours; the language comes from it, or from the browser."""
    asked = request.query_params.get("lang")
    language = best_language([*([asked] if asked else []), *accepted(request.headers.get("accept-language", ""))])
    return previews.Reader(f"{request.url.scheme}://{request.headers.get('host', '')}", await spoken(language))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt=AS_IT_IS)
def asset(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    found = files().get(path.lstrip("/"))
    if found is None:
        raise Refusal("request/unknown", f"there is nothing at {path[:100]!r}")
    return found.answer(request)


def nothing(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Answer an unknown address: for a browser with the page, which says so in words; for a program there is none."""
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return None
    return Response(_index().plain, media_type=MediaType.HTML, status_code=404, headers={"cache-control": "no-cache"})


def _index() -> Still:
    return files().get("index.html", _PLAIN)


@cache
def files() -> dict[str, Still]:
    """Read the files that there are, so that no address leads anywhere else."""
    return {path.relative_to(FOLDER).as_posix(): _file(path) for path in FOLDER.rglob("*") if path.is_file()}


def _file(path: Path) -> Still:
    kept_long = path.is_relative_to(FOLDER / ASSETS)
    caching = "public, max-age=31536000, immutable" if kept_long else "no-cache"
    return keep(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream", caching)


_PLAIN: Final = keep(PLAIN.encode(), MediaType.HTML)


ROUTES: Final = [home, part, table, player, puzzle, asset]
