"""A thread pool that serves owners in turn, so that no owner's work delays that of others."""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeAlias, TypeVar

Work: TypeAlias = Callable[[], Any]
Result = TypeVar("Result")


class FairPool:
    """Some threads, and a queue for each owner; the threads take from one queue after the other."""

    def __init__(self, threads: int, name: str, begin: Callable[[], None] | None = None) -> None:
        """Start the threads; each runs `begin` first."""
        self._pool = ThreadPoolExecutor(threads, name, begin)
        self._free = threads
        self._closed = False
        self._queues: OrderedDict[str, deque[tuple[asyncio.Future[Any], Work]]] = OrderedDict()

    async def run(self, owner: str, work: Callable[..., Result], *arguments: Any) -> Result:
        """Run some work in a thread when its owner's turn comes; return its result."""
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner, deque()).append((answer, partial(work, *arguments)))
        self._dispatch()
        return await answer

    def _dispatch(self) -> None:
        while self._free and self._queues and not self._closed:
            owner, queue = self._queues.popitem(last=False)
            answer, work = queue.popleft()
            if queue:
                self._queues[owner] = queue
            if not answer.done():  # not cancelled
                self._free -= 1
                self._pool.submit(work).add_done_callback(partial(self._finished, answer))

    def _finished(self, answer: "asyncio.Future[Any]", done: "Future[Any]") -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed
            answer.get_loop().call_soon_threadsafe(self._deliver, answer, done)

    def _deliver(self, answer: "asyncio.Future[Any]", done: "Future[Any]") -> None:
        self._free += 1
        if not answer.done() and not done.cancelled():
            error = done.exception()
            if error is None:
                answer.set_result(done.result())
            else:
                answer.set_exception(error)
        self._dispatch()

    def close(self) -> None:
        """Start no more work; pending results never come."""
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
