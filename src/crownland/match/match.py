"""A match: its players, seed, log and undo.

A match is one game, or the three games of a Dynasty. Chance is drawn as soon as it is in turn, so between two calls
a seat always has to decide, or the match is over. It can continue from the position of another match.
"""

import secrets
from collections.abc import Sequence
from typing import Any, Final

from ..engine.action import Action, decode
from ..engine.errors import IllegalAction, InvalidSetup
from ..engine.state import CHANCE, State
from ..engine.validate import as_int, boolean, short_repr
from ..engine.variant import Variant, find_variant
from .dealer import SEED_BYTES, commitment, draw_outcome, seed_from
from .standing import Standing
from .timeline import Timeline

MAX_NAME: Final = 60  # characters of a player's name


class Match(Timeline):
    """One match at one table.

    >>> match = Match("kingdomino(seats=2)", ["Ann", "Bob"], seed=bytes(32))
    >>> match.state.phase, match.action_count
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
        """Start the first game, and let chance draw. `begun` has the games to continue: the actions of each so far."""
        named = find_variant(variant)
        super().__init__(named, _names(players, named.seats))
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else _seed(seed)
        self.pauses = boolean("pauses", pauses)  # whether each further game of a series waits for `next_game`
        self.begun = _codes(begun)
        self._draws = 0  # how often chance has drawn from the seed: the number of its next draw
        self._node: object = None  # of the state's log when the match last applied an action
        self._follow_begun()
        self._deal()

    def _follow_begun(self) -> None:
        """Apply and check the actions that the match begins with."""
        if len(self.begun) > self.games:
            got = len(self.begun)
            raise InvalidSetup(
                "expected {high} games at most, but got {got}", code="match/games", high=self.games, got=got
            )
        for game, log in enumerate(self.begun):
            if game:
                self._start_next()
            for code in log:
                self.append(code)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_node"}

    def __setstate__(self, values: dict[str, Any]) -> None:
        vars(self).update(values)
        self._node = self.state.log_node

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, shown at the start."""
        return commitment(self.seed)

    @property
    def own(self) -> list[int]:
        """The actor of each action of the current game, without those that the match began with."""
        given = len(self.begun[-1]) if len(self.begun) == len(self.logs) else 0
        return self.actors[given:]

    @property
    def begun_events(self) -> int:
        """How many events the match began with."""
        return sum(self._is_begun(event.game, event.next_action_index - 1) for event in self.events)

    def _is_begun(self, game: int, action_index: int) -> bool:
        return game <= len(self.begun) and action_index < len(self.begun[game - 1])

    def check_state(self) -> None:
        """Raise InvalidSetup if an action was applied to `state` directly instead of by the match."""
        if self.state.log_node is not self._node:
            raise InvalidSetup(
                "expected match.state as the match left it, after {expected} actions, "
                "but it has had {got}: try actions out on match.state.copy()",
                code="match/state",
                expected=len(self.logs[-1]),
                got=len(self.state.history),
            )

    def standing(self) -> Standing:
        """Return points and winners in the current position; a kingdom that resigned cannot win."""
        self.check_state()
        return super().standing()

    def play(self, action: Action | int | str) -> None:
        """Apply the decision of the seat in turn, then whatever chance draws. If it is illegal, nothing changes."""
        self.check_state()
        if self.is_over:
            got = str(action) if isinstance(action, Action) else short_repr(action)
            raise IllegalAction(
                "expected nothing more, for the match is over, but got {got}", code="match/over", got=got
            )
        self.append(self.state.action_code(action))
        self._deal()

    def resign(self, seat: int) -> None:
        """Resign for a seat; the match is over when only one kingdom is left."""
        number = as_int(seat)
        if number is None or number not in range(self.variant.seats) or self.is_over:
            raise IllegalAction(
                "expected one of {seats} seats in a match that goes on, but got {got}",
                code="match/resign",
                seats=self.variant.seats,
                got=short_repr(seat),
            )
        self.resigned.add(number)

    def stop(self) -> None:
        """End the match in the current position, without a winner."""
        self.stopped = True

    def next_game(self) -> None:
        """Start the next game of a series, and let chance draw."""
        self._start_next()
        self._deal()

    def _start_next(self) -> None:
        if not self.is_between:
            got = "a match that is over" if self.is_over else "a game that goes on"
            raise IllegalAction(
                "expected a series that waits for its next game, but got {got}", code="match/next-game", got=got
            )
        self.start_game()

    def undo(self) -> Action:
        """Take back the last decision and all draws after it. Seats that resigned stay resigned.

        Raises IllegalAction if there is no decision, apart from those that the match began with.
        """
        self.check_state()
        for event in reversed(self.events):
            if not event.is_chance and not self._is_begun(event.game, event.action_index):
                self._rewind(event.event_index - 1)
                return decode(event.actions[0])
        raise IllegalAction("expected a decision to take back, but nobody has decided yet", code="match/undo")

    def _rewind(self, event_index: int) -> None:
        """Go back to an event index, and to the number of draws at it."""
        self._draws -= sum(len(event.actions) for event in self.events[event_index:] if event.is_chance)
        past = self.at(event_index)
        self.logs, self.actors, self.events = past.logs, past.actors, past.events
        self.finished, self.state, self._writer = past.finished, past.state, past._writer
        self._node = self.state.log_node

    def _deal(self) -> None:
        """Let chance draw while it is in turn; start the next game of a series that does not wait."""
        while self.state.seat == CHANCE:
            self.append(draw_outcome(self.seed, self._draws, self.state))
            self._draws += 1
        self._node = self.state.log_node
        if self.is_between and not self.pauses:
            self.next_game()


def _names(players: Sequence[str], seats: int) -> list[str]:
    if isinstance(players, str) or not isinstance(players, Sequence):
        got = short_repr(players)
        raise InvalidSetup(
            "expected a list of {n} players' names, but got {got}", code="match/players", n=seats, got=got
        )
    if len(players) != seats:
        raise InvalidSetup("expected {n} players, but got {got}", code="match/players", n=seats, got=len(players))
    return [str(player)[:MAX_NAME] for player in players]


def _seed(given: object) -> bytes:
    """Return 32 bytes unchanged; make a seed of an int or a text as `crownland play --seed` does."""
    if isinstance(given, str):
        return seed_from(given)
    if (number := as_int(given)) is not None:
        return seed_from(str(number))
    if not isinstance(given, bytes) or len(given) != SEED_BYTES:
        got = f"{len(given)} bytes" if isinstance(given, bytes) else short_repr(given)
        raise InvalidSetup(
            "expected a seed of {n} bytes, a whole number or a text, but got {got}",
            code="match/seed",
            n=SEED_BYTES,
            got=got,
        )
    return given


def _codes(games: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the actions of games as ints, checked."""
    try:
        return [[State.action_code(code) for code in log] for log in games]
    except TypeError:
        raise InvalidSetup(
            "expected a list of actions for each game so far, but got {got}", code="match/begun", got=short_repr(games)
        ) from None
