"""Records: written and read without loss, and refused when anything in them is wrong."""

import copy
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from crownland import (
    IllegalAction,
    InvalidSetup,
    Match,
    NotationError,
    all_variants,
    make_bot,
    read_record,
    read_records,
    write_record,
    write_records,
)
from crownland.match.record.record import make_record, match_record, write_line
from matches import finish, seated

Json = dict[str, Any]


def record_of(variant: str, seed: int = 0) -> Json:
    return match_record(finish(seated(variant), seed))


@pytest.mark.parametrize("variant", all_variants(), ids=str)
def test_a_record_is_read_back_as_the_same_match(variant: object) -> None:
    written = record_of(str(variant))
    read = read_record(write_line(written))
    assert read.is_complete
    assert make_record(read.variant, read.players, read.logs) == written


def test_a_record_has_the_keys_of_the_format() -> None:
    record = record_of("kingdomino(seats=2,harmony=true)")
    assert list(record) == ["format", "variant", "players", "events", "scores", "winners"]
    assert record["format"] == "crownland-record/1"
    assert set(record["scores"][0]) == {"total", "properties", "harmony"}
    assert record["events"][0].keys() == {"line"}
    assert record["events"][1].keys() == {"king"}
    assert record["events"][2].keys() == {"seat", "claim", "choices"}
    for score in record["scores"]:
        assert score["properties"] == sorted(score["properties"])


def test_a_dynasty_has_three_games_and_sums() -> None:
    record = record_of("sample(dynasty=true,middle_kingdom=true)")
    assert [set(game) for game in record["games"]] == [{"events", "scores"}] * 3
    assert set(record["scores"][0]) == {"total", "middle_kingdom"}
    assert "events" not in record


def test_a_record_is_walked_through_and_written_again() -> None:
    read = read_record(write_line(record_of("sample(dynasty=true)")))
    trail = list(read.steps())
    assert len(trail) == sum(map(len, read.logs)) and trail[0][0].history == []
    for number, (state, action) in enumerate(trail):
        state.apply(action)
        following = trail[number + 1][0] if number + 1 < len(trail) else read.states[-1]
        assert state == following or state.is_over
    assert read_record(write_record(read)).logs == read.logs


def test_a_match_in_progress_has_neither_scores_nor_winners() -> None:
    match = seated("kingdomino(seats=2)")
    match.play(match.state.legal_actions()[0])
    record = match_record(match)
    assert "scores" not in record and "winners" not in record
    assert not read_record(write_line(record)).is_complete


def test_unknown_keys_at_the_top_are_ignored() -> None:
    record = record_of("kingdomino(seats=2)") | {"site": "somewhere", "round": 7}
    assert read_record(write_line(record)).is_complete


def resigned_by(variant: str, *seats: int, actions: int = 40) -> Match:
    """Play a while, then let seats resign; who is left plays on."""
    match, bot = seated(variant), make_bot("random", 1)
    while match.action_count < actions:
        match.play(bot.choose(match.state))
    for seat in seats:
        match.resign(seat)
    return match


def agree(match: Match) -> Json:
    """Check that a record and all who read it say of the result what the match says."""
    record = match_record(match)
    read = read_record(write_line(record))
    stand = match.standing()
    assert (read.is_complete, read.resigned) == (match.is_over, match.resigned)
    assert make_record(read.variant, read.players, read.logs, read.resigned) == record
    if match.is_over:
        assert record["winners"] == read.winners == stand.winners
        assert [score["total"] for score in record["scores"]] == stand.totals
    return record


def test_a_match_that_resigning_ended_is_complete_as_the_table_lies() -> None:
    record = agree(resigned_by("kingdomino(seats=2)", 0))
    assert (record["winners"], record["resigned"]) == ([1], [0])
    assert any(score["properties"] for score in record["scores"])


def test_with_three_players_who_resigned_cannot_win_though_the_others_played_on() -> None:
    """Once a bug: match and record disagreed on the winner."""
    for seed in range(8):
        match = resigned_by("kingdomino(seats=3)", 1)
        assert "scores" not in agree(match)
        record = agree(finish(match, seed))
        assert record["resigned"] == [1] and 1 not in record["winners"]
        if max(score["total"] for score in record["scores"]) == record["scores"][1]["total"]:
            break
    else:
        raise AssertionError("expected a game in which who resigned has the most points")


