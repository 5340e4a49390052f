"""What a record may contain besides the match: seed, commitment, shuffle, date, source, notes, what bots are called,
and where it was begun. All of it is checked.

The `shuffle` is how the dealt seed was made: the server's `seed` and its `commitment`, and for each seat what was
promised (`promises`) and added (`luck`). A number that was promised and not added has a note, so that all can see it.
"""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from ...engine.errors import IllegalAction, NotationError
from ...engine.variant import Variant
from ..dealer import HEX, DealCheck, commitment, is_hex, mixed, read_seed
from ..timeline import Timeline

TEXTS: Final = ("seed", "commitment", "date", "source")
_PLAYED_ON: Final = {"ply", "seed", "commitment"}
_SHUFFLE_TEXTS: Final = ("seed", "commitment")
_SHUFFLE_LISTS: Final = ("promises", "luck")
_SHUFFLE: Final = (*_SHUFFLE_TEXTS, *_SHUFFLE_LISTS)
LEFT_OUT: Final = "left_out"  # the note of a number that was promised and not added
_NOTE: Final = {"what": str, "seat": int, "by": int, "bot": str, "event": int, "game": int}


def deal_checks(record: Mapping[str, Any]) -> dict[str, DealCheck]:
    """Return a check of the deal for each seed in a record: its own, and that with which it was played on."""
    checks = {}
    if is_hex(record.get("seed")):
        checks["seed"] = DealCheck(bytes.fromhex(record["seed"]))
    played_on = record.get("played_on")
    if isinstance(played_on, dict) and is_hex(played_on.get("seed")) and type(played_on.get("ply")) is int:
        checks["played_on"] = DealCheck(bytes.fromhex(played_on["seed"]), played_on["ply"])
    return checks


def read_extras(record: Mapping[str, Any], match: Timeline, checks: Mapping[str, DealCheck]) -> dict[str, Any]:
    """Return those that a record has; raise NotationError or IllegalAction where one cannot be read or is not true.

    `checks` are the `deal_checks` of the record, which have followed the match.
    """
    extras: dict[str, Any] = {key: record[key] for key in TEXTS if key in record}
    for key, value in extras.items():
        if not isinstance(value, str):
            raise NotationError(f"expected {key} to be a text, but got {value!r:.60}")
    _check_commitment(extras)
    if "seed" in extras:
        _check_seed(extras, checks.get("seed"))
    if "played_on" in record:
        extras["played_on"] = _read_played_on(record["played_on"], match, checks.get("played_on"))
    dealt = extras.get("played_on", extras)
    if "shuffle" in record:
        extras["shuffle"] = read_shuffle(record["shuffle"], match.variant, dealt)
    if "date" in extras:
        _check_date(extras["date"])
    if "notes" in record:
        extras["notes"] = _read_notes(record["notes"], match)
    check_left_out(extras.get("shuffle"), extras.get("notes", ()), has_seed="seed" in dealt)
    if "called" in record:
        extras["called"] = _read_called(record["called"], match.variant)
    return extras


def _check_commitment(given: Mapping[str, Any]) -> None:
    if "commitment" in given and not is_hex(given["commitment"]):
        raise NotationError(f"expected a commitment of {HEX}, but got {given['commitment']!r:.80}")


def _check_seed(given: Mapping[str, Any], check: DealCheck | None) -> None:
    """Check a seed against its commitment and against what was drawn."""
    seed, promised = read_seed(given["seed"]), given.get("commitment")
    if promised is not None and promised != commitment(seed):
        raise IllegalAction(f"commitment: expected the SHA-256 of the seed, {commitment(seed)}, but got {promised}")
    if check is not None and check.error is not None:
        raise check.error


def _read_played_on(given: Any, match: Timeline, check: DealCheck | None) -> dict[str, Any]:
    """Check that what came after the first `ply` events was dealt from the seed that is given with them."""
    if not isinstance(given, dict) or type(given.get("ply")) is not int or not set(given) <= _PLAYED_ON:
        raise NotationError(f"expected played_on to tell {', '.join(sorted(_PLAYED_ON))}, but got {given!r:.60}")
    if not all(isinstance(given.get(key, ""), str) for key in ("seed", "commitment")):
        raise NotationError(f"expected seed and commitment of played_on to be texts, but got {given!r:.60}")
    _check_commitment(given)
    match.check_index(given["ply"])
    if "seed" in given:
        _check_seed(given, check)
    return given


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


