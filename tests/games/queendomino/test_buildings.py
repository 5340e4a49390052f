"""The building tiles: the table adds up, and the page of components shows it as it is (Q3, Q17)."""

import re
from pathlib import Path

import pytest

from crownland import Building, InvalidSetup, building
from crownland.games.land.pieces import DOMINOES
from crownland.games.queendomino import pieces as buildings
from crownland.games.queendomino.pieces import ALL_TILES, BUILDINGS, EVIDENCE, NAMES

pytestmark = pytest.mark.rules

PAGE = (Path(__file__).parents[3] / "docs" / "reference" / "components.md").read_text(encoding="utf-8")
POINTS = {
    "": "",
    "flat": "{value}",
    "per_property": "{value} for each {terrain} property",
    "per_tower": "{value} for each tower",
    "per_knight": "{value} for each knight",
}
TAXES = {"": "", "per_tower": "a coin for each tower", "per_knight": "a coin for each knight"}


def test_Q3_there_are_32_tiles() -> None:
    assert ALL_TILES == sum(tile.copies for tile in BUILDINGS.values()) == 32
    assert len(BUILDINGS) == 17


def test_Q3_towns_are_part_of_the_box() -> None:
    terrains = [terrain for domino in DOMINOES["queendomino"].values() for terrain in domino.terrains]
    assert len(terrains) == 96 and terrains.count("town") == 20


def test_the_arrays_of_kernels_say_what_the_table_says() -> None:
    for tile in BUILDINGS.values():
        assert NAMES[tile.number] == tile.id
        found = [int(column[tile.number]) for column in (buildings.TOWERS, buildings.KNIGHTS, buildings.CROWNS)]
        assert found == [tile.towers, tile.knights, tile.crowns]
    assert not any(column.flags.writeable for column in (buildings.TOWERS, buildings.COPIES, buildings.POINTS_VALUE))


def test_Q17_every_tile_says_how_surely_it_is_known() -> None:
    for tile in BUILDINGS.values():
        assert {tile.towers_evidence, tile.knights_evidence} <= set(EVIDENCE)
    assert {tile.towers_evidence for tile in BUILDINGS.values()} == set(EVIDENCE)


def row_of(tile: Building) -> list[str]:
    points = POINTS[tile.points].format(value=tile.value, terrain=tile.terrain)
    numbers = [str(number) for number in (tile.copies, tile.towers, tile.knights, tile.crowns)]
    evidence = [tile.towers_evidence, tile.knights_evidence]
    return [f"`{tile.id}`", tile.name, *numbers, TAXES[tile.tax], points, *evidence]


def test_Q17_the_page_of_components_shows_every_tile_with_its_evidence() -> None:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\| `.*\|$", PAGE, re.M)]
    assert rows == [row_of(tile) for tile in BUILDINGS.values()]


def test_anybody_can_ask_what_a_building_tile_gives() -> None:
    assert building("small_tavern").knights == 2 and building("small_tavern").points == "flat"
    with pytest.raises(InvalidSetup, match=r"expected a building out of bakery, .*, but got 'castle'"):
        building("castle")
