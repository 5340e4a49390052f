"""What a kingdom is worth, told the way a person wants to see it: property by property, bonus by bonus."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

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
        return len(self.squares)

    @property
    def points(self) -> int:
        return self.size * self.crowns


@dataclass(frozen=True, slots=True)
class Built:
    """A building on its square, and its points at the end (Q13)."""

    building: str
    square: Square
    points: int


@dataclass(frozen=True, slots=True)
class Pad:
    """What Queendomino's paper pad tells besides the land: the court, building by building, and the queen's place."""

    coins: int
    knights: int  # sent and in reserve
    towers: int
    buildings: tuple[Built, ...]
    queen: Property | None  # where she stands, her crown included (Q14)


@dataclass(frozen=True, slots=True)
class Score:
    """All points of a kingdom, and what breaks a tie (K12)."""

    properties: tuple[Property, ...]
    bonuses: dict[str, int]
    pad: Pad | None = None

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
    estates, planes = [], kingdom["crowns"].tolist()
    for terrain, land in zip(terrains, kingdom["terrain"].tolist(), strict=False):
        while land:
            estate = int(joined(word(land & -land), word(land)))
            crowns = sum((plane & estate).bit_count() for plane in planes)
            estates.append(Property(terrain, tuple(squares_in(kingdom, estate)), crowns))
            land &= ~estate
    return in_order(estates)


def in_order(estates: Iterable[Property]) -> tuple[Property, ...]:
    """Sort properties by terrain, squares, crowns, then place."""
    return tuple(sorted(estates, key=lambda estate: (estate.terrain, estate.size, estate.crowns, estate.squares)))


def crowned_by_queen(estates: tuple[Property, ...]) -> tuple[tuple[Property, ...], Property | None]:
    """Q14: put the queen's crown on the largest property, of equally large ones the first; tell which it is now."""
    if not estates:
        return estates, None
    chosen = max(estates, key=lambda estate: estate.size)  # max keeps the first
    crowned = replace(chosen, crowns=chosen.crowns + 1)
    return in_order([crowned if estate is chosen else estate for estate in estates]), crowned
