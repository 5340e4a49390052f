"""Game records: one JSON object for each match, replayed and checked in full when read.

`docs/record.md` describes the format. Nothing is believed: every event is played by the rules, every number of options,
score and winner is worked out again, and the first thing that does not agree is named with the event's number.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ...rules.errors import IllegalAction, InvalidSetup, NotationError
from ...rules.land.scores import Score
from ...rules.state import State
from ...rules.variants import Variant, find_variant
from ..dealer import read_seed
from ..match import Match
from ..standing import GAMES_IN_A_DYNASTY, standing
from .events import read_events, write_events

FORMAT: Final = "crownland-record/1"

Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Record:
    """A match that was read: complete, or still in progress."""

    variant: Variant
    players: list[str]
    logs: list[list[int]]  # the ints of all actions of each game
    states: list[State]  # how each game stands at its last action
    is_complete: bool
    seed: bytes | None = None  # what chance was drawn from, where the record tells it

    def __post_init__(self) -> None:
        assert len(self.logs) == len(self.states)


def match_record(match: Match) -> Json:
    """Tell a match as a record; without scores and winners while it goes on."""
    return make_record(match.variant, match.players, match.logs)


def make_record(variant: Variant, players: list[str], logs: list[list[int]]) -> Json:
    """Tell games, given as the ints of their actions, as a record."""
    states = [_last_state(variant, log) for log in logs]
    record: Json = {"format": FORMAT, "variant": str(variant), "players": list(players)}
    if variant.dynasty:
        record["games"] = [_write_game(variant, log, state) for log, state in zip(logs, states, strict=True)]
    else:
        record["events"] = list(write_events(variant, logs[0]))
    if _is_complete(variant, states):
        record |= _write_result(variant, states)
    return record


def _last_state(variant: Variant, log: Iterable[int]) -> State:
    state = State(variant)
    for code in log:
        state.apply_unchecked(code)
    return state


def _is_complete(variant: Variant, states: list[State]) -> bool:
    return len(states) == (GAMES_IN_A_DYNASTY if variant.dynasty else 1) and all(state.is_over for state in states)


def _write_game(variant: Variant, log: list[int], state: State) -> Json:
    game: Json = {"events": list(write_events(variant, log))}
    if state.is_over:
        game["scores"] = [write_score(score) for score in state.scores()]
    return game


def _write_result(variant: Variant, states: list[State]) -> Json:
    stand = standing(states)
    if not variant.dynasty:
        return {"scores": [write_score(score) for score in states[0].scores()], "winners": stand.winners}
    sums = [{"total": total, **bonuses} for total, bonuses in zip(stand.totals, stand.bonuses, strict=True)]
    return {"scores": sums, "winners": stand.winners}


def write_score(score: Score) -> Json:
    """Tell one kingdom's score as a record does."""
    properties = [[estate.terrain, estate.size, estate.crowns] for estate in score.properties]
    return {"total": score.total, "properties": sorted(properties), **score.bonuses}


def write_line(record: Json) -> str:
    """Write a record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def read_lines(lines: Iterable[str]) -> Iterator[Record]:
    """Read a file of records; an error names the line."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield read_record(line)
            except ValueError as error:
                raise type(error)(f"line {number}: {error}") from None


def read_record(text: str) -> Record:
    """Read one record and check all of it; raise NotationError, IllegalAction or InvalidSetup where it is wrong."""
    record = _parse(text)
    if record.get("format") != FORMAT:
        raise NotationError(f"expected the format {FORMAT}, but got {record.get('format')!r}")
    variant = _read_variant(record.get("variant"))
    players = record.get("players")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise NotationError(f"expected a list of players' names, but got {players!r}")
    if len(players) != variant.seats:
        raise InvalidSetup(f"expected {variant.seats} players, but got {len(players)}")
    games = _read_games(record, variant)
    logs, states = [], []
    for number, game in enumerate(games, 1):
        try:
            log, state = _read_game(variant, game)
        except ValueError as error:
            raise (type(error)(f"game {number}, {error}") if variant.dynasty else error) from None
        logs.append(log)
        states.append(state)
    read = Record(variant, players, logs, states, _is_complete(variant, states), _seed(record.get("seed")))
    _check_result(record, read)
    return read


def _seed(value: Any) -> bytes | None:
    """Read the seed of a record; the key is nobody's duty, so what is no seed is ignored."""
    try:
        return read_seed(value) if isinstance(value, str) else None
    except NotationError:
        return None


def _parse(text: str) -> Json:
    def refuse(constant: str) -> None:
        raise NotationError(f"expected numbers, but got {constant}")

    try:
        record = json.loads(text, object_pairs_hook=_unique, parse_constant=refuse)
    except NotationError:
        raise
    except (ValueError, RecursionError) as error:
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


def _read_game(variant: Variant, game: Json) -> tuple[list[int], State]:
    state = State(variant)
    log = list(read_events(state, game["events"]))
    if variant.dynasty:
        expected = [write_score(score) for score in state.scores()] if state.is_over else None
        if not _same(game.get("scores"), expected):
            raise IllegalAction(f"scores: expected {expected}, but got {game.get('scores')}")
    return log, state


def _check_result(record: Json, read: Record) -> None:
    """Compare scores and winners with what the rules give; a record without both is a match in progress."""
    if not read.is_complete:
        if "scores" in record or "winners" in record:
            events = len(read.logs) and sum(1 for _ in write_events(read.variant, read.logs[-1]))
            raise IllegalAction(f"event {events + 1}: expected the game to go on, but the record ends with scores")
        return
    expected = _write_result(read.variant, read.states)
    for key in ("scores", "winners"):
        if not _same(record.get(key), expected[key]):
            raise IllegalAction(f"{key}: expected {expected[key]}, but got {record.get(key)!r}")


def _same(one: Any, other: Any) -> bool:
    """Compare JSON values, telling 1, 1.0 and true apart."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
