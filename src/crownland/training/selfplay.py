"""Games that the value plays against itself, and what it should have said on the way.

After every turn and at the end of every round, what a kingdom looks like is noted. When the game is over it is known
what became of it: the target is a mix of the end and of what the value said one, two, three steps on (TD(λ)). Now and
then a turn is taken astray, so that bad kingdoms are seen, too; what led there is taught what the best turn promised.
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

TABLES: Final = 3  # states to scribble on
MAX_NOTED: Final = 1024  # moments of one game
ASTRAY: Final = 0.05  # part of the turns that are not the best one
_ANY: Final = 3  # one of so many turns astray may be any turn, the others are among the good ones
LASTING: Final = 0.9  # λ: how much what came later counts
_ODDS: Final = float(1 << 32)
_ON_THE_WAY: Final = -1e9

MOMENT: Final = layout(
    [
        ("kingdom", "<i8"),
        ("points", "<f8"),  # what it had
        ("worth", "<f8"),  # what it would have in the end, as the value saw it
        ("instead", "<f8"),  # after a turn astray: what the best turn would have been worth
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
    """Play games from number `first` on; write what kingdoms looked like and gained from then on; return how many."""
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
    """Play `tables[0]` to its end by the value; return how many moments were noted."""
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
    """Take up to two actions of the seat in turn by lot: of all that are legal, or of the good ones."""
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
    """Note what a kingdom looks like now; return how many moments there are."""
    moments[n].kingdom = kingdom
    moments[n].points = total(state, kingdom)
    moments[n].worth = estimate(state, kingdom, weights, work, notes[0])
    moments[n].instead = instead
    features(state, kingdom, notes[0], inputs[n])
    return n + 1


@kernel
def settle(state: Any, moments: NDArray[Any], targets: Floats) -> None:
    """Write what each kingdom should have been expected to gain at each moment, from the end of a game backwards."""
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
