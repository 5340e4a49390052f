"""The view of every game with a draft: lines and kings, the frame, why a placement is illegal."""

from functools import cache
from typing import Any

import numpy as np

from ...engine.action import Action
from ...engine.kernel import plain
from ...engine.state import State
from ...engine.unpack import RowLayout
from ...match.view.types import Cell, Domino, Draft, Half, Offer, Parts, Reason, Room, Unseen
from ..land.kingdom import bounds
from ..land.pieces import DOMINOES
from . import table as lines
from .actions import Place
from .table import DraftPosition

_bounds = plain(bounds)


class UnpackedState:
    """A state copied into plain Python values: a view reads dozens of fields, and NumPy is slow for single ones."""

    __slots__ = ("phase", "record", "round", "variant")

    def __init__(self, state: State) -> None:
        self.variant, self.phase, self.round = state.variant, state.phase, state.round
        self.record: Any = _layout(state.states.dtype).unpack(state.states)

    def record_with(self, field: str, what: str) -> Any:
        return self.record

    def bounds(self, kingdom: int) -> tuple[int, int, int, int]:
        box: tuple[int, int, int, int] = _bounds(self.record.kingdoms[kingdom])
        return box

    def discards(self, kingdom: int) -> int:
        return int(self.record.kingdoms[kingdom].discards)


@cache
def _layout(dtype: np.dtype[np.void]) -> RowLayout:
    return RowLayout(dtype)


@cache
def domino(box: str, number: int) -> Domino:
    """Return a domino by its number."""
    known = DOMINOES[box][number]
    first, second = (Half(terrain, crowns) for terrain, crowns in zip(known.terrains, known.crowns, strict=True))
    return Domino(box, number, (first, second))


def steps(state: DraftPosition, turn: list[str]) -> list[str]:
    """K4..K6: return the steps of a turn. The last round has no claims, the opening has only claims."""
    if state.round == 0:
        return ["claim"]
    return turn if lines.is_last_round(state) else [*turn, "claim"]


def view_draft(state: DraftPosition, unseen: list[Unseen]) -> Parts:
    """Return the lines with their kings, and the order of play."""
    older, newer, waiting = lines.older_line(state), lines.newer_line(state), lines.waiting(state)
    box, newer_box = lines.box_of_older_line(state), lines.box_of_newer_line(state)
    waits = {number for number, _ in waiting}
    return {
        "rounds": lines.rounds(state),
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


def room(state: DraftPosition, kingdom: int) -> Room:
    """K8: return the rows and columns of all frames around the kingdom."""
    north, south, west, east = state.bounds(kingdom)
    frame = lines.frame(state)
    return Room(south - frame + 1, north + frame - 1, east - frame + 1, west + frame - 1)


def kingdom(state: State, index: int) -> Parts:
    """Return a kingdom: its land, and its room to grow (K8)."""
    unpacked = UnpackedState(state)
    frame = lines.frame(unpacked)
    return {
        "squares": [Cell(at, terrain, crowns) for at, (terrain, crowns) in state.land(index).items()],
        "frame": (frame, frame),
        "room": room(unpacked, index),
        "discards": unpacked.discards(index),
    }


def why_not(state: State, action: Action) -> Reason:
    """Return why the seat in turn may not place its domino there (K7, K8)."""
    if not isinstance(action, Place) or state.phase != "place":
        return Reason("phase", {"phase": state.phase})
    return _why_not_place(state, state.variant.kingdom_of(state.seat), action)


def _why_not_place(state: State, index: int, action: Place) -> Reason:
    """K7, K8: covered squares, a kingdom too wide or tall, or no contact with the castle or the same terrain."""
    land, frame = state.land(index), lines.frame(state)
    if any(square in land or square == (0, 0) for square in action.at):
        return Reason("covered", {})
    north, south, west, east = state.bounds(index)
    rows, columns = [row for row, _ in action.at], [column for _, column in action.at]
    height = max(south, *rows) - min(north, *rows) + 1
    width = max(east, *columns) - min(west, *columns) + 1
    if height > frame:
        return Reason("tall", {"rows": height, "most": frame})
    if width > frame:
        return Reason("wide", {"columns": width, "most": frame})
    return Reason("apart", {})
