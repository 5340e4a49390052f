"""The application: everything put together, started and stopped in order."""

import asyncio
import gc
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import product
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DataError, SQLAlchemyError

from .. import __version__
from ..rules.registry import GAMES
from . import logs
from .errors import Refusal, in_words, unreadable
from .http import docs, health, page, pictures, puzzles, records, replays, reviews, tables
from .http.connections import HALL
from .http.guard import Guard
from .http.responses import AS_IT_IS, Still, keep
from .http.sockets import Sockets, play_socket
from .metrics import REFUSED
from .protocol import Problem
from .runtime.bots import Thinkers
from .runtime.cluster import Company
from .runtime.driver import Keeper
from .runtime.follower import Following
from .runtime.image_cache import Gallery
from .runtime.pool import FairPool
from .runtime.replay_cache import Shelf
from .runtime.reviews import Reviews
from .runtime.shutdown import Door, closed_by_signals
from .runtime.tables import Games
from .settings import Settings, read_settings
from .store.migrate import migrate
from .store.store import Store
from .store.writer import Writer

ROOMS: Final[tuple[Any, ...]] = (
    health,
    tables,
    records,
    replays,
    pictures,
    puzzles,
    reviews,
    docs,
    page,
)  # the page last
WARM_PAUSE: Final = 15.0  # seconds between the games that are made ready before anybody asks
FEW_TABLES: Final = 8  # with more than these the others wait until somebody asks
GRACE: Final = 5.0  # seconds for sockets to close that came from other processes
COLLECT: Final = (2_000, 4, 1_000_000)  # as `gc.set_threshold` takes them
COLLECT_ALL: Final = 600.0  # seconds
_HUNG_UP: Final = "client disconnected prematurely"  # as Litestar says it
_BY_STATUS: Final = {404: "request/unknown", 405: "request/method", 413: "request/too-large", 429: "request/too-many"}


def make_app(settings: Settings | None = None) -> Guard:
    """Make the application of one process."""
    chosen = settings or read_settings()
    logs.set_up(chosen.log)
    door = Door()
    app = Litestar(
        [openapi, play_socket, *(route for each in ROOMS for route in each.ROUTES)],
        lifespan=[_running(chosen, door)],
        exception_handlers={Exception: _explain},
        openapi_config=OpenAPIConfig(
            title="Crownland",
            version=__version__,
            description="Tables to play at. docs/protocol.md tells how the pieces belong together.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude_opt_key=next(iter(AS_IT_IS))
        ),
        request_max_body_size=chosen.record_bytes,
        logging_config=None,
    )
    return Guard(app, chosen, door)


def _running(settings: Settings, door: Door) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(migrate, settings.url)
        process = secrets.token_hex(8)
        store, thinkers = Store(settings), Thinkers(settings.bot_threads, settings.bot_rate, settings.bot_burst)
        writer, company = Writer(store, process), Company(settings, process, HALL.take)
        games = Games(settings, store, writer, company.bus, thinkers, company.homes, door)
        keeper, following = Keeper(games, thinkers, settings.lease), Following(games)
        sockets, desk = Sockets(settings, door), FairPool(1, "desk")
        document = asyncio.create_task(desk.run("", _describe, app))
        app.state.update({"games": games, "sockets": sockets, "door": door})
        reviewing = Reviews(settings, store, thinkers)
        app.state.update({"desk": desk, "document": document, "shelf": Shelf(), "gallery": Gallery()})
        app.state.update({"puzzles": OrderedDict(), "reviews": reviewing})
        app.state.update({"keeper": keeper, "watch": health.Watch(settings)})
        writer.start()
        HALL.handing = company.handing
        company.open(keeper.hurry, following.hurry)
        await company.bus.start(following)
        await keeper.start()
        following.start()
        beside = [asyncio.create_task(work) for work in (_warm(thinkers, games), _collect_all())]
        _calm_collector()

        def leave() -> None:
            """Go, and let the others know: clients come to them, and games are at home there."""
            if not door.is_closing:
                company.leave()
                games.soon(keeper.leave())
            sockets.drain()

        structlog.get_logger().info("started", process=process, store=store.engine.dialect.name)
        try:
            with closed_by_signals(leave, settings.drain):
                yield
        finally:
            leave()
            for task in beside:
                task.cancel()
            await HALL.close(GRACE)
            await following.close()
            await keeper.close()
            await reviewing.close()
            await games.close()
            await writer.close()
            await company.close()
            thinkers.close()
            desk.close()
            app.state.gallery.close()
            await store.close()
            structlog.get_logger().info("stopped", process=process)

    return running


