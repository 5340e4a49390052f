"""The view of Kingdomino and its sample: the draft, the possible frame, the bonuses."""

from typing import Final

from ...engine.state import State
from ...match.view.types import Parts, Room, Unseen
from ..draft import table as lines
from ..draft.view import UnpackedState, room, steps, view_draft
from ..draft.view import kingdom as kingdom
from ..draft.view import why_not as why_not
from ..land.box import TERRAINS
from .rules import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS

SCORE_LINES: Final[dict[str, Parts]] = {
    **{f"terrain-{terrain}": {} for terrain in TERRAINS if terrain != "town"},
    "bonus-middle_kingdom": {"points": MIDDLE_KINGDOM_POINTS},
    "bonus-harmony": {"points": HARMONY_POINTS},
}


def table(state: State) -> Parts:
    """Return the draft, and the order of this round and the next."""
    plain = UnpackedState(state)
    unseen = [Unseen(lines.box_of_newer_line(plain), lines.undrawn(plain))]
    return {"steps": steps(plain, ["place"]), **view_draft(plain, unseen)}


def bonus_args(state: State, index: int, name: str, points: int) -> Parts:
    """K14, K15: return whether the current points are sure; a bonus of 0 points is lost."""
    half = lines.frame(state) // 2
    has_grown = name == "middle_kingdom" and room(state, index) == Room(-half, half, -half, half)
    return {"standing": "lost" if points == 0 else "sure" if state.is_over or has_grown else "possible"}


def option(state: State, code: int) -> Parts:
    """Return nothing: an option of Kingdomino has only the fields of all options."""
    return {}
