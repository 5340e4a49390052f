"""`greedy` for Queendomino and Royal Wedding, the value of building tiles, and a beginner's tie breaker."""

from typing import Any, Final

from numpy.typing import NDArray

from ...engine.bits import ONE, count, lowest
from ...engine.kernel import kernel
from ..draft import rules as draft
from ..draft.policies import tie_breaker as draft_tie_breaker
from ..draft.rules import CLAIMING, PLACING
from ..land.grid import COLUMN_STEP, NOTHING, ROW_STEP, Squares, at, beside, joined
from ..land.kingdom import (
    KingdomRow,
    bounds_with,
    crowns_on,
    first_square,
    largest_property,
    placements,
    property_at,
    reach,
    square_at,
)
from ..land.pieces import CROWNS_OF, TERRAIN_OF
from . import actions as codes
from . import builders
from . import pieces as buildings
from .builders import BUILDING, BURNING, SLOTS, TAXING, seat_kingdom
from .court import TOWN, CourtRow, all_knights, one_building_points, sites, tax_at
from .pieces import CROWNS, NO_BUILDING, POINTS, POINTS_FOR, POINTS_TERRAIN, POINTS_VALUE, TAX, TAXES
from .rules import StateRow

POINT: Final = 100
COIN: Final = 34  # a third of a point, in hundredths
KNIGHT: Final = 150  # value of a knight
TOWER: Final = 60  # value of a tower
HOPE: Final = 4  # turns in which a kingdom gets one more of what a tile counts

_FLAT: Final = POINTS.index("flat")  # what comes after it counts something
_PER_PROPERTY: Final = POINTS.index("per_property")
_PER_TOWER: Final = POINTS.index("per_tower")
_PER_KNIGHT: Final = POINTS.index("per_knight")
_TAX_PER_TOWER: Final = TAXES.index("per_tower")
_TAX_PER_KNIGHT: Final = TAXES.index("per_knight")


@kernel
def turns_left(state: StateRow, index: int) -> int:
    """Return how many dominoes a kingdom will still be given after this turn."""
    order = state.older
    each = 0
    while order != NOTHING:
        each += 1 if seat_kingdom(state, state.older_king[lowest(order) + 1]) == index else 0
        order &= order - ONE
    later = state.waiting & (state.waiting - ONE)
    turns = each * (int(state.rounds) - int(state.round_now))
    while later != NOTHING:
        turns += 1 if seat_kingdom(state, state.older_king[lowest(later) + 1]) == index else 0
        later &= later - ONE
    return turns


@kernel
def owned(court: CourtRow, kind: int, terrain: int) -> int:
    """Return the points that a court's buildings give for each thing of this kind."""
    points = 0
    built = court.built
    while built != NOTHING:
        building = int(court.buildings[lowest(built)])
        if POINTS_FOR[building] == kind and (kind != _PER_PROPERTY or POINTS_TERRAIN[building] == terrain):
            points += POINTS_VALUE[building]
        built &= built - ONE
    return points


@kernel
def per_property(court: CourtRow, terrain: int) -> int:
    """Return the value of one more property of a terrain by the buildings of a court."""
    return POINT * owned(court, _PER_PROPERTY, terrain)


@kernel
def queen_worth(state: StateRow, index: int, towers: int) -> int:
    """Return the value of so many towers for hosting the queen."""
    court, left = state.courts[index], turns_left(state, index)
    if int(court.towers) + towers < builders.most_towers(state):
        return TOWER * towers if left > 2 else 0
    if state.queen == index:
        return TOWER * towers // 2 if left > 2 else 0
    return POINT * largest_property(state.kingdoms[index]) * 2 // 3 + COIN * min(left, 6) // 2


