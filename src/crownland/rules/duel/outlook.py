"""What dice would bring in the Duel: the best drawing of two faces, for whoever has to choose before drawing."""

from collections.abc import Sequence

from ..gains import gains
from ..state import State
from .codes import power_of, second_shield_of
from .dice import SYMBOL_NAMES, Face
from .position import DRAWING


def best_drawing(state: State, seat: int, faces: Sequence[Face]) -> int | None:
    """Return the most points that two dice bring to a seat without a power; None where it cannot draw them."""
    trial = state.copy()
    record = trial.record
    record.owner[:] = [seat, seat, 1 - seat, 1 - seat]
    record.seat, record.phase = seat, DRAWING
    for die, (symbol, crosses) in enumerate(faces):
        record.symbol[die], record.crosses[die] = SYMBOL_NAMES.index(symbol), crosses
    plain = [points for code, points in gains(trial, seat) if power_of(code) < 0 and second_shield_of(code) > 0]
    return max(plain, default=None)
