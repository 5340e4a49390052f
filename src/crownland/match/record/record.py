"""Game records: one JSON object for each match, replayed and checked in full when read.

`docs/reference/record.md` is the format. Nothing is trusted: every event is played by the rules, each count of options,
score and winner is worked out again, and the first thing that does not agree is named with the event's number.
"""

import json
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from ...engine.action import Action, decode
from ...engine.errors import IllegalAction, InvalidSetup, NotationError
from ...engine.score import Score
from ...engine.state import State
from ...engine.validate import callback, iterable, short_repr
from ...engine.validate import text as as_text
from ...engine.variant import Variant, find_variant
from ..match import Match
from ..standing import GAMES_IN_A_DYNASTY, is_decided, kingdoms_out, standing
from .cut import is_cut, place_of_end
from .events import read_events, write_events
from .extras import read_extras
from .kinds import numbers

FORMAT: Final = "crownland-record/1"

Json: TypeAlias = dict[str, Any]

_MAX_SHOWN: Final = 60  # characters of a wrong value in an error
_ESCAPED: Final = {code: f"\\u{code:04x}" for code in (0x85, 0x2028, 0x2029, *range(0xD800, 0xE000))}


@dataclass(frozen=True, slots=True)
class Record:
    """A match that was read: complete, or still in progress."""

    variant: Variant
    players: list[str]
    logs: list[list[int]]  # the ints of all actions of each game
    states: list[State]  # how each game stands at its last action
    is_complete: bool
    resigned: list[int] = field(default_factory=list)
    extras: Json = field(default_factory=dict)  # what `extras.py` knows of, where the record tells it

    def __post_init__(self) -> None:
        assert len(self.logs) == len(self.states)

    @property
    def stopped(self) -> bool:
        """Whether the match was ended without a winner: such a match leaves no record."""
        return False

    def steps(self) -> Iterator[tuple[State, Action]]:
        """Give every action of the match, chance's too, with the state in which it was done."""
        for log in self.logs:
            state = State(self.variant.single)
            for code in log:
                yield state.copy(), decode(code)
                state.apply_unchecked(code)

    @property
    def names(self) -> list[str]:
        """What people read for the players: at its table a bot may have a name of its own."""
        called = self.extras.get("called", self.players)
        return [own or player for own, player in zip(called, self.players, strict=True)]

    @property
    def winners(self) -> list[int]:
        """The kingdoms that won, or are ahead."""
        return standing(self.states, kingdoms_out(self.variant, self.resigned)).winners

    @property
    def winning_seats(self) -> list[int]:
        """The seats of the kingdoms that won, or are ahead; both of a team."""
        return [seat for kingdom in self.winners for seat in self.variant.rulers(kingdom)]


def match_record(match: "Match | Record") -> Json:
    """Return a match as a record; without scores and winners while it goes on."""
    if not isinstance(match, (Match, Record)):
        raise InvalidSetup(f"expected a Match or a Record, but got {short_repr(match)}")
    if isinstance(match, Match):
        match.check_state()
    return make_record(match.variant, match.players, match.logs, match.resigned)


def make_record(variant: Variant, players: list[str], logs: list[list[int]], resigned: Collection[int] = ()) -> Json:
    """Return games, given as the ints of their actions, as a record."""
    states = [_last_state(variant, log) for log in logs]
    is_complete = _is_complete(variant, states, resigned)
    record: Json = {"format": FORMAT, "variant": str(variant), "players": list(players)}
    if variant.dynasty:
        record["games"] = [
            _write_game(variant, log, state, is_complete) for log, state in zip(logs, states, strict=True)
        ]
    else:
        record["events"] = list(write_events(variant, logs[0]))
    if is_complete:
        record |= _write_result(variant, states, resigned)
    if resigned:
        record["resigned"] = sorted(resigned)
    return record


def _last_state(variant: Variant, log: Iterable[int]) -> State:
    state = State(variant.single)
    for code in log:
        state.apply_unchecked(code)
    return state


def _is_complete(variant: Variant, states: list[State], resigned: Collection[int]) -> bool:
    """Return whether a match was played to its end, or ended early by resigning."""
    games = GAMES_IN_A_DYNASTY if variant.dynasty else 1
    return is_decided(variant, resigned) or (len(states) == games and all(state.is_over for state in states))


def _write_game(variant: Variant, log: list[int], state: State, is_complete: bool) -> Json:
    game: Json = {"events": list(write_events(variant, log))}
    if state.is_over or is_complete:
        game["scores"] = [write_score(score) for score in state.scores()]
    return game


def _write_result(variant: Variant, states: list[State], resigned: Collection[int]) -> Json:
    stand = standing(states, kingdoms_out(variant, resigned))
    if not variant.dynasty:
        return {"scores": [write_score(score) for score in states[0].scores()], "winners": stand.winners}
    sums = [{"total": total, **bonuses} for total, bonuses in zip(stand.totals, stand.bonuses, strict=True)]
    return {"scores": sums, "winners": stand.winners}


