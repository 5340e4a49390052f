"""`python keeper.py LIFE LABEL PROGRAM …`: runs a program, and leaves nothing of it behind, whatever happens.

The keeper stands between us and the program, whose input and output it hands on untouched. `LIFE` is the number of a
socket: when its other end is closed, be it by the end of our process, the program is killed. However the program ends,
all processes that it started are killed as well; the socket is told `ended CODE`, or `failed ERRNO` where it could not
even start. Lines that the program writes to standard error get the label in front, if there is one.

On Linux orphans come back to the keeper, so none can hide. Elsewhere those escape that leave the program's group.
This file imports nothing of ours, so that it starts quickly.
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
_LAST_WORDS: Final = 1.0  # seconds in which standard error must have taken what the program wrote


def main(life: socket.socket, label: str, words: list[str]) -> None:
    """Run the program and tell how that went."""
    _set(_SUBREAPER, 1)
    try:
        program = subprocess.Popen(  # noqa: S603  # whoever runs the arena names the program
            words,
            start_new_session=True,
            stderr=subprocess.PIPE if label else None,
            preexec_fn=_die_with_the_keeper,  # noqa: PLW1509  # there are no threads yet
        )
    except OSError as error:
        _report(life, f"failed {error.errno or 0}")
        return
    _let_go_of_pipes()
    errors = threading.Thread(target=_pass_on, args=(program.stderr, f"{label}: ".encode()), daemon=True)
    errors.start()
    threading.Thread(target=_kill_after, args=(life, program), daemon=True).start()
    code = program.wait()
    _report(life, f"ended {code}")
    _end_all(program.pid)
    errors.join(_LAST_WORDS)


def _let_go_of_pipes() -> None:
    """Leave input and output to the program, so that each end notices when the other closes them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)


def _pass_on(errors: IO[bytes] | None, label: bytes) -> None:
    with suppress(OSError):
        while errors and (line := errors.readline(_LINE)):
            os.write(2, label + _harmless(line) + b"\n")


def _harmless(line: bytes) -> bytes:
    """Spell out what would steer a terminal, or is no text at all."""
    text = line.decode("utf-8", "backslashreplace").rstrip("\r\n")
    letters = (letter if letter.isprintable() or letter == "\t" else ascii(letter)[1:-1] for letter in text)
    return "".join(letters).encode()


def _kill_after(life: socket.socket, program: "subprocess.Popen[bytes]") -> None:
    with suppress(OSError):
        life.recv(1)
    program.kill()


def _end_all(group: int) -> None:
    """Kill the program's group, then every orphan that comes to us, until none is left."""
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


def _die_with_the_keeper() -> None:
    _set(_DEATH_SIGNAL, signal.SIGKILL)


def _set(option: int, value: int) -> None:
    if _ON_LINUX:
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _report(life: socket.socket, ending: str) -> None:
    with suppress(OSError):
        life.sendall(ending.encode())


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])), sys.argv[2], sys.argv[3:])