async def _warm(thinkers: Thinkers, games: Games) -> None:
    """Compile the game that most people come for, then the others while there is little to do, then strong bots."""
    for compiled, game in product((thinkers.ready, thinkers.ready_to_search), GAMES):
        await compiled(game)
        await asyncio.sleep(WARM_PAUSE)
        while len(games.live) > FEW_TABLES:
            await asyncio.sleep(WARM_PAUSE)


def _calm_collector() -> None:
    """Look for cycles among a few new things at a time: nearly all that outlives a moment belongs to a table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def _collect_all() -> None:
    """Look for all cycles, which ended connections leave behind: seldom, since thousands of tables wait meanwhile."""
    while True:
        await asyncio.sleep(COLLECT_ALL)
        gc.collect()


def _explain(request: Request[Any, Any, Any], error: Exception) -> Response[Problem] | Response[bytes]:
    """Answer whatever goes wrong in the one shape of errors."""
    refusal = _refusal(error, request.scope.get("method", ""))
    REFUSED.labels(refusal.code).inc()
    if refusal.code == "server/error":
        structlog.get_logger().error("mistake", path=request.scope.get("path"), exc_info=error)
    if refusal.code == "request/unknown" and (shown := page.nothing(request)):
        return shown
    headers = {"retry-after": "1"} if refusal.status in (429, 503) else None
    problem = Problem(refusal.code, refusal.message, refusal.args_)
    return Response(problem, status_code=refusal.status, headers=headers, media_type=MediaType.JSON)


def _refusal(error: Exception, method: str) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, HTTPException):
        if error.detail == _HUNG_UP:
            return Refusal("request/invalid", "expected the whole body, but the connection ended")
        if error.status_code >= 500:
            cause = error.__cause__
            return (
                _refusal(cause, method)
                if isinstance(cause, Exception)
                else Refusal("server/error", "a mistake of ours")
            )
        return Refusal(_BY_STATUS.get(error.status_code, "request/invalid"), _sentence(error, method)[:500])
    if isinstance(error, (msgspec.DecodeError, RecursionError, UnicodeError)):
        return unreadable(error)
    if isinstance(error, DataError):
        return Refusal("request/invalid", "expected values that the store can keep")
    if isinstance(error, (SQLAlchemyError, OSError)):
        return Refusal("server/busy", f"the store did not answer ({type(error).__name__})")
    return Refusal("server/error", "a mistake of ours; it has been logged")


def _sentence(error: HTTPException, method: str) -> str:
    """Say what Litestar refuses, without its own names for things."""
    if error.status_code == 404:
        return "there is nothing at this address"
    if error.status_code == 405:
        return f"this address does not support {method}"
    faults = error.extra if isinstance(error.extra, list) else []
    return "; ".join(map(_fault, faults)) or in_words(error.detail)


def _fault(fault: dict[str, Any]) -> str:
    key, message = fault.get("key", "data"), str(fault.get("message", ""))
    if key != "data":
        return f"{key}: {message}"
    return "the request needs a JSON body" if message == "'data'" else message


@get("/api/openapi.json", include_in_schema=False, opt=AS_IT_IS)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every REST address, its parameters and answers."""
    document: Still = await asyncio.shield(request.app.state.document)
    return document.answer(request)


def _describe(app: Litestar) -> Still:
    return keep(msgspec.json.encode(app.openapi_schema.to_schema()), MediaType.JSON)
