"""Queendomino and Royal Wedding as numbers: decisions, draws and observations.

Knights and sites are squares counted from the castle, tiles are the slots of the builders' board.
"""

from typing import Any, Final

from numpy.typing import NDArray

from ...encoding.layout import BYTE, Layout, Part, Plan, lay_out, plan_layout
from ...engine.bits import ONE, lowest, word
from ...engine.kernel import kernel
from ...engine.turn import CHANCE
from ...engine.variant import Variant
from ..draft import encode as drafting
from ..draft import rules as draft
from ..draft.encode import (
    ILLEGAL,
    action_parts,
    claim_at,
    column_on_board,
    draft_index,
    draft_parts,
    draft_weights,
    land_part,
    mask_claims,
    mask_placements,
    on_board,
    outcome_at,
    outcome_parts,
    placement_at,
    plan_sizes,
    row_on_board,
    show_draft,
    show_land,
    show_squares,
)
from ..draft.encode import canonical_indices as canonical_indices
from ..draft.rules import CLAIMING, PLACING
from ..land.grid import NOTHING, Squares
from ..land.kingdom import KingdomRow, square_at
from ..land.pieces import DOMINOES, MAX_CROWNS, MAX_DOMINOES
from . import actions as codes
from .builders import (
    BUILDING,
    BURNING,
    SLOTS,
    SUPPLY_OF_KNIGHTS,
    SUPPLY_OF_TOWERS,
    TAXING,
    TILING,
    is_affordable,
    knight_options,
    nth_knights,
    seat_kingdom,
)
from .court import sites
from .pieces import COPIES, NAMES, NO_BUILDING, TILE_TYPES
from .rules import KINGDOMINO, PHASES, StateRow

ACTIONS: Final = ("no_knights", "one_knight", "two_knights", "no_building", "build", "no_fire", "burn")
OUTCOMES: Final = ("tile",)
OBSERVATION: Final = (
    *("laid", "coins", "more_coins", "reserve", "towers", "queen", "buildings"),
    *("board", "pile", "supply", "dragon", "boxes", "other_pool", "second_ruler"),
)
PLAN: Final = plan_layout(
    (*drafting.SIZES, "wedding", "teams"),
    (*drafting.ACTIONS, *ACTIONS, *drafting.OUTCOMES, *OUTCOMES, *drafting.OBSERVATION, *OBSERVATION),
)

TILES: Final = TILE_TYPES - 1
TWO_KNIGHTS: Final = 3  # the option of `nth_knights`
COURT_PLANES: Final = 2
MAX_COPIES: Final = int(COPIES.max())


def make_layout(variant: Variant, record: Any) -> Layout:
    """Return the layout of a variant's encoding; `record` is its initial state."""
    sizes = plan_sizes(variant, record, MAX_CROWNS + 1 + COURT_PLANES)
    sizes |= {"wedding": int(record.wedding), "teams": int(record.teams)}
    dominoes = max(len(DOMINOES[box]) for box in variant.row.boxes)
    tile = Part("tile", (TILES,), f"this building tile is turned up: {', '.join(NAMES[1:])}")
    square = ("row", "column")
    seen = [
        land_part(sizes, "; knights; buildings"),
        Part("laid", (sizes["side"],) * 2, "the domino just laid, while knights may be sent there", axes=square),
        *draft_parts(record, sizes, PHASES, dominoes),
        *_court_parts(sizes),
    ]
    actions = [*action_parts(sizes, int(record.line_size)), *_court_actions(sizes["side"])]
    return lay_out(PLAN, sizes, actions, [*outcome_parts(dominoes, variant.seats), tile], seen)


def _court_actions(side: int) -> list[Part]:
    return [
        Part("no_knights", (1,), "send no knight"),
        Part(
            "one_knight", (side, side), "send a knight to this square of the domino just laid", axes=("row", "column")
        ),
        Part("two_knights", (1,), "send knights to both squares of it"),
        Part("no_building", (1,), "build nothing"),
        Part(
            "build", (SLOTS, side, side), "build the tile of this slot on this square", axes=("slot", "row", "column")
        ),
        Part("no_fire", (1,), "leave the dragon in its cave"),
        Part("burn", (SLOTS,), "have the tile of this slot burnt"),
    ]


