"""The application: creates, starts and stops the services of a process, and shows how it is."""

import asyncio
import contextlib
import gc
import secrets
import shutil
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from .. import __version__
from ..engine.registry import GAMES
from . import telemetry
from .errors import CODES, ApiError, plain_message, unreadable
from .http import analysis, page, pictures, records, tables
from .http.guard import MAX_RECORD_BYTES, Guard
from .http.services import (
    PRECOMPRESSED,
    AnyRequest,
    CachedResponse,
    ResponseCache,
    Services,
    cached_response,
    run_in_pool,
    services,
)
from .http.sockets import Sockets
from .limits import Shutdown
from .protocol import Error
from .runtime.channel import Channel, PostgresChannel
from .runtime.driver import Driver
from .runtime.pools import BotPool, FairPool
from .runtime.tables import Tables
from .settings import Settings, read_settings
from .store import StoreError
from .store.admin import Retention
from .store.database import migrate
from .store.processes import Processes
from .store.store import Store
from .store.writer import Writer
from .telemetry import DISK_FREE, REFUSED

ROUTERS: Final[tuple[Any, ...]] = (tables, records, pictures, analysis, page)  # the page takes all other paths
WARM_PAUSE: Final = 15.0  # seconds between two games that are compiled in advance
FEW_TABLES: Final = 8  # with more tables than this, games are compiled on demand
MIN_DISK: Final = 16 * 1024 * 1024  # bytes; with less, the next moves may not fit
STORE_TIMEOUT: Final = 2.0  # seconds
COLLECT: Final = (2_000, 4, 1_000_000)  # arguments of `gc.set_threshold`
COLLECT_ALL: Final = 600.0  # seconds
_HUNG_UP: Final = "client disconnected prematurely"  # message of Litestar
_BY_STATUS: Final = {404: "request/unknown", 405: "request/method", 413: "request/too-large", 429: "request/too-many"}


def make_app(settings: Settings | None = None) -> Guard:
    chosen = settings or read_settings()
    telemetry.set_up(chosen.log)
    for code in CODES:  # so that Prometheus sees the first error of each kind, too
        REFUSED.labels(code)
    shutdown, build = Shutdown(), page.page_build()
    app = Litestar(
        [healthz, metrics, openapi, *(route for each in ROUTERS for route in each.ROUTES)],
        lifespan=[_lifespan(chosen, shutdown, build)],
        exception_handlers={Exception: _explain},
        openapi_config=OpenAPIConfig(
            title="Crownland",
            version=__version__,
            description="Tables, records and puzzles. docs/reference/protocol.md is the reference.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude_opt_key=next(iter(PRECOMPRESSED))
        ),
        request_max_body_size=MAX_RECORD_BYTES,
        logging_config=None,
    )
    return Guard(app, chosen, shutdown, build)


def _lifespan(settings: Settings, shutdown: Shutdown, build: str) -> Callable[[Litestar], Any]:
    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, settings.url)
        process = secrets.token_hex(8)
        limits = settings.limits
        store, bot_pool = Store(settings), BotPool(settings.bot_threads, limits.bot_moves, limits.bot_move_burst)
        writer, processes = Writer(store), Processes(store, process)
        channel = PostgresChannel(settings.driver_url, process) if settings.is_postgres else Channel()
        tables = Tables(settings, store, writer, processes, channel, bot_pool, shutdown)
        driver = Driver(tables, bot_pool, Retention(settings, store, writer))
        sockets, cpu_pool, painter = Sockets(settings, shutdown, build), FairPool(1, "cpu"), FairPool(1, "painter")
        app.state.services = Services(
            settings=settings,
            shutdown=shutdown,
            store=store,
            tables=tables,
            driver=driver,
            sockets=sockets,
            cpu_pool=cpu_pool,
            pictures=ResponseCache(painter, pictures.MAX_BYTES),
            puzzles=ResponseCache(cpu_pool, analysis.MAX_BYTES),
        )
        writer.start()
        await channel.start(tables.receive, tables.renew_presence)
        await driver.start()
        background = [asyncio.create_task(work) for work in (_warm(bot_pool, tables), _collect_all())]
        _tune_collector()

        def leave() -> None:
            """Tell other processes and clients that this process is stopping."""
            if not shutdown.is_closing and settings.is_postgres:
                tables.start_task(driver.sign_out())
            sockets.drain()

        structlog.get_logger().info("server.started", process=process, store=store.dialect)
        try:
            with _shut_down_on_signals(leave, settings.drain):
                yield
        finally:
            leave()
            for task in background:
                task.cancel()
            await driver.close()
            await tables.close()
            await writer.close()
            await channel.close()
            bot_pool.close()
            cpu_pool.close()
            painter.close()
            await store.close()
            structlog.get_logger().info("server.stopped", process=process)

    return lifespan


