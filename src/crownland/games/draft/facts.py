"""Facts about a draft: both lines with their kings, the order of play, and the steps of a turn."""

from typing import Final

from ...engine.bits import ONE, count, lowest
from ...engine.facts import MAX_KINGS, TURNS, FactsRow, add_step
from ...engine.kernel import kernel, layout
from ...engine.turn import NOBODY
from ..land.grid import NOTHING
from .rules import CLAIMING, PLACING, DraftRow, claimed_domino, is_last_round, single

LINES: Final = layout(
    [
        ("older", "u1", (MAX_KINGS,)),  # the dominoes that are being placed, one for each seat in the order
        ("done", "u1", (MAX_KINGS,)),  # 1 when its king has had its turn
        ("newer", "u1", (MAX_KINGS,)),  # the dominoes on offer, one for each seat in the next order
        ("hand", "u1"),  # the domino to place now, or 0
        ("older_box", "u1"),
        ("newer_box", "u1"),
    ]
)
DRAFT_FACTS: Final = [("turns", TURNS), ("lines", LINES)]


@kernel
def draft_facts(state: DraftRow, turns: FactsRow, lines: FactsRow) -> None:
    """K5: write the lines and the order of play. The steps of a turn are left to the family."""
    list_older(state, turns, lines)
    list_newer(state, turns, lines)
    lines.hand = claimed_domino(state) if state.phase == PLACING else 0
    turns.rounds = state.rounds
    turns.n_steps = 0


@kernel
def list_older(state: DraftRow, turns: FactsRow, lines: FactsRow) -> None:
    """K5: the kings of the older line play in the order of its dominoes."""
    dominoes, n = state.older, 0
    while dominoes != NOTHING:
        domino = lowest(dominoes) + 1
        lines.older[n], turns.order[n] = domino, state.older_king[domino]
        lines.done[n] = 1 if state.waiting & single(domino) == NOTHING else 0
        dominoes &= dominoes - ONE
        n += 1
    turns.n_order, turns.turn = n, n - count(state.waiting)


@kernel
def list_newer(state: DraftRow, turns: FactsRow, lines: FactsRow) -> None:
    """K5: a king that claims a domino of the newer line plays in its place in the next round."""
    dominoes, n = state.newer, 0
    while dominoes != NOTHING:
        domino = lowest(dominoes) + 1
        is_free = state.free & single(domino) != NOTHING
        lines.newer[n], turns.next_order[n] = domino, NOBODY if is_free else state.newer_king[domino]
        dominoes &= dominoes - ONE
        n += 1
    turns.n_next = n


@kernel
def add_claim(state: DraftRow, turns: FactsRow) -> None:
    """K4..K6: a turn ends with a claim, but not in the last round."""
    if not is_last_round(state):
        add_step(CLAIMING, turns)
