"""`dataset`: a folder of Parquet, and every mistake in one sentence."""

import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from scripted_input import Crownland


def test_the_command_writes_a_dataset_and_refuses_in_a_sentence(
    crownland: Crownland, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games"
    words = ["dataset", "--game", "sample()", "--games", 4, "--bots", "greedy,random", "--out", out]
    assert "holds 4 games in 1 file." in crownland(*words).out
    assert pq.read_table(out).num_rows == 4 * 48
    crownland("dataset", "--game", "sample(dynasty=true)", "--out", out).assert_refused("expected a single game")
    crownland("dataset", "--bots", 'exec("./x")', "--out", out).assert_refused("which runs outside")
    (tmp_path / "no").mkdir()
    (tmp_path / "no" / "other.parquet").write_text("?")
    crownland(*words[:-1], tmp_path / "no").assert_refused("expected files of a Crownland dataset")
    file = tmp_path / "file"
    file.write_text("?")
    with monkeypatch.context() as nothing_compiled:
        nothing_compiled.setattr("crownland.cli.commands.dataset.get_ready", None)
        crownland(*words[:-1], file).assert_refused("expected a folder, but")
        crownland("dataset", "--bots", "random,random,random", "--out", out).assert_refused("expected 1 to 2 bots")
        crownland("dataset", "--bots", "greedy", "--out", out).assert_refused("expected a folder with variant")
        crownland("dataset", "--bots", "clever", "--out", out).assert_refused("expected a bot out of")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    crownland(*words).assert_refused("pip install 'crownland[dataset]'")
