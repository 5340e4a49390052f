"""Land and points of a kingdom, as every game returns them."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from .validate import Square

Land: TypeAlias = dict[Square, tuple[str, int]]  # every covered square but the castle's: terrain and crowns


class Property(NamedTuple):
    """Squares of one terrain joined by sides (K11)."""

    terrain: str
    squares: tuple[Square, ...]
    crowns: int

    @property
    def size(self) -> int:
        """The number of squares."""
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
