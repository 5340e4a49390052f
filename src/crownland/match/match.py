"""A match: who sits where, the seed, the log, and undo. The only authority on what has happened.

A match is one game, or the three games of a Dynasty. Chance is drawn as soon as it is in turn, so between two calls
a seat always has to decide, or the match is over.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from ..rules.actions import Action, decode, is_chance
from ..rules.errors import IllegalAction, InvalidSetup
from ..rules.state import CHANCE, State
from ..rules.variants import Variant, find_variant
from .dealer import SEED_BYTES, commitment, draw_outcome
from .standing import GAMES_IN_A_DYNASTY, Standing, is_decided, kingdoms_out, standing

MOST_NAME: Final = 60


class Match:
    """One match at one table.

    >>> match = Match("kingdomino(seats=2)", ["Ann", "Bob"], seed=bytes(32))
    >>> match.state.phase, match.ply
    ('claim', 5)
    """

    def __init__(
        self, variant: Variant | str, players: Sequence[str], seed: bytes | None = None, pauses: bool = False
    ) -> None:
        self.variant = find_variant(variant)
        if len(players) != self.variant.seats:
            raise InvalidSetup(f"expected {self.variant.seats} players, but got {len(players)}")
        self.players = [str(player)[:MOST_NAME] for player in players]
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        if len(self.seed) != SEED_BYTES:
            raise InvalidSetup(f"expected a seed of {SEED_BYTES} bytes, but got {len(self.seed)}")
        self.pauses = pauses  # whether each further game of a series waits for `next_game`
        self.stopped = False
        self.resigned: set[int] = set()
        self.logs: list[list[int]] = [[]]  # the ints of all actions, chance's too, of each game so far
        self.doers: list[int] = []  # who did each action of the game being played: a seat or CHANCE
        self.finished: list[State] = []
        self.state = State(self.variant.single)
        self._draws = 0  # how often chance has drawn: the number of its next draw
        self._deal()

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, to be shown at the start."""
        return commitment(self.seed)

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
        """Tell whether the match was played out, stopped or decided by resigning."""
        return self.is_played_out or self.stopped or is_decided(self.variant, self.resigned)

    @property
    def is_between(self) -> bool:
        """Tell whether a game of a series is over and the next one waits."""
        return self.state.is_over and not self.is_over

    @property
    def out(self) -> set[int]:
        """The kingdoms that cannot win: all of their seats have resigned, or the match was stopped."""
        return set(range(self.variant.kingdoms)) if self.stopped else kingdoms_out(self.variant, self.resigned)

    @property
    def is_played_out(self) -> bool:
        """Tell whether the last game of the match was played to its end."""
        return self.state.is_over and len(self.logs) == self.games

    @property
    def states(self) -> list[State]:
        """The end of each game that is over, then the game being played."""
        return [*self.finished, self.state]

    def play(self, action: Action | int | str) -> None:
        """Do the decision of the seat in turn, then whatever chance has to do; raise with nothing changed."""
        if self.is_over:
            raise IllegalAction(f"the match is over, but got {action}")
        code, seat = self.state.code_of(action), self.state.seat
        self.state.apply(code)
        self.logs[-1].append(code)
        self.doers.append(seat)
        self._deal()

    def resign(self, seat: int) -> None:
        """Let a seat give up; the match is over when one is left."""
        if seat not in range(self.variant.seats) or self.is_over:
            raise IllegalAction(f"expected one of {self.variant.seats} seats in a match that goes on, but got {seat}")
        self.resigned.add(seat)

    def stop(self) -> None:
        """End the match as it lies, without a winner."""
        self.stopped = True

    def next_game(self) -> None:
        """Lay the table for the next game of a series, and let chance draw."""
        if not self.is_between:
            raise IllegalAction("expected a series that waits for its next game")
        self.finished.append(self.state)
        self.logs.append([])
        self.doers = []
        self.state = State(self.variant.single)
        self._deal()

    def undo(self) -> Action:
        """Take the last decision back, with all that chance did since; who resigned has still done so.

        Raise IllegalAction where nobody has decided yet.
        """
        logs = [list(log) for log in self.logs]
        while logs:
            while logs[-1]:
                action = decode(logs[-1].pop())
                if not is_chance(action):
                    self._replay(logs)
                    return action
            logs.pop()
        raise IllegalAction("expected a decision to take back, but nobody has decided yet")

    def standing(self) -> Standing:
        """Return points and winners as the table lies; who resigned cannot win."""
        return standing(self.states, self.out)

    def _deal(self) -> None:
        """Let chance draw while it is in turn; lay the table for the next game of a series that does not wait."""
        while self.state.seat == CHANCE:
            code = draw_outcome(self.seed, self._draws, self.state)
            self.state.apply_unchecked(code)
            self.logs[-1].append(code)
            self.doers.append(CHANCE)
            self._draws += 1
        if self.is_between and not self.pauses:
            self.next_game()

    def _replay(self, logs: list[list[int]]) -> None:
        states = []
        for log in logs:
            state, self.doers = State(self.variant.single), []
            for code in log:
                self.doers.append(state.seat)
                state.apply_unchecked(code)
            states.append(state)
        self.logs, self.finished, self.state = logs, states[:-1], states[-1]
        self._draws = sum(is_chance(decode(code)) for log in logs for code in log)
