"""What a record may tell besides the match: seed, commitment, shuffle, date, source, notes, what bots are called, and
where it was begun.

Each is checked where it stands.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from ...engine.errors import IllegalAction, NotationError
from ...engine.variant import Variant
from ..dealer import HEX, commitment, is_hex, read_seed
from .deal import deal_again
from .events import write_events
from .plies import logs_at
from .shuffle import check_left_out, read_shuffle

TEXTS: Final = ("seed", "commitment", "date", "source")
_PLAYED_ON: Final = {"ply", "seed", "commitment"}
_NOTE: Final = {"what": str, "seat": int, "by": int, "bot": str, "event": int, "game": int}


def read_extras(record: Mapping[str, Any], variant: Variant, logs: Sequence[Sequence[int]]) -> dict[str, Any]:
    """Return those that a record has; raise NotationError or IllegalAction where one cannot be read or is not true."""
    extras: dict[str, Any] = {key: record[key] for key in TEXTS if key in record}
    for key, value in extras.items():
        if not isinstance(value, str):
            raise NotationError(f"expected {key} to be a text, but got {value!r:.60}")
    _check_commitment(extras)
    if "seed" in extras:
        _check_seed(read_seed(extras["seed"]), extras.get("commitment"), variant, logs)
    if "played_on" in record:
        extras["played_on"] = _read_played_on(record["played_on"], variant, logs)
    dealt = extras.get("played_on", extras)
    if "shuffle" in record:
        extras["shuffle"] = read_shuffle(record["shuffle"], variant, dealt)
    if "date" in extras:
        _check_date(extras["date"])
    if "notes" in record:
        extras["notes"] = _read_notes(record["notes"], variant, logs)
    check_left_out(extras.get("shuffle"), extras.get("notes", ()), is_told="seed" in dealt)
    if "called" in record:
        extras["called"] = _read_called(record["called"], variant)
    return extras


def _check_commitment(told: Mapping[str, Any]) -> None:
    if "commitment" in told and not is_hex(told["commitment"]):
        raise NotationError(f"expected a commitment of {HEX}, but got {told['commitment']!r:.80}")


def _check_seed(
    seed: bytes,
    promised: str | None,
    variant: Variant,
    logs: Sequence[Sequence[int]],
    begun: Sequence[Sequence[int]] = (),
) -> None:
    if promised is not None and promised != commitment(seed):
        raise IllegalAction(f"commitment: expected the SHA-256 of the seed, {commitment(seed)}, but got {promised}")
    deal_again(variant, logs, seed, begun)


def _read_played_on(told: Any, variant: Variant, logs: Sequence[Sequence[int]]) -> dict[str, Any]:
    """Check that what came after the first `ply` events was dealt from the seed that is told with them."""
    if not isinstance(told, dict) or type(told.get("ply")) is not int or not set(told) <= _PLAYED_ON:
        raise NotationError(f"expected played_on to tell {', '.join(sorted(_PLAYED_ON))}, but got {told!r:.60}")
    if not all(isinstance(told.get(key, ""), str) for key in ("seed", "commitment")):
        raise NotationError(f"expected seed and commitment of played_on to be texts, but got {told!r:.60}")
    _check_commitment(told)
    begun = logs_at(variant, logs, told["ply"])
    if "seed" in told:
        _check_seed(read_seed(told["seed"]), told.get("commitment"), variant, logs, begun)
    return told


def _check_date(text: str) -> None:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        raise NotationError(f"expected a date such as 2026-11-16T20:15:00Z, but got {text!r:.60}") from None


def _read_called(called: Any, variant: Variant) -> list[str]:
    """Check what bots are called: a text for each seat, empty for people, and for bots that go by their kind."""
    if not isinstance(called, list) or not all(isinstance(name, str) for name in called):
        raise NotationError(f"expected called to be a list of texts, but got {called!r:.60}")
    if len(called) != variant.seats:
        raise NotationError(f"expected called to name {variant.seats} seats, but got {len(called)}")
    return called


def _read_notes(notes: Any, variant: Variant, logs: Sequence[Sequence[int]]) -> list[dict[str, Any]]:
    if not isinstance(notes, list) or not all(map(_is_note, notes)):
        raise NotationError(f"expected notes that tell {', '.join(_NOTE)}, but got {notes!r:.60}")
    events = [sum(1 for _ in write_events(variant, log)) for log in logs]
    for note in notes:
        _check_note(note, variant, events)
    return notes


def _check_note(note: dict[str, Any], variant: Variant, events: Sequence[int]) -> None:
    """Raise NotationError where a note belongs to no seat, game or event of the match; `events` counts those."""
    game = note.get("game", 1)
    most = {"seat": variant.seats - 1, "by": variant.seats - 1, "game": len(events)}
    most["event"] = events[game - 1] if 1 <= game <= len(events) else 0
    for key, last in most.items():
        first = 1 if key == "game" else 0
        if not first <= note.get(key, first) <= last:
            raise NotationError(f"expected a note with {key} from {first} to {last}, but got {note[key]}")


def _is_note(note: Any) -> bool:
    return (
        isinstance(note, dict) and "what" in note and all(type(value) is _NOTE.get(key) for key, value in note.items())
    )
