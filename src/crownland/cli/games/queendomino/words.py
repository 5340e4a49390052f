"""Building tiles of Queendomino in words and signs: names, two-letter codes for maps, and what a tile does."""

from typing import Final

from ....rules.queendomino.buildings import BUILDINGS, Building
from ...console import Glyphs

CODES: Final = {
    "bakery": "ba",
    "sawmill": "sw",
    "fishmonger": "fi",
    "weaving_shop": "we",
    "magic_school": "ms",
    "foundry": "fo",
    "church": "ch",
    "safe_towers": "s1",
    "safe_knights": "s2",
    "small_tavern": "tv",
    "big_tavern": "bt",
    "guardtower": "gt",
    "fortified_castle": "fc",
    "travelling_castle": "tc",
    "training_camp": "tr",
    "statue": "st",
    "queens_tower": "qt",
}


def code_of(building: str) -> str:
    """Return two letters for a building on a map."""
    return CODES.get(building, building[:2])


def short_name(building: str) -> str:
    """Return the name of a building without its article and without what stands in brackets.

    >>> short_name("safe_towers"), short_name("church")
    ('Safe', 'Church')
    """
    return BUILDINGS[building].name.removeprefix("The ").partition(" (")[0]


def effects(building: str, glyphs: Glyphs) -> str:
    """Write what a tile does in signs: knights and towers at once, its crown, coins at each tax, points at the end."""
    tile = BUILDINGS[building]
    signs = [glyphs.knight * tile.knights, glyphs.tower * tile.towers, glyphs.crown * tile.crowns]
    taxes = {"per_tower": f"1c/{glyphs.tower}", "per_knight": f"1c/{glyphs.knight}"}
    return " ".join(filter(None, [_points(tile, glyphs), taxes.get(tile.tax, ""), *signs]))


def _points(tile: Building, glyphs: Glyphs) -> str:
    each = {"per_tower": glyphs.tower, "per_knight": glyphs.knight, "per_property": tile.terrain}
    if tile.points == "flat":
        return f"{tile.value}p"
    return f"{tile.value}p/{each[tile.points]}" if tile.points in each else ""


def sentence(building: str) -> str:
    """Say what a tile does.

    >>> sentence("magic_school")
    'The Magic School: 2 points for each swamp property, 1 knight, 1 tower'
    """
    tile = BUILDINGS[building]
    points = {
        "flat": f"{counted(tile.value, 'point')}",
        "per_property": f"{counted(tile.value, 'point')} for each {tile.terrain} property",
        "per_tower": f"{counted(tile.value, 'point')} for each tower",
        "per_knight": f"{counted(tile.value, 'point')} for each knight",
    }
    taxes = {"per_tower": "1 coin for each tower at every tax", "per_knight": "1 coin for each knight at every tax"}
    gifts = [counted(number, what) for number, what in ((tile.knights, "knight"), (tile.towers, "tower")) if number]
    crowns = [counted(tile.crowns, "crown")] if tile.crowns else []
    parts = [points.get(tile.points, ""), taxes.get(tile.tax, ""), *gifts, *crowns]
    return f"{tile.name.partition(' (')[0]}: {', '.join(filter(None, parts))}"


def counted(number: int, what: str) -> str:
    """Write a number of things.

    >>> counted(1, "coin"), counted(3, "coin")
    ('1 coin', '3 coins')
    """
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
