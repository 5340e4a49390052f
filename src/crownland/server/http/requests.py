"""What handlers read from a request: the services of this process, the token, common parameters and list cursors."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated, Any, Final, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import PathParameter, QueryParameter

from ..errors import ApiError
from ..runtime.driver import Driver
from ..runtime.pool import FairPool
from ..runtime.shutdown import Shutdown
from ..runtime.tables import Tables
from ..settings import Settings
from ..store.store import PAGE, Cursor, Store
from ..table.names import hash_token
from .guard import client_address
from .image_cache import ImageCache
from .responses import CachedResponse
from .sockets import Sockets

MAX_WAIT: Final = 25.0
TableId = Annotated[str, PathParameter(description="the id of a table", max_length=16)]
Wait = Annotated[float, QueryParameter(description="for at most so many seconds", ge=0, le=MAX_WAIT)]
Text = Annotated[str | None, QueryParameter(max_length=200)]
AnyRequest = Request[Any, Any, Any]
Result = TypeVar("Result")


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
    image_cache: ImageCache = field(default_factory=ImageCache)
    puzzle_cache: OrderedDict[date, CachedResponse] = field(default_factory=OrderedDict)


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
    """Read the cursor of a list."""
    if text is None:
        return None
    at, _, name = text.partition("-")
    if not at.isdecimal() or len(at) > 15:
        raise ApiError("request/invalid", f"expected the cursor of a list, but got {text[:40]!r}")
    return int(at), name


def next_cursor(rows: Sequence[Any]) -> str | None:
    return f"{rows[-1].at}-{rows[-1].id}" if len(rows) == PAGE else None
