"""Building tiles of Queendomino in words and signs: names, two-letter codes for maps, and what a tile does."""

from typing import Final

from ....rules.queendomino.buildings import BUILDINGS, Building
from ...console import Glyphs
from ...speech import t

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


def building_name(building: str) -> str:
    return t(f"building-{building}")


def coins_gained(coins: int) -> str:
    """Say how many coins somebody gets, or pays.

    >>> coins_gained(3), coins_gained(-1)
    ('+3 coins', '−1 coin')
    """
    return t("coins-gain", sign="plus" if coins > 0 else "minus" if coins else "none", coins=abs(coins))


def effects(building: str, glyphs: Glyphs) -> str:
    """Write what a tile does in signs: knights and towers at once, its crown, coins at each tax, points at the end."""
    tile, coin = BUILDINGS[building], t("terminal-coins", coins=1)
    signs = [glyphs.knight * tile.knights, glyphs.tower * tile.towers, glyphs.crown * tile.crowns]
    taxes = {"per_tower": f"{coin}/{glyphs.tower}", "per_knight": f"{coin}/{glyphs.knight}"}
    return " ".join(filter(None, [_points(tile, glyphs), taxes.get(tile.tax, ""), *signs]))


def _points(tile: Building, glyphs: Glyphs) -> str:
    points = t("terminal-points", points=tile.value)
    if tile.points == "per_property":
        return f"{points}/{t(f'terrain-{tile.terrain}')}"
    each = {"flat": "", "per_tower": f"/{glyphs.tower}", "per_knight": f"/{glyphs.knight}"}
    return points + each[tile.points] if tile.points in each else ""


def gifts(building: str) -> str:
    """Say what a tile gives, as the page does.

    >>> gifts("magic_school")
    '1 tower, 1 knight, 2 points for each property of swamp'
    """
    tile = BUILDINGS[building]
    words = [
        t("gives-towers", towers=tile.towers) if tile.towers else "",
        t("gives-knights", knights=tile.knights) if tile.knights else "",
        t("gives-crowns", crowns=tile.crowns) if tile.crowns else "",
        t(f"gives-tax-{tile.tax}") if tile.tax else "",
        t(f"gives-points-{tile.points}", points=tile.value, terrain=_land(tile)) if tile.value else "",
    ]
    return ", ".join(filter(None, words))


def _land(tile: Building) -> str:
    return t(f"terrain-{tile.terrain}") if tile.terrain else ""
