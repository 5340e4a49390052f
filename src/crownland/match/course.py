"""The course of a match: what has happened so far, game by game and action by action. It decides and draws nothing.

A match is one game, or the three games of a Dynasty. `Match` plays one; `moments` follows one that was played.
"""

from collections.abc import Sequence
from typing import Final

from ..engine.errors import IllegalAction, InvalidSetup
from ..engine.state import State
from ..engine.validate import short_repr
from ..engine.variant import Variant, find_variant
from .standing import GAMES_IN_A_DYNASTY, Standing, is_decided, kingdoms_out, standing

MAX_NAME: Final = 60


class Course:
    """A match up to some moment."""

    def __init__(self, variant: Variant | str, players: Sequence[str]) -> None:
        self.variant = find_variant(variant)
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise InvalidSetup(f"expected a list of {self.variant.seats} players' names, but got {short_repr(players)}")
        if len(players) != self.variant.seats:
            raise InvalidSetup(f"expected {self.variant.seats} players, but got {len(players)}")
        self.players = [str(player)[:MAX_NAME] for player in players]
        self.stopped = False
        self.resigned: set[int] = set()
        self.logs: list[list[int]] = [[]]  # the ints of all actions, chance's too, of each game so far
        self.doers: list[int] = []  # who did each action of the game being played: a seat or CHANCE
        self.finished: list[State] = []
        self.state = State(self.variant.single)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.variant}, {', '.join(self.players)}, ply {self.ply}>"

    @property
    def ply(self) -> int:
        """How many actions, chance's too, the match has seen."""
        return sum(map(len, self.logs))

    @property
    def games(self) -> int:
        """How many games the match has."""
        return GAMES_IN_A_DYNASTY if self.variant.dynasty else 1

    @property
    def is_over(self) -> bool:
        """Return whether the match was played out, stopped or decided by resigning."""
        return self.is_played_out or self.stopped or is_decided(self.variant, self.resigned)

    @property
    def is_between(self) -> bool:
        """Return whether a game of a series is over and the next one waits."""
        return self.state.is_over and not self.is_over

    @property
    def out(self) -> set[int]:
        """The kingdoms that cannot win: all of their seats have resigned, or the match was stopped."""
        return set(range(self.variant.kingdoms)) if self.stopped else kingdoms_out(self.variant, self.resigned)

    @property
    def is_played_out(self) -> bool:
        """Return whether the last game of the match was played to its end."""
        return self.state.is_over and len(self.logs) == self.games

    @property
    def states(self) -> list[State]:
        """The end of each game that is over, then the game being played."""
        return [*self.finished, self.state]

    def standing(self) -> Standing:
        """Return points and winners in the current position; who resigned cannot win."""
        return standing(self.states, self.out)

    def follow(self, code: int) -> None:
        """Do an action that is known to be legal, chance's too."""
        self.doers.append(self.state.seat)
        self.state.apply_unchecked(code)
        self.logs[-1].append(code)

    def open_next(self) -> None:
        """Lay the table for the next game of a series."""
        if not self.is_between:
            got = "a match that is over" if self.is_over else "a game that goes on"
            raise IllegalAction(f"expected a series that waits for its next game, but got {got}")
        self._lay_next()

    def _lay_next(self) -> None:
        self.finished.append(self.state)
        self.logs.append([])
        self.doers = []
        self.state = State(self.variant.single)

    def follow_all(self, logs: Sequence[Sequence[int]]) -> None:
        """Do all actions of some games from the first one on, in place of what has happened."""
        self.logs, self.doers, self.finished, self.state = [[]], [], [], State(self.variant.single)
        for number, log in enumerate(logs):
            if number:
                self._lay_next()
            for code in log:
                self.follow(code)
