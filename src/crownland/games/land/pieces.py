"""The dominoes of all boxes, as values for Python and as arrays for kernels. Importing it freezes the registry."""

from typing import Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from ...engine.errors import InvalidSetup
from ...engine.registry import freeze_registry
from ...engine.validate import int_in_range, short_repr
from .box import COLUMNS as COLUMNS
from .box import MAX_CROWNS as MAX_CROWNS
from .box import MAX_DOMINOES as MAX_DOMINOES
from .box import TERRAINS as TERRAINS
from .box import Domino as Domino
from .box import read_box
from .box import rows as rows

BOXES: Final = tuple(freeze_registry())
DOMINOES: Final = {box: read_box(path) for box, path in freeze_registry().items()}


def domino(box: str, number: SupportsIndex) -> Domino:
    """Return a domino of a box: terrain and crowns of each half.

    >>> domino("kingdomino", 48)
    Domino(number=48, terrains=('wheat', 'mine'), crowns=(0, 3))
    """
    dominoes = DOMINOES.get(box) if isinstance(box, str) else None
    if dominoes is None:
        raise InvalidSetup(f"expected a box out of {', '.join(BOXES)}, but got {short_repr(box)}")
    return dominoes[int_in_range(f"a domino of {box}", number, 1, len(dominoes))]


def _arrays() -> tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.bool_]]:
    terrain = np.zeros((len(BOXES), MAX_DOMINOES + 1, 2), np.uint8)
    crowns = np.zeros_like(terrain)
    alike = np.zeros((len(BOXES), MAX_DOMINOES + 1), np.bool_)
    for index, box in enumerate(BOXES):
        for number, domino in DOMINOES[box].items():
            terrain[index, number] = [TERRAINS.index(name) for name in domino.terrains]
            crowns[index, number] = domino.crowns
            alike[index, number] = domino.halves_are_alike
    return terrain, crowns, alike


TERRAIN_OF, CROWNS_OF, ALIKE = _arrays()
BOX_SIZES: Final = np.array([len(dominoes) for dominoes in DOMINOES.values()])