def test_a_dynasty_that_resigning_ended_sums_the_games_begun() -> None:
    match = resigned_by("sample(dynasty=true,harmony=true)", 1, actions=100)
    record = agree(match)
    assert record["winners"] == [0] and len(record["games"]) == 2
    for seat in range(2):
        assert record["scores"][seat]["total"] == sum(game["scores"][seat]["total"] for game in record["games"])


def test_a_team_is_out_when_both_have_resigned() -> None:
    assert agree(resigned_by("royal_wedding(seats=6,teams=true)", 0, 2, 3)).keys().isdisjoint({"winners", "scores"})
    assert agree(resigned_by("royal_wedding(seats=6,teams=true)", 0, 2, 3, 1))["winners"] == [2]


@pytest.mark.parametrize(
    ("resigned", "message"),
    [
        ("yes", "expected resigned to list seats from 0 to 2, ascending, but got 'yes'"),
        (True, "expected resigned to list seats"),
        (None, "expected resigned to list seats"),
        (["0"], "expected resigned to list seats"),
        ([1.0], "expected resigned to list seats"),
        ([3], "expected resigned to list seats"),
        ([1, 0], "expected resigned to list seats"),
        ([1, 1], "expected resigned to list seats"),
        ([0, 1, 2], "expected somebody to be left"),
    ],
)
def test_what_is_no_list_of_seats_has_not_resigned(resigned: object, message: str) -> None:
    record = match_record(seated("kingdomino(seats=3)")) | {"resigned": resigned}
    with pytest.raises((NotationError, InvalidSetup), match=message):
        read_record(write_line(record))


SEED_TEXT = bytes(range(32)).hex()
PROMISE = hashlib.sha256(bytes(range(32))).hexdigest()


def test_seed_commitment_date_and_source_are_kept_where_they_are_right() -> None:
    extras = {"seed": SEED_TEXT, "commitment": PROMISE, "date": "2026-11-16T20:15:00Z", "source": "the club, round 3"}
    read = read_record(write_line(record_of("sample()") | extras))
    assert read.extras == extras
    assert read_record(write_line(record_of("sample()") | {"commitment": PROMISE})).is_complete


def test_a_bot_goes_by_the_name_that_it_had_at_its_table() -> None:
    record = record_of("sample()") | {"players": ["Ann", "level(5)"]}
    assert read_record(write_line(record)).names == ["Ann", "level(5)"]
    read = read_record(write_line(record | {"called": ["", "Isolde"]}))
    assert (read.names, read.players) == (["Ann", "Isolde"], ["Ann", "level(5)"])


@pytest.mark.parametrize(
    ("extras", "message"),
    [
        ({"seed": "00"}, "expected a seed of 64 hexadecimal digits in lower case, but got '00'"),
        ({"seed": SEED_TEXT[:-2] + "zz"}, "expected a seed of 64"),
        ({"seed": " " + SEED_TEXT}, "expected a seed of 64"),
        ({"seed": 7}, "expected seed to be a text, but got 7"),
        ({"seed": None}, "expected seed to be a text"),
        ({"seed": SEED_TEXT.replace("0", "1")}, r"event \d+: expected what the seed deals"),
        ({"commitment": "x"}, "expected a commitment of 64 hexadecimal digits in lower case, but got 'x'"),
        ({"commitment": "0" * 64, "seed": SEED_TEXT}, "commitment: expected the SHA-256 of the seed"),
        ({"date": "yesterday"}, "expected a date such as 2026-11-16T20:15:00Z, but got 'yesterday'"),
        ({"date": 20261116}, "expected date to be a text"),
        ({"source": ["club"]}, "expected source to be a text"),
        ({"prepared": "yes"}, "expected prepared to be true or false, but got 'yes'"),
        ({"called": "Isolde"}, "expected called to be a list of texts, but got 'Isolde'"),
        ({"called": ["Isolde", None]}, "expected called to be a list of texts"),
        ({"called": ["Isolde"]}, "expected called to name 2 seats, but got 1"),
        ({"notes": "undone"}, "expected notes that tell what, seat, by, bot, event, game, but got 'undone'"),
        ({"notes": [{"what": "undo", "seat": True}]}, "expected notes that tell"),
        ({"notes": [{"what": "undo", "spy": 1}]}, "expected notes that tell"),
        ({"notes": [{"what": "undo", "seat": 99}]}, "expected a note with seat from 0 to 1, but got 99"),
        ({"notes": [{"what": "undo", "by": -1}]}, "expected a note with by from 0 to 1, but got -1"),
        (
            {"notes": [{"what": "undo", "event": 10**9}]},
            r"a note with event from 0 to \d+, but got 1000000000",
        ),
        ({"notes": [{"what": "undo", "game": 2}]}, "expected a note with game from 1 to 1, but got 2"),
    ],
)
def test_a_seed_commitment_date_or_source_that_is_wrong_makes_a_record_invalid(extras: Json, message: str) -> None:
    with pytest.raises((NotationError, IllegalAction), match=message):
        read_record(write_line(record_of("sample()") | extras))


