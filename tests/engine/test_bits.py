"""Words of 64 bits against strings of 64 zeros and ones."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownland.engine import bits
from crownland.engine.bits import word
from crownland.engine.kernel import kernel

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


@kernel
def nth_bit(squares: int, index: int) -> int:
    """Call `bits.nth_bit` from compiled code, where it is another function."""
    return bits.nth_bit(squares, index)


@kernel
def nth_of_few(squares: int, index: int) -> int:
    """Call `bits.nth_of_few` from compiled code, where it is another function."""
    return bits.nth_of_few(squares, index)


@given(words)
def test_counting_and_finding_bits_is_the_same_compiled_and_not(number: int) -> None:
    text = f"{number:064b}"[::-1]
    assert count(word(number)) == bits.count(number) == text.count("1")
    assert lowest(word(number)) == bits.lowest(number) == text.index("1")


def test_an_empty_word_has_no_bits() -> None:
    assert count(word(0)) == bits.count(0) == 0


@given(words)
def test_the_nth_bit_is_the_nth_one_of_all_on_every_processor(number: int) -> None:
    places = [place for place in range(64) if number >> place & 1]
    for select in (bits.nth_bit, nth_bit, bits.nth_by_halving):
        assert [select(word(number), index) for index in range(len(places))] == places


@given(st.sets(st.integers(0, 63), min_size=1, max_size=8))
def test_the_nth_of_few_is_the_nth_one_of_all_on_every_processor(chosen: set[int]) -> None:
    number = word(sum(1 << place for place in chosen))
    for select in (bits.nth_of_few, nth_of_few, bits.nth_by_passing):
        assert [select(number, index) for index in range(len(chosen))] == sorted(chosen)


@pytest.mark.parametrize(
    ("target", "at_once"),
    [
        (("x86_64-unknown-linux-gnu", "znver4", "+avx2,+bmi,+bmi2,+popcnt"), True),
        (("x86_64-apple-darwin", "skylake", "+bmi2"), True),
        (("x86_64-unknown-linux-gnu", "znver2", "+bmi,+bmi2"), False),  # has the instruction, but it is slow
        (("x86_64-unknown-linux-gnu", "nehalem", "+popcnt,-bmi2"), False),
        (("x86_64-unknown-linux-gnu", "generic", ""), False),
        (("arm64-apple-darwin", "apple-m1", "+neon"), False),
    ],
)
def test_only_a_processor_that_is_quick_at_it_is_asked_to_deposit_bits(
    target: tuple[str, str, str], at_once: bool
) -> None:
    assert bits.deposits_quickly(*target) is at_once


def test_where_bits_are_not_deposited_the_nth_one_is_found_by_halving(tmp_path: Path) -> None:
    """A plain processor of the same machine: what is compiled for it must not have the instruction."""
    plain = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_DISABLE_JIT": "0"}
    script = """
import numba
from crownland.engine.bits import nth_bit, nth_of_few, word

@numba.njit
def both(squares, index):
    return nth_bit(squares, index), nth_of_few(squares, index)

print([both(word(0b1011000), index) for index in range(3)])
print("pdep" in both.inspect_asm(both.signatures[0]))
"""
    run = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, **plain, "NUMBA_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.splitlines() == ["[(3, 3), (4, 4), (6, 6)]", "False"]
