"""Threads that several owners share."""

import asyncio
import threading

import pytest

from crownland.server.runtime.pools import FairPool


def test_owners_get_their_turns_one_after_the_other() -> None:
    order: list[str] = []

    async def whole() -> None:
        pool, gate = FairPool(1, "test"), threading.Event()
        first = asyncio.create_task(pool.run("greedy", gate.wait))
        rest = [asyncio.create_task(pool.run("greedy", order.append, f"greedy {number}")) for number in range(3)]
        rest.append(asyncio.create_task(pool.run("modest", order.append, "modest")))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, *rest)
        with pytest.raises(ZeroDivisionError):
            await pool.run("greedy", lambda: 1 // 0)
        pool.close()

    asyncio.run(whole())
    assert order == ["greedy 0", "modest", "greedy 1", "greedy 2"]


def test_threads_that_are_closed_begin_nothing_more() -> None:
    """What was under way may still end, and does not ask for the next then."""
    faults: list[object] = []

    async def whole() -> None:
        pool, gate = FairPool(1, "test"), threading.Event()
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(context))
        works = [
            asyncio.create_task(pool.run("one", gate.wait)),
            asyncio.create_task(pool.run("one", faults.append, 1)),
        ]
        await asyncio.sleep(0)
        pool.close()
        gate.set()
        assert await works[0]
        works.append(asyncio.create_task(pool.run("other", faults.append, 2)))
        await asyncio.sleep(0.01)
        for work in works:
            work.cancel()

    asyncio.run(whole())
    assert faults == []
