"""Limits: how often an address may ask, and how many connections it may hold. All in memory, a little for each."""

import time
from collections import Counter, OrderedDict
from typing import Final

from .errors import Refusal

MOST_ADDRESSES: Final = 20_000


class Bucket:
    """So many at once, and then so many a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, float(burst), time.monotonic()

    def take(self) -> float:
        """Take one; return 0, or the seconds to wait when there is none."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate


class Rates:
    """A bucket for each address; those that asked longest ago are forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str, code: str = "request/too-many") -> None:
        """Count one request of an address; raise Refusal where it asks too often."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if wait := bucket.take():
            raise Refusal(code, f"expected fewer requests; wait {wait:.1f} seconds", seconds=round(wait, 1))


class Places:
    """Connections: so many in all, and so many for each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most, self._most_each = most, most_each
        self._taken: Counter[str] = Counter()
        self.total = 0

    def take(self, address: str) -> None:
        """Count a connection in; raise Refusal where there are too many."""
        if self.total >= self._most or self._taken[address] >= self._most_each:
            raise Refusal("limit/sockets", f"expected fewer connections, but there are {self.total}")
        self._taken[address] += 1
        self.total += 1

    def free(self, address: str) -> None:
        """Count a connection out."""
        self.total -= 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
