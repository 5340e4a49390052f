"""Self-play of the learned value, and the targets for its training.

The features of a kingdom are stored after every turn and at the end of every round. The target mixes the result of the
game with later values (TD(λ)). Some turns are random, so that bad kingdoms occur too; the positions before such a turn
are trained on the value of the best turn.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..bots.learned import best_turn, carry_out
from ..bots.network import Floats
from ..bots.playout import MAX_ACTIONS_PER_GAME
from ..bots.rng import RngState, next_bits, seed_rng
from ..bots.value import estimate, features, seat_kingdom, shortlist
from ..engine.dispatch import apply, pick, total
from ..engine.kernel import kernel, layout
from ..games.draft.rules import OVER

TABLES: Final = 3  # temporary states
MAX_NOTED: Final = 1024  # samples of one game
ASTRAY: Final = 0.05  # share of random turns
_ANY: Final = 3  # one of so many random turns is any legal one, the others are good ones
LASTING: Final = 0.9  # λ
_ODDS: Final = float(1 << 32)
_ON_THE_WAY: Final = -1e9

MOMENT: Final = layout(
    [
        ("kingdom", "<i8"),
        ("points", "<f8"),  # what it had
        ("worth", "<f8"),  # its estimated points at the end
        ("instead", "<f8"),  # after a random turn: the value of the best one
    ]
)


@kernel
def play_games(
    start: NDArray[Any],
    tables: NDArray[Any],
    key: int,
    first: int,
    games: int,
    weights: Floats,
    rng: RngState,
    work: Floats,
    notes: NDArray[Any],
    out: NDArray[np.int64],
    moments: NDArray[Any],
    inputs: Floats,
    targets: Floats,
) -> int:
    """Play games from number `first` on; write features and targets of samples; return how many."""
    n = 0
    for game in range(first, first + games):
        if n + len(moments) > len(inputs):
            break
        seed_rng(rng, key, game)
        tables[0] = start[0]
        noted = play_one(tables, weights, rng, work, notes, out, moments, inputs[n:])
        settle(tables[0], moments[:noted], targets[n:])
        n += noted
    return n


@kernel
def play_one(
    tables: NDArray[Any],
    weights: Floats,
    rng: RngState,
    work: Floats,
    notes: NDArray[Any],
    out: NDArray[np.int64],
    moments: NDArray[Any],
    inputs: Floats,
) -> int:
    """Play `tables[0]` to its end by the value; return the number of samples."""
    state = tables[0]
    plan = np.zeros(2, np.int64)
    n, was_chance = 0, True
    for _ in range(MAX_ACTIONS_PER_GAME):
        if state.phase == OVER or n + int(state.kingdoms_in_play) > len(moments):
            break
        if state.seat < 0:
            if not was_chance:
                for kingdom in range(state.kingdoms_in_play):
                    n = note(state, kingdom, _ON_THE_WAY, weights, work, notes, moments, inputs, n)
            was_chance = True
            apply(state, pick(state, next_bits(rng)))
            continue
        was_chance = False
        kingdom, instead = seat_kingdom(state, int(state.seat)), _ON_THE_WAY
        most = best_turn(tables, rng, weights, work, notes, out, plan)
        if next_bits(rng) < ASTRAY * _ODDS:
            instead = most
            go_astray(state, rng, notes, out)
        else:
            carry_out(state, plan)
        if state.phase != OVER:
            n = note(state, kingdom, instead, weights, work, notes, moments, inputs, n)
    return n


@kernel
def go_astray(state: Any, rng: RngState, notes: NDArray[Any], out: NDArray[np.int64]) -> None:
    """Apply up to two random actions of the seat in turn: of all legal ones, or of the good ones."""
    seat, is_any = int(state.seat), next_bits(rng) % _ANY == 0
    for _ in range(2):
        if state.phase != OVER and state.seat == seat:
            n = 1 if is_any else shortlist(state, next_bits(rng), notes[0], out[0])
            apply(state, pick(state, next_bits(rng)) if is_any else out[0, next_bits(rng) % n])


@kernel
def note(
    state: Any,
    kingdom: int,
    instead: float,
    weights: Floats,
    work: Floats,
    notes: NDArray[Any],
    moments: NDArray[Any],
    inputs: Floats,
    n: int,
) -> int:
    """Store a sample of a kingdom; return the number of samples."""
    moments[n].kingdom = kingdom
    moments[n].points = total(state, kingdom)
    moments[n].worth = estimate(state, kingdom, weights, work, notes[0])
    moments[n].instead = instead
    features(state, kingdom, notes[0], inputs[n])
    return n + 1


@kernel
def settle(state: Any, moments: NDArray[Any], targets: Floats) -> None:
    """Write the target of each sample, from the end of a game backwards."""
    later = np.zeros(state.kingdoms_in_play)
    for kingdom in range(state.kingdoms_in_play):
        later[kingdom] = total(state, kingdom)
    for index in range(len(moments) - 1, -1, -1):
        moment = moments[index]
        targets[index] = later[moment.kingdom] - moment.points
        if moment.instead > _ON_THE_WAY:
            later[moment.kingdom] = moment.instead
        else:
            later[moment.kingdom] = LASTING * later[moment.kingdom] + (1 - LASTING) * moment.worth
