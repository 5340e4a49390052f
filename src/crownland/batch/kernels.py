"""The kernels of `Batch`: draws, actions, bots and results of a slice of rows.

Each game of row i of a seed has its own random stream, so it does not depend on the number of rows and threads.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..bots.playout import quick
from ..bots.rng import RngState, next_bits
from ..bots.simple import greedy
from ..encoding.kernels import index_of
from ..engine.bits import word
from ..engine.dispatch import apply, leaders, pick, total
from ..engine.kernel import kernel, layout, subkernel
from ..engine.turn import CHANCE, OVER

CALLER, RANDOM, GREEDY, QUICK = range(-1, 3)
BOTS: Final = {"random": RANDOM, "greedy": GREEDY, "quick": QUICK}

ROW: Final = layout(  # of each row, besides its state
    [
        ("rng", "<u8", (4,)),  # deals, and decides for bots
        ("sample_rng", "<u8", (4,)),  # draws random actions
        ("game", "<i8"),  # games that were begun before this one
        ("action_counts", "<i8"),  # actions in this game, those of chance too
    ]
)

_LOW: Final = word(0xFFFFFFFF)
_ONE: Final = word(1)
_WARM_UP: Final = 12


@kernel
def seed_game(rng: RngState, key: int, number: int, game: int) -> None:
    """Start the random stream of one game of one row."""
    rng[0] = key & _LOW
    rng[1] = key >> word(32)
    rng[2] = word(number) & _LOW
    rng[3] = (word(game) + _ONE) & _LOW
    for _ in range(_WARM_UP):
        next_bits(rng)


@kernel
def deal(state: Any, row: Any) -> None:
    """Let chance draw while it is in turn."""
    while state.seat == CHANCE:
        apply(state, pick(state, next_bits(row.rng)))
        row.action_counts += 1


@kernel
def deal_all(states: NDArray[Any], rows: NDArray[Any]) -> None:
    """Let chance draw in all rows while it is in turn."""
    for number in range(len(states)):
        deal(states[number], rows[number])


@subkernel
def move_bots(
    state: Any, row: Any, policies: NDArray[np.int64], with_chance: bool, scratch: NDArray[Any], notes: Any
) -> None:
    """Let bots and chance move until the caller is to move or the game is over."""
    while state.phase != OVER:
        if state.seat == CHANCE:
            if not with_chance:
                return
            action = pick(state, next_bits(row.rng))
        elif policies[state.seat] == CALLER:
            return
        elif policies[state.seat] == GREEDY:
            action = greedy(state, scratch)
        elif policies[state.seat] == QUICK:
            action = quick(state, next_bits(row.rng), notes)
        else:
            action = pick(state, next_bits(row.rng))
        apply(state, action)
        row.action_counts += 1


@subkernel
def begin(states: NDArray[Any], rows: NDArray[Any], start: NDArray[Any], key: int, first: int, number: int) -> None:
    """Start the next game of a row."""
    states[number] = start[0]
    rows[number].action_counts = 0
    seed_game(rows[number].rng, key, first + number, rows[number].game)


@kernel
def start_games(
    states: NDArray[Any],
    rows: NDArray[Any],
    start: NDArray[Any],
    key: int,
    first: int,
    where: NDArray[np.bool_],
    with_chance: bool,
) -> None:
    """Start the next game of some rows."""
    for number in range(len(states)):
        if where[number]:
            begin(states, rows, start, key, first, number)
            if with_chance:
                deal(states[number], rows[number])


@kernel
def write_totals(state: Any, totals: NDArray[np.int16]) -> int:
    """Write the points of all kingdoms; return the set of the leading ones."""
    for kingdom in range(state.kingdoms_in_play):
        totals[kingdom] = total(state, kingdom)
    return leaders(state, totals)


@kernel
def reward(ahead: int, kingdoms: int, rewards: NDArray[np.float32]) -> None:
    """Write the reward of each seat: 1 for winning alone, an equal share for tied winners, sum 0."""
    winners = 0
    for kingdom in range(kingdoms):
        winners += (ahead >> kingdom) & 1
    seats = len(rewards) // kingdoms
    for seat in range(len(rewards)):
        share = ((ahead >> (seat // seats)) & 1) / winners
        rewards[seat] = (kingdoms * share - 1) / (kingdoms - 1)


@kernel
def do_actions(
    states: NDArray[Any],
    rows: NDArray[Any],
    actions: NDArray[np.int64],
    with_chance: bool,
) -> None:
    """Apply an action to every game that is not over."""
    for number in range(len(states)):
        if states[number].phase != OVER and actions[number] >= 0:
            apply(states[number], actions[number])
            rows[number].action_counts += 1
            if with_chance:
                deal(states[number], rows[number])


@kernel
def move_all_bots(
    states: NDArray[Any],
    rows: NDArray[Any],
    policies: NDArray[np.int64],
    with_chance: bool,
    scratch: NDArray[Any],
    notes: NDArray[Any],
) -> None:
    """Let the bots of all rows move."""
    for number in range(len(states)):
        move_bots(states[number], rows[number], policies, with_chance, scratch, notes[0])


@kernel
def end_games(
    states: NDArray[Any],
    were_over: NDArray[np.bool_],
    done: NDArray[np.bool_],
    rewards: NDArray[np.float32],
    totals: NDArray[np.int16],
) -> None:
    """Mark games that are over, and write the results of those that ended in this step."""
    for number in range(len(states)):
        state = states[number]
        done[number] = state.phase == OVER
        rewards[number] = 0
        if done[number] and not were_over[number]:
            ahead = write_totals(state, totals[number])
            reward(ahead, int(state.kingdoms_in_play), rewards[number])


@kernel
def write_all_totals(states: NDArray[Any], totals: NDArray[np.int16], winners: NDArray[np.bool_]) -> None:
    """Write the points of every kingdom in the current positions, and which ones lead."""
    for number in range(len(states)):
        ahead = write_totals(states[number], totals[number])
        for kingdom in range(totals.shape[1]):
            winners[number, kingdom] = (ahead >> kingdom) & 1


@kernel
def sample_all(states: NDArray[Any], rows: NDArray[Any], plans: NDArray[Any], out: NDArray[np.int64]) -> None:
    """Write the index of a random legal action of each row; -1 if the game is over."""
    for number in range(len(states)):
        out[number] = -1
        if states[number].phase != OVER:
            action = pick(states[number], next_bits(rows[number].sample_rng))
            out[number] = index_of(states[number], plans[0], action)


@kernel
def seed_samples(rows: NDArray[Any], key: int, first: int) -> None:
    """Start the random streams of `sample`, which differ from those of the games."""
    for number in range(len(rows)):
        seed_game(rows[number].sample_rng, ~key, first + number, 0)
