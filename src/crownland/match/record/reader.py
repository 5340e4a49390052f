"""Reading records: every event is applied by the rules, and every number of options, score and winner is computed
again. The first thing that does not agree is named with the number of its event.
"""

import json
import re
from typing import Any, Final

from ...engine.errors import IllegalAction, InvalidSetup, NotationError
from ...engine.validate import text as as_text
from ...engine.variant import Variant, find_variant
from ..dealer import DealCheck
from ..standing import GAMES_IN_A_DYNASTY, is_decided, kingdoms_out
from .event_kind import numbers
from .extras import deal_checks, read_extras
from .record import FORMAT, Json, Record, one_line, write_result, write_score

_MAX_SHOWN: Final = 60  # characters of a wrong value in an error
_EVENTS: Final = re.compile(r'"events"\s*:\s*\[')
_VALUES: Final = ("true", "false", "null", "-1")


def read_record(text: str) -> Record:
    """Read one record and check all of it; raise NotationError, IllegalAction or InvalidSetup where it is wrong."""
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
        except ValueError as error:
            raise (type(error)(f"game {number}, {error}") if variant.dynasty else error) from None
    record.extras = read_extras(raw, record, checks)
    _check_result(raw, record)
    return record


def _read_players(players: Any, variant: Variant) -> list[str]:
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise NotationError(f"expected a list of players' names, but got {players!r}")
    if len(players) != variant.seats:
        raise InvalidSetup(f"expected {variant.seats} players, but got {len(players)}")
    return players


def _read_resigned(record: Json, variant: Variant) -> list[int]:
    if "resigned" not in record:
        return []
    expected = f"resigned to list seats from 0 to {variant.seats - 1}, ascending"
    seats = numbers(record["resigned"], expected)
    if seats != sorted(set(seats)) or not set(seats) <= set(range(variant.seats)):
        raise NotationError(f"expected {expected}, but got {seats}")
    if len(kingdoms_out(variant, seats)) == variant.kingdoms:
        raise InvalidSetup(f"expected somebody to be left, but all of them resigned: {seats}")
    return seats


def same_line(text: str) -> str:
    """Return a line that holds a record, without its end; whether the match in it went so is for `read_record`."""
    line = text.rstrip("\r\n")
    keys = _parse_record(line).keys()
    if not ({"variant", "players"} <= keys and {"events", "games"} & keys):
        raise NotationError(f"expected a record with variant, players and events, but got only {', '.join(keys)}")
    if "\n" in line or "\r" in line:
        raise NotationError(f"expected a record on one line, but got {len(line.splitlines())} lines")
    return one_line(line)


def _parse_record(text: str) -> Json:
    """Read the JSON of what says that it is a record."""
    record = _parse(text)
    if record.get("format") != FORMAT:
        raise NotationError(f"expected the format {FORMAT}, but got {record.get('format')!r}")
    return record


def _parse(text: str) -> Json:
    def refuse(constant: str) -> None:
        raise NotationError(f"expected numbers, but got {constant}")

    try:
        record = json.loads(text, object_pairs_hook=_unique, parse_constant=refuse)
    except NotationError:
        raise
    except (ValueError, RecursionError) as error:
        if isinstance(error, json.JSONDecodeError) and _is_cut(text, error):
            place, end = _place_of_end(text), len(text.strip())
            raise NotationError(
                f"{place}expected the record to go on, but its text ends after {end} characters"
            ) from None
        raise NotationError(f"expected one JSON object, but got {text.strip()[:40]!r}… ({error})") from None
    if not isinstance(record, dict):
        raise NotationError(f"expected one JSON object, but got {text.strip()[:40]!r}")
    return record


def _is_cut(text: str, error: json.JSONDecodeError) -> bool:
    """Return whether a JSON object could not be read because its text ends too early."""
    rest = text[error.pos :].strip()
    in_a_value = any(value.startswith(rest) for value in _VALUES)  # nothing at all is the beginning of each
    return text.lstrip().startswith("{") and (in_a_value or error.msg.startswith("Unterminated string"))


