"""The circle of a game: which processes hear what happens there.

All but its hub hear only of games that somebody listens to there, and say so (`begin`, `end`); the hub passes on what
the others tell it. With every player at the home of their game the circle is empty, and no note is written at all.
"""

from collections.abc import Callable, Collection

import msgspec

from .bus import Bus, Note, entry_note
from .homes import Homes


class Circle:
    """Who hears of our games, and whose games we hear of."""

    def __init__(self, bus: Bus, homes: Homes) -> None:
        self._bus, self._homes = bus, homes
        self._followers: dict[str, set[str]] = {}  # by game: who wants to hear of it from us
        self._followed: dict[str, str] = {}  # by game: who tells us
        self._agreed: set[str] = set()  # the games of which that was confirmed

    def is_told(self, game: str) -> bool:
        """Tell whether we hear of everything that happens at a game."""
        hub = self._homes.hub(game)
        return hub == self._homes.process or (game in self._agreed and self._followed.get(game) == hub)

    def announce(self, game: str, ply: int, body: str, keeper: str) -> None:
        """Tell of an entry that is on disk."""
        if to := self._of(game, keeper):
            self._bus.tell(entry_note(self._homes.process, game, ply, body, keeper), to)

    def tell(self, note: Note, keeper: str = "") -> None:
        """Tell the others something else about a game."""
        if to := self._of(note.game, keeper):
            self._bus.tell(note, to)

    def ask(self, note: Note) -> None:
        """Ask whoever keeps a game, and nobody else."""
        self._bus.tell(note, [note.keeper])

    def _of(self, game: str, keeper: str) -> set[str]:
        return {self._homes.hub(game), keeper, *self._followers.get(game, ())} - {"", self._homes.process}

    def follow(self, game: str, online: Callable[[], list[str]]) -> None:
        """Ask the hub of a game to tell us, unless it does; say who is connected here."""
        hub = self._homes.hub(game)
        if self.is_told(game):
            return
        self._followed[game] = hub
        self._agreed.discard(game)
        self._bus.tell(Note(self._homes.process, game, online=online(), asks=True, follows="begin"), [hub])

    def follow_only(self, games: Collection[str]) -> None:
        """Hear no more of other games than these."""
        for game in self._followed.keys() - games:
            self._agreed.discard(game)
            hub = self._followed.pop(game)
            self._bus.tell(Note(self._homes.process, game, online=[], follows="end"), [hub])

    def hear(self, note: Note) -> None:
        """Take in who follows whom, and pass on what a follower of ours should know."""
        if note.asks_keeper:
            return
        followers = self._followers.get(note.game, set())
        if note.follows == "begin":
            followers = self._followers.setdefault(note.game, followers)
            followers.add(note.process)
            self._bus.tell(Note(self._homes.process, note.game, follows="yes"), [note.process])
        elif note.follows == "end":
            followers.discard(note.process)
            if not followers:
                self._followers.pop(note.game, None)
        elif note.follows == "yes":
            if self._followed.get(note.game) == note.process:
                self._agreed.add(note.game)
            return
        if not note.relayed and (others := followers - {note.process}):
            self._bus.tell(msgspec.structs.replace(note, follows="", relayed=True), others)

    def forget(self, living: Collection[str]) -> None:
        """Whoever is gone follows nothing."""
        for game, followers in list(self._followers.items()):
            followers.intersection_update(living)
            if not followers:
                del self._followers[game]
