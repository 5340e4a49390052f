"""Trials: playouts in steps, whose sums are exact."""

import numpy as np
import pytest
from numpy.typing import NDArray

from crownland import Match, find_variant, make_bot
from crownland.bots.learned import weights_for
from crownland.bots.outcomes import standard_error
from crownland.bots.trial import ASSESSMENT, begin_trial, find_grade, think_trial
from crownland.bots.workspace import make_workspace
from crownland.engine.kernel import plain
from deep import deep

FOUND = ("spent", "win", "mean_points", "mean_lead", "shift", "win_error", "loss")


def assess(variant: str, step: int) -> list[bytes]:
    """Compare two options of the second round, in steps of so many playouts; return what is found."""
    match, greedy = Match(variant, ["?"] * find_variant(variant).seats, seed=bytes(32)), make_bot("greedy")
    while match.state.round < 2 or len(match.state.legal_codes()) < 2:
        match.play(greedy.choose(match.state))
    workspaces = make_workspace(match.variant.row.family)
    workspaces["states"], workspaces["weights"] = match.state.states, weights_for(match.variant)
    begin_trial(workspaces, ASSESSMENT, *match.state.legal_codes()[:2])
    while think_trial(workspaces, step):
        pass
    return [workspaces[name].tobytes() for name in FOUND] + [bytes([find_grade(workspaces)])]


@pytest.mark.parametrize("variant", ["sample()", deep("queendomino(seats=3)"), deep("duel()")])
def test_the_size_of_steps_does_not_matter(variant: str) -> None:
    assert assess(variant, 1) == assess(variant, 77) == assess(variant, 1_000_000)


@pytest.mark.parametrize("values", [np.array([3]), np.full(9, 7), np.random.default_rng(1).integers(-800, 800, 5000)])
def test_a_standard_error_is_that_of_the_mean(values: NDArray[np.int64]) -> None:
    expected = values.std(ddof=1) / np.sqrt(len(values)) if len(values) > 1 else 0.0
    found = plain(standard_error)(int(values.sum()), int((values**2).sum()), len(values))
    assert found == pytest.approx(expected, rel=1e-12)
