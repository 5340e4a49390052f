"""What a view tells of Kingdomino and its sample: the draft, the frame that is still possible, the bonuses."""

from ...engine.state import State
from ...match.view.types import Bonus, Parts, Room, Unseen
from ..draft import table as lines
from ..draft.view import UnpackedState, room, steps, view_draft
from ..draft.view import kingdom as kingdom
from ..draft.view import why_not as why_not


def table(state: State) -> Parts:
    """Return what the whole table shares: the draft, and the order of this round and the next."""
    plain = UnpackedState(state)
    unseen = [Unseen(lines.box_of_newer_line(plain), lines.undrawn(plain))]
    return {"steps": steps(plain, ["place"]), **view_draft(plain, unseen)}


def bonuses(state: State, index: int, points: dict[str, int]) -> list[Bonus]:
    """K14, K15: current points, and whether they are sure; a bonus that brings nothing now is lost."""
    if not points:
        return []
    half = lines.frame(state) // 2
    has_grown = room(state, index) == Room(-half, half, -half, half)
    is_sure = {"harmony": state.is_over, "middle_kingdom": state.is_over or has_grown}
    return [
        Bonus(name, value, "lost" if value == 0 else "sure" if is_sure[name] else "possible")
        for name, value in points.items()
    ]


def option(state: State, code: int) -> Parts:
    """Return nothing: an option of Kingdomino is told by what all options have."""
    return {}
