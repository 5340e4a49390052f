"""The draft as a person reads it: lines with the kings on them, and what has not been drawn."""

from ..engine.kernel import plain
from ..land.dominoes import BOXES
from ..state import State
from . import draft
from .position import numbers_in

_is_last_round = plain(draft.is_last_round)


def older_line(state: State) -> list[tuple[int, int]]:
    """Return the line being placed: each domino with the seat whose king stands on it, in the order of play."""
    record = state.record
    return [(number, int(record.older_king[number])) for number in numbers_in(record.older)]


def waiting(state: State) -> list[tuple[int, int]]:
    """Return those of the older line whose turn is not over."""
    record = state.record
    return [(number, int(record.older_king[number])) for number in numbers_in(record.waiting)]


def newer_line(state: State) -> list[tuple[int, int | None]]:
    """Return the line on offer: each domino with the seat that claimed it, or None."""
    record = state.record
    free = int(record.free)
    return [
        (number, None if free >> (number - 1) & 1 else int(record.newer_king[number]))
        for number in numbers_in(record.newer)
    ]


def rounds(state: State) -> int:
    """Return how many rounds the game has (K5)."""
    return int(state.record.rounds)


def is_last_round(state: State) -> bool:
    """Tell whether no new line follows (K6)."""
    return _is_last_round(state.record)


def frame(state: State) -> int:
    """Return how many squares wide and high a kingdom may be (K8)."""
    return int(state.record.frame)


def undrawn(state: State) -> list[int]:
    """Return the dominoes that no line has shown yet; some of them may never come (K2)."""
    return numbers_in(state.record.pool)


def undrawn_of_other_box(state: State) -> list[int]:
    """Return the same of the box that the newer line is not from; nothing where there is one box (W1)."""
    return numbers_in(state.record.other_pool) if state.variant.boxes > 1 else []


def box_of_older_line(state: State) -> str:
    """Return the box whose numbers the line being placed has."""
    return BOXES[int(state.record.box)]


def box_of_newer_line(state: State) -> str:
    """Return the box whose numbers the line on offer has (W1: boxes may take turns)."""
    return BOXES[int(state.record.newer_box)] if state.variant.boxes > 1 else box_of_older_line(state)
