"""What cannot be about maps: more crosses than dice and powers make, and shields that no dominoes cover."""

import pytest

from crownland.games.duel.setup import inconsistencies, map_alone
from crownland.games.land.inconsistency import Inconsistency


@pytest.mark.parametrize("text", ["#d1l", "#c2f2", "#c4f", "#d3l", "d2l2/#.", "#c3f1"])
def test_D8_D9_two_crosses_can_be_added(text: str) -> None:
    assert inconsistencies(map_alone(text)) == []


@pytest.mark.parametrize(("text", "crosses"), [("#d4l", 3), ("#d2l3", 3), ("#c4f1", 3), ("#f1c1/.dd3", 4)])
def test_D8_D9_a_third_added_cross_is_found(text: str, crosses: int) -> None:
    [doubt] = inconsistencies(map_alone(text))
    assert (doubt.code, doubt.args) == ("crosses", {"crosses": crosses, "most": 2})


def test_D8_one_domino_may_lie_apart_and_no_more() -> None:
    assert inconsistencies(map_alone("d.l/.#.")) == []
    assert inconsistencies(map_alone("d.l/.#./l.d")) == [Inconsistency("cover", {}, 0)]


def test_D8_shields_that_dominoes_cannot_cover_are_told_from_those_they_can() -> None:
    assert inconsistencies(map_alone("ddd/d#d/ddd")) == []
    assert inconsistencies(map_alone(".ddd/.d#d/ddd.")) == [], "two that are left may lie apart"
    assert inconsistencies(map_alone("d.d.d/.d#d./d.d.d")) == [Inconsistency("cover", {}, 0)]