def _court_parts(sizes: dict[str, int]) -> list[Part]:
    kingdoms, wedding = sizes["kingdoms"], sizes["wedding"]
    tiles = ", ".join(NAMES[1:])
    return [
        Part("coins", (kingdoms,), "coins of each kingdom, up to 255", BYTE),
        Part("more_coins", (kingdoms,), "the coins above 255", BYTE),
        Part("reserve", (kingdoms,), "knights that each kingdom has not sent", SUPPLY_OF_KNIGHTS),
        Part("towers", (kingdoms,), "towers of each kingdom", SUPPLY_OF_TOWERS),
        Part("queen", (kingdoms,), "the kingdom that the queen visits"),
        Part("buildings", (kingdoms, TILES), f"how many of each building stand in a kingdom: {tiles}", MAX_COPIES),
        Part("board", (SLOTS, TILES), "the building that is open in each slot, the cheapest first"),
        Part("pile", (TILES,), "hidden tiles left of each building", MAX_COPIES),
        Part("supply", (2,), "knights and towers that nobody owns", max(SUPPLY_OF_KNIGHTS, SUPPLY_OF_TOWERS)),
        Part("dragon", (SLOTS,), "the slot that the dragon has burnt in this round"),
        Part("boxes", (2 * wedding,), "the older, the newer line is from the box of Kingdomino"),
        Part("other_pool", (MAX_DOMINOES * wedding,), "the same as `pool` for the box that the newer line is not from"),
        Part("second_ruler", (sizes["teams"],), "the observer is the second seat of its team"),
    ]


@kernel
def mask_squares(plan: Plan, kingdom: KingdomRow, squares: Squares, start: int, out: NDArray[Any]) -> None:
    """Mark covered squares of a kingdom."""
    while squares != NOTHING:
        row, column = square_at(kingdom, lowest(squares))
        out[start + on_board(plan, row, column)] = True
        squares &= squares - ONE


@kernel
def mask(state: StateRow, plan: Plan, out: NDArray[Any]) -> None:
    """Mark every legal decision of the seat in turn."""
    out[:] = False
    if state.seat < 0:
        return
    index = seat_kingdom(state, state.seat)
    kingdom = state.kingdoms[index]
    if state.phase == PLACING:
        mask_placements(plan, kingdom, state.box, draft.claimed_domino(state), out)
    elif state.phase == CLAIMING:
        mask_claims(plan, state, out)
    elif state.phase == TAXING:
        out[plan.no_knights] = True
        mask_squares(plan, kingdom, state.laid, plan.one_knight, out)
        out[plan.two_knights] = knight_options(state, index) > TWO_KNIGHTS
    elif state.phase == BUILDING:
        out[plan.no_building] = True
        free = sites(kingdom, state.courts[index])
        for slot in range(SLOTS):
            if is_affordable(state, slot, index):
                mask_squares(plan, kingdom, free, plan.build + slot * plan.side * plan.side, out)
    elif state.phase == BURNING:
        out[plan.no_fire] = True
        for slot in range(SLOTS):
            out[plan.burn + slot] = state.board[slot] != NO_BUILDING


@kernel
def has_square(kingdom: KingdomRow, squares: Squares, row: int, column: int) -> bool:
    """Return whether a square is one of these covered ones; on a torus its bit alone is ambiguous."""
    bit = (8 * row + column) & 63
    is_one = (squares >> word(bit)) & ONE != NOTHING
    return bool(is_one and square_at(kingdom, bit) == (row, column))


@kernel
def knights_at(state: StateRow, plan: Plan, index: int) -> int:
    """Return the sending of knights with this index, ILLEGAL if it is not legal."""
    ruled = seat_kingdom(state, state.seat)
    if index == plan.no_knights:
        return codes.nothing(codes.KNIGHTS)
    if index == plan.two_knights and knight_options(state, ruled) > TWO_KNIGHTS:
        return nth_knights(state, ruled, TWO_KNIGHTS)
    square = index - plan.one_knight
    if square < 0 or index >= plan.two_knights:
        return ILLEGAL
    row, column = row_on_board(plan, square), column_on_board(plan, square)
    return codes.knights(1, row, column, 0) if has_square(state.kingdoms[ruled], state.laid, row, column) else ILLEGAL


@kernel
def building_at(state: StateRow, plan: Plan, index: int) -> int:
    """Return the building with this index, ILLEGAL if it is not legal."""
    if index == plan.no_building:
        return codes.nothing(codes.BUILD)
    if index < plan.build or index >= plan.no_fire:
        return ILLEGAL
    ruled = seat_kingdom(state, state.seat)
    slot, square = divmod(index - plan.build, plan.side * plan.side)
    row, column = row_on_board(plan, square), column_on_board(plan, square)
    free = sites(state.kingdoms[ruled], state.courts[ruled])
    if not is_affordable(state, slot, ruled) or not has_square(state.kingdoms[ruled], free, row, column):
        return ILLEGAL
    return codes.building(int(state.board[slot]), slot, row, column)


@kernel
def fire_at(state: StateRow, plan: Plan, index: int) -> int:
    """Return the burning with this index, ILLEGAL if it is not legal."""
    if index == plan.no_fire:
        return codes.nothing(codes.BURN)
    slot = index - plan.burn
    if slot < 0 or slot >= SLOTS or state.board[slot] == NO_BUILDING:
        return ILLEGAL
    return codes.burning(int(state.board[slot]), slot)


