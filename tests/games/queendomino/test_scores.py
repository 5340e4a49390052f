"""Points at the end of Queendomino: coins, land, buildings, the queen, ties (Q13..Q16)."""

import pytest

from courts import BOARD, Court, scene
from crownland import Property, State
from crownland.games.queendomino.court import Built
from crownland.games.queendomino.table import describe_court

pytestmark = pytest.mark.rules

EXAMPLE = """
    g1 g1 t  t  f1
    g1 g  w1 w  f
    t  l1 #  w  t
    t  l1 f1 m2 m1
    s1 l  t  f  m1
"""
FOUR: str = "queendomino(seats=4)"


def ended(*courts: Court, variant: str = FOUR, queen: str = "nobody", board: tuple[str, ...] = BOARD) -> State:
    return scene(*courts, phase="over", variant=variant, queen=queen, board=board)


def lines(state: State) -> list[str]:
    """Write the score of the first kingdom as on the pad."""
    land = [f"{each.terrain} {each.size} x {each.crowns} = {each.points}" for each in state.score(0).properties]
    return [*land, *[f"{tile.building} {tile.points}" for tile in describe_court(state, 0).buildings]]


def test_Q16_the_worked_example_scores_71_line_by_line() -> None:
    buildings = "statue@-2,0/church@-2,1/sawmill@0,-2/guardtower@0,2/travelling_castle@1,-2/big_tavern@2,0"
    court = Court(EXAMPLE, coins=11, knights="3@0,-1", towers=3, buildings=buildings)
    state = ended(court, queen="0")
    score, own = state.scores()[0], describe_court(state, 0)
    assert lines(state) == [
        "forest 1 x 0 = 0",
        "forest 1 x 1 = 1",
        "forest 2 x 1 = 2",
        "grassland 4 x 4 = 16",
        "lake 3 x 2 = 6",
        "mine 3 x 4 = 12",
        "swamp 1 x 1 = 1",
        "town 1 x 0 = 0",
        "town 1 x 0 = 0",
        "town 2 x 0 = 0",
        "town 2 x 0 = 0",
        "wheat 3 x 1 = 3",
        "statue 5",
        "church 8",
        "sawmill 6",
        "guardtower 3",
        "travelling_castle 3",
        "big_tavern 2",
    ]
    assert score.bonuses == {"coins": 3, "buildings": 27}
    assert (own.coins, own.reserve, own.knights, own.towers, own.has_queen) == (11, 3, ((0, -1),), 3, True)
    assert own.queen_on is not None and (own.queen_on.terrain, own.queen_on.crowns) == ("grassland", 4)
    assert score.total == state.total(0) == 71
    assert state.winners() == [0]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (7, 2)])
def test_Q13_three_coins_are_a_point(coins: int, points: int) -> None:
    state = ended(Court("#ww", coins=coins))
    assert state.scores()[0].bonuses["coins"] == points == state.total(0)


def test_Q13_towns_count_the_crowns_of_their_buildings() -> None:
    state = ended(Court("#t1t1tt", coins=0, buildings="queens_tower@0,1/queens_tower@0,2"))
    assert state.scores()[0].properties == (Property("town", ((0, 1), (0, 2), (0, 3), (0, 4)), 2),)
    assert state.total(0) == 8


@pytest.mark.parametrize(
    ("tile", "land", "knights", "towers", "points"),
    [
        ("statue", "#tw", "1", 0, 5),
        ("small_tavern", "#tw", "3", 0, 3),
        ("big_tavern", "#tw", "4", 0, 2),
        ("guardtower", "#tw", "1", 2, 3),
        ("fortified_castle", "#tw", "1", 3, 2),
        ("safe_towers", "#tw", "1", 1, 2),
        ("safe_knights", "#tw", "2", 0, 2),
        ("queens_tower", "#t1w", "1", 0, 0),
        ("travelling_castle", "#tw", "1", 1, 1),
        ("training_camp", "#tw", "1@0,2", 0, 2),
        ("bakery", "#tww/wllll", "1", 0, 4),
        ("sawmill", "#tf", "1", 0, 2),
        ("fishmonger", "#tl", "2", 0, 2),
        ("weaving_shop", "#tgg/.wwg/gwlg", "2", 0, 4),
        ("magic_school", "#tss/.swg/slsw", "2", 1, 8),
        ("foundry", "#tw", "2", 1, 0),
        ("church", "#twtt", "1", 0, 4),
    ],
)
def test_Q13_what_each_building_is_worth(tile: str, land: str, knights: str, towers: int, points: int) -> None:
    court = Court(land, coins=0, knights=knights, towers=towers, buildings=f"{tile}@0,1")
    board = tuple(other for other in BOARD if other != tile)
    state = ended(court, queen="0" if towers else "nobody", board=(*board, *["statue", "church"])[:6])
    score = state.scores()[0]
    assert describe_court(state, 0).buildings == (Built(tile, (0, 1), points),)
    assert score.bonuses["buildings"] == points
    assert score.total == state.total(0)


def test_Q14_the_queen_is_a_crown_on_the_largest_property_crowned_or_not() -> None:
    state = ended(Court("#tt..\nfffl.\nwwww.", coins=0, towers=1, buildings="travelling_castle@0,1"), queen="0")
    score, queen_on = state.scores()[0], describe_court(state, 0).queen_on
    assert queen_on is not None and (queen_on.terrain, queen_on.size, queen_on.crowns) == ("wheat", 4, 1)
    assert score.total == state.total(0) == 4 + 1


def test_Q14_of_equally_large_ones_the_first_in_order_gets_her_and_towns_count_too() -> None:
    court = Court("#tttt/wwww1l/....l", coins=0, towers=1, buildings="travelling_castle@0,1")
    state = ended(court, queen="0")
    queen_on = describe_court(state, 0).queen_on
    assert queen_on is not None and (queen_on.terrain, queen_on.crowns) == ("town", 1)
    assert state.total(0) == 4 * 1 + 4 * 1 + 1


def test_Q14_no_land_no_place_for_the_queen() -> None:
    """The castle is never part of a property; a host without land cannot be, but scores as nothing."""
    state = ended(Court("#tt", coins=0, towers=1, buildings="travelling_castle@0,1"), queen="0")
    assert state.total(0) == 2 + 1
    assert state.scores()[1].properties == () and state.total(1) == 2


def test_Q15_equal_points_the_largest_property_wins_crowned_or_not() -> None:
    state = ended(
        Court("#w1w", coins=0), Court("#w1wll", coins=0), Court("#w1w/.ss/.ss", coins=0), Court("#ff", coins=0)
    )
    assert [score.total for score in state.scores()] == [2, 2, 2, 0]
    assert [state.tie_breaks(index)[0] for index in range(4)] == [2, 2, 4, 2]
    assert state.winners() == [2]


def test_Q15_then_the_victory_is_shared_whatever_the_crowns() -> None:
    state = ended(Court("#w1w1", coins=0), Court("#ll", coins=14 - 2, knights="0@0,1"), Court(coins=0), Court(coins=0))
    assert [score.total for score in state.scores()] == [4, 4, 0, 0]
    assert [score.crowns for score in state.scores()] == [2, 0, 0, 0]
    assert state.winners() == [0, 1]


def test_Q15_W4_teams_are_compared_as_kingdoms() -> None:
    variant = "royal_wedding(seats=6,teams=true)"
    state = ended(Court("#w1w", coins=3), Court("#w1w\n.ll\n.ll", coins=3), Court(coins=7), variant=variant)
    assert len(state.scores()) == 3
    assert state.winners() == [1]
