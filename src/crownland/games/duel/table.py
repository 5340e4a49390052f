"""The dice, sheets and spell books of a state of the Duel, and the best drawing of two faces."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from ...engine.kernel import plain
from ...engine.state import State, gains
from ...engine.validate import require_record
from ..draft.rules import NOBODY
from ..land.kingdom import land_bounds
from .actions import drawing_power, second_shield
from .pieces import SPELL_BOOK, SYMBOL_NAMES, SYMBOLS, WILD, Face, Spell, has_won
from .position import DRAWING

if TYPE_CHECKING:
    from ...engine.state import State

_has_won = plain(has_won)

Standing: TypeAlias = Literal["open", "held", "used", "struck"]


@dataclass(frozen=True, slots=True)
class Die:
    """The face of a die, and the seat that took it; None while it lies in the middle."""

    face: Face
    seat: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a player's side of the spell book. The first to fill it gets its power; the other row is struck out."""

    spell: Spell
    ticks: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's sheet besides the map."""

    rows: tuple[Row, ...]
    named: str | None  # the coat of arms whose properties bring 3 more each (D8)
    has_castle_bonus: bool  # still to be used (D9)
    drew: bool  # in this round


def _record(state: "State") -> Any:
    return require_record(state, "rolled", "dice")


def dice(state: "State") -> list[Die]:
    """Return the dice rolled in this round (D2)."""
    record = _record(state)
    return [
        Die((SYMBOL_NAMES[int(record.symbol[die])], int(record.crosses[die])), _seat(record.owner[die]))
        for die in range(int(record.rolled))
    ]


def _seat(owner: int) -> int | None:
    return None if owner == NOBODY else int(owner)


def player_a(state: "State") -> int | None:
    """Return the seat that takes the first die of this round; None before the first round."""
    return _seat(_record(state).player_a)


def describe_sheet(state: "State", seat: int) -> Sheet:
    """Return the sheet of a seat."""
    kingdoms = _record(state).kingdoms
    number = state.variant.kingdom_of(seat)
    own, rival = kingdoms[number], kingdoms[1 - number]
    return Sheet(
        tuple(Row(spell, int(own.ticks[row]), _standing(own, rival, row)) for row, spell in enumerate(SPELL_BOOK)),
        None if own.named == WILD else SYMBOLS[int(own.named)],
        bool(own.roof == 0),
        bool(own.drew),
    )


def _standing(own: Any, rival: Any, row: int) -> Standing:
    """D6: return the standing of a row; it is open until a player fills it."""
    if _has_won(own, row):
        return "used" if own.used[row] else "held"
    return "struck" if _has_won(rival, row) else "open"


def best_drawing(state: State, seat: int, faces: Sequence[Face]) -> int | None:
    """Return the most points that two dice bring to a seat without a power; None if it cannot draw them."""
    trial = state.copy()
    record = trial.record
    record.owner[:] = [seat, seat, 1 - seat, 1 - seat]
    record.seat, record.phase = seat, DRAWING
    for die, (symbol, crosses) in enumerate(faces):
        record.symbol[die], record.crosses[die] = SYMBOL_NAMES.index(symbol), crosses
    plain = [points for code, points in gains(trial, seat) if drawing_power(code) < 0 and second_shield(code) > 0]
    return max(plain, default=None)


TABLE: Final[dict[str, Callable[..., Any]]] = {
    "bounds": land_bounds,
    "dice": dice,
    "player_a": player_a,
    "sheet": describe_sheet,
}
