"""The dominoes: the totals that everybody can count on the table."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from crownland import InvalidSetup
from crownland.games.land import pieces as dominoes
from crownland.games.land.pieces import ALIKE, BOXES, CROWNS_OF, DOMINOES, TERRAIN_OF, TERRAINS, Domino

SQUARES = {"wheat": 26, "forest": 22, "lake": 18, "grassland": 14, "swamp": 10, "mine": 6}
CROWNS = {"wheat": 5, "forest": 6, "lake": 6, "grassland": 6, "swamp": 6, "mine": 10}


def squares(box: str) -> Counter[str]:
    return Counter(terrain for domino in DOMINOES[box].values() for terrain in domino.terrains)


def crowns(box: str) -> Counter[str]:
    total: Counter[str] = Counter()
    for domino in DOMINOES[box].values():
        for terrain, number in zip(domino.terrains, domino.crowns, strict=True):
            total[terrain] += number
    return total


def test_K2_there_are_48_dominoes_numbered_from_1() -> None:
    assert list(DOMINOES["kingdomino"]) == list(range(1, 49))


def test_K2_the_squares_of_each_terrain_add_up() -> None:
    assert squares("kingdomino") == SQUARES
    assert sum(SQUARES.values()) == 2 * 48


def test_K2_the_crowns_of_each_terrain_add_up() -> None:
    assert crowns("kingdomino") == CROWNS


def test_K2_higher_numbers_are_worth_more_crowns() -> None:
    most = [max(domino.crowns) for domino in DOMINOES["kingdomino"].values()]
    assert most == sorted(most)
    assert Counter(most) == {0: 18, 1: 22, 2: 7, 3: 1}


def test_K2_no_domino_has_crowns_on_both_halves() -> None:
    assert all(min(domino.crowns) == 0 for domino in DOMINOES["kingdomino"].values())


def test_S1_the_sample_has_24_dominoes_numbered_from_1() -> None:
    assert list(DOMINOES["sample"]) == list(range(1, 25))


def test_S2_each_sample_domino_is_one_of_two_base_dominoes() -> None:
    def halves(domino: Domino) -> list[tuple[str, int]]:
        return sorted(zip(domino.terrains, domino.crowns, strict=True))

    base = DOMINOES["kingdomino"]
    for number, domino in DOMINOES["sample"].items():
        assert halves(domino) in (halves(base[2 * number - 1]), halves(base[2 * number]))


def test_S2_the_sample_keeps_half_of_the_squares_of_each_terrain() -> None:
    assert squares("sample") == {terrain: number // 2 for terrain, number in SQUARES.items()}


def test_alike_halves_are_those_with_the_same_terrain_and_crowns() -> None:
    alike = [number for number, domino in DOMINOES["kingdomino"].items() if domino.halves_are_alike]
    assert alike == list(range(1, 13))
    assert not Domino(1, ("wheat", "wheat"), (0, 1)).halves_are_alike
    assert not Domino(1, ("wheat", "lake"), (0, 0)).halves_are_alike


@pytest.mark.parametrize("box", BOXES)
def test_the_arrays_of_the_kernels_say_what_the_dominoes_say(box: str) -> None:
    index = BOXES.index(box)
    for number, domino in DOMINOES[box].items():
        assert tuple(TERRAINS[terrain] for terrain in TERRAIN_OF[index, number]) == domino.terrains
        assert tuple(CROWNS_OF[index, number]) == domino.crowns
        assert ALIKE[index, number] == domino.halves_are_alike


def test_anybody_can_ask_what_a_domino_shows() -> None:
    assert dominoes.domino("kingdomino", 48) == Domino(48, ("wheat", "mine"), (0, 3))
    assert dominoes.domino("sample", np.int64(24)) is DOMINOES["sample"][24]


@pytest.mark.parametrize(
    ("box", "number", "message"),
    [
        ("duel", 9, "expected a box out of kingdomino, sample, queendomino, .*but got 'duel'"),
        (["kingdomino"], 9, "expected a box out of .*but got \\['kingdomino'\\]"),
        ("kingdomino", 49, "expected a domino of kingdomino from 1 to 48, but got 49"),
        ("sample", 25, "expected a domino of sample from 1 to 24, but got 25"),
        ("kingdomino", "9", "expected a domino of kingdomino from 1 to 48, but got '9'"),
    ],
)
def test_a_domino_that_is_not_there_is_refused(box: Any, number: Any, message: str) -> None:
    with pytest.raises(InvalidSetup, match=message):
        dominoes.domino(box, number)
