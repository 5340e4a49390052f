"""The builders' board: open tiles, the pile, prices, supplies, the queen and the dragon (Q3, Q7..Q9, Q11, Q12).

The pile is the number of tiles left of each type, so which comes next is chance's action. Works on any state record
that has the fields of BUILDERS.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..draft.draft import OVER
from ..engine.bits import ONE, lowest, share, word
from ..engine.kernel import kernel
from ..land.grid import NOTHING
from . import buildings, codes
from .buildings import ALL_TILES, COPIES, NO_BUILDING, TILE_TYPES, TOWERS
from .court import COURT, START_KNIGHTS

SLOTS: Final = 6
SUPPLY_OF_KNIGHTS: Final = 22
SUPPLY_OF_TOWERS: Final = 15
BRIBE: Final = 1
MOST_KINGDOMS: Final = 8
CAVE: Final = -1  # where the dragon lives
NO_HOST: Final = -1  # of the queen, before the first tower

TILING, TAXING, BUILDING, BURNING = range(OVER + 1, OVER + 5)  # phases besides those of the draft

BUILDERS: Final = [
    ("board", "u1", (SLOTS,)),  # the building open in each slot, the cheapest first
    ("pile", "u1", (TILE_TYPES,)),  # hidden tiles left of each building
    ("pile_left", "u1"),
    ("knights_left", "u1"),
    ("towers_left", "u1"),
    ("queen", "i1"),  # the kingdom that hosts her
    ("dragon", "i1"),  # its slot
    ("courts", COURT, (MOST_KINGDOMS,)),
]
BuildersRow: TypeAlias = Any  # a record with the fields of BUILDERS
Slots: TypeAlias = int  # a set, bit by bit


@kernel
def kingdom_of(state: BuildersRow, seat: int) -> int:
    """W4: the kingdom that a seat rules, alone or with its partner."""
    return int(seat) >> int(state.teams)


@kernel
def set_up(state: BuildersRow, kingdoms: int) -> None:
    """Q3, W5: all tiles in the pile, the queen beside the board, the dragon in its cave."""
    for building in range(TILE_TYPES):
        state.pile[building] = COPIES[building]
    state.pile_left = ALL_TILES
    state.knights_left = SUPPLY_OF_KNIGHTS - START_KNIGHTS * kingdoms
    state.towers_left = SUPPLY_OF_TOWERS
    state.queen = NO_HOST
    state.dragon = CAVE


@kernel
def open_slots(state: BuildersRow) -> Slots:
    """Return the slots with a tile."""
    slots = NOTHING
    for slot in range(SLOTS):
        slots |= ONE << word(slot) if state.board[slot] != NO_BUILDING else NOTHING
    return slots


@kernel
def free_slot(state: BuildersRow) -> int:
    """Return the cheapest slot without a tile; SLOTS when there is none."""
    return lowest(~open_slots(state))


@kernel
def needs_tile(state: BuildersRow) -> bool:
    """Q12: a slot is free and the pile has something to fill it."""
    return bool(state.pile_left > 0 and free_slot(state) < SLOTS)


@kernel
def turn_up(state: BuildersRow, building: int) -> None:
    """Q3, Q12: a tile from the pile takes the cheapest free slot."""
    state.pile[building] -= 1
    state.pile_left -= 1
    state.board[free_slot(state)] = building


@kernel
def list_tiles(state: BuildersRow, out: NDArray[np.int64]) -> int:
    """Write one action for each building that the pile still has; return how many."""
    n = 0
    for building in range(1, TILE_TYPES):
        if state.pile[building] > 0:
            out[n] = codes.simple(codes.TILE, building)
            n += 1
    return n


@kernel
def pick_tile(state: BuildersRow, luck: int) -> int:
    """Return the building that 32 random bits choose, each tile of the pile being equally likely."""
    index = share(luck, int(state.pile_left))
    building = 1
    while index >= state.pile[building]:
        index -= int(state.pile[building])
        building += 1
    return codes.simple(codes.TILE, building)


@kernel
def tidy(state: BuildersRow) -> None:
    """Q12: the dragon goes home, and the tiles slide to the cheapest slots in their order."""
    state.dragon = CAVE
    end = 0
    for slot in range(SLOTS):
        building = state.board[slot]
        state.board[slot] = NO_BUILDING
        if building != NO_BUILDING:
            state.board[end] = building
            end += 1


@kernel
def price(state: BuildersRow, slot: int, kingdom: int) -> int:
    """Q3, Q7: the slot's price, one less for the queen's host, never below 0."""
    return max(slot - 1, 0) if state.queen == kingdom else slot


@kernel
def is_affordable(state: BuildersRow, slot: int, kingdom: int) -> bool:
    """Q7: the slot has a tile whose price the kingdom can pay."""
    return bool(state.board[slot] != NO_BUILDING and price(state, slot, kingdom) <= state.courts[kingdom].coins)


@kernel
def affordable_slots(state: BuildersRow, kingdom: int) -> Slots:
    """Return the slots whose tile the kingdom can pay for."""
    slots = NOTHING
    for slot in range(SLOTS):
        slots |= ONE << word(slot) if is_affordable(state, slot, kingdom) else NOTHING
    return slots


@kernel
def buy(state: BuildersRow, slot: int, kingdom: int) -> int:
    """Q7: pay the price of a slot and take its tile."""
    state.courts[kingdom].coins -= price(state, slot, kingdom)
    building = int(state.board[slot])
    state.board[slot] = NO_BUILDING
    return building


@kernel
def reward(state: BuildersRow, building: int, kingdom: int) -> None:
    """Q8, Q9: hand out the knights and towers of a new building, as far as there are any; the queen may come."""
    court = state.courts[kingdom]
    knights = min(buildings.KNIGHTS[building], int(state.knights_left))
    state.knights_left -= knights
    court.reserve += knights
    towers = min(TOWERS[building], int(state.towers_left))
    state.towers_left -= towers
    court.towers += towers
    if towers > 0 and int(court.towers) == most_towers(state):
        state.queen = kingdom


@kernel
def most_towers(state: BuildersRow) -> int:
    """Return the towers of the kingdom that has the most."""
    most = 0
    for index in range(MOST_KINGDOMS):
        most = max(most, int(state.courts[index].towers))
    return most


@kernel
def can_burn(state: BuildersRow, kingdom: int) -> bool:
    """Q11: the dragon is at home, the queen elsewhere, the bribe at hand, and something to burn."""
    willing = state.dragon == CAVE and state.queen != kingdom
    return bool(willing and state.courts[kingdom].coins >= BRIBE and open_slots(state) != NOTHING)


@kernel
def burn(state: BuildersRow, slot: int, kingdom: int) -> None:
    """Q11: pay the dragon; the tile leaves the game and the dragon sits in its slot."""
    state.courts[kingdom].coins -= BRIBE
    state.board[slot] = NO_BUILDING
    state.dragon = slot
