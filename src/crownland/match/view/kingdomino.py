"""What a view tells of Kingdomino and its sample: the draft, the frame that is still possible, the bonuses."""

from typing import Any

from ...rules.draft import lines
from ...rules.draft.actions import Place
from ...rules.land.kingdom import castle_is_central
from ...rules.state import State
from .draft import draft_of, room, steps, why_not_place
from .types import Bonus, Cell, Parts, Reason, Room, Unseen


def table(state: State) -> Parts:
    """Tell what the whole table shares: the draft, and the order of this round and the next."""
    unseen = [Unseen(lines.box_of_newer_line(state), lines.undrawn(state))]
    return {"steps": steps(state, ["place"]), **draft_of(state, unseen)}


def key(state: State, index: int) -> bytes:
    """Return what the view of a kingdom depends on."""
    return bytes(state.record.kingdoms[index].tobytes()) + bytes([state.is_over])


def kingdom(state: State, index: int) -> Parts:
    """Tell a kingdom: its land, and what it may still grow to (K8)."""
    record = state.record
    frame, land = int(record.frame), record.kingdoms[index]
    return {
        "squares": [Cell(at, terrain, crowns) for at, (terrain, crowns) in state.land(index).items()],
        "frame": (frame, frame),
        "room": room(land, frame),
        "discards": int(land.discards),
    }


def bonuses(state: State, index: int, points: dict[str, int]) -> list[Bonus]:
    """K14, K15: points as the table lies, and whether they are sure."""
    record = state.record
    land, frame = record.kingdoms[index], int(record.frame)
    lost = {
        "harmony": land.discards > 0,
        "middle_kingdom": not castle_is_central(land, frame),
    }
    grown = room(land, frame) == Room(-(frame // 2), frame // 2, -(frame // 2), frame // 2)
    sure = {"harmony": state.is_over, "middle_kingdom": state.is_over or grown}
    return [
        Bonus(name, value, "lost" if lost[name] else "sure" if sure[name] else "possible")
        for name, value in points.items()
    ]


def why_not(state: State, action: Any) -> Reason:
    """Say why the seat in turn may not lay its domino there (K7, K8)."""
    if not isinstance(action, Place) or state.phase != "place":
        return Reason("phase", {"phase": state.phase})
    record, index = state.record, state.seat
    return why_not_place(record.kingdoms[index], int(record.frame), state.land(index), action)


def option(state: State, code: int) -> Parts:
    """Return nothing: an option of Kingdomino is told by what all options have."""
    return {}


def pieces() -> Parts:
    """Return nothing: there are no pieces but dominoes."""
    return {}
