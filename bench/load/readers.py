"""What a player makes of the messages about a table: whose turn it is, and what may be done.

Whoever is sent views looks for a few bytes and reads no JSON. Whoever is sent actions follows them with the rules.
"""

import random
from typing import Any, Final, Protocol

import msgspec

from crownland import State

from .reads import any_of, options_in, seat_of

TABLE: Final = 0x74  # the letter by which `{"type":"table"` is told from a change


class Reader(Protocol):
    """One player's knowledge of a table."""

    @property
    def seat(self) -> int | None:
        """The seat in turn; None when the match is over."""

    def see(self, message: bytes) -> None:
        """Take a table, or what changed there."""

    def choose(self, luck: random.Random) -> int:
        """Return the int of some legal action."""


class ViewReader:
    """Who is sent views."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self._options = b""

    def see(self, message: bytes) -> None:
        self._options = options_in(message) or self._options
        self.seat = seat_of(message)

    def choose(self, luck: random.Random) -> int:
        return any_of(self._options, luck)


class _Actions(msgspec.Struct):
    variant: str = ""
    actions: Any = None


class _Message(_Actions):
    change: _Actions | None = None


_DECODER: Final = msgspec.json.Decoder(_Message)


class ActionReader:
    """Who is sent actions, of matches of one game in which nothing is taken back."""

    def __init__(self) -> None:
        self._state: State | None = None

    @property
    def seat(self) -> int | None:
        return None if self._state is None or self._state.is_over else self._state.seat

    def see(self, message: bytes) -> None:
        read = _DECODER.decode(message)
        if message[9] == TABLE:
            self._state = State(read.variant) if read.actions else None
            self._apply(read.actions[0] if read.actions else [])
        elif read.change is not None and read.change.actions is not None:
            self._apply(read.change.actions["0"]["push"])

    def _apply(self, codes: list[int]) -> None:
        for code in codes:
            assert self._state is not None
            self._state.apply_unchecked(code)

    def choose(self, luck: random.Random) -> int:
        assert self._state is not None
        return luck.choice(self._state.legal_codes())


READERS: Final[dict[str, type[Reader]]] = {"actions": ActionReader, "views": ViewReader}
