"""`examples/redeal.py`, written from the documentation alone: it deals what the engine dealt, and finds forgeries."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conformance.regenerate import SHUFFLED, shuffle
from crownland import Match, all_variants, find_variant, read_record, read_records
from crownland.games import GAMES
from crownland.match import match_record, write_line
from matches import finish

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "redeal.py"
RECORDS = ROOT / "tests" / "conformance" / "shuffles.jsonl"
GOOD = RECORDS.read_text(encoding="utf-8").splitlines()

Json = dict[str, Any]


def redeal(path: Path) -> "subprocess.CompletedProcess[str]":
    """Run the example where no package is to be found, not even this one."""
    command = [sys.executable, "-I", "-S", "-W", "error", str(EXAMPLE), str(path)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_records_of_every_game_are_dealt_again_with_the_numbers_of_players() -> None:
    assert {find_variant(variant).game for variant in SHUFFLED} == set(GAMES)
    done = redeal(RECORDS)
    assert done.returncode == 0, done.stderr
    result = [line.split(": ")[1] for line in done.stdout.splitlines()]
    assert result == list(SHUFFLED)
    assert done.stdout.count("numbers from 2 players") == len(SHUFFLED)


def test_the_records_are_those_that_this_version_writes_and_verifies() -> None:
    assert [shuffle(variant) for variant in SHUFFLED] == GOOD
    assert all("shuffle" in record.extras for record in read_records(RECORDS))


def test_matches_of_all_variants_that_nobody_added_to_are_dealt_again(tmp_path: Path) -> None:
    lines = []
    for number, variant in enumerate(all_variants()):
        match = finish(Match(variant, ["player"] * variant.seats, bytes([number]) * 32))
        lines.append(write_line({**match_record(match), "seed": match.seed.hex(), "commitment": match.commitment}))
    (tmp_path / "games.jsonl").write_text("\n".join(lines), encoding="utf-8")
    done = redeal(tmp_path / "games.jsonl")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(lines)


@pytest.mark.parametrize("variant", ["kingdomino(seats=2)", "queendomino(seats=2)", "sample(dynasty=true)"])
def test_a_match_that_was_played_on_is_dealt_again_from_there(variant: str, tmp_path: Path) -> None:
    first = finish(Match(variant, ["Ann", "Bob"], bytes(32)))
    ply = 30
    later = finish(Match(variant, ["Ann", "Bob"], b"\x07" * 32, begun=first.actions_until(ply)), 5)
    result = {"ply": ply, "seed": later.seed.hex(), "commitment": later.commitment}
    (tmp_path / "game.jsonl").write_text(write_line({**match_record(later), "played_on": result}), encoding="utf-8")
    done = redeal(tmp_path / "game.jsonl")
    assert done.returncode == 0, done.stderr


def _shuffle(key: str, value: Any) -> Callable[[Json], None]:
    return lambda record: record["shuffle"].update({key: value})


LEFT_OUT = {"what": "left_out", "seat": 0, "event": 2}


def sha(number: str) -> str:
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


def _without_numbers(record: Json) -> None:
    record["shuffle"]["luck"] = [None, None, None]
    record["notes"] = [LEFT_OUT, {**LEFT_OUT, "seat": 2}]


def _line(record: Json) -> None:
    next(event for event in record["events"] if "line" in event)["line"][0] = 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (_shuffle("seed", "00" * 32), "the commitment"),
        (_shuffle("luck", ["00" * 32, None, None]), "the promise of seat 0"),
        (_shuffle("luck", [None, None, None]), "the seats with a note that their number was left out"),
        (_without_numbers, "the seed"),
        (_shuffle("luck", [None, None]), "the number of numbers"),
        (_shuffle("seed", "5E" * 32), "the server's seed"),
        (_shuffle("seed", " ".join(["5e"] * 32)), "the server's seed"),
        (_shuffle("promises", None), "promises"),
        (lambda record: record.update(shuffle={}), "seed"),
        (lambda record: record.update(shuffle=None), "seed"),
        (lambda record: record["shuffle"].pop("commitment"), "commitment"),
        (lambda record: record.update(seed=record["seed"].upper()), "the seed"),
        (lambda record: record.update(seed=7), "seed"),
        (
            lambda record: record.update(commitment=sha(record["seed"])),
            "the commitment",
        ),
        (lambda record: record.update(notes=[LEFT_OUT]), "the seats with a note that their number was left out"),
        (lambda record: record.update(notes=7), "notes"),
        (lambda record: record.update(variant="chess"), "variant"),
        (lambda record: record.pop("variant"), "variant"),
        (lambda record: record.pop("events"), "events"),
        (lambda record: record["events"].insert(0, 7), "event 1"),
        (lambda record: record["events"][0].update(line=7), "line"),
        (lambda record: record["events"][0].update(line=[1] * 50), "line"),
        (lambda record: record["events"][0].update(box=[]), "box"),
        (lambda record: record.update(played_on={}), "seed"),
        (lambda record: record.update(played_on={"seed": record["seed"]}), "ply"),
        (_line, "event 1"),
    ],
)
def test_a_forgery_is_found_by_the_example_and_by_verify(
    change: Callable[[Json], Any], sentence: str, tmp_path: Path
) -> None:
    record = json.loads(GOOD[0])
    change(record)
    (tmp_path / "game.jsonl").write_text(json.dumps(record), encoding="utf-8")
    done = redeal(tmp_path / "game.jsonl")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"line 1: {sentence}: expected ")
    with pytest.raises(ValueError, match="expected"):
        read_record(json.dumps(record))


@pytest.mark.parametrize("text", ["", "7", "[]", "{", "\x00", "null", "[" * 100_000, "\udcff"])
def test_what_is_no_record_is_told_in_one_sentence(text: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(text.encode(errors="surrogateescape"))
    done = redeal(tmp_path / "game.jsonl")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "expected a " in done.stderr and "Traceback" not in done.stderr


def test_a_file_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    done = redeal(tmp_path / "none.jsonl")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "none.jsonl: expected a file of records" in done.stderr


def test_the_part_that_makes_the_seed_is_short() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.partition("def dealt_seed")[2].partition("class Box")[0].splitlines()) <= 45
