"""`simulate`: numbers that add up, the same output for the same options, records of every game."""

import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from crownland import read_records
from scripted_input import Crownland


def _numbers(text: str) -> dict[str, Any]:
    numbers: dict[str, Any] = json.loads(text)
    return numbers


def test_the_same_options_give_the_same_output_byte_for_byte(crownland: Crownland, tmp_path: Path) -> None:
    words = ["simulate", "--game", "kingdomino(seats=3,harmony=true)", "--games", "90", "--bots", "random,greedy"]
    outs, records = [], []
    for run in range(2):
        file = tmp_path / f"{run}.jsonl"
        outs.append(crownland(*words, "--seed", 7, "--records", file, "--threads", 1 + run).out)
        records.append(file.read_bytes())
    assert outs[0] == outs[1]
    assert records[0] == records[1]
    assert crownland(*words, "--seed", 8).out != outs[0]


def test_only_the_times_of_json_differ_from_run_to_run(crownland: Crownland) -> None:
    runs = [_numbers(crownland("simulate", "--games", 50, "--json").out) for _ in range(2)]
    for numbers in runs:
        assert numbers.pop("seconds") > 0
        assert numbers.pop("games_per_second") > 0
    assert runs[0] == runs[1]
    keys = {"game", "games", "bots", "seed", "means", "deviations", "wins", "intervals", "discards", "forfeits"}
    assert set(runs[0]) == keys and runs[0]["forfeits"] == [{}, {}]