def write_score(score: Score) -> Json:
    """Return one kingdom's score as a record does."""
    properties = [[each.terrain, each.size, each.crowns] for each in score.properties]
    return {"total": score.total, "properties": sorted(properties), **score.bonuses}


def write_record(match: Match | Record) -> str:
    """Write a match, over or not, as one line of JSON; of a record that was read, all but its `extras`."""
    return write_line(match_record(match))


def write_line(record: Json) -> str:
    """Write a record as one line of JSON."""
    return one_line(json.dumps(record, ensure_ascii=False, separators=(",", ":")))


def one_line(text: str) -> str:
    """Escape in JSON what some readers take for the end of a line, and halves of characters, which UTF-8 has not."""
    return text.translate(_ESCAPED)


def read_records(
    source: Iterable[str] | Path | str, progress: Callable[[int], None] = lambda records: None
) -> Iterator[Record]:
    """Read and check records one by one, from a file that is named or from lines; an error names the line.

    Blank lines may only end a file. `progress` hears of each record that is read.
    """
    if not isinstance(source, (str, Path)):
        source = iterable("a file of records, or lines", source)
    return _read_all(source, callback(progress))


def _read_all(source: Iterable[str] | Path | str, progress: Callable[[int], Any]) -> Iterator[Record]:
    if isinstance(source, (str, Path)):
        with Path(source).open(encoding="utf-8") as file:
            yield from _read_all(_decoded(file, source), progress)
        return
    for number, line in numbered(source):
        yield read_line(line, number)
        progress(1)


def _decoded(lines: Iterable[str], source: Path | str) -> Iterator[str]:
    try:
        yield from lines
    except UnicodeDecodeError as error:
        got = f"byte {error.object[error.start]:#04x}"
        raise NotationError(f"{source}: expected text in UTF-8, but got {got}") from None


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Number the lines of a file from 1, without the blank ones at its end."""
    blank: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        blank.append((number, line))
        if as_text(f"line {number} to be text", line).strip():
            yield from blank
            blank.clear()


def read_line(line: str, number: int) -> Record:
    """Read one line of a file of records; an error names it."""
    if not line.strip():
        raise NotationError(f"line {number}: expected a record, but got a blank line")
    try:
        return read_record(line)
    except ValueError as error:
        raise type(error)(f"line {number}: {error}") from None


def read_record(text: str) -> Record:
    """Read one record and check all of it; raise NotationError, IllegalAction or InvalidSetup where it is wrong."""
    record = _parse_record(as_text("a record as text", text))
    variant = _read_variant(record.get("variant"))
    players = record.get("players")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise NotationError(f"expected a list of players' names, but got {players!r}")
    if len(players) != variant.seats:
        raise InvalidSetup(f"expected {variant.seats} players, but got {len(players)}")
    resigned = _read_resigned(record, variant)
    logs, states = [], []
    for number, game in enumerate(_read_games(record, variant), 1):
        try:
            log, state = _read_game(variant, game, is_decided(variant, resigned))
        except ValueError as error:
            raise (type(error)(f"game {number}, {error}") if variant.dynasty else error) from None
        logs.append(log)
        states.append(state)
    extras = read_extras(record, variant, logs)
    read = Record(variant, players, logs, states, _is_complete(variant, states, resigned), resigned, extras)
    _check_result(record, read)
    return read


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
        if isinstance(error, json.JSONDecodeError) and is_cut(text, error):
            place, end = place_of_end(text), len(text.strip())
            raise NotationError(
                f"{place}expected the record to go on, but its text ends after {end} characters"
            ) from None
        raise NotationError(f"expected one JSON object, but got {text.strip()[:40]!r}… ({error})") from None
    if not isinstance(record, dict):
        raise NotationError(f"expected one JSON object, but got {text.strip()[:40]!r}")
    return record


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


def _read_game(variant: Variant, game: Json, is_decided: bool) -> tuple[list[int], State]:
    state = State(variant.single)
    log = list(read_events(state, game["events"]))
    if variant.dynasty and (state.is_over or "scores" in game):
        if not (state.is_over or is_decided):
            raise IllegalAction(f"event {len(game['events']) + 1}: expected the game to go on, but got its scores")
        _check_same(variant, "scores", [write_score(score) for score in state.scores()], game.get("scores"))
    return log, state


def _check_result(record: Json, read: Record) -> None:
    """Compare scores and winners with what the rules give; a record without both is a match in progress."""
    if not read.is_complete:
        if "scores" in record or "winners" in record:
            events = len(read.logs) and sum(1 for _ in write_events(read.variant, read.logs[-1]))
            raise IllegalAction(f"event {events + 1}: expected the game to go on, but the record ends with scores")
        return
    for key, expected in _write_result(read.variant, read.states, read.resigned).items():
        _check_same(read.variant, key, expected, record.get(key))


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
