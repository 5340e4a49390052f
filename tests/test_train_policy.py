"""The example that teaches a network: it learns from its games, measures itself and draws its curve."""

import runpy
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parent.parent / "examples" / "train_policy.py"


def test_the_network_learns_what_its_games_gain() -> None:
    example = runpy.run_path(str(EXAMPLE))
    seen, gained = example["play"](explore=1)
    assert seen.shape == (256 * 48, 1030) and gained.min() >= -2 and gained.mean() > 0.2

    def error() -> float:
        return float(np.square(example["ask"](seen)[0] - gained).mean())

    before = error()
    for rows in np.array_split(np.arange(len(seen)), 48):
        example["learn"](seen[rows], gained[rows], 1e-3)
    assert error() < before / 2
    turned = seen[-5:, example["TURNS"][3]]
    assert not np.array_equal(turned, seen[-5:]) and np.array_equal(np.sort(turned), np.sort(seen[-5:]))
    assert example["measure"](0, 0.0, explore=1, games=40).wins < 0.25


@pytest.mark.deep
def test_it_measures_itself_and_draws_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One round, for the time is up at once."""
    example, file = runpy.run_path(str(EXAMPLE)), tmp_path / "curve.svg"
    measure, main = example["measure"], example["main"]
    monkeypatch.setitem(main.__globals__, "measure", lambda *result, **asked: measure(*result, **asked, games=40))
    main(0.0001, str(file))
    assert " 256 games " in capsys.readouterr().out.splitlines()[-1]
    assert file.read_text(encoding="utf-8").count("<circle") == 2
