"""Actions as integers: the one layout that kernels, logs and learning programs share.

    bits 26..30   kind (below)
    bits 16..18   slot of the builders' board
    bits 10..15   a domino's or building's number, a seat, or another small number
    bits  6..9    row of the first half, or of the only square, + 8
    bits  2..5    column of it + 8
    bits  0..1    direction from the first to the second half: 0 east, 1 south, 2 west, 3 north

Knights: how many in bits 10..15, the first one's square, and the direction from it to the second. Building or burning
nothing, and sending no knight, is the kind alone.

Kingdomino Duel (kinds 16..23) has in bits 10..15 a seat, a coat of arms, a place on the map, a die + 1 (0: none), or a
set of dice (+ 16 with a power). Rolls and turns add a face in bits 0..4: 4 x symbol + crosses. A drawing is two
shields, the first in bits 11..21, the second in bits 0..10, each 32 x place + face, and a power + 1 in bits 22..23; no
drawing leaves all of them 0. A place is 8 x (row + 2) + column + 3.

A field that a kind does not use is 0, so every action fits 31 bits. `docs/notation.md` lists what each kind uses.
"""

from typing import Final

from .engine.kernel import kernel

KIND: Final = 26

DEAL: Final = 1  # chance: a domino joins the newest line
KING: Final = 2  # chance: a king is drawn in the opening
CLAIM: Final = 3
PLACE: Final = 4
DISCARD: Final = 5
TILE: Final = 6  # chance: a building tile is turned up
KNIGHTS: Final = 7
BUILD: Final = 8
BURN: Final = 9

FIRST: Final = 16  # chance: who is A in the first round of the Duel
ROLL: Final = 17  # chance: a die of the Duel falls
TAKE: Final = 18
TURN: Final = 19
CASTLE: Final = 20
DRAW: Final = 21
NAME: Final = 22
CROSS: Final = 23


@kernel
def simple(kind: int, number: int) -> int:
    """Write an action that has nothing but one number."""
    return kind << KIND | number << 10


@kernel
def placement(domino: int, row: int, column: int, direction: int) -> int:
    """Write the placement of a domino."""
    return PLACE << KIND | domino << 10 | (row + 8) << 6 | (column + 8) << 2 | direction


@kernel
def nothing(kind: int) -> int:
    """Write the action of doing without what this kind is about."""
    return kind << KIND


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
def kind_of(action: int) -> int:
    return action >> KIND


@kernel
def number_of(action: int) -> int:
    return (action >> 10) & 63


@kernel
def slot_of(action: int) -> int:
    return (action >> 16) & 7


@kernel
def row_of(action: int) -> int:
    return ((action >> 6) & 15) - 8


@kernel
def column_of(action: int) -> int:
    return ((action >> 2) & 15) - 8


@kernel
def direction_of(action: int) -> int:
    return action & 3


@kernel
def with_face(kind: int, number: int, symbol: int, crosses: int) -> int:
    """Write a roll or a turn of a die."""
    return simple(kind, number) | symbol << 2 | crosses


@kernel
def shield(place: int, symbol: int, crosses: int) -> int:
    """Write one half of a drawing."""
    return place << 5 | symbol << 2 | crosses


@kernel
def drawing(first: int, second: int, power: int) -> int:
    """Write a drawing of two shields; `power` is -1 without one."""
    return DRAW << KIND | (power + 1) << 22 | first << 11 | second


@kernel
def first_shield_of(action: int) -> int:
    return (action >> 11) & 2047


@kernel
def second_shield_of(action: int) -> int:
    return action & 2047


@kernel
def power_of(action: int) -> int:
    """Return the power that a drawing uses, or -1."""
    return ((action >> 22) & 3) - 1


@kernel
def place_of(shield: int) -> int:
    return shield >> 5


@kernel
def symbol_of(face: int) -> int:
    """Return the symbol of a face, a shield, a roll or a turn."""
    return (face >> 2) & 7


@kernel
def crosses_of(face: int) -> int:
    return face & 3
