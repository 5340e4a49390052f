"""The dominoes of every box, read from the tables that the registry names, checked once and frozen.

Each domino is there twice: as a `Domino` for people, and in arrays indexed by box, number and half for kernels.
"""

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..registry import settle

TERRAINS: Final = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
BOXES: Final = tuple(settle())
MOST_DOMINOES: Final = 48
MOST_CROWNS: Final = 3


@dataclass(frozen=True, slots=True)
class Domino:
    """One domino: its number and, for each half, terrain and crowns."""

    number: int
    terrains: tuple[str, str]
    crowns: tuple[int, int]

    @property
    def halves_are_alike(self) -> bool:
        return self.terrains[0] == self.terrains[1] and self.crowns[0] == self.crowns[1]


def rows(path: Path) -> list[dict[str, str]]:
    """Read one table, a dictionary for each row."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _read_box(box: str) -> dict[int, Domino]:
    dominoes = {}
    for row in rows(settle()[box]):
        domino = Domino(
            int(row["number"]),
            (row["first"], row["second"]),
            (int(row["first_crowns"]), int(row["second_crowns"])),
        )
        assert set(domino.terrains) <= set(TERRAINS) and 0 <= min(domino.crowns) <= max(domino.crowns) <= MOST_CROWNS
        dominoes[domino.number] = domino
    assert list(dominoes) == list(range(1, len(dominoes) + 1)), f"{box}: numbers must run from 1 without a gap"
    return dominoes


DOMINOES: Final = {box: _read_box(box) for box in BOXES}


def _arrays() -> tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.bool_]]:
    terrain = np.zeros((len(BOXES), MOST_DOMINOES + 1, 2), np.uint8)
    crowns = np.zeros_like(terrain)
    alike = np.zeros((len(BOXES), MOST_DOMINOES + 1), np.bool_)
    for index, box in enumerate(BOXES):
        for number, domino in DOMINOES[box].items():
            terrain[index, number] = [TERRAINS.index(name) for name in domino.terrains]
            crowns[index, number] = domino.crowns
            alike[index, number] = domino.halves_are_alike
    return terrain, crowns, alike


TERRAIN_OF, CROWNS_OF, ALIKE = _arrays()
