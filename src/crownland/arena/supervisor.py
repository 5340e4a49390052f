"""`python supervisor.py LIFE LABEL PROGRAM …`: runs a program and ends it with all its child processes.

The program inherits our input and output. `LIFE` is the number of a socket: when its other end is closed, also by the
end of our process, the program is killed. When the program ends, its child processes are killed, and `ended CODE` is
written to the socket, or `failed ERRNO` if it could not start. LABEL is written before each line of its standard error.

On Linux the supervisor adopts orphans. Elsewhere processes that leave the program's group escape. This file imports
nothing of ours, so that it starts quickly.
"""

import ctypes
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

_ON_LINUX: Final = sys.platform == "linux"
_DEATH_SIGNAL: Final = 1  # PR_SET_PDEATHSIG
_SUBREAPER: Final = 36  # PR_SET_CHILD_SUBREAPER
_LINE: Final = 4096  # bytes of a line that are written at once
_FLUSH_TIMEOUT: Final = 1.0  # seconds to copy the rest of standard error


def main(life: socket.socket, label: str, words: list[str]) -> None:
    """Run the program and report how it ended."""
    _set(_SUBREAPER, 1)
    try:
        program = subprocess.Popen(  # noqa: S603  # whoever runs the arena names the program
            words,
            start_new_session=True,
            stderr=subprocess.PIPE if label else None,
            preexec_fn=_die_with_the_supervisor,  # noqa: PLW1509  # there are no threads yet
        )
    except OSError as error:
        _report(life, f"failed {error.errno or 0}")
        return
    _close_pipes()
    errors = threading.Thread(target=_copy_errors, args=(program.stderr, f"{label}: ".encode()), daemon=True)
    errors.start()
    threading.Thread(target=_kill_after, args=(life, program), daemon=True).start()
    code = program.wait()
    _report(life, f"ended {code}")
    _end_all(program.pid)
    errors.join(_FLUSH_TIMEOUT)


def _close_pipes() -> None:
    """Close our copies of input and output, so that each end notices when the other closes them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)


def _copy_errors(errors: IO[bytes] | None, label: bytes) -> None:
    with suppress(OSError):
        while errors and (line := errors.readline(_LINE)):
            os.write(2, label + _printable(line) + b"\n")


def _printable(line: bytes) -> bytes:
    """Escape control characters and invalid bytes."""
    text = line.decode("utf-8", "backslashreplace").rstrip("\r\n")
    letters = (letter if letter.isprintable() or letter == "\t" else ascii(letter)[1:-1] for letter in text)
    return "".join(letters).encode()


def _kill_after(life: socket.socket, program: "subprocess.Popen[bytes]") -> None:
    with suppress(OSError):
        life.recv(1)
    program.kill()


def _end_all(group: int) -> None:
    """Kill the program's group, then all orphans that we adopt, until none is left."""
    with suppress(OSError):
        os.killpg(group, signal.SIGKILL)
    while orphans := list(_children()):
        for orphan in orphans:
            with suppress(PermissionError):
                os.kill(orphan, signal.SIGKILL)
            os.waitpid(orphan, 0)


def _children() -> Iterator[int]:
    for stat in Path("/proc").glob("[0-9]*/stat") if _ON_LINUX else ():
        with suppress(OSError):
            _, parent, *_ = stat.read_bytes().rpartition(b")")[2].split()
            if int(parent) == os.getpid():
                yield int(stat.parent.name)


def _die_with_the_supervisor() -> None:
    _set(_DEATH_SIGNAL, signal.SIGKILL)


def _set(option: int, value: int) -> None:
    if _ON_LINUX:
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _report(life: socket.socket, ending: str) -> None:
    with suppress(OSError):
        life.sendall(ending.encode())


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])), sys.argv[2], sys.argv[3:])
