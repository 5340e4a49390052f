"""The page: static files from the wheel when they are there, and a few plain words when not."""

import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ...words.languages import accepted, best_of
from ..errors import Refusal
from ..table.names import clean_name
from . import previews
from .still import AS_IT_IS, Still, keep

FOLDER: Final = Path(__file__).parents[1] / "page"
ADDRESSES: Final = [
    "/",
    "/games",
    "/players",
    "/embed/{part:str}",
    "/replay",
    "/learn",
    "/learn/{part:str}",
    "/guide",
    "/guide/{part:str}",
    "/components",
    "/score",
    "/puzzle",
    "/puzzle/{part:str}",
    "/tools",
    "/tools/{part:str}",
]
_PLY: Final = re.compile("[0-9]{1,5}").fullmatch
ASSETS: Final = "assets"  # files whose names change with what is in them

PLAIN: Final = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Crownland</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<h1>Crownland</h1>
<p>The server is running, but this installation has no page.</p>
<p>Play in the terminal: <code>crownland play</code>. Programs play over REST and WebSocket:
<a href="/api/openapi.json">/api/openapi.json</a> describes every address, and docs/protocol.md tells how.</p>
</html>
"""


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False, opt=AS_IT_IS)
def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page, or how to do without; it reads from its address what to show."""
    return _index().answer(request)


@get("/game/{game:str}", include_in_schema=False, opt=AS_IT_IS)
async def table(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """The page of a table, with what other sites show of a link to it."""
    ply = request.query_params.get("ply", "")
    store, moment = request.app.state.games.store, ply if _PLY(ply) else ""
    told = await previews.of_game(store, game[:16], _site(request), moment, _language(request))
    return _headed(request, told)


@get("/players/{name:path}", include_in_schema=False, opt=AS_IT_IS)
async def player(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """The page of a player's name, which may hold any sign."""
    told = await previews.of_player(clean_name(name.removeprefix("/")), _site(request), _language(request))
    return _headed(request, told)


def _headed(request: Request[Any, Any, Any], tags: str) -> Response[bytes]:
    """Answer with the page and these tags, which are in the language of whoever asks."""
    answer = _index().headed(tags).answer(request)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


def _language(request: Request[Any, Any, Any]) -> str:
    """Return the language that is asked for: by the address, or by the browser."""
    asked = request.query_params.get("lang")
    return best_of([*([asked] if asked else []), *accepted(request.headers.get("accept-language", ""))])


def _site(request: Request[Any, Any, Any]) -> str:
    """Return the address of this server as whoever asks knows it; the guard has seen that it is ours."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


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


ROUTES: Final = [home, table, player, asset]
