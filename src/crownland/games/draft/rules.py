"""The draft: lines of dominoes, kings that claim them, and whose turn follows.

A line is always sorted, so it is a set of numbers. The undrawn dominoes are a set too, and chance draws the next one: a
state holds no hidden order. Works on any state record with the fields of DRAFT.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine import codes
from ...engine.bits import ONE, count, lowest, nth_bit, nth_of_few, share, word
from ...engine.kernel import inlined, kernel
from ...engine.turn import CHANCE, MAX_SEATS, NOBODY, OVER
from ..land.grid import NOTHING
from ..land.pieces import MAX_DOMINOES

LINE, OPENING, CLAIMING, PLACING = range(OVER)

Dominoes: TypeAlias = int  # a set: bit number - 1

DRAFT: Final = [
    ("pool", "<u8"),  # dominoes not yet drawn
    ("older", "<u8"),  # the line whose dominoes are being placed
    ("waiting", "<u8"),  # those of it whose kings have not had their turn
    ("newer", "<u8"),  # the line on offer
    ("free", "<u8"),  # those of it without a king
    ("older_king", "i1", (MAX_DOMINOES + 1,)),  # by number: the seat whose king stands there
    ("newer_king", "i1", (MAX_DOMINOES + 1,)),
    ("kings_in_hand", "u1", (MAX_SEATS,)),  # opening: kings of each seat not yet drawn
    ("phase", "u1"),
    ("seat", "i1"),  # who decides now; CHANCE when something is drawn
    ("seats", "i1"),  # signed: a range of unsigned ints would compile the callees twice
    ("kingdoms_in_play", "i1"),
    ("line_size", "u1"),
    ("rounds", "u1"),
    ("round_now", "u1"),  # 0 in the opening
]
DraftRow: TypeAlias = Any  # a record with the fields of DRAFT


@kernel
def single(domino: int) -> Dominoes:
    """Return the set of this one domino."""
    return ONE << word(domino - 1)


@kernel
def lay(state: DraftRow, domino: int) -> bool:
    """K3: add a drawn domino to the newer line; return whether the line is complete."""
    state.pool &= ~single(domino)
    state.newer |= single(domino)
    state.free |= single(domino)
    return bool(count(state.newer) == state.line_size)


@kernel
def draw_king(state: DraftRow, seat: int) -> None:
    """K4: draw a king of a seat, which claims next."""
    state.kings_in_hand[seat] -= 1
    state.seat = seat
    state.phase = CLAIMING


@kernel
def claim(state: DraftRow, domino: int) -> None:
    """Put a king of the seat in turn on a free domino of the newer line."""
    state.free &= ~single(domino)
    state.newer_king[domino] = state.seat


@kernel
def next_round(state: DraftRow) -> None:
    """Make the claimed dominoes of the newer line the older line; the others leave the game."""
    move_kings(state)
    state.older = state.newer & ~state.free
    state.waiting = state.older
    state.newer = NOTHING
    state.free = NOTHING
    state.round_now += 1


@kernel
def move_kings(state: DraftRow) -> None:
    """Move the kings of the newer line to the older line."""
    dominoes = state.older
    while dominoes != NOTHING:
        state.older_king[lowest(dominoes) + 1] = 0
        dominoes &= dominoes - ONE
    dominoes = state.newer & ~state.free
    while dominoes != NOTHING:
        domino = lowest(dominoes) + 1
        state.older_king[domino] = state.newer_king[domino]
        state.newer_king[domino] = 0
        dominoes &= dominoes - ONE


@kernel
def ask_chance(state: DraftRow, phase: int) -> None:
    """Give the turn to chance, in a phase."""
    state.phase = phase
    state.seat = CHANCE


@kernel
def claimed_domino(state: DraftRow) -> int:
    """Return the domino of the king in turn: the lowest that waits."""
    return lowest(state.waiting) + 1


@kernel
def begin_turn(state: DraftRow) -> None:
    """K5: the next king of the older line places its domino."""
    state.phase = PLACING
    state.seat = state.older_king[claimed_domino(state)]


@kernel
def is_last_round(state: DraftRow) -> bool:
    """K6: no new line is on the table."""
    return bool(state.round_now == state.rounds)


@kernel
def end_turn(state: DraftRow) -> bool:
    """K5, K6: begin the turn of the next king, or end the game after the last; return whether a new round follows."""
    state.waiting &= state.waiting - ONE
    if state.waiting != NOTHING:
        begin_turn(state)
        return False
    if is_last_round(state):
        state.phase = OVER
        state.seat = NOBODY
        return False
    return True


@kernel
def list_dominoes(kind: int, dominoes: Dominoes, out: NDArray[np.int64]) -> int:
    """Write one action of this kind for each domino of a set; return how many."""
    n = 0
    while dominoes != NOTHING:
        out[n] = codes.simple(kind, lowest(dominoes) + 1)
        dominoes &= dominoes - ONE
        n += 1
    return n


@kernel
def nth_king_in_hand(state: DraftRow, index: int) -> int:
    """Return the seat of the `index`-th king that is still in the hand."""
    seat = 0
    while index >= state.kings_in_hand[seat]:
        index -= int(state.kings_in_hand[seat])
        seat += 1
    return seat


@kernel
def kings_in_hand(state: DraftRow) -> int:
    kings = 0
    for seat in range(MAX_SEATS):
        kings += int(state.kings_in_hand[seat])
    return kings


@kernel
def legal(state: DraftRow, out: NDArray[np.int64]) -> int:
    """Write every claim of the seat in turn, or what chance can draw for the draft, into `out`; return how many."""
    n = 0
    if state.phase == CLAIMING:
        n = list_dominoes(codes.CLAIM, state.free, out)
    elif state.phase == LINE:
        n = list_dominoes(codes.DEAL, state.pool, out)
    elif state.phase == OPENING:
        for seat in range(state.seats):
            if state.kings_in_hand[seat] > 0:
                out[n] = codes.simple(codes.KING, seat)
                n += 1
    return n


@kernel
def weight(state: DraftRow, action: int) -> int:
    """K4: return the weight of a draw: the kings of a seat in hand, or 1 for a domino."""
    if codes.action_kind(action) == codes.KING:
        return int(state.kings_in_hand[codes.action_number(action)])
    return 1


@inlined
def pick(state: DraftRow, bits: int) -> int:
    """Return the action of `legal` that 32 random bits choose, all equally likely (in the opening each king)."""
    if state.phase == CLAIMING:
        return codes.simple(codes.CLAIM, nth_of_few(state.free, share(bits, count(state.free))) + 1)
    if state.phase == LINE:
        return codes.simple(codes.DEAL, nth_bit(state.pool, share(bits, count(state.pool))) + 1)
    return codes.simple(codes.KING, nth_king_in_hand(state, share(bits, kings_in_hand(state))))
