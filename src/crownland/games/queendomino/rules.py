"""Queendomino and Royal Wedding: the turn, what is legal in it, and the result (Q1..Q16, W1..W5).

Implements `engine.rules.Rules`. A turn is a sequence of decisions: place, knights, build, burn, claim. A decision whose
only option is to do nothing is skipped.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine.bits import count
from ...engine.kernel import blank, inlined, inside, kernel, layout
from ...engine.score import Land, Score
from ...engine.unpack import RowLayout
from ...engine.variant import Variant
from ..draft import actions as draft_actions
from ..draft import rules as draft
from ..draft import table as draft_table
from ..draft.rules import CLAIMING, DRAFT, LINE, OPENING, PLACING
from ..land.facts import make_properties
from ..land.grid import COLUMN_STEP, NOTHING, ROW_STEP, Squares, at
from ..land.kingdom import KINGDOM, land_points, largest_property, legal_placements, pick_placement, place, place_castle
from ..land.notation import read_land
from ..land.pieces import BOXES, DOMINOES, TERRAINS
from . import actions, builders, table
from . import actions as codes
from . import builders as choices
from .builders import BUILDERS, BUILDING, BURNING, MAX_KINGDOMS, TAXING, TILING, seat_kingdom
from .court import (
    bonuses_in,
    building_points,
    coin_points,
    erect,
    furnish,
    read_court,
    send_knight,
    sites,
)
from .pieces import NO_BUILDING
from .position import PHASES as PHASES
from .position import read_position, write_position

MAX_ACTIONS: Final = 512
KINGDOMINO, QUEENDOMINO = BOXES.index("kingdomino"), BOXES.index("queendomino")

STATE: Final = layout(
    [
        *DRAFT,
        ("other_pool", "<u8"),  # Royal Wedding: dominoes not yet drawn of the box that the newer line is not from
        ("laid", "<u8"),  # the two squares of the domino just laid, while knights may be sent there
        ("box", "u1"),  # of the older line
        ("newer_box", "u1"),
        ("frame", "u1"),
        ("wedding", "?"),
        ("teams", "?"),
        *BUILDERS,
        ("kingdoms", KINGDOM, (MAX_KINGDOMS,)),
    ]
)
ACTIONS: Final = (*draft_actions.ACTIONS, *actions.ACTIONS)
TABLE: Final = {**draft_table.TABLE, **table.TABLE}
StateRow: TypeAlias = Any  # a record of STATE
_SHAPE: Final = RowLayout(STATE)


def start(variant: Variant) -> NDArray[Any]:
    """Return the initial state (Q1, Q3, W1..W5), in which chance turns up the first building tile."""
    states = blank(STATE)
    state = states[0]
    state.wedding, state.teams = variant.boxes > 1, variant.teams
    state.seats, state.kingdoms_in_play = variant.seats, variant.kingdoms
    state.kings_in_hand[: variant.seats] = 2 if variant.seats == 2 else 1
    state.line_size = 8 if variant.seats > 4 else 4
    state.rounds = 24 if state.wedding and variant.seats <= 4 else 12
    state.frame = 7 if state.rounds == 24 or variant.teams or variant.seats == 2 else 5
    state.box = state.newer_box = QUEENDOMINO
    state.pool = (1 << len(DOMINOES["queendomino"])) - 1
    state.other_pool = (1 << len(DOMINOES["kingdomino"])) - 1 if state.wedding else 0
    builders.set_up(state, variant.kingdoms)
    for kingdom in range(variant.kingdoms):
        place_castle(state.kingdoms[kingdom])
        furnish(state.courts[kingdom])
    draft.ask_chance(state, TILING)
    return states


@kernel
def legal(state: StateRow, out: NDArray[np.int64]) -> int:
    """Write every action of the seat in turn (chance included) into `out`; return how many there are."""
    if state.phase == TILING:
        return builders.list_tiles(state, out)
    index = seat_kingdom(state, state.seat)
    if state.phase == PLACING:
        domino = draft.claimed_domino(state)
        return legal_placements(state.kingdoms[index], int(state.frame), state.box, domino, out)
    if state.phase == TAXING:
        return choices.legal_knights(state, index, out)
    if state.phase == BUILDING:
        return choices.legal_buildings(state, index, out)
    if state.phase == BURNING:
        return choices.legal_fires(state, out)
    return draft.legal(state, out)


@inlined
def pick(state: StateRow, bits: int) -> int:
    """Return the action that 32 random bits choose, all equally likely (of kings and tiles each single one)."""
    if state.phase == TILING:
        return builders.pick_tile(state, bits)
    index = seat_kingdom(state, state.seat)
    if state.phase == PLACING:
        domino = draft.claimed_domino(state)
        return pick_placement(state.kingdoms[index], int(state.frame), state.box, domino, bits)
    if state.phase == TAXING:
        return choices.pick_knights(state, index, bits)
    if state.phase == BUILDING:
        return choices.pick_building(state, index, bits)
    if state.phase == BURNING:
        return choices.pick_fire(state, bits)
    return draft.pick(state, bits)


@inlined
def apply(state: StateRow, action: int) -> None:
    """Apply a legal action and advance to the next decision."""
    kind = codes.action_kind(action)
    number = codes.action_number(action)
    if kind == codes.DEAL:
        if draft.lay(state, number):
            after_line(state)
    elif kind == codes.CLAIM:
        draft.claim(state, number)
        after_claiming(state)
    elif kind == codes.TILE:
        builders.turn_up(state, number)
        after_tile(state)
    elif kind == codes.KING:
        draft.draw_king(state, number)
    else:
        take_turn(state, seat_kingdom(state, state.seat), kind, action)


@kernel
def take_turn(state: StateRow, index: int, kind: int, action: int) -> None:
    """Q4: apply a decision about the kingdom and the builders' board."""
    if kind == codes.PLACE:
        place_domino(state, index, action)
        before_knights(state, index)
    elif kind == codes.DISCARD:
        state.kingdoms[index].discards += 1
        before_building(state, index)
    elif kind == codes.KNIGHTS:
        send_knights(state, index, action)
        before_building(state, index)
    elif kind == codes.BUILD:
        if codes.action_number(action) != NO_BUILDING:
            build(state, index, codes.action_slot(action), at(codes.action_row(action), codes.action_column(action)))
        before_burning(state, index)
    elif kind == codes.BURN:
        if codes.action_number(action) != NO_BUILDING:
            builders.burn(state, codes.action_slot(action), index)
        before_claiming(state)


