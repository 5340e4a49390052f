"""The company of a process: all that it has to do with the others, put together."""

import socket
from collections.abc import Callable

from ..settings import Settings
from .bus import NOTES, Bus, PostgresBus
from .handing import Handing
from .homes import Homes
from .links import Links


class Company:
    """Who else is there, and the ways to them: none where the database is a file, which belongs to one process."""

    def __init__(self, settings: Settings, process: str, take: Callable[[socket.socket, bytes], bool]) -> None:
        self.homes, self.links = Homes(process, settings.lease, settings.address), Links(process)
        self.handing = Handing(self.homes, self.links, take)
        self.bus = PostgresBus(settings.url, process, self.links) if settings.is_postgres else Bus()
        self._hasty: tuple[Callable[[], None], ...] = ()

    def open(self, *hasty: Callable[[], None]) -> None:
        """Open the links to the other processes of this machine. Who is hasty hears at once when one is gone."""
        if isinstance(self.bus, PostgresBus):
            self._hasty = hasty
            self.links.receive, self.links.answered, self.links.lost = self._receive, self.handing.answered, self._lost
            self.homes.meet, self.homes.is_near = self.links.meet, self.links.is_near
            self.links.open()

    def leave(self) -> None:
        """Let the others know that this process is going: games are at home with them from now on."""
        self.homes.leave()
        self.links.shut()

    async def close(self) -> None:
        await self.bus.close()
        self.links.close()

    def _receive(self, packet: bytes, files: list[int]) -> bytes | None:
        if packet.startswith(NOTES) and isinstance(self.bus, PostgresBus):
            self.bus.take(packet)
            return None
        return self.handing.receive(packet, files)

    def _lost(self, process: str) -> None:
        self.homes.lose(process)
        self.handing.lost(process)
        for hurry in self._hasty:
            hurry()