@contextlib.contextmanager
def _shut_down_on_signals(drain: Callable[[], None], seconds: float) -> Iterator[None]:
    """On SIGTERM or SIGINT drain clients first, and pass the signal to the server some seconds later."""
    before: dict[int, Callable[[int, Any], Any]] = {}
    requested: set[int] = set()
    loop = asyncio.get_running_loop()

    def stop(number: int, frame: Any) -> None:
        if requested:
            before[number](number, frame)
            return
        requested.add(number)
        loop.call_soon_threadsafe(drain)
        loop.call_later(seconds, before[number], number, frame)

    for number in (signal.SIGTERM, signal.SIGINT):
        handler = signal.getsignal(number)
        if callable(handler) and handler is not signal.default_int_handler:
            before[number] = handler
            signal.signal(number, stop)
    try:
        yield
    finally:
        for caught, previous in before.items():
            signal.signal(caught, previous)


async def _warm(bot_pool: BotPool, tables: Tables) -> None:
    """Compile the rules of the first game, then of the others while there is little to do."""
    for game in GAMES:
        await bot_pool.ready(game)
        await asyncio.sleep(WARM_PAUSE)
        while len(tables.sessions) > FEW_TABLES:
            await asyncio.sleep(WARM_PAUSE)


def _tune_collector() -> None:
    """Collect small young generations: nearly everything that survives belongs to a table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def _collect_all() -> None:
    """Run a full collection rarely: closed connections leave cycles, but thousands of tables are slow to scan."""
    while True:
        await asyncio.sleep(COLLECT_ALL)
        gc.collect()


def _explain(request: AnyRequest, error: Exception) -> Response[Error] | Response[bytes]:
    """Convert an exception to an error response."""
    api_error = _as_api_error(error, request.scope.get("method", ""))
    REFUSED.labels(api_error.code).inc()
    if api_error.code == "server/error":
        structlog.get_logger().error("request.failed", path=request.scope.get("path"), exc_info=error)
    if api_error.code == "request/unknown" and (shown := page.not_found(request)):
        return shown
    headers = {"retry-after": "1"} if api_error.status in (429, 503) else None
    return Response(api_error.answer(), status_code=api_error.status, headers=headers, media_type=MediaType.JSON)


def _as_api_error(error: Exception, method: str) -> ApiError:
    if isinstance(error, ApiError):
        return error
    if isinstance(error, HTTPException):
        if error.detail == _HUNG_UP:
            return ApiError("request/invalid", "expected the whole body, but the connection ended")
        if error.status_code >= 500:
            cause = error.__cause__
            return (
                _as_api_error(cause, method)
                if isinstance(cause, Exception)
                else ApiError("server/error", "internal error")
            )
        return ApiError(_BY_STATUS.get(error.status_code, "request/invalid"), _sentence(error, method)[:500])
    if isinstance(error, (msgspec.DecodeError, RecursionError, UnicodeError)):
        return unreadable(error)
    if isinstance(error, StoreError):
        return error.api_error
    return ApiError("server/error", "internal error; it has been logged")


def _sentence(error: HTTPException, method: str) -> str:
    """Return the message for an error of Litestar, without its own terms."""
    if error.status_code == 404:
        return "there is nothing at this address"
    if error.status_code == 405:
        return f"this address does not support {method}"
    faults = error.extra if isinstance(error.extra, list) else []
    return "; ".join(map(_fault, faults)) or plain_message(error.detail)


def _fault(fault: dict[str, Any]) -> str:
    key, message = fault.get("key", "data"), str(fault.get("message", ""))
    if key != "data":
        return f"{key}: {message}"
    return "the request needs a JSON body" if message == "'data'" else message


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


@get("/api/openapi.json", include_in_schema=False, opt=PRECOMPRESSED)
async def openapi(request: AnyRequest) -> Response[bytes]:
    """Every REST address, its parameters and answers."""
    document = await run_in_pool(request, _describe, request.app)
    return document.respond(request)


@cache
def _describe(app: Litestar) -> CachedResponse:
    return cached_response(msgspec.json.encode(app.openapi_schema.to_schema()), MediaType.JSON)
