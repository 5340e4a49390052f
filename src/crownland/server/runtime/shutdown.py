"""Orderly shutdown of a process.

While it is closing, running commands are finished and answered, no request waits, no table is created, and every
response closes its connection, so that clients connect to another process.
"""

import asyncio
from collections.abc import Coroutine
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
