"""The kinds of action of Kingdomino Duel, as integers in the layout of `rules.codes`.

Bits 10..15 are a seat, a coat of arms, a place on the map, a die + 1 (0: none), or a set of dice (+ 16 with a power).
Rolls and turns add a face in bits 0..4: 4 x symbol + crosses. A drawing is two shields, the first in bits 11..21, the
second in bits 0..10, each 32 x place + face, and a power + 1 in bits 22..23; no drawing leaves all of them 0. A place
is 8 x (row + 2) + column + 3.
"""

from typing import Final

from ...engine.codes import KIND
from ...engine.codes import action_kind as action_kind
from ...engine.codes import action_number as action_number
from ...engine.codes import simple as simple
from ...engine.kernel import kernel

FIRST: Final = 16  # chance: who is A in the first round
ROLL: Final = 17  # chance: a die falls
TAKE: Final = 18
TURN: Final = 19
CASTLE: Final = 20
DRAW: Final = 21
NAME: Final = 22
CROSS: Final = 23


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
def first_shield(action: int) -> int:
    return (action >> 11) & 2047


@kernel
def second_shield(action: int) -> int:
    return action & 2047


@kernel
def drawing_power(action: int) -> int:
    """Return the power that a drawing uses, or -1."""
    return ((action >> 22) & 3) - 1


@kernel
def shield_place(shield: int) -> int:
    return shield >> 5


@kernel
def face_symbol(face: int) -> int:
    """Return the symbol of a face, a shield, a roll or a turn."""
    return (face >> 2) & 7


@kernel
def face_crosses(face: int) -> int:
    return face & 3
