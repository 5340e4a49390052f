"""The other processes of a cluster, and connections that are handed over between processes of one machine.

A client may connect to any process. The process that has read the request for a socket passes the open connection, with
what it has read, to the home of the table, and closes its own copy once that process has accepted; from then on the
home serves the client itself. This costs something once for each connection and nothing for each move. If the home
refuses, is gone or is full, the connection stays where it is.
"""

import asyncio
import re
import socket
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import structlog

from ..settings import Settings
from .bus import MESSAGES, Bus, PostgresBus
from .links import MAX_BYTES, Links
from .placement import Placement

HANDOFF: Final = b"h"  # first byte of a packet with a connection
YES: Final = b"+"
NO: Final = b"-"
OFFER_TIMEOUT: Final = 5.0  # seconds
_NUMBER: Final = struct.Struct("!I")
_SOCKET: Final = re.compile(rb"/api/games/([a-z0-9]{1,16})/socket(?:\?(.*))?$")
_STAY: Final = re.compile(rb"(?:^|&)stay(?:=|&|$)")


class PendingConnection(Protocol):
    """A connection that has been offered to another process."""

    def stay(self) -> None:
        """Serve the connection here."""

    def go(self) -> None:
        """Close the local copy: another process has the connection."""

    def end(self) -> None:
        """End the connection, for whoever has it."""


@dataclass(slots=True)
class _Offer:
    connection: PendingConnection
    process: str
    timer: asyncio.TimerHandle


class ConnectionHandoff:
    """The connections that this process offers to others, and those that it accepts."""

    def __init__(self, placement: Placement, links: Links, take: Callable[[socket.socket, bytes], bool]) -> None:
        self._placement, self._links, self._take = placement, links, take
        self._offers: dict[int, _Offer] = {}
        self._count = 0

    def offer(self, connection: PendingConnection, address: bytes, request: bytes, file: int) -> bool:
        """Offer a connection to the home of the table that it asks for. Returns whether it was sent there.

        If so, `go` or `stay` is called soon, and the connection must not be read until then.
        """
        wanted = _SOCKET.match(address)
        if wanted is None or (wanted[2] and _STAY.search(wanted[2])) or len(request) > MAX_BYTES - _NUMBER.size - 1:
            return False
        home = self._placement.home(wanted[1].decode())
        if home == self._placement.process or not self._links.is_near(home):
            return False
        self._count = number = (self._count + 1) % 2**32
        if not self._links.send_file(home, HANDOFF + _NUMBER.pack(number) + request, file):
            return False
        timer = asyncio.get_running_loop().call_later(OFFER_TIMEOUT, self._time_out, number)
        self._offers[number] = _Offer(connection, home, timer)
        return True

    def withdraw(self, connection: PendingConnection) -> None:
        """Forget a connection that has ended."""
        for number, offer in list(self._offers.items()):
            if offer.connection is connection:
                self._close_offer(number)

    def answered(self, process: str, packet: bytes) -> None:
        """Handle the answer of another process."""
        offer = self._close_offer(_NUMBER.unpack(packet[1:])[0])
        if offer is not None:
            (offer.connection.go if packet[:1] == YES else offer.connection.stay)()

    def lost(self, process: str) -> None:
        """Keep the connections that were offered to a process that is gone."""
        for number, offer in list(self._offers.items()):
            if offer.process == process:
                self._close_offer(number)
                offer.connection.stay()

    def receive(self, packet: bytes, files: list[int]) -> bytes:
        """Accept or refuse a connection that another process offers; return the answer."""
        number, request = packet[1 : 1 + _NUMBER.size], packet[1 + _NUMBER.size :]
        connection_socket = socket.socket(fileno=files[0]) if files else None
        taken = connection_socket is not None and self._take(connection_socket, request)
        if connection_socket is not None and not taken:
            connection_socket.close()
        return (YES if taken else NO) + number

    def _close_offer(self, number: int) -> _Offer | None:
        offer = self._offers.pop(number, None)
        if offer is not None:
            offer.timer.cancel()
        return offer

    def _time_out(self, number: int) -> None:
        """End a connection that the other process may or may not have; its client reconnects and is served here."""
        offer = self._close_offer(number)
        if offer is not None:
            structlog.get_logger().warning("handoff.timed_out", process=offer.process)
            self._placement.mark_lost(offer.process)
            offer.connection.end()


class Cluster:
    """Membership, links, bus and handoff of one process; with SQLite there are no other processes."""

    def __init__(self, settings: Settings, process: str, take: Callable[[socket.socket, bytes], bool]) -> None:
        self.placement, self.links = Placement(process, settings.lease, settings.address), Links(process)
        self.handoff = ConnectionHandoff(self.placement, self.links, take)
        self.bus = PostgresBus(settings.url, process, self.links) if settings.is_postgres else Bus()
        self._on_loss: tuple[Callable[[], None], ...] = ()

    def open(self, *on_loss: Callable[[], None]) -> None:
        """Open the links to the other processes of this machine; `on_loss` is called when one is gone."""
        if isinstance(self.bus, PostgresBus):
            self._on_loss = on_loss
            self.links.receive, self.links.answered, self.links.lost = self._receive, self.handoff.answered, self._lost
            self.placement.connect, self.placement.is_near = self.links.connect, self.links.is_near
            self.links.open()

    def leave(self) -> None:
        """Tell the other processes that this one is stopping, so that tables get new homes."""
        self.placement.leave()
        self.links.stop_listening()

    async def close(self) -> None:
        await self.bus.close()
        self.links.close()

    def _receive(self, packet: bytes, files: list[int]) -> bytes | None:
        if packet.startswith(MESSAGES) and isinstance(self.bus, PostgresBus):
            self.bus.receive_packet(packet)
            return None
        return self.handoff.receive(packet, files)

    def _lost(self, process: str) -> None:
        self.placement.mark_lost(process)
        self.handoff.lost(process)
        for wake in self._on_loss:
            wake()
