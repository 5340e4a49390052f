"""The encoding shared by games with a draft: placements, claims, draws, land, lines and the pool.

A placement is a direction and the square of the first half, counted from the castle; a claim is a place in the newer
line, smallest domino first. Seats are counted from the observing seat, in the order of play.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...encoding.layout import Indices, Part, Plan
from ...engine import codes
from ...engine.bits import ONE, count, lowest, nth_of_few, word
from ...engine.kernel import kernel
from ...engine.variant import Variant
from ..land import grid
from ..land.grid import NOTHING, Squares
from ..land.kingdom import KingdomRow, bounds, first_square, placements
from ..land.pieces import BOXES, CROWNS_OF, DOMINOES, MAX_CROWNS, TERRAIN_OF, TERRAINS
from . import rules as draft
from .rules import LINE, OPENING, PLACING, Dominoes, DraftRow

ILLEGAL: Final = -1  # in place of an action, for an index without a legal action

SIZES: Final = ("frame", "side", "terrains", "planes", "seats", "kingdoms")
ACTIONS: Final = ("place", "discard", "claim")
OUTCOMES: Final = ("deal", "king")
OBSERVATION: Final = (
    *("lands", "phase", "to_move", "rounds", "domino_numbers", "domino_terrains", "domino_crowns"),
    *("older_numbers", "older_terrains", "older_crowns", "older_kings", "older_waiting"),
    *("newer_numbers", "newer_terrains", "newer_crowns", "newer_kings", "newer_free"),
    *("pool", "hands", "discards"),
)


def plan_sizes(variant: Variant, record: Any, planes: int) -> dict[str, int]:
    """Return the sizes of a variant's layout; `planes` is the number of planes of a kingdom besides terrains."""
    boxes = [DOMINOES[BOXES[int(record.box)]].values()] if variant.boxes == 1 else [DOMINOES[b].values() for b in BOXES]
    has_town = any("town" in domino.terrains for box in boxes for domino in box)
    terrains = len(TERRAINS) if has_town else len(TERRAINS) - 1
    frame = int(record.frame)
    return {
        "frame": frame,
        "side": 2 * frame - 1,
        "terrains": terrains,
        "planes": terrains + planes,
        "seats": variant.seats,
        "kingdoms": variant.kingdoms,
    }


def action_parts(sizes: dict[str, int], line: int) -> list[Part]:
    """Return the decisions of every draft."""
    side = sizes["side"]
    return [
        Part(
            "place",
            (4, side, side),
            "place the domino: direction to its second half, row and column of its first",
            axes=("direction", "row", "column"),
        ),
        Part("discard", (1,), "discard the domino, because it fits nowhere"),
        Part("claim", (line,), "put the king on this domino of the newer line, the smallest number first"),
    ]


def outcome_parts(dominoes: int, seats: int) -> list[Part]:
    """Return the draws of every draft."""
    return [
        Part("deal", (dominoes,), "the domino of this number, from 1, joins the newest line"),
        Part("king", (seats,), "a king of this seat is drawn in the opening; not relative to the observer"),
    ]


def land_part(sizes: dict[str, int], planes: str) -> Part:
    """Describe the planes of all kingdoms."""
    side = sizes["side"]
    terrains = ", ".join(TERRAINS[: sizes["terrains"]])
    meaning = (
        "kingdom (the own one first), plane, row, column; the castle is in the middle. Planes: "
        f"{terrains}; at least 1, 2, 3 crowns; free squares within the frame{planes}"
    )
    return Part(
        "lands", (sizes["kingdoms"], sizes["planes"], side, side), meaning, axes=("kingdom", "plane", "row", "column")
    )


