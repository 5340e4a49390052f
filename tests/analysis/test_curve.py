"""The line of a review: it moves by what was drawn and by what faults cost, and ends with the result."""

import pytest

from crownland import CHANCE, Match, find_variant, make_bot
from crownland.analysis.assess import Trial
from crownland.analysis.review import interpolate
from crownland.analysis.review_types import Outlook, Shift


def outlook(event_index: int, win: float, points: float = 30.0) -> Outlook:
    return Outlook(event_index, [win, 1 - win], [points, 30.0], 0.01)


def wins(curve: dict[int, Outlook]) -> list[float]:
    return [curve[event_index].win[0] for event_index in sorted(curve)]


def test_a_fault_moves_the_line_by_what_it_cost_and_nothing_else_does() -> None:
    fault = Shift([0.3, -0.3], [4.0, -1.0], 0.01)
    curve = interpolate([outlook(0, 0.6), outlook(4, 0.3, 26.0)], {1: None, 2: fault, 3: None}, [])
    assert wins(curve) == pytest.approx([0.6, 0.6, 0.6, 0.3, 0.3])
    assert [curve[event_index].points[0] for event_index in (2, 3)] == pytest.approx([30, 26])
    assert curve[3].points[1] - curve[2].points[1] == pytest.approx(1)


def test_what_no_fault_explains_is_spread_over_the_decisions() -> None:
    curve = interpolate([outlook(0, 0.5), outlook(4, 0.6)], {0: None, 2: None}, [])
    assert wins(curve) == pytest.approx([0.5, 0.55, 0.55, 0.6, 0.6])
    fault = Shift([0.2, -0.2], [0.0, 0.0], 0.01)
    assert wins(interpolate([outlook(0, 0.5), outlook(3, 0.4)], {0: None, 1: fault}, [])) == pytest.approx(
        [0.5, 0.6, 0.4, 0.4]
    )


def test_a_chance_stays_one_and_all_chances_are_one() -> None:
    curve = interpolate([outlook(0, 0.9), outlook(3, 0.9)], {0: Shift([-0.5, 0.5], [0.0, 0.0], 0.1), 1: None}, [])
    assert all(0 <= one <= 1 for one in wins(curve)) and all(sum(one.win) == pytest.approx(1) for one in curve.values())


def test_what_lies_around_a_gap_is_not_told() -> None:
    known = [outlook(0, 0.5), outlook(3, 0.6), outlook(6, 0.4)]
    assert sorted(interpolate(known, {0: None, 4: None}, [1])) == [0, 3, 4, 5, 6]


@pytest.mark.parametrize("variant", ["kingdomino(seats=3)", "queendomino(seats=2)", "duel()"])
def test_a_round_is_carried_on_to_the_next_draw_always_alike(variant: str) -> None:
    seats = find_variant(variant).seats
    match, bot = Match(variant, ["?"] * seats, seed=bytes(32)), make_bot("greedy")
    while match.state.round < 2 or match.state.seat == CHANCE:
        match.play(bot.choose(match.state))
    before, trials = match.state.copy(), [Trial(match.state, "luck") for _ in range(2)]
    for trial in trials:
        trial.look_ahead()
    assert all(end.seat == CHANCE for end in trials[0].ends) and trials[0].ends == trials[1].ends
    assert match.state == before, "the state is left as it is"
