"""`crownland analyse`."""

import json
from pathlib import Path

import pytest

from crownland import Assessment, Match, Review, make_bot, write_record
from scripted_input import Crownland

QUICK = ("--bot", "mce_greedy(playouts=8)")


def recorded(folder: Path) -> Path:
    """Write the record of the claims of an opening: few decisions, because each takes a while to review."""
    names = ["greedy", "random"]
    match, bots = Match("sample()", names, seed=bytes(32)), [make_bot(name, 1) for name in names]
    for _ in range(2):
        match.play(bots[match.state.seat].choose(match.state))
    file = folder / "games.jsonl"
    file.write_text(write_record(match), encoding="utf-8")
    return file


@pytest.mark.deep
def test_a_table_tells_what_each_decision_cost(crownland: Crownland, tmp_path: Path) -> None:
    result = crownland("analyse", recorded(tmp_path), *QUICK)
    assert result.code == 0
    for words in (
        "played",
        "better",
        "greedy",
        "random",
        ": the draws brought ",
        " decisions cost ",
        "claim ",
    ):
        assert words in result.out


def test_json_has_the_fields_of_a_review(crownland: Crownland, tmp_path: Path) -> None:
    result = json.loads(crownland("analyse", recorded(tmp_path), *QUICK, "--seed", 3, "--seat", 1, "--json").out)
    assert list(result) == ["players", *Review.__struct_encode_fields__]
    assert result["variant"] == "sample()" and {one["seat"] for one in result["decisions"]} == {1}
    assert [one["seat"] for one in result["accounts"]] == [1] and result["done"] == result["of"]
    assert all(list(one) == list(Assessment.__struct_encode_fields__) for one in result["decisions"])


def test_what_cannot_be_analysed_gets_a_sentence(crownland: Crownland, tmp_path: Path) -> None:
    file = recorded(tmp_path)
    broken = tmp_path / "broken.jsonl"
    broken.write_text(file.read_text(encoding="utf-8").replace('"claim"', '"clam"', 1), encoding="utf-8")
    for words, sentence in (
        ((broken,), "event "),
        ((tmp_path / "none.jsonl",), "No such file"),
        ((file, "--bot", "greedy"), "expected a bot that can tell its thoughts, such as level(5), but got greedy"),
        ((file, "--seat", "2"), "expected a seat from 0 to 1, but got 2"),
    ):
        result = crownland("analyse", *words)
        assert result.code == 2 and sentence in result.err.replace("\n", " ")
