"""`crownland page`: what it says, and what it refuses."""

import json
from pathlib import Path

from crownland.analysis.puzzle import days_until_repeat
from scripted_input import Crownland


def test_the_page_is_written_with_a_year_of_puzzles(crownland: Crownland, tmp_path: Path) -> None:
    told = json.loads(crownland("page", tmp_path / "web", "--json").out)
    assert told["days"] == days_until_repeat() == 365
    sizes = [path.stat().st_size for path in (tmp_path / "web" / "puzzles").iterdir()]
    assert told["puzzles"] == {"files": 366, "bytes": sum(sizes)}
    assert told["page"]["files"] > 100 and (tmp_path / "web" / "index.html").is_file()
    again = crownland("page", tmp_path / "web")
    assert again.code == 0 and "365 days of puzzles" in again.out


def test_a_folder_with_other_files_is_refused_in_one_sentence(crownland: Crownland, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    crownland("page", tmp_path).assert_refused("holds other files", str(tmp_path))
    crownland("page", tmp_path / "notes.txt").assert_refused("notes.txt")
