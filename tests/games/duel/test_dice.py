"""The dice, the map and the spell book."""

from collections import Counter

import pytest

from crownland.games.duel.map import EVERY_SHIELD
from crownland.games.duel.pieces import DIE_FACES, POWERS, SHIELDS, SPELL_BOOK, SYMBOLS

pytestmark = pytest.mark.rules


def test_D1_four_different_dice_show_six_coats_of_arms_and_a_joker() -> None:
    assert [len(die) for die in DIE_FACES] == [6, 6, 6, 6]
    assert len({frozenset(Counter(die).items()) for die in DIE_FACES}) == 4
    assert {symbol for die in DIE_FACES for symbol, _ in die} == {*SYMBOLS, "wild"}
    assert {crosses for die in DIE_FACES for _, crosses in die} == {0, 1, 2}


def test_D1_a_joker_has_no_cross() -> None:
    assert [face for die in DIE_FACES for face in die if face[0] == "wild"] == [("wild", 0), ("wild", 0)]


def test_D1_the_map_has_34_shields_around_the_castle() -> None:
    assert int(EVERY_SHIELD).bit_count() == SHIELDS == 5 * 7 - 1


def test_D7_the_rows_of_the_spell_book_have_5_5_4_4_3_3_boxes() -> None:
    assert {spell.symbol: spell.boxes for spell in SPELL_BOOK} == {
        "dot": 5,
        "line": 5,
        "double_dot": 4,
        "double_line": 4,
        "filled": 3,
        "checked": 3,
    }
    assert len(set(POWERS)) == 6
    assert [spell.symbol for spell in SPELL_BOOK if spell.at_once] == ["filled", "checked"]
