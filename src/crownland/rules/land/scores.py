"""What a kingdom is worth, told the way a person wants to see it: property by property, bonus by bonus."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ..reading import Square
from .cells import MOST_SQUARES, Kingdoms, list_properties
from .dominoes import TERRAINS
from .notation import squares_from


class Property(NamedTuple):
    """Squares of one terrain joined by sides (K11)."""

    terrain: str
    squares: tuple[Square, ...]
    crowns: int

    @property
    def size(self) -> int:
        """How many squares it has."""
        return len(self.squares)

    @property
    def points(self) -> int:
        """Its squares times its crowns (K11)."""
        return self.size * self.crowns


@dataclass(frozen=True, slots=True)
class Score:
    """All points of a kingdom, and what breaks a tie (K12)."""

    properties: tuple[Property, ...]
    bonuses: dict[str, int]

    @property
    def total(self) -> int:
        """The points of all properties and bonuses together."""
        return sum(each.points for each in self.properties) + sum(self.bonuses.values())

    @property
    def largest(self) -> int:
        """Squares of the largest property, crowned or not."""
        return max((each.size for each in self.properties), default=0)

    @property
    def crowns(self) -> int:
        """Crowns in the whole kingdom."""
        return sum(each.crowns for each in self.properties)


def properties_of(kingdoms: Kingdoms, index: int = 0, terrains: tuple[str, ...] = TERRAINS) -> tuple[Property, ...]:
    """Find every property of a kingdom, sorted by terrain, squares, crowns, then place."""
    heads, steps = np.empty((1 + MOST_SQUARES, 3), np.int64), np.empty(MOST_SQUARES, np.int64)
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
