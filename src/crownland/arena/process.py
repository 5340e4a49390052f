"""A process that talks in lines: under a keeper of its own, never waited for longer than said, never left behind."""

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

_KEEPER: Final = str(Path(__file__).with_name("supervisor.py"))
_PIECE: Final = 1 << 16
_DYING: Final = 2.0  # seconds that a process which closed its output has to end by itself
_KILLING: Final = 10.0  # seconds that the keeper has to end whatever the process has started


class Lost(Exception):
    """The process cannot be talked to any more; the text says why."""


class Late(Lost):
    """It did not answer in time."""


class Ended(Lost):
    """It has ended, or talks no more."""


class Child:
    """A program with a pipe to its standard input and one from its standard output.

    What it writes to standard error goes where ours goes, with a label in front of each line if there is one.
    """

    def __init__(self, words: Sequence[str], longest: int, label: str = "") -> None:
        self._life, theirs = socket.socketpair()
        with theirs:
            try:
                self._keeper = subprocess.Popen(  # noqa: S603  # whoever runs the arena names the program
                    [sys.executable, "-I", "-S", _KEEPER, str(theirs.fileno()), label, *words],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    bufsize=0,
                    start_new_session=True,
                    pass_fds=[theirs.fileno()],
                )
            except OSError as error:
                raise Lost(_no_start(error.errno)) from None
        assert self._keeper.stdin and self._keeper.stdout
        self._input, self._output = self._keeper.stdin, self._keeper.stdout
        os.set_blocking(self._input.fileno(), False)
        self._longest = longest
        self._unread = b""

    def fileno(self) -> int:
        """What to wait on for a line."""
        return self._output.fileno()

    def send(self, line: bytes, seconds: float | None = None) -> None:
        """Write one line; raise Lost if it is not taken in time."""
        self._write(line + b"\n", seconds, _deadline(seconds))

    def receive(self, seconds: float | None = None) -> bytes:
        """Return the next line; raise Lost if none comes in time, or one without an end."""
        return self._read(seconds, _deadline(seconds))

    def ask(self, line: bytes, seconds: float | None = None) -> bytes:
        """Write one line and return the next one that comes; raise Lost if that takes longer."""
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
                raise self._ending() from None

    def _read(self, seconds: float | None, until: float | None) -> bytes:
        while b"\n" not in self._unread:
            if len(self._unread) > self._longest:
                raise Lost(f"wrote a line of more than {self._longest:,} bytes")
            if not _is_ready(self._output.fileno(), select.POLLIN, until):
                raise Late(f"did not answer within {seconds:g} s")
            piece = os.read(self._output.fileno(), _PIECE)
            if not piece:
                raise self._ending()
            self._unread += piece
        line, _, self._unread = self._unread.partition(b"\n")
        if len(line) > self._longest:
            raise Lost(f"wrote a line of more than {self._longest:,} bytes")
        return line

    def unasked(self) -> bytes:
        """Return what the process has written although nothing was asked; nothing where it waits."""
        if not self._unread and _is_ready(self._output.fileno(), select.POLLIN, 0):
            self._unread = os.read(self._output.fileno(), _PIECE)
        return self._unread

    def close(self) -> None:
        """Let the process know that nothing more will come."""
        self._input.close()

    def end(self, grace: float = 0) -> None:
        """Close the input, give it time to end, then end it with all that it has started."""
        self.close()
        with suppress(subprocess.TimeoutExpired):
            self._keeper.wait(grace)
        with suppress(OSError):  # it has ended
            self._life.shutdown(socket.SHUT_RDWR)
        with suppress(subprocess.TimeoutExpired):
            self._keeper.wait(_KILLING)
        self._keeper.kill()
        self._keeper.wait()
        self._life.close()
        self._output.close()

    def _ending(self) -> Lost:
        """Say why nothing more comes, by what the keeper tells."""
        self._life.settimeout(_DYING)
        with suppress(TimeoutError):
            what, _, number = self._life.recv(_PIECE).decode().partition(" ")
            if what == "failed":
                return Lost(_no_start(int(number)))
            return Ended(_exit_reason(int(number)) if what == "ended" else "was ended with its keeper")
        return Ended("closed its output")


def _no_start(errno: int | None) -> str:
    return f"could not be started: {os.strerror(errno or 0)}"


def _exit_reason(code: int) -> str:
    return f"ended with exit code {code}" if code >= 0 else f"was ended by {_signal_name(-code)}"


def _signal_name(number: int) -> str:
    """Return what a signal is called; those for real time have no names."""
    return signal.Signals(number).name if number in set(signal.Signals) else f"signal {number}"


def _deadline(seconds: float | None) -> float | None:
    return None if seconds is None else time.monotonic() + seconds


def _is_ready(pipe: int, what: int, until: float | None) -> bool:
    poll = select.poll()
    poll.register(pipe, what)
    return bool(poll.poll(None if until is None else max(until - time.monotonic(), 0) * 1000))
