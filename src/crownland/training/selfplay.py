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
from ..engine.turn import OVER

TABLES: Final = 3  # temporary states
MAX_SAMPLES: Final = 1024  # of one game
RANDOM_TURNS: Final = 0.05  # share of random turns
_ANY_LEGAL: Final = 3  # one random turn in three may be any legal one, the others are good ones
LAMBDA: Final = 0.9  # λ
_BITS_RANGE: Final = float(1 << 32)
_NO_VALUE: Final = -1e9

SAMPLE: Final = layout(
    [
        ("kingdom", "<i8"),
        ("points", "<f8"),  # what it had
        ("value", "<f8"),  # its estimated points at the end
        ("best_value", "<f8"),  # after a random turn: the value of the best one
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
    samples: NDArray[Any],
    inputs: Floats,
    targets: Floats,
) -> int:
    """Play games from number `first` on; write features and targets of samples; return how many."""
    n = 0
    for game in range(first, first + games):
        if n + len(samples) > len(inputs):
            break
        seed_rng(rng, key, game)
        tables[0] = start[0]
        n_samples = play_one(tables, weights, rng, work, notes, out, samples, inputs[n:])
        write_targets(tables[0], samples[:n_samples], targets[n:])
        n += n_samples
    return n


@kernel
def play_one(
    tables: NDArray[Any],
    weights: Floats,
    rng: RngState,
    work: Floats,
    notes: NDArray[Any],
    out: NDArray[np.int64],
    samples: NDArray[Any],
    inputs: Floats,
) -> int:
    """Play `tables[0]` to its end by the value; return the number of samples."""
    state = tables[0]
    plan = np.zeros(2, np.int64)
    n, was_chance = 0, True
    for _ in range(MAX_ACTIONS_PER_GAME):
        if state.phase == OVER or n + int(state.kingdoms_in_play) > len(samples):
            break
        if state.seat < 0:
            if not was_chance:
                for kingdom in range(state.kingdoms_in_play):
                    n = add_sample(state, kingdom, _NO_VALUE, weights, work, notes, samples, inputs, n)
            was_chance = True
            apply(state, pick(state, next_bits(rng)))
            continue
        was_chance = False
        kingdom, best_value = seat_kingdom(state, int(state.seat)), _NO_VALUE
        value = best_turn(tables, rng, weights, work, notes, out, plan)
        if next_bits(rng) < RANDOM_TURNS * _BITS_RANGE:
            best_value = value
            play_random_turn(state, rng, notes, out)
        else:
            carry_out(state, plan)
        if state.phase != OVER:
            n = add_sample(state, kingdom, best_value, weights, work, notes, samples, inputs, n)
    return n


@kernel
def play_random_turn(state: Any, rng: RngState, notes: NDArray[Any], out: NDArray[np.int64]) -> None:
    """Apply up to two random actions of the seat in turn: of all legal ones, or of the good ones."""
    seat, is_any = int(state.seat), next_bits(rng) % _ANY_LEGAL == 0
    for _ in range(2):
        if state.phase != OVER and state.seat == seat:
            n = 1 if is_any else shortlist(state, next_bits(rng), notes[0], out[0])
            apply(state, pick(state, next_bits(rng)) if is_any else out[0, next_bits(rng) % n])


@kernel
def add_sample(
    state: Any,
    kingdom: int,
    best_value: float,
    weights: Floats,
    work: Floats,
    notes: NDArray[Any],
    samples: NDArray[Any],
    inputs: Floats,
    n: int,
) -> int:
    """Store a sample of a kingdom; return the number of samples."""
    samples[n].kingdom = kingdom
    samples[n].points = total(state, kingdom)
    samples[n].value = estimate(state, kingdom, weights, work, notes[0])
    samples[n].best_value = best_value
    features(state, kingdom, notes[0], inputs[n])
    return n + 1


@kernel
def write_targets(state: Any, samples: NDArray[Any], targets: Floats) -> None:
    """Write the target of each sample, from the end of a game backwards."""
    later = np.zeros(state.kingdoms_in_play)
    for kingdom in range(state.kingdoms_in_play):
        later[kingdom] = total(state, kingdom)
    for index in range(len(samples) - 1, -1, -1):
        sample = samples[index]
        targets[index] = later[sample.kingdom] - sample.points
        if sample.best_value > _NO_VALUE:
            later[sample.kingdom] = sample.best_value
        else:
            later[sample.kingdom] = LAMBDA * later[sample.kingdom] + (1 - LAMBDA) * sample.value
