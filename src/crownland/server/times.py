"""Two clocks, both in milliseconds since 1970.

`wall_ms` is the calendar's time, for dates and leases. `monotonic_ms` starts equal and never jumps, so that setting the
computer's clock changes nobody's thinking time; it is only comparable within a process.
"""

import time
from typing import Final

_OFFSET: Final = time.time_ns() - time.monotonic_ns()


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    return (_OFFSET + time.monotonic_ns()) // 1_000_000
