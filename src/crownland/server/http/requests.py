"""What handlers read from a request: the services of this process, the token, common parameters and list cursors."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import Request
from litestar.params import PathParameter, QueryParameter

from ..errors import Refusal
from ..runtime.tables import Games
from ..store.store import PAGE, Cursor
from ..table.names import holder_of

MOST_WAIT: Final = 25.0
GameId = Annotated[str, PathParameter(description="the id of a game", max_length=16)]
Wait = Annotated[float, QueryParameter(description="for at most so many seconds", ge=0, le=MOST_WAIT)]
Text = Annotated[str | None, QueryParameter(max_length=200)]
AnyRequest = Request[Any, Any, Any]


def games_of(request: AnyRequest) -> Games:
    games: Games = request.app.state.games
    return games


def token_of(request: AnyRequest) -> str | None:
    """Return the token of a request, from the header `Authorization: Bearer …`."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not 0 < len(token) <= 100:
        raise Refusal("token/wrong", "expected Authorization: Bearer TOKEN")
    return token


def holder(request: AnyRequest) -> str:
    token = token_of(request)
    return "" if token is None else holder_of(token)


def read_cursor(text: str | None) -> Cursor | None:
    """Read the cursor of a list."""
    if text is None:
        return None
    at, _, name = text.partition("-")
    if not at.isdecimal() or len(at) > 15:
        raise Refusal("request/invalid", f"expected the cursor of a list, but got {text[:40]!r}")
    return int(at), name


def next_cursor(rows: Sequence[Any]) -> str | None:
    return f"{rows[-1].at}-{rows[-1].id}" if len(rows) == PAGE else None