@kernel
def place_domino(state: StateRow, index: int, action: int) -> None:
    """Q5: lay the domino and remember where, for the knights."""
    row, column, direction = codes.action_row(action), codes.action_column(action), codes.action_direction(action)
    place(state.kingdoms[index], state.box, codes.action_number(action), row, column, direction)
    state.laid = at(row, column) | at(row + ROW_STEP[direction], column + COLUMN_STEP[direction])


@kernel
def send_knights(state: StateRow, index: int, action: int) -> None:
    """Q6: up to two knights collect taxes on the domino just laid."""
    kingdom, court = state.kingdoms[index], state.courts[index]
    knights, direction = codes.action_number(action), codes.action_direction(action)
    row, column = codes.action_row(action), codes.action_column(action)
    if knights > 0:
        send_knight(kingdom, court, at(row, column))
    if knights > 1:
        send_knight(kingdom, court, at(row + ROW_STEP[direction], column + COLUMN_STEP[direction]))


@kernel
def build(state: StateRow, index: int, slot: int, square: Squares) -> None:
    """Q7..Q9: pay for the tile, put it on the site, and get its knights and towers."""
    building = builders.buy(state, slot, index)
    erect(state.kingdoms[index], state.courts[index], building, square)
    builders.reward(state, building, index)


@kernel
def before_knights(state: StateRow, index: int) -> None:
    """Q6: knights may be sent if there are any in reserve."""
    if state.courts[index].reserve > 0:
        state.phase = TAXING
    else:
        before_building(state, index)


@kernel
def before_building(state: StateRow, index: int) -> None:
    """Q7: something may be built if there is a site and an affordable tile."""
    state.laid = NOTHING
    has_site = sites(state.kingdoms[index], state.courts[index]) != NOTHING
    if has_site and builders.affordable_slots(state, index) != NOTHING:
        state.phase = BUILDING
    else:
        before_burning(state, index)


@kernel
def before_burning(state: StateRow, index: int) -> None:
    """Q11: the dragon may be bribed if it is in its cave and the queen elsewhere."""
    if builders.can_burn(state, index):
        state.phase = BURNING
    else:
        before_claiming(state)


