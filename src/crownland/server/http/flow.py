"""The rate at which a socket's bytes are read: that of its client's address, whatever frames they are.

Uvicorn answers control frames, such as pings, itself, so limits on messages do not count them. Reading stops while the
address has used up its rate; nothing is dropped or closed. Until the guard gives the rate, nothing after the handshake
is read.
"""

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..limits import TokenBucket

BYTES_PER_MESSAGE: Final = 320  # of the allowed messages; as pings of 6 bytes, a second of them takes 60 ms
MAX_PART: Final = 4096  # bytes that are handled before others have their turn
MIN_CHARGE: Final = 64  # bytes; reading one costs as much


class Flow:
    """The transport of one socket. Reading pauses for Uvicorn, whose queue is full, or for the rate, or for both."""

    def __init__(self, transport: asyncio.Transport, handle: Callable[[bytes], None]) -> None:
        self._transport, self._handle = transport, handle
        self._loop = asyncio.get_running_loop()
        self._bucket: TokenBucket | None = None
        self._held = bytearray()  # read, but not handled yet: at most one read
        self._next: asyncio.TimerHandle | None = None
        self._queue_full = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def pause_reading(self) -> None:
        self._queue_full = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._queue_full = False
        if self._held:
            self._schedule(0)
        else:
            self._transport.resume_reading()

    def start(self, bucket: TokenBucket) -> None:
        """Read from now on, at a rate that others may share."""
        self._bucket = bucket
        if self._held:
            self._schedule(0)

    def take(self, data: bytes) -> None:
        """Handle what was read, or hold it until the rate allows it."""
        self._held += data
        if self._next is None and not self._queue_full:
            self._handle_part()
        if self._held and not self._transport.is_closing():
            self._transport.pause_reading()

    def _schedule(self, wait: float) -> None:
        if self._next is None:
            self._next = self._loop.call_later(wait, self._go_on)

    def _go_on(self) -> None:
        self._next = None
        if self._transport.is_closing():
            self._held.clear()
        elif not self._queue_full:
            self._handle_part()
            if not self._held and not self._queue_full and not self._transport.is_closing():
                self._transport.resume_reading()

    def _handle_part(self) -> None:
        if self._bucket is None:
            return
        part = bytes(self._held[:MAX_PART])
        wait = self._bucket.take(max(len(part), MIN_CHARGE))
        if wait:
            self._schedule(wait)
            return
        del self._held[:MAX_PART]
        self._handle(part)
        if self._held and not self._queue_full:
            self._schedule(0)


current_flow: ContextVar[Flow | None] = ContextVar("current_flow", default=None)  # of the socket that is served


class PacedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol; what follows the handshake passes a `Flow`."""

    _flow: Flow
    _has_begun = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._flow = Flow(cast("asyncio.Transport", transport), super().data_received)
        super().connection_made(cast("asyncio.Transport", self._flow))

    def data_received(self, data: bytes) -> None:
        if self._has_begun:
            self._flow.take(data)
            return
        self._has_begun = True  # with the whole handshake
        token = current_flow.set(self._flow)  # for the task that starts here
        try:
            super().data_received(data)
        finally:
            current_flow.reset(token)
