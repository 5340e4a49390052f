"""What a domino on offer would bring: the best place for it as the kingdoms lie, for whoever has to choose."""

from .. import codes
from ..gains import gains
from ..state import State
from .draft import PLACING


def best_placement(state: State, seat: int, domino: int) -> int | None:
    """Return the most points that a domino of the newer line brings to a seat's kingdom; None where it does not fit."""
    trial = state.copy()
    record = trial.record_with("pool", "lines of dominoes")
    record.older = record.waiting = 1 << (domino - 1)
    record.older_king[domino] = record.seat = seat
    record.phase = PLACING
    if state.variant.boxes > 1:
        record.box = record.newer_box
    placed = gains(trial, state.variant.kingdom_of(seat))
    return max((points for code, points in placed if codes.kind_of(code) == codes.PLACE), default=None)
