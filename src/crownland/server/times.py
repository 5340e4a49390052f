"""Two ways to tell the time, in milliseconds since 1970.

`wall` is what a calendar says; dates and the signs of life between processes go by it. `clock` begins as the same and
then only runs: whoever sets the computer's clock takes no time from anybody who thinks. It is good within a process.
"""

import time
from typing import Final

_OFFSET: Final = time.time_ns() - time.monotonic_ns()


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    return (_OFFSET + time.monotonic_ns()) // 1_000_000
