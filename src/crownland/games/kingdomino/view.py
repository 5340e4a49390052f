"""The view of Kingdomino and its sample: the draft, the kingdoms, the bonuses."""

from collections.abc import Mapping
from typing import Final

from ...engine.facts import read_kingdom, read_table
from ...engine.state import State
from ...match.view.formats import view_land, view_standings, view_turns
from ...match.view.formats import view_reason as why_not
from ...match.view.types import Parts, Unseen
from ..draft.table import undrawn
from ..draft.view import view_draft
from ..land.box import TERRAINS
from ..land.pieces import BOXES
from .facts import BONUSES
from .rules import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS

__all__ = ["SCORE_LINES", "bonus_args", "kingdom", "table", "why_not"]

SCORE_LINES: Final[dict[str, Parts]] = {
    **{f"terrain-{terrain}": {} for terrain in TERRAINS if terrain != "town"},
    "bonus-middle_kingdom": {"points": MIDDLE_KINGDOM_POINTS},
    "bonus-harmony": {"points": HARMONY_POINTS},
}


def table(state: State) -> Parts:
    """Return the draft, and the order of this round and the next."""
    facts = read_table(state)
    unseen = [Unseen(BOXES[facts.lines.newer_box], undrawn(state))]
    return {**view_turns(state, facts.turns), "draft": view_draft(facts, unseen)}


def kingdom(state: State, index: int) -> Parts:
    """Return a kingdom: its land, and its room to grow."""
    return view_land(read_kingdom(state, index), TERRAINS)


def bonus_args(state: State, index: int) -> Mapping[str, Parts]:
    """Return for each bonus whether its points can still change."""
    return view_standings(read_kingdom(state, index), BONUSES)
