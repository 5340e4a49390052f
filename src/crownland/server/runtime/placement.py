"""The home of each table: the living process whose name, hashed together with the table's id, is largest.

Every process computes the same home (rendezvous hashing), each gets its share, and when a process comes or goes only
its own tables move. Homes save work and nothing depends on them: the driver of a table is in the store, and its log
accepts each version once, whoever writes it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from ..times import wall_ms

MAX_KNOWN: Final = 50_000  # size of the cache


@dataclass(frozen=True, slots=True)
class Peer:
    """A process in the store: the end of its lease, and where clients reach its machine."""

    until: int
    address: str = ""


def choose_home(game: str, processes: Iterable[str]) -> str:
    """Return the home of a game among some processes.

    >>> choose_home("nyrjtskzx96p", ["a", "b", "c"])
    'c'
    >>> choose_home("nyrjtskzx96p", ["a", "b"]) in ("a", "b")
    True
    """
    return max(processes, key=lambda process: (_weight(game, process), process))


def _weight(game: str, process: str) -> bytes:
    return blake2b(game.encode(), key=process.encode(), digest_size=8).digest()


class Placement:
    """The processes that this one knows: which are alive, which are present, and which are near.

    `living` are those whose lease holds: nobody takes over what they drive. A process that is late with its lease is
    still `present` while its link holds, so that tables keep their homes while it is busy. Clients can be sent to those
    that are near. All others get entries only by messages, through the home among all present processes: the hub.
    """

    def __init__(self, process: str, lease: float = 4.0, address: str = "") -> None:
        self.process, self.address, self._lease = process, address, int(lease * 1000)
        self.is_near: Callable[[str], bool] = lambda process: False  # set by the cluster
        self.connect: Callable[[Iterable[str]], None] = lambda processes: None  # set by the cluster
        self.version = 0  # increases with every change of membership
        self._peers: dict[str, Peer] = {}
        self._lost: dict[str, int] = {}  # when a link broke before the lease ran out
        self._leaving = False
        self._living = self._present = self._near = frozenset({process})
        self._hubs: dict[str, str] = {}
        self._homes: dict[str, str] = {}

    @property
    def living(self) -> frozenset[str]:
        """The processes that are alive, including this one unless it is stopping."""
        return self._living

    @property
    def present(self) -> frozenset[str]:
        """The processes among which tables have their hubs."""
        return self._present

    def update(self, peers: Mapping[str, Peer]) -> None:
        """Take over what the store knows. A process that was marked lost is back after it has renewed its lease."""
        self._peers = dict(peers)
        self._lost = {process: at for process, at in self._lost.items() if process in peers}
        self.connect(self._peers)
        self._recompute()

    def mark_lost(self, process: str) -> None:
        """Note that a process is gone or does not answer."""
        self._lost[process] = wall_ms()
        self._recompute()

    def leave(self) -> None:
        """Make this process nobody's home, if there is another one."""
        self._leaving = True
        self._recompute()

    def hub(self, game: str) -> str:
        """Return the home of a table among all present processes."""
        return self._find(game, self._present, self._hubs)

    def home(self, game: str) -> str:
        """Return the home of a table among the processes to which this one can send a client."""
        return self._find(game, self._near, self._homes)

    def machine_address(self, process: str) -> str:
        """Return where clients reach a process on another machine; empty if that is unknown, or if it is near."""
        peer = self._peers.get(process)
        if peer is None or not self.address or peer.address == self.address or self.is_near(process):
            return ""
        return peer.address

    def _find(self, game: str, processes: frozenset[str], known: dict[str, str]) -> str:
        if len(processes) == 1:
            return next(iter(processes))
        found = known.get(game)
        if found is None:
            if len(known) > MAX_KNOWN:
                known.clear()
            found = known[game] = choose_home(game, processes)
        return found

    def _recompute(self) -> None:
        now = wall_ms()
        others = {
            process: peer
            for process, peer in self._peers.items()
            if process != self.process and peer.until - self._lease > self._lost.get(process, 0)
        }
        living = {process for process, peer in others.items() if peer.until > now}
        present = {process for process in others if process in living or self.is_near(process)}
        own = set() if self._leaving and present else {self.process}
        self._living = frozenset(living | own)
        near = {process for process in present if self.is_near(process) or self.machine_address(process)}
        found = frozenset(present | own), frozenset(near | own or {self.process})
        if found != (self._present, self._near):
            self._present, self._near = found
            self._hubs, self._homes = {}, {}
            self.version += 1
