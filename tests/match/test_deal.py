"""A finished match can be dealt again from its seed by anybody."""

import random

import pytest

from crownland import IllegalAction, Match, all_variants
from crownland.match.dealer import check_deal
from crownland.match.timeline import Timeline, replay

SEED = bytes(range(32))
VARIANTS = [str(variant) for variant in all_variants() if not variant.switches or variant.switches == ("dynasty",)]


def played(variant: str) -> Match:
    match, rng = Match(variant, ["x"] * seats_of(variant), SEED), random.Random(3)
    while not match.is_over:
        match.play(rng.choice(match.state.legal_codes()))
    return match


def seats_of(variant: str) -> int:
    return next(known.seats for known in all_variants() if str(known) == variant)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_seed_deals_the_match_again(variant: str) -> None:
    match = played(variant)
    assert check_deal(match, SEED) == sum(1 for actor in match.actors if actor < 0) or variant.count("dynasty")


@pytest.mark.parametrize("variant", VARIANTS)
def test_another_seed_does_not(variant: str) -> None:
    match = played(variant)
    with pytest.raises(IllegalAction, match=r"event \d+: expected what the seed deals, but something else was drawn"):
        check_deal(match, bytes(32))


def test_a_match_in_progress_can_be_dealt_again_too() -> None:
    match = Match("kingdomino(seats=3)", ["x"] * 3, SEED)
    match.play(match.state.legal_codes()[0])
    assert check_deal(match, SEED) > 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_record_that_stops_while_chance_is_in_turn_is_dealt_as_far_as_it_goes(variant: str) -> None:
    first = played(variant).logs[0]
    other = Match(variant, ["x"] * seats_of(variant), bytes(32)).logs[0]

    def logged(logs: list[list[int]]) -> Timeline:
        return replay(variant, [], logs)

    for length in range(1, len(other) + 1):  # before the first decision
        assert check_deal(logged([first[:length]]), SEED) == length
    with pytest.raises(IllegalAction, match=r"^(game 1, )?event \d+: expected what the seed deals"):
        check_deal(logged([other]), SEED)
    whole = next(length for length in range(1, 99) if logged([other[:length]]).events)
    if variant == "duel()":  # both seeds let the same player begin
        assert check_deal(logged([other[:whole]]), SEED) == 1
        return
    with pytest.raises(IllegalAction, match="event 1: expected what the seed deals"):
        check_deal(logged([other[:whole]]), SEED)
