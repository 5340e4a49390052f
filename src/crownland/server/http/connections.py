"""Connections below HTTP: limits on their number, and timeouts, which uvicorn does not have.

A connection that does not send a request or read a response in time is aborted. One too many gets an error and is
closed. The address of a trusted proxy stands for many people, so it has no limit of its own. A request for a socket may
be handed over to another process, the home of its table, and such connections are received here (`runtime.cluster`).
"""

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

from uvicorn import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from ..errors import ApiError
from ..limits import ConnectionLimit
from ..metrics import REFUSED
from ..protocol import ENCODER
from ..runtime.cluster import ConnectionHandoff
from ..settings import Settings, read_settings

RESERVED_FILES: Final = 100  # for the database, the log and so on
CONNECTION: Final = "crownland.connection"  # scope extension that holds the connection
BODY_TIMEOUT_FACTOR: Final = 3  # a body may take so many times as long as the headers


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows; return it, or 0 if it is unknown."""
    if sys.platform == "win32":
        return 0
    import resource  # noqa: PLC0415  # not on Windows

    _, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    return limit if limit > 0 else 0


@cache
def _settings() -> Settings:
    return read_settings()


@cache
def _limit() -> ConnectionLimit:
    limit, files = _settings().connections, raise_file_limit()
    if files:
        limit = min(limit, max(files - RESERVED_FILES, 1))
    return ConnectionLimit(limit, _settings().connections_per_address)


@cache
def _proxies(trusted: str) -> _TrustedHosts:
    return _TrustedHosts(trusted)


class Deadline:
    """A timer that calls an action unless it is cancelled."""

    def __init__(self, action: Callable[[], None]) -> None:
        self._action = action
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self, seconds: float) -> None:
        self.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._action)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class WriteTimeout(asyncio.Protocol):
    """Aborts a connection whose client does not read in time."""

    _writing: Deadline

    def pause_writing(self) -> None:
        self._writing.set(_settings().timeout)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._writing.cancel()
        super().resume_writing()


class HttpConnection(WriteTimeout, HttpToolsProtocol):
    """A connection that speaks HTTP, perhaps until it becomes a socket."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._reading, self._writing = Deadline(transport.abort), Deadline(transport.abort)
        self._address: str | None = None
        self._cycle: RequestResponseCycle | None = None
        self._newest = self._rest = b""  # the last data, and the part behind a request for a socket
        address = _address(self)
        try:
            _limit().take(address, is_proxy=address in _proxies(str(self.config.forwarded_allow_ips)))
        except ApiError as api_error:
            _reject(transport, api_error)
        else:
            self._address = address
            self._reading.set(_settings().timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._cycle is not None:  # uvicorn handles the last of several pipelined requests only
            self._cycle.disconnected = True
        self._reading.cancel()
        self._writing.cancel()
        if HANDOFF_RECEIVER.handoff is not None:
            HANDOFF_RECEIVER.handoff.withdraw(self)
        if self._address is not None:
            _limit().free(self._address)

    def data_received(self, data: bytes) -> None:
        if not self._reading.is_set:
            self._reading.set(_settings().timeout)
        self._newest = data
        super().data_received(data)
        self._newest = b""

    def on_headers_complete(self) -> None:
        self._reading.set(_settings().timeout * BODY_TIMEOUT_FACTOR)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._reading.cancel()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._cycle = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, here or at the home of the table. Data right behind the request is not lost."""
        self._reading.cancel()
        upgrade = sys.exception()
        self._rest = self._newest[upgrade.args[0] :] if upgrade is not None else b""
        if self._offer():
            self.transport.pause_reading()
        else:
            self._become_socket()

    def _offer(self) -> bool:
        if HANDOFF_RECEIVER.handoff is None or self.scheme != "http" or self._address is None:
            return False
        head = [b"GET " + self.url + b" HTTP/1.1", *(name + b": " + value for name, value in self.headers)]
        request = b"\r\n".join(head) + b"\r\n\r\n" + self._rest
        is_get = self.parser.get_method() == b"GET" and not self.pipeline
        return is_get and HANDOFF_RECEIVER.handoff.offer(self, self.url, request, self._descriptor())

    def _become_socket(self) -> None:
        super().handle_websocket_upgrade()
        if self._rest:
            self.transport.get_protocol().data_received(self._rest)  # type: ignore[attr-defined]

    def stay(self) -> None:
        """Serve the connection here: the home did not accept it."""
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._become_socket()

    def go(self) -> None:
        """Close the local copy of a connection that another process has."""
        self.transport.abort()

    def end(self) -> None:
        """End a connection that another process may have, too."""
        with contextlib.suppress(OSError), socket.socket(fileno=os.dup(self._descriptor())) as connection_socket:
            connection_socket.shutdown(socket.SHUT_RDWR)
        self.transport.abort()

    def _descriptor(self) -> int:
        return int(self.transport.get_extra_info("socket").fileno())


class SocketConnection(WriteTimeout, WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket; it still counts for the limit.

    The application finds it in the scope of its socket, and may write frames to its transport while it `is_ready`.
    """

    drained: Callable[[], None] = staticmethod(lambda: None)  # called when it may be ready again, or is gone

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._writing = Deadline(self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CONNECTION] = self  # type: ignore[assignment]

    @property
    def is_gone(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()

    @property
    def is_ready(self) -> bool:
        return self.handshake_complete and self.writable.is_set() and not self.is_gone

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._writing.cancel()
        _limit().free(_address(self))
        self.drained()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.drained()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:  # a handshake refused with a response is complete, too
            self.handshake_complete = True


class ReceivedConnection(SocketConnection):
    """A socket that another process has accepted and whose request it has read."""

    def __init__(self, request: bytes, config: Config, state: ServerState) -> None:
        super().__init__(config, state, {})
        self._handed = request

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.data_received(self._handed)


class HandoffReceiver:
    """Receives connections that other processes have accepted, of which uvicorn does not know."""

    def __init__(self) -> None:
        self.handoff: ConnectionHandoff | None = None
        self.config: Config | None = None
        self._state = ServerState()
        self._adopting: set[asyncio.Task[None]] = set()

    def take(self, connection_socket: socket.socket, request: bytes) -> bool:
        """Accept a connection if there is room. Returns whether it was accepted."""
        if self.config is None:
            return False
        try:
            connection_socket.setblocking(False)
            address = str(connection_socket.getpeername()[0])
            _limit().take(address, is_proxy=address in _proxies(str(self.config.forwarded_allow_ips)))
        except (OSError, ApiError):
            return False
        task = asyncio.get_running_loop().create_task(self._adopt(connection_socket, request, address, self.config))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)
        return True

    async def _adopt(self, connection_socket: socket.socket, request: bytes, address: str, config: Config) -> None:
        try:
            make = partial(ReceivedConnection, request, config, self._state)
            await asyncio.get_running_loop().connect_accepted_socket(make, connection_socket)
        except OSError:
            connection_socket.close()
            _limit().free(address)

    async def close(self, seconds: float) -> None:
        """Close all received sockets."""
        for connection in list(self._state.connections):
            connection.shutdown()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._state.connections or self._state.tasks:
                    await asyncio.sleep(0.05)


HANDOFF_RECEIVER: Final = HandoffReceiver()  # global, because uvicorn creates the connections


class ServerConfig(Config):
    """The configuration of uvicorn, which received connections need as well."""

    def load(self) -> None:
        super().load()
        HANDOFF_RECEIVER.config = self


def _address(connection: HttpConnection | SocketConnection) -> str:
    return connection.client[0] if connection.client else ""


def _reject(transport: asyncio.Transport, api_error: ApiError) -> None:
    """Answer that there are too many connections, before any request."""
    REFUSED.labels(api_error.code).inc()
    body = ENCODER.encode(api_error.problem)
    head = f"HTTP/1.1 {api_error.status} Too Many Requests\r\ncontent-type: application/json\r\n"
    head += f"content-length: {len(body)}\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
    transport.write(head.encode() + body)
    transport.close()