def test_json_says_what_the_records_hold(crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    words = ["simulate", "--game", "kingdomino(seats=4)", "--games", 100, "--bots", "greedy,random", "--records", file]
    numbers = _numbers(crownland(*words, "--json").out)
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(records) == 100
    for seat in range(4):
        points = [record["scores"][seat]["total"] for record in records]
        wins = [(seat in record["winners"]) / len(record["winners"]) for record in records]
        thrown = [sum("discard" in event and event["seat"] == seat for event in record["events"]) for record in records]
        assert numbers["means"][seat] == pytest.approx(sum(points) / 100, abs=1e-3)
        assert numbers["wins"][seat] == pytest.approx(sum(wins) / 100, abs=1e-3)
        assert numbers["discards"][seat] == pytest.approx(sum(thrown) / 100, abs=1e-3)
    assert sum(numbers["wins"]) == pytest.approx(1, abs=1e-3)


def test_deviations_and_intervals_are_those_of_the_games(crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    words = ["simulate", "--game", "sample()", "--games", 200, "--bots", "greedy,random", "--records", file]
    numbers = _numbers(crownland(*words, "--json").out)
    records = [json.loads(line) for line in file.read_text().splitlines()]
    for seat, (low, high) in enumerate(numbers["intervals"]):
        points = [record["scores"][seat]["total"] for record in records]
        assert numbers["deviations"][seat] == pytest.approx(statistics.stdev(points), abs=1e-3)
        assert low <= numbers["wins"][seat] <= high and high - low < 0.15
    assert "Deviation" in crownland(*words).out


@pytest.mark.parametrize("bots", ["greedy,random,random", "greedy,random,beginner"])
def test_rotated_bots_sit_everywhere_and_are_told_by_bot(bots: str, crownland: Crownland, tmp_path: Path) -> None:
    """Batches and single games alike: a row belongs to a bot, wherever it sat."""
    file = tmp_path / "f.jsonl"
    words = ["simulate", "--game", "kingdomino(seats=3)", "--games", 10, "--bots", bots, "--rotate", "--records", file]
    numbers = _numbers(crownland(*words, "--json").out)
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert numbers["rotated"] and numbers["bots"] == bots.split(",") and len(records) == 10
    seats = [record["players"].index("greedy") for record in records]
    assert [seats.count(seat) for seat in range(3)] == [4, 3, 3]
    points = [record["scores"][seat]["total"] for record, seat in zip(records, seats, strict=True)]
    assert numbers["means"][0] == pytest.approx(sum(points) / 10, abs=1e-3)
    assert "seats rotated" in crownland(*words).out


def test_K13_a_dynasty_is_three_games_added_up(crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    words = ["simulate", "--game", "sample(dynasty=true,harmony=true)", "--games", 15, "--records", file]
    numbers = _numbers(crownland(*words, "--bots", "random", "--json").out)
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert all(len(record["games"]) == 3 for record in records)
    means = [sum(record["scores"][seat]["total"] for record in records) / 15 for seat in range(2)]
    assert numbers["means"] == pytest.approx(means, abs=1e-3)
    wins = 0.0
    for record in read_records(file.read_text().splitlines()):
        wins += (0 in record.winners) / len(record.winners)
    assert numbers["wins"][0] == pytest.approx(wins / 15, abs=1e-3)


def test_the_records_of_the_issue_verify(crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    words = ["--game", "kingdomino(seats=3,harmony=true)", "--games", "60", "--bots", "random", "--seed", "7"]
    assert crownland("simulate", *words, "--records", file).code == 0
    assert crownland("verify", file).out == f"{file}: 60 games, all by the rules\n"


def test_records_replace_a_file_only_when_complete(
    crownland: Crownland, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "f.jsonl"
    file.write_text("old\n")

    def interrupted(*given: object) -> dict[str, object]:
        raise KeyboardInterrupt

    monkeypatch.setattr("crownland.cli.files.make_record", interrupted)
    stopped = crownland("simulate", "--games", 2, "--records", file)
    assert stopped.code == 130
    assert stopped.err == "crownland: Stopped.\n"
    assert file.read_text() == "old\n"
    assert list(tmp_path.iterdir()) == [file]


def test_records_follow_a_link_instead_of_replacing_it(crownland: Crownland, tmp_path: Path) -> None:
    link, file = tmp_path / "link", tmp_path / "f.jsonl"
    link.symlink_to(file)
    crownland("simulate", "--games", 1, "--records", link)
    assert link.is_symlink() and file.read_text().count("\n") == 1


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--game", "chess"], ["kingdomino", "'chess'"]),
        (["--game", ""], ["expected a variant such as", "''"]),
        (["--game", "kingdomino(seats=2"], ["expected a variant such as"]),
        (["--game", "kingdomino(seats=5)"], ["2, 3 or 4 seats", "5"]),
        (["--game", "kingdomino(seats=3,mighty_duel=true)"], ["2 seats", "3"]),
        (["--game", "sample(mighty_duel=true)"], ["mighty_duel"]),
        (["--game", "kingdomino(wealth=true)"], ["'wealth=true'"]),
        (["--games", "-1"], ["--games from 1 to", "'-1'"]),
        (["--games", "0"], ["--games from 1 to", "'0'"]),
        (["--games", "many"], ["--games from 1 to", "'many'"]),
        (["--games", "1.5"], ["--games from 1 to", "'1.5'"]),
        (["--games", "9" * 30], ["--games from 1 to"]),
        (["--games"], ["--games"]),
        (["--threads", "0"], ["--threads from 1 to", "'0'"]),
        (["--threads", "x"], ["--threads from 1 to", "'x'"]),
        (["--bots", "deep"], ["random, greedy", "'deep'"]),
        (["--bots", ""], ["separated by commas"]),
        (["--bots", "greedy,greedy,greedy"], ["1 to 2 bots", "3"]),
        (["--records", "/nowhere/f.jsonl"], ["/nowhere/f.jsonl", "No such file"]),
        (["--records", "/"], ["directory"]),
        (["--flap"], ["--flap"]),
        (["kingdomino"], ["kingdomino"]),
    ],
)
def test_simulate_refuses(words: Sequence[str], expected: Sequence[str], crownland: Crownland) -> None:
    crownland("simulate", *words).assert_refused(*expected)


def test_bots_from_outside_play_game_by_game(crownland: Crownland, tmp_path: Path) -> None:
    file, bot = tmp_path / "f.jsonl", Path(__file__).parents[3] / "examples" / "bot.py"
    words = ["simulate", "--game", "sample(dynasty=true)", "--games", 2, "--records", file, "--json"]
    done = crownland(*words, "--bots", f'exec("{sys.executable} {bot}"),random')
    assert done.code == 0
    numbers, records = _numbers(done.out), [json.loads(line) for line in file.read_text().splitlines()]
    assert numbers["bots"] == records[0]["players"]
    assert numbers["means"] == [sum(record["scores"][seat]["total"] for record in records) / 2 for seat in range(2)]
    assert crownland("verify", file).out == f"{file}: 2 games, all by the rules\n"


def test_forfeits_are_told_for_each_seat_in_json_and_below_the_table(crownland: Crownland) -> None:
    words = ["simulate", "--game", "sample()", "--games", 2, "--bots", 'random,exec("cat /dev/null")']
    numbers = _numbers(crownland(*words, "--json").out)
    assert numbers["wins"] == [1, 0] and numbers["forfeits"] == [{}, {"ended with exit code 0 before it was ready": 2}]
    assert 'exec("cat /dev/null") in seat 1 forfeited 2 of 2 games: ended with exit code 0' in crownland(*words).out


def test_forfeits_follow_a_bot_that_is_moved_on_from_seat_to_seat(crownland: Crownland) -> None:
    words = ["simulate", "--game", "sample()", "--games", 3, "--bots", 'random,exec("cat /dev/null")', "--rotate"]
    reasons = _numbers(crownland(*words, "--json").out)["forfeits"]
    assert reasons[0] == {} and sum(reasons[1].values()) == 3


@pytest.mark.parametrize("columns", ["20", "80"])
def test_a_table_in_a_pipe_loses_no_digit(columns: str, crownland: Crownland, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    shown = crownland("simulate", "--games", 3, "--bots", "greedy")
    assert "43.9%–100.0%" in shown.out and "100.00%" in shown.out and "…" not in shown.out


def test_what_was_written_is_said_at_the_end_also_where_a_file_was_replaced(
    crownland: Crownland, tmp_path: Path
) -> None:
    file = tmp_path / "f.jsonl"
    file.write_text("old\n")
    assert crownland("simulate", "--games", 2, "--records", file).err == f"{file} holds 2 records.\n"
    assert len(file.read_text().splitlines()) == 2
