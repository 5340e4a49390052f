"""The page: static files from the wheel when they are there, and a few plain words when not."""

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from .errors import Refusal

FOLDER: Final = Path(__file__).parent / "page"
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


@get(["/", "/game/{game:str}"], include_in_schema=False, sync_to_thread=False)
def home() -> Response[bytes]:
    """The page, or how to do without; it reads the id of a table from its address."""
    return _index()


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def asset(path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    found = _file(path.lstrip("/"))
    if found is None:
        raise Refusal("request/unknown", f"there is nothing at {path[:100]!r}")
    return found


def nothing(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Answer an unknown address: for a browser with the page, which says so in words; for a program there is none."""
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return None
    shown = _index()
    shown.status_code = 404
    return shown


def _index() -> Response[bytes]:
    return _file("index.html") or Response(PLAIN.encode(), media_type=MediaType.HTML)


def _file(name: str) -> Response[bytes] | None:
    if name not in _names():
        return None
    kept_long = name.startswith(f"{ASSETS}/")
    caching = "public, max-age=31536000, immutable" if kept_long else "no-cache"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response((FOLDER / name).read_bytes(), media_type=kind, headers={"cache-control": caching})


@cache
def _names() -> frozenset[str]:
    """List the files that there are, so that no address leads anywhere else."""
    return frozenset(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file())


ROUTES: Final = [home, asset]
