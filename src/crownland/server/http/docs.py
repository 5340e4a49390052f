"""The documentation: the site that `make docs` builds, or a notice how to build it."""

import asyncio
import base64
import hashlib
import re
from typing import Final

from litestar import Response, get
from litestar.response import Redirect

from ..errors import ApiError
from .files import DOCS, INDEX, notice, read_files
from .headers import POLICY, content_policy
from .requests import AnyRequest
from .responses import PRECOMPRESSED

_NAMED_BY_CONTENT: Final = r"\.[0-9a-f]{8}\.min\.(css|js)$"
_INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_UNBUILT: Final = notice(
    "The documentation is not built yet: <code>make docs</code>, in the folder of the sources, builds it. The same "
    "texts are in the folder <code>docs</code> there.",
    'The rules of every game are at <a href="/learn">/learn</a>, and the games at <a href="/">/</a>.',
)


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, opt=PRECOMPRESSED)
async def file(request: AnyRequest) -> Response[bytes] | Redirect:
    """A file of the site; a page is also found without its extension."""
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


ROUTES: Final = [file]
