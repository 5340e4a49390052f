"""Playing on from a plan for some draws, and then asking the value instead of playing to the end."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...rules.draft.draft import OVER
from ...rules.engine.dispatch import apply, pick
from ...rules.engine.kernel import kernel
from ...rules.state import State
from ..learned.network import Floats
from ..learned.plans import best_rival
from ..learned.value import estimate, make_work
from ..luck import Luck, roll, seed_luck
from ..monte_carlo.evaluation import Desk, Evaluation, all_quick
from ..monte_carlo.judging import value_of
from ..playouts.playout import MOST_PLIES, quick
from .rooms import DRAWS


@kernel
def play_some(state: Any, draws: int, luck: Luck, notes: NDArray[Any]) -> None:
    """Play on quickly until something is drawn once more than `draws` times, or the game is over."""
    was_chance = False
    for _ in range(MOST_PLIES):
        if state.phase == OVER:
            return
        bits = roll(luck)
        if state.seat >= 0:
            was_chance = False
            apply(state, quick(state, bits, notes[0]))
            continue
        if not was_chance:
            draws -= 1
            if draws < 0:
                return
        was_chance = True
        apply(state, pick(state, bits))


@kernel
def look(
    openings: NDArray[Any],
    table: NDArray[Any],
    live: NDArray[np.int64],
    kingdom: int,
    draws: int,
    key: int,
    first: int,
    n: int,
    luck: Luck,
    notes: NDArray[Any],
    weights: Floats,
    work: Floats,
    wins: NDArray[np.float64],
    margins: NDArray[np.float64],
    values: NDArray[np.float64],
) -> None:
    """Play on from every live opening `n` times, with the lots of numbers `first` on; add up what the value says."""
    for index in live:
        for number in range(first, first + n):
            table[0] = openings[index]
            seed_luck(luck, key, number)
            play_some(table[0], draws, luck, notes)
            own = estimate(table[0], kingdom, weights, work, notes[0])
            lead = own - best_rival(table[0], kingdom, weights, work, notes)
            value = value_of(lead)
            wins[index] += value
            margins[index] += lead
            values[index] += value


class Looking(Evaluation):
    """Openings that are looked at by playing on for some draws."""

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
        self._draws, self._weights = DRAWS[state.variant.row.family], weights

    def _try_part(self, desk: Desk, numbers: NDArray[np.int64]) -> None:
        task = (self._kingdom, self._draws, self._key, int(numbers[0]), len(numbers))
        scratch = (desk.luck, desk.notes, self._weights, make_work())
        look(self._openings, desk.table, self.live, *task, *scratch, *desk.sums)
