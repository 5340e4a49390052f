"""Errors of records: a reason for clients, which is translated, and the event where the error was found."""

from typing import Final

from ...engine.errors import IllegalAction, InputError, InvalidSetup, NotationError
from ...match.record.record import Record
from ..errors import ApiError
from ..table.names import MAX_NAME, visible_name

_REASONS: Final = {
    **{f"record/{reason}": reason for reason in ("cut", "json", "format", "players", "name", "result", "early")},
    **{f"event/{reason}": reason for reason in ("choices", "seat")},
    **{f"deal/{part}": "chance" for part in ("seed", "commitment", "draw", "played-on", "shuffle")},
}
_NUMBERS: Final = {
    "cut": ("got",),
    "name": ("expected", "got"),
    "choices": ("expected", "got"),
    "seat": ("expected", "got"),
}


def check_names(record: Record) -> None:
    """Raise NotationError if a name is too long for a table."""
    for seat, names in enumerate(zip(record.players, record.names, strict=True)):
        if (length := max(len(visible_name(name)) for name in names)) > MAX_NAME:
            raise NotationError(
                "expected names of at most {expected} characters, but that of player {number} has {got}",
                code="record/name",
                expected=MAX_NAME,
                number=seat + 1,
                got=length,
            )


def refuse_record(error: InputError) -> ApiError:
    """Convert an error of a record to an ApiError with a reason and, if known, the event."""
    reason = _REASONS.get(error.code) or _kind(error)
    place = {key: error.place[key] for key in ("game", "event") if key in error.place}
    numbers = {key: error.values[key] for key in _NUMBERS.get(reason, ())}
    return ApiError("record/invalid", str(error)[:500], reason=reason, **place, **numbers)


def _kind(error: InputError) -> str:
    if isinstance(error, IllegalAction):
        return "rules"
    return "setup" if isinstance(error, InvalidSetup) else "unreadable"
