"""What a record may have besides the match: seed, commitment, shuffle, date, source, notes, names of bots, whether the
deal was prepared, and where the match was continued. All of it is checked.

The `shuffle` says how the dealt seed was made: the server's `seed` and its `commitment`, and for each seat the
commitment (`promises`) and the number (`luck`) of its player. A number that was promised but not added has a note.
"""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from ...engine.errors import IllegalAction, InputError, NotationError
from ...engine.variant import Variant
from ..dealer import HEX, DealCheck, commitment, is_hex, mixed, read_seed
from ..timeline import Timeline

TEXTS: Final = ("seed", "commitment", "date", "source")
_PLAYED_ON: Final = {"ply", "seed", "commitment"}
_NOT_COMMITTED: Final = "expected the SHA-256 of the seed, {expected}, but got {got}"
_SHUFFLE_TEXTS: Final = ("seed", "commitment")
_SHUFFLE_LISTS: Final = ("promises", "luck")
_SHUFFLE: Final = (*_SHUFFLE_TEXTS, *_SHUFFLE_LISTS)
LEFT_OUT: Final = "left_out"  # the note of a number that was promised and not added
_NOTE: Final = {"what": str, "seat": int, "by": int, "bot": str, "event": int, "game": int}


def deal_checks(record: Mapping[str, Any]) -> dict[str, DealCheck]:
    """Return a check of the deal for each seed of a record: its own, and that of its continuation."""
    checks = {}
    if is_hex(record.get("seed")):
        checks["seed"] = DealCheck(bytes.fromhex(record["seed"]))
    played_on = record.get("played_on")
    if isinstance(played_on, dict) and is_hex(played_on.get("seed")) and type(played_on.get("ply")) is int:
        checks["played_on"] = DealCheck(bytes.fromhex(played_on["seed"]), played_on["ply"])
    return checks


def read_extras(record: Mapping[str, Any], match: Timeline, checks: Mapping[str, DealCheck]) -> dict[str, Any]:
    """Return the extras of a record. Raises NotationError or IllegalAction if one is invalid or wrong.

    `checks` are the `deal_checks` of the record after they followed the match.
    """
    extras: dict[str, Any] = {key: record[key] for key in TEXTS if key in record}
    for key, value in extras.items():
        if not isinstance(value, str):
            raise NotationError(
                "expected {key} to be a text, but got {got}", code="record/extra", key=key, got=f"{value!r:.60}"
            )
    if "prepared" in record:
        extras["prepared"] = _read_prepared(record["prepared"])
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


def _read_prepared(given: Any) -> bool:
    if not isinstance(given, bool):
        got = f"{given!r:.60}"
        raise NotationError("expected prepared to be true or false, but got {got}", code="record/extra", got=got)
    return given


def _check_commitment(given: Mapping[str, Any]) -> None:
    if "commitment" in given and not is_hex(given["commitment"]):
        got = f"{given['commitment']!r:.80}"
        raise NotationError("expected a commitment of {hex}, but got {got}", code="deal/commitment", hex=HEX, got=got)


def _check_seed(given: Mapping[str, Any], check: DealCheck | None) -> None:
    """Check a seed against its commitment and against what was drawn."""
    seed, promised = read_seed(given["seed"]), given.get("commitment")
    if promised is not None and promised != commitment(seed):
        error = IllegalAction(_NOT_COMMITTED, code="deal/commitment", expected=commitment(seed), got=promised)
        raise error.at(where="commitment")
    if check is not None and check.error is not None:
        raise check.error


def _read_played_on(given: Any, match: Timeline, check: DealCheck | None) -> dict[str, Any]:
    """Check that the events after the first `ply` ones were dealt from the seed of the continuation."""
    if not isinstance(given, dict) or type(given.get("ply")) is not int or not set(given) <= _PLAYED_ON:
        keys, got = ", ".join(sorted(_PLAYED_ON)), f"{given!r:.60}"
        raise NotationError(
            "expected played_on to tell {keys}, but got {got}", code="deal/played-on", keys=keys, got=got
        )
    if not all(isinstance(given.get(key, ""), str) for key in ("seed", "commitment")):
        got = f"{given!r:.60}"
        raise NotationError(
            "expected seed and commitment of played_on to be texts, but got {got}", code="deal/played-on", got=got
        )
    _check_commitment(given)
    match.check_index(given["ply"])
    if "seed" in given:
        _check_seed(given, check)
    return given


def _check_date(text: str) -> None:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        got = f"{text!r:.60}"
        raise NotationError(
            "expected a date such as 2026-11-16T20:15:00Z, but got {got}", code="record/date", got=got
        ) from None


def _read_called(called: Any, variant: Variant) -> list[str]:
    """Check the names of bots: a text for each seat, empty for people and for bots without a name."""
    if not isinstance(called, list) or not all(isinstance(name, str) for name in called):
        got = f"{called!r:.60}"
        raise NotationError("expected called to be a list of texts, but got {got}", code="record/called", got=got)
    if len(called) != variant.seats:
        seats, n = variant.seats, len(called)
        raise NotationError(
            "expected called to name {seats} seats, but got {n}", code="record/called", seats=seats, n=n
        )
    return called


def _read_notes(notes: Any, match: Timeline) -> list[dict[str, Any]]:
    if not isinstance(notes, list) or not all(map(_is_note, notes)):
        keys, got = ", ".join(_NOTE), f"{notes!r:.60}"
        raise NotationError("expected notes that tell {keys}, but got {got}", code="record/notes", keys=keys, got=got)
    events = [sum(event.game == game for event in match.events) for game in range(1, len(match.logs) + 1)]
    for note in notes:
        _check_note(note, match.variant, events)
    return notes


