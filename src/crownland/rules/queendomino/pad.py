"""The paper pad of Queendomino: every building with its points, and the property that the queen's crown is on."""

from dataclasses import dataclass, replace
from typing import Any

from ..land.notation import squares_in
from ..land.scores import Property, in_order, properties_of
from ..reading import Square
from .buildings import NAMES
from .court import points_of


@dataclass(frozen=True, slots=True)
class Built:
    """A building on its square, and its points as the table lies (Q13)."""

    building: str
    square: Square
    points: int


def built_in(state: Any, index: int) -> tuple[Built, ...]:
    """Q13: list the buildings of a kingdom by row, then column."""
    kingdom, court = state.kingdoms[index], state.courts[index]
    return tuple(
        Built(NAMES[number], square, int(points_of(kingdom, court, number)))
        for square in squares_in(kingdom, court.built)
        for number in [int(court.buildings[(8 * square[0] + square[1]) & 63])]
    )


def crowned_properties(state: Any, index: int) -> tuple[tuple[Property, ...], Property | None]:
    """Q14: find every property with its crowns, and the one that has the queen's among them."""
    properties = properties_of(state.kingdoms[index])
    if state.queen != index or not properties:
        return properties, None
    chosen = max(properties, key=lambda each: each.size)  # of equally large ones the first
    crowned = replace(chosen, crowns=chosen.crowns + 1)
    return in_order([crowned if each is chosen else each for each in properties]), crowned
