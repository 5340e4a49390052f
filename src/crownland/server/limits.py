"""Limits in memory: request rates, connections and tables of each address; and nothing new during a shutdown.

While a process is closing, running commands are finished and answered, no request waits, no table is created, and every
response closes its connection, so that clients connect to another process.
"""

import asyncio
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Coroutine
from typing import Any, Final

from .errors import ApiError

MAX_ADDRESSES: Final = 20_000
MAX_MESSAGE_BYTES: Final = 16 * 1024  # of a message on a socket
DAY: Final = 24 * 60 * 60.0


class TokenBucket:
    """A burst at once, and then a rate per second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, float(burst), time.monotonic()

    def take(self, cost: float = 1) -> float:
        """Take some tokens; return 0, or the seconds until there are enough."""
        self._fill()
        if self._left >= min(cost, self._burst):
            self._left -= cost
            return 0.0
        return (cost - self._left) / self._rate

    def reserve(self, longest: float = math.inf) -> float:
        """Take a token that may be missing; return the seconds until it is there. Later callers wait longer.

        If that is longer than `longest` seconds, none is taken.
        """
        self._fill()
        wait = max(1 - self._left, 0) / self._rate
        if wait <= longest:
            self._left -= 1
        return wait

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


def too_many(what: str, wait: float, code: str = "request/too-many") -> ApiError:
    """Return the error that says how long to wait, in tenths of a second and never 0."""
    seconds = math.ceil(10 * wait) / 10
    return ApiError(code, f"too many {what}; try again in {seconds} seconds", seconds=seconds)


class RateLimiter:
    """A bucket for each address; those unused the longest are dropped."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def check(self, address: str, code: str = "request/too-many", cost: float = 1) -> None:
        """Count a request of an address by its cost. Raises ApiError if the rate is exceeded."""
        if wait := self.take(address, cost):
            raise too_many("requests", wait, code)

    def take(self, address: str, cost: float = 1) -> float:
        """Take tokens of an address; return 0, or the seconds until there are enough."""
        return self.bucket(address).take(cost)

    def bucket(self, address: str) -> TokenBucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._rate, self._burst)
            if len(self._buckets) > MAX_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class ConnectionLimit:
    """How many connections there may be, in all and for each address."""

    def __init__(self, maximum: int, maximum_each: int) -> None:
        self._maximum, self._maximum_each = maximum, maximum_each
        self._taken: Counter[str] = Counter()
        self.total = 0

    def take(self, address: str) -> None:
        """Count a connection. Raises ApiError if there are too many."""
        if self.total >= self._maximum or self._taken[address] >= self._maximum_each:
            raise ApiError("limit/sockets", f"expected fewer connections, but there are {self.total}")
        self._taken[address] += 1
        self.total += 1

    def free(self, address: str) -> None:
        """Count the end of a connection."""
        self.total -= 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]


class TableQuota:
    """How many unfinished tables an address may have created within a day, in all and public ones."""

    def __init__(self, maximum: int, maximum_public: int) -> None:
        self._maximum, self._maximum_public = maximum, maximum_public
        self._tables: dict[str, tuple[str, bool, float]] = {}  # by table: address, public, and when; the oldest first
        self._by_address: dict[str, set[str]] = {}

    def check(self, address: str, public: bool) -> None:
        """Raise ApiError if an address has too many tables."""
        self._forget_old()
        table_ids = self._by_address.get(address, set())
        if len(table_ids) >= self._maximum:
            raise ApiError("limit/tables", f"expected at most {self._maximum} unfinished tables from one address")
        if public and sum(self._tables[table_id][1] for table_id in table_ids) >= self._maximum_public:
            raise ApiError("limit/tables", f"expected at most {self._maximum_public} public tables from one address")

    def add(self, address: str, table_id: str, public: bool) -> None:
        self._tables[table_id] = address, public, time.monotonic()
        self._by_address.setdefault(address, set()).add(table_id)

    def drop(self, table_id: str) -> None:
        """Forget a table that is over."""
        if table_id in self._tables:
            address = self._tables.pop(table_id)[0]
            self._by_address[address].discard(table_id)
            if not self._by_address[address]:
                del self._by_address[address]

    def _forget_old(self) -> None:
        limit = time.monotonic() - DAY
        while self._tables and (oldest := next(iter(self._tables.items())))[1][2] < limit:
            self.drop(oldest[0])


class Shutdown:
    """Whether this process is shutting down."""

    def __init__(self) -> None:
        self._closing = asyncio.Event()

    @property
    def is_closing(self) -> bool:
        return self._closing.is_set()

    def close(self) -> None:
        """Start nothing new from now on."""
        self._closing.set()

    def check(self) -> None:
        """Refuse something new during shutdown."""
        if self.is_closing:
            raise ApiError("server/draining", "this process is shutting down; try again")

    async def wait(self, waiting: Coroutine[Any, Any, None]) -> None:
        """Wait for something, but not beyond the start of the shutdown."""
        tasks = (asyncio.ensure_future(waiting), asyncio.ensure_future(self._closing.wait()))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
