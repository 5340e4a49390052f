"""Actions as integers: the one layout that kernels, logs and learning programs share.

    bits 26..30   kind
    bits 10..15   a domino's number, a seat, or another small number
    bits  6..9    row of the first half, or of the only square, + 8
    bits  2..5    column of it + 8
    bits  0..1    direction from the first to the second half: 0 east, 1 south, 2 west, 3 north

A field that a kind does not use is 0, so every action fits 31 bits. Kinds that every draft has are here; a game's own
kinds, and what they put into the other bits, are in its `actions.py`. `docs/reference/notation.md` lists them all.
"""

from typing import Final

from .kernel import kernel

KIND: Final = 26

DEAL: Final = 1  # chance: a domino joins the newest line
KING: Final = 2  # chance: a king is drawn in the opening
CLAIM: Final = 3
PLACE: Final = 4
DISCARD: Final = 5


@kernel
def simple(kind: int, number: int) -> int:
    """Return the int of an action with a single number."""
    return kind << KIND | number << 10


@kernel
def nothing(kind: int) -> int:
    """Return the int of the action of this kind that declines."""
    return kind << KIND


@kernel
def placement(domino: int, row: int, column: int, direction: int) -> int:
    """Return the int of a placement."""
    return PLACE << KIND | domino << 10 | (row + 8) << 6 | (column + 8) << 2 | direction


@kernel
def action_kind(action: int) -> int:
    return action >> KIND


@kernel
def action_number(action: int) -> int:
    return (action >> 10) & 63


@kernel
def action_row(action: int) -> int:
    return ((action >> 6) & 15) - 8


@kernel
def action_column(action: int) -> int:
    return ((action >> 2) & 15) - 8


@kernel
def action_direction(action: int) -> int:
    return action & 3
