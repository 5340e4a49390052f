"""For who watches over a server: `/healthz` says whether it can play, `/metrics` how it has been."""

import asyncio
import shutil
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from sqlalchemy.exc import SQLAlchemyError

from ..limits import Rates
from ..metrics import DISK_FREE, exposition
from ..settings import Settings
from .guard import address_of

LEAST_DISK: Final = 16 * 1024 * 1024  # bytes; with less, the next moves may not fit
PATIENCE: Final = 2.0  # seconds
_LESS_OFTEN: Final = 10  # than other requests, because metrics cost more


class Watch:
    """What is asked by who watches: counted apart, so that busy players do not shut out the operator."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.health = Rates(settings.request_rate, settings.request_burst)
        self.metrics = Rates(settings.request_rate / _LESS_OFTEN, max(settings.request_burst // _LESS_OFTEN, 1))

    def free_disk(self) -> int | None:
        """Return the bytes that are free beside a database of SQLite; PostgreSQL looks after its own disk."""
        if self._settings.is_postgres:
            return None
        return shutil.disk_usage(Path(self._settings.url.partition("///")[2]).parent).free


@get("/healthz", include_in_schema=False)
async def healthz(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Whether this process can play: its store answers and takes what is written, and it is not going down."""
    state = request.app.state
    state.watch.health.check(address_of(request.scope))
    try:
        async with asyncio.timeout(PATIENCE):
            store = await state.games.store.is_alive()
    except (SQLAlchemyError, OSError, TimeoutError):
        store = False
    writes, disk, draining = state.keeper.writes, state.watch.free_disk(), state.door.is_closing
    well = store and writes and not draining and (disk is None or disk >= LEAST_DISK)
    body = {"well": well, "store": store, "writes": writes, "disk": disk, "draining": draining}
    body |= {"sockets": state.sockets.places.total, "processes": len(state.games.homes.there)}
    return Response(body, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Numbers for Prometheus."""
    watch: Watch = request.app.state.watch
    watch.metrics.check(address_of(request.scope))
    if (disk := watch.free_disk()) is not None:
        DISK_FREE.set(disk)
    content, kind = exposition()
    return Response(content, media_type=kind)


ROUTES: Final = [healthz, metrics]
