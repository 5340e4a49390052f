"""Responses that never change (rendered and compressed once), and the descriptions of responses for OpenAPI."""

import gzip
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request, Response
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
