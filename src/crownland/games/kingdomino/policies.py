"""`greedy` for Kingdomino: the placement and claim with most points together.

The value of a placement is the points of the kingdom after the best claimable domino is placed too, less a cost for
every square that no domino can cover any more. The bonuses of Harmony and Middle Kingdom count while they are possible.
"""

from typing import Any, Final

from numpy.typing import NDArray

from ...engine import codes
from ...engine.bits import ONE, count, lowest
from ...engine.kernel import kernel
from ..draft import rules as draft
from ..draft.policies import tie_breaker as draft_tie_breaker
from ..draft.rules import PLACING
from ..land.grid import NOTHING, beside, rectangle
from ..land.kingdom import KingdomRow, bounds, first_square, place, placements, reach
from .rules import StateRow, total

POINT: Final = 100
LEVELS: Final = (
    "beginner(sees=50)",
    "beginner",
    "greedy",
    "mce_greedy(playouts=40)",
    "search(playouts=2000)",
)  # each wins about 70 % or more against the one before (docs/reference/bots.md)
HOLE: Final = 150  # cost of a square that stays empty, in hundredths of a point
DISCARD: Final = 200  # cost of a domino that cannot be placed
WORST: Final = -(1 << 30)


@kernel
def greedy(state: StateRow, scratch: NDArray[Any]) -> int:
    """Return the action to take; `scratch` holds temporary states."""
    scratch[0] = state
    scratch[1] = state
    if state.phase == PLACING:
        return best_placement(state, scratch, True)
    return best_claim(state, scratch)


@kernel
def greedy_placement(state: StateRow, scratch: NDArray[Any], bits: int) -> int:
    """Return the placement that is worth most now, without looking at the line on offer; claim at random."""
    if state.phase != PLACING:
        return draft.pick(state, bits)
    scratch[0] = state
    return best_placement(state, scratch, False)


@kernel
def best_placement(state: StateRow, scratch: NDArray[Any], with_claim: bool) -> int:
    """Return the placement with the largest value, at once or after the best claim."""
    domino, frame = draft.claimed_domino(state), int(state.frame)
    kingdom = state.kingdoms[state.seat]
    trial = scratch[0]
    best, most = codes.simple(codes.DISCARD, domino), WORST
    for direction, fitting in enumerate(placements(kingdom, frame, state.box, domino)):
        while fitting != NOTHING:
            row, column = first_square(kingdom, direction, lowest(fitting))
            trial.kingdoms[state.seat] = kingdom
            place(trial.kingdoms[state.seat], state.box, domino, row, column, direction)
            worth = prospect(state, scratch) if with_claim else kingdom_worth(trial, state.seat)
            if worth > most:
                best, most = codes.placement(domino, row, column, direction), worth
            fitting &= fitting - ONE
    return best


@kernel
def best_claim(state: StateRow, scratch: NDArray[Any]) -> int:
    """Return the claim whose domino adds most to the kingdom; of equals the lowest number, which moves first."""
    best, most = 0, WORST
    free = state.free
    while free != NOTHING:
        domino = lowest(free) + 1
        worth = worth_with(state, scratch, domino)
        if worth > most:
            best, most = codes.simple(codes.CLAIM, domino), worth
        free &= free - ONE
    return best


@kernel
def prospect(state: StateRow, scratch: NDArray[Any]) -> int:
    """Return the value of the trial kingdom with the best domino on offer, or without one in the last round."""
    if draft.is_last_round(state):
        return kingdom_worth(scratch[0], state.seat)
    most = WORST
    free = state.free
    while free != NOTHING:
        most = max(most, worth_with(state, scratch, lowest(free) + 1))
        free &= free - ONE
    return most


@kernel
def worth_with(state: StateRow, scratch: NDArray[Any], domino: int) -> int:
    """Return the value of the trial kingdom after the best placement of this domino."""
    seat, frame = state.seat, int(state.frame)
    kingdom, further = scratch[0].kingdoms[seat], scratch[1]
    most = WORST
    for direction, fitting in enumerate(placements(kingdom, frame, state.box, domino)):
        while fitting != NOTHING:
            row, column = first_square(kingdom, direction, lowest(fitting))
            further.kingdoms[seat] = kingdom
            place(further.kingdoms[seat], state.box, domino, row, column, direction)
            most = max(most, kingdom_worth(further, seat))
            fitting &= fitting - ONE
    if most == WORST:
        further.kingdoms[seat] = kingdom
        further.kingdoms[seat].discards += 1
        most = kingdom_worth(further, seat) - DISCARD
    return most


@kernel
def kingdom_worth(state: StateRow, seat: int) -> int:
    """Return points in hundredths, less the cost of holes."""
    return POINT * total(state, seat) - HOLE * holes(state.kingdoms[seat], int(state.frame))


@kernel
def holes(kingdom: KingdomRow, frame: int) -> int:
    """Count the free squares inside the box that no domino can cover, because they have no free neighbour."""
    north, south, west, east = bounds(kingdom)
    free = ~kingdom.taken
    inside = free & rectangle(north, south, west, east)
    return count(inside & ~beside(free & reach(north, south, west, east, frame)))


@kernel
def tie_breaker(state: StateRow, action: int) -> int:
    return draft_tie_breaker(state.kingdoms[state.seat], state.box, state.box, action)


@kernel
def declines(_state: StateRow, _action: int) -> bool:
    return False


@kernel
def is_unwanted(_state: StateRow, _action: int) -> bool:
    return False
