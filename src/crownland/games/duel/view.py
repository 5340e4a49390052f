"""The view of Kingdomino Duel: dice and who takes them, the maps, the spell book."""

from typing import Final

from ...engine.action import Action
from ...engine.state import State
from ...match.view.types import Book, Cell, Die, Parts, Reason, Room, SpellRow
from . import table as tables
from .actions import Draw
from .pieces import DOMAIN_POINTS, EAST, NORTH, SOUTH, SYMBOLS, WEST

SCORE_LINES: Final[dict[str, Parts]] = {
    **{f"terrain-{symbol}": {} for symbol in SYMBOLS},
    "bonus-named": {"points": DOMAIN_POINTS},
}
MAP: Final = Room(NORTH, SOUTH, WEST, EAST)


def table(state: State) -> Parts:
    """Return the dice, and the order of taking and drawing (D2)."""
    dice = [Die(die.face, die.seat) for die in tables.dice(state)]
    first, taking = tables.player_a(state), state.phase == "take"
    order: list[int] = []
    next_order: list[int] = []
    if first is not None:
        order = [first, 1 - first, 1 - first, first] if taking else [first, 1 - first]
        next_order = [1 - first, first, first, 1 - first]
    taken = sum(die.seat is not None for die in dice)
    return {
        "rounds": None,
        "steps": _steps(state),
        "order": order,
        "turn": taken if taking else int(first is not None and state.seat == 1 - first),
        "next_order": next_order,
        "dice": dice,
    }


def _steps(state: State) -> list[str]:
    """List what the seat in turn decides before the turn passes on (D8, D9)."""
    if state.phase not in ("turn", "castle", "draw"):
        return [state.phase]
    has_bonus = tables.describe_sheet(state, state.seat).has_castle_bonus
    return [*(["turn"] if state.phase == "turn" else []), *(["castle"] if has_bonus else []), "draw"]


def kingdom(state: State, index: int) -> Parts:
    """Return a map and its side of the spell book."""
    sheet = tables.describe_sheet(state, index)
    rows = [SpellRow(row.spell.symbol, row.spell.power, row.spell.boxes, row.ticks, row.standing) for row in sheet.rows]
    return {
        "squares": [Cell(at, symbol, crosses) for at, (symbol, crosses) in state.land(index).items()],
        "frame": (SOUTH - NORTH + 1, EAST - WEST + 1),
        "room": MAP,
        "discards": state.discards(index),
        "book": Book(rows, sheet.named, sheet.has_castle_bonus, sheet.drew),
    }


def bonus_args(state: State, index: int, name: str, points: int) -> Parts:
    """D8, D11: points of the coat of arms that was named; they can still grow."""
    return {"standing": "sure" if state.is_over else "possible"}


def option(state: State, code: int) -> Parts:
    """Return nothing: an option of the Duel has only the fields of all options."""
    return {}


def why_not(state: State, action: Action) -> Reason:
    """Return why the seat in turn may not draw there (D3)."""
    if not isinstance(action, Draw) or state.phase != "draw" or action.shields is None:
        return Reason("phase", {"phase": state.phase})
    land = state.land(state.seat)
    if any(square in land or square == (0, 0) for square, _, _ in action.shields):
        return Reason("covered", {})
    return Reason("apart", {})
