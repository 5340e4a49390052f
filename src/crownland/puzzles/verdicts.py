"""What each option of a decision is worth, told by many games played out after it, and how sure that is.

Options that leave the same table behind are one: a domino with two equal halves lies the same when it is turned round.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from ..bots.luck import key_of
from ..bots.monte_carlo.evaluation import Evaluation, all_quick
from ..rules.state import State

BATCHES: Final = 20  # the playouts come in so many equal parts, which tell how sure their mean is


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an option is worth: the chance to win, the lead in points, and the standard errors of what it costs."""

    options: tuple[int, ...]  # the ints of the actions that lead to the same table
    win: float
    margin: float
    win_error: float = 0.0  # of the difference to the best option
    margin_error: float = 0.0


def judge(state: State, playouts: int, luck: str) -> list[Verdict]:
    """Play every option out so many times, all of them with the same luck; the best comes first."""
    groups = alike(state)
    evaluation = Evaluation.of_all(state, all_quick(state), key_of(luck))
    places = [int(np.flatnonzero(evaluation.options == group[0])[0]) for group in groups]
    evaluation.live = np.array(sorted(places))
    wins, margins = np.zeros((BATCHES, len(groups))), np.zeros((BATCHES, len(groups)))
    size = max(playouts // BATCHES, 1)
    for batch in range(BATCHES):
        before = evaluation.wins[places], evaluation.margins[places]
        evaluation.try_out(size)
        wins[batch] = (evaluation.wins[places] - before[0]) / size
        margins[batch] = (evaluation.margins[places] - before[1]) / size
    best = int(np.argmax(margins.mean(axis=0)))
    win_errors, margin_errors = (_errors(means, best) for means in (wins, margins))
    verdicts = [
        Verdict(group, float(wins[:, n].mean()), float(margins[:, n].mean()), win_errors[n], margin_errors[n])
        for n, group in enumerate(groups)
    ]
    return sorted(verdicts, key=lambda one: (-one.margin, one.options))


def alike(state: State) -> list[tuple[int, ...]]:
    """Put the options that lead to the same table together."""
    groups: dict[bytes, list[int]] = {}
    for code in state.legal_codes():
        after = state.copy()
        after.apply_unchecked(code)
        groups.setdefault(after.states.tobytes(), []).append(code)
    return [tuple(group) for group in groups.values()]


def _errors(means: "np.ndarray[tuple[int, int], np.dtype[np.float64]]", best: int) -> list[float]:
    """Return the standard error of each option's mean difference to the best one."""
    differences = means[:, [best]] - means
    errors: list[float] = (differences.std(axis=0, ddof=1) / np.sqrt(len(means))).tolist()
    return errors
