"""Monitoring: `/healthz` says whether this process can play, `/metrics` has its numbers for Prometheus."""

import asyncio
import shutil
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ..settings import Settings
from ..store.contract import StoreError
from ..telemetry import DISK_FREE
from .requests import AnyRequest, services

MIN_DISK: Final = 16 * 1024 * 1024  # bytes; with less, the next moves may not fit
STORE_TIMEOUT: Final = 2.0  # seconds


def free_disk(settings: Settings) -> int | None:
    """Return the bytes that are free beside an SQLite database; None for PostgreSQL, which watches its own disk."""
    if settings.is_postgres:
        return None
    return shutil.disk_usage(Path(settings.url.partition("///")[2]).parent).free


@get("/healthz", include_in_schema=False)
async def healthz(request: AnyRequest) -> Response[dict[str, Any]]:
    """Whether this process can play: its store answers and accepts writes, and it is not shutting down."""
    here = services(request)
    try:
        async with asyncio.timeout(STORE_TIMEOUT):
            store = await here.store.is_alive()
    except (StoreError, TimeoutError):
        store = False
    can_write, disk, draining = here.driver.can_write, free_disk(here.settings), here.shutdown.is_closing
    well = store and can_write and not draining and (disk is None or disk >= MIN_DISK)
    body = {"well": well, "store": store, "writes": can_write, "disk": disk, "draining": draining}
    body |= {"sockets": here.sockets.limit.total, "processes": len(here.tables.living)}
    return Response(body, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Numbers for Prometheus."""
    here = services(request)
    if (disk := free_disk(here.settings)) is not None:
        DISK_FREE.set(disk)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES: Final = [healthz, metrics]
