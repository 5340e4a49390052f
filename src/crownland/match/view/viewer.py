"""Making views of a match. What differs between games is asked from the room of the game's family."""

from typing import Final

import msgspec
import numpy as np

from ...engine.action import read_action
from ...engine.errors import IllegalAction
from ...engine.registry import FAMILIES
from ...engine.state import CHANCE, State, gains_in
from ...games.draft.view import domino
from ...games.land.pieces import BOXES, DOMINOES
from ..course import Course
from .actions import logged, move_of, option_of
from .game_view import load_view
from .types import Kingdom, Logged, Option, Parts, Pieces, Property, Reason, Result, Score, Square, View

EVENTS_SHOWN: Final = 24
TURN_STARTS: Final = {"place", "discard", "draw"}  # the first move of a turn that can touch a kingdom


class Viewer:
    """Makes the views of one match, and keeps what did not change since the last one."""

    def __init__(self, match: Course) -> None:
        self.match = match
        self._own = load_view(match.state)
        self._kingdoms: dict[int, tuple[bytes, Kingdom]] = {}
        self._results: dict[int, tuple[State, Result]] = {}
        self._log, self._first = match.logs[-1], 0  # a log only grows; what is taken back makes another one
        self._logged: list[Logged] = []  # what was told of it last, from `first` on

    def view(self, still: bool = False) -> View:
        """Return the match as it stands; a `still` view has neither options nor events."""
        match, state = self.match, self.match.state
        is_over = match.is_over
        kingdoms = [self._kingdom(index) for index in range(match.variant.kingdoms)]
        return View(
            variant=str(match.variant),
            game=len(match.logs),
            games=match.games,
            phase="over" if is_over else state.phase,
            seat=None if is_over or state.seat < 0 else state.seat,
            round=state.round,
            kingdoms=kingdoms,
            totals=[self._earlier(index) + kingdom.score.total for index, kingdom in enumerate(kingdoms)],
            winners=match.standing().winners if is_over else None,
            options=[] if is_over or still else options(state),
            events=[] if still else self._events(),
            touched=self._touched(),
            **self._own.table(state),
        )

    def _kingdom(self, index: int) -> Kingdom:
        state = self.match.state
        key = state.fingerprint(index) + bytes([state.is_over])
        if index not in self._kingdoms or self._kingdoms[index][0] != key:
            self._kingdoms[index] = key, kingdom(state, index)
        return self._kingdoms[index][1]

    def _earlier(self, index: int) -> int:
        """K13: the points of a kingdom in the games of the series that are over."""
        return sum(state.totals()[index] for state in self.match.finished)

    def results(self) -> list[Result]:
        """Return each game of a series that is over; a match of one game has none besides its view."""
        states = [state for state in self.match.states if state.is_over] if self.match.games > 1 else []
        return [self._result(number, state) for number, state in enumerate(states)]

    def _result(self, number: int, state: State) -> Result:
        if number not in self._results or self._results[number][0] is not state:
            scores = [score(state, index) for index in range(state.variant.kingdoms)]
            self._results[number] = state, Result(scores, state.winners())
        return self._results[number][1]

    def _events(self) -> list[Logged]:
        return self.done(max(len(self.match.doers) - EVENTS_SHOWN, 0))

    def done(self, first: int) -> list[Logged]:
        """Return what was done in this game from an action on."""
        log, doers = self.match.logs[-1], self.match.doers
        if log is not self._log or not self._first <= first <= self._first + len(self._logged):
            self._log, self._first, self._logged = log, first, []
        new = range(self._first + len(self._logged), len(log))
        self._logged = self._logged[first - self._first :] + [_logged(n, log[n], doers[n]) for n in new]
        self._first = first
        return self._logged

    def _touched(self) -> list[list[Square]]:
        """Walk back through the log until the last turn of every seat has been met."""
        found: list[list[Square]] = [[] for _ in self.match.players]
        open_seats = set(range(len(found)))
        for code, seat in zip(reversed(self.match.logs[-1]), reversed(self.match.doers), strict=True):
            if seat in open_seats:
                move = move_of(code)
                found[seat] = move.at + [square for square in found[seat] if square not in move.at]
                if move.kind in TURN_STARTS:
                    open_seats.remove(seat)
            if not open_seats:
                break
        return found


def _logged(number: int, code: int, doer: int) -> Logged:
    return logged(code, number, None if doer == CHANCE else doer)


def look(state: State) -> View:
    """Return one game by itself, as it stands: no series, no log."""
    kingdoms = [kingdom(state, index) for index in range(state.variant.kingdoms)]
    return View(
        variant=str(state.variant),
        game=1,
        games=1,
        phase=state.phase,
        seat=None if state.seat < 0 else state.seat,
        round=state.round,
        kingdoms=kingdoms,
        totals=[kingdom.score.total for kingdom in kingdoms],
        winners=state.winners() if state.is_over else None,
        options=options(state),
        events=[],
        touched=[[] for _ in range(state.variant.seats)],
        **load_view(state).table(state),
    )


def kingdom(state: State, index: int) -> Kingdom:
    """Return a kingdom, whose it is, and its points."""
    return Kingdom(
        seats=state.variant.rulers(index), score=score(state, index), **load_view(state).kingdom(state, index)
    )


def score(state: State, index: int) -> Score:
    """Return the points of a kingdom."""
    points = state.score(index)
    properties = [Property(each.terrain, list(each.squares), each.crowns, each.points) for each in points.properties]
    bonuses = load_view(state).bonuses(state, index, points.bonuses)
    return Score(points.total, properties, bonuses, list(state.tie_breaks(index)))


def options(state: State) -> list[Option]:
    """List what the seat in turn can do, with what each brings at once."""
    if state.seat < 0:
        return []
    more = load_view(state).option
    return [option_of(code, points, **more(state, code)) for code, points in _gains(state)]


def _gains(state: State) -> list[tuple[int, int]]:
    """Return the int of every legal action, ascending, with the points that it brings at once.

    As `rules.gains.gains` does, but with room that is not blank: NumPy takes long to blank a record.
    """
    scratch, codes = np.empty(1, state.states.dtype), np.empty(state.most_actions, np.int64)
    points = np.empty_like(codes)
    n = gains_in(state.states, scratch, state.variant.kingdom_of(state.seat), codes, points)
    return sorted(zip(codes[:n].tolist(), points[:n].tolist(), strict=True))


def why_not(state: State, text: str) -> Reason | None:
    """Say why an action, given as text, is not legal; None when it is."""
    action = read_action(text)
    if action in state.legal_actions():
        return None
    if state.is_over:
        raise IllegalAction(f"expected nothing more, for the game is over, but got {action}")
    return load_view(state).why_not(state, action)


def pieces() -> Pieces:
    """Return all pieces of all games: dominoes by box, building tiles, dice."""
    whole: Parts = {"dominoes": {box: [domino(box, number) for number in DOMINOES[box]] for box in BOXES}}
    for family in FAMILIES.values():
        own = family.part("view")
        whole |= own.pieces()
    return msgspec.convert(whole, Pieces)
