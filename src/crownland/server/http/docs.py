"""The documentation: the site that `make docs` builds, or a notice how to build it."""

import base64
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from ..errors import ApiError
from .headers import POLICY, content_policy
from .responses import PRECOMPRESSED, CachedResponse, cached_response

FOLDER: Final = Path(__file__).parents[1] / "docs"
FIRST: Final = "index.html"
_INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_NAMED_BY_CONTENT: Final = re.compile(r"\.[0-9a-f]{8}\.min\.(css|js)$").search
_PACKED: Final = (".webp", ".jpg", ".png", ".woff2")

UNBUILT: Final = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Crownland</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="/crown.svg">
<style>
body { max-width: 38rem; margin: 12vh auto; padding: 0 1.2rem; font: 1.05rem/1.6 system-ui, sans-serif;
  color: light-dark(#2e2117, #f2e6cf); background: light-dark(#f1e6cc, #1b1611); }
h1 { font: 600 1.7rem/1.25 Georgia, serif; } a { color: light-dark(#8a2b27, #f0a58d); }
</style>
<h1>The documentation is not built yet</h1>
<p>In the folder of the sources, <code>make docs</code> builds it; from the next start on it is here. The same texts are
in the folder <code>docs</code> there.</p>
<p>The rules of every game are at <a href="/learn">/learn</a>. For programs,
<a href="/api/openapi.json">/api/openapi.json</a> describes every address.</p>
<p><a href="/">To the games</a></p>
</html>
"""


@get("/docs", include_in_schema=False, sync_to_thread=False, opt=PRECOMPRESSED)
def home(request: Request[Any, Any, Any]) -> Response[bytes] | Redirect:
    """The first page of the site, or how to build it."""
    return Redirect(f"/docs/{FIRST}") if FIRST in names() else _UNBUILT.respond(request)


@get("/docs/{path:path}", include_in_schema=False, sync_to_thread=True, opt=PRECOMPRESSED)
def file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes] | Redirect:
    """A file of the site; a page is also found without its extension."""
    name = path.lstrip("/")
    if name in names():
        cached, policy = _file(FOLDER / name)
        answer = cached.respond(request)
        answer.headers[POLICY] = policy
        return answer
    if FIRST not in names():
        return _UNBUILT.respond(request, 404)
    for page in (f"{name}.html", f"{name}/{FIRST}"):
        if page in names():
            return Redirect(f"/docs/{page}")
    raise ApiError("request/unknown", f"there is nothing at {path[:100]!r}")


@cache
def names() -> frozenset[str]:
    """List all files, so that no path can lead elsewhere."""
    return frozenset(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file())


@cache
def _file(path: Path) -> tuple[CachedResponse, str]:
    """Read a file on first use, with the content security policy of its page."""
    body, kind = path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    caching = "public, max-age=31536000, immutable" if _NAMED_BY_CONTENT(path.name) else "no-cache"
    return cached_response(body, kind, caching, compress=path.suffix not in _PACKED), _policy(
        body if path.suffix == ".html" else b""
    )


def _policy(page: bytes) -> str:
    """Return the policy that allows the inline scripts of a page, by their hashes, and no others."""
    hashes = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in _INLINE.findall(page)]
    allowed = "".join(f" 'sha256-{digest}'" for digest in dict.fromkeys(hashes))
    return content_policy(script_src=f"'self'{allowed}")


_UNBUILT: Final = cached_response(UNBUILT.encode(), MediaType.HTML)

ROUTES: Final = [home, file]