@pytest.mark.parametrize(
    ("corrupt", "message"),
    [
        (lambda r: r["scores"][1].update(total=99), r"^scores of seat 1, total: expected \d+, but got 99$"),
        (
            lambda r: r["scores"][0]["properties"].__setitem__(0, ["lake", 9, 9]),
            r'properties: expected \["[a-z]+", \d, ',
        ),
        (
            lambda r: r["scores"][0]["properties"].pop(),
            r"of seat 0, properties: expected a list of \d+, but got a list of",
        ),
        (
            lambda r: r["scores"][0].pop("harmony"),
            "of seat 0: expected the keys total, properties, harmony, but got the",
        ),
        (lambda r: r["scores"].pop(), "^scores: expected a list of 2, but got a list of 1$|^scores: expected"),
        (lambda r: r.pop("winners"), r"^winners: expected \[\d\], but got null$"),
    ],
)
def test_a_wrong_score_is_told_with_seat_and_field(corrupt: Callable[[Json], object], message: str) -> None:
    record = record_of("kingdomino(seats=2,harmony=true)")
    corrupt(record)
    with pytest.raises(IllegalAction, match=message) as caught:
        read_record(write_line(record))
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("mark", ["\u2028", "\u2029", "\x85"])
def test_a_record_is_one_line_for_every_reader(mark: str) -> None:
    record = record_of("sample()") | {"players": [f"Ann{mark}Lee", "Bob"]}
    line = write_line(record)
    assert line.splitlines() == [line]
    assert read_record(line).players == [f"Ann{mark}Lee", "Bob"]


def test_another_spelling_of_the_variant_is_read() -> None:
    record = record_of("kingdomino(seats=2,harmony=true)") | {"variant": "kingdomino( harmony , seats = 2 )"}
    assert str(read_record(write_line(record)).variant) == "kingdomino(seats=2,harmony=true)"


def first(record: Json, key: str) -> Json:
    event: Json = next(event for event in record["events"] if key in event)
    return event


def place_of(record: Json, key: str) -> int:
    return next(index for index, event in enumerate(record["events"]) if key in event)


def swap_alike(record: Json) -> None:
    """Domino 1 to 12 have two equal halves: the smaller square comes first."""
    event = next(event for event in record["events"] if event.get("place", 99) <= 12)
    event["at"].reverse()


def discard_though_it_fits(record: Json) -> None:
    event = first(record, "place")
    event["discard"] = event.pop("place")
    del event["at"]


