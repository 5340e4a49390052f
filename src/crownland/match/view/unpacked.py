"""A state in plain Python values, copied once: a view reads dozens of its fields, and NumPy is slow for single ones."""

from functools import cache
from typing import Any

import numpy as np

from ...rules.engine.kernel import plain
from ...rules.engine.thawing import Shape
from ...rules.land.kingdom import bounds
from ...rules.state import State

_bounds = plain(bounds)


class UnpackedState:
    """A `DraftPosition` that does not change with the state it was made from."""

    __slots__ = ("phase", "record", "round", "variant")

    def __init__(self, state: State) -> None:
        self.variant, self.phase, self.round = state.variant, state.phase, state.round
        self.record: Any = _layout(state.states.dtype).thaw(state.states)

    def record_with(self, field: str, what: str) -> Any:
        return self.record

    def bounds(self, kingdom: int) -> tuple[int, int, int, int]:
        box: tuple[int, int, int, int] = _bounds(self.record.kingdoms[kingdom])
        return box

    def discards(self, kingdom: int) -> int:
        return int(self.record.kingdoms[kingdom].discards)


@cache
def _layout(dtype: np.dtype[np.void]) -> Shape:
    return Shape(dtype)
