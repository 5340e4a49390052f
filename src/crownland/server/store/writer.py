"""Writes the logs of tables.

One task takes all additions that are waiting and commits them together, in a thread. The unique key (table, version)
decides which addition wins a place in a log; everything else is written for winners only. Where each commit must reach
the disk, the number of commits is the limit, so crowded additions wait a few milliseconds for each other.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

from ..errors import ApiError
from ..metrics import COMMIT_SECONDS, COMMITTED, LOST
from .errors import InvalidValue

MAX_AT_ONCE: Final = 500
GATHER: Final = 0.004  # seconds

Place: TypeAlias = tuple[str, int]


@dataclass(slots=True)
class Addition:
    """One entry for the log of a table, and what else changes with it."""

    table_id: str
    version: int
    body: str
    summary: dict[str, Any] | None = None  # columns of the table's row
    driver: str = ""  # the process that drives the table
    record: dict[str, Any] | None = None  # the row of a finished match
    plays: list[dict[str, Any]] = field(default_factory=list)  # and of its seats
    new: list[dict[str, Any]] = field(default_factory=list)  # rows of new tables
    first: list["Addition"] = field(default_factory=list)  # and their first entries
    won: "asyncio.Future[bool]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def place(self) -> Place:
        return self.table_id, self.version

    @property
    def is_log_only(self) -> bool:
        """Whether it changes nothing but the log."""
        return self.summary is None and not (self.record or self.plays or self.new or self.first)


class Committer(Protocol):
    """The store as the writer uses it, in a thread of its own."""

    def commit(self, batch: Sequence[Addition]) -> set[Place]:
        """Write a batch with one addition for each place; return the places that were free.

        Raises InvalidValue, and writes nothing, if a value cannot be stored.
        """


class Writer:
    """Commits additions in order, as many at once as are waiting."""

    def __init__(self, store: Committer) -> None:
        self._store = store
        self._waiting: asyncio.Queue[Addition] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self.announce: Callable[[Addition], None] = lambda addition: None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._thread.shutdown(wait=False)

    async def write(self, addition: Addition) -> bool:
        """Return, once it is on disk, whether the addition won. Raises ApiError if the store does not answer."""
        self._waiting.put_nowait(addition)
        return await addition.won

    async def _run(self) -> None:
        crowded = False
        while True:
            batch = [await self._waiting.get()]
            if crowded:  # more are likely to follow, and one commit is cheaper
                await asyncio.sleep(GATHER)
            while len(batch) < MAX_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._write_all(batch)
            crowded = len(batch) > 1
            for _ in batch:
                self._waiting.task_done()

    async def _write_all(self, batch: list[Addition]) -> None:
        """Commit a batch; of several additions for one place the first counts."""
        candidates = {addition.place: addition for addition in reversed(batch)}
        try:
            with COMMIT_SECONDS.time():
                loop, additions = asyncio.get_running_loop(), list(candidates.values())
                places = await loop.run_in_executor(self._thread, self._store.commit, additions)
        except InvalidValue as error:
            if len(batch) == 1:
                _fail(batch, error)
            else:
                for addition in batch:  # an invalid one must not stop the others
                    await self._write_all([addition])
        except Exception as error:  # the writer must continue after any error
            _fail(batch, error)
        else:
            for addition in batch:
                self._settle(addition, addition.place in places and candidates[addition.place] is addition)

    def _settle(self, addition: Addition, won: bool) -> None:
        (COMMITTED if won else LOST).inc()
        if not addition.won.done():
            addition.won.set_result(won)
        if won:
            self.announce(addition)


def _fail(batch: list[Addition], error: Exception) -> None:
    for addition in batch:
        if not addition.won.done():
            addition.won.set_exception(ApiError("server/busy", f"the store did not answer ({type(error).__name__})"))
