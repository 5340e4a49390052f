"""An error has a code, values, a place, and a sentence made from them."""

import copy
import pickle

import pytest

from crownland import IllegalAction, InvalidSetup, NotationError, State, find_variant, read_record
from crownland.engine.errors import InputError, NotInThisGame

KINDS = [NotationError, IllegalAction, InvalidSetup, NotInThisGame]


@pytest.mark.parametrize("kind", KINDS)
def test_a_sentence_is_made_from_a_template_and_values(kind: type[InputError]) -> None:
    error = kind("expected {low} or more, but got {got!r}", code="value/low", low=1, got="{x}")
    assert str(error) == "expected 1 or more, but got '{x}'"
    assert (error.code, error.values, error.place) == ("value/low", {"low": 1, "got": "{x}"}, {})
    assert isinstance(error, ValueError)


@pytest.mark.parametrize("kind", KINDS)
def test_without_values_a_message_is_the_sentence_and_the_code_is_that_of_the_class(kind: type[InputError]) -> None:
    assert str(kind("expected {braces}")) == "expected {braces}"
    assert kind("no").code == kind.default_code != InputError.default_code


def test_a_place_is_added_by_callers_and_can_be_taken_away() -> None:
    error = IllegalAction("no")
    assert str(error.at(event=3).at(game=2).at(line=7).at(path="a.jsonl")) == "a.jsonl: line 7: game 2, event 3: no"
    assert str(error.at(game=2).at(where="scores")) == "game 2, scores: no"
    assert str(error.at(table=0).at(table=None)) == str(error) == "no"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])
def test_an_error_can_be_copied_and_pickled(kind: type[InputError], again: object) -> None:
    error = kind("expected {low}", code="value/low", low=1).at(event=3)
    other = again(error)  # type: ignore[operator]  # one of three functions
    assert type(other) is kind
    assert (str(other), other.code, other.values, other.place) == (
        "event 3: expected 1",
        "value/low",
        {"low": 1},
        {"event": 3},
    )


def test_errors_of_the_rules_say_what_happened_by_their_code() -> None:
    with pytest.raises(InvalidSetup) as seats:
        find_variant("kingdomino(seats=9)")
    assert (seats.value.code, seats.value.values["got"]) == ("variant/seats", "9")
    with pytest.raises(IllegalAction) as illegal:
        State("sample()").apply("claim:7")
    assert (illegal.value.code, illegal.value.values["got"]) == ("action/illegal", "claim:7")
    with pytest.raises(NotationError) as cut:
        read_record('{"format": ')
    assert (cut.value.code, cut.value.values) == ("record/cut", {"got": 10})
