"""A recorded game as steps to walk through: the state before each, and what was done in it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from ...match.timeline import Timeline
from ...match.view.types import Move
from ...match.view.viewer import move_of
from ...rules.actions import decode
from ...rules.state import State


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened; draws of one kind in a row, such as a line, are one step."""

    game: int  # from 1, for a series
    before: State
    moves: tuple[Move, ...]
    after: State


def steps_of(record: Timeline) -> list[Step]:
    """Return every step of every game of a record."""
    return list(_steps(record))


def _steps(record: Timeline) -> Iterator[Step]:
    start = State(record.variant.single)
    before, moves = start, list[Move]()
    for past in islice(record.positions(), 1, None):
        event = past.events[-1]
        before = start if event.action_index == 0 else before
        moves += map(move_of, event.actions)
        if event.is_chance and past.state.is_drawing(type(decode(event.actions[0]))):
            continue
        after = past.state.copy()
        yield Step(event.game, before, tuple(moves), after)
        before, moves = after, []
