"""A table with two players: whose turn it is, the move that is under way, and what was acknowledged."""

import asyncio
import random
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Final

from .player import Player, connect
from .readers import READERS, TABLE
from .reads import seats_of, text_of, version_in

SEATS: Final = 2


@dataclass
class Load:
    """What all tables share: those that wait for a move, and what was measured."""

    ports: list[int]  # that players connect to
    messages: str  # what to ask for: actions or views
    luck: random.Random = field(default_factory=lambda: random.Random(1))
    ready: "deque[Table]" = field(default_factory=deque)
    times: list[float] = field(default_factory=list)  # from sending a move to the other player's new view
    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[str, list[int]] = field(default_factory=dict)  # by game: the versions of the moves
    received: int = 0  # bytes, on sockets that are closed by now
    sent: int = 0
    over: int = 0  # games
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def soon(self, table: "Table") -> None:
        """Let a table connect to its next game."""
        task = asyncio.get_running_loop().create_task(table.connect())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class Table:
    """Two people who play one game after the other, each on a socket of their own."""

    def __init__(self, load: Load, number: int, game: str, tokens: list[str]) -> None:
        self.load, self.number, self.tokens = load, number, tokens
        self.players: list[Player] = []
        self._open(game)

    def _open(self, game: str) -> None:
        self.game = game
        self.versions: list[int] = self.load.acknowledged.setdefault(game, [])
        self.holders: dict[int, Player] = {}  # by seat
        self.version = -1
        self.reader = READERS[self.load.messages]()
        self.waits = False  # for its turn to move, or for the next game
        self.mover: Player | None = None
        self.sent_at = 0.0

    async def connect(self) -> None:
        """Sit down at the game: on different ports where there are several, so on different processes."""
        for seat, token in enumerate(self.tokens):
            port = self.load.ports[(self.number + seat) % len(self.load.ports)]
            self.players.append(await connect(port, Player(self, self.game, token, self.load.messages)))

    def come_back(self) -> None:
        """Forget the connections, and that anything was seen on them."""
        self._open(self.game)

    @property
    def received(self) -> int:
        return sum(player.received for player in self.players)

    def hear(self, player: Player, message: bytes) -> None:
        """Take a message; its type is told apart by one letter: `{"type":"table"`."""
        match message[9]:
            case 0x74 | 0x63:  # table, change
                self._see(player, message)
            case 0x64:  # done
                self._done(message)
            case 0x77:  # welcome
                self.holders |= dict.fromkeys(seats_of(message), player)
            case 0x65 | 0x62:  # error, bye
                self.load.faults[text_of(message, "code") or "bye"] += 1

    def lose(self, player: Player) -> None:
        self.load.faults["lost connection"] += 1

    def _see(self, player: Player, message: bytes) -> None:
        version = version_in(message)
        if self.mover is not None:
            if player is self.mover or version <= self.version:
                return
            self.load.times.append(time.perf_counter() - self.sent_at)
            self.mover = None
        elif version < self.version or (version == self.version and message[9] != TABLE):
            return
        self.version = version
        self.reader.see(message)
        if len(self.holders) == SEATS and not self.waits:
            self._wait_for_turn()

    def _wait_for_turn(self) -> None:
        self.waits = True
        if self.reader.seat is not None:
            self.load.ready.append(self)
            return
        self.load.over += 1
        for player in self.players:  # the second to ask agrees with the first
            player.send('{"type":"rematch","id":"again"}')

    def move(self) -> None:
        """Do anything that is allowed."""
        assert self.reader.seat is not None
        action = self.reader.choose(self.load.luck)
        self.waits = False
        self.mover, self.sent_at = self.holders[self.reader.seat], time.perf_counter()
        self.mover.send(f'{{"type":"play","id":"{self.version}","version":{self.version},"action":{action}}}')

    def _done(self, message: bytes) -> None:
        if text_of(message, "id") != "again":
            self.versions.append(version_in(message))
        elif (game := text_of(message, "table")) and game != self.game:
            self.leave()
            self._open(game)
            self.load.soon(self)

    def leave(self) -> None:
        """Hang up."""
        self.load.received += self.received
        for player in self.players:
            player.leave()
        self.players = []
