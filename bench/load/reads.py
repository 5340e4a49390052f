"""Where the few things that a player must know stand in a message: found by searching for bytes."""

import random
from typing import Final

_VERSION: Final = b'"version":'
_PHASE: Final = b'"phase":"'
_SEAT: Final = b'"seat":'
_OPTIONS: Final = b'"options":['
_EVENTS: Final = b'],"events":'
_ID: Final = b'"id":'


def number_at(message: bytes, at: int) -> int:
    """Read the whole number that begins there."""
    end = at
    while message[end : end + 1].isdigit():
        end += 1
    return int(message[at:end])


def version_in(message: bytes) -> int:
    """Return the version of a table or of an answer."""
    return number_at(message, message.index(_VERSION) + len(_VERSION))


def seat_of(table: bytes) -> int | None:
    """Return the seat in turn; None when the match is over."""
    at = table.index(_SEAT, table.index(_PHASE)) + len(_SEAT)
    return None if table[at : at + 1] == b"n" else number_at(table, at)


def options_in(message: bytes) -> bytes | None:
    """Return the part of a table that lists the options; None where there is none."""
    start = message.find(_OPTIONS)
    return message[start : message.index(_EVENTS, start)] if start >= 0 else None


def any_of(options: bytes, luck: random.Random) -> int:
    """Return the int of some option."""
    each = options.split(_ID)
    return number_at(each[luck.randrange(1, len(each))], 0)


def seats_of(welcome: bytes) -> list[int]:
    """Return the seats that `welcome` says are ours."""
    start = welcome.index(b'"seats":[') + len(b'"seats":[')
    return [int(seat) for seat in welcome[start : welcome.index(b"]", start)].split(b",") if seat]


def text_of(message: bytes, name: str) -> str:
    """Return the text of a field; empty where there is none."""
    sign = f'"{name}":"'.encode()
    start = message.find(sign)
    return message[start + len(sign) : message.index(b'"', start + len(sign))].decode() if start >= 0 else ""
