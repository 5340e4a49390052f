"""Reads records: applies every event by the rules, and recomputes all numbers of options, scores and winners.

An error names the first event that does not agree.
"""

import json
import re
from typing import Any, Final

from ...engine.errors import IllegalAction, InputError, InvalidSetup, NotationError
from ...engine.validate import text as as_text
from ...engine.variant import Variant, find_variant
from ..dealer import DealCheck
from ..standing import GAMES_IN_A_DYNASTY, is_decided, kingdoms_out
from .events import numbers
from .extras import deal_checks, read_extras
from .record import FORMAT, Json, Record, one_line, write_result, write_score

_MAX_SHOWN: Final = 60  # characters of a wrong value in an error
_EVENTS: Final = re.compile(r'"events"\s*:\s*\[')
_NO_OBJECT: Final = "expected one JSON object, but got {got}"
_VALUES: Final = ("true", "false", "null", "-1")


def read_record(text: str) -> Record:
    """Read one record and check all of it. Raises NotationError, IllegalAction or InvalidSetup if it is wrong."""
    raw = _parse_record(as_text("a record as text", text))
    variant = _read_variant(raw.get("variant"))
    record = Record(variant, _read_players(raw.get("players"), variant))
    record.resigned = set(_read_resigned(raw, variant))
    checks = deal_checks(raw)
    for number, game in enumerate(_read_games(raw, variant), 1):
        if number > 1:
            record.start_game()
        try:
            _read_game(record, game, [*checks.values()])
        except InputError as error:
            raise error.at(game=number if variant.dynasty else None) from None
    record.extras = read_extras(raw, record, checks)
    _check_result(raw, record)
    return record


def _read_players(players: Any, variant: Variant) -> list[str]:
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        got = repr(players)
        raise NotationError("expected a list of players' names, but got {got}", code="record/players", got=got)
    if len(players) != variant.seats:
        seats, n = variant.seats, len(players)
        raise InvalidSetup("expected {seats} players, but got {n}", code="record/players", seats=seats, n=n)
    return players


def _read_resigned(record: Json, variant: Variant) -> list[int]:
    if "resigned" not in record:
        return []
    expected = f"resigned to list seats from 0 to {variant.seats - 1}, ascending"
    seats = numbers(record["resigned"], expected)
    if seats != sorted(set(seats)) or not set(seats) <= set(range(variant.seats)):
        raise NotationError("expected {what}, but got {got}", code="record/resigned", what=expected, got=str(seats))
    if len(kingdoms_out(variant, seats)) == variant.kingdoms:
        got = str(seats)
        raise InvalidSetup(
            "expected somebody to be left, but all of them resigned: {got}", code="record/resigned", got=got
        )
    return seats


def same_line(text: str) -> str:
    """Return a line with a record, without its line end. The match in it is not checked."""
    line = text.rstrip("\r\n")
    keys = _parse_record(line).keys()
    if not ({"variant", "players"} <= keys and {"events", "games"} & keys):
        got = ", ".join(keys)
        raise NotationError(
            "expected a record with variant, players and events, but got only {got}", code="record/keys", got=got
        )
    if "\n" in line or "\r" in line:
        n = len(line.splitlines())
        raise NotationError("expected a record on one line, but got {n} lines", code="record/lines", n=n)
    return one_line(line)


def _parse_record(text: str) -> Json:
    """Parse JSON and check its format field."""
    record = _parse(text)
    if record.get("format") != FORMAT:
        got = repr(record.get("format"))
        raise NotationError("expected the format {format}, but got {got}", code="record/format", format=FORMAT, got=got)
    return record


def _parse(text: str) -> Json:
    def refuse(constant: str) -> None:
        raise NotationError("expected numbers, but got {got}", code="record/json", got=constant)

    try:
        record = json.loads(text, object_pairs_hook=_unique, parse_constant=refuse)
    except NotationError:
        raise
    except (ValueError, RecursionError) as error:
        if isinstance(error, json.JSONDecodeError) and _is_cut(text, error):
            raise _cut(text) from None
        got = f"{text.strip()[:40]!r}… ({error})"
        raise NotationError(_NO_OBJECT, code="record/json", got=got) from None
    if not isinstance(record, dict):
        raise NotationError(_NO_OBJECT, code="record/json", got=repr(text.strip()[:40]))
    return record


def _cut(text: str) -> NotationError:
    return NotationError(
        "expected the record to go on, but its text ends after {got} characters",
        code="record/cut",
        got=len(text.strip()),
    ).at(**_place_of_end(text))


def _is_cut(text: str, error: json.JSONDecodeError) -> bool:
    """Return whether a JSON object could not be parsed because its text ends too early."""
    rest = text[error.pos :].strip()
    in_a_value = any(value.startswith(rest) for value in _VALUES)  # an empty rest is the beginning of each
    return text.lstrip().startswith("{") and (in_a_value or error.msg.startswith("Unterminated string"))