def _check_note(note: dict[str, Any], variant: Variant, events: Sequence[int]) -> None:
    """Raise NotationError if a note has no valid seat, game or event; `events` counts those of each game."""
    game = note.get("game", 1)
    most = {"seat": variant.seats - 1, "by": variant.seats - 1, "game": len(events)}
    most["event"] = events[game - 1] if 1 <= game <= len(events) else 0
    for key, last in most.items():
        first = 1 if key == "game" else 0
        if not first <= note.get(key, first) <= last:
            raise NotationError(
                "expected a note with {key} from {low} to {high}, but got {got}",
                code="record/notes",
                key=key,
                low=first,
                high=last,
                got=note[key],
            )


def _is_note(note: Any) -> bool:
    return (
        isinstance(note, dict) and "what" in note and all(type(value) is _NOTE.get(key) for key, value in note.items())
    )


def read_shuffle(given: Any, variant: Variant, dealt: Mapping[str, Any]) -> Mapping[str, Any]:
    """Check that the seed in `dealt` was made by this shuffle; an error begins with `shuffle:`."""
    if not isinstance(given, dict) or set(given) != {*_SHUFFLE}:
        raise _wrong_shuffle(
            NotationError, "expected {keys}, but got {got}", keys=", ".join(_SHUFFLE), got=_keys(given)
        )
    for key in _SHUFFLE_TEXTS:
        if not is_hex(given[key]):
            got = f"{given[key]!r:.80}"
            raise _wrong_shuffle(NotationError, "expected {key} to be {hex}, but got {got}", key=key, hex=HEX, got=got)
    for key in _SHUFFLE_LISTS:
        _check_shuffle_list(key, given[key], variant.seats)
    _check_promises(given)
    if "seed" not in dealt:
        raise _wrong_shuffle(NotationError, "expected the seed of the deal beside it, but there is none")
    if "commitment" in dealt:
        raise _wrong_shuffle(
            NotationError, "expected no other commitment: nobody can show one of a seed still to be made"
        )
    seed = mixed(bytes.fromhex(given["seed"]), _numbers(given["luck"]))
    if dealt["seed"] != seed.hex():
        raise _wrong_shuffle(
            IllegalAction,
            "expected the dealt seed to be {expected}, made of it, but got {got}",
            expected=seed.hex(),
            got=dealt["seed"],
        )
    return given


def _wrong_shuffle(kind: type[InputError], message: str, **values: Any) -> InputError:
    return kind(message, code="deal/shuffle", **values).at(where="shuffle")


def check_left_out(shuffle: Mapping[str, Any] | None, notes: Sequence[Mapping[str, Any]], *, has_seed: bool) -> None:
    """Raise IllegalAction unless the notes name exactly the numbers that are missing.

    The record of a match in progress has notes, but neither seed nor shuffle.
    """
    noted = [note.get("seat") for note in notes if note["what"] == LEFT_OUT]
    if shuffle is None:
        if noted and has_seed:
            raise _wrong_shuffle(
                IllegalAction, "expected it to be told, because a note says that a number was left out"
            )
        return
    lists = zip(shuffle["promises"], shuffle["luck"], strict=True)
    missing = [seat for seat, (promise, number) in enumerate(lists) if promise and not number]
    if sorted(noted, key=str) != missing:
        raise _wrong_shuffle(
            IllegalAction,
            "expected notes of numbers left out for {expected}, but got some for {got}",
            expected=_seats(missing),
            got=_seats(noted),
        )


def _seats(seats: Sequence[Any]) -> str:
    return "no seat" if not seats else ", ".join(f"seat {seat}" for seat in seats)


def _keys(given: Any) -> str:
    return f"{given!r:.80}" if not isinstance(given, dict) or not given else f"{', '.join(map(str, given)):.80}"


def _check_shuffle_list(key: str, given: Any, seats: int) -> None:
    each = f"{HEX} or null for each of {seats} seats"
    got: Any = None
    if not isinstance(given, list):
        got = f"{given!r:.80}"
    elif len(given) != seats:
        got = len(given)
    elif wrong := [(one, seat) for seat, one in enumerate(given) if one is not None and not is_hex(one)]:
        got = f"{wrong[0][0]!r:.80} for seat {wrong[0][1]}"
    if got is not None:
        raise _wrong_shuffle(NotationError, "expected {key} to list {each}, but got {got}", key=key, each=each, got=got)


def _check_promises(given: Mapping[str, Any]) -> None:
    """Raise IllegalAction if a seed or number does not match its commitment."""
    promised = commitment(bytes.fromhex(given["seed"]))
    if given["commitment"] != promised:
        raise _wrong_shuffle(
            IllegalAction,
            "expected as commitment the SHA-256 of its seed, {expected}, but got {got}",
            expected=promised,
            got=given["commitment"],
        )
    for seat, (promise, number) in enumerate(zip(given["promises"], _numbers(given["luck"]), strict=True)):
        if number is None:
            continue
        digest = hashlib.sha256(number).hexdigest()
        if promise != digest:
            raise _wrong_shuffle(
                IllegalAction,
                "expected seat {seat} to have promised its number as {expected}, but got {got}",
                seat=seat,
                expected=digest,
                got=promise or "none",
            )


def _numbers(texts: list[str | None]) -> list[bytes | None]:
    return [None if text is None else bytes.fromhex(text) for text in texts]
