"""The view of Kingdomino Duel: dice and who takes them, the maps, the spell book."""

from collections.abc import Mapping
from typing import Final

from ...engine.facts import read_kingdom, read_table
from ...engine.state import State
from ...match.view.formats import view_land, view_standings, view_turns
from ...match.view.formats import view_reason as why_not
from ...match.view.types import Book, Die, Parts, SpellRow
from . import table as tables
from .facts import BONUSES
from .pieces import DOMAIN_POINTS, SYMBOLS

__all__ = ["SCORE_LINES", "bonus_args", "kingdom", "table", "why_not"]

SCORE_LINES: Final[dict[str, Parts]] = {
    **{f"terrain-{symbol}": {} for symbol in SYMBOLS},
    "bonus-named": {"points": DOMAIN_POINTS},
}


def table(state: State) -> Parts:
    """Return the dice, and the order of taking and drawing (D2)."""
    dice = [Die(die.face, die.seat) for die in tables.dice(state)]
    return {**view_turns(state, read_table(state).turns), "dice": dice}


def kingdom(state: State, index: int) -> Parts:
    """Return a map and its side of the spell book."""
    sheet = tables.describe_sheet(state, index)
    rows = [SpellRow(row.spell.symbol, row.spell.power, row.spell.boxes, row.ticks, row.standing) for row in sheet.rows]
    book = Book(rows, sheet.named, sheet.has_castle_bonus, sheet.drew)
    return {**view_land(read_kingdom(state, index), SYMBOLS), "book": book}


def bonus_args(state: State, index: int) -> Mapping[str, Parts]:
    """D8, D11: return whether the points of the coat of arms that was named can still grow."""
    return view_standings(read_kingdom(state, index), BONUSES)
