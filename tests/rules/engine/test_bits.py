"""Words of 64 bits against strings of 64 zeros and ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownland.rules.engine import bits
from crownland.rules.engine.bits import nth_bit, word
from crownland.rules.engine.kernel import kernel

pytestmark = pytest.mark.rules

words = st.integers(1, 2**64 - 1)


@kernel
def count(squares: int) -> int:
    """Call `bits.count` from compiled code, where it is another function."""
    return bits.count(squares)


@kernel
def lowest(squares: int) -> int:
    """Call `bits.lowest` from compiled code, where it is another function."""
    return bits.lowest(squares)


@given(words)
def test_counting_and_finding_bits_is_the_same_compiled_and_not(number: int) -> None:
    text = f"{number:064b}"[::-1]
    assert count(word(number)) == bits.count(number) == text.count("1")
    assert lowest(word(number)) == bits.lowest(number) == text.index("1")


def test_an_empty_word_has_no_bits() -> None:
    assert count(word(0)) == bits.count(0) == 0


@given(words)
def test_the_nth_bit_is_the_nth_one_of_all(number: int) -> None:
    places = [place for place in range(64) if number >> place & 1]
    assert [nth_bit(word(number), index) for index in range(len(places))] == places