CORRUPTIONS: dict[str, Callable[[Json], object]] = {
    "format missing": lambda r: r.pop("format"),
    "format of tomorrow": lambda r: r.update(format="crownland-record/2"),
    "variant missing": lambda r: r.pop("variant"),
    "variant unknown": lambda r: r.update(variant="chess()"),
    "variant with other seats": lambda r: r.update(variant="kingdomino(seats=3)"),
    "variant with another bonus": lambda r: r.update(variant="kingdomino(seats=2,harmony=true)"),
    "players missing": lambda r: r.pop("players"),
    "a player too many": lambda r: r["players"].append("x"),
    "a player who is a number": lambda r: r["players"].__setitem__(0, 7),
    "events missing": lambda r: r.pop("events"),
    "events and games": lambda r: r.update(games=[]),
    "an event that is no object": lambda r: r["events"].__setitem__(3, "claim 9"),
    "an empty event": lambda r: r["events"].__setitem__(3, {}),
    "first event lost": lambda r: r["events"].pop(0),
    "middle event lost": lambda r: r["events"].pop(30),
    "last event lost": lambda r: r["events"].pop(),
    "event repeated": lambda r: r["events"].insert(30, copy.deepcopy(r["events"][30])),
    "events swapped": lambda r: r["events"].insert(11, r["events"].pop(10)),
    "event after the end": lambda r: r["events"].append({"line": [1, 2, 3, 4]}),
    "line not ascending": lambda r: first(r, "line")["line"].reverse(),
    "line too short": lambda r: first(r, "line")["line"].pop(),
    "line too long": lambda r: first(r, "line")["line"].append(49),
    "line with a foreign domino": lambda r: first(r, "line")["line"].__setitem__(3, 49),
    "line with a domino seen before": lambda r: r["events"][9]["line"].__setitem__(0, r["events"][0]["line"][0]),
    "empty line": lambda r: r["events"].__setitem__(0, {"line": []}),
    "line with a seat": lambda r: first(r, "line").update(seat=0),
    "king of nobody": lambda r: first(r, "king").update(king=2),
    "king of the other": lambda r: first(r, "king").update(king=1 - first(r, "king")["king"]),
    "wrong seat": lambda r: first(r, "claim").update(seat=1 - first(r, "claim")["seat"]),
    "wrong choices": lambda r: first(r, "place").update(choices=first(r, "place")["choices"] + 1),
    "choices missing": lambda r: first(r, "place").pop("choices"),
    "seat missing": lambda r: first(r, "claim").pop("seat"),
    "unknown key in an event": lambda r: first(r, "claim").update(comment="good"),
    "two decisions in one event": lambda r: first(r, "place").update(claim=1),
    "claim of a taken domino": lambda r: r["events"][4].update(claim=r["events"][2]["claim"]),
    "claim of a foreign domino": lambda r: first(r, "claim").update(claim=49),
    "claim as text": lambda r: first(r, "claim").update(claim="9"),
    "claim as a float": lambda r: first(r, "claim").update(claim=float(first(r, "claim")["claim"])),
    "claim as true": lambda r: first(r, "claim").update(claim=True),
    "another domino placed": lambda r: first(r, "place").update(place=first(r, "place")["place"] % 48 + 1),
    "placed apart": lambda r: first(r, "place").update(at=[[0, 1], [0, 3]]),
    "placed on the castle": lambda r: first(r, "place").update(at=[[0, 0], [0, 1]]),
    "placed far away": lambda r: first(r, "place").update(at=[[3, 3], [3, 4]]),
    "placed off the world": lambda r: first(r, "place").update(at=[[99, 0], [99, 1]]),
    "placed on one square": lambda r: first(r, "place").update(at=[[0, 1]]),
    "square with three numbers": lambda r: first(r, "place").update(at=[[0, 1, 0], [0, 2]]),
    "squares of an alike domino turned round": swap_alike,
    "discarded though it fits": discard_though_it_fits,
    "scores missing": lambda r: r.pop("scores"),
    "winners missing": lambda r: r.pop("winners"),
    "wrong total": lambda r: r["scores"][0].update(total=r["scores"][0]["total"] + 1),
    "total as a float": lambda r: r["scores"][0].update(total=float(r["scores"][0]["total"])),
    "wrong crowns": lambda r: r["scores"][0]["properties"][0].__setitem__(2, 3),
    "property lost": lambda r: r["scores"][1]["properties"].pop(),
    "properties not sorted": lambda r: r["scores"][1]["properties"].reverse(),
    "bonus that the variant has not": lambda r: r["scores"][0].update(harmony=0),
    "scores of one seat only": lambda r: r["scores"].pop(),
    "wrong winner": lambda r: r.update(winners=[1 - r["winners"][0]]),
    "everybody wins": lambda r: r.update(winners=[0, 1]),
    "nobody wins": lambda r: r.update(winners=[]),
}


@pytest.mark.parametrize("name", CORRUPTIONS)
def test_a_wrong_record_is_refused(name: str) -> None:
    record = record_of("kingdomino(seats=2)")
    CORRUPTIONS[name](record)
    with pytest.raises(ValueError, match=r"expected|is over|is played") as refused:
        read_record(json.dumps(record))
    assert type(refused.value).__name__ in ("NotationError", "IllegalAction", "InvalidSetup")


def test_the_refusal_names_the_event_and_the_reason() -> None:
    record = record_of("kingdomino(seats=2)")
    index = place_of(record, "place")
    record["events"][index]["choices"] = 1
    with pytest.raises(ValueError, match=rf"^event {index + 1}: expected \d+ choices, but got 1$"):
        read_record(json.dumps(record))


def test_the_refusal_names_the_game_of_a_dynasty() -> None:
    record = record_of("sample(dynasty=true)")
    record["games"][1]["events"][2]["seat"] = 7
    with pytest.raises(ValueError, match=r"^game 2, event 3: expected a decision of seat \d, but got one of seat 7$"):
        read_record(json.dumps(record))


