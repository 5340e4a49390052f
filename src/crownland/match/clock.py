"""Clocks: time for a whole match with an increment for each turn, or a limit for each move; in milliseconds.

Callers pass the time and the seat that thinks next. A clock does not read the time, so a match that is rebuilt from its
log has the same clock. What reads the time has two clocks, both in milliseconds since 1970: `wall_ms` is the calendar's
time, for dates and leases. `monotonic_ms` starts equal and never jumps, so that setting the computer's clock changes
nobody's thinking time; it is only comparable within a process.
"""

import time
from dataclasses import dataclass
from typing import Final

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
_OFFSET: Final = time.time_ns() - time.monotonic_ns()


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    return (_OFFSET + time.monotonic_ns()) // 1_000_000


@dataclass(frozen=True, slots=True)
class Control:
    """A time control: `main` for the match and `increment` for each turn, or `move` for each turn."""

    main: int = 0
    increment: int = 0
    move: int = 0

    @property
    def first(self) -> int:
        """The time that each seat starts with."""
        return self.move or self.main


class Clock:
    """The remaining time of every seat.

    >>> clock = Clock(Control(main=1000, increment=50), seats=2)
    >>> clock.turn(0, at=0)
    >>> clock.turn(1, at=400)
    >>> clock.left(0, at=500), clock.left(1, at=500), clock.flag_at
    (650, 900, 1400)
    """

    def __init__(self, control: Control, seats: int) -> None:
        self.control = control
        self.thinking: int | None = None  # the seat whose clock runs
        self._left = [control.first] * seats
        self._since = 0

    def turn(self, seat: int | None, at: int) -> None:
        """Start the clock of a seat and stop the one that runs; None starts no clock."""
        if seat == self.thinking:
            return
        if self.thinking is not None:
            self._stop(self.thinking, at)
        self.thinking, self._since = seat, at

    def fall(self, seat: int) -> None:
        """Let the flag of a seat fall: its clock stops at 0."""
        self._left[seat] = 0
        self.thinking = None if self.thinking == seat else self.thinking

    def refill(self, seat: int) -> None:
        """Give a returning seat the time of a move, if the control has one."""
        self._left[seat] = self.control.move or self._left[seat]

    def left(self, seat: int, at: int) -> int:
        """Return the time that a seat has left, 0 if its flag has fallen."""
        spent = at - self._since if seat == self.thinking else 0
        return max(self._left[seat] - max(spent, 0), 0)

    @property
    def flag_at(self) -> int | None:
        """When the flag of the seat that thinks will fall."""
        return None if self.thinking is None else self._since + self._left[self.thinking]

    def has_fallen(self, at: int) -> bool:
        """Return whether the seat that thinks has used up its time."""
        return self.flag_at is not None and at >= self.flag_at

    def _stop(self, seat: int, at: int) -> None:
        rest = self.left(seat, at) + self.control.increment
        self._left[seat] = self.control.move or rest
