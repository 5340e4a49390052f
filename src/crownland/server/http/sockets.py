"""Play over WebSocket: one socket for one table. The first message is `hello` (docs/reference/protocol.md).

What is to be sent waits in a queue for each connection, so a slow one holds up nobody; when its queue is too long the
connection is closed, and its client reconnects.
"""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from ...match.clock import monotonic_ms
from .. import protocol
from ..errors import ApiError, unreadable
from ..limits import ConnectionLimit, RateLimiter, Shutdown, TokenBucket, too_many
from ..protocol import CLIENT, ENCODER
from ..runtime.session import TableSession
from ..runtime.tables import Tables
from ..settings import Settings
from ..store import StoreError
from ..table.seats import choose_holder, hash_token
from ..telemetry import REFUSED, SOCKETS
from .guard import client_address

HELLO_SECONDS: Final = 10
MAX_WAITING: Final = 100
BURST_SECONDS: Final = 3  # worth of an address's messages may come at once
MAX_FAULTS: Final = 20  # invalid or too frequent messages before the connection is closed
CLOSED, ABUSE, RESTART, TRY_LATER = 1000, 1008, 1012, 1013


class Connection:
    """One socket: its holder, its table, and its send queue."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, rates: RateLimiter, build: str) -> None:
        self._socket, self._tables, self._rates, self._build = socket, tables, rates, build
        self.address = client_address(socket.scope)
        self._queue: list[bytes | None] = []  # None at the end closes the socket
        self._sender: asyncio.Task[None] | None = None  # while something is queued
        self._bucket = TokenBucket(tables.settings.limits.messages, tables.settings.limits.message_burst)
        self._code = CLOSED
        self._faults = 0
        self._busy = self._leaving = False
        self.holder = ""
        self.wants_view, self.last_update = False, -1
        self.session: TableSession | None = None

    def send(self, message: bytes) -> None:
        """Queue a message; close the connection if the queue is full."""
        if len(self._queue) < MAX_WAITING:
            self._put(message)
        elif self._code == CLOSED:
            self.close("slow")

    def _put(self, message: bytes | None) -> None:
        self._queue.append(message)
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send_all())

    def close(self, reason: str) -> None:
        """Send `bye` and end the connection; the client reconnects."""
        self._code = TRY_LATER if reason == "slow" else RESTART
        self._put(ENCODER.encode(protocol.Bye(reason)))  # type: ignore[arg-type]
        self._put(None)

    def leave(self) -> None:
        """Close as soon as the running command is answered."""
        self._leaving = True
        if not self._busy:
            self.close("draining")

    def send_message(self, message: Any) -> None:
        self.send(ENCODER.encode(message))

    async def run(self, table_id: str) -> None:
        """Serve the connection until one side closes it."""
        try:
            await self._read_all(table_id)
        finally:
            if self.session is not None:
                self._tables.leave(self.session, self)
            self._put(None)
            if self._sender is not None:
                await asyncio.wait((self._sender,), timeout=1)
                self._sender.cancel()

    async def _send_all(self) -> None:
        """Send what is queued, one message after the other."""
        with contextlib.suppress(WebSocketException, RuntimeError, OSError):
            while self._queue:
                message = self._queue.pop(0)
                if message is None:
                    await self._socket.close(self._code)
                else:
                    await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def _read_all(self, table_id: str) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            if not await self._hello(table_id):
                return
            while not self._leaving and self._faults < MAX_FAULTS:
                text = await self._socket.receive_data(mode="text")
                self._busy = True
                await self._read(table_id, text)
                self._busy = False
            if self._leaving:
                self.close("draining")
            else:
                self._code = ABUSE

    async def _hello(self, table_id: str) -> bool:
        """Read `hello`, join the table and send it."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = _decode(await self._socket.receive_data(mode="text"))
            if not isinstance(message, protocol.Hello):
                raise ApiError("request/hello", f"expected hello, but got {type(message).__name__.lower()}")
            self.holder = hash_token(message.token) if message.token else ""
            self.wants_view = message.view
            self.session = session = await self._tables.join(await self._tables.find_newest(table_id), self)
        except TimeoutError:
            self.send_message(ApiError("request/hello", f"no hello within {HELLO_SECONDS} s").answer())
            return False
        except (ApiError, StoreError) as error:
            if isinstance(error, StoreError):
                self._code = TRY_LATER
            self._refuse(error, "")
            return False
        seats = session.table.held_seats(self.holder)
        hosts = bool(self.holder) and self.holder == session.table.host
        self.send_message(protocol.Welcome(message.id, seats, hosts, monotonic_ms(), self._build))
        session.greet(self)
        return True

    async def _read(self, table_id: str, text: str) -> None:
        message: Any = None
        try:
            wait = max(self._bucket.take(), self._rates.take(self.address))
            if wait:
                await asyncio.sleep(min(wait, 1))
            message = _decode(text)
            if wait:
                raise too_many("messages", wait)
            await self._do(table_id, message)
            self._faults = 0
        except (ApiError, StoreError) as error:
            self._refuse(error, getattr(message, "id", ""))
            if isinstance(error, ApiError) and error.code == "action/stale":
                await self._resync()

    async def _do(self, table_id: str, message: Any) -> None:
        if isinstance(message, protocol.Hello):
            raise ApiError("request/hello", "expected hello once, but got it again")
        if isinstance(message, protocol.Ping):
            self.send_message(protocol.Pong(message.id))
            return
        if isinstance(message, protocol.Signal):
            self.send_message(await self._tables.signal(table_id, self.holder, message))
            return
        before, token = self.holder, None
        if isinstance(message, protocol.Sit) and message.bot is None:
            self.holder, token = choose_holder(
                before, message.secret
            )  # before the command, so that the table shows the player as connected
        try:
            done = await self._tables.do(table_id, self.holder, message, self.address)
        except BaseException:
            self.holder = before
            raise
        self.send_message(msgspec.structs.replace(done, id=message.id, token=token))

    async def _resync(self) -> None:
        """Send the whole table; if it cannot be read now, it is sent when it is reloaded."""
        if self.session is not None:
            with contextlib.suppress(ApiError, StoreError):
                await self._tables.greet(self.session, self)

    def _refuse(self, error: ApiError | StoreError, name: str) -> None:
        api_error = error if isinstance(error, ApiError) else error.api_error
        REFUSED.labels(api_error.code).inc()
        self._faults += api_error.code in ("request/invalid", "request/too-many")
        self.send_message(api_error.answer(name))


