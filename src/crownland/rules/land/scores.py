"""What a kingdom is worth, told the way a person wants to see it: property by property, bonus by bonus."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..engine.bits import word
from ..reading import Square
from .dominoes import TERRAINS
from .grid import joined
from .kingdom import Kingdom
from .notation import squares_in


@dataclass(frozen=True, slots=True)
class Property:
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


def properties_of(kingdom: Kingdom, terrains: tuple[str, ...] = TERRAINS) -> tuple[Property, ...]:
    """Find every property, sorted by terrain, squares, crowns, then place."""
    properties, planes = [], kingdom["crowns"].tolist()
    for terrain, land in zip(terrains, kingdom["terrain"].tolist(), strict=False):
        while land:
            found = int(joined(word(land & -land), word(land)))
            crowns = sum((plane & found).bit_count() for plane in planes)
            properties.append(Property(terrain, tuple(squares_in(kingdom, found)), crowns))
            land &= ~found
    return in_order(properties)


def in_order(properties: Iterable[Property]) -> tuple[Property, ...]:
    """Sort properties by terrain, squares, crowns, then place."""
    return tuple(sorted(properties, key=lambda each: (each.terrain, each.size, each.crowns, each.squares)))
