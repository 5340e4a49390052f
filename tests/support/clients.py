"""A player at the other end of a socket, for tests: says hello, waits for what it wants to hear, remembers it all."""

import contextlib
import json
from collections.abc import Callable
from typing import Any, get_args

from websockets.sync.client import ClientConnection

from crownland.server import protocol
from replicas import followed
from servers import Server

TAGS = [str(kind.__struct_config__.tag) for kind in get_args(protocol.ClientMessage) if kind is not protocol.Hello]


class Player:
    """One socket at one table."""

    def __init__(
        self,
        server: Server,
        game: str,
        token: str | None = None,
        hello: bool = True,
        view: bool = True,
        query: str = "",
    ) -> None:
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(server.socket(game, query))
        self.heard: list[bytes] = []
        self.table: Any = None
        self._count = 0
        if hello:
            self.say(type="hello", view=view, **({"token": token} if token else {}))
            self.welcome = self.wait("welcome")
            self.wait("table")

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 20) -> Any:
        """Return the next message."""
        text = self.socket.recv(timeout, decode=False)
        self.heard.append(bytes(text))
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "change":
            assert message["after"] == self.table["version"]
            self.table = followed(self.table, message["change"])
        return message

    def wait(self, kind: str, fits: Callable[[Any], bool] = lambda message: True) -> Any:
        """Return the next message of a kind."""
        while True:
            message = self.hear()
            if message["type"] == kind and fits(message):
                return message

    def do(self, kind: str, **fields: Any) -> Any:
        """Send a command; return its answer."""
        self._count += 1
        name = f"{id(self)}-{self._count}"
        self.say(type=kind, id=name, **fields)
        while True:
            message = self.hear()
            if message.get("id") == name:
                return message

    def catch_up(self, version: int) -> Any:
        """Return the table as soon as it has reached a version."""
        while self.table is None or self.table["version"] < version:
            self.hear()
        return self.table

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
