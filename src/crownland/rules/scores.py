"""What a kingdom is worth, told the way a person wants to see it: property by property, bonus by bonus."""

from dataclasses import dataclass

from .actions import Square
from .bits import word
from .grid import joined
from .kingdom import Kingdom
from .notation import squares_in
from .tables import TERRAINS


@dataclass(frozen=True, slots=True)
class Property:
    """Squares of one terrain joined by sides (K11)."""

    terrain: str
    squares: tuple[Square, ...]
    crowns: int

    @property
    def size(self) -> int:
        return len(self.squares)

    @property
    def points(self) -> int:
        return self.size * self.crowns


@dataclass(frozen=True, slots=True)
class Score:
    """All points of a kingdom, and what breaks a tie (K12)."""

    properties: tuple[Property, ...]
    bonuses: dict[str, int]

    @property
    def total(self) -> int:
        return sum(estate.points for estate in self.properties) + sum(self.bonuses.values())

    @property
    def largest(self) -> int:
        """Squares of the largest property, crowned or not."""
        return max((estate.size for estate in self.properties), default=0)

    @property
    def crowns(self) -> int:
        """Crowns in the whole kingdom."""
        return sum(estate.crowns for estate in self.properties)


def properties_of(kingdom: Kingdom, terrains: tuple[str, ...] = TERRAINS) -> tuple[Property, ...]:
    """Find every property, sorted by terrain, squares, crowns, then place."""
    estates = []
    for index, terrain in enumerate(terrains):
        land = int(kingdom["terrain"][index])
        while land:
            estate = int(joined(word(land & -land), word(land)))
            crowns = sum((int(plane) & estate).bit_count() for plane in kingdom["crowns"])
            estates.append(Property(terrain, tuple(squares_in(kingdom, estate)), crowns))
            land &= ~estate
    return tuple(sorted(estates, key=lambda estate: (estate.terrain, estate.size, estate.crowns, estate.squares)))
