"""The page: static files from the wheel when they are there, and a few plain words when not."""

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ..errors import Refusal
from .still import AS_IT_IS, Still, keep

FOLDER: Final = Path(__file__).parents[1] / "page"
ADDRESSES: Final = [
    "/",
    "/game/{part:str}",
    "/learn",
    "/learn/{part:str}",
    "/guide",
    "/guide/{part:str}",
    "/components",
    "/score",
    "/tools",
    "/tools/{part:str}",
]
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


ROUTES: Final = [home, asset]
