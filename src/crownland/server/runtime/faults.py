"""What is wrong with a record, so that a page can say it in any language: a reason, and the event where it shows.

The sentences of `read_record` are for people who read English; here they are known again by how they begin.
"""

import re
from typing import Any, Final

from ...engine.errors import IllegalAction, InvalidSetup, NotationError
from ...match.record.record import Record
from ..errors import ApiError
from ..table.names import MAX_NAME, visible_name

_PLACE: Final = re.compile(r"(?:game (?P<game>\d+)[,:] )?(?:event (?P<event>\d+): )?(?P<rest>.*)", re.DOTALL)
_REASONS: Final = [
    (reason, re.compile(pattern))
    for reason, pattern in (
        ("cut", r"expected the record to go on, but its text ends after (?P<got>\d+) characters"),
        ("json", "expected one JSON object|expected each key once|expected numbers, but got"),
        ("format", "expected the format"),
        ("players", r"expected a list of players|expected \d+ players"),
        ("name", r"expected names of at most (?P<expected>\d+) characters, but .* has (?P<got>\d+)"),
        ("choices", r"expected (?P<expected>\d+) choices, but got (?P<got>\d+)"),
        ("seat", r"expected a decision of seat (?P<expected>-?\d+), but got one of seat (?P<got>\d+)"),
        ("chance", "expected what the seed deals|(commitment|shuffle):|expected a (seed|commitment)|.*played_on"),
        ("result", "scores|winners"),
        ("early", "expected the game to go on"),
    )
]


def check_names(record: Record) -> None:
    """Raise NotationError where a name is longer than a table has room for."""
    for seat, names in enumerate(zip(record.players, record.names, strict=True)):
        if (length := max(len(visible_name(name)) for name in names)) > MAX_NAME:
            raise NotationError(
                f"expected names of at most {MAX_NAME} characters, but that of player {seat + 1} has {length}"
            )


def refuse_record(error: ValueError) -> ApiError:
    """Turn what is wrong with a record into a refusal with a reason and, where one is to blame, the event."""
    found = _PLACE.match(str(error))
    place: dict[str, Any] = found.groupdict() if found else {}
    reason, numbers = _reason_of(error, place.get("rest", ""))
    args = {key: int(place[key]) for key in ("game", "event") if place.get(key)}
    return ApiError("record/invalid", str(error)[:500], reason=reason, **args, **numbers)


def _reason_of(error: ValueError, sentence: str) -> tuple[str, dict[str, int]]:
    for reason, pattern in _REASONS:
        if found := pattern.match(sentence):
            return reason, {key: int(value) for key, value in found.groupdict().items()}
    if isinstance(error, IllegalAction):
        return "rules", {}
    return ("setup" if isinstance(error, InvalidSetup) else "unreadable"), {}
