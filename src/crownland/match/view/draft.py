"""What a view tells of every game with a draft: lines and kings, the frame, why a domino does not fit."""

from functools import cache
from typing import Any

from ...rules.draft import lines
from ...rules.draft.actions import Place
from ...rules.land.dominoes import DOMINOES
from ...rules.land.kingdom import bounds
from ...rules.reading import Square
from ...rules.state import State
from .types import Domino, Draft, Half, Offer, Parts, Reason, Room, Unseen


@cache
def domino(box: str, number: int) -> Domino:
    """Tell a domino by its number."""
    known = DOMINOES[box][number]
    first, second = (Half(terrain, crowns) for terrain, crowns in zip(known.terrains, known.crowns, strict=True))
    return Domino(box, number, (first, second))


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


def room(land: Any, frame: int) -> Room:
    """K8: the squares that some frame around the kingdom still holds."""
    north, south, west, east = bounds(land)
    return Room(south - frame + 1, north + frame - 1, east - frame + 1, west + frame - 1)


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
