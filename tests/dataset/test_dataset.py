"""Datasets read back and compared, row by row, with the games they come from."""

import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from crownland import CHANCE, Encoding, InvalidSetup, State
from crownland import dataset as writing
from crownland.dataset import read_metadata, write_dataset

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "dataset.md"


def rows_of(folder: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(folder).to_pylist()
    return rows


@pytest.mark.parametrize("variant", ["kingdomino(seats=3)", "royal_wedding(seats=6,teams=true)", "duel()"])
def test_every_row_is_a_decision_of_its_game(variant: str, tmp_path: Path) -> None:
    write_dataset(variant, ["random", "greedy"], 2, tmp_path, seed="x")
    encoding = Encoding(variant)
    rows = rows_of(tmp_path)
    for game in range(2):
        ours = [row for row in rows if row["game"] == game]
        end = replay(ours, encoding)
        for row in ours:
            assert row["variant"] == variant and row["bot"] == ("random", "greedy")[row["seat"] % 2]
            assert row["kingdom"] == end.variant.kingdom_of(row["seat"]) and row["totals"] == end.totals()
            winners = end.winners()
            assert row["share"] == pytest.approx((row["kingdom"] in winners) / len(winners))


def replay(rows: list[dict[str, Any]], encoding: Encoding) -> State:
    """Play a game again from its rows, chance from what the next row sees, and check each on the way."""
    rng = random.Random(f"x {rows[0]['game']}")
    state, ply = State(encoding.variant), 0
    for row in rows:
        while state.seat == CHANCE:
            state.draw(rng)
            ply += 1
        assert (row["action_index"], row["seat"]) == (ply, state.seat)
        np.testing.assert_array_equal(row["observation"], encoding.observe(state))
        np.testing.assert_array_equal(row["mask"], encoding.legal_mask(state))
        assert str(encoding.action_at(state, row["action"])) == row["text"]
        state.apply(row["text"])
        ply += 1
    while state.seat == CHANCE:
        state.draw(rng)
    assert state.is_over
    return state


def test_without_a_seed_games_are_new_each_time_and_the_notes_tell_the_seed_that_was_drawn(tmp_path: Path) -> None:
    drawn = [
        read_metadata(write_dataset("sample()", "random", 1, tmp_path / name, seed=None)[0])["seed"] for name in "ab"
    ]
    assert drawn[0] != drawn[1] and "None" not in drawn
    assert rows_of(tmp_path / "a") != rows_of(tmp_path / "b")
    write_dataset("sample()", "random", 1, tmp_path / "again", seed=drawn[0])
    assert rows_of(tmp_path / "again") == rows_of(tmp_path / "a")


def test_the_same_call_writes_the_same_files_and_goes_on_after_those_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "GAMES_PER_FILE", 3)
    monkeypatch.setattr(writing, "GAMES_PER_GROUP", 2)
    whole, halved = tmp_path / "whole", tmp_path / "halved"
    files = write_dataset("sample()", "random", 8, whole, seed="1")
    assert [file.name for file in files] == [f"games-{first:08}.parquet" for first in (0, 3, 6)]
    assert pq.ParquetFile(files[0]).num_row_groups == 2

    def stop_after_four(games: int) -> None:
        played.append(games)
        if sum(played) == 4:
            raise KeyboardInterrupt

    played: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        write_dataset("sample()", ["random"], 8, halved, seed="1", progress=stop_after_four)
    assert [file.name for file in halved.iterdir()] == ["games-00000000.parquet"]
    steps: list[int] = []
    write_dataset("sample()", ["random"], 8, halved, seed="1", progress=steps.append)
    assert steps == [3, 1, 1, 1, 1, 1]
    for file in files:
        assert file.read_bytes() == (halved / file.name).read_bytes()
    write_dataset("sample()", ["random"], 9, halved, seed="1")
    assert {row["game"] for row in rows_of(halved)} == set(range(9))
    for wrong in ({"seed": "2"}, {"bots": ["greedy"]}, {"variant": "sample(harmony=true)"}):
        call = {"variant": "sample()", "bots": ["random"], "games": 8, "folder": halved, "seed": "1", **wrong}
        with pytest.raises(InvalidSetup, match=r"expected a folder with \w+ .*, or an empty one, but .* has"):
            write_dataset(**call)  # type: ignore[arg-type]


def test_a_file_explains_itself(tmp_path: Path) -> None:
    (file,) = write_dataset("duel()", ["random"], 1, tmp_path)
    notes = read_metadata(file)
    assert notes["encoding"] == Encoding("duel()").describe() and notes["games"] == [0, 1]
    page = PAGE.read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == pq.read_schema(file).names
    assert all(f"`{key}`" in page for key in notes)


def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for example in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(example, "example", "exec"), {})
