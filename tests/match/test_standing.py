"""K13: three games in a row, points summed."""

from crownland import State
from crownland.match.standing import leaders, rank, standing
from matches import finish, seated


def test_K13_points_of_three_games_are_summed() -> None:
    match = finish(seated("kingdomino(seats=4,dynasty=true,harmony=true)"))
    scores = [state.scores() for state in match.states]
    assert len(scores) == 3
    for seat in range(4):
        assert match.standing().totals[seat] == sum(game[seat].total for game in scores)
        assert match.standing().bonuses[seat] == {"harmony": sum(game[seat].bonuses["harmony"] for game in scores)}


def test_K13_each_game_has_a_fresh_shuffle_and_a_fresh_opening() -> None:
    match = finish(seated("kingdomino(seats=2,dynasty=true)"))
    first_lines = [tuple(log[:4]) for log in match.logs]
    assert len(set(first_lines)) == 3
    assert all(State("kingdomino(seats=2)").phase == "line" for _ in match.logs)


def test_K13_a_tie_goes_to_the_largest_property_of_any_game_then_to_all_crowns() -> None:
    assert rank([(10, 4, 5), (20, 7, 6), (30, 3, 1)]) == (60, 7, 12)
    assert leaders([(60, 7, 12), (60, 8, 3)]) == [1]
    assert leaders([(60, 7, 12), (60, 7, 13), (59, 9, 99)]) == [1]
    assert leaders([(60, 7, 12), (60, 7, 12), (60, 7, 11)]) == [0, 1]


def test_a_single_game_stands_as_its_own_rules_say() -> None:
    match = finish(seated("kingdomino(seats=3)"))
    stand = standing([match.state])
    assert stand.winners == match.state.winners()
    assert stand.totals == [score.total for score in match.state.scores()]