DYNASTY_CORRUPTIONS: dict[str, Callable[[Json], object]] = {
    "wrong total of a game": lambda r: r["games"][0]["scores"][0].update(total=1000),
    "scores of a game missing": lambda r: r["games"][2].pop("scores"),
    "a game missing": lambda r: r["games"].pop(),
    "a game too many": lambda r: r["games"].append(r["games"][0]),
    "winners of a game": lambda r: r["games"][0].update(winners=[0]),
    "properties in the sum": lambda r: r["scores"][0].update(properties=[]),
    "events at the top": lambda r: r.update(events=[]),
}


@pytest.mark.parametrize("name", DYNASTY_CORRUPTIONS)
def test_a_wrong_record_of_a_dynasty_is_refused(name: str) -> None:
    record = record_of("sample(dynasty=true)")
    DYNASTY_CORRUPTIONS[name](record)
    with pytest.raises(ValueError, match="expected"):
        read_record(json.dumps(record))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "7", '{"format": NaN}', '{"a": 1, "a": 1}', "\x00\x01", "[" * 100_000, "9" * 5000]
)
def test_what_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="expected"):
        read_record(text)


def test_a_truncated_line_is_refused_wherever_it_is_cut() -> None:
    line = write_line(record_of("kingdomino(seats=2)"))
    for cut in range(0, len(line), 97):
        with pytest.raises(NotationError, match="expected"):
            read_record(line[:cut])


def test_files_of_records_are_written_and_read_one_by_one_with_progress(tmp_path: Path) -> None:
    file, heard = tmp_path / "games.jsonl", list[int]()
    lines = [write_line(record_of("sample()")), write_line(record_of("kingdomino(seats=2)"))]
    unfinished = Match("sample()", ["Ann", "Bob"], seed=bytes(32))
    matches: list[Match | str] = [*lines, unfinished]
    assert write_records(file, iter(matches), heard.append) == 3 == sum(heard)
    records = read_records(str(file), heard.append)
    assert next(records).is_complete and sum(heard) == 3
    assert [record.is_complete for record in records] == [True, False] and sum(heard) == 6


def test_a_file_that_cannot_be_finished_leaves_the_old_one_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("old")

    def matches() -> Iterator[str]:
        yield write_line(record_of("sample()"))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_records(file, matches())
    assert file.read_text() == "old" and list(tmp_path.iterdir()) == [file]


def test_a_file_of_records_names_the_line_that_is_wrong() -> None:
    line = write_line(record_of("kingdomino(seats=2)"))
    assert len(list(read_records([line, line, "\n", ""]))) == 2
    with pytest.raises(NotationError, match=r"^line 2: expected a record, but got a blank line"):
        list(read_records([line, "\n", line]))
    with pytest.raises(InvalidSetup, match=r"^line 2: expected 2 players, but got 0"):
        list(read_records([line, line.replace('["p0","p1"]', "[]")]))


def test_the_seats_that_won_are_both_seats_of_a_team() -> None:
    """Once a guide took the kingdoms that won for seats."""
    read = read_record(write_line(record_of("royal_wedding(seats=6,teams=true)")))
    assert read.winners and read.winning_seats == read.states[0].winning_seats()
    assert read.winning_seats == [seat for team in read.winners for seat in (2 * team, 2 * team + 1)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello\nworld", "expected one JSON object, but got"),
        ("", "expected one JSON object, but got"),
        ("[]", r"expected one JSON object, but got '\[\]'"),
        ('{"format":"else"}', "expected the format crownland-record/1, but got 'else'"),
        ('{"format":"crownland-record/1"}', "expected a record with variant, players and events, but got only format"),
    ],
)
def test_text_that_is_no_record_is_not_written(text: str, message: str, tmp_path: Path) -> None:
    """Once it was written as it came, and the file could not be read."""
    line = write_line(record_of("sample()"))
    with pytest.raises(NotationError, match=message):
        write_records(tmp_path / "x.jsonl", [line, text])
    assert not [*tmp_path.iterdir()]


def test_a_record_over_several_lines_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="expected a record on one line, but got 635 lines"):
        write_records(tmp_path / "x.jsonl", [json.dumps(record_of("sample()"), indent=1)])
    assert not [*tmp_path.iterdir()]


def test_half_of_a_character_in_a_name_is_written_and_read_again(tmp_path: Path) -> None:
    """Once `write_records` raised UnicodeEncodeError when the match was over."""
    match = Match("sample()", ["half \ud83c", "b"])
    file = tmp_path / "x.jsonl"
    assert write_records(file, [match, write_record(match)]) == 2
    assert [record.players for record in read_records(file)] == [match.players] * 2
