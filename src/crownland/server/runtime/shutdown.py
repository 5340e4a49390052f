"""The door of a process: open until it is told to stop.

While it closes, what is under way is finished and answered, nobody is kept waiting, no table is laid, and every answer
sends its client to another connection, and so to another process.
"""

import asyncio
import contextlib
import signal
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from ..errors import ApiError


class Shutdown:
    """Knows whether this process is going down."""

    def __init__(self) -> None:
        self._closing = asyncio.Event()

    @property
    def is_closing(self) -> bool:
        return self._closing.is_set()

    def close(self) -> None:
        """From now on nothing new is begun."""
        self._closing.set()

    def check(self) -> None:
        """Refuse something new while the process is going down."""
        if self.is_closing:
            raise ApiError("server/draining", "this process is going down; ask again, and another one will answer")

    async def wait(self, waiting: Coroutine[Any, Any, None]) -> None:
        """Wait for something, but not beyond the moment when the door closes."""
        tasks = (asyncio.ensure_future(waiting), asyncio.ensure_future(self._closing.wait()))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()


@contextlib.contextmanager
def shut_down_on_signals(drain: Callable[[], None], seconds: float) -> Iterator[None]:
    """At a signal to stop, send clients away some time before the server itself hears of it."""
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
