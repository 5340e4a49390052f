"""Taking dice in the Duel (D2, D8): what can be taken from the middle, worked out once for every set of dice in it."""

from itertools import product
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..draft.draft import NOBODY
from ..engine.bits import share
from ..engine.kernel import kernel
from . import codes
from .dice import DICE, PICK_TWO_FIRST
from .spell_book import holds

StateRow: TypeAlias = Any  # a record of the Duel

WITH_POWER: Final = 1 << DICE  # two dice at once (D8)
B, A, A_WITH_POWER = range(3)


def _takes(middle: int, taker: int) -> list[int]:
    """D2, D8: A takes one die, or two with the power; B takes two of the other three."""
    takes = []
    dice = [die for die in range(DICE) if middle >> die & 1]
    for one in dice:
        if taker != B:
            takes.append(1 << one)
        if taker != A:
            pairs = [1 << one | 1 << other for other in dice if other > one]
            takes += [pair | (WITH_POWER if taker == A_WITH_POWER else 0) for pair in pairs]
    return takes


def _table() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    every = {(middle, taker): _takes(middle, taker) for middle, taker in product(range(1 << DICE), range(3))}
    takes = np.zeros((1 << DICE, 3, max(map(len, every.values()))), np.int64)
    lengths = np.zeros((1 << DICE, 3), np.int64)
    for place, row in every.items():
        takes[place][: len(row)] = row
        lengths[place] = len(row)
    return takes, lengths


TAKES, HOW_MANY = _table()  # by the set of dice in the middle and by who takes


@kernel
def dice_of(state: StateRow, owner: int) -> int:
    """Return the set of dice that a seat took, or NOBODY."""
    dice = 0
    for die in range(DICE):
        dice |= 1 << die if state.owner[die] == owner else 0
    return dice


@kernel
def taker(state: StateRow) -> int:
    """D8: return the kind of taker the seat in turn is."""
    if state.seat != state.player_a:
        return B
    return A_WITH_POWER if holds(state.kingdoms[state.seat], PICK_TWO_FIRST) else A


@kernel
def legal_takes(state: StateRow, out: NDArray[np.int64]) -> int:
    """D2, D8: write what the seat in turn can take; return how many."""
    dice, who = dice_of(state, NOBODY), taker(state)
    for index in range(HOW_MANY[dice, who]):
        out[index] = codes.simple(codes.TAKE, TAKES[dice, who, index])
    return int(HOW_MANY[dice, who])


@kernel
def pick_take(state: StateRow, luck: int) -> int:
    """Return the one of `legal_takes` that 32 random bits choose."""
    dice, who = dice_of(state, NOBODY), taker(state)
    return codes.simple(codes.TAKE, TAKES[dice, who, share(luck, HOW_MANY[dice, who])])