@kernel
def before_claiming(state: StateRow) -> None:
    """Q4, Q12: claim, unless this is the last round."""
    if draft.is_last_round(state):
        draft.end_turn(state)
    else:
        state.phase = CLAIMING


@kernel
def after_line(state: StateRow) -> None:
    """Q2: the first line opens the game, every other one a round."""
    if state.round_now == 0:
        draft.ask_chance(state, OPENING)
    else:
        draft.begin_turn(state)


@inlined
def after_claiming(state: StateRow) -> None:
    """Q2: in the opening the next king is drawn, with 2 seats the next claim is due; else the turn is over."""
    if state.round_now > 0:
        if draft.end_turn(state):
            next_round(state)
    elif draft.kings_in_hand(state) == 0:
        next_round(state)
    elif state.seats == 2:
        draft.draw_king(state, next_to_open(state))
    else:
        draft.ask_chance(state, OPENING)


@kernel
def next_to_open(state: StateRow) -> int:
    """Q2: with 2 seats, one claims first, the other twice, the first one last."""
    in_the_middle = 2 * count(state.free) == state.line_size
    return int(state.seat) if in_the_middle else 1 - int(state.seat)


@kernel
def next_round(state: StateRow) -> None:
    """Q12, W1: the newer line becomes the older, the other box comes next, and the builders' board is tidied."""
    draft.next_round(state)
    state.box = state.newer_box
    if state.wedding:
        state.newer_box = KINGDOMINO if state.box == QUEENDOMINO else QUEENDOMINO
        state.pool, state.other_pool = state.other_pool, state.pool
    builders.tidy(state)
    after_tile(state)


@kernel
def after_tile(state: StateRow) -> None:
    """Q3, Q12: fill the free slots, then lay out a line; the last round has none."""
    if builders.needs_tile(state):
        draft.ask_chance(state, TILING)
    elif draft.is_last_round(state):
        draft.begin_turn(state)
    else:
        draft.ask_chance(state, LINE)


@kernel
def queen_points(state: StateRow, index: int) -> int:
    """Q14: the queen is one more crown on her host's largest property."""
    return largest_property(state.kingdoms[index]) if state.queen == index else 0


@kernel
def total(state: StateRow, index: int) -> int:
    """Q13, Q14: all points of a kingdom in the current position."""
    kingdom, court = state.kingdoms[index], state.courts[index]
    return land_points(kingdom) + queen_points(state, index) + coin_points(court) + building_points(kingdom, court)


@kernel
def discards(state: StateRow, kingdom: int) -> int:
    return int(state.kingdoms[kingdom].discards)


@kernel
def coins(state: StateRow, kingdom: int) -> int:
    return int(state.courts[kingdom].coins)


@kernel
def tie_breaks(state: StateRow, index: int) -> tuple[int, int]:
    """Q15: return the tie breaks: only the largest property, crowned or not."""
    return largest_property(state.kingdoms[index]), 0


def score(states: NDArray[Any], index: int) -> Score:
    """Q13, Q14: return a kingdom's points line by line, as on the score pad."""
    names = ("coins", "buildings")
    bonuses = dict(zip(names, map(int, bonuses_in(states, index)), strict=True))
    return Score(make_properties(read_court(states, index).land, TERRAINS), bonuses)


@kernel
def weight(state: StateRow, action: int) -> int:
    """Q2, Q3: return the weight of a draw: tiles of a building, kings of a seat in hand, or 1 for a domino."""
    if codes.action_kind(action) == codes.TILE:
        return int(state.pile[codes.action_number(action)])
    return draft.weight(state, action)


def land(states: NDArray[Any], kingdom: int) -> Land:
    """Return what lies on each covered square of a kingdom."""
    return read_land(inside(states, "kingdoms"), kingdom)


def fingerprint(state: StateRow, kingdom: int) -> bytes:
    """Return bytes that change when a kingdom, its court, or its hosting of the queen does."""
    land, court = state.kingdoms[kingdom].tobytes(), state.courts[kingdom].tobytes()
    return bytes(land) + bytes(court) + bytes([int(state.queen) == kingdom])


def write(states: NDArray[Any]) -> str:
    """Write the state without its variant."""
    return write_position(_SHAPE.unpack(states, "kingdoms"), inside(states, "kingdoms"))


def read(words: list[str], states: NDArray[Any]) -> None:
    """Read what `write` wrote into an initial state."""
    read_position(words, states, _SHAPE)
