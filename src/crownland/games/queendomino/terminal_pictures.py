"""Courts, buildings and the builders' board as text, and the words for them."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...cli.console import Glyphs, choose_glyphs, is_tall
from ...cli.i18n import expected_number, t
from ...cli.terminal.render import NUMBER, Ghost, Position, kingdom_picture, seat_name
from ...engine.errors import NotationError
from ...engine.validate import Square
from ...match.view.types import Builders, Court, Kingdom
from .pieces import BUILDINGS, Building
from .table import price

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


def building_code(building: str) -> str:
    """Return two letters for a building on a map."""
    return CODES.get(building, building[:2])


def building_name(building: str) -> str:
    return t(f"building-{building}")


def coins_gained(coins: int) -> str:
    """Return a text about coins that are gained or paid.

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
    """Return the effects of a tile in words, as on the page.

    >>> gifts("magic_school")
    '1 tower, 1 knight, 2 points per swamp property'
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


_NARROW: Final = 100


def shown_court(kingdom: Kingdom) -> Court:
    assert kingdom.court is not None, "expected a kingdom of Queendomino"
    return kingdom.court


def shown_builders(position: Position) -> Builders:
    assert position.view.builders is not None, "expected a table of Queendomino"
    return position.view.builders


def building_marks(kingdom: Kingdom, glyphs: Glyphs) -> dict[Square, str]:
    """Write what stands on squares: the code of a building, and a knight."""
    return {
        cell.at: (building_code(cell.building) if cell.building else "") + (glyphs.knight if cell.knight else "")
        for cell in kingdom.squares
        if cell.building or cell.knight
    }


def realm_picture(
    kingdom: Kingdom, console: Console, ghosts: Mapping[Square, Ghost] | None = None, margin: int = 2
) -> list[Text]:
    """Draw a kingdom with its knights and buildings."""
    glyphs = choose_glyphs(console)
    return kingdom_picture(kingdom, glyphs, ghosts, is_tall(console), margin, building_marks(kingdom, glyphs))


def rulers_title(position: Position, kingdom: int, glyphs: Glyphs, most: int) -> Text:
    """Write who rules a kingdom, with their shapes and colours."""
    seats = position.view.kingdoms[kingdom].seats
    return Text(" ").join(seat_name(seat, position.names[seat], glyphs, most) for seat in seats)


def court_text(kingdom: Kingdom, glyphs: Glyphs) -> str:
    """Write points, coins, knights in reserve and placed, towers, and whether the queen is here."""
    court = shown_court(kingdom)
    points, coins = t("terminal-points", points=kingdom.score.total), t("terminal-coins", coins=court.coins)
    knights = f"{court.reserve}+{court.knights - court.reserve}{glyphs.knight}"
    queen = [t("terminal-queen")] if court.queen else []
    return " ".join([points, coins, knights, f"{court.towers}{glyphs.tower}", *queen])


def court_picture(position: Position, kingdom: int, console: Console, most: int) -> Text:
    """Write a court in one line."""
    glyphs = choose_glyphs(console)
    title = rulers_title(position, kingdom, glyphs, most)
    return Text.assemble((f"{kingdom + 1} ", NUMBER), title, " ", court_text(position.view.kingdoms[kingdom], glyphs))


def courts_picture(position: Position, console: Console, me: int, most: int) -> RenderableType:
    """Write all other courts, as many beside each other as there is room for."""
    return in_columns([court_picture(position, kingdom, console, most) for kingdom in position.others(me)], console)


def in_columns(cells: Sequence[Text], console: Console, gap: int = 3) -> Table:
    """Arrange short texts in columns, row by row."""
    width = max(cell.cell_len for cell in cells) + gap
    columns = max(1, min(len(cells), (console.width + gap) // width))
    table = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for start in range(0, len(cells), columns):
        row = cells[start : start + columns]
        table.add_row(
            *(cell for cell, _ in zip_longest(row, range(columns), fillvalue=Text()) if isinstance(cell, Text))
        )
    return table


def board_picture(position: Position, console: Console, me: int) -> RenderableType:
    """Q3, Q7, Q11: draw the six slots: number, price for the kingdom of `me`, tile; dim what it cannot pay."""
    columns = 2 if console.width < _NARROW else 3
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for _ in range(columns):
        table.add_column(no_wrap=True, overflow="crop", min_width=console.width // columns - 3)
    slots = [_slot(position, slot, console, me) for slot in range(len(shown_builders(position).slots))]
    rows = len(slots) // columns
    for row in range(rows):
        table.add_row(*(slots[row + rows * column] for column in range(columns)))
    return table


def _slot(position: Position, slot: int, console: Console, me: int) -> Text:
    builders, glyphs = shown_builders(position), choose_glyphs(console)
    name = builders.slots[slot].building
    if name is None:
        content = t("slot-dragon") if builders.dragon == slot else t("slot-empty")
        return Text.assemble((f"{slot + 1} ", NUMBER), (content, "dim"))
    cost = price(position.state, slot, me)
    coins = (f"{slot}{glyphs.turn}" if cost < slot else "") + t("terminal-coins", coins=cost)
    row = Text.assemble((f"{slot + 1} ", NUMBER), f"{coins} {building_name(name)} ", effects(name, glyphs))
    if cost > shown_court(position.view.kingdoms[me]).coins:
        row.stylize("dim")
    return row


def board_page(position: Position, console: Console, words: Sequence[str]) -> RenderableType:
    """Explain the open tiles, and the queen and the dragon."""
    me, builders = position.view.kingdoms.index(position.kingdom), shown_builders(position)
    lines = []
    for number, slot in enumerate(builders.slots):
        result = t("slot-dragon") if builders.dragon == number else t("slot-empty")
        if name := slot.building:
            cost = price(position.state, number, me)
            result = t("slot-label", building=building_name(name), price=cost, gives=gifts(name))
        lines.append(Text.assemble((f"{number + 1} ", NUMBER), result))
    hosts = [index for index, kingdom in enumerate(position.view.kingdoms) if shown_court(kingdom).queen]
    queen = [f"{position.kingdom_name(index)}: {t('court-queen')}" for index in hosts]
    supply = [t("supply-knights", knights=builders.knights), t("supply-towers", towers=builders.towers)]
    lines.append(Text(t("dragon-home") if builders.dragon is None else t("dragon-out")))
    lines.append(Text(" · ".join([*queen, t("supply-pile", tiles=builders.pile), *supply])))
    return Text("\n").join(lines)


def look_page(position: Position, console: Console, words: Sequence[str]) -> RenderableType:
    """Show one kingdom large, with its court and what its buildings do."""
    kingdoms = len(position.view.kingdoms)
    if len(words) != 1 or not words[0].isdecimal() or not 1 <= int(words[0]) <= kingdoms:
        raise NotationError(expected_number(1, kingdoms, " ".join(words)))
    index = int(words[0]) - 1
    kingdom = position.view.kingdoms[index]
    built = sorted({tile.building for tile in shown_court(kingdom).buildings})
    legend = [Text(f"{building_code(name)} {building_name(name)}: {gifts(name)}", "dim") for name in built]
    title = court_picture(position, index, console, 24)
    return Group(title, *realm_picture(kingdom, console, margin=0), *legend)
