"""REST: the names that people have played under, and the statistics of a name or of some seats."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from .. import protocol
from ..store.statistics import list_players, statistics_of, statistics_of_seats
from ..store.store import PAGE
from ..table.names import clean_name
from .rest import PROBLEMS, AnyRequest, Text, games_of

Name = Annotated[str, QueryParameter(description="a name, in any case of letters", max_length=200)]


@get("/api/players", responses=PROBLEMS)
async def get_players(request: AnyRequest, search: Text = None, cursor: Text = None) -> protocol.PlayerList:
    """Names that people have finished matches under, in their order; all, or those that begin with some letters."""
    rows = await list_players(games_of(request).store, clean_name(search or ""), cursor)
    listed = [protocol.PlayerListed(row.shown, row.games, row.wins, row.at) for row in rows]
    return protocol.PlayerList(listed, rows[-1].name if len(rows) == PAGE else None)


@get("/api/statistics", responses=PROBLEMS)
async def get_statistics(request: AnyRequest, player: Name) -> protocol.Statistics:
    """How the matches of a name went. Names are free: several people may have used it."""
    return await statistics_of(games_of(request).store, clean_name(player))


@post("/api/statistics", status_code=200, responses=PROBLEMS)
async def get_my_statistics(request: AnyRequest, data: JSONBody[protocol.MySeats]) -> protocol.Statistics:
    """How the matches of some seats went, as if they were one player's: a browser knows which were its own."""
    return await statistics_of_seats(games_of(request).store, data.seats)


ROUTES: Final = [get_players, get_statistics, get_my_statistics]
