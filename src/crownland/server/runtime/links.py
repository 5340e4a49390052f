"""Links between the processes of one machine: whole packets, perhaps with an open connection, over Unix sockets.

A process is reached by its name alone, in the namespace that Linux keeps for such sockets, so there are no files to
make or to clean up, and a process on another machine, or in another container, simply is not there. Both ends are of
the same user, or they do not talk. A link that breaks tells at once that its process is gone. Where a system has no
such sockets nobody is near, and every process serves whoever comes to it.
"""

import asyncio
import contextlib
import os
import socket
import struct
import sys
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

MOST_BYTES: Final = 100_000  # of a packet
_BACKLOG: Final = 128
_AT_ONCE: Final = 64  # packets that are read before others get their turn
_MOST_WAITING: Final = 10_000  # packets to somebody who does not read; later ones are dropped, and logs are read again
_CREDENTIALS: Final = struct.Struct("3i")  # process, user, group

Receive = Callable[[bytes, list[int]], bytes | None]  # a packet and open files; the answer goes back


def _name(process: str) -> str:
    return f"\0crownland-{process}"


def _is_ours(line: socket.socket) -> bool:
    """Tell whether the other end belongs to the same user."""
    found = line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    return bool(_CREDENTIALS.unpack(found)[1] == os.geteuid())


class Links:
    """The links of one process: its own door, and a line to each of the others."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.receive: Receive = lambda packet, files: None
        self.answered: Callable[[str, bytes], None] = lambda process, packet: None
        self.lost: Callable[[str], None] = lambda process: None
        self._door: socket.socket | None = None
        self._guests: set[socket.socket] = set()
        self._lines: dict[str, _Line] = {}

    def open(self) -> None:
        """Let others come."""
        if sys.platform != "linux":
            return
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._door.setblocking(False)
        self._door.bind(_name(self.process))
        self._door.listen(_BACKLOG)
        asyncio.get_running_loop().add_reader(self._door, self._let_in)

    def shut(self) -> None:
        """Take nothing more from others, who learn from it that this process is going. Own lines stay."""
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            self._door = None
        for guest in list(self._guests):
            self._hang_up(guest)

    def close(self) -> None:
        self.shut()
        for line in list(self._lines.values()):
            line.close()

    def meet(self, processes: Iterable[str]) -> None:
        """Draw a line to each of these that is on this machine."""
        if sys.platform != "linux":
            return
        for process in processes:
            if process not in self._lines and process != self.process:
                with contextlib.suppress(OSError):
                    self._lines[process] = _Line(process, self)

    def is_near(self, process: str) -> bool:
        return process in self._lines

    def send(self, process: str, packet: bytes) -> bool:
        """Send a packet, now or soon; tell whether there is a line."""
        line = self._lines.get(process)
        return line is not None and line.send(packet)

    def hand(self, process: str, packet: bytes, file: int) -> bool:
        """Send a packet with an open file, if that is possible at once."""
        line = self._lines.get(process)
        return line is not None and line.hand(packet, file)

    def part(self, process: str) -> None:
        """Forget a line that has come to its end, and tell that its process is gone."""
        line = self._lines.pop(process, None)
        if line is not None:
            line.close()
            self.lost(process)

    def _let_in(self) -> None:
        assert self._door is not None
        with contextlib.suppress(OSError):
            guest, _ = self._door.accept()
            if not _is_ours(guest):
                guest.close()
                return
            guest.setblocking(False)
            self._guests.add(guest)
            asyncio.get_running_loop().add_reader(guest, self._hear, guest)

    def _hear(self, guest: socket.socket) -> None:
        for _ in range(_AT_ONCE):
            try:
                packet, files, flags, _ = socket.recv_fds(guest, MOST_BYTES + 1, 1, socket.MSG_CMSG_CLOEXEC)
            except BlockingIOError:
                return
            except OSError:
                packet, files, flags = b"", [], 0
            if not packet:
                self._hang_up(guest)
                return
            if flags & socket.MSG_TRUNC:
                for file in files:
                    os.close(file)
                continue
            answer = self.receive(packet, files)
            if answer is not None:
                with contextlib.suppress(OSError):  # who does not hear it gives up by itself
                    guest.send(answer)

    def _hang_up(self, guest: socket.socket) -> None:
        self._guests.discard(guest)
        asyncio.get_running_loop().remove_reader(guest)
        guest.close()


class _Line:
    """The way to one other process, and what it answers. What does not fit at once waits in a line."""

    def __init__(self, process: str, links: Links) -> None:
        self._process, self._links = process, links
        self._waiting: deque[bytes] = deque()
        self._loop = asyncio.get_running_loop()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            self._socket.setblocking(False)
            self._socket.connect(_name(process))
            if not _is_ours(self._socket):
                raise PermissionError("expected a process of the same user")
        except OSError:
            self._socket.close()
            raise
        self._loop.add_reader(self._socket, self._hear)

    def send(self, packet: bytes) -> bool:
        if self._waiting:
            if len(self._waiting) < _MOST_WAITING:
                self._waiting.append(packet)
            return True
        try:
            self._socket.send(packet)
        except BlockingIOError:
            self._waiting.append(packet)
            self._loop.add_writer(self._socket, self._send_waiting)
        except OSError:
            self._loop.call_soon(self._links.part, self._process)
            return False
        return True

    def hand(self, packet: bytes, file: int) -> bool:
        try:
            socket.send_fds(self._socket, [packet], [file])
        except OSError:  # no room at the moment, or nobody there: whoever asks can do without
            return False
        return True

    def close(self) -> None:
        self._loop.remove_reader(self._socket)
        self._loop.remove_writer(self._socket)
        self._socket.close()

    def _send_waiting(self) -> None:
        try:
            while self._waiting:
                self._socket.send(self._waiting[0])
                self._waiting.popleft()
        except BlockingIOError:
            return
        except OSError:
            self._links.part(self._process)
            return
        self._loop.remove_writer(self._socket)

    def _hear(self) -> None:
        try:
            answer = self._socket.recv(MOST_BYTES)
        except BlockingIOError:
            return
        except OSError:
            answer = b""
        if answer:
            self._links.answered(self._process, answer)
        else:
            self._links.part(self._process)
