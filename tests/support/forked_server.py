"""Servers without waiting for the program to load: each is forked from a process that has loaded it.

A server costs two seconds of processor time until it listens, nearly all of it for loading. Whatever a test wants to
have from the beginning, such as another Python or an empty cache, is started as anybody starts a server.
"""

import json
import os
import subprocess
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).parents[2] / "bench" / "torturing" / "forking.py"


class ServerForker:
    """The process from which servers are forked. It ends, and they with it, when this one does."""

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, str(SCRIPT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._answer()

    def order(self, **order: Any) -> Any:
        with self._turn:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
            return self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())


@cache
def forker() -> ServerForker:
    """Return the forker of this process; the first who asks waits until the program is loaded."""
    return ServerForker()


class ForkedServer:
    """A forked server, told as `subprocess.Popen` tells a process."""

    def __init__(self, words: list[str], log: Path, environment: dict[str, str]) -> None:
        self.pid: int = forker().order(start={"words": words, "log": str(log), "environment": environment})
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = forker().order(poll=self.pid)
        return self.returncode

    def wait(self, timeout: float = 3600) -> int:
        deadline = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("crownland serve", timeout)
            time.sleep(0.01)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)