def _read_notes(notes: Any, match: Timeline) -> list[dict[str, Any]]:
    if not isinstance(notes, list) or not all(map(_is_note, notes)):
        raise NotationError(f"expected notes that tell {', '.join(_NOTE)}, but got {notes!r:.60}")
    events = [sum(event.game == game for event in match.events) for game in range(1, len(match.logs) + 1)]
    for note in notes:
        _check_note(note, match.variant, events)
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


def read_shuffle(given: Any, variant: Variant, dealt: Mapping[str, Any]) -> Mapping[str, Any]:
    """Check that the seed of what was `dealt` is the one promised to everybody; an error begins with `shuffle:`."""
    if not isinstance(given, dict) or set(given) != {*_SHUFFLE}:
        raise NotationError(f"shuffle: expected {', '.join(_SHUFFLE)}, but got {_keys(given)}")
    for key in _SHUFFLE_TEXTS:
        if not is_hex(given[key]):
            raise NotationError(f"shuffle: expected {key} to be {HEX}, but got {given[key]!r:.80}")
    for key in _SHUFFLE_LISTS:
        _check_shuffle_list(key, given[key], variant.seats)
    _check_promises(given)
    if "seed" not in dealt:
        raise NotationError("shuffle: expected the seed of the deal beside it, but there is none")
    if "commitment" in dealt:
        raise NotationError("shuffle: expected no other commitment: nobody can show one of a seed still to be made")
    seed = mixed(bytes.fromhex(given["seed"]), _numbers(given["luck"]))
    if dealt["seed"] != seed.hex():
        raise IllegalAction(f"shuffle: expected the dealt seed to be {seed.hex()}, made of it, but got {dealt['seed']}")
    return given


def check_left_out(shuffle: Mapping[str, Any] | None, notes: Sequence[Mapping[str, Any]], *, has_seed: bool) -> None:
    """Raise IllegalAction unless there is a note for each number that is missing, and for no other.

    While a match goes on, its record has the notes, but neither seed nor shuffle.
    """
    noted = [note.get("seat") for note in notes if note["what"] == LEFT_OUT]
    if shuffle is None:
        if noted and has_seed:
            raise IllegalAction("shuffle: expected it to be told, because a note says that a number was left out")
        return
    lists = zip(shuffle["promises"], shuffle["luck"], strict=True)
    missing = [seat for seat, (promise, number) in enumerate(lists) if promise and not number]
    if sorted(noted, key=str) != missing:
        raise IllegalAction(
            f"shuffle: expected notes of numbers left out for {_seats(missing)}, but got some for {_seats(noted)}"
        )


def _seats(seats: Sequence[Any]) -> str:
    return "no seat" if not seats else ", ".join(f"seat {seat}" for seat in seats)


def _keys(given: Any) -> str:
    return f"{given!r:.80}" if not isinstance(given, dict) or not given else f"{', '.join(map(str, given)):.80}"


def _check_shuffle_list(key: str, given: Any, seats: int) -> None:
    each = f"{HEX} or null for each of {seats} seats"
    if not isinstance(given, list):
        raise NotationError(f"shuffle: expected {key} to list {each}, but got {given!r:.80}")
    if len(given) != seats:
        raise NotationError(f"shuffle: expected {key} to list {each}, but got {len(given)}")
    for seat, one in enumerate(given):
        if one is not None and not is_hex(one):
            raise NotationError(f"shuffle: expected {key} to list {each}, but got {one!r:.80} for seat {seat}")


def _check_promises(given: Mapping[str, Any]) -> None:
    """Raise IllegalAction where the server or a player did not keep to what was promised."""
    promised = commitment(bytes.fromhex(given["seed"]))
    if given["commitment"] != promised:
        got = given["commitment"]
        raise IllegalAction(f"shuffle: expected as commitment the SHA-256 of its seed, {promised}, but got {got}")
    for seat, (promise, number) in enumerate(zip(given["promises"], _numbers(given["luck"]), strict=True)):
        if number is None:
            continue
        digest = hashlib.sha256(number).hexdigest()
        if promise != digest:
            got = promise or "none"
            raise IllegalAction(f"shuffle: expected seat {seat} to have promised its number as {digest}, but got {got}")


def _numbers(luck: list[str | None]) -> list[bytes | None]:
    return [None if number is None else bytes.fromhex(number) for number in luck]
