"""The lines of a state with the kings on them, and the best placement of a domino on offer."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from ...engine import codes
from ...engine.kernel import plain
from ...engine.state import State, gains
from ...engine.unpack import PlainRow, RowLayout
from ...engine.validate import require_record
from ..land.kingdom import land_bounds
from ..land.pieces import BOXES
from . import rules as draft
from .position import numbers_in
from .rules import PLACING

_is_last_round = plain(draft.is_last_round)


@dataclass(frozen=True, slots=True)
class Draft:
    """The draft at one moment: `state.draft`. Dominoes are their numbers, kings the seats that they belong to."""

    older: list[tuple[int, int]]  # the line being placed, in the order of play: domino and king
    waiting: list[tuple[int, int]]  # those of it whose turn is not over
    newer: list[tuple[int, int | None]]  # the line on offer: domino and king, or None while it is free
    pool: list[int]  # what no line has shown yet, of the box that the newer line is from
    other_pool: list[int]  # the same of the other box, where there are two (W1)
    kings: list[int]  # how many kings of each seat are still in the hand, in the opening (K4)
    rounds: int
    is_last_round: bool
    frame: int  # how many squares wide and high a kingdom may be (K8)
    older_box: str
    newer_box: str


def describe_draft(state: State) -> Draft:
    """Return everything about the draft at once."""
    _record(state)  # raises for a game without lines
    record, has_two_boxes = _unpacked(state), state.variant.boxes > 1
    return Draft(
        _kings_on(record.older, record.older_king),
        _kings_on(record.waiting, record.older_king),
        _offer(record),
        numbers_in(record.pool),
        numbers_in(record.other_pool) if has_two_boxes else [],
        list(record.kings_in_hand[: state.variant.seats]),
        record.rounds,
        _is_last_round(record),
        record.frame,
        BOXES[record.box],
        BOXES[record.newer_box if has_two_boxes else record.box],
    )


def _record(state: State) -> Any:
    return require_record(state, "pool", "lines of dominoes")


def _unpacked(state: State) -> PlainRow:
    """Return the record as plain values without its kingdoms: NumPy is slow for single fields."""
    return _shape(state.states.dtype).unpack(state.states, "kingdoms", "courts")


@cache
def _shape(layout: np.dtype[np.void]) -> RowLayout:
    return RowLayout(layout)


def _kings_on(dominoes: int, kings: Any) -> list[tuple[int, int]]:
    return [(number, int(kings[number])) for number in numbers_in(dominoes)]


def _offer(record: Any) -> list[tuple[int, int | None]]:
    free, kings = int(record.free), record.newer_king
    return [(n, None if free >> (n - 1) & 1 else int(kings[n])) for n in numbers_in(record.newer)]


def older_line(state: State) -> list[tuple[int, int]]:
    """Return the line being placed: each domino with the seat whose king stands on it, in the order of play."""
    record = _record(state)
    return _kings_on(record.older, record.older_king)


def waiting(state: State) -> list[tuple[int, int]]:
    """Return those of the older line whose turn is not over."""
    record = _record(state)
    return _kings_on(record.waiting, record.older_king)


def newer_line(state: State) -> list[tuple[int, int | None]]:
    """Return the line on offer: each domino with the seat that claimed it, or None."""
    return _offer(_record(state))


def rounds(state: State) -> int:
    """Return how many rounds the game has (K5)."""
    return int(_record(state).rounds)


def frame(state: State) -> int:
    """Return how many squares wide and high a kingdom may be (K8)."""
    return int(_record(state).frame)


def undrawn(state: State) -> list[int]:
    """Return the dominoes that no line has shown yet; some of them may never come (K2)."""
    return numbers_in(_record(state).pool)


def undrawn_of_other_box(state: State) -> list[int]:
    """Return the undrawn dominoes of the box that the newer line is not from; none if there is one box (W1)."""
    record = _record(state)
    return numbers_in(record.other_pool) if state.variant.boxes > 1 else []


def box_of_older_line(state: State) -> str:
    """Return the box whose numbers the line being placed has."""
    return BOXES[int(_record(state).box)]


def box_of_newer_line(state: State) -> str:
    """Return the box whose numbers the line on offer has (W1: boxes may take turns)."""
    record = _record(state)
    return BOXES[int(record.newer_box if state.variant.boxes > 1 else record.box)]


def best_placement(state: State, seat: int, domino: int) -> int | None:
    """Return the most points that a domino of the newer line brings to a seat's kingdom; None if it does not fit."""
    trial = state.copy()
    record = trial.record_with("pool", "lines of dominoes")
    record.older = record.waiting = 1 << (domino - 1)
    record.older_king[domino] = record.seat = seat
    record.phase = PLACING
    if state.variant.boxes > 1:
        record.box = record.newer_box
    placed = gains(trial, state.variant.kingdom_of(seat))
    return max((points for code, points in placed if codes.action_kind(code) == codes.PLACE), default=None)


TABLE: Final[dict[str, Callable[..., Any]]] = {"bounds": land_bounds, "draft": describe_draft}
