"""Links between the processes of one machine: packets, perhaps with an open connection, over Unix sockets.

A process is reached by its name in Linux's abstract socket namespace, so there are no files to create or to clean up,
and processes on other machines or in other containers are simply not found. Both ends must belong to the same user. A
broken link shows at once that a process is gone. On systems without such sockets there are no links, and every process
serves the clients that connect to it.
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
_AT_ONCE: Final = 64  # packets that are read before other work gets its turn
_MAX_WAITING: Final = (
    10_000  # packets to a process that does not read; later ones are dropped, and logs are compared anyway
)
_CREDENTIALS: Final = struct.Struct("3i")  # process, user, group

Receive = Callable[[bytes, list[int]], bytes | None]  # a packet and open files → the answer


def _name(process: str) -> str:
    return f"\0crownland-{process}"


def _is_same_user(link: socket.socket) -> bool:
    """Whether the other end belongs to the same user."""
    found = link.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    return bool(_CREDENTIALS.unpack(found)[1] == os.geteuid())


class Links:
    """The links of one process: its listening socket, and a link to each of the others."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.receive: Receive = lambda packet, files: None
        self.answered: Callable[[str, bytes], None] = lambda process, packet: None
        self.lost: Callable[[str], None] = lambda process: None
        self._listener: socket.socket | None = None
        self._accepted: set[socket.socket] = set()
        self._links: dict[str, _Link] = {}

    def open(self) -> None:
        """Start listening."""
        if sys.platform != "linux":
            return
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listener.setblocking(False)
        self._listener.bind(_name(self.process))
        self._listener.listen(_BACKLOG)
        asyncio.get_running_loop().add_reader(self._listener, self._accept)

    def stop_listening(self) -> None:
        """Stop accepting and receiving, by which the others see that this process is stopping. Own links stay."""
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
        """Open a link to each of these processes that is on this machine."""
        if sys.platform != "linux":
            return
        for process in processes:
            if process not in self._links and process != self.process:
                with contextlib.suppress(OSError):
                    self._links[process] = _Link(process, self)

    def is_near(self, process: str) -> bool:
        return process in self._links

    def send(self, process: str, packet: bytes) -> bool:
        """Send a packet, now or soon. Returns whether there is a link."""
        link = self._links.get(process)
        return link is not None and link.send(packet)

    def send_file(self, process: str, packet: bytes, file: int) -> bool:
        """Send a packet with an open file, if that is possible at once."""
        link = self._links.get(process)
        return link is not None and link.send_file(packet, file)

    def drop(self, process: str) -> None:
        """Close a broken link and report that its process is gone."""
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
                with contextlib.suppress(OSError):  # the other end times out
                    peer.send(answer)

    def _disconnect(self, peer: socket.socket) -> None:
        self._accepted.discard(peer)
        asyncio.get_running_loop().remove_reader(peer)
        peer.close()


class _Link:
    """The connection to one other process. Packets that cannot be sent at once are queued."""

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
        except OSError:  # no room at the moment, or the process is gone
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
