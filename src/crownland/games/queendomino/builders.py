"""The builders' board: tiles, prices, the queen and the dragon; and the options of a seat there."""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine.bits import ONE, count, lowest, nth_bit, nth_of_few, share, word
from ...engine.kernel import kernel
from ...engine.turn import OVER
from ..land.grid import NOTHING
from ..land.kingdom import square_at
from . import actions as codes
from . import pieces as buildings
from .court import COURT, START_KNIGHTS, sites
from .pieces import ALL_TILES, COPIES, NO_BUILDING, TILE_TYPES, TOWERS

SLOTS: Final = 6
SUPPLY_OF_KNIGHTS: Final = 22
SUPPLY_OF_TOWERS: Final = 15
BRIBE: Final = 1
MAX_KINGDOMS: Final = 8
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
    ("courts", COURT, (MAX_KINGDOMS,)),
]
BuildersRow: TypeAlias = Any  # a record with the fields of BUILDERS
Slots: TypeAlias = int  # a set, bit by bit


@kernel
def seat_kingdom(state: BuildersRow, seat: int) -> int:
    """W4: return the kingdom of a seat; partners share one."""
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
def pick_tile(state: BuildersRow, bits: int) -> int:
    """Return the building that 32 random bits choose, each tile of the pile equally likely."""
    index = share(bits, int(state.pile_left))
    building = 1
    while index >= state.pile[building]:
        index -= int(state.pile[building])
        building += 1
    return codes.simple(codes.TILE, building)


@kernel
def tidy(state: BuildersRow) -> None:
    """Q12: the dragon returns to its cave, and the tiles slide to the cheapest slots in their order."""
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
    """Q8, Q9: give the knights and towers of a new building, as far as the supply goes; the queen may move."""
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
    for index in range(MAX_KINGDOMS):
        most = max(most, int(state.courts[index].towers))
    return most


@kernel
def can_burn(state: BuildersRow, kingdom: int) -> bool:
    """Q11: the dragon is in its cave, the queen is elsewhere, the kingdom can pay, and there is a tile to burn."""
    willing = state.dragon == CAVE and state.queen != kingdom
    return bool(willing and state.courts[kingdom].coins >= BRIBE and open_slots(state) != NOTHING)


@kernel
def burn(state: BuildersRow, slot: int, kingdom: int) -> None:
    """Q11: pay the dragon; the tile leaves the game and the dragon sits in its slot."""
    state.courts[kingdom].coins -= BRIBE
    state.board[slot] = NO_BUILDING
    state.dragon = slot


StateRow: TypeAlias = Any  # a record with the builders' board, kingdoms, and the domino just laid


@kernel
def knight_options(state: StateRow, index: int) -> int:
    """Q6: return the number of options: none, or one square or the other; with two knights in reserve also both."""
    return 4 if state.courts[index].reserve > 1 else 3


@kernel
def nth_knights(state: StateRow, index: int, option: int) -> int:
    """Return option `index`: 0 no knight, 1 or 2 one knight on the smaller or larger square just laid, 3 both."""
    if option == 0:
        return codes.nothing(codes.KNIGHTS)
    kingdom = state.kingdoms[index]
    one, other = lowest(state.laid), lowest(state.laid & (state.laid - ONE))
    row, column = square_at(kingdom, one)
    other_row, other_column = square_at(kingdom, other)
    if other_row < row or other_column < column:  # squares are bits on a torus
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
def pick_knights(state: StateRow, index: int, bits: int) -> int:
    """Pick one of the options that `legal_knights` lists."""
    return nth_knights(state, index, share(bits, knight_options(state, index)))


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
def pick_building(state: StateRow, index: int, bits: int) -> int:
    """Pick one of the options that `legal_buildings` lists."""
    kingdom = state.kingdoms[index]
    free = sites(kingdom, state.courts[index])
    n, slots = count(free), affordable_slots(state, index)
    option = share(bits, 1 + n * count(slots))
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
def pick_fire(state: StateRow, bits: int) -> int:
    """Pick one of the options that `legal_fires` lists."""
    slots = open_slots(state)
    option = share(bits, 1 + count(slots))
    if option == 0:
        return codes.nothing(codes.BURN)
    slot = nth_of_few(slots, option - 1)
    return codes.burning(int(state.board[slot]), slot)
