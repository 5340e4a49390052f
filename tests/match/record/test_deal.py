"""A finished match can be dealt again from its seed by anybody."""

import random

import pytest

from crownland.match.match import Match
from crownland.match.record.deal import deal_again
from crownland.rules.errors import IllegalAction
from crownland.rules.variants import all_variants

SEED = bytes(range(32))
VARIANTS = [str(variant) for variant in all_variants() if not variant.switches or variant.switches == ("dynasty",)]


def played(variant: str) -> Match:
    match, luck = Match(variant, ["x"] * seats_of(variant), SEED), random.Random(3)
    while not match.is_over:
        match.play(luck.choice(match.state.legal_codes()))
    return match


def seats_of(variant: str) -> int:
    return next(known.seats for known in all_variants() if str(known) == variant)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_seed_deals_the_match_again(variant: str) -> None:
    match = played(variant)
    assert deal_again(match.variant, match.logs, SEED) == sum(1 for doer in match.doers if doer < 0) or variant.count(
        "dynasty"
    )


@pytest.mark.parametrize("variant", VARIANTS)
def test_another_seed_does_not(variant: str) -> None:
    match = played(variant)
    with pytest.raises(IllegalAction, match=r"event \d+: expected what the seed deals, but something else was drawn"):
        deal_again(match.variant, match.logs, bytes(32))


def test_a_match_in_progress_can_be_dealt_again_too() -> None:
    match = Match("kingdomino(seats=3)", ["x"] * 3, SEED)
    match.play(match.state.legal_codes()[0])
    assert deal_again(match.variant, match.logs, SEED) > 0
