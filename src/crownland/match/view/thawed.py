"""A state as a view reads it: its record unpacked once, since a view asks for dozens of its fields."""

from functools import cache
from typing import Any, cast

import numpy as np

from ...engine.kernel import plain
from ...engine.state import State
from ...engine.unpack import RowLayout
from ...engine.variant import Variant
from ...games.land.kingdom import bounds

_bounds = plain(bounds)


class Thawed:
    """Answers what the lines and the frame are asked of a state; it does not change with it."""

    __slots__ = ("phase", "record", "round", "variant")

    def __init__(self, state: State) -> None:
        self.variant: Variant = state.variant
        self.phase, self.round = state.phase, state.round
        self.record: Any = _shape(state.states.dtype).unpack(state.states)

    def record_with(self, field: str, what: str) -> Any:
        return self.record

    def bounds(self, kingdom: int) -> tuple[int, int, int, int]:
        box: tuple[int, int, int, int] = _bounds(self.record.kingdoms[kingdom])
        return box

    def discards(self, kingdom: int) -> int:
        return int(self.record.kingdoms[kingdom].discards)


@cache
def _shape(layout: np.dtype[np.void]) -> RowLayout:
    return RowLayout(layout)


def plain_row(state: State) -> State:
    """Return a state to read lines and frames from, at the price of a few fields."""
    return cast(State, Thawed(state))