def draft_parts(record: Any, sizes: dict[str, int], phases: dict[int, str], dominoes: int) -> list[Part]:
    """Return what is observed of every draft besides kingdoms."""
    seats, terrains, line = sizes["seats"], sizes["terrains"], int(record.line_size)
    rounds = int(record.rounds)
    most = rounds * line // seats * (seats // sizes["kingdoms"])
    halves = (2, terrains)
    parts = [
        Part("phase", (len(phases),), f"what is decided now: {', '.join(phases[each] for each in sorted(phases))}"),
        Part("to_move", (seats,), "the seat that decides; all 0 for chance and after the end"),
        Part("rounds", (2,), "the round, 0 in the opening, and how many follow it", rounds),
        Part("domino_numbers", (1,), "the domino that is to be placed now; 0 in other phases", dominoes),
        Part("domino_terrains", halves, "the terrain of its first and its second half"),
        Part("domino_crowns", (2,), "the crowns of its first and its second half", MAX_CROWNS),
    ]
    for name, what in (("older", "the line being placed"), ("newer", "the line on offer")):
        parts += [
            Part(f"{name}_numbers", (line,), f"{what}, the smallest number first; 0 if there is none", dominoes),
            Part(f"{name}_terrains", (line, *halves), f"{what}: the terrains of both halves"),
            Part(f"{name}_crowns", (line, 2), f"{what}: the crowns of both halves", MAX_CROWNS),
            Part(f"{name}_kings", (line, seats), f"{what}: the seat whose king stands there"),
        ]
        last = "its king has not had its turn" if name == "older" else "nobody has claimed it"
        parts.append(Part(f"{name}_{'waiting' if name == 'older' else 'free'}", (line,), f"{what}: {last}"))
    return [
        *parts,
        Part("pool", (dominoes,), "the domino of this number, from 1, is not drawn yet"),
        Part("hands", (seats,), "kings of each seat that are not drawn yet, in the opening", 2),
        Part("discards", (sizes["kingdoms"],), "dominoes that each kingdom discarded", most),
    ]


def canonical_indices(
    parts: dict[str, Part], seen: dict[str, NDArray[Any]], rows: Indices, indices: Indices
) -> Indices:
    """Return the canonical index: a domino with equal halves has one for each place, to the east or to the south."""
    terrains, crowns = seen["domino_terrains"], seen["domino_crowns"]
    alike = (terrains[:, 0] == terrains[:, 1]).all(axis=-1) & (crowns[:, 0] == crowns[:, 1])
    place = parts["place"]
    turned = alike[rows] & (indices < place.stop)
    canonical = indices.copy()
    direction, row, column = np.unravel_index(indices[turned] - place.start, place.shape)
    back = direction >= grid.WEST
    row, column = row - (direction == grid.NORTH), column - (direction == grid.WEST)
    canonical[turned] = np.ravel_multi_index((direction - 2 * back, row, column), place.shape) + place.start
    return canonical


@kernel
def on_board(plan: Plan, row: int, column: int) -> int:
    """Return the number of a square in the order of planes."""
    return int((row + plan.frame - 1) * plan.side + column + plan.frame - 1)


