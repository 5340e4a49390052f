"""The paper pad of Queendomino: every building with its points, and the property that the queen's crown is on."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..engine.bits import ONE, lowest
from ..engine.kernel import inside, kernel
from ..land.grid import NOTHING, turned
from ..land.notation import squares_from
from ..land.scores import Property, in_order, properties_of
from ..reading import Square
from .buildings import NAMES
from .court import points_of

_MOST_BUILDINGS: Final = 64  # as many as a set has squares


@dataclass(frozen=True, slots=True)
class Built:
    """A building on its square, and its points as the table lies (Q13)."""

    building: str
    square: Square
    points: int


@kernel
def list_buildings(states: NDArray[Any], index: int, out: NDArray[np.int64]) -> int:
    """Write each building of a kingdom: its square as steps from the corner of the box, its number, its points."""
    kingdom, court = states[0].kingdoms[index], states[0].courts[index]
    built = turned(court.built, -(8 * int(kingdom.north) + int(kingdom.west)))
    n = 0
    while built != NOTHING:
        steps = lowest(built)
        number = int(court.buildings[(steps + 8 * int(kingdom.north) + int(kingdom.west)) & 63])
        out[n, 0], out[n, 1], out[n, 2] = steps, number, points_of(kingdom, court, number)
        built &= built - ONE
        n += 1
    return n


def built_in(states: NDArray[Any], index: int) -> tuple[Built, ...]:
    """Q13: list the buildings of a kingdom by row, then column."""
    out = np.empty((_MOST_BUILDINGS, 3), np.int64)
    rows = out[: list_buildings(states, index, out)].tolist()
    kingdom = inside(states, "kingdoms")
    places = squares_from(int(kingdom["north"][index]), int(kingdom["west"][index])) if rows else ()
    return tuple([Built(NAMES[number], places[steps], points) for steps, number, points in rows])


def crowned_properties(states: NDArray[Any], index: int) -> tuple[tuple[Property, ...], Property | None]:
    """Q14: find every property with its crowns, and the one that has the queen's among them."""
    properties = properties_of(inside(states, "kingdoms"), index)
    if states["queen"][0] != index or not properties:
        return properties, None
    chosen = max(properties, key=lambda each: each.size)  # of equally large ones the first
    crowned = chosen._replace(crowns=chosen.crowns + 1)
    return in_order([crowned if each is chosen else each for each in properties]), crowned
