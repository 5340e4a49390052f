"""Playing on from a plan for some draws, and then asking the value instead of playing to the end."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...rules.draft.draft import OVER
from ...rules.engine.dispatch import apply, pick
from ...rules.engine.kernel import blank, kernel
from ...rules.state import State
from ..learned.network import Floats
from ..learned.plans import carry_out
from ..learned.turns import best_turn
from ..learned.value import estimate, kingdom_of, make_work
from ..luck import Luck, roll, seed_luck
from ..monte_carlo.evaluation import Desk, Evaluation, all_quick
from ..monte_carlo.judging import exact, value_of
from ..playouts.playout import MOST_PLIES, quick
from .rooms import DEPTH


@kernel
def play_some(
    tables: NDArray[Any],
    kingdom: int,
    turns: int,
    draws: int,
    luck: Luck,
    notes: NDArray[Any],
    weights: Floats,
    work: Floats,
    out: NDArray[np.int64],
    plan: NDArray[np.int64],
) -> None:
    """Play `tables[0]` on until something is drawn once more than `draws` times, or the game is over: the first so many
    turns of a kingdom well, all others quickly."""
    state = tables[0]
    was_chance = False
    for _ in range(MOST_PLIES):
        if state.phase == OVER:
            return
        if state.seat >= 0:
            was_chance = False
            if turns > 0 and kingdom_of(state, int(state.seat)) == kingdom:
                turns -= 1
                best_turn(tables, luck, weights, work, notes, out, plan)
                carry_out(state, plan)
            else:
                apply(state, quick(state, roll(luck), notes[0]))
            continue
        if not was_chance:
            draws -= 1
            if draws < 0:
                return
        was_chance = True
        apply(state, pick(state, roll(luck)))


@kernel
def outlook(state: Any, kingdom: int, weights: Floats, work: Floats, notes: NDArray[Any]) -> tuple[float, float]:
    """Return the chance to be ahead of every other kingdom in the end, and the lead on the best of them."""
    own, best, chance = estimate(state, kingdom, weights, work, notes[0]), -1e9, 1.0
    for other in range(state.kingdoms_in_play):
        if other != kingdom:
            theirs = estimate(state, other, weights, work, notes[0])
            best = max(best, theirs)
            chance *= value_of(own - theirs)
    return chance, own - best


@kernel
def look(
    openings: NDArray[Any],
    tables: NDArray[Any],
    live: NDArray[np.int64],
    kingdom: int,
    turns: int,
    draws: int,
    key: int,
    first: int,
    n: int,
    luck: Luck,
    notes: NDArray[Any],
    weights: Floats,
    work: Floats,
    out: NDArray[np.int64],
    wins: NDArray[np.float64],
    margins: NDArray[np.float64],
    values: NDArray[np.float64],
) -> None:
    """Play on from every live plan `n` times, with the lots of numbers `first` on; add up what the value says.

    A plan has several openings where the others may reply in several ways: they take turns.
    """
    plan = np.zeros(2, np.int64)
    replies = len(openings) // len(wins)
    for index in live:
        for number in range(first, first + n):
            tables[0] = openings[replies * index + number % replies]
            seed_luck(luck, key, number)
            play_some(tables, kingdom, turns, draws, luck, notes, weights, work, out, plan)
            chance, lead = outlook(tables[0], kingdom, weights, work, notes)
            chance = exact(chance)
            wins[index] += chance
            margins[index] += exact(lead)
            values[index] += chance


class LookingDesk(Desk):
    """What one thread works with: states to scribble on, and lists of actions."""

    def __init__(self, state: State, options: int) -> None:
        super().__init__(state.states.dtype, state.variant.kingdoms, options)
        self.tables, self.work = blank(state.states.dtype, 3), make_work()
        self.out = np.zeros((2, state.most_actions), np.int64)


class Looking(Evaluation):
    """Plans that are looked at by playing on for some draws from the openings that they lead to."""

    def __init__(
        self,
        state: State,
        options: NDArray[np.int64],
        openings: NDArray[Any],
        weights: Floats,
        key: int,
        threads: int,
    ) -> None:
        super().__init__(state, options, openings, all_quick(state), key, threads)
        self._depth, self._weights = DEPTH[state.variant.row.family], weights
        self._desks = [LookingDesk(state, len(options)) for _ in range(threads)]

    def _try_part(self, desk: Desk, numbers: NDArray[np.int64]) -> None:
        assert isinstance(desk, LookingDesk)
        task = (self._kingdom, *self._depth, self._key, int(numbers[0]), len(numbers))
        scratch = (desk.luck, desk.notes, self._weights, desk.work, desk.out)
        look(self._openings, desk.tables, self.live, *task, *scratch, *desk.sums)
