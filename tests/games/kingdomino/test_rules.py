"""The game as a whole: the result with bonuses and tie-breaks (K11, K12, K14, K15), random picks, conservation."""

import numpy as np
import pytest

from crownland import State
from crownland.games.draft.table import newer_line, older_line, undrawn, waiting
from drawn import ended
from strategies import CLASSES, add_seed_note, scaled, walk

pytestmark = pytest.mark.rules

BOTH = "kingdomino(seats=2,harmony=true,middle_kingdom=true)"


def test_K11_the_most_points_win() -> None:
    assert ended("#w1w", "#w1www").winners() == [1]
    assert ended("#w1w1", "#w1w", "#ww").winners() == [0]


def test_K12_equal_points_the_largest_property_wins() -> None:
    assert ended("#w1www", "#w1w1").winners() == [0]


def test_K12_the_largest_property_needs_no_crown() -> None:
    uncrowned = """
        #w1w1ff
        ...ff
        ...ff
    """
    assert ended("#w1www", uncrowned).winners() == [1]


def test_K12_equal_properties_the_most_crowns_win() -> None:
    two_crowns = """
        #g2gff
        ...ff
    """
    one_crown = """
        #w1www
    """
    assert [score.total for score in ended(two_crowns, one_crown).scores()] == [4, 4]
    assert [(s.largest, s.crowns) for s in ended(two_crowns, one_crown).scores()] == [(4, 2), (4, 1)]
    assert ended(two_crowns, one_crown).winners() == [0]
    assert ended(one_crown, two_crowns).winners() == [1]


def test_K12_what_is_still_equal_is_shared() -> None:
    assert ended("#w1www", "#l1lll").winners() == [0, 1]
    assert ended("#", "#w1www", "#", "#l1lll").winners() == [1, 3]
    assert ended("#", "#", "#").winners() == [0, 1, 2]


def test_K12_a_tie_is_broken_among_the_leaders_only() -> None:
    large_but_poor = """
        #fff
        ffff
        fff.
    """
    assert ended(large_but_poor, "#w1w1", "#w1www").winners() == [2]


def test_K14_ten_points_for_a_castle_in_the_centre() -> None:
    central = """
        w....
        w....
        ww#ww
        ....w
        ....w
    """
    beside = """
        w....
        w....
        wwww#
    """
    assert [score.bonuses["middle_kingdom"] for score in ended(central, beside, variant=BOTH).scores()] == [10, 0]


def test_K14_holes_do_not_matter() -> None:
    assert ended("#", "ww#ww", variant=BOTH).scores()[1].bonuses["middle_kingdom"] == 10
    assert ended("#", "#wwww", variant=BOTH).scores()[1].bonuses["middle_kingdom"] == 0


def test_K14_three_squares_from_the_castle_are_central_on_7x7() -> None:
    state = ended("#wwff", "#ww", variant="kingdomino(seats=2,middle_kingdom=true,mighty_duel=true)")
    assert [score.total for score in state.scores()] == [0, 10]
    state = ended("fww#wwf", "wwff#", variant="kingdomino(seats=2,middle_kingdom=true,mighty_duel=true)")
    assert [score.total for score in state.scores()] == [10, 0]


def test_K15_five_points_for_a_kingdom_without_a_discard() -> None:
    """A single discard is enough to lose the five points."""
    full = """
        wwwww
        wwwww
        ww#ww
        wwwww
        wwwww
    """
    one_less = full.replace("wwwww", ".www.", 1)
    state = ended(full, one_less, variant="kingdomino(seats=2,harmony=true)")
    assert [int(kingdom.discards) for kingdom in state.record.kingdoms[:2]] == [0, 1]
    assert [score.bonuses for score in state.scores()] == [{"harmony": 5}, {"harmony": 0}]
    assert [score.total for score in state.scores()] == [5, 0]


def test_K14_K15_without_the_variants_there_are_no_bonuses() -> None:
    assert [score.bonuses for score in ended("ww#ww", "#").scores()] == [{}, {}]


def test_K14_K15_bonuses_come_on_top_of_the_land() -> None:
    score = ended("w1w#ww", "#", variant=BOTH).scores()[0]
    assert (score.total, score.bonuses) == (2 + 10, {"harmony": 0, "middle_kingdom": 10})


@pytest.mark.parametrize("variant", CLASSES)
def test_K2_K8_dominoes_are_conserved_and_kingdoms_stay_inside_their_frame(variant: str) -> None:
    for seed in range(scaled(20)):
        for state, _ in walk(variant, seed):
            with add_seed_note(seed, state):
                check_table(state)
        with add_seed_note(seed, state):
            check_table(state)


def check_table(state: State) -> None:
    """Count every domino: undrawn, on a line, laid, discarded."""
    record = state.record
    kingdoms = record.kingdoms[: record.kingdoms_in_play]
    laid = sum(len(state.land(seat)) for seat in range(state.variant.kingdoms)) // 2
    gone = laid + int(kingdoms["discards"].astype(int).sum())
    placed_this_turn = 1 if state.phase == "claim" and state.round else 0
    on_lines = len(waiting(state)) - placed_this_turn + len(newer_line(state))
    assert len(undrawn(state)) + on_lines + gone == (24 if state.variant.game == "sample" else 48)
    assert not {number for number, _ in older_line(state)} & set(undrawn(state))
    for index, kingdom in enumerate(kingdoms):
        north, south, west, east = state.bounds(index)
        assert max(south - north, east - west) < record.frame
        assert int(kingdom.taken) == 1 | int(np.bitwise_or.reduce(kingdom.terrain))
        assert sum(int(squares).bit_count() for squares in kingdom.terrain) == int(kingdom.taken).bit_count() - 1
