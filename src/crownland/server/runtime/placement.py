"""Which process is the home of a game: the one of all that are alive whose name, hashed together with the game's, wins.

Every process comes to the same answer by itself, each gets its share, and when one comes or goes, only the games move
that it gets or had (rendezvous hashing). A home makes things cheap; nothing depends on it. Who keeps a game stands in
the store, and its log takes each move once, whoever writes it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from ..times import wall_ms

MAX_KNOWN: Final = 50_000  # homes that are remembered; they are worked out again in microseconds


@dataclass(frozen=True, slots=True)
class Peer:
    """A process as the store knows it: until when it means to be alive, and where clients reach its machine."""

    until: int
    address: str = ""


def choose_home(game: str, processes: Iterable[str]) -> str:
    """Return the home of a game among some processes.

    >>> home_of("nyrjtskzx96p", ["a", "b", "c"])
    'c'
    >>> home_of("nyrjtskzx96p", ["a", "b"]) in ("a", "b")
    True
    """
    return max(processes, key=lambda process: (_weight(game, process), process))


def _weight(game: str, process: str) -> bytes:
    return blake2b(game.encode(), key=process.encode(), digest_size=8).digest()


class Placement:
    """The processes as this one knows them: who is alive, who is there, and who is near.

    `living` are those whose word still holds: nobody takes over what they keep. A process that is late with its sign
    of life is still there while its link holds, so that games stay at home through a moment of hard work. `near` are
    those to whom a client can be sent. All others hear of each entry only by notes, which go through the home that a
    game has among all who are there: its hub.
    """

    def __init__(self, process: str, lease: float = 4.0, address: str = "") -> None:
        self.process, self.address, self._lease = process, address, int(lease * 1000)
        self.is_near: Callable[[str], bool] = lambda process: False  # the links know,
        self.connect: Callable[[Iterable[str]], None] = lambda processes: None  # and draw new lines
        self.version = 0  # counts up whenever somebody comes or goes
        self._peers: dict[str, Peer] = {}
        self._lost: dict[str, int] = {}  # when a process was seen to be gone before the store knew
        self._leaving = False
        self._living = self._present = self._near = frozenset({process})
        self._hubs: dict[str, str] = {}
        self._homes: dict[str, str] = {}

    @property
    def living(self) -> frozenset[str]:
        """The processes that are alive; this one, too, unless it is about to go."""
        return self._living

    @property
    def present(self) -> frozenset[str]:
        """The processes among which games have their homes."""
        return self._present

    def update(self, peers: Mapping[str, Peer]) -> None:
        """Take in what the store knows. Who was seen to be gone is back once it has given a sign since."""
        self._peers = dict(peers)
        self._lost = {process: at for process, at in self._lost.items() if process in peers}
        self.connect(self._peers)
        self._recompute()

    def mark_lost(self, process: str) -> None:
        """Note that a process is gone, or does not answer."""
        self._lost[process] = wall_ms()
        self._recompute()

    def leave(self) -> None:
        """From now on this process is nobody's home, if there is another one."""
        self._leaving = True
        self._recompute()

    def hub(self, game: str) -> str:
        """Return the home of a game among all processes: who is told first of what happens there."""
        return self._find(game, self._present, self._hubs)

    def home(self, game: str) -> str:
        """Return the home of a game among the processes to which this one can send a client."""
        return self._find(game, self._near, self._homes)

    def machine_address(self, process: str) -> str:
        """Return where clients reach a process on another machine; empty where nobody knows, or where it is near."""
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
