"""The dice, sheets and spell books of a state of the Duel, and the best drawing of two faces."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from ...engine.kernel import kernel
from ...engine.state import State, gains
from ...engine.turn import NOBODY
from ...engine.validate import require_record
from ..land.kingdom import land_bounds
from .actions import drawing_power, second_shield
from .pieces import ROW_STANDINGS, SPELL_BOOK, SYMBOL_NAMES, SYMBOLS, WILD, Face, Spell, Standing, row_standing
from .position import DRAWING

if TYPE_CHECKING:
    from ...engine.state import State


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


@kernel
def list_standings(states: NDArray[Any], seat: int, out: NDArray[np.int64]) -> None:
    """Write the standing of each row of a seat's side of the spell book."""
    own, rival = states[0].kingdoms[seat], states[0].kingdoms[1 - seat]
    for row in range(len(SYMBOLS)):
        out[row] = row_standing(own, rival, row)


def describe_sheet(state: "State", seat: int) -> Sheet:
    """Return the sheet of a seat."""
    kingdoms = _record(state).kingdoms
    number = state.variant.kingdom_of(seat)
    own, standings = kingdoms[number], np.empty(len(SPELL_BOOK), np.int64)
    list_standings(state.states, number, standings)
    rows = zip(SPELL_BOOK, own.ticks.tolist(), standings.tolist(), strict=True)
    return Sheet(
        tuple([Row(spell, ticks, ROW_STANDINGS[standing]) for spell, ticks, standing in rows]),
        None if own.named == WILD else SYMBOLS[int(own.named)],
        bool(own.roof == 0),
        bool(own.drew),
    )


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
