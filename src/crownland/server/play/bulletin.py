"""A table as it was told last to everybody: whole, or as what changed since the time before. Each is encoded once."""

from itertools import count
from typing import Final, Protocol

import msgspec

from .. import protocol
from ..protocol import ENCODER
from ..table.changing import change

_NUMBERS: Final = count()


class Listener(Protocol):
    """A connection to a table."""

    holder: str
    address: str
    takes_changes: bool  # in place of whole tables, wherever it has the one before
    has: int  # the number of the last bulletin that it was sent; -1 for none

    def send(self, message: bytes) -> None:
        """Pass a message on, now or soon."""

    def move(self) -> None:
        """Go to the home of the game, unless that is not wanted."""


class Bulletin:
    """One telling of a table. No two have the same number, at whatever table."""

    def __init__(self, table: protocol.Table, before: "Bulletin | None" = None) -> None:
        self._table, self.number = table, next(_NUMBERS)
        self.known = table  # what those who were told can rely on
        self._before = before.known if before else None
        self._follows = before.number if before else -1
        self._whole: bytes | None = None
        self._change: bytes | None = None

    def deliver(self, listener: Listener) -> None:
        """Send what changed to those who have what it changed from, and the whole table to all others."""
        knows = listener.takes_changes and listener.has == self._follows
        listener.send(self.change() if knows else self.whole())
        listener.has = self.number

    def whole(self) -> bytes:
        if self._whole is None:
            self._whole = ENCODER.encode(self._table)
        return self._whole

    def change(self) -> bytes:
        if self._change is None:
            assert self._before is not None
            before, table = self._before, self._table
            changed = protocol.Changed(table.game, before.ply, table.ply, change(before, table))
            self._change, self._before = ENCODER.encode(changed), None
        return self._change

    def forget_presence(self) -> None:
        """Note that everybody is told apart from this who is connected: the next change tells it in any case."""
        seats = [msgspec.structs.replace(seat, away=None, gone=None) for seat in self._table.seats]
        self.known = msgspec.structs.replace(self._table, seats=seats)
