"""`verify` accepts what follows the rules and refuses everything else, with line and event."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from crownland import find_variant, play
from crownland.games.land.pieces import DOMINOES
from crownland.match import make_record, write_line
from scripted_input import Crownland

Json = dict[str, Any]


def _records(variant: str, games: int) -> list[Json]:
    named = find_variant(variant)
    played = play(named, ["random"], games, seed=5, with_logs=True)
    return [make_record(named, ["random"] * named.seats, [played.actions(game)]) for game in range(games)]


def _good() -> Json:
    """Return a game in which somebody discards and somebody lays a domino with two like halves."""
    for record in _records("kingdomino(seats=2,harmony=true)", 50):
        if any("discard" in event for event in record["events"]) and _alike(record):
            return record
    raise AssertionError("none of 50 games has a discard")


def _nth(record: Json, key: str, n: int = 0) -> int:
    return [index for index, event in enumerate(record["events"]) if key in event][n]


def _alike(record: Json) -> list[Json]:
    return [
        event
        for event in record["events"]
        if "place" in event and DOMINOES["kingdomino"][event["place"]].halves_are_alike
    ]


def _event(key: str, **changes: Any) -> Callable[[Json], None]:
    """Change keys of the first event that has `key`."""
    return lambda record: record["events"][_nth(record, key)].update(changes)


def _swap(one: int, other: int) -> Callable[[Json], None]:
    def swap(record: Json) -> None:
        events = record["events"]
        events[one], events[other] = events[other], events[one]

    return swap


def _turn_round_alike(record: Json) -> None:
    _alike(record)[0]["at"].reverse()


def _discard_though_placeable(record: Json) -> None:
    event = record["events"][_nth(record, "place")]
    number = event.pop("place")
    del event["at"]
    event.update(discard=number, choices=1)


def _place_though_impossible(record: Json) -> None:
    event = record["events"][_nth(record, "discard")]
    event.update(place=event.pop("discard"), at=[[0, 1], [0, 2]])


def _drop_key(key: str) -> Callable[[Json], None]:
    return lambda record: record.pop(key)


def _drop_score_key(key: str) -> Callable[[Json], None]:
    return lambda record: record["scores"][0].pop(key)


def _properties_unsorted(record: Json) -> None:
    record["scores"][0]["properties"].reverse()


CORRUPTIONS: dict[str, Callable[[Json], Any]] = {
    "first event dropped": lambda record: record["events"].pop(0),
    "middle event dropped": lambda record: record["events"].pop(20),
    "last event dropped": lambda record: record["events"].pop(),
    "event doubled": lambda record: record["events"].insert(10, deepcopy(record["events"][10])),
    "last event doubled": lambda record: record["events"].append(deepcopy(record["events"][-1])),
    "two events swapped": _swap(2, 3),
    "two turns swapped": _swap(10, 12),
    "choices one more": lambda record: record["events"][2].update(choices=record["events"][2]["choices"] + 1),
    "choices missing": lambda record: record["events"][2].pop("choices"),
    "choices zero": _event("place", choices=0),
    "choices a float": _event("claim", choices=4.0),
    "choices a truth": _event("claim", choices=True),
    "choices a text": _event("claim", choices="4"),
    "another seat": lambda record: record["events"][2].update(seat=1 - record["events"][2]["seat"]),
    "a seat that is not there": _event("claim", seat=2),
    "a negative seat": _event("claim", seat=-1),
    "seat missing": lambda record: record["events"][2].pop("seat"),
    "a king of nobody": _event("king", king=2),
    "a king as truth": _event("king", king=True),
    "a line not sorted": lambda record: record["events"][0]["line"].reverse(),
    "a line too short": lambda record: record["events"][0]["line"].pop(),
    "a line too long": lambda record: record["events"][0]["line"].append(48.5),
    "a domino twice in a line": lambda record: record["events"][0].update(line=[1, 1, 2, 3]),
    "a foreign domino in a line": lambda record: record["events"][0].update(line=[1, 2, 3, 49]),
    "a domino drawn twice": lambda record: record["events"][_nth(record, "line", 1)].update(
        line=record["events"][0]["line"]
    ),
    "an empty line": lambda record: record["events"][0].update(line=[]),
    "a line of texts": lambda record: record["events"][0].update(line=["1", "2", "3", "4"]),
    "a claim of a taken domino": lambda record: record["events"][_nth(record, "claim", 1)].update(
        claim=record["events"][_nth(record, "claim")]["claim"]
    ),
    "a claim of a foreign domino": _event("claim", claim=77),
    "another domino placed": _event("place", place=1),
    "a square far away": _event("place", at=[[4, 4], [4, 3]]),
    "a square on the castle": _event("place", at=[[0, 0], [0, 1]]),
    "squares apart": _event("place", at=[[0, 1], [0, 3]]),
    "one square": _event("place", at=[[0, 1]]),
    "a square of floats": _event("place", at=[[0.0, 1], [0, 2]]),
    "a square of a million": _event("place", at=[[0, 1000000], [0, 1000001]]),
    "like halves in the other order": _turn_round_alike,
    "a discard though it could be placed": _discard_though_placeable,
    "a placement though it must be discarded": _place_though_impossible,
    "an extra key in an event": _event("claim", comment="good"),
    "an extra key in a score": lambda record: record["scores"][0].update(bonus=0),
    "an unknown event": lambda record: record["events"].insert(3, {"dragon": 1}),
    "an event that is no object": lambda record: record["events"].insert(3, 7),
    "an event of two kinds": _event("claim", king=1),
    "a total one more": lambda record: record["scores"][0].update(total=record["scores"][0]["total"] + 1),
    "a total as float": lambda record: record["scores"][0].update(total=float(record["scores"][0]["total"])),
    "harmony wrong": lambda record: record["scores"][0].update(harmony=5 - record["scores"][0]["harmony"]),
    "harmony missing": _drop_score_key("harmony"),
    "a property missing": lambda record: record["scores"][0]["properties"].pop(),
    "properties in another order": _properties_unsorted,
    "scores swapped": lambda record: record["scores"].reverse(),
    "scores missing": _drop_key("scores"),
    "winners missing": _drop_key("winners"),
    "another winner": lambda record: record.update(winners=[1 - record["winners"][0]]),
    "nobody wins": lambda record: record.update(winners=[]),
    "format missing": _drop_key("format"),
    "another format": lambda record: record.update(format="crownland-record/2"),
    "variant missing": _drop_key("variant"),
    "another variant": lambda record: record.update(variant="kingdomino(seats=2)"),
    "an unknown variant": lambda record: record.update(variant="chess()"),
    "players missing": _drop_key("players"),
    "a player too many": lambda record: record["players"].append("x"),
    "a player who is a number": lambda record: record.update(players=[1, 2]),
    "events missing": _drop_key("events"),
    "no events": lambda record: record.update(events=[]),
    "a seed that is none": lambda record: record.update(seed="secret"),
    "a seed that deals otherwise": lambda record: record.update(seed="00" * 32),
    "resigned without seats": lambda record: record.update(resigned="yes"),
    "games of a Dynasty": lambda record: record.update(games=[]),
}


@pytest.fixture(scope="module")
def good() -> Json:
    return _good()


@pytest.mark.parametrize("name", CORRUPTIONS)
def test_a_corrupted_record_is_refused(name: str, good: Json, crownland: Crownland, tmp_path: Path) -> None:
    record = deepcopy(good)
    CORRUPTIONS[name](record)
    file = tmp_path / "f.jsonl"
    file.write_text(write_line(good) + "\n" + write_line(record) + "\n")
    refused = crownland("verify", file)
    refused.assert_refused(f"{file}: line 2: ", "expected")
    assert refused.out == ""
    if isinstance(record.get("events"), list) and record["events"] != good["events"] and record["events"]:
        assert "event " in refused.err or "scores" in refused.err, refused


def test_the_record_before_corruption_is_accepted(good: Json, crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    file.write_text(write_line(good) + "\n" + write_line({**good, "site": "home"}) + "\n\n")
    assert crownland("verify", file).out == f"{file}: 2 games, all by the rules\n"


def test_every_wrong_line_is_told_and_a_blank_one_among_them(good: Json, crownland: Crownland, tmp_path: Path) -> None:
    """Once a bug: only the first was told, and a game that had become a blank line was not missed."""
    file, bad = tmp_path / "f.jsonl", deepcopy(good)
    bad["events"][2]["choices"] += 1
    worse = {**good, "scores": [{**good["scores"][0], "total": 999}, good["scores"][1]]}
    file.write_text("\n".join(map(write_line, [good, bad])) + "\n\n" + write_line(worse) + "\n\n\n")
    refused = crownland("verify", file)
    assert (refused.code, refused.out) == (2, "")
    result = [line.removeprefix(f"{file}: ") for line in refused.err.splitlines()]
    assert result[0].startswith("line 2: event 3: expected 4 choices, but got 5")
    assert result[1] == "line 3: expected a record, but got a blank line"
    assert result[2].startswith("line 4: scores of seat 0, total: expected") and len(result) == 3
    assert crownland("verify", "--first", file).err.splitlines() == refused.err.splitlines()[:1]


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "7",
        "null",
        '"text"',
        "{}",
        '{"format": NaN}',
        '{"format": "crownland-record/1", "format": "crownland-record/1"}',
        "[" * 100000,
        "1" * 5000,
        '{"format": "crownland-record/1", "variant": "\\u001b[2J", "players": []}',
    ],
)
def test_what_is_no_record_is_refused(text: str, crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    file.write_text(text + "\n")
    refused = crownland("verify", file)
    refused.assert_refused(f"{file}: line 1: ")
    assert "\x1b" not in refused.err


def test_a_truncated_line_is_refused(good: Json, crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    line = write_line(good)
    for length in (1, 40, len(line) // 2, len(line) - 1):
        file.write_text(line[:length])
        result = f"expected the record to go on, but its text ends after {length} characters"
        crownland("verify", file).assert_refused("line 1", result)


def test_bytes_that_are_no_text_are_refused(crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    file.write_bytes(b"\x00\xff\xfe")
    crownland("verify", file).assert_refused("expected text in UTF-8", "0xff")


def test_each_file_gets_its_line_and_one_wrong_file_is_enough(good: Json, crownland: Crownland, tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.jsonl", tmp_path / "wrong.jsonl"
    right.write_text(write_line(good))
    wrong.write_text("{}")
    both = crownland("verify", wrong, right, tmp_path / "missing", tmp_path)
    assert both.code == 2
    assert both.out == f"{right}: 1 game, all by the rules\n"
    assert [line.split(":")[0] for line in both.err.splitlines()] == [
        str(wrong),
        str(tmp_path / "missing"),
        str(tmp_path),
    ]


def test_an_empty_file_holds_no_games(crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    file.write_text("")
    assert crownland("verify", file).out == f"{file}: no games\n"


def test_standard_input_is_a_file_too(good: Json, crownland: Crownland) -> None:
    assert crownland("verify", "-", stdin=write_line(good)).out == "-: 1 game, all by the rules\n"


def test_verify_wants_a_file(crownland: Crownland) -> None:
    crownland("verify").assert_refused("FILE")


@pytest.mark.parametrize("variant", ["sample()", "kingdomino(seats=4)", "kingdomino(seats=2,mighty_duel=true)"])
def test_records_of_other_variants_are_accepted(variant: str, crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    file.write_text("\n".join(json.dumps(record) for record in _records(variant, 3)))
    assert "3 games, all by the rules" in crownland("verify", file).out


def test_numbers_that_players_added_to_the_shuffle_are_checked(crownland: Crownland, tmp_path: Path) -> None:
    shuffles = Path(__file__).parents[2] / "conformance" / "shuffles.jsonl"
    result = ", 5 dealt again from the seed, 5 with players' own numbers in the shuffle\n"
    assert crownland("verify", shuffles).out == f"{shuffles}: 5 games, all by the rules{result}"
    record = json.loads(shuffles.read_text(encoding="utf-8").splitlines()[0])
    record["shuffle"]["luck"][0] = "00" * 32
    file = tmp_path / "f.jsonl"
    file.write_text(json.dumps(record))
    crownland("verify", file).assert_refused(f"{file}: line 1: shuffle: expected seat 0 to have promised its number")
