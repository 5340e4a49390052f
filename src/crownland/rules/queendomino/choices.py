"""What a court can decide besides its land, as actions: knights, building and burning (Q6, Q7, Q11).

Each kind is listed, and picked by luck without listing. `index` is the kingdom in turn.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.bits import ONE, count, lowest, nth_bit, nth_of_few, share
from ..engine.kernel import kernel
from ..land.grid import NOTHING
from ..land.kingdom import square_at
from . import codes
from .builders import SLOTS, affordable_slots, is_affordable, open_slots
from .buildings import NO_BUILDING
from .court import sites

StateRow: TypeAlias = Any  # a record with the builders' board, kingdoms, and the domino just laid


@kernel
def knight_options(state: StateRow, index: int) -> int:
    """Q6: with one knight in reserve nobody, or one square or the other; with more also both."""
    return 4 if state.courts[index].reserve > 1 else 3


@kernel
def nth_knights(state: StateRow, index: int, option: int) -> int:
    """Return the option: 0 nobody, 1 and 2 one knight, 3 two, on the smaller and the larger square just laid."""
    if option == 0:
        return codes.nothing(codes.KNIGHTS)
    kingdom = state.kingdoms[index]
    one, other = lowest(state.laid), lowest(state.laid & (state.laid - ONE))
    row, column = square_at(kingdom, one)
    other_row, other_column = square_at(kingdom, other)
    if other_row < row or other_column < column:  # the word is wound around a torus
        row, column, other_row, other_column = other_row, other_column, row, column
    direction = 1 if option == 3 and other_row > row else 0
    if option == 2:
        row, column = other_row, other_column
    return codes.knights(2 if option == 3 else 1, row, column, direction)


@kernel
def legal_knights(state: StateRow, index: int, out: NDArray[np.int64]) -> int:
    n = knight_options(state, index)
    for option in range(n):
        out[option] = nth_knights(state, index, option)
    return n


@kernel
def pick_knights(state: StateRow, index: int, luck: int) -> int:
    """Pick one of the options that `legal_knights` lists."""
    return nth_knights(state, index, share(luck, knight_options(state, index)))


@kernel
def legal_buildings(state: StateRow, index: int, out: NDArray[np.int64]) -> int:
    """Q7: build nothing, or any affordable tile on any site."""
    out[0] = codes.nothing(codes.BUILD)
    n = 1
    kingdom = state.kingdoms[index]
    for slot in range(SLOTS):
        if is_affordable(state, slot, index):
            free = sites(kingdom, state.courts[index])
            while free != NOTHING:
                row, column = square_at(kingdom, lowest(free))
                out[n] = codes.building(int(state.board[slot]), slot, row, column)
                free &= free - ONE
                n += 1
    return n


@kernel
def pick_building(state: StateRow, index: int, luck: int) -> int:
    """Pick one of the options that `legal_buildings` lists."""
    kingdom = state.kingdoms[index]
    free = sites(kingdom, state.courts[index])
    n, slots = count(free), affordable_slots(state, index)
    option = share(luck, 1 + n * count(slots))
    if option == 0:
        return codes.nothing(codes.BUILD)
    slot = nth_of_few(slots, (option - 1) // n)
    row, column = square_at(kingdom, nth_bit(free, (option - 1) % n))
    return codes.building(int(state.board[slot]), slot, row, column)


@kernel
def legal_fires(state: StateRow, out: NDArray[np.int64]) -> int:
    """Q11: burn nothing, or any open tile."""
    out[0] = codes.nothing(codes.BURN)
    n = 1
    for slot in range(SLOTS):
        if state.board[slot] != NO_BUILDING:
            out[n] = codes.burning(int(state.board[slot]), slot)
            n += 1
    return n


@kernel
def pick_fire(state: StateRow, luck: int) -> int:
    """Pick one of the options that `legal_fires` lists."""
    slots = open_slots(state)
    option = share(luck, 1 + count(slots))
    if option == 0:
        return codes.nothing(codes.BURN)
    slot = nth_of_few(slots, option - 1)
    return codes.burning(int(state.board[slot]), slot)
