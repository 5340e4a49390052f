"""The example that teaches a network: it learns from its games, measures itself and draws its curve."""

import re
import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parent.parent / "examples" / "train_policy.py"


def test_the_network_learns_what_its_games_gain() -> None:
    example = runpy.run_path(str(EXAMPLE))
    network = example["Network"]()
    seen, gained = example["play"](network, explore=1)
    assert seen.shape == (256 * 48, 1030) and gained.min() >= -2 and gained.mean() > 0.2

    def error() -> float:
        return float(np.square(network.ask(seen)[0] - gained).mean())

    before = error()
    for rows in np.array_split(np.arange(len(seen)), 24):
        network.learn(seen[rows], gained[rows], 1e-3)
    assert error() < before / 2
    assert example["wins"](network, explore=1, games=40) < 0.25


def test_it_measures_itself_and_draws_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One round, for the time is up at once."""
    example, file = runpy.run_path(str(EXAMPLE)), tmp_path / "curve.svg"
    wins, main = example["wins"], example["main"]
    monkeypatch.setattr(sys, "argv", ["train_policy.py", "--minutes", "0.0001", "--curve", str(file)])
    monkeypatch.setitem(main.__globals__, "wins", lambda network, explore=0.0: wins(network, explore, games=40))
    main()
    told = re.search(r"256 games  ([\d.]+)% against greedy", capsys.readouterr().out)
    assert told and file.read_text(encoding="utf-8").count("<polyline") == 1
    assert f"580.0,{280 - 2.6 * float(told[1]):.1f}" in file.read_text(encoding="utf-8")
