"""Links between processes of one machine: packets arrive whole and in order, files are open, and an end is noticed."""

import asyncio
import os
import secrets
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from crownland.server.runtime.links import MAX_BYTES, Links

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such sockets")


@asynccontextmanager
async def pair() -> AsyncIterator[tuple[Links, Links]]:
    """Two that know each other."""
    one, other = Links(secrets.token_hex(8)), Links(secrets.token_hex(8))
    try:
        for links, name in ((one, other.process), (other, one.process)):
            links.open()
            links.connect([name, "somebody on another machine"])
        one.connect([other.process])
        yield one, other
    finally:
        one.close()
        other.close()


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not fits():
            await asyncio.sleep(0.005)


def test_only_who_is_there_is_near() -> None:
    async def work() -> None:
        async with pair() as (one, other):
            assert one.is_near(other.process)
            assert not one.is_near(one.process)
            assert not one.is_near("somebody on another machine")
            assert not one.send("somebody on another machine", b"hello")

    asyncio.run(work())


def test_packets_arrive_whole_and_in_order_also_when_they_have_to_wait() -> None:
    async def work() -> None:
        heard: list[bytes] = []
        async with pair() as (one, other):
            other.receive = lambda packet, files: heard.append(packet)
            sent = [bytes([number % 251]) * (MAX_BYTES - number) for number in range(60)]
            assert all(one.send(other.process, packet) for packet in sent)
            assert len(heard) < len(sent), "they do not fit all at once"
            await until(lambda: len(heard) == len(sent))
            assert heard == sent

    asyncio.run(work())


def test_an_open_file_arrives_open_and_is_answered() -> None:
    async def work() -> None:
        answers: list[tuple[str, bytes]] = []

        def receive(packet: bytes, files: list[int]) -> bytes:
            with os.fdopen(files[0], "wb") as file:
                file.write(packet)
            return b"done"

        async with pair() as (one, other):
            other.receive = receive
            one.answered = lambda process, packet: answers.append((process, packet))
            reading, writing = os.pipe()
            assert one.send_file(other.process, b"through another process", writing)
            os.close(writing)
            await until(lambda: bool(answers))
            with os.fdopen(reading, "rb") as file:
                assert file.read() == b"through another process"
            assert answers == [(other.process, b"done")]

    asyncio.run(work())


def test_a_link_that_breaks_tells_who_is_gone() -> None:
    async def work() -> None:
        gone: list[str] = []
        async with pair() as (one, other):
            one.lost = gone.append
            other.stop_listening()
            await until(lambda: bool(gone))
            assert gone == [other.process]
            assert not one.is_near(other.process)
            assert other.is_near(one.process), "who leaves can still send"
            one.connect([other.process])
            assert not one.is_near(other.process)

    asyncio.run(work())
