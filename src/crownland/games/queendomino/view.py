"""The view of Queendomino and Royal Wedding besides the draft: courts, the builders' board, the queen."""

from collections.abc import Mapping
from typing import Final

from ...engine.facts import read_kingdom, read_table
from ...engine.state import State
from ...engine.unpack import PlainRow
from ...match.view.formats import view_land, view_standings, view_turns
from ...match.view.formats import view_reason as why_not
from ...match.view.types import Builders, Built, Cell, Court, Parts, Slot, Unseen
from ..draft.table import undrawn, undrawn_of_other_box
from ..draft.view import view_draft
from ..land.box import TERRAINS
from ..land.pieces import BOXES
from . import table as tables
from .court import COINS_PER_POINT
from .facts import BONUSES
from .pieces import NAMES
from .table import board, describe_court, dragon, pile, supply

__all__ = ["SCORE_LINES", "bonus_args", "kingdom", "table", "why_not"]

SCORE_LINES: Final[dict[str, Parts]] = {
    "bonus-coins": {"each": COINS_PER_POINT},
    **{f"terrain-{terrain}": {} for terrain in TERRAINS},
    "bonus-buildings": {},
}


def table(state: State) -> Parts:
    """Return the draft and the builders' board."""
    facts = read_table(state)
    box = BOXES[facts.lines.newer_box]
    unseen = [Unseen(box, undrawn(state))]
    unseen += [Unseen(other, undrawn_of_other_box(state)) for other in state.variant.row.boxes if other != box]
    draft = view_draft(facts, unseen)
    return {**view_turns(state, facts.turns), "draft": draft, "builders": _builders(state, facts)}


def _builders(state: State, facts: PlainRow) -> Builders:
    left, hidden = supply(state), pile(state)
    return Builders(
        [Slot(building, price) for building, price in zip(board(state), facts.price, strict=True)],
        dragon(state),
        left.knights,
        left.towers,
        sum(hidden.values()),
        hidden,
    )


def kingdom(state: State, index: int) -> Parts:
    """Return a kingdom: its land with knights and buildings, and its court."""
    facts = read_kingdom(state, index)
    parts = view_land(facts, TERRAINS)
    tenants = zip(parts["squares"], facts.court.knight, facts.court.building, strict=False)
    squares = [
        Cell(cell.at, cell.terrain, cell.crowns, bool(knight), NAMES[building] or None)
        for cell, knight, building in tenants
    ]
    return {**parts, "squares": squares, "court": _court(describe_court(state, index), facts.court.knights)}


def _court(court: tables.Court, knights: int) -> Court:
    return Court(
        court.coins,
        court.reserve,
        knights,
        court.towers,
        court.has_queen,
        [*court.queen_on.squares] if court.queen_on else [],
        [Built(tile.building, tile.square, tile.points) for tile in court.buildings],
    )


def bonus_args(state: State, index: int) -> Mapping[str, Parts]:
    """Q13: return what the points of coins and buildings are counted from."""
    court, standings = describe_court(state, index), view_standings(read_kingdom(state, index), BONUSES)
    buildings = [[tile.building, tile.points] for tile in court.buildings]
    return {
        "coins": {**standings["coins"], "coins": court.coins, "each": COINS_PER_POINT},
        "buildings": {**standings["buildings"], "buildings": buildings},
    }
