"""Samples to learn from: several candidates of one decision, and what playouts made of the kingdom after each.

The candidates of a decision meet the same luck, so that what they differ by is known better than what each is worth.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..bots.learned.network import Floats
from ..bots.learned.plans import carry_out, finish_round, list_plans
from ..bots.learned.value import features, kingdom_of, shortlist
from ..bots.luck import Luck, roll, seed_luck
from ..bots.playouts.playout import MOST_PLIES, quick
from ..rules.draft.draft import OVER
from ..rules.engine.bits import word
from ..rules.engine.dispatch import apply, pick, total
from ..rules.engine.kernel import kernel

GROUP: Final = 8  # candidates of one decision
TABLES: Final = 3  # states to scribble on
PLAYOUTS: Final = 16  # of each candidate
OFTEN: Final = 0.15  # part of the decisions from which samples are taken
ASTRAY: Final = 0.08  # part of the decisions that are taken by lot
_TOP: Final = 12  # plans that count as good
_ODDS: Final = float(1 << 32)


@kernel
def gather(
    start: NDArray[Any],
    tables: NDArray[Any],
    key: int,
    first: int,
    weights: Floats,
    luck: Luck,
    other: Luck,
    work: Floats,
    notes: NDArray[Any],
    out: NDArray[np.int64],
    plans: NDArray[np.int64],
    values: NDArray[np.float64],
    leads: NDArray[np.float64],
    inputs: Floats,
    targets: Floats,
) -> int:
    """Play games from number `first` on until all groups of `inputs` are filled; return how many games were begun.

    Decisions are taken by the value learned so far, by the quick policy as long as there is none, and now and then by
    lot, so that bad kingdoms are seen, too.
    """
    state = tables[0]
    group, game = 0, 0
    while group < len(inputs):
        seed_luck(luck, key, first + game)
        game += 1
        tables[0] = start[0]
        for _ in range(MOST_PLIES):
            if state.phase == OVER or group == len(inputs):
                break
            if state.seat < 0:
                apply(state, pick(state, roll(luck)))
                continue
            is_sampled, is_astray = roll(luck) < OFTEN * _ODDS, roll(luck) < ASTRAY * _ODDS
            n = 0
            if len(weights) > 0 and (is_sampled or not is_astray):
                n = list_plans(tables, False, other, weights, work, notes, out, plans, values, leads)
            order = np.argsort(-values[:n])
            if is_sampled and try_candidates(
                tables, plans, order, out[0], luck, other, notes, inputs[group], targets[group]
            ):
                group += 1
            if is_astray:
                apply(state, pick(state, roll(luck)))
            elif n > 0:
                apply(state, plans[order[0], 0])
            else:
                apply(state, quick(state, roll(luck), notes[0]))
    return game


@kernel
def try_candidates(
    tables: NDArray[Any],
    plans: NDArray[np.int64],
    order: NDArray[np.int64],
    out: NDArray[np.int64],
    luck: Luck,
    other: Luck,
    notes: NDArray[Any],
    inputs: Floats,
    targets: Floats,
) -> bool:
    """Write what the own kingdom looks like at the end of the round after each candidate, and what it gains from then
    on; return False where nothing comes after this round."""
    mine = kingdom_of(tables[0], int(tables[0].seat))
    deal = word(roll(luck))
    for index in range(len(inputs)):
        tables[1] = tables[0]
        if index % 2 == 1:
            take_any_turn(tables[1], luck)
        elif len(order) > 0:
            carry_out(tables[1], plans[order[roll(luck) % min(len(order), _TOP)]])
        else:
            take_good_turn(tables[1], out, luck, notes)
        seed_luck(other, deal, PLAYOUTS)
        finish_round(tables[1], other, notes)
        if tables[1].phase == OVER:
            return False
        features(tables[1], mine, notes[0], inputs[index])
        points = 0
        for playout in range(PLAYOUTS):
            tables[2] = tables[1]
            seed_luck(other, deal, playout)
            play_on(tables[2], other, notes)
            points += total(tables[2], mine)
        targets[index] = points / PLAYOUTS - total(tables[1], mine)
    return True


@kernel
def take_any_turn(state: Any, luck: Luck) -> None:
    """Let the seat in turn do anything."""
    seat = int(state.seat)
    while state.phase != OVER and state.seat == seat:
        apply(state, pick(state, roll(luck)))


@kernel
def take_good_turn(state: Any, out: NDArray[np.int64], luck: Luck, notes: NDArray[Any]) -> None:
    """Let the seat in turn do anything that is not bad."""
    seat = int(state.seat)
    while state.phase != OVER and state.seat == seat:
        n = shortlist(state, roll(luck), notes[0], out)
        apply(state, out[roll(luck) % n])


@kernel
def play_on(state: Any, luck: Luck, notes: NDArray[Any]) -> None:
    """Play a game to its end by the quick policy."""
    for _ in range(MOST_PLIES):
        if state.phase == OVER:
            return
        bits = roll(luck)
        apply(state, quick(state, bits, notes[0]) if state.seat >= 0 else pick(state, bits))