def _decode(text: str) -> protocol.ClientMessage:
    try:
        message: protocol.ClientMessage = CLIENT.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise unreadable(error) from None
    return message


class Sockets:
    """All sockets of this process."""

    def __init__(self, settings: Settings, shutdown: Shutdown, build: str) -> None:
        limits, self._shutdown, self._build = settings.limits, shutdown, build
        self.limit = ConnectionLimit(limits.sockets, limits.sockets_per_address)
        self._rates = RateLimiter(limits.messages_per_address, int(limits.messages_per_address * BURST_SECONDS))
        self._open: set[Connection] = set()

    async def serve(self, socket: WebSocket[Any, Any, Any], tables: Tables, table_id: str) -> None:
        """Serve one client."""
        address = client_address(socket.scope)
        try:
            self._shutdown.check()
            self.limit.take(address)
        except ApiError as api_error:
            await _reject(socket, api_error)
            return
        connection = Connection(socket, tables, self._rates, self._build)
        self._open.add(connection)
        SOCKETS.set(self.limit.total)
        try:
            await socket.accept()
            await connection.run(table_id)
        except WebSocketException:
            structlog.get_logger().debug("socket.lost")
        finally:
            self._open.discard(connection)
            self.limit.free(address)
            SOCKETS.set(self.limit.total)

    def drain(self) -> None:
        """Start the shutdown and send all clients to other processes."""
        self._shutdown.close()
        for connection in list(self._open):
            connection.leave()


async def _reject(socket: WebSocket[Any, Any, Any], api_error: ApiError) -> None:
    REFUSED.labels(api_error.code).inc()
    await socket.accept()
    with contextlib.suppress(WebSocketException, RuntimeError):
        await socket.send_data(ENCODER.encode(api_error.answer()), mode="text")
        await socket.close(TRY_LATER)
