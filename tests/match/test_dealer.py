"""Chance from a seed can be repeated by anybody: fixed vectors, no bias, one draw after the other."""

import hashlib
import hmac
from collections import Counter

import pytest

from crownland import NotationError, State
from crownland.match.dealer import below, commitment, draw_outcome, read_seed, seed_from

SEED = bytes(range(32))


def test_a_draw_is_the_first_eight_bytes_of_an_hmac_modulo_n() -> None:
    message = (5).to_bytes(8, "big") + (0).to_bytes(4, "big")
    x = int.from_bytes(hmac.new(SEED, message, hashlib.sha256).digest()[:8], "big")
    assert below(SEED, 5, 48) == x % 48


def test_draws_never_change_their_meaning() -> None:
    """These numbers are in docs/reference/record.md; a program in another language can check itself against them."""
    assert [below(SEED, draw, 48) for draw in range(8)] == [3, 16, 39, 9, 28, 13, 29, 7]
    assert [below(SEED, draw, 6) for draw in range(8)] == [3, 4, 3, 3, 4, 1, 5, 1]


def test_a_number_beyond_the_last_multiple_is_drawn_again() -> None:
    """With n just above half of 64 bits nearly every second first attempt must be refused."""
    n = (1 << 63) + 1
    refused = 0
    for draw in range(64):
        message = draw.to_bytes(8, "big") + bytes(4)
        first = int.from_bytes(hmac.digest(SEED, message, "sha256")[:8], "big")
        refused += first >= n
        assert 0 <= below(SEED, draw, n) < n
        assert (below(SEED, draw, n) == first) == (first < n)
    assert 16 < refused < 48


def test_every_outcome_is_as_likely_as_its_weight() -> None:
    state = State("kingdomino(seats=2)")
    drawn = Counter(draw_outcome(SEED, draw, state) for draw in range(4800))
    assert len(drawn) == 48
    assert 60 < min(drawn.values()) <= max(drawn.values()) < 145


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_seed_is_64_hexadecimal_digits() -> None:
    assert read_seed(SEED.hex()) == SEED
    assert len(seed_from("any text")) == 32
    for wrong in ("", "00", "zz" * 32, "00" * 33, "AA" * 32, "0" * 63 + " ", "00" * 32 + "\n"):
        with pytest.raises(NotationError, match="expected a seed of 64 hexadecimal digits in lower case, but got"):
            read_seed(wrong)
