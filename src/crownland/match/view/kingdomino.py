"""What a view tells of Kingdomino and its sample: the draft, the frame that is still possible, the bonuses."""

from ...rules.draft import lines
from ...rules.state import State
from .draft import UnpackedState, draft_of, room, steps
from .draft import kingdom as kingdom
from .draft import why_not as why_not
from .types import Bonus, Parts, Room, Unseen


def table(state: State) -> Parts:
    """Tell what the whole table shares: the draft, and the order of this round and the next."""
    plain = UnpackedState(state)
    unseen = [Unseen(lines.box_of_newer_line(plain), lines.undrawn(plain))]
    return {"steps": steps(plain, ["place"]), **draft_of(plain, unseen)}


def bonuses(state: State, index: int, points: dict[str, int]) -> list[Bonus]:
    """K14, K15: points as the table lies, and whether they are sure; one that brings nothing now is lost for good."""
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


def pieces() -> Parts:
    """Return nothing: there are no pieces but dominoes."""
    return {}
