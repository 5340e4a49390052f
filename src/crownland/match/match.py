"""A match: who sits where, the seed, the log, and undo. The only authority on what has happened.

A match is one game, or the three games of a Dynasty. Chance is drawn as soon as it is in turn, so between two calls
a seat always has to decide, or the match is over. It can begin in the middle, with what another match had come to.
"""

import secrets
from collections.abc import Sequence

from ..engine.action import Action, decode, is_chance
from ..engine.errors import IllegalAction, InvalidSetup
from ..engine.state import CHANCE, State
from ..engine.validate import as_int, boolean, short_repr
from ..engine.variant import Variant
from .course import Course
from .dealer import SEED_BYTES, commitment, draw_outcome, seed_from
from .standing import Standing


class Match(Course):
    """One match at one table.

    >>> match = Match("kingdomino(seats=2)", ["Ann", "Bob"], seed=bytes(32))
    >>> match.state.phase, match.ply
    ('claim', 5)
    """

    def __init__(
        self,
        variant: Variant | str,
        players: Sequence[str],
        seed: bytes | int | str | None = None,
        pauses: bool = False,
        begun: Sequence[Sequence[int]] = (),
    ) -> None:
        """Lay the table, and let chance draw; `begun` are the games as another match had played them so far."""
        super().__init__(variant, players)
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else _seed(seed)
        self.pauses = boolean("pauses", pauses)  # whether each further game of a series waits for `next_game`
        self.begun = _told(begun)
        self._draws = 0  # how often chance has drawn from the seed: the number of its next draw
        if self.begun:
            self._follow_checked()
        self._deal()

    def _follow_checked(self) -> None:
        """Do what the match began with, which somebody else has told."""
        if len(self.begun) > self.games:
            raise InvalidSetup(f"expected {self.games} games at most, but got {len(self.begun)}")
        for number, log in enumerate(self.begun):
            if number:
                self.open_next()
            for code in log:
                self.doers.append(self.state.seat)
                self.state.apply(code)
                self.logs[-1].append(code)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, to be shown at the start."""
        return commitment(self.seed)

    @property
    def own(self) -> list[int]:
        """Who did each action of the game being played, without those that the match began with."""
        given = len(self.begun[-1]) if len(self.begun) == len(self.logs) else 0
        return self.doers[given:]

    def check_state(self) -> None:
        """Raise InvalidSetup where somebody has played on in `state` itself: the log knows nothing of that."""
        had, logged = self.state.history, self.logs[-1]
        if had != logged:
            raise InvalidSetup(
                f"expected match.state as the match left it, after {len(logged)} actions, but it has had {len(had)}: "
                "try actions out on match.state.copy()"
            )

    def standing(self) -> Standing:
        """Return points and winners in the current position; who resigned cannot win."""
        self.check_state()
        return super().standing()

    def play(self, action: Action | int | str) -> None:
        """Do the decision of the seat in turn, then whatever chance has to do; raise with nothing changed."""
        self.check_state()
        if self.is_over:
            got = action if isinstance(action, Action) else short_repr(action)
            raise IllegalAction(f"expected nothing more, for the match is over, but got {got}")
        code, seat = self.state.action_code(action), self.state.seat
        self.state.apply(code)
        self.logs[-1].append(code)
        self.doers.append(seat)
        self._deal()

    def resign(self, seat: int) -> None:
        """Let a seat give up; the match is over when one is left."""
        number = as_int(seat)
        if number is None or number not in range(self.variant.seats) or self.is_over:
            got = short_repr(seat)
            raise IllegalAction(f"expected one of {self.variant.seats} seats in a match that goes on, but got {got}")
        self.resigned.add(number)

    def stop(self) -> None:
        """End the match as it lies, without a winner."""
        self.stopped = True

    def next_game(self) -> None:
        """Lay the table for the next game of a series, and let chance draw."""
        self.open_next()
        self._deal()

    def undo(self) -> Action:
        """Take the last decision back, with all that chance did since; who resigned has still done so.

        Raise IllegalAction where nobody has decided yet: what the match began with stands.
        """
        self.check_state()
        logs = [list(log) for log in self.logs]
        while logs:
            while logs[-1] and logs != self.begun:
                action = decode(logs[-1].pop())
                if not is_chance(action):
                    self._replay(logs)
                    return action
            if logs == self.begun:
                break
            logs.pop()
        raise IllegalAction("expected a decision to take back, but nobody has decided yet")

    def _deal(self) -> None:
        """Let chance draw while it is in turn; lay the table for the next game of a series that does not wait."""
        while self.state.seat == CHANCE:
            self.follow(draw_outcome(self.seed, self._draws, self.state))
            self._draws += 1
        if self.is_between and not self.pauses:
            self.next_game()

    def _replay(self, logs: list[list[int]]) -> None:
        self.follow_all(logs)
        self._draws = _draws_of(logs) - _draws_of(self.begun)


def _seed(told: object) -> bytes:
    """Return a seed of 32 bytes as it is, and that of a whole number or a text as `crownland play --seed` makes it."""
    if isinstance(told, str):
        return seed_from(told)
    if (number := as_int(told)) is not None:
        return seed_from(str(number))
    if not isinstance(told, bytes) or len(told) != SEED_BYTES:
        got = f"{len(told)} bytes" if isinstance(told, bytes) else short_repr(told)
        raise InvalidSetup(f"expected a seed of {SEED_BYTES} bytes, a whole number or a text, but got {got}")
    return told


def _told(games: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the ints of all actions of games that somebody tells."""
    try:
        return [[State.action_code(code) for code in log] for log in games]
    except TypeError:
        raise InvalidSetup(f"expected a list of actions for each game so far, but got {short_repr(games)}") from None


def _draws_of(logs: Sequence[Sequence[int]]) -> int:
    return sum(is_chance(decode(code)) for log in logs for code in log)
