"""Answers that never change: worked out once, gzipped once, and kept."""

import gzip
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, Response

AS_IT_IS: Final = {"as_it_is": True}  # for the handler: what it answers is gzipped already


@dataclass(frozen=True, slots=True)
class Still:
    """One answer, plain and gzipped; `gzipped` is empty where that would not make it smaller."""

    plain: bytes
    gzipped: bytes
    kind: str
    caching: str

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        headers = {"cache-control": self.caching, "vary": "accept-encoding"}
        if not self.gzipped or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, media_type=self.kind, headers=headers, status_code=status)
        packed = {**headers, "content-encoding": "gzip"}
        return Response(self.gzipped, media_type=self.kind, headers=packed, status_code=status)

    def headed(self, tags: str) -> "Still":
        """Return the same page with more tags in its head."""
        return keep(self.plain.replace(b"</head>", tags.encode() + b"</head>", 1), self.kind) if tags else self


def keep(body: bytes, kind: str, caching: str = "no-cache", packs: bool = True) -> Still:
    """Make an answer ready; `packs` is False for what is packed already."""
    return Still(body, gzip.compress(body) if packs else b"", kind, caching)
