"""Making views of a match. What differs between games is asked from the game's own file, listed in `VIEWS`.

Each of these offers `table` and `kingdom` (fields of a View and of its Kingdoms), `key` (what the view of a kingdom
depends on, so that one that did not change is not worked out again), `bonuses`, and `why_not`.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeAlias

import msgspec

from ..rules.actions import read_action
from ..rules.errors import IllegalAction
from ..rules.gains import gains
from ..rules.state import CHANCE, NOBODY, State
from .deeds import deed_of, event_of, option_of
from .match import Match, kingdom_of
from .view import Estate, Kingdom, Logged, Option, Pieces, Result, Score, Square, View

Parts: TypeAlias = dict[str, Any]

VIEWS: Final = {
    "kingdomino": "view_kingdomino",
    "sample": "view_kingdomino",
    "queendomino": "view_queendomino",
    "royal_wedding": "view_queendomino",
    "duel": "view_duel",
}
EVENTS_SHOWN: Final = 24
TURN_STARTS: Final = {"place", "discard", "draw"}  # the first deed of a turn that can touch a kingdom


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done: an id that a page has words for, and what it says of this case."""

    id: str
    args: dict[str, Any]


@cache
def view_module(game: str) -> ModuleType:
    return import_module(f".{VIEWS[game]}", __package__)


class Viewer:
    """Makes the views of one match, and keeps what did not change since the last one."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._module = view_module(match.variant.game)
        self._kingdoms: dict[int, tuple[bytes, Kingdom]] = {}
        self._results: dict[int, tuple[State, Result]] = {}

    def view(self) -> View:
        """Tell the match as it stands."""
        match, state = self.match, self.match.state
        kingdoms = [self._kingdom(index) for index in range(match.variant.kingdoms)]
        return View(
            variant=str(match.variant),
            game=len(match.logs),
            games=match.games,
            phase="over" if match.is_over else state.phase,
            seat=None if match.is_over or state.seat == NOBODY else state.seat,
            round=state.round,
            kingdoms=kingdoms,
            totals=[self._earlier(index) + kingdom.score.total for index, kingdom in enumerate(kingdoms)],
            winners=match.standing().winners if match.is_over else None,
            options=[] if match.is_over else options(state),
            events=self._events(),
            touched=self._touched(),
            **self._module.table(state),
        )

    def _kingdom(self, index: int) -> Kingdom:
        state = self.match.state
        key = self._module.key(state, index)
        if index not in self._kingdoms or self._kingdoms[index][0] != key:
            variant = self.match.variant
            seats = [seat for seat in range(variant.seats) if kingdom_of(variant, seat) == index]
            made = Kingdom(seats=seats, score=self._score(state, index), **self._module.kingdom(state, index))
            self._kingdoms[index] = key, made
        return self._kingdoms[index][1]

    def _earlier(self, index: int) -> int:
        """K13: the points of a kingdom in the games of the series that are over."""
        return sum(state.totals()[index] for state in self.match.finished)

    def results(self) -> list[Result]:
        """Tell each game of a series that is over; a match of one game has none besides its view."""
        states = [state for state in self.match.states if state.is_over] if self.match.games > 1 else []
        return [self._result(number, state) for number, state in enumerate(states)]

    def _result(self, number: int, state: State) -> Result:
        if number not in self._results or self._results[number][0] is not state:
            scores = [self._score(state, index) for index in range(state.variant.kingdoms)]
            self._results[number] = state, Result(scores, state.winners())
        return self._results[number][1]

    def _score(self, state: State, index: int) -> Score:
        score = state.score(index)
        estates = [
            Estate(estate.terrain, list(estate.squares), estate.crowns, estate.points) for estate in score.properties
        ]
        bonuses = self._module.bonuses(state, index, score.bonuses)
        return Score(score.total, estates, bonuses, list(state.tie_breaks(index)))

    def _events(self) -> list[Logged]:
        log, doers = self.match.logs[-1], self.match.doers
        first = max(len(log) - EVENTS_SHOWN, 0)
        return [
            event_of(log[number], number, None if doers[number] == CHANCE else doers[number])
            for number in range(first, len(log))
        ]

    def _touched(self) -> list[list[Square]]:
        """Walk back through the log until the last turn of every seat has been met."""
        found: list[list[Square]] = [[] for _ in self.match.players]
        open_seats = set(range(len(found)))
        for code, seat in zip(reversed(self.match.logs[-1]), reversed(self.match.doers), strict=True):
            if seat in open_seats:
                deed = deed_of(code)
                found[seat] = deed.at + [square for square in found[seat] if square not in deed.at]
                if deed.kind in TURN_STARTS:
                    open_seats.remove(seat)
            if not open_seats:
                break
        return found


def options(state: State) -> list[Option]:
    """List what the seat in turn can do, with what each brings at once."""
    if state.seat < 0:
        return []
    kingdom = kingdom_of(state.variant, state.seat)
    more = getattr(view_module(state.variant.game), "option", None)
    return [option_of(code, points, **(more(state, code) if more else {})) for code, points in gains(state, kingdom)]


def why_not(state: State, text: str) -> Reason | None:
    """Say why an action, given as text, is not legal; None when it is."""
    action = read_action(text)
    if action in state.legal_actions():
        return None
    if state.is_over:
        raise IllegalAction(f"the game is over, but got {action}")
    reason: Reason = view_module(state.variant.game).why_not(state, action)
    return reason


def pieces() -> Pieces:
    """Tell all pieces of all games, as every game's file has them: dominoes by box, building tiles, dice."""
    whole: Parts = {"dominoes": {}, "buildings": [], "dice": []}
    for name in dict.fromkeys(VIEWS.values()):
        own: Parts = import_module(f".{name}", __package__).pieces()
        whole["dominoes"] |= own.get("dominoes", {})
        whole["buildings"] += own.get("buildings", [])
        whole["dice"] += own.get("dice", [])
    return msgspec.convert(whole, Pieces)