def _place_of_end(text: str) -> dict[str, int]:
    """Return the place of the first incomplete event; empty if all are complete."""
    lists = list(_EVENTS.finditer(text))
    if not lists:
        return {}
    at, number, decoder = lists[-1].end(), 1, json.JSONDecoder()
    try:
        while (at := _skip(text, at)) < len(text) and text[at] != "]":
            at, number = decoder.raw_decode(text, at)[1], number + 1
    except (ValueError, RecursionError):
        pass  # this is the one
    if text.startswith("]", at):
        return {}
    return ({"game": len(lists)} if '"games"' in text[: lists[0].start()] else {}) | {"event": number}


def _skip(text: str, at: int) -> int:
    """Return the position after spaces and commas."""
    while at < len(text) and text[at] in " \t\r\n,":
        at += 1
    return at


def _unique(pairs: list[tuple[str, Any]]) -> Json:
    if len(dict(pairs)) < len(pairs):
        got = str([key for key, _ in pairs])
        raise NotationError("expected each key once, but got {got}", code="record/json", got=got)
    return dict(pairs)


def _read_variant(text: Any) -> Variant:
    if not isinstance(text, str):
        got = repr(text)
        raise NotationError(
            "expected a variant such as kingdomino(seats=2), but got {got}", code="variant/notation", got=got
        )
    return find_variant(text)


def _read_games(record: Json, variant: Variant) -> list[Json]:
    key, other = ("games", "events") if variant.dynasty else ("events", "games")
    if not isinstance(record.get(key), list) or other in record:
        raise NotationError(
            "expected a list of {key} for {variant}, but got {got}",
            code="record/events",
            key=key,
            variant=str(variant),
            got=f"{record.get(key)!r:.40}",
        )
    if not variant.dynasty:
        return [record]
    games: list[Any] = record["games"]
    if not 1 <= len(games) <= GAMES_IN_A_DYNASTY:
        raise InvalidSetup(
            "expected up to {high} games, but got {got}", code="record/games", high=GAMES_IN_A_DYNASTY, got=len(games)
        )
    for number, game in enumerate(games, 1):
        if not isinstance(game, dict) or not {"events"} <= set(game) <= {"events", "scores"}:
            raise _no_events("events and scores", game).at(game=number)
        if not isinstance(game["events"], list):
            raise _no_events("a list of events", game["events"]).at(game=number)
    return games


def _no_events(what: str, got: Any) -> NotationError:
    return NotationError("expected {what}, but got {got}", code="record/events", what=what, got=f"{got!r:.40}")


def _read_game(record: Record, game: Json, checks: list[DealCheck]) -> None:
    for check in checks:
        check.follow(record)
    for _ in record.read_events(game["events"]):
        for check in checks:
            check.follow(record)
    for check in checks:
        check.finish(record)
    if record.variant.dynasty:
        _check_scores(record, game)


def _check_scores(record: Record, game: Json) -> None:
    """Check the scores of one game of a series; it has some if it is over or the match was decided in it."""
    state = record.state
    if not (state.is_over or "scores" in game):
        return
    if not (state.is_over or is_decided(record.variant, record.resigned)):
        error = IllegalAction("expected the game to go on, but got its scores", code="record/early")
        raise error.at(event=len(game["events"]) + 1)
    _check_same(record.variant, "scores", [write_score(score) for score in state.scores()], game.get("scores"))


def _check_result(raw: Json, record: Record) -> None:
    """Compare scores and winners with those by the rules; a record without both is a match in progress."""
    if record.is_complete:
        for key, expected in write_result(record).items():
            _check_same(record.variant, key, expected, raw.get(key))
    elif "scores" in raw or "winners" in raw:
        events = sum(event.game == len(record.logs) for event in record.events)
        error = IllegalAction("expected the game to go on, but the record ends with scores", code="record/early")
        raise error.at(event=events + 1)


def _check_same(variant: Variant, where: str, expected: Any, got: Any) -> None:
    """Compare the result of a record with that by the rules; an error names the first difference."""
    if isinstance(expected, dict) and isinstance(got, dict) and expected.keys() == got.keys():
        for key in expected:
            _check_same(variant, f"{where}, {key}", expected[key], got[key])
    elif _are_alike(expected, got):
        owner = "team" if variant.teams else "seat"
        for index, (one, other) in enumerate(zip(expected, got, strict=True)):
            _check_same(variant, f"{where} of {owner} {index}" if isinstance(one, dict) else where, one, other)
    elif not _same(expected, got):
        values = {"expected": _short(expected), "got": _short(got)}
        raise IllegalAction("expected {expected}, but got {got}", code="record/result", **values).at(where=where)


def _are_alike(expected: Any, got: Any) -> bool:
    """Return whether two lists can be compared item by item: of equal length, with dicts or lists as items."""
    both = isinstance(expected, list) and isinstance(got, list)
    return both and 0 < len(expected) == len(got) and isinstance(expected[0], (dict, list))


def _short(value: Any) -> str:
    """Write a JSON value; of a long one only its kind and size or keys."""
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= _MAX_SHOWN:
        return text
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return f"the keys {', '.join(value)}"[:_MAX_SHOWN] if isinstance(value, dict) else f"{text[:_MAX_SHOWN]}…"


def _same(one: Any, other: Any) -> bool:
    """Compare JSON values, distinguishing 1, 1.0 and true."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
