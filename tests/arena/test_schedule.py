"""Who sits where: every deal is played in all seatings."""

from typing import Any

import pytest

from crownland import InvalidSetup
from crownland.arena.schedule import make_pairings, make_plan


def test_two_bots_at_two_places_change_seats() -> None:
    assert [pairing.seatings for pairing in make_pairings(2, 2)] == [((0, 1), (1, 0))]


def test_of_two_bots_at_four_places_the_first_sits_alone_once_at_each() -> None:
    seatings = make_pairings(2, 4)[0].seatings
    assert sorted(seatings) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


def test_as_many_bots_as_places_sit_at_one_table_and_move_on() -> None:
    [pairing] = make_pairings(3, 3)
    assert len(pairing.seatings) == 3
    for place in range(3):
        assert {seating[place] for seating in pairing.seatings} == {0, 1, 2}


@pytest.mark.parametrize(("bots", "places"), [(3, 2), (3, 4), (5, 4)])
def test_otherwise_each_meets_each(bots: int, places: int) -> None:
    pairings = make_pairings(bots, places)
    assert len(pairings) == bots * (bots - 1) // 2
    for pairing in pairings:
        assert len({bot for seating in pairing.seatings for bot in seating}) == 2
        assert len(pairing.seatings) == places


def test_the_seats_of_a_team_are_one_place() -> None:
    plan = make_plan(["greedy", "random"], "royal_wedding(seats=6,teams=true)", 4, "0")
    assert len(plan.pairings[0].seatings) == 3
    assert plan.deals == 2


@pytest.mark.parametrize("games", [2.5, 0, "4"])
def test_games_are_a_whole_number(games: Any) -> None:
    with pytest.raises(InvalidSetup, match=f"expected 1 or more games, but got {games!r}"):
        make_plan(["greedy", "random"], "sample()", games, "0")


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = make_plan(["greedy", "random"], "kingdomino(seats=4)", 10, "0")
    jobs = list(plan.jobs)
    assert [job.deal for job in jobs] == [0, 1, 2]
    assert sum(len(job.seatings) for job in jobs) == 12


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["greedy"], "expected at least two bots, but got 1"),
        (["greedy", "clever"], "but got 'clever'"),
    ],
)
def test_bots_that_make_no_sense_are_refused(bots: list[str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        make_plan(bots, "kingdomino(seats=2)", 10, "0")
