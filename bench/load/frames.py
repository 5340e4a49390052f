"""WebSocket frames by hand (RFC 6455): only what a client needs that talks to our own server."""

import zlib
from typing import Final

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
_LAST: Final = 0x80
_SQUEEZED: Final = 0x40
_NO_MASK: Final = bytes(4)  # a client has to mask; a mask of zeros changes nothing and costs nothing
_TAIL: Final = b"\0\0\xff\xff"


def frame(kind: int, payload: bytes) -> bytes:
    """Return one whole frame of a client."""
    size = len(payload)
    if size < 126:
        return bytes((_LAST | kind, 0x80 | size)) + _NO_MASK + payload
    return bytes((_LAST | kind, 0xFE)) + size.to_bytes(2) + _NO_MASK + payload


def text(payload: bytes) -> bytes:
    """Return a message as a frame."""
    return frame(TEXT, payload)


class Frames:
    """Takes what a server sends apart. Our server sends each message in one frame."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """Return the kinds and payloads of all frames that are complete by now."""
        if self._rest:
            data = self._rest + data
        found, at, end = [], 0, len(data)
        while end - at >= 2:
            first, size, start = data[at], data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if start > end or end - start < size:
                break
            payload, at = data[start : start + size], start + size
            found.append((first & 0x0F, squeezed_out(payload) if first & _SQUEEZED else payload))
        self._rest = data[at:]
        return found


def squeezed_out(payload: bytes) -> bytes:
    """Undo `permessage-deflate`, where each message stands for itself (RFC 7692)."""
    return zlib.decompressobj(-15).decompress(payload + _TAIL)
