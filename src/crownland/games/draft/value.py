"""Features of the draft for the learned value: claimed dominoes, the order of play, and the pool."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...bots.network import Floats
from ...engine import codes
from ...engine.bits import ONE, count, lowest
from ...engine.kernel import kernel
from ..land.grid import NOTHING, Squares, beside, north, west
from ..land.kingdom import KingdomRow
from ..land.pieces import BOXES, CROWNS_OF, MAX_DOMINOES, TERRAIN_OF, TERRAINS
from ..land.policies import Notes, best_spot, survey
from ..land.value import A_TERRAIN, describe_growth, describe_terrain
from .policies import rounds_left
from .rules import DraftRow, single

A_DRAFT: Final = 18


def _sets() -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """By box and terrain: the dominoes with one half of it or two, and of these halves with at least 1, 2, 3 crowns."""
    squares = np.zeros((len(BOXES), len(TERRAINS), 2), np.uint64)
    crowns = np.zeros((len(BOXES), len(TERRAINS), 3), np.uint64)
    for box in range(len(BOXES)):
        for number in range(1, MAX_DOMINOES + 1):
            bit = np.uint64(1 << (number - 1))
            one, other = (int(TERRAIN_OF[box, number, half]) for half in range(2))
            squares[box, one, 0] |= bit
            squares[box, other, int(one == other)] |= bit
            for terrain in {one, other}:
                halves = [int(CROWNS_OF[box, number, h]) for h in range(2) if TERRAIN_OF[box, number, h] == terrain]
                for level in range(min(3, sum(halves))):
                    crowns[box, terrain, level] |= bit
    return squares, crowns


SQUARES_IN, CROWNS_IN = _sets()


@kernel
def owned(line: int, kings: NDArray[np.int8], kingdom: int, teams: int) -> int:
    """Return the dominoes of a line on which kings of this kingdom stand; with teams two seats rule one."""
    mine = NOTHING
    while line != NOTHING:
        domino = lowest(line) + 1
        if kings[domino] >> teams == kingdom:
            mine |= line & (~line + ONE)
        line &= line - ONE
    return mine


@kernel
def describe_draft(
    state: DraftRow,
    kingdom: KingdomRow,
    region: Squares,
    index: int,
    teams: int,
    boxes: tuple[int, int],
    terrains: int,
    notes: Notes,
    out: Floats,
) -> int:
    """Write the features of every terrain and of the draft for one kingdom; return how many.

    `region` is the free land within its reach, `boxes` are those of the older and the newer line.
    """
    older_box, box = boxes
    frame, reach = int(state.frame), region
    claimed = owned(state.newer & ~state.free, state.newer_king, index, teams)
    placing = owned(state.waiting, state.older_king, index, teams)
    pool, left = state.pool, rounds_left(state)
    kings = int(state.line_size) // int(state.kingdoms_in_play)
    is_laid = state.newer != NOTHING
    to_claim = count(placing) if is_laid else 0
    lines = max(left - 1, 0) if is_laid else left
    due = kings * lines / max(count(pool), 1)
    on_offer = to_claim / max(count(state.free), 1)
    for terrain in range(terrains):
        squares = due * count_squares(pool, box, terrain) + on_offer * count_squares(state.free, box, terrain)
        crowns = due * count_crowns(pool, box, terrain) + on_offer * count_crowns(state.free, box, terrain)
        at = terrain * A_TERRAIN
        describe_terrain(kingdom, terrain, reach, squares, crowns, out, at)
        survey(kingdom, terrain, notes)
        near = beside(kingdom.terrain[terrain]) & reach & beside(reach)
        describe_growth(terrain, near, squares, crowns, notes, out, at + 17)
        out[at + 23] = best_gain(out, at, 2)
        out[at + 24] = best_gain(out, at, 3)
        out[at + 15] = (count_squares(claimed, box, terrain) + count_squares(placing, older_box, terrain)) / 2
        out[at + 25] = out[at + 26] = 0
        out[at + 16] = (count_crowns(claimed, box, terrain) + count_crowns(placing, older_box, terrain)) / 2
    at = terrains * A_TERRAIN
    for feature in range(A_DRAFT):
        out[at + feature] = 0
    out[at] = kings * lines / 12
    out[at + 1] = to_claim
    out[at + 2] = (count(claimed) + count(placing)) / 2
    out[at + 3] = (count_ahead(state.newer & ~state.free, claimed) + count_ahead(state.waiting, placing)) / 4
    out[at + 4] = 1.0 if lines == 0 else 0.0
    out[at + 5] = 1.0 if lines == 1 else 0.0
    out[at + 6] = count(state.free) / 4 if to_claim > 0 else 0.0
    spot = at + 7
    while placing != NOTHING and spot < at + 11:
        describe_spot(kingdom, frame, older_box, lowest(placing) + 1, notes, out, spot)
        placing &= placing - ONE
        spot += 2
    while claimed != NOTHING and spot < at + 11:
        describe_spot(kingdom, frame, box, lowest(claimed) + 1, notes, out, spot)
        claimed &= claimed - ONE
        spot += 2
    out[at + 11] = kings / 2
    describe_pool(pool, box, lines, out, at + 12)
    misfits = count(pool) - fitting(kingdom, region, pool, box)
    out[at + 16] = misfits / max(count(pool), 1)
    out[at + 17] = due * misfits / 2
    return at + A_DRAFT


@kernel
def fitting(kingdom: KingdomRow, region: Squares, dominoes: int, box: int) -> int:
    """Return how many of these dominoes fit into a region."""
    lying, standing = region & west(region), region & north(region)
    fits = 0
    while dominoes != NOTHING:
        domino = lowest(dominoes) + 1
        dominoes &= dominoes - ONE
        near = kingdom.touching[TERRAIN_OF[box, domino, 0]] | kingdom.touching[TERRAIN_OF[box, domino, 1]]
        places = (lying & (near | west(near))) | (standing & (near | north(near)))
        fits += 1 if places != NOTHING else 0
    return fits


@kernel
def best_gain(out: Floats, at: int, crowns: int) -> float:
    """Return the largest gain of a square with so many crowns, extrapolated from the gains with none and with one."""
    none, one = out[at + 17] * 6, out[at + 19] * 10
    return float(none + crowns * (one - none)) / 20


@kernel
def describe_pool(pool: int, box: int, lines: int, out: Floats, at: int) -> None:
    """Write mean, spread, maximum and minimum of the largest gains of the dominoes still to come."""
    total, squares, most, n = 0.0, 0.0, 0.0, count(pool)
    while pool != NOTHING:
        domino = lowest(pool) + 1
        pool &= pool - ONE
        worth = 0.0
        for half in range(2):
            first = A_TERRAIN * int(TERRAIN_OF[box, domino, half])
            none, one = out[first + 17] * 6, out[first + 19] * 10
            worth += none + int(CROWNS_OF[box, domino, half]) * (one - none)
        total += worth
        squares += worth * worth
        most = max(most, worth)
    mean = total / max(n, 1)
    spread = np.sqrt(max(squares / max(n, 1) - mean * mean, 0.0))
    out[at] = mean / 10
    out[at + 1] = spread / 10
    out[at + 2] = mean * lines / 50
    out[at + 3] = most / 20


@kernel
def describe_spot(kingdom: KingdomRow, frame: int, box: int, domino: int, notes: Notes, out: Floats, at: int) -> None:
    """Write the gain of the best placement of a domino, and whether there is none."""
    direction, _, worth = best_spot(kingdom, frame, box, domino, False, 0, notes)
    out[at] = 0.0 if direction < 0 else worth / 1000
    out[at + 1] = 1.0 if direction < 0 else 0.0


@kernel
def count_squares(dominoes: int, box: int, terrain: int) -> int:
    """Return how many squares of a terrain these dominoes have."""
    return count(dominoes & SQUARES_IN[box, terrain, 0]) + count(dominoes & SQUARES_IN[box, terrain, 1])


@kernel
def count_crowns(dominoes: int, box: int, terrain: int) -> int:
    total = 0
    for level in range(3):
        total += count(dominoes & CROWNS_IN[box, terrain, level])
    return total


@kernel
def count_ahead(line: int, claimed: int) -> int:
    """Return how many claimed dominoes of other kingdoms come before the first of these."""
    if claimed == NOTHING:
        return 0
    first = claimed & (~claimed + ONE)
    return count(line & ~claimed & (first - ONE))


@kernel
def claims_both(state: DraftRow, one: int, other: int, end: DraftRow) -> bool:
    """Return whether two options claim dominoes that the own kingdom both has at an end of the round.

    It claims the second one next, before anybody else does. So the order of the two does not matter.
    """
    if codes.action_kind(one) != codes.CLAIM or codes.action_kind(other) != codes.CLAIM or count(state.waiting) < 2:
        return False
    teams = 1 if state.seats > state.kingdoms_in_play else 0
    own, following = int(state.seat) >> teams, lowest(state.waiting & (state.waiting - ONE)) + 1
    both = single(codes.action_number(one)) | single(codes.action_number(other))
    if state.older_king[following] >> teams != own:
        return False
    return bool(both & ~owned(end.older, end.older_king, own, teams) == NOTHING)
