"""The properties of a kingdom: squares of one terrain joined by sides."""

from collections.abc import Iterable

import numpy as np

from ...engine.score import Property
from .cells import MAX_SQUARES, Kingdoms, list_properties
from .notation import squares_from
from .pieces import TERRAINS


def find_properties(kingdoms: Kingdoms, index: int = 0, terrains: tuple[str, ...] = TERRAINS) -> tuple[Property, ...]:
    """Find every property of a kingdom, sorted by terrain, squares, crowns, then place."""
    heads, steps = np.empty((1 + MAX_SQUARES, 3), np.int64), np.empty(MAX_SQUARES, np.int64)
    (north, west, n), *found = heads[: list_properties(kingdoms, index, heads, steps)].tolist()
    squares = tuple(map(squares_from(north, west).__getitem__, steps[:n].tolist()))
    rows, end = [], 0
    for terrain, crowns, size in found:
        start, end = end, end + size
        rows.append((terrains[terrain], size, crowns, squares[start:end]))
    rows.sort()
    return tuple([Property(terrain, squares, crowns) for terrain, _, crowns, squares in rows])


def in_order(properties: Iterable[Property]) -> tuple[Property, ...]:
    """Sort properties by terrain, squares, crowns, then place."""
    return tuple(sorted(properties, key=lambda each: (each.terrain, each.size, each.crowns, each.squares)))
