"""Responses that never change, such as files, rendered and compressed once; descriptions of responses for OpenAPI."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.openapi.datastructures import ResponseSpec

from .. import protocol
from ..errors import CODES

JSON: Final = "application/json"
PRECOMPRESSED: Final = {"as_it_is": True}  # handler option: the response is compressed already


@dataclass(frozen=True, slots=True)
class CachedResponse:
    """One response, plain and gzipped; `gzipped` is empty if that would not make it smaller."""

    plain: bytes
    gzipped: bytes
    kind: str
    cache_control: str

    def respond(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        body, headers = self.plain, {"cache-control": self.cache_control, "vary": "accept-encoding"}
        if self.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = self.gzipped, "gzip"
        return Response(body, media_type=self.kind, headers=headers, status_code=status)

    def with_tags(self, tags: str) -> "CachedResponse":
        """Return the same page with more tags in its head."""
        return cached_response(self.plain.replace(b"</head>", tags.encode() + b"</head>", 1), self.kind)


def cached_response(body: bytes, kind: str, cache_control: str = "no-cache", compress: bool = True) -> CachedResponse:
    """Make a response; `compress` is False for content that is compressed already."""
    return CachedResponse(body, gzip.compress(body) if compress else b"", kind, cache_control)


ERRORS: Final = {
    status: ResponseSpec(protocol.Error, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in sorted({code.status for code in CODES.values()})
}


def describe(kind: Any, meaning: str) -> dict[int, ResponseSpec]:
    """Describe a response whose body is encoded by hand."""
    return {200: ResponseSpec(data_container=kind, description=meaning, generate_examples=False)}


def raw_json(text: bytes | str) -> Any:
    """Pass encoded JSON on without decoding it."""
    return msgspec.Raw(text)


PAGE: Final = Path(__file__).parents[1] / "page"
DOCS: Final = Path(__file__).parents[1] / "docs"
INDEX: Final = "index.html"
_PACKED: Final = (".webp", ".jpg", ".png", ".woff2")


@cache
def read_files(folder: Path, named_by_content: str) -> dict[str, CachedResponse]:
    """Read and compress all files of a folder, so that no path can lead elsewhere.

    Browsers keep files whose names match the pattern, and ask for all others again.
    """
    return {
        name: cached_response(
            path.read_bytes(),
            mimetypes.guess_type(name)[0] or "application/octet-stream",
            "public, max-age=31536000, immutable" if re.search(named_by_content, name) else "no-cache",
            compress=path.suffix not in _PACKED,
        )
        for path in folder.rglob("*")
        if path.is_file()
        for name in [path.relative_to(folder).as_posix()]
    }


def page_files() -> dict[str, CachedResponse]:
    """Return the files of the page; those in `assets` are named by their content."""
    return read_files(PAGE, "^assets/")


def page_build() -> str:
    """Return what tells this build of the page from others; it is empty if there is no page.

    A digest of index.html is enough: it names its files by their content.
    """
    return _digest(PAGE / INDEX)


@cache
def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""


def notice(*paragraphs: str) -> CachedResponse:
    """Return a small page, for what is not installed."""
    text = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Crownland</title>'
    return cached_response(f'<!doctype html><html lang="en"><head>{head}</head>{text}</html>'.encode(), MediaType.HTML)
