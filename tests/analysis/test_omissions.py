"""What is left undone turn after turn is one fault: it takes one place among the worst, and counts once."""

from crownland import Action, Assessment, Build, Burn, Claim, Knights, encode
from crownland.analysis.review import group_faults
from crownland.analysis.review_types import Grade, Tried

BURNT = Burn("church", 3)


def fault(event_index: int, action: Action, win: float, grade: Grade = "mistake", game: int = 1) -> Assessment:
    played = Tried(encode(action), str(action), 0.4, 0.0)
    best = Tried(encode(BURNT), str(BURNT), 0.4 + win, 0.0)
    return Assessment(event_index, game, event_index, 1, 0, 3, grade, win, 0.0, 0.0, 0.0, best, played, [])


def event_count(*decisions: Assessment) -> list[list[int]]:
    return [[one.event_index for one in together] for together in group_faults(decisions)]


def test_a_dragon_left_alone_again_and_again_is_one_fault_the_costliest_turn_first() -> None:
    alone = fault(2, Burn(), 0.1), fault(5, Burn(), 0.15), fault(9, Burn(), 0.12)
    assert event_count(*alone, fault(7, Claim(12), 0.11)) == [[5, 9, 2], [7]]


def test_an_omission_ends_when_it_is_made_up_for_and_begins_anew() -> None:
    assert event_count(fault(2, Burn(), 0.1), fault(4, BURNT, 0.0, "best"), fault(6, Burn(), 0.2)) == [[6], [2]]
    assert event_count(fault(2, Burn(), 0.1), fault(4, Burn(), 0.0, "good"), fault(6, Burn(), 0.2)) == [[6, 2]]


def test_different_omissions_and_those_of_other_games_are_told_apart() -> None:
    other = fault(3, Knights(), 0.09), fault(4, Build(), 0.08), fault(6, Burn(), 0.07, game=2)
    assert event_count(fault(2, Burn(), 0.1), *other) == [[2], [3], [4], [6]]


def test_what_was_done_badly_twice_are_two_faults() -> None:
    assert event_count(fault(2, Claim(3), 0.05), fault(8, Claim(4), 0.06)) == [[8], [2]]
