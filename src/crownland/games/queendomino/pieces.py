"""The building tiles of Queendomino, read from `buildings.csv`, checked once and frozen (Q3, Q17).

Each tile type is a `Building` for Python, and an entry of the arrays for kernels, indexed by its number: from 1 in the
order of the file.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...engine.errors import InvalidSetup
from ...engine.validate import short_repr
from ..land.pieces import MAX_CROWNS, TERRAINS, rows

EVIDENCE: Final = ("seen", "derived", "reconstructed")  # from the most to the least certain
TAXES: Final = ("", "per_tower", "per_knight")  # Q10: a coin for each of these when a knight collects tax
POINTS: Final = ("", "flat", "per_property", "per_tower", "per_knight")  # Q13: what the points of a tile count
NO_BUILDING: Final = 0


@dataclass(frozen=True, slots=True)
class Building:
    """One type of building tile: its effects at once, at each tax and at the end, and how certain they are."""

    number: int
    id: str
    name: str
    copies: int
    towers: int
    knights: int
    crowns: int
    tax: str
    points: str
    terrain: str  # whose properties count, where points are per property
    value: int  # points, or points for each
    towers_evidence: str
    knights_evidence: str


def _read_building(number: int, row: dict[str, str]) -> Building:
    building = Building(
        number,
        row["id"],
        row["name"],
        int(row["copies"]),
        int(row["towers"]),
        int(row["knights"]),
        int(row["crowns"]),
        row["tax"],
        row["points"],
        row["points_terrain"],
        int(row["points_value"]),
        row["towers_evidence"],
        row["knights_evidence"],
    )
    assert building.tax in TAXES and building.points in POINTS and building.crowns <= MAX_CROWNS
    assert (building.terrain in TERRAINS) == (building.points == "per_property")
    assert {building.towers_evidence, building.knights_evidence} <= set(EVIDENCE)
    return building


BUILDINGS: Final = {
    building.id: building
    for number, row in enumerate(rows(Path(__file__).parent / "buildings.csv"), NO_BUILDING + 1)
    for building in [_read_building(number, row)]
}
NAMES: Final = ("", *BUILDINGS)  # ids by number
TILE_TYPES: Final = len(NAMES)
assert TILE_TYPES <= 64, "a building's number fits six bits of an action"


def building(tile: str) -> Building:
    """Return a type of building tile by its name in `state.builders.board` and in actions.

    >>> school = building("magic_school")
    >>> school.towers, school.knights, school.points, school.terrain, school.value
    (1, 1, 'per_property', 'swamp', 2)
    """
    found = BUILDINGS.get(tile) if isinstance(tile, str) else None
    if found is None:
        raise InvalidSetup(f"expected a building out of {', '.join(BUILDINGS)}, but got {short_repr(tile)}")
    return found


def _column(values: list[int]) -> NDArray[np.int64]:
    column = np.array([0, *values], np.int64)
    column.flags.writeable = False
    return column


_ALL: Final = [*BUILDINGS.values()]
COPIES: Final = _column([building.copies for building in _ALL])
TOWERS: Final = _column([building.towers for building in _ALL])
KNIGHTS: Final = _column([building.knights for building in _ALL])
CROWNS: Final = _column([building.crowns for building in _ALL])
TAX: Final = _column([TAXES.index(building.tax) for building in _ALL])
POINTS_FOR: Final = _column([POINTS.index(building.points) for building in _ALL])
POINTS_TERRAIN: Final = _column([TERRAINS.index(building.terrain) if building.terrain else 0 for building in _ALL])
POINTS_VALUE: Final = _column([building.value for building in _ALL])
ALL_TILES: Final = int(COPIES.sum())
