"""`crownland page`: what it says, and what it refuses."""

import json
from pathlib import Path

import pytest

from crownland.analysis.puzzle import days_until_repeat
from crownland.cli.commands import page
from scripted_input import Crownland


def test_the_puzzles_of_a_year_are_written() -> None:
    assert days_until_repeat() == 365


def test_the_size_of_what_was_written_is_told(
    crownland: Crownland, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "days_until_repeat", lambda: 2)
    answer = json.loads(crownland("page", tmp_path / "web", "--json").out)
    sizes = [path.stat().st_size for path in (tmp_path / "web" / "puzzles").iterdir()]
    assert (answer["days"], answer["puzzles"]) == (2, {"files": 3, "bytes": sum(sizes)})
    assert answer["page"]["files"] > 100 and (tmp_path / "web" / "index.html").is_file()
    again = crownland("page", tmp_path / "web")
    assert again.code == 0 and f"{tmp_path / 'web'} holds the page" in again.out.replace("\n", "")
    assert "2 days of puzzles" in again.out


def test_a_folder_with_other_files_is_refused_in_one_sentence(crownland: Crownland, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    crownland("page", tmp_path).assert_refused("holds other files", str(tmp_path))
    crownland("page", tmp_path / "notes.txt").assert_refused("notes.txt")
