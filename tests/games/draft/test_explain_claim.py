"""Reasons to claim a domino: what goes with those that somebody has claimed already."""

import random
from itertools import pairwise

from crownland import CHANCE, Claim, State, decode
from crownland.analysis.comparison import Comparison
from crownland.games.draft.explain_claim import (
    chooses_again,
    claimed,
    denies,
    domino_terrains,
    earlier,
    feeds,
    who_choose_yet,
)
from crownland.games.land.explain import main_land
from crownland.games.land.pieces import DOMINOES

LUCK = 11


def early_claims(variant: str, seed: int = LUCK) -> list[State]:
    """Return the tables at which somebody claims in the opening and the first two rounds of a game."""
    rng, state, found = random.Random(seed), State(variant), []
    while state.round <= 2:
        if state.seat == CHANCE:
            state.draw(rng)
            continue
        if isinstance(decode(state.legal_codes()[0]), Claim):
            found.append(state.copy())
        state.apply(rng.choice(state.legal_actions()))
    return found


def test_what_a_kingdom_has_claimed_is_under_its_kings_and_not_in_its_land_yet() -> None:
    for variant in ("kingdomino(seats=2)", "royal_wedding(seats=6,teams=true)"):
        for state in early_claims(variant):
            draft = state.draft
            assert draft is not None
            for kingdom in range(state.variant.kingdoms):
                kings = state.variant.rulers(kingdom)
                under = [DOMINOES[draft.older_box][number] for number, seat in draft.waiting if seat in kings]
                if state.seat in kings and draft.waiting:
                    under = under[1:]  # it is the seat's turn, and it has placed its domino
                under += [DOMINOES[draft.newer_box][number] for number, seat in draft.newer if seat in kings]
                assert claimed(state, kingdom) == under


def domino_of(code: int) -> int:
    action = decode(code)
    assert isinstance(action, Claim)
    return action.domino


def crowns_on(number: int, terrain: str) -> list[int]:
    """Return the crowns of each half of a domino that has a terrain."""
    domino = DOMINOES["kingdomino"][number]
    return [crowns for name, crowns in zip(domino.terrains, domino.crowns, strict=True) if name == terrain]


def test_a_domino_goes_with_a_claimed_one_where_they_share_a_terrain_and_have_a_crown_on_it() -> None:
    result = set()
    for state in early_claims("kingdomino(seats=2)"):
        codes = state.legal_codes()
        for best, other in pairwise(codes):
            case, domino = Comparison(state, best, other), domino_of(best)
            for terrain in sorted(domino_terrains(state, domino)):
                own = feeds(case, domino, terrain, 4)
                theirs = denies(case, domino, domino_of(other), 1 - case.own, terrain, 4)
                for one, kingdom in ((own, case.own), (theirs, 1 - case.own)):
                    if one is None or one.id not in ("matches", "denies-match"):
                        continue
                    result.add(one.id)
                    partner, land = one.args["domino"], main_land(state, kingdom, terrain)
                    assert partner in [each.number for each in claimed(state, kingdom)]
                    assert crowns_on(partner, terrain) and sum(crowns_on(partner, terrain) + crowns_on(domino, terrain))
                    assert land is None or land.size < 2, "where there is land, that is told"
    assert result == {"matches", "denies-match"}


def test_a_rival_takes_what_is_left_only_if_it_chooses_before_the_own_next_king() -> None:
    result = set()
    for state in early_claims("kingdomino(seats=2)"):
        draft = state.draft
        assert draft is not None
        if not draft.waiting:
            assert who_choose_yet(state) == {1 - state.seat}, "in the opening the next king is drawn"
            continue
        coming = [seat for _, seat in draft.waiting[1:]]
        before = coming[: coming.index(state.seat)] if state.seat in coming else coming
        assert who_choose_yet(state) == set(before)
        assert chooses_again(state) == (coming[:1] == [state.seat])
        result.add((chooses_again(state), bool(who_choose_yet(state))))
    assert result >= {(True, False), (False, True)}


def test_the_next_turn_comes_earlier_only_if_no_own_king_stands_before_it() -> None:
    met = set()
    for state in (state for seed in range(6) for state in early_claims("kingdomino(seats=2)", seed)):
        draft, codes = state.draft, state.legal_codes()
        assert draft is not None
        numbers = [number for number, _ in draft.newer]
        mine = [number for number, seat in draft.newer if seat == state.seat]
        for best, other in pairwise(map(domino_of, codes)):
            result = earlier(state, best, other, 1)
            place, instead = (1 + min(map(numbers.index, [domino, *mine])) for domino in (best, other))
            assert [one.args for one in result] == ([{"place": place, "other": instead}] if place < instead else [])
            met.add((bool(mine), bool(result)))
    assert (True, False) in met and (False, True) in met


def test_what_the_other_option_does_as_well_is_no_reason() -> None:
    met = 0
    for state in early_claims("kingdomino(seats=2)"):
        for best, other in pairwise(state.legal_codes()):
            one, two = domino_of(best), domino_of(other)
            for terrain in domino_terrains(state, one) & domino_terrains(state, two):
                if sum(crowns_on(two, terrain)) >= sum(crowns_on(one, terrain)):
                    assert feeds(Comparison(state, best, other), one, terrain, 4) is None
                    met += 1
    assert met
