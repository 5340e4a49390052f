"""Actions as values, ints and tokens: all three say the same, and everything else is refused."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownland import Claim, Deal, Discard, King, Knights, NotationError, Place, Take
from crownland.engine import codes
from crownland.engine.action import Action, decode, encode, is_chance, read_action
from strategies import actions


@given(actions)
def test_value_int_and_token_turn_into_each_other(action: Action) -> None:
    assert decode(encode(action)) == action
    assert read_action(str(action)) == action
    assert 0 < encode(action) < 2**31


@given(actions, actions)
def test_different_actions_have_different_ints_and_tokens(one: Action, other: Action) -> None:
    assert (one == other) == (encode(one) == encode(other)) == (str(one) == str(other))


@pytest.mark.parametrize(
    ("action", "token", "code"),
    [
        (Deal(9), "deal:9", 1 << 26 | 9 << 10),
        (King(1), "king:1", 2 << 26 | 1 << 10),
        (Claim(48), "claim:48", 3 << 26 | 48 << 10),
        (Place(9, ((-1, 1), (0, 1))), "place:9@-1,1/0,1", 4 << 26 | 9 << 10 | 7 << 6 | 9 << 2 | 1),
        (Place(24, ((0, 1), (0, 2))), "place:24@0,1/0,2", 4 << 26 | 24 << 10 | 8 << 6 | 9 << 2 | 0),
        (Place(24, ((0, 2), (0, 1))), "place:24@0,2/0,1", 4 << 26 | 24 << 10 | 8 << 6 | 10 << 2 | 2),
        (Place(1, ((6, -6), (5, -6))), "place:1@6,-6/5,-6", 4 << 26 | 1 << 10 | 14 << 6 | 2 << 2 | 3),
        (Discard(41), "discard:41", 5 << 26 | 41 << 10),
    ],
)
def test_the_layout_of_the_ints_never_changes(action: Action, token: str, code: int) -> None:
    assert (encode(action), str(action)) == (code, token)
    assert decode(code) == read_action(token) == action


@given(actions)
def test_the_fields_of_an_int_are_where_the_notation_says(action: Deal | King | Claim | Place | Discard) -> None:
    code = encode(action)
    assert isinstance(action, King | Deal | Claim | Place | Discard)
    assert codes.action_number(code) == (action.seat if isinstance(action, King) else action.domino)
    if isinstance(action, Place):
        (row, column), (other_row, other_column) = action.at
        step = [(0, 1), (1, 0), (0, -1), (-1, 0)][codes.action_direction(code)]
        assert (codes.action_row(code), codes.action_column(code)) == (row, column)
        assert step == (other_row - row, other_column - column)
    else:
        assert code & 0x3FF == 0


@given(st.integers(-(2**40), 2**40) | st.integers(0, 2**29).map(lambda n: n | 4 << 26))
def test_an_int_is_an_action_or_is_refused(code: int) -> None:
    with suppress(NotationError):
        assert encode(decode(code)) == code


@pytest.mark.parametrize(
    "code", [0, -1, 1 << 26, 31 << 26, 3 << 26 | 49 << 10, 3 << 26 | 9 << 10 | 1, 2 << 26 | 8 << 10]
)
def test_ints_with_an_unknown_kind_or_field_are_refused(code: int) -> None:
    with pytest.raises(NotationError, match=r"expected (the int of an action|a domino from|a seat from) ?.*, but got"):
        decode(code)


@pytest.mark.parametrize("like", [float, bool, str])
def test_a_number_of_another_type_is_refused_even_after_the_int_was_read(like: type) -> None:
    decode(encode(Claim(9)))
    with pytest.raises(NotationError, match="expected the int of an action, but got"):
        decode(like(encode(Claim(9))))


@pytest.mark.parametrize(
    "token",
    [
        "",
        "claim",
        "claim:",
        "claim:x",
        "claim:9 9",
        "claim:9,10",
        "Claim:9",
        "pass",
        "place:9",
        "place:9@0,1",
        "claim:٩",
    ],
)
def test_text_that_is_no_token_is_refused(token: str) -> None:
    with pytest.raises(NotationError, match="expected an action such as claim:9 or place:9@-1,1/0,1, but got"):
        read_action(token)


@given(st.text())
def test_any_text_is_an_action_or_is_refused(text: str) -> None:
    try:
        action = read_action(text)
    except NotationError:
        return
    assert str(action) == text.strip()


@pytest.mark.parametrize(
    ("token", "message"),
    [
        ("claim:0", "expected a domino from 1 to 48, but got 0"),
        ("claim:49", "expected a domino from 1 to 48, but got 49"),
        ("deal:-1", "expected a domino from 1 to 48, but got -1"),
        ("discard:99", "expected a domino from 1 to 48, but got 99"),
        ("king:8", "expected a seat from 0 to 7, but got 8"),
        ("place:49@0,1/0,2", "expected a domino from 1 to 48, but got 49"),
        ("place:9@0,1/0,3", "expected two squares side by side, but got"),
        ("place:9@0,1/0,1", "expected two squares side by side, but got"),
        ("place:9@0,1/1,2", "expected two squares side by side, but got"),
        ("place:9@0,7/0,6", "expected a row or column from -6 to 6, but got 7"),
        ("place:9@-7,0/-6,0", "expected a row or column from -6 to 6, but got -7"),
    ],
)
def test_numbers_out_of_range_are_named(token: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        read_action(token)


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (None, "expected an action, but got None"),
        (("claim", 9), "expected an action, but got"),
        (Claim(True), "expected a domino from 1 to 48, but got True"),
        (Claim("9"), "expected a domino from 1 to 48, but got '9'"),  # type: ignore[arg-type]
        (King(None), "expected a seat from 0 to 7, but got None"),  # type: ignore[arg-type]
        (Place(9, None), "expected two squares side by side, but got None"),  # type: ignore[arg-type]
        (Place(9, ((0, 1),)), "expected two squares side by side, but got"),  # type: ignore[arg-type]
        (Place(9, ("ab", "cd")), "expected a row or column from -6 to 6, but got 'a'"),  # type: ignore[arg-type]
        (Place(9, ((0.0, 1), (0, 2))), "expected a row or column from -6 to 6, but got 0.0"),  # type: ignore[arg-type]
    ],
)
def test_values_that_are_no_action_are_refused(action: Any, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        encode(action)


def test_chance_and_seats_do_different_things() -> None:
    assert [is_chance(action) for action in (Deal(1), King(0), Claim(1), Discard(1))] == [True, True, False, False]


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int64])
def test_the_numbers_of_an_action_may_be_those_of_numpy(kind: Callable[[int], Any]) -> None:
    """Once a claim of np.int64(9) was refused for not being a domino from 1 to 48."""
    assert encode(Claim(kind(9))) == encode(Claim(9))
    assert encode(Take((kind(0), kind(1)))) == encode(Take((0, 1)))
    assert encode(Knights(((kind(0), kind(1)),))) == encode(Knights(((0, 1),)))
    place = Place(kind(9), ((kind(2), kind(1)), (kind(1), kind(1))))
    assert encode(place) == encode(Place(9, ((2, 1), (1, 1)))) and type(encode(place)) is int