@kernel
def row_on_board(plan: Plan, square: int) -> int:
    return int(square // plan.side - plan.frame + 1)


@kernel
def column_on_board(plan: Plan, square: int) -> int:
    return int(square % plan.side - plan.frame + 1)


@kernel
def mask_placements(plan: Plan, kingdom: KingdomRow, box: int, domino: int, out: NDArray[Any]) -> None:
    """Mark every placement of a domino, or its discard when there is none."""
    side, reach = plan.side, plan.frame - 1
    fits = False
    for direction, fitting in enumerate(placements(kingdom, plan.frame, box, domino)):
        start = plan.place + (direction * side + reach) * side + reach
        while fitting != NOTHING:
            row, column = first_square(kingdom, direction, lowest(fitting))
            out[start + row * side + column] = True
            fitting &= fitting - ONE
            fits = True
    if not fits:
        out[plan.discard] = True


@kernel
def mask_claims(plan: Plan, state: DraftRow, out: NDArray[Any]) -> None:
    """Mark the free places of the newer line."""
    dominoes, slot = state.newer, 0
    while dominoes != NOTHING:
        out[plan.claim + slot] = (state.free >> word(lowest(dominoes))) & ONE != NOTHING
        dominoes &= dominoes - ONE
        slot += 1


@kernel
def placement_at(plan: Plan, kingdom: KingdomRow, box: int, domino: int, index: int) -> int:
    """Return the placement or the discard with this index, ILLEGAL if it is not legal."""
    fitting = placements(kingdom, plan.frame, box, domino)
    if index == plan.discard:
        fits = fitting[0] | fitting[1] | fitting[2] | fitting[3]
        return codes.simple(codes.DISCARD, domino) if fits == NOTHING else ILLEGAL
    if index < plan.place or index >= plan.discard:
        return ILLEGAL
    direction, square = divmod(index - plan.place, plan.side * plan.side)
    row, column = row_on_board(plan, square), column_on_board(plan, square)
    back = 8 if direction == grid.NORTH else 1 if direction == grid.WEST else 0
    bit = (8 * row + column - back) & 63
    if (fitting[direction] >> word(bit)) & ONE == NOTHING or first_square(kingdom, direction, bit) != (row, column):
        return ILLEGAL
    return codes.placement(domino, row, column, direction)


@kernel
def claim_at(plan: Plan, state: DraftRow, index: int) -> int:
    """Return the claim with this index, ILLEGAL if it is not legal."""
    slot = index - plan.claim
    if slot < 0 or slot >= count(state.newer):
        return ILLEGAL
    bit = nth_of_few(state.newer, slot)
    return codes.simple(codes.CLAIM, bit + 1) if (state.free >> word(bit)) & ONE != NOTHING else ILLEGAL


@kernel
def outcome_at(plan: Plan, state: DraftRow, index: int) -> int:
    """Return the draw with this index, ILLEGAL if it is not possible."""
    if state.phase == LINE and plan.deal <= index < plan.king:
        bit = index - plan.deal
        return codes.simple(codes.DEAL, bit + 1) if (state.pool >> word(bit)) & ONE != NOTHING else ILLEGAL
    seat = index - plan.king
    if state.phase == OPENING and 0 <= seat < plan.seats and state.kings_in_hand[seat] > 0:
        return codes.simple(codes.KING, seat)
    return ILLEGAL


@kernel
def draft_index(plan: Plan, state: DraftRow, action: int) -> int:
    """Return the index of an action that every draft has."""
    kind, number = codes.action_kind(action), codes.action_number(action)
    if kind == codes.PLACE:
        square = on_board(plan, codes.action_row(action), codes.action_column(action))
        return int(plan.place + codes.action_direction(action) * plan.side * plan.side + square)
    if kind == codes.CLAIM:
        return int(plan.claim + count(state.newer & (draft.single(number) - ONE)))
    if kind == codes.DISCARD:
        return int(plan.discard)
    if kind == codes.DEAL:
        return int(plan.deal + number - 1)
    return int(plan.king + number)


@kernel
def draft_weights(plan: Plan, state: DraftRow, out: NDArray[Any]) -> None:
    """Write the weights of the draws of the draft."""
    if state.phase == LINE:
        pool = state.pool
        while pool != NOTHING:
            out[plan.deal + lowest(pool)] = 1
            pool &= pool - ONE
    elif state.phase == OPENING:
        for seat in range(plan.seats):
            out[plan.king + seat] = state.kings_in_hand[seat]


@kernel
def show_squares(plan: Plan, kingdom: KingdomRow, squares: Squares, start: int, out: NDArray[Any]) -> None:
    """Mark covered squares of a kingdom on a plane."""
    top, left, side = int(kingdom.north), int(kingdom.west), plan.side
    start += on_board(plan, top, left)
    corner = 8 * top + left
    while squares != NOTHING:
        steps = (lowest(squares) - corner) & 63
        out[start + (steps >> 3) * side + (steps & 7)] = 1
        squares &= squares - ONE


@kernel
def show_room(plan: Plan, kingdom: KingdomRow, start: int, out: NDArray[Any]) -> None:
    """Mark the free squares that the frame still allows (K8)."""
    frame = plan.frame
    north, south, west, east = bounds(kingdom)
    first, last = west + frame - 1, east - frame + 1
    for row in range(south - frame + 1, north + frame):
        begin = start + on_board(plan, row, last)
        out[begin : begin + first - last + 1] = 1
    corner, start = 8 * north + west, start + on_board(plan, north, west)
    taken = kingdom.taken
    while taken != NOTHING:
        steps = (lowest(taken) - corner) & 63
        out[start + (steps >> 3) * plan.side + (steps & 7)] = 0
        taken &= taken - ONE


@kernel
def show_land(plan: Plan, kingdom: KingdomRow, start: int, out: NDArray[Any]) -> int:
    """Draw terrains, crowns and room of a kingdom; return where its next plane starts."""
    area = plan.side * plan.side
    for terrain in range(plan.terrains):
        show_squares(plan, kingdom, kingdom.terrain[terrain], start, out)
        start += area
    for crowns in range(MAX_CROWNS):
        show_squares(plan, kingdom, kingdom.crowns[crowns], start, out)
        start += area
    show_room(plan, kingdom, start, out)
    return int(start + area)


@kernel
def seen_from(plan: Plan, seat: int, other: int) -> int:
    """Return a seat counted from the observing one."""
    steps = other - seat
    return steps + plan.seats if steps < 0 else steps


@kernel
def show_domino(box: int, domino: int, terrains: int, number: int, land: int, crowns: int, out: NDArray[Any]) -> None:
    """Write a domino's number, terrains and crowns at these offsets."""
    out[number] = domino
    for half in range(2):
        out[land + half * terrains + TERRAIN_OF[box, domino, half]] = 1
        out[crowns + half] = CROWNS_OF[box, domino, half]


@kernel
def show_line(
    plan: Plan,
    box: int,
    line: Dominoes,
    marked: Dominoes,
    numbers: int,
    land: int,
    crowns: int,
    marks: int,
    out: NDArray[Any],
) -> None:
    """Write the dominoes of a line, and a mark for some."""
    slot = 0
    while line != NOTHING:
        bit = lowest(line)
        show_domino(
            box, bit + 1, plan.terrains, numbers + slot, land + 2 * plan.terrains * slot, crowns + 2 * slot, out
        )
        out[marks + slot] = 1 if (marked >> word(bit)) & ONE != NOTHING else 0
        line &= line - ONE
        slot += 1


@kernel
def show_kings(
    plan: Plan, seat: int, line: Dominoes, claimed: Dominoes, kings: NDArray[Any], start: int, out: NDArray[Any]
) -> None:
    """Write whose king stands on each claimed domino of a line."""
    while line != NOTHING:
        bit = lowest(line)
        if (claimed >> word(bit)) & ONE != NOTHING:
            out[start + seen_from(plan, seat, int(kings[bit + 1]))] = 1
        line &= line - ONE
        start += plan.seats


@kernel
def show_draft(plan: Plan, state: DraftRow, seat: int, newer_box: int, out: NDArray[Any]) -> None:
    """Write the observation of the draft for a seat."""
    out[plan.phase + state.phase] = 1
    if state.seat >= 0:
        out[plan.to_move + seen_from(plan, seat, int(state.seat))] = 1
    out[plan.rounds] = state.round_now
    out[plan.rounds + 1] = int(state.rounds) - int(state.round_now)
    box = int(state.box)
    if state.phase == PLACING:
        domino = draft.claimed_domino(state)
        show_domino(box, domino, plan.terrains, plan.domino_numbers, plan.domino_terrains, plan.domino_crowns, out)
    older, newer = state.older, state.newer
    show_line(
        plan,
        box,
        older,
        state.waiting,
        plan.older_numbers,
        plan.older_terrains,
        plan.older_crowns,
        plan.older_waiting,
        out,
    )
    show_kings(plan, seat, older, older, state.older_king, plan.older_kings, out)
    show_line(
        plan,
        newer_box,
        newer,
        state.free,
        plan.newer_numbers,
        plan.newer_terrains,
        plan.newer_crowns,
        plan.newer_free,
        out,
    )
    show_kings(plan, seat, newer, ~state.free, state.newer_king, plan.newer_kings, out)
    pool = state.pool
    while pool != NOTHING:
        out[plan.pool + lowest(pool)] = 1
        pool &= pool - ONE
    for other in range(plan.seats):
        out[plan.hands + seen_from(plan, seat, other)] = state.kings_in_hand[other]
