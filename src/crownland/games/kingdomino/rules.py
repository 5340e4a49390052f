"""Kingdomino and its sample: the turn, what is legal in it, and the result (K1..K17, S1..S2).

Implements `engine.rules.Rules`. Chance is a seat; random bits are arguments.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine import codes
from ...engine.kernel import blank, inlined, inside, kernel, layout
from ...engine.score import Land, Score
from ...engine.unpack import RowLayout
from ...engine.variant import Variant
from ..draft import actions as draft_actions
from ..draft import rules as draft
from ..draft import table as draft_table
from ..draft.position import PHASES as PHASES
from ..draft.position import read_position, write_draft, write_kingdoms
from ..draft.rules import CLAIMING, DRAFT, LINE, OPENING, PLACING
from ..draft.rules import weight as weight
from ..land.facts import find_properties
from ..land.grid import NOTHING
from ..land.kingdom import (
    KINGDOM,
    all_crowns,
    castle_is_central,
    land_points,
    largest_property,
    legal_placements,
    pick_placement,
    place,
    place_castle,
)
from ..land.notation import lands_as_text, read_land
from ..land.pieces import BOXES, DOMINOES

MAX_KINGDOMS: Final = 4
MAX_ACTIONS: Final = 512
DOMINOES_A_SEAT: Final = 12  # K2
HARMONY_POINTS: Final = 5
MIDDLE_KINGDOM_POINTS: Final = 10

STATE: Final = layout(
    [
        *DRAFT,
        ("box", "u1"),
        ("frame", "u1"),
        ("harmony", "?"),
        ("middle_kingdom", "?"),
        ("kingdoms", KINGDOM, (MAX_KINGDOMS,)),
    ]
)
ACTIONS: Final = draft_actions.ACTIONS
TABLE: Final = draft_table.TABLE
StateRow: TypeAlias = Any  # a record of STATE
_SHAPE: Final = RowLayout(STATE)


def start(variant: Variant) -> NDArray[Any]:
    """Return the initial state (K1..K3, K16, S1), in which chance deals the first line."""
    states = blank(STATE)
    state = states[0]
    kings = 2 if variant.seats == 2 else 1
    state.seats = state.kingdoms_in_play = variant.seats
    state.kings_in_hand[: variant.seats] = kings
    state.line_size = kings * variant.seats
    box = variant.row.boxes[0]
    dominoes = len(DOMINOES[box])
    in_play = dominoes if variant.mighty_duel else min(dominoes, DOMINOES_A_SEAT * variant.seats)
    state.rounds = in_play // state.line_size
    state.frame = 7 if variant.mighty_duel else variant.row.frame
    state.box = BOXES.index(box)
    state.pool = (1 << dominoes) - 1
    state.harmony = variant.harmony
    state.middle_kingdom = variant.middle_kingdom
    for kingdom in state.kingdoms:
        place_castle(kingdom)
    draft.ask_chance(state, LINE)
    return states


@kernel
def legal(state: StateRow, out: NDArray[np.int64]) -> int:
    """Write every action of the seat in turn (chance included) into `out`; return how many there are."""
    if state.phase == PLACING:
        domino = draft.claimed_domino(state)
        return legal_placements(state.kingdoms[state.seat], int(state.frame), state.box, domino, out)
    return draft.legal(state, out)


@inlined
def pick(state: StateRow, bits: int) -> int:
    """Return the action that 32 random bits choose, all equally likely (in the opening each king in hand)."""
    if state.phase == PLACING:
        domino = draft.claimed_domino(state)
        return pick_placement(state.kingdoms[state.seat], int(state.frame), state.box, domino, bits)
    return draft.pick(state, bits)


@inlined
def apply(state: StateRow, action: int) -> None:
    """Apply a legal action and advance to the next decision."""
    kind = codes.action_kind(action)
    number = codes.action_number(action)
    if kind == codes.PLACE:
        row, column, direction = codes.action_row(action), codes.action_column(action), codes.action_direction(action)
        place(state.kingdoms[state.seat], state.box, number, row, column, direction)
        after_placing(state)
    elif kind == codes.CLAIM:
        draft.claim(state, number)
        after_claiming(state)
    elif kind == codes.DEAL:
        if draft.lay(state, number):
            after_line(state)
    elif kind == codes.KING:
        draft.draw_king(state, number)
    elif kind == codes.DISCARD:
        state.kingdoms[state.seat].discards += 1
        after_placing(state)


@kernel
def after_line(state: StateRow) -> None:
    """K4, K5: the first line opens the game, every other one a round."""
    if state.round_now == 0:
        draft.ask_chance(state, OPENING)
    else:
        draft.begin_turn(state)


@kernel
def after_placing(state: StateRow) -> None:
    """K5, K6: claim, unless this is the last round."""
    if draft.is_last_round(state):
        draft.end_turn(state)
    else:
        state.phase = CLAIMING


@inlined
def after_claiming(state: StateRow) -> None:
    """K4, K5: draw the next king in the opening, else the turn is over."""
    if state.round_now > 0:
        if draft.end_turn(state):
            next_round(state)
    elif state.free != NOTHING:
        draft.ask_chance(state, OPENING)
    else:
        next_round(state)


@kernel
def next_round(state: StateRow) -> None:
    """K5, K6: the newer line becomes the older; a new one is laid out while there are rounds to fill."""
    draft.next_round(state)
    if draft.is_last_round(state):
        draft.begin_turn(state)
    else:
        draft.ask_chance(state, LINE)


@kernel
def harmony(state: StateRow, seat: int) -> int:
    """K15: return five points for a kingdom without a discard, if Harmony is played."""
    return HARMONY_POINTS if state.harmony and state.kingdoms[seat].discards == 0 else 0


@kernel
def middle_kingdom(state: StateRow, seat: int) -> int:
    """K14: return ten points for a central castle, if Middle Kingdom is played."""
    central = castle_is_central(state.kingdoms[seat], int(state.frame))
    return MIDDLE_KINGDOM_POINTS if state.middle_kingdom and central else 0


@kernel
def total(state: StateRow, seat: int) -> int:
    """K11, K14, K15: all points of a seat in the current position."""
    return land_points(state.kingdoms[seat]) + harmony(state, seat) + middle_kingdom(state, seat)


@kernel
def discards(state: StateRow, kingdom: int) -> int:
    return int(state.kingdoms[kingdom].discards)


@kernel
def coins(state: StateRow, kingdom: int) -> int:
    return 0


@kernel
def tie_breaks(state: StateRow, seat: int) -> tuple[int, int]:
    """K12: return the tie breaks: the largest property, then crowns."""
    kingdom = state.kingdoms[seat]
    return largest_property(kingdom), all_crowns(kingdom)


@kernel
def bonuses_in(states: NDArray[Any], seat: int) -> tuple[int, int]:
    """Return the points for harmony and for the middle kingdom."""
    return harmony(states[0], seat), middle_kingdom(states[0], seat)


def score(states: NDArray[Any], seat: int) -> Score:
    """Return a seat's points line by line."""
    names = (("harmony", states["harmony"][0]), ("middle_kingdom", states["middle_kingdom"][0]))
    points = bonuses_in(states, seat)
    bonuses = {name: int(n) for (name, is_played), n in zip(names, points, strict=True) if is_played}
    return Score(find_properties(inside(states, "kingdoms"), seat), bonuses)


def land(states: NDArray[Any], kingdom: int) -> Land:
    """Return what lies on each covered square of a kingdom."""
    return read_land(inside(states, "kingdoms"), kingdom)


def fingerprint(state: StateRow, kingdom: int) -> bytes:
    """Return bytes that change when a kingdom does."""
    return bytes(state.kingdoms[kingdom].tobytes())


def write(states: NDArray[Any]) -> str:
    """Write the state without its variant."""
    state, kingdoms = _SHAPE.unpack(states, "kingdoms"), inside(states, "kingdoms")
    lands = lands_as_text(kingdoms, state.kingdoms_in_play)
    return f"{write_draft(state)} {write_kingdoms(lands, kingdoms['discards'].tolist())}"


def read(words: list[str], states: NDArray[Any]) -> None:
    """Read what `write` wrote into an initial state."""
    state = _SHAPE.unpack(states, "kingdoms")
    read_position(words, state, inside(states, "kingdoms"))
    _SHAPE.pack(state, states)
