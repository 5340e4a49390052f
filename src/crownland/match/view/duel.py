"""What a view tells of Kingdomino Duel: dice and who takes them, the maps, the spell book."""

from typing import Any, Final

from ...rules.draft.draft import NOBODY
from ...rules.duel.actions import Draw
from ...rules.duel.dice import DIE_FACES, EAST, NORTH, SOUTH, SPELL_BOOK, SYMBOL_NAMES, SYMBOLS, WEST, WILD
from ...rules.duel.spell_book import has_won
from ...rules.state import State
from .types import Bonus, Book, Cell, Die, Parts, Reason, Room, SpellRow

MAP: Final = Room(NORTH, SOUTH, WEST, EAST)


def table(state: State) -> Parts:
    """Tell the dice, and in which order they are taken and drawn (D2)."""
    record = state.record
    dice = [
        Die((SYMBOL_NAMES[int(record.symbol[die])], int(record.crosses[die])), _owner(int(record.owner[die])))
        for die in range(int(record.rolled))
    ]
    first = int(record.player_a)
    taking = state.phase == "take"
    order = [] if first < 0 else [first, 1 - first, 1 - first, first] if taking else [first, 1 - first]
    return {
        "rounds": None,
        "steps": _steps(state),
        "order": order,
        "turn": sum(die.seat is not None for die in dice) if taking else int(state.seat == 1 - first),
        "next_order": [] if first < 0 else [1 - first, first, first, 1 - first],
        "dice": dice,
    }


def _owner(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _steps(state: State) -> list[str]:
    """List what the seat in turn decides before the turn passes on (D8, D9)."""
    if state.phase not in ("turn", "castle", "draw"):
        return [state.phase]
    sheet = state.record.kingdoms[state.seat]
    turns = state.phase == "turn"
    return [*(["turn"] if turns else []), *(["castle"] if sheet.roof == 0 else []), "draw"]


def key(state: State, index: int) -> bytes:
    """Return what the view of a map depends on: the rival strikes rows of the book out."""
    return bytes(state.record.kingdoms.tobytes()) + bytes([state.is_over])


def kingdom(state: State, index: int) -> Parts:
    """Tell a map and its side of the spell book."""
    sheet, rival = state.record.kingdoms[index], state.record.kingdoms[1 - index]
    return {
        "squares": [Cell(at, symbol, crosses) for at, (symbol, crosses) in state.land(index).items()],
        "frame": (SOUTH - NORTH + 1, EAST - WEST + 1),
        "room": MAP,
        "discards": int(sheet.discards),
        "book": Book(
            [_row(sheet, rival, row) for row in range(len(SPELL_BOOK))],
            None if sheet.named == WILD else SYMBOLS[int(sheet.named)],
            bool(sheet.roof == 0),
            bool(sheet.drew),
        ),
    }


def _row(sheet: Any, rival: Any, row: int) -> SpellRow:
    """D6: who first fills a row has its power; the other's row is struck out."""
    spell = SPELL_BOOK[row]
    if has_won(sheet, row):
        standing = "used" if sheet.used[row] else "held"
    else:
        standing = "struck" if has_won(rival, row) else "open"
    return SpellRow(spell.symbol, spell.power, spell.boxes, int(sheet.ticks[row]), standing)  # type: ignore[arg-type]


def bonuses(state: State, index: int, points: dict[str, int]) -> list[Bonus]:
    """D8, D11: points of the coat of arms that was named; they can still grow."""
    return [Bonus(name, value, "sure" if state.is_over else "possible") for name, value in points.items()]


def option(state: State, code: int) -> Parts:
    """Return nothing: an option of the Duel is told by what all options have."""
    return {}


def why_not(state: State, action: Any) -> Reason:
    """Say why the seat in turn may not draw there (D3)."""
    if not isinstance(action, Draw) or state.phase != "draw" or action.shields is None:
        return Reason("phase", {"phase": state.phase})
    land = state.land(state.seat)
    if any(square in land or square == (0, 0) for square, _, _ in action.shields):
        return Reason("covered", {})
    return Reason("apart", {})


def pieces() -> Parts:
    """Tell the faces of the dice."""
    return {"dice": [list(faces) for faces in DIE_FACES]}
