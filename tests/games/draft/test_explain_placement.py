"""Reasons to place a domino somewhere: what they say of the room that is left comes true, whatever is played."""

import random

import pytest

from crownland import CHANCE, State, decode
from crownland.games.draft.explain import dominoes_to_come, follows, most_dominoes, off_centre, offers, too_small
from crownland.games.draft.table import best_placement, newer_line, waiting
from placements import cases

BOTH = "sample(harmony=true,middle_kingdom=true)"


def play_out(state: State, rng: random.Random) -> State:
    while not state.is_over:
        if state.seat == CHANCE:
            state.draw(rng)
        else:
            state.apply(rng.choice(state.legal_codes()))
    return state


@pytest.mark.parametrize("variant", [BOTH, "queendomino(seats=3)"])
def test_where_the_room_is_too_small_something_is_discarded_however_the_game_goes_on(variant: str) -> None:
    rng, result = random.Random(1), 0
    for case in cases(variant, 6):
        if (because := too_small(case, 0)) is None:
            continue
        result += 1
        end = play_out(case.after_other.copy(), rng)
        lost = end.discards(case.own) - case.after_other.discards(case.own)
        assert lost >= because.args["left"] - because.args["room"] > 0
        assert because.id == "too-small" or case.after_other.discards(case.own) == 0
    assert result > 3


@pytest.mark.parametrize("variant", [BOTH, "kingdomino(seats=3)", "queendomino(seats=2)"])
def test_as_many_dominoes_are_to_come_as_come(variant: str) -> None:
    rng = random.Random(2)
    for case in cases(variant, 1)[::3]:
        end = play_out(case.after.copy(), rng)
        placed = (len(end.land(case.own)) - len(case.after.land(case.own))) // 2
        came = placed + end.discards(case.own) - case.after.discards(case.own)
        assert came == dominoes_to_come(case.after, case.own) and placed <= most_dominoes(case.after, case.own)


def test_a_castle_off_the_centre_never_counts_as_the_middle() -> None:
    rng, result = random.Random(3), 0
    for case in cases(BOTH, 4):
        if off_centre(case):
            result += 1
            assert play_out(case.after_other.copy(), rng).score(case.own).bonuses["middle_kingdom"] == 0
    assert result


def test_the_domino_that_follows_is_another_one_under_an_own_king() -> None:
    found = [(case, because) for case in cases("sample()", 8) if (because := follows(case, None, 0))]
    for case, because in found:
        domino = because.args["domino"]
        assert domino != decode(case.best).domino  # type: ignore[attr-defined]
        assert (domino, case.seat) in [*waiting(case.after), *newer_line(case.after)]
        assert because.args["points"] == best_placement(case.after, case.seat, domino)
    assert found


def test_the_domino_on_offer_is_free_and_brings_more_than_any_would_otherwise() -> None:
    found = [(case, because) for case in cases("sample()", 8) if (because := offers(case, None, 0))]
    for case, because in found:
        free = [number for number, king in newer_line(case.after) if king is None]
        assert because.args["domino"] in free
        assert because.args["points"] > max(best_placement(case.after_other, case.seat, one) or 0 for one in free)
    assert found
