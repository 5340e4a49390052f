"""What cannot be about courts: tiles, knights, towers, and where the queen lives."""

from collections.abc import Sequence

from crownland import State
from crownland.engine.turn import OVER
from crownland.engine.validate import Square
from crownland.games.land.inconsistency import Inconsistency
from crownland.games.queendomino.setup import inconsistencies, kingdom_alone

LAND = "ttt/t#t/ttf"


def alone(
    knights: int = 1,
    towers: int = 0,
    queen: bool = False,
    buildings: Sequence[tuple[str, Square]] = (),
    text: str = LAND,
    game: str = "queendomino",
) -> State:
    return kingdom_alone(game, 5, text, 7, knights, towers, queen, buildings)


def test_a_sound_court_is_not_doubted() -> None:
    tiles = [("church", (-1, 0)), ("queens_tower", (0, 1)), ("guardtower", (1, 0))]
    assert inconsistencies(alone(towers=2, queen=True, buildings=tiles)) == [], "the crown of a building is no domino's"


def test_Q3_a_building_stands_no_more_often_than_it_has_tiles() -> None:
    tiles = [("church", (-1, column)) for column in (-1, 0, 1)]
    assert inconsistencies(alone(buildings=tiles)) == [
        Inconsistency("copies", {"building": "church", "tiles": 3, "most": 2})
    ]


def test_Q3_there_are_no_more_knights_and_towers_than_in_the_box() -> None:
    others = 2  # knights of the other kingdoms, one each from the start
    assert inconsistencies(alone(knights=22 - others, towers=15)) == []
    found = inconsistencies(alone(knights=23 - others, towers=16))
    assert found == [
        Inconsistency("knights", {"knights": 23, "most": 22}),
        Inconsistency("towers", {"towers": 16, "most": 15}),
    ]


def test_Q9_the_queen_visits_nobody_without_a_tower_or_with_fewer_than_another() -> None:
    assert inconsistencies(alone(queen=True)) == [Inconsistency("queen_towerless", {}, 0)]
    state = alone(queen=True, towers=1)
    state.record.courts[1].towers = 1
    assert inconsistencies(state) == [], "of equals the one who built last hosts her"
    state.record.courts[1].towers = 2
    assert inconsistencies(state) == [Inconsistency("queen_outbuilt", {"towers": 1, "most": 2}, 0)]


def test_Q9_somebody_hosts_the_queen_where_there_is_a_tower() -> None:
    assert inconsistencies(alone(towers=2)) == [], "of a kingdom by itself nobody knows"
    state = alone(towers=2)
    state.record.phase = OVER
    assert inconsistencies(state) == [Inconsistency("queen_nobody", {})]


def test_W1_a_royal_wedding_has_the_dominoes_of_both_boxes() -> None:
    text = "#wm3"  # domino 48 of Kingdomino
    assert [doubt.code for doubt in inconsistencies(alone(text=text))] == ["alone", "alone"]
    assert inconsistencies(alone(text=text, game="royal_wedding")) == []
