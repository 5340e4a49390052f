"""The line of a socket: frames that every client reads, sent at once or when the other end takes them again."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol, State

from crownland.server.http.sockets import SendQueue


class Wire:
    """A connection that can be stopped, and everything that was written to it."""

    def __init__(self) -> None:
        self.is_ready, self.is_gone, self.written = True, False, b""
        self.transport = self

    def write(self, data: bytes) -> None:
        self.written += data


def heard(wire: Wire) -> list[bytes]:
    client = Protocol(CLIENT, state=State.OPEN, max_size=None)
    client.receive_data(wire.written)
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert all(frame.opcode is Opcode.TEXT and frame.fin for frame in frames)
    return [bytes(frame.data) for frame in frames]


def line_on(wire: Any) -> SendQueue:
    return SendQueue(wire)


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536, 200_000])
def test_a_message_of_any_size_is_one_frame(size: int) -> None:
    async def main() -> None:
        wire = Wire()
        line_on(wire).put(b"x" * size)
        assert heard(wire) == [b"x" * size]

    asyncio.run(main())


def test_what_the_other_end_does_not_take_waits_its_turn_and_the_end_comes_last() -> None:
    async def main() -> None:
        wire: Any = Wire()
        line = line_on(wire)
        wire.is_ready = False
        for message in (b"first", b"second", None):
            line.put(message)
        assert len(line) == 3
        assert not wire.written
        assert not line.ended.is_set()
        wire.is_ready = True
        wire.drained()
        assert heard(wire) == [b"first", b"second"]
        assert line.ended.is_set()

    asyncio.run(main())


def test_nobody_waits_for_a_connection_that_is_gone() -> None:
    async def main() -> None:
        wire: Any = Wire()
        line = line_on(wire)
        wire.is_ready = False
        line.put(b"never sent")
        wire.is_gone = True
        wire.drained()
        assert line.ended.is_set()
        assert not wire.written

    asyncio.run(main())
