"""The kinds of action that Queendomino adds, as integers in the layout of `rules.codes`.

The number of a building and its square are where those of a domino are; bits 16..18 are a slot of the builders' board.
Knights: how many in bits 10..15, the first one's square, and the direction from it to the second. Building or burning
nothing, and sending no knight, is the kind alone.
"""

from typing import Final

from ...engine.codes import CLAIM as CLAIM
from ...engine.codes import DEAL as DEAL
from ...engine.codes import DISCARD as DISCARD
from ...engine.codes import KIND
from ...engine.codes import KING as KING
from ...engine.codes import PLACE as PLACE
from ...engine.codes import action_column as action_column
from ...engine.codes import action_direction as action_direction
from ...engine.codes import action_kind as action_kind
from ...engine.codes import action_number as action_number
from ...engine.codes import action_row as action_row
from ...engine.codes import nothing as nothing
from ...engine.codes import placement as placement
from ...engine.codes import simple as simple
from ...engine.kernel import kernel

TILE: Final = 6  # chance: a building tile is turned up
KNIGHTS: Final = 7
BUILD: Final = 8
BURN: Final = 9


@kernel
def knights(n: int, row: int, column: int, direction: int) -> int:
    """Write the sending of one or two knights."""
    return KNIGHTS << KIND | n << 10 | (row + 8) << 6 | (column + 8) << 2 | direction


@kernel
def building(number: int, slot: int, row: int, column: int) -> int:
    """Write the building of a tile from this slot on a square."""
    return BUILD << KIND | slot << 16 | number << 10 | (row + 8) << 6 | (column + 8) << 2


@kernel
def burning(number: int, slot: int) -> int:
    """Write the burning of the tile in this slot."""
    return BURN << KIND | slot << 16 | number << 10


@kernel
def action_slot(action: int) -> int:
    return (action >> 16) & 7
