"""`crownland train`."""

import re
from pathlib import Path

from scripted_input import Crownland

SMALL = ("--game", "sample()", "--games", 16, "--threads", 1)


def test_training_tells_every_round_and_leaves_weights_that_play(crownland: Crownland, tmp_path: Path) -> None:
    result = crownland("train", *SMALL, "--rounds", 2, "--folder", tmp_path)
    assert result.code == 0
    assert re.search(r"round +1 +16 games +[0-9.]+ min +error +[0-9.]+ points +wins +[0-9.]+% +margin", result.out)
    assert "round   2          32 games" in result.out
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    bot = f'learned(weights="{tmp_path / "weights.npz"}")'
    assert crownland("simulate", "--game", "sample()", "--games", 2, "--bots", f"{bot},random").code == 0


def test_the_same_command_goes_on_and_a_finished_one_has_nothing_to_do(crownland: Crownland, tmp_path: Path) -> None:
    crownland("train", *SMALL, "--rounds", 1, "--folder", tmp_path)
    result = crownland("train", *SMALL, "--rounds", 2, "--folder", tmp_path)
    assert "Continuing after round 1" in result.err and "round   1" not in result.out and "round   2" in result.out
    assert "games " not in crownland("train", *SMALL, "--rounds", 2, "--folder", tmp_path).out


def test_what_cannot_be_trained_gets_a_sentence(crownland: Crownland, tmp_path: Path) -> None:
    for words, sentence in (
        (("--game", "kingdomino(seats=2,dynasty)"), "expected a single game, but got kingdomino(seats=2,dynasty=true)"),
        (("--rounds", 0), "expected --rounds from 1 to 1000, but got '0'"),
        (("--minutes", "x"), "expected --minutes from 1 to 100000, but got 'x'"),
    ):
        result = crownland("train", "--folder", tmp_path / "t", *words)
        assert result.code == 2 and result.err.strip() == f"crownland: {sentence}"
    (tmp_path / "file").write_text("")
    result = crownland("train", *SMALL, "--folder", tmp_path / "file")
    assert result.code == 2 and result.err.count("\n") == 1
