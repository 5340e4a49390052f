"""What a view tells of Kingdomino and its sample: the draft, the frame that is still possible, the bonuses."""

from functools import cache
from typing import Any

from ...rules.actions import Place, Square
from ...rules.draft import lines
from ...rules.land.dominoes import DOMINOES
from ...rules.land.kingdom import bounds, castle_is_central
from ...rules.state import State
from .types import Bonus, Cell, Domino, Draft, Half, Offer, Room, Unseen
from .viewer import Parts, Reason


@cache
def domino(box: str, number: int) -> Domino:
    """Tell a domino by its number."""
    known = DOMINOES[box][number]
    first, second = (Half(terrain, crowns) for terrain, crowns in zip(known.terrains, known.crowns, strict=True))
    return Domino(box, number, (first, second))


def table(state: State) -> Parts:
    """Tell what the whole table shares: the draft, and the order of this round and the next."""
    unseen = [Unseen(lines.box_of_newer_line(state), lines.undrawn(state))]
    return {"steps": steps(state, ["place"]), **draft_of(state, unseen)}


def steps(state: State, turn: list[str]) -> list[str]:
    """K4..K6: a turn ends with a claim but in the last round; the opening is claims alone."""
    last = int(state.record.round_now) == int(state.record.rounds)
    return ["claim"] if state.round == 0 else turn if last else [*turn, "claim"]


def draft_of(state: State, unseen: list[Unseen]) -> Parts:
    """Tell the lines, whose kings stand on them, and the order that follows."""
    older, newer, waiting = lines.older_line(state), lines.newer_line(state), lines.waiting(state)
    box, newer_box = lines.box_of_older_line(state), lines.box_of_newer_line(state)
    waits = {number for number, _ in waiting}
    return {
        "rounds": int(state.record.rounds),
        "order": [seat for _, seat in older],
        "turn": len(older) - len(waiting),
        "next_order": [seat for _, seat in newer],
        "draft": Draft(
            [Offer(domino(box, number), seat, number not in waits) for number, seat in older],
            [Offer(domino(newer_box, number), seat, False) for number, seat in newer],
            domino(box, waiting[0][0]) if state.phase == "place" else None,
            unseen,
        ),
    }


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


def room(land: Any, frame: int) -> Room:
    """K8: the squares that some frame around the kingdom still holds."""
    north, south, west, east = bounds(land)
    return Room(south - frame + 1, north + frame - 1, east - frame + 1, west + frame - 1)


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


def why_not_place(kingdom: Any, frame: int, land: dict[Square, Any], action: Place) -> Reason:
    """K7, K8: covered land, too wide or tall a kingdom, or no touch of the castle or the same land."""
    if any(square in land or square == (0, 0) for square in action.at):
        return Reason("covered", {})
    north, south, west, east = bounds(kingdom)
    rows, columns = [row for row, _ in action.at], [column for _, column in action.at]
    height = max(south, *rows) - min(north, *rows) + 1
    width = max(east, *columns) - min(west, *columns) + 1
    if height > frame:
        return Reason("tall", {"rows": height, "most": frame})
    if width > frame:
        return Reason("wide", {"columns": width, "most": frame})
    return Reason("apart", {})


def pieces() -> Parts:
    """Tell the dominoes of both boxes."""
    return {"dominoes": {box: [domino(box, number) for number in DOMINOES[box]] for box in ("kingdomino", "sample")}}
