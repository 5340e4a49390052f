"""One socket at a table: it asks for actions or for views, and hands on what comes."""

import asyncio
import base64
import os
import socket
from typing import Final, Protocol, cast

from .frames import CLOSE, PING, TEXT, Frames, frame, text

HELLO: Final = {"actions": "", "views": ',"view":true'}  # what to ask for


class Hearer(Protocol):
    """Who is told what comes in on a socket."""

    def hear(self, player: "Player", message: bytes) -> None:
        """Take a message."""

    def lose(self, player: "Player") -> None:
        """Hear that a connection ended that nobody here wanted to end."""


class Player(asyncio.Protocol):
    """Somebody at a table, or a watcher without a token."""

    def __init__(self, hearer: Hearer, game: str, token: str, messages: str) -> None:
        self.hearer, self.game, self.token, self._messages = hearer, game, token, messages
        self.received = 0  # bytes of frames, their headers too
        self.is_open = False
        self._leaving = False
        self._frames = Frames()
        self._head = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        asked = f"GET /api/tables/{self.game}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        asked += f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        self.transport.write(asked.encode())

    def data_received(self, data: bytes) -> None:
        if not self.is_open:
            data = self._open(data)
        self.received += len(data)
        for kind, payload in self._frames.feed(data):
            if kind == TEXT:
                self.hearer.hear(self, payload)
            elif kind == PING:
                self.transport.write(frame(10, payload))
            elif kind == CLOSE:
                self.transport.close()

    def _open(self, data: bytes) -> bytes:
        """Wait for the end of the handshake, and say who we are; return what came after it."""
        head, end, rest = (self._head + data).partition(b"\r\n\r\n")
        if not end:
            self._head = head
            return b""
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(f"expected a socket, but got {head[:80]!r}")
        self.is_open = True
        token = f',"token":"{self.token}"' if self.token else ""
        self.send(f'{{"type":"hello"{token}{HELLO[self._messages]}}}')
        return rest

    def send(self, message: str) -> None:
        self.transport.write(text(message.encode()))

    def leave(self) -> None:
        """Hang up as if the line broke."""
        self._leaving = True
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        if not self._leaving:
            self.hearer.lose(self)


async def connect(port: int, player: Player, buffer: int = 0) -> Player:
    """Connect to a server on this machine, with a `buffer` of so many bytes for what comes; the handshake follows."""
    line = socket.socket()
    line.setblocking(False)
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", port))
    await loop.create_connection(lambda: player, sock=line)
    return player
