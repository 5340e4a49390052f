"""Orderly shutdown of a process.

While it is closing, running commands are finished and answered, no request waits, no table is created, and every
response closes its connection, so that clients connect to another process.
"""

import asyncio
import contextlib
import signal
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from ..errors import ApiError


class Shutdown:
    """Whether this process is shutting down."""

    def __init__(self) -> None:
        self._closing = asyncio.Event()

    @property
    def is_closing(self) -> bool:
        return self._closing.is_set()

    def close(self) -> None:
        """Start nothing new from now on."""
        self._closing.set()

    def check(self) -> None:
        """Refuse something new during shutdown."""
        if self.is_closing:
            raise ApiError("server/draining", "this process is shutting down; try again")

    async def wait(self, waiting: Coroutine[Any, Any, None]) -> None:
        """Wait for something, but not beyond the start of the shutdown."""
        tasks = (asyncio.ensure_future(waiting), asyncio.ensure_future(self._closing.wait()))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()


@contextlib.contextmanager
def shut_down_on_signals(drain: Callable[[], None], seconds: float) -> Iterator[None]:
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
