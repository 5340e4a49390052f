"""How long a search may go on: for a number of playouts, which can be repeated exactly, or for a time."""

import time
from dataclasses import dataclass
from typing import Final

STANDARD: Final = 2000  # playouts, where nothing is said
_GLANCE: Final = 0.002  # seconds between two looks at the clock, and at whether somebody wants to stop
_MOST: Final = 4096  # playouts between two looks


@dataclass(frozen=True, slots=True)
class Budget:
    """Playouts or milliseconds for one decision."""

    playouts: int = 0
    ms: int = 0

    @classmethod
    def of(cls, playouts: int | None, ms: int | None) -> "Budget":
        return cls(ms=ms) if ms is not None else cls(playouts=STANDARD if playouts is None else playouts)

    def begin(self) -> "Purse":
        return Purse(self)


class Purse:
    """What is left of a budget during one decision."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = self._looked = time.perf_counter()
        self._spent = 0
        self._rate = 1 / _GLANCE  # playouts a second, as measured so far

    def take(self, part: float, apiece: int = 1) -> int:
        """Return how many playouts may be made next for each of `apiece` options, 0 when this part is used up.

        `part` is the share of the whole budget that may be used by then, from 0 to 1.
        """
        if self._budget.ms:
            return self._take_time(part, apiece)
        left = round(self._budget.playouts * part) - self._spent
        each = max(min(left, _MOST), 0) // apiece
        if each == 0 and self._spent < apiece:
            each = 1  # every option is tried once
        self._spent += each * apiece
        return each

    def _take_time(self, part: float, apiece: int) -> int:
        now = time.perf_counter()
        if self._spent:
            self._rate = self._spent / max(now - self._start, 1e-6)
        left = self._start + part * self._budget.ms / 1000 - now
        if left <= 0 and self._spent >= apiece:
            return 0
        each = max(1, min(int(self._rate * min(left, _GLANCE)), _MOST) // apiece)
        self._spent += each * apiece
        return each
