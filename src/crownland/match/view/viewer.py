"""Makes views of a match, now or at any event. Each family of games adds its own fields."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np

from ...engine.action import decode, passes, read_action
from ...engine.errors import IllegalAction
from ...engine.state import CHANCE, State, gains_in
from ..timeline import Timeline
from .types import (
    Kingdom,
    Logged,
    Move,
    Option,
    Property,
    Reason,
    Result,
    Score,
    ScoreLine,
    Square,
    View,
    load_view,
)

EVENTS_SHOWN: Final = 24
TURN_STARTS: Final = {"place", "discard", "draw"}  # the first moves of a turn that can change a kingdom
_MOVE_FIELDS: Final[dict[str, Callable[[Any], dict[str, Any]]]] = {
    "domino": lambda domino: {"domino": domino},
    "seat": lambda seat: {"who": seat},
    "at": lambda squares: {"at": list(squares)},
    "squares": lambda squares: {"at": list(squares)},
    "square": lambda square: {"at": [square]},
    "building": lambda building: {"building": building},
    "slot": lambda slot: {"slot": slot},
    "dice": lambda dice: {"dice": list(dice)},
    "die": lambda die: {"dice": [die]},
    "face": lambda face: {"faces": [face]},
    "power": lambda power: {"power": power},
    "symbol": lambda symbol: {"symbol": symbol},
    "crosses": lambda crosses: {"crosses": crosses},
    "shields": lambda shields: {
        "at": [square for square, _, _ in shields],
        "faces": [(symbol, crosses) for _, symbol, crosses in shields],
    },
}


class Viewer:
    """Makes the views of one match, and reuses what did not change since the last one."""

    def __init__(self, match: Timeline) -> None:
        self.match = match
        self._own = load_view(match.state)
        self._kingdoms: dict[int, tuple[bytes, Kingdom]] = {}
        self._results: dict[int, tuple[State, Result]] = {}
        self._log, self._first = match.logs[-1], 0  # a log only grows; undo makes a new one
        self._logged: list[Logged] = []  # of this log, from action `first` on

    def view(self) -> View:
        """Return the current view of the match."""
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
            options=[] if is_over else options(state),
            events=self._events(),
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
        """Return the result of each game of a series that is over; a match of one game has none besides its view."""
        states = [state for state in self.match.states if state.is_over] if self.match.games > 1 else []
        return [self._result(number, state) for number, state in enumerate(states)]

    def _result(self, number: int, state: State) -> Result:
        if number not in self._results or self._results[number][0] is not state:
            scores = [score(state, index) for index in range(state.variant.kingdoms)]
            self._results[number] = state, Result(scores, state.winners())
        return self._results[number][1]

    def _events(self) -> list[Logged]:
        """Return the last actions of this game."""
        log, actors = self.match.logs[-1], self.match.actors
        first = max(len(actors) - EVENTS_SHOWN, 0)
        if log is not self._log or not self._first <= first <= self._first + len(self._logged):
            self._log, self._first, self._logged = log, first, []
        new = range(self._first + len(self._logged), len(log))
        self._logged = self._logged[first - self._first :] + [_logged(n, log[n], actors[n]) for n in new]
        self._first = first
        return self._logged

    def _touched(self) -> list[list[Square]]:
        """Return the squares that the last turn of each seat changed."""
        found: list[list[Square]] = [[] for _ in self.match.players]
        open_seats = set(range(len(found)))
        for code, seat in zip(reversed(self.match.logs[-1]), reversed(self.match.actors), strict=True):
            if seat in open_seats:
                move = to_move(code)
                found[seat] = move.at + [square for square in found[seat] if square not in move.at]
                if move.kind in TURN_STARTS:
                    open_seats.remove(seat)
            if not open_seats:
                break
        return found


def view_at(match: Timeline, event_index: int) -> View:
    """Return the view at an event index."""
    return Viewer(match.at(event_index)).view()


def view_state(state: State) -> View:
    """Return the view of one game by itself: no series, no log."""
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
    """Return a kingdom, its seats and its points."""
    return Kingdom(
        seats=state.variant.rulers(index), score=score(state, index), **load_view(state).kingdom(state, index)
    )


def score(state: State, index: int) -> Score:
    """Return the points of a kingdom."""
    points = state.score(index)
    properties = [Property(each.terrain, list(each.squares), each.crowns, each.points) for each in points.properties]
    lines = {f"terrain-{terrain}": _land_line(terrain, properties) for terrain in {each.terrain for each in properties}}
    view = load_view(state)
    args = view.bonus_args(state, index)
    lines |= {f"bonus-{name}": ScoreLine(f"bonus-{name}", args[name], n) for name, n in points.bonuses.items()}
    ordered = [lines[line] for line in view.SCORE_LINES if line in lines]
    return Score(points.total, properties, ordered, list(state.tie_breaks(index)))


def _land_line(terrain: str, properties: list[Property]) -> ScoreLine:
    own = [each for each in properties if each.terrain == terrain]
    parts = [[len(each.squares), each.crowns] for each in own if each.points]
    return ScoreLine(f"terrain-{terrain}", {"parts": parts}, sum(each.points for each in own))


def options(state: State) -> list[Option]:
    """Return the legal actions of the seat in turn, with what each brings at once."""
    if state.seat < 0:
        return []
    return [_option(*gains) for gains in _gains(state)]


def _gains(state: State) -> list[tuple[int, int, int]]:
    """Return the int of every legal action, ascending, with the points and coins that it brings at once.

    As `engine.state.gains` does, but with uninitialised arrays: NumPy is slow to zero a record.
    """
    scratch, codes = np.empty(1, state.states.dtype), np.empty(state.most_actions, np.int64)
    points, coins = np.empty_like(codes), np.empty_like(codes)
    n = gains_in(state.states, scratch, state.variant.kingdom_of(state.seat), codes, points, coins)
    return sorted(zip(codes[:n].tolist(), points[:n].tolist(), coins[:n].tolist(), strict=True))


def why_not(state: State, text: str) -> Reason | None:
    """Return why an action, given as text, is illegal; None if it is legal."""
    action = read_action(text)
    if action in state.legal_actions():
        return None
    if state.is_over:
        raise IllegalAction(f"expected nothing more, for the game is over, but got {action}")
    return load_view(state).why_not(state, action)


@lru_cache(maxsize=1 << 16)
def _list_fields(code: int) -> dict[str, Any]:
    action = decode(code)
    text = str(action)
    fields: dict[str, Any] = {"kind": text.partition(":")[0], "text": text, "passes": passes(action)}
    for name in action.__dataclass_fields__:
        value = getattr(action, name)
        if value is not None and name in _MOVE_FIELDS:  # `text` has the rest
            fields |= _MOVE_FIELDS[name](value)
    return fields


def to_move(code: int) -> Move:
    """Return the action of an int in terms of the rules."""
    return Move(**_list_fields(code))


@lru_cache(maxsize=1 << 14)
def _option(code: int, points: int, coins: int) -> Option:
    return Option(id=code, points=points, coins=coins, **_list_fields(code))


def _logged(number: int, code: int, actor: int) -> Logged:
    return Logged(number=number, seat=None if actor == CHANCE else actor, **_list_fields(code))
