"""A child process that reads and writes lines, with timeouts, under a supervisor that ends it reliably."""

import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

_SUPERVISOR: Final = str(Path(__file__).with_name("supervisor.py"))
_PIECE: Final = 1 << 16
_EXIT_TIMEOUT: Final = 2.0  # seconds for a process that closed its output to exit
_KILL_TIMEOUT: Final = 10.0  # seconds for the supervisor to end all child processes


class Lost(Exception):
    """Communication with the process has failed; the text says why."""


class Late(Lost):
    """It did not answer in time."""


class Ended(Lost):
    """It has exited or closed its output."""


class Child:
    """A program with a pipe to its standard input and one from its standard output.

    Its standard error goes to ours; `label` is written before each line.
    """

    def __init__(self, command: Sequence[str], max_line: int, label: str = "") -> None:
        self._life, theirs = socket.socketpair()
        with theirs:
            try:
                self._supervisor = subprocess.Popen(  # noqa: S603  # whoever runs the arena names the program
                    [sys.executable, "-I", "-S", _SUPERVISOR, str(theirs.fileno()), label, *command],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    bufsize=0,
                    start_new_session=True,
                    pass_fds=[theirs.fileno()],
                )
            except OSError as error:
                raise Lost(_no_start(error.errno)) from None
        assert self._supervisor.stdin and self._supervisor.stdout
        self._input, self._output = self._supervisor.stdin, self._supervisor.stdout
        os.set_blocking(self._input.fileno(), False)
        self._max_line = max_line
        self._unread = b""

    def fileno(self) -> int:
        """The file descriptor of its output, for poll."""
        return self._output.fileno()

    def send(self, line: bytes, seconds: float | None = None) -> None:
        """Write one line. Raises Lost if it is not read in time."""
        self._write(line + b"\n", seconds, _deadline(seconds))

    def receive(self, seconds: float | None = None) -> bytes:
        """Return the next line. Raises Lost if there is none in time, or it is too long."""
        return self._read(seconds, _deadline(seconds))

    def ask(self, line: bytes, seconds: float | None = None) -> bytes:
        """Write one line and return the next one. Raises Lost if that takes longer."""
        until = _deadline(seconds)
        self._write(line + b"\n", seconds, until)
        return self._read(seconds, until)

    def _write(self, rest: bytes, seconds: float | None, until: float | None) -> None:
        while rest:
            if not _is_ready(self._input.fileno(), select.POLLOUT, until):
                raise Lost(f"did not read its input within {seconds:g} s")
            try:
                rest = rest[os.write(self._input.fileno(), rest) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._end_reason() from None

    def _read(self, seconds: float | None, until: float | None) -> bytes:
        while b"\n" not in self._unread:
            if len(self._unread) > self._max_line:
                raise Lost(f"wrote a line of more than {self._max_line:,} bytes")
            if not _is_ready(self._output.fileno(), select.POLLIN, until):
                raise Late(f"did not answer within {seconds:g} s")
            piece = os.read(self._output.fileno(), _PIECE)
            if not piece:
                raise self._end_reason()
            self._unread += piece
        line, _, self._unread = self._unread.partition(b"\n")
        if len(line) > self._max_line:
            raise Lost(f"wrote a line of more than {self._max_line:,} bytes")
        return line

    def read_unsolicited(self) -> bytes:
        """Return output that was written before it was asked for, if any."""
        if not self._unread and _is_ready(self._output.fileno(), select.POLLIN, 0):
            self._unread = os.read(self._output.fileno(), _PIECE)
        return self._unread

    def close(self) -> None:
        """Close its input."""
        self._input.close()

    def end(self, grace: float = 0) -> None:
        """Close its input, wait, then end it with all its child processes."""
        self.close()
        with suppress(subprocess.TimeoutExpired):
            self._supervisor.wait(grace)
        with suppress(OSError):  # it has ended
            self._life.shutdown(socket.SHUT_RDWR)
        with suppress(subprocess.TimeoutExpired):
            self._supervisor.wait(_KILL_TIMEOUT)
        self._supervisor.kill()
        self._supervisor.wait()
        self._life.close()
        self._output.close()

    def _end_reason(self) -> Lost:
        """Return why the process ended, as reported by the supervisor."""
        self._life.settimeout(_EXIT_TIMEOUT)
        with suppress(TimeoutError):
            what, _, number = self._life.recv(_PIECE).decode().partition(" ")
            if what == "failed":
                return Lost(_no_start(int(number)))
            return Ended(_exit_reason(int(number)) if what == "ended" else "was ended with its supervisor")
        return Ended("closed its output")


def _no_start(errno: int | None) -> str:
    return f"could not be started: {os.strerror(errno or 0)}"


def _exit_reason(code: int) -> str:
    return f"ended with exit code {code}" if code >= 0 else f"was ended by {_signal_name(-code)}"


def _signal_name(number: int) -> str:
    """Return the name of a signal; real-time signals have none."""
    return signal.Signals(number).name if number in set(signal.Signals) else f"signal {number}"


def _deadline(seconds: float | None) -> float | None:
    return None if seconds is None else time.monotonic() + seconds


def _is_ready(pipe: int, what: int, until: float | None) -> bool:
    poll = select.poll()
    poll.register(pipe, what)
    return bool(poll.poll(None if until is None else max(until - time.monotonic(), 0) * 1000))
