"""Carrying a plan out to the next draw: what the others are going to do with the rest of the round.

Within a round nothing is hidden, so what the others will claim can be told rather well; only then comes luck.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...rules.draft.draft import OVER
from ...rules.engine.dispatch import apply
from ...rules.engine.kernel import kernel
from ..greedy.greedy import greedy
from ..learned.network import Floats
from ..learned.plans import carry_out, list_plans
from ..luck import Luck
from ..playouts.playout import MOST_PLIES


@kernel
def follow(
    start: NDArray[Any],
    chosen: NDArray[np.int64],
    tables: NDArray[Any],
    after: NDArray[Any],
    replies: int,
    luck: Luck,
    weights: Floats,
    work: Floats,
    notes: NDArray[Any],
    out: NDArray[np.int64],
    plans: NDArray[np.int64],
    values: NDArray[np.float64],
    leads: NDArray[np.float64],
) -> None:
    """Write the states that each chosen plan leads to, one for each of so many kinds of replies: greedy ones, and such
    as the value likes. `tables` is one state, and states to scribble on."""
    for index in range(len(chosen)):
        for reply in range(replies):
            tables[0] = start[0]
            carry_out(tables[0], chosen[index])
            for _ in range(MOST_PLIES):
                if tables[0].phase == OVER or tables[0].seat < 0:
                    break
                if reply == 0:
                    apply(tables[0], greedy(tables[0], tables[1:]))
                else:
                    n = list_plans(tables, True, luck, weights, work, notes, out, plans, values, leads)
                    apply(tables[0], plans[np.argmax(values[:n]), 0])
            after[replies * index + reply] = tables[0]
