"""What a view tells of Queendomino and Royal Wedding besides the draft: courts, the builders' board, the queen."""

from typing import Any

from ...rules.actions import decode
from ...rules.draft.actions import Place
from ...rules.draft.lines import box_of_newer_line, undrawn
from ...rules.draft.position import numbers_in
from ...rules.land.notation import squares_in
from ...rules.queendomino.builders import CAVE, SLOTS, price
from ...rules.queendomino.buildings import BUILDINGS, NAMES
from ...rules.state import State
from .draft import draft_of, room, steps, why_not_place
from .types import Bonus, Builders, Built, Cell, Court, Parts, Reason, Slot, Unseen


def table(state: State) -> Parts:
    """Tell the draft and the builders' board."""
    box = box_of_newer_line(state)
    unseen = [Unseen(box, undrawn(state))]
    for other in state.variant.row.boxes:
        if other != box:
            unseen.append(Unseen(other, numbers_in(state.record.other_pool)))
    turn = ["place", "knights", "build", "burn"]
    return {"steps": steps(state, turn), "builders": _builders(state), **draft_of(state, unseen)}


def _builders(state: State) -> Builders:
    record = state.record
    payer = state.variant.kingdom_of(max(state.seat, 0))
    return Builders(
        [Slot(NAMES[int(record.board[slot])] or None, int(price(record, slot, payer))) for slot in range(SLOTS)],
        None if record.dragon == CAVE else int(record.dragon),
        int(record.knights_left),
        int(record.towers_left),
        int(record.pile_left),
        {name: int(left) for name, left in zip(NAMES, record.pile, strict=True) if left},
    )


def key(state: State, index: int) -> bytes:
    """Return what the view of a kingdom depends on: its land, its court, and whether the queen is there."""
    record = state.record
    marks = bytes([state.is_over, int(record.queen) == index])
    return bytes(record.kingdoms[index].tobytes()) + bytes(record.courts[index].tobytes()) + marks


def kingdom(state: State, index: int) -> Parts:
    """Tell a kingdom: its land with knights and buildings, and its court."""
    record = state.record
    land, court, frame = record.kingdoms[index], record.courts[index], int(record.frame)
    knights = set(squares_in(land, court.knights))
    pad = state.score(index).pad
    assert pad is not None, "Queendomino scores on its pad"
    built = {tile.square: tile.building for tile in pad.buildings}
    return {
        "squares": [
            Cell(at, terrain, crowns, at in knights, built.get(at))
            for at, (terrain, crowns) in state.land(index).items()
        ],
        "frame": (frame, frame),
        "room": room(land, frame),
        "discards": int(land.discards),
        "court": Court(
            pad.coins,
            int(court.reserve),
            pad.knights,
            pad.towers,
            bool(record.queen == index),
            list(pad.queen.squares) if pad.queen else [],
            [Built(tile.building, tile.square, tile.points) for tile in pad.buildings],
        ),
    }


def bonuses(state: State, index: int, points: dict[str, int]) -> list[Bonus]:
    """Q13: points of coins and buildings; they can still change."""
    return [Bonus(name, value, "sure" if state.is_over else "possible") for name, value in points.items()]


def option(state: State, code: int) -> Parts:
    """Q6, Q7, Q11: the coins that an option earns or costs."""
    if state.phase not in ("knights", "build", "burn"):
        return {}
    index = state.variant.kingdom_of(state.seat)
    if state.phase == "knights":
        after = state.copy()
        after.apply_unchecked(code)
        return {"coins": int(after.record.courts[index].coins) - int(state.record.courts[index].coins)}
    slot: int | None = getattr(decode(code), "slot", None)
    if slot is None:
        return {}
    return {"coins": -1 if state.phase == "burn" else -int(price(state.record, slot, index))}


def why_not(state: State, action: Any) -> Reason:
    """Say why the seat in turn may not lay its domino there (Q5)."""
    if not isinstance(action, Place) or state.phase != "place":
        return Reason("phase", {"phase": state.phase})
    index = state.variant.kingdom_of(state.seat)
    return why_not_place(state.record.kingdoms[index], int(state.record.frame), state.land(index), action)


def pieces() -> Parts:
    """Tell the building tiles."""
    fields = ("id", "name", "copies", "towers", "knights", "crowns", "tax", "points", "terrain", "value")
    return {"buildings": [{field: getattr(tile, field) for field in fields} for tile in BUILDINGS.values()]}