@kernel
def action_at(state: StateRow, plan: Plan, index: int) -> int:
    """Return the action with this index, a draw if chance is in turn; ILLEGAL if it is not legal."""
    if state.phase == TILING:
        building = index - plan.tile + 1
        is_there = 0 < building < TILE_TYPES and state.pile[building] > 0
        return codes.simple(codes.TILE, building) if is_there else ILLEGAL
    if state.phase == PLACING:
        kingdom = state.kingdoms[seat_kingdom(state, state.seat)]
        return placement_at(plan, kingdom, state.box, draft.claimed_domino(state), index)
    if state.phase == CLAIMING:
        return claim_at(plan, state, index)
    if state.phase == TAXING:
        return knights_at(state, plan, index)
    if state.phase == BUILDING:
        return building_at(state, plan, index)
    if state.phase == BURNING:
        return fire_at(state, plan, index)
    return outcome_at(plan, state, index) if state.seat == CHANCE else ILLEGAL


@kernel
def index_of(state: StateRow, plan: Plan, action: int) -> int:
    """Return the index of a legal action."""
    kind, number = codes.action_kind(action), codes.action_number(action)
    square = on_board(plan, codes.action_row(action), codes.action_column(action))
    if kind == codes.KNIGHTS:
        if number == 0:
            return int(plan.no_knights)
        return plan.one_knight + square if number == 1 else int(plan.two_knights)
    if kind == codes.BUILD:
        return (
            plan.build + codes.action_slot(action) * plan.side * plan.side + square if number else int(plan.no_building)
        )
    if kind == codes.BURN:
        return plan.burn + codes.action_slot(action) if number else int(plan.no_fire)
    if kind == codes.TILE:
        return int(plan.tile + number - 1)
    return draft_index(plan, state, action)


@kernel
def weights(state: StateRow, plan: Plan, out: NDArray[Any]) -> None:
    """Write the weights of all draws."""
    out[:] = 0
    if state.phase == TILING:
        for building in range(1, TILE_TYPES):
            out[plan.tile + building - 1] = state.pile[building]
    draft_weights(plan, state, out)


@kernel
def show_court(plan: Plan, state: StateRow, kingdom: int, steps: int, out: NDArray[Any]) -> None:
    """Write what a kingdom owns besides its land."""
    court = state.courts[kingdom]
    out[plan.coins + steps] = min(int(court.coins), BYTE)
    out[plan.more_coins + steps] = min(max(int(court.coins) - BYTE, 0), BYTE)
    out[plan.reserve + steps] = court.reserve
    out[plan.towers + steps] = court.towers
    out[plan.queen + steps] = 1 if state.queen == kingdom else 0
    start, built = plan.buildings + steps * TILES - 1, court.built
    while built != NOTHING:
        out[start + court.buildings[lowest(built)]] += 1
        built &= built - ONE


@kernel
def show_builders(plan: Plan, state: StateRow, out: NDArray[Any]) -> None:
    """Write the builders' board, the pile, the supply and the dragon."""
    for slot in range(SLOTS):
        if state.board[slot] != NO_BUILDING:
            out[plan.board + slot * TILES + state.board[slot] - 1] = 1
    for building in range(1, TILE_TYPES):
        out[plan.pile + building - 1] = state.pile[building]
    out[plan.supply] = state.knights_left
    out[plan.supply + 1] = state.towers_left
    if state.dragon >= 0:
        out[plan.dragon + state.dragon] = 1


@kernel
def show_wedding(plan: Plan, state: StateRow, out: NDArray[Any]) -> None:
    """Write which boxes the lines are from, and what is undrawn of the other box (W1)."""
    out[plan.boxes] = 1 if state.box == KINGDOMINO else 0
    out[plan.boxes + 1] = 1 if state.newer_box == KINGDOMINO else 0
    pool = state.other_pool
    while pool != NOTHING:
        out[plan.other_pool + lowest(pool)] = 1
        pool &= pool - ONE


@kernel
def observe(state: StateRow, plan: Plan, seat: int, out: NDArray[Any]) -> None:
    """Write the observation of a seat."""
    out[:] = 0
    area = plan.side * plan.side
    own = seat_kingdom(state, seat)
    for steps in range(plan.kingdoms):
        kingdom = own + steps if own + steps < plan.kingdoms else own + steps - plan.kingdoms
        land, court = state.kingdoms[kingdom], state.courts[kingdom]
        start = show_land(plan, land, plan.lands + steps * plan.planes * area, out)
        show_squares(plan, land, court.knights, start, out)
        show_squares(plan, land, court.built, start + area, out)
        out[plan.discards + steps] = land.discards
        show_court(plan, state, kingdom, steps, out)
    if state.laid != NOTHING:
        show_squares(plan, state.kingdoms[seat_kingdom(state, state.seat)], state.laid, plan.laid, out)
    show_draft(plan, state, seat, int(state.newer_box), out)
    show_builders(plan, state, out)
    if plan.wedding:
        show_wedding(plan, state, out)
    if plan.teams:
        out[plan.second_ruler] = seat & 1
