"""The table of Queendomino as a person reads it: each court, the builders' board, the queen and the dragon.

Slots are numbered from 0, the cheapest first. Lines and dominoes are in `draft.lines`.
"""

from dataclasses import dataclass

from ..land.notation import squares_in
from ..land.scores import Property
from ..reading import Square
from ..state import State
from . import builders
from .builders import CAVE, NO_HOST
from .buildings import NAMES
from .pad import Built, built_in, crowned_properties


@dataclass(frozen=True, slots=True)
class Court:
    """What a kingdom owns besides its land."""

    coins: int
    reserve: int  # knights that have not been sent
    knights: tuple[Square, ...]  # where the others stand
    towers: int
    buildings: tuple[Built, ...]
    has_queen: bool
    queen_on: Property | None  # the property that her crown counts on (Q14)


@dataclass(frozen=True, slots=True)
class Supply:
    """Knights and towers that nobody owns yet."""

    knights: int
    towers: int


def court_of(state: State, kingdom: int) -> Court:
    """Return the court of a kingdom."""
    record, court = state.record, state.record.courts[kingdom]
    return Court(
        coins(state, kingdom),
        int(court.reserve),
        tuple(squares_in(record.kingdoms[kingdom], court.knights)),
        int(court.towers),
        built_in(record, kingdom),
        queen(state) == kingdom,
        crowned_properties(record, kingdom)[1],
    )


def coins(state: State, kingdom: int) -> int:
    """Return how many coins a kingdom has."""
    return int(state.record.courts[kingdom].coins)


def queen(state: State) -> int | None:
    """Return the kingdom that the queen visits, or None before the first tower (Q9)."""
    return None if state.record.queen == NO_HOST else int(state.record.queen)


def dragon(state: State) -> int | None:
    """Return the slot that the dragon has burnt in this round, or None while it is in its cave (Q11)."""
    return None if state.record.dragon == CAVE else int(state.record.dragon)


def board(state: State) -> list[str | None]:
    """Return the building that is open in each slot of the builders' board, or None."""
    return [NAMES[int(number)] or None for number in state.record.board]


def price(state: State, slot: int, kingdom: int) -> int:
    """Return what a kingdom pays for the tile of a slot: the queen's host one coin less (Q7)."""
    return int(builders.price(state.record, slot, kingdom))


def pile(state: State) -> dict[str, int]:
    """Return how many tiles of each building are still hidden in the pile."""
    return {name: int(left) for name, left in zip(NAMES, state.record.pile, strict=True) if left}


def supply(state: State) -> Supply:
    """Return the knights and towers that are left to hand out (Q8)."""
    return Supply(int(state.record.knights_left), int(state.record.towers_left))
