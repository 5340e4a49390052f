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

MAX_BYTES: Final = 100_000  # of a packet
_BACKLOG: Final = 128
_AT_ONCE: Final = 64  # packets that are read before others get their turn
_MAX_WAITING: Final = 10_000  # packets to somebody who does not read; later ones are dropped, and logs are read again
_CREDENTIALS: Final = struct.Struct("3i")  # process, user, group

Receive = Callable[[bytes, list[int]], bytes | None]  # a packet and open files; the answer goes back


def _name(process: str) -> str:
    return f"\0crownland-{process}"


def _is_same_user(link: socket.socket) -> bool:
    """Tell whether the other end belongs to the same user."""
    found = link.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    return bool(_CREDENTIALS.unpack(found)[1] == os.geteuid())


class Links:
    """The links of one process: its own door, and a line to each of the others."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.receive: Receive = lambda packet, files: None
        self.answered: Callable[[str, bytes], None] = lambda process, packet: None
        self.lost: Callable[[str], None] = lambda process: None
        self._listener: socket.socket | None = None
        self._accepted: set[socket.socket] = set()
        self._links: dict[str, _Link] = {}

    def open(self) -> None:
        """Let others come."""
        if sys.platform != "linux":
            return
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listener.setblocking(False)
        self._listener.bind(_name(self.process))
        self._listener.listen(_BACKLOG)
        asyncio.get_running_loop().add_reader(self._listener, self._accept)

    def stop_listening(self) -> None:
        """Take nothing more from others, who learn from it that this process is going. Own lines stay."""
        if self._listener is not None:
            asyncio.get_running_loop().remove_reader(self._listener)
            self._listener.close()
            self._listener = None
        for peer in list(self._accepted):
            self._disconnect(peer)

    def close(self) -> None:
        self.stop_listening()
        for link in list(self._links.values()):
            link.close()

    def connect(self, processes: Iterable[str]) -> None:
        """Draw a line to each of these that is on this machine."""
        if sys.platform != "linux":
            return
        for process in processes:
            if process not in self._links and process != self.process:
                with contextlib.suppress(OSError):
                    self._links[process] = _Link(process, self)

    def is_near(self, process: str) -> bool:
        return process in self._links

    def send(self, process: str, packet: bytes) -> bool:
        """Send a packet, now or soon; tell whether there is a line."""
        link = self._links.get(process)
        return link is not None and link.send(packet)

    def send_file(self, process: str, packet: bytes, file: int) -> bool:
        """Send a packet with an open file, if that is possible at once."""
        link = self._links.get(process)
        return link is not None and link.send_file(packet, file)

    def drop(self, process: str) -> None:
        """Forget a line that has come to its end, and tell that its process is gone."""
        link = self._links.pop(process, None)
        if link is not None:
            link.close()
            self.lost(process)

    def _accept(self) -> None:
        assert self._listener is not None
        with contextlib.suppress(OSError):
            peer, _ = self._listener.accept()
            if not _is_same_user(peer):
                peer.close()
                return
            peer.setblocking(False)
            self._accepted.add(peer)
            asyncio.get_running_loop().add_reader(peer, self._receive, peer)

    def _receive(self, peer: socket.socket) -> None:
        for _ in range(_AT_ONCE):
            try:
                packet, files, flags, _ = socket.recv_fds(peer, MAX_BYTES + 1, 1, socket.MSG_CMSG_CLOEXEC)
            except BlockingIOError:
                return
            except OSError:
                packet, files, flags = b"", [], 0
            if not packet:
                self._disconnect(peer)
                return
            if flags & socket.MSG_TRUNC:
                for file in files:
                    os.close(file)
                continue
            answer = self.receive(packet, files)
            if answer is not None:
                with contextlib.suppress(OSError):  # who does not hear it gives up by itself
                    peer.send(answer)

    def _disconnect(self, peer: socket.socket) -> None:
        self._accepted.discard(peer)
        asyncio.get_running_loop().remove_reader(peer)
        peer.close()


class _Link:
    """The way to one other process, and what it answers. What does not fit at once waits in a line."""

    def __init__(self, process: str, links: Links) -> None:
        self._process, self._owner = process, links
        self._waiting: deque[bytes] = deque()
        self._loop = asyncio.get_running_loop()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            self._socket.setblocking(False)
            self._socket.connect(_name(process))
            if not _is_same_user(self._socket):
                raise PermissionError("expected a process of the same user")
        except OSError:
            self._socket.close()
            raise
        self._loop.add_reader(self._socket, self._receive)

    def send(self, packet: bytes) -> bool:
        if self._waiting:
            if len(self._waiting) < _MAX_WAITING:
                self._waiting.append(packet)
            return True
        try:
            self._socket.send(packet)
        except BlockingIOError:
            self._waiting.append(packet)
            self._loop.add_writer(self._socket, self._send_waiting)
        except OSError:
            self._loop.call_soon(self._owner.drop, self._process)
            return False
        return True

    def send_file(self, packet: bytes, file: int) -> bool:
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
            self._owner.drop(self._process)
            return
        self._loop.remove_writer(self._socket)

    def _receive(self) -> None:
        try:
            answer = self._socket.recv(MAX_BYTES)
        except BlockingIOError:
            return
        except OSError:
            answer = b""
        if answer:
            self._owner.answered(self._process, answer)
        else:
            self._owner.drop(self._process)
