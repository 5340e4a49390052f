"""The table of Queendomino as Python values: each court, the builders' board, the queen and the dragon.

Slots are numbered from 0, the cheapest first. Lines and dominoes are in `draft.table`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ...engine.score import Property
from ...engine.validate import Square, int_in_range, require_record
from . import builders
from .builders import CAVE, NO_HOST, SLOTS
from .court import Built, built_in, knights_in, queen_on, read_court
from .pieces import NAMES

if TYPE_CHECKING:
    from ...engine.state import State


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
    """Knights and towers that no kingdom owns."""

    knights: int
    towers: int


@dataclass(frozen=True, slots=True)
class Builders:
    """The builders' board at one moment: `state.builders`."""

    board: list[str | None]  # the building open in each slot, the cheapest first
    pile: dict[str, int]  # hidden tiles left of each building
    supply: Supply
    queen: int | None  # the kingdom that she visits
    dragon: int | None  # the slot that it has burnt in this round


def describe_builders(state: "State") -> Builders:
    """Return everything about the builders' board at once."""
    return Builders(board(state), pile(state), supply(state), queen(state), dragon(state))


def _record(state: "State") -> Any:
    return require_record(state, "courts", "a builders' board")


def describe_court(state: "State", kingdom: int) -> Court:
    """Return the court of a kingdom."""
    record = _record(state)
    number = state.in_play(kingdom)
    court, facts = record.courts[number], read_court(state.states, number)
    return Court(
        int(court.coins),
        int(court.reserve),
        knights_in(facts),
        int(court.towers),
        built_in(facts),
        queen(state) == number,
        queen_on(facts),
    )


def coins(state: "State", kingdom: int) -> int:
    """Return how many coins a kingdom has."""
    return int(_record(state).courts[state.in_play(kingdom)].coins)


def queen(state: "State") -> int | None:
    """Return the kingdom that the queen visits, or None before the first tower (Q9)."""
    host = int(_record(state).queen)
    return None if host == NO_HOST else host


def dragon(state: "State") -> int | None:
    """Return the slot that the dragon has burnt in this round, or None while it is in its cave (Q11)."""
    slot = int(_record(state).dragon)
    return None if slot == CAVE else slot


def board(state: "State") -> list[str | None]:
    """Return the building that is open in each slot of the builders' board, or None."""
    return [NAMES[int(number)] or None for number in _record(state).board]


def price(state: "State", slot: int, kingdom: int) -> int:
    """Return what a kingdom pays for the tile of a slot: the queen's host one coin less (Q7)."""
    number = int_in_range("a slot", slot, 0, SLOTS - 1)
    return int(builders.price(_record(state), number, state.in_play(kingdom)))


def pile(state: "State") -> dict[str, int]:
    """Return how many tiles of each building are still hidden in the pile."""
    return {name: int(left) for name, left in zip(NAMES, _record(state).pile, strict=True) if left}


def supply(state: "State") -> Supply:
    """Return the knights and towers that are left to hand out (Q8)."""
    record = _record(state)
    return Supply(int(record.knights_left), int(record.towers_left))


TABLE: Final[dict[str, Callable[..., Any]]] = {"builders": describe_builders, "court": describe_court}
