"""Other processes, for tests: whether they live, and waiting until they do not."""

import time
from collections.abc import Callable
from typing import Final

import psutil

PATIENCE: Final = 120.0  # seconds that a loaded machine may take


def lives(pid: int) -> bool:
    """Tell whether a process still does anything."""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for a condition; fail where it does not come."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)
