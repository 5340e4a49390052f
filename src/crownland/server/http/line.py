"""What is sent on a socket: at once, as long as the other end takes it, and else in a line.

A message goes straight to the connection as one frame. The way through the layers of the server takes several times as
long as all else that is done to send it, and waking a task for each message longer still.
"""

import asyncio
from collections import deque
from typing import Final

from ..gate.connections import SocketConnection

_TEXT: Final = 0x81  # a whole message


class Line:
    """The messages of one socket that are still to be sent; None at its end closes it."""

    def __init__(self, connection: SocketConnection) -> None:
        self._connection = connection
        self._waiting: deque[bytes | None] = deque()
        self.ended = asyncio.Event()  # everything up to the None was sent
        connection.drained = self._flush

    def put(self, message: bytes | None) -> None:
        """Send a message as soon as possible."""
        self._waiting.append(message)
        if len(self._waiting) == 1:
            self._flush()

    def __len__(self) -> int:
        return len(self._waiting)

    def _flush(self) -> None:
        if self._connection.is_gone:
            self._waiting.clear()
            self.ended.set()
            return
        while self._waiting and self._connection.is_ready:
            message = self._waiting[0]
            if message is None:
                self.ended.set()
                return
            self._waiting.popleft()
            self._connection.transport.write(_frame(message))


def _frame(message: bytes) -> bytes:
    size = len(message)
    if size < 126:
        return bytes((_TEXT, size)) + message
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + message
