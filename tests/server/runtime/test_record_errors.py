"""What is wrong with a record is told by a reason and the number of the event."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from crownland import IllegalAction, InvalidSetup, NotationError, read_record, write_record
from crownland.server.runtime.record_errors import check_names, refuse_record
from matches import SEED, finish, seated

Json = dict[str, Any]


def refused(text: str) -> Json:
    with pytest.raises((NotationError, IllegalAction, InvalidSetup)) as caught:
        check_names(read_record(text))
    return refuse_record(caught.value).args_


def changed(change: Callable[[Json], Any], variant: str = "kingdomino(seats=2)") -> Json:
    record = json.loads(write_record(finish(seated(variant))))
    change(record)
    return refused(json.dumps(record))


def test_a_reason_comes_with_the_event_that_is_to_blame() -> None:
    claim = changed(lambda record: record["events"][2].update(choices=9))
    assert claim == {"reason": "choices", "event": 3, "expected": 4, "got": 9}
    other = changed(lambda record: record["events"][2].update(seat=1 - record["events"][2]["seat"]))
    assert (other["reason"], other["event"]) == ("seat", 3)
    assert changed(lambda record: record["events"].pop(4))["event"] == 5
    assert changed(lambda record: record["events"].insert(0, {"dance": 1})) == {"reason": "unreadable", "event": 1}
    assert changed(lambda record: record["events"][0].update(line=[1, 2, 3, 99]))["reason"] == "unreadable"
    assert changed(lambda record: record["events"][2].update(claim=record["events"][2]["claim"] + 1))["event"] == 3


def test_a_game_of_a_dynasty_is_named() -> None:
    error = changed(lambda record: record["games"][1]["events"][2].update(choices=9), "sample(dynasty=true)")
    assert (error["reason"], error["game"], error["event"]) == ("choices", 2, 3)


def test_a_record_that_was_cut_says_where_it_ends() -> None:
    text = write_record(finish(seated("kingdomino(seats=2)")))
    for end in (1, text.index('"variant"') + 3, len(text) - 1):
        assert refused(text[:end]) == {"reason": "cut", "got": end}
    choices = text.index('"choices"') + 5  # the first decision, which is the third event
    assert refused(text[:choices]) == {"reason": "cut", "event": 3, "got": choices}
    dynasty = write_record(finish(seated("sample(dynasty=true)")))
    second = dynasty.index('"events"', dynasty.index('"events"') + 1) + 15
    assert refused(dynasty[:second]) == {"reason": "cut", "game": 2, "event": 1, "got": second}
    for end in range(1, len(text), 7):
        assert refused(text[:end])["reason"] == "cut", end


def test_what_concerns_the_whole_record_has_no_event() -> None:
    assert refused("{broken") == refused("[]") == {"reason": "json"}
    assert changed(lambda record: record.update(format="crownland-record/9")) == {"reason": "format"}
    assert changed(lambda record: record["players"].append("c")) == {"reason": "players"}
    long = {"reason": "name", "expected": 60, "got": 100_000}
    assert changed(lambda record: record.update(players=["Ann", "x" * 100_000])) == long
    assert changed(lambda record: record.update(called=["", "x" * 100_000])) == long
    assert changed(lambda record: record.update(variant="kingdomino(seats=9)")) == {"reason": "setup"}
    assert changed(lambda record: record.update(winners=[0, 1]))["reason"] == "result"
    assert changed(lambda record: record["scores"][0].update(total=999)) == {"reason": "result"}
    assert changed(lambda record: record["events"].pop())["reason"] == "early"
    assert changed(lambda record: record.update(seed=SEED.hex(), commitment="0" * 64)) == {"reason": "chance"}
    assert changed(lambda record: record.update(seed="0" * 64))["reason"] == "chance"
    assert changed(lambda record: record.update(played_on={"ply": "x"})) == {"reason": "chance"}
