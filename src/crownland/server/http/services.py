"""What handlers share: the services of this process, parameters and cursors, and responses that are kept."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ...engine.errors import InvalidSetup
from .. import protocol
from ..errors import CODES, ApiError
from ..limits import Shutdown, too_many
from ..runtime.driver import Driver
from ..runtime.pools import FairPool
from ..runtime.tables import Tables
from ..settings import Settings
from ..store.store import PAGE, Cursor, Store
from ..table.seats import hash_token
from .guard import client_address
from .sockets import Sockets

MAX_WAIT: Final = 25.0
TableId = Annotated[str, PathParameter(description="the id of a table", max_length=16)]
Wait = Annotated[float, QueryParameter(description="for at most so many seconds", ge=0, le=MAX_WAIT)]
Text = Annotated[str | None, QueryParameter(max_length=200)]
AnyRequest = Request[Any, Any, Any]
Result = TypeVar("Result")

JSON: Final = "application/json"
PRECOMPRESSED: Final = {"as_it_is": True}  # handler option: the response is compressed already
ERRORS: Final = {
    status: ResponseSpec(protocol.Error, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in sorted({code.status for code in CODES.values()})
}


@dataclass(frozen=True, slots=True)
class CachedResponse:
    """One response, plain and gzipped; `gzipped` is empty if that would not make it smaller."""

    plain: bytes
    gzipped: bytes
    kind: str
    cache_control: str

    @property
    def size(self) -> int:
        return len(self.plain) + len(self.gzipped)

    def respond(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        body, headers = self.plain, {"cache-control": self.cache_control, "vary": "accept-encoding"}
        if self.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = self.gzipped, "gzip"
        return Response(body, media_type=self.kind, headers=headers, status_code=status)


def cached_response(body: bytes, kind: str, cache_control: str = "no-cache", compress: bool = True) -> CachedResponse:
    """Make a response; `compress` is False for content that is compressed already."""
    return CachedResponse(body, gzip.compress(body) if compress else b"", kind, cache_control)


class ResponseCache:
    """Makes responses in a pool, each once, and keeps the newest."""

    MAX_WAITING: Final = 32
    SECONDS: Final = 0.5  # that one takes on average

    def __init__(self, pool: FairPool, max_bytes: int) -> None:
        self._pool, self._max_bytes, self._size = pool, max_bytes, 0
        self._kept: OrderedDict[str, CachedResponse] = OrderedDict()
        self._pending: dict[str, asyncio.Task[CachedResponse]] = {}

    async def find(
        self, request: AnyRequest, key: str, make: Callable[..., CachedResponse], *arguments: Any
    ) -> CachedResponse:
        """Return the response with this key; if it is not kept, make it when the turn of this address comes."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._pending:
            if len(self._pending) >= self.MAX_WAITING:
                raise too_many("pictures", self.MAX_WAITING * self.SECONDS)
            work = partial(self._pool.run, client_address(request.scope), make, *arguments)
            task = self._pending[key] = asyncio.create_task(self._make(key, work))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._pending[key])

    async def _make(self, key: str, work: Callable[[], Coroutine[Any, Any, CachedResponse]]) -> CachedResponse:
        try:
            made = self._kept[key] = await work()
            self._size += made.size
            while self._size > self._max_bytes:
                self._size -= self._kept.popitem(last=False)[1].size
            return made
        except InvalidSetup as error:
            raise ApiError("request/invalid", str(error)) from None
        finally:
            del self._pending[key]


@dataclass(frozen=True, slots=True)
class Services:
    """What the handlers of one process use."""

    settings: Settings
    shutdown: Shutdown
    store: Store
    tables: Tables
    driver: Driver
    sockets: Sockets
    cpu_pool: FairPool  # for work that would hold up the event loop
    pictures: ResponseCache
    puzzles: ResponseCache


def services(connection: "ASGIConnection[Any, Any, Any, Any]") -> Services:
    """Return the services of the process that answers a request or a socket."""
    found: Services = connection.app.state.services
    return found


async def run_in_pool(request: AnyRequest, work: Callable[..., Result], *arguments: Any) -> Result:
    """Run some work in the CPU pool, in turn with that of other addresses."""
    return await services(request).cpu_pool.run(client_address(request.scope), work, *arguments)


def bearer_token(request: AnyRequest) -> str | None:
    """Return the token of a request, from the header `Authorization: Bearer …`."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not 0 < len(token) <= 100:
        raise ApiError("token/wrong", "expected Authorization: Bearer TOKEN")
    return token


def holder(request: AnyRequest) -> str:
    token = bearer_token(request)
    return "" if token is None else hash_token(token)


def read_cursor(text: str | None) -> Cursor | None:
    if text is None:
        return None
    at, _, name = text.partition("-")
    if not at.isdecimal() or len(at) > 15:
        raise ApiError("request/invalid", f"expected the cursor of a list, but got {text[:40]!r}")
    return int(at), name


def next_cursor(rows: Sequence[Any]) -> str | None:
    return f"{rows[-1].at}-{rows[-1].id}" if len(rows) == PAGE else None


def describe(kind: Any, meaning: str) -> dict[int, ResponseSpec]:
    """Describe a response whose body is encoded by hand."""
    return {200: ResponseSpec(data_container=kind, description=meaning, generate_examples=False)}


def raw_json(text: bytes | str) -> Any:
    """Pass encoded JSON on without decoding it."""
    return msgspec.Raw(text)