@kernel
def safe_worth(state: StateRow, index: int, building: int) -> int:
    """Return the value of a safe with the knights in reserve and one more."""
    court = state.courts[index]
    trips = min(int(court.reserve) + 1 + int(buildings.KNIGHTS[building]), turns_left(state, index))
    if TAX[building] == _TAX_PER_TOWER:
        return COIN * trips * (int(court.towers) + int(buildings.TOWERS[building]))
    if TAX[building] == _TAX_PER_KNIGHT:
        return COIN * trips * (all_knights(court) + int(buildings.KNIGHTS[building]))
    return 0


@kernel
def tile_worth(state: StateRow, index: int, building: int, town: int) -> int:
    """Return the value of a tile to a kingdom, on a site in a town of so many squares."""
    court, left = state.courts[index], turns_left(state, index)
    knights = min(int(buildings.KNIGHTS[building]), int(state.knights_left))
    towers = min(int(buildings.TOWERS[building]), int(state.towers_left))
    kind, value = POINTS_FOR[building], POINTS_VALUE[building]
    worth = POINT * one_building_points(state.kingdoms[index], court, building)
    worth += POINT * int(CROWNS[building]) * (town + left // 6)
    worth += POINT * knights * (owned(court, _PER_KNIGHT, 0) + (value if kind == _PER_KNIGHT else 0))
    worth += POINT * towers * (owned(court, _PER_TOWER, 0) + (value if kind == _PER_TOWER else 0))
    if kind > _FLAT:
        worth += POINT * value * left // (2 * HOPE)
    worth += KNIGHT * min(knights, max(left - int(court.reserve), 0))
    if towers > 0:
        worth += queen_worth(state, index, towers)
    return int(worth + safe_worth(state, index, building))


LEVELS: Final = (
    "beginner(sees=50)",
    "beginner",
    "greedy",
    "learned",
    "search(playouts=2000)",
)  # each wins about 70 % or more against the one before, except level 5 in Royal Wedding (docs/reference/bots.md)
HOLE: Final = 250  # cost of a square that stays empty
TOUCH: Final = 12  # value of every side that a domino shares with the kingdom or the edge: it keeps land compact
GROWTH: Final = 25  # value of extending a property without crowns, for each of its squares
SITE: Final = 120  # value of a first site
EARLY: Final = 10  # value of a place earlier in the next round
DISCARD: Final = 200  # cost of a domino that cannot be placed
MIN_BURN_GAIN: Final = 60  # a tile is burnt only for more than this
WORST: Final = -(1 << 30)


@kernel
def greedy(state: StateRow, scratch: NDArray[Any]) -> int:
    """Return the action to take."""
    index = seat_kingdom(state, state.seat)
    if state.phase == PLACING:
        action, _ = best_placement(state, index, state.box, draft.claimed_domino(state))
        return action
    if state.phase == TAXING:
        return best_knights(state, index)
    if state.phase == BUILDING:
        return best_building(state, index)
    if state.phase == BURNING:
        return best_fire(state, index)
    return best_claim(state, index)


@kernel
def greedy_placement(state: StateRow, scratch: NDArray[Any], bits: int) -> int:
    """Return the action of `greedy`, but claim at random."""
    return draft.pick(state, bits) if state.phase == CLAIMING else greedy(state, scratch)


@kernel
def best_placement(state: StateRow, index: int, box: int, domino: int) -> tuple[int, int]:
    """Return the placement with the largest gain for a kingdom, and the gain."""
    kingdom, court, frame = state.kingdoms[index], state.courts[index], int(state.frame)
    one, other = TERRAIN_OF[box, domino, 0], TERRAIN_OF[box, domino, 1]
    first_bonus, second_bonus = per_property(court, one), per_property(court, other)
    crowns, more_crowns = int(CROWNS_OF[box, domino, 0]), int(CROWNS_OF[box, domino, 1])
    best, most = codes.simple(codes.DISCARD, domino), WORST
    for direction, fitting in enumerate(placements(kingdom, frame, box, domino)):
        while fitting != NOTHING:
            row, column = first_square(kingdom, direction, lowest(fitting))
            first = at(row, column)
            second = at(row + ROW_STEP[direction], column + COLUMN_STEP[direction])
            if one == other:
                worth = gain(kingdom, first | second, one, crowns + more_crowns, first_bonus)
            else:
                worth = gain(kingdom, first, one, crowns, first_bonus)
                worth += gain(kingdom, second, other, more_crowns, second_bonus)
            worth += room(kingdom, frame, row, column, direction, first | second)
            if worth > most:
                best, most = codes.placement(domino, row, column, direction), worth
            fitting &= fitting - ONE
    if most == WORST:
        return best, -DISCARD
    return best, most + new_sites(kingdom, court, one, other)


@kernel
def gain(kingdom: KingdomRow, squares: Squares, terrain: int, crowns: int, bonus: int) -> int:
    """Return the gain of covering squares with a terrain: larger properties, and tiles that count them."""
    land = kingdom.terrain[terrain]
    near = beside(squares) & land
    if near == NOTHING:
        return POINT * count(squares) * crowns + bonus
    grown = joined(squares, land | squares)
    crowns += crowns_on(kingdom, grown)
    worth = POINT * count(grown) * crowns + bonus
    if crowns == 0:
        worth += GROWTH * count(grown)
    rest = grown & ~squares
    while rest != NOTHING:
        part = joined(near & (~near + ONE), rest)
        worth -= POINT * count(part) * crowns_on(kingdom, part) + bonus
        rest &= ~part
        near &= rest
    return worth


@kernel
def room(kingdom: KingdomRow, frame: int, row: int, column: int, direction: int, squares: Squares) -> int:
    """Return the value of a domino for the room around it: shared sides less holes."""
    north, south, west, east = bounds_with(kingdom, row, column, direction)
    around = beside(squares) & ~squares
    free = reach(north, south, west, east, frame) & ~(kingdom.taken | squares)
    return TOUCH * count(around & ~free) - HOLE * count(around & free & ~beside(free))


@kernel
def new_sites(kingdom: KingdomRow, court: CourtRow, one: int, other: int) -> int:
    """Return the value of a domino's town squares as sites; it is larger if there are few sites."""
    towns = (1 if one == TOWN else 0) + (1 if other == TOWN else 0)
    return towns * SITE // (1 + count(sites(kingdom, court)))


@kernel
def best_claim(state: StateRow, index: int) -> int:
    """Return the claim whose domino has the largest gain; an earlier place in the next round adds a little."""
    best, most = 0, WORST
    free = state.free
    while free != NOTHING:
        domino = lowest(free) + 1
        _, worth = best_placement(state, index, state.newer_box, domino)
        worth -= EARLY * count(state.newer & (draft.single(domino) - ONE))
        if worth > most:
            best, most = codes.simple(codes.CLAIM, domino), worth
        free &= free - ONE
    return best


@kernel
def best_knights(state: StateRow, index: int) -> int:
    """Return the knights to send: where the tax is worth more than waiting for larger properties."""
    kingdom, court = state.kingdoms[index], state.courts[index]
    left = turns_left(state, index)
    enough = min(2 + left // 3, 6)
    if court.reserve >= left or court.coins < 3:
        enough = min(enough, 2)
    one, other = lowest(state.laid), lowest(state.laid & (state.laid - ONE))
    row, column = square_at(kingdom, one)
    other_row, other_column = square_at(kingdom, other)
    if other_row < row or other_column < column:
        row, column, other_row, other_column = other_row, other_column, row, column
    here, there = tax_at(kingdom, court, at(row, column)), tax_at(kingdom, court, at(other_row, other_column))
    if here >= enough and there >= enough and court.reserve > 1:
        return codes.knights(2, row, column, 1 if other_row > row else 0)
    if max(here, there) < enough:
        return codes.nothing(codes.KNIGHTS)
    return codes.knights(1, row, column, 0) if here >= there else codes.knights(1, other_row, other_column, 0)


@kernel
def net_worth(state: StateRow, index: int, slot: int) -> int:
    """Return the value of the tile of a slot to a kingdom, less its price."""
    building, free = int(state.board[slot]), sites(state.kingdoms[index], state.courts[index])
    town = largest_site(state.kingdoms[index], free) if CROWNS[building] > 0 else NOTHING
    return tile_worth(state, index, building, count(town)) - COIN * builders.price(state, slot, index)


@kernel
def best_building(state: StateRow, index: int) -> int:
    """Return the tile to build: the largest positive value less price; crowns go to the largest town."""
    best, most = -1, 0
    for slot in range(SLOTS):
        if builders.is_affordable(state, slot, index):
            worth = net_worth(state, index, slot)
            if worth > most:
                best, most = slot, worth
    if best < 0:
        return codes.nothing(codes.BUILD)
    kingdom, building = state.kingdoms[index], int(state.board[best])
    free = sites(kingdom, state.courts[index])
    town = largest_site(kingdom, free) if CROWNS[building] > 0 else smallest_site(kingdom, free)
    row, column = square_at(kingdom, lowest(town & free))
    return codes.building(building, best, row, column)


@kernel
def largest_site(kingdom: KingdomRow, free: Squares) -> Squares:
    """Return the largest town that has a site."""
    largest = NOTHING
    while free != NOTHING:
        town = property_at(kingdom, free & (~free + ONE))
        if count(town) > count(largest):
            largest = town
        free &= ~town
    return largest


@kernel
def smallest_site(kingdom: KingdomRow, free: Squares) -> Squares:
    """Return the smallest town that has a site; the larger ones are kept for crowns."""
    smallest = ~NOTHING
    while free != NOTHING:
        town = property_at(kingdom, free & (~free + ONE))
        if count(town) < count(smallest):
            smallest = town
        free &= ~town
    return smallest


@kernel
def next_opponent(state: StateRow, index: int) -> int:
    """Return the next other kingdom in the order of play; this one if there is none."""
    waiting = state.waiting & (state.waiting - ONE)
    while waiting != NOTHING:
        other = seat_kingdom(state, state.older_king[lowest(waiting) + 1])
        if other != index:
            return other
        waiting &= waiting - ONE
    return index


@kernel
def best_fire(state: StateRow, index: int) -> int:
    """Return the tile to burn: one that the next opponent wants, if its loss exceeds the bribe and MIN_BURN_GAIN."""
    rival = next_opponent(state, index)
    if rival == index or sites(state.kingdoms[rival], state.courts[rival]) == NOTHING:
        return codes.nothing(codes.BURN)
    wanted, most, second = -1, 0, 0
    for slot in range(SLOTS):
        if builders.is_affordable(state, slot, rival):
            worth = net_worth(state, rival, slot)
            if worth > most:
                wanted, most, second = slot, worth, most
            else:
                second = max(second, worth)
    loss = (most - second) // max(int(state.kingdoms_in_play) - 1, 1)
    if wanted < 0 or state.board[wanted] == NO_BUILDING or loss < COIN + MIN_BURN_GAIN:
        return codes.nothing(codes.BURN)
    return codes.burning(int(state.board[wanted]), wanted)


@kernel
def tie_breaker(state: StateRow, action: int) -> int:
    """Prefer to send most knights, and to burn nothing."""
    kind = codes.action_kind(action)
    if kind == codes.KNIGHTS:
        return codes.action_number(action)
    if kind == codes.BURN:
        return 1 if declines(state, action) else 0
    newer_box = state.newer_box if state.wedding else state.box
    return draft_tie_breaker(state.kingdoms[seat_kingdom(state, state.seat)], state.box, newer_box, action)


@kernel
def declines(_state: StateRow, action: int) -> bool:
    kind = codes.action_kind(action)
    return kind in (codes.KNIGHTS, codes.BUILD, codes.BURN) and action == codes.nothing(kind)


@kernel
def is_unwanted(_state: StateRow, _action: int) -> bool:
    return False