def _place_of_end(text: str) -> str:
    """Name the first event that is not complete, as other errors do; empty if all of them are."""
    lists = list(_EVENTS.finditer(text))
    if not lists:
        return ""
    at, number, decoder = lists[-1].end(), 1, json.JSONDecoder()
    try:
        while (at := _skip(text, at)) < len(text) and text[at] != "]":
            at, number = decoder.raw_decode(text, at)[1], number + 1
    except (ValueError, RecursionError):
        pass  # this is the one
    if text.startswith("]", at):
        return ""
    return f"game {len(lists)}, event {number}: " if '"games"' in text[: lists[0].start()] else f"event {number}: "


def _skip(text: str, at: int) -> int:
    """Return where something begins after spaces and commas."""
    while at < len(text) and text[at] in " \t\r\n,":
        at += 1
    return at


def _unique(pairs: list[tuple[str, Any]]) -> Json:
    if len(dict(pairs)) < len(pairs):
        raise NotationError(f"expected each key once, but got {[key for key, _ in pairs]}")
    return dict(pairs)


def _read_variant(text: Any) -> Variant:
    if not isinstance(text, str):
        raise NotationError(f"expected a variant such as kingdomino(seats=2), but got {text!r}")
    return find_variant(text)


def _read_games(record: Json, variant: Variant) -> list[Json]:
    key, other = ("games", "events") if variant.dynasty else ("events", "games")
    if not isinstance(record.get(key), list) or other in record:
        raise NotationError(f"expected a list of {key} for {variant}, but got {record.get(key)!r:.40}")
    if not variant.dynasty:
        return [record]
    games: list[Any] = record["games"]
    if not 1 <= len(games) <= GAMES_IN_A_DYNASTY:
        raise InvalidSetup(f"expected up to {GAMES_IN_A_DYNASTY} games, but got {len(games)}")
    for number, game in enumerate(games, 1):
        if not isinstance(game, dict) or not {"events"} <= set(game) <= {"events", "scores"}:
            raise NotationError(f"game {number}: expected events and scores, but got {game!r:.40}")
        if not isinstance(game["events"], list):
            raise NotationError(f"game {number}: expected a list of events, but got {game['events']!r:.40}")
    return games


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
    """Check the scores of one game of a series, which it has when it is over or the match was decided in it."""
    state = record.state
    if not (state.is_over or "scores" in game):
        return
    if not (state.is_over or is_decided(record.variant, record.resigned)):
        raise IllegalAction(f"event {len(game['events']) + 1}: expected the game to go on, but got its scores")
    _check_same(record.variant, "scores", [write_score(score) for score in state.scores()], game.get("scores"))


def _check_result(raw: Json, record: Record) -> None:
    """Compare scores and winners with what the rules give; a record without both is a match in progress."""
    if record.is_complete:
        for key, expected in write_result(record).items():
            _check_same(record.variant, key, expected, raw.get(key))
    elif "scores" in raw or "winners" in raw:
        events = sum(event.game == len(record.logs) for event in record.events)
        raise IllegalAction(f"event {events + 1}: expected the game to go on, but the record ends with scores")


def _check_same(variant: Variant, where: str, expected: Any, got: Any) -> None:
    """Compare what a record says of the result with what the rules give; name the first place that differs."""
    if isinstance(expected, dict) and isinstance(got, dict) and expected.keys() == got.keys():
        for key in expected:
            _check_same(variant, f"{where}, {key}", expected[key], got[key])
    elif _are_alike(expected, got):
        owner = "team" if variant.teams else "seat"
        for index, (one, other) in enumerate(zip(expected, got, strict=True)):
            _check_same(variant, f"{where} of {owner} {index}" if isinstance(one, dict) else where, one, other)
    elif not _same(expected, got):
        raise IllegalAction(f"{where}: expected {_short(expected)}, but got {_short(got)}")


def _are_alike(expected: Any, got: Any) -> bool:
    """Return whether two lists can be compared part by part: as long as each other, and of more than plain values."""
    both = isinstance(expected, list) and isinstance(got, list)
    return both and 0 < len(expected) == len(got) and isinstance(expected[0], (dict, list))


def _short(value: Any) -> str:
    """Write a value of JSON; of a long one only what kind of thing it is."""
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= _MAX_SHOWN:
        return text
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return f"the keys {', '.join(value)}"[:_MAX_SHOWN] if isinstance(value, dict) else f"{text[:_MAX_SHOWN]}…"


def _same(one: Any, other: Any) -> bool:
    """Compare JSON values, telling 1, 1.0 and true apart."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
