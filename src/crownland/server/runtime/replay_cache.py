"""Replays: the moments of a match, told off the event loop, gzipped once, and kept while there is room for them."""

import hashlib
from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from ...match.match import Match
from ...match.moments import Played, events_of, logs_at, moments
from ...match.record.record import Record
from ...match.standing import standing
from ...match.view.types import Result
from ...match.view.viewer import score
from ...rules.state import State
from ...rules.variants import Variant
from .. import protocol
from ..http.responses import CachedResponse, cached_response
from ..table.seats import record_bot_names

JSON: Final = "application/json"
MAX_BYTES: Final = 24 * 1024 * 1024  # bytes of all replays in memory


@dataclass(frozen=True, slots=True)
class Past:
    """What was played at a table up to now, out of reach of what goes on there."""

    variant: Variant
    players: list[str]
    logs: list[list[int]]
    resigned: Collection[int]
    stopped: bool


def copy_history(match: Match) -> Past:
    """Copy what has happened in a match."""
    logs = [list(log) for log in match.logs]
    return Past(match.variant, list(match.players), logs, set(match.resigned), match.stopped)


def history_mark(logs: Sequence[Sequence[int]]) -> str:
    """Name what has happened so far: once a decision was taken back, as many events have another name."""
    return hashlib.blake2b(repr(logs).encode(), digest_size=9).hexdigest()


def render_replay(played: Played, table: protocol.Table, after: int = 0, mark: str = "") -> CachedResponse:
    """Tell a match; where its first `after` events are those that `mark` names, from that moment on."""
    told = list(moments(played))
    first = after if 0 < after < len(told) and history_mark(logs_at(played, after)) == mark else 0
    answer = protocol.Replay(table, first, history_mark(played.logs), told[first:])
    return cached_response(protocol.ENCODER.encode(answer), JSON)


class ReplayCache:
    """Replays of matches that are over, the ones that were asked for last."""

    def __init__(self, most: int = MAX_BYTES) -> None:
        self._most, self._size = most, 0
        self._replays: OrderedDict[str, CachedResponse] = OrderedDict()

    def find(self, name: str) -> CachedResponse | None:
        """Return a replay by its name."""
        if name in self._replays:
            self._replays.move_to_end(name)
        return self._replays.get(name)

    def put(self, name: str, replay: CachedResponse) -> None:
        """Keep a replay; those that nobody has asked for the longest make room."""
        if name not in self._replays:
            self._replays[name] = replay
            self._size += _size(replay)
        while self._size > self._most:
            self._size -= _size(self._replays.popitem(last=False)[1])


def _size(replay: CachedResponse) -> int:
    return len(replay.plain) + len(replay.gzipped)


def record_table(record: Record, name: str = "") -> protocol.Table:
    """Lay the table of a record as everybody might have seen it at its end, without a view."""
    finished = [state for state in record.states if state.is_over] if record.variant.dynasty else []
    bot_names = record_bot_names(record)
    resigned, ended = set(record.resigned), "played" if all(state.is_over for state in record.states) else "resigned"
    return protocol.Table(
        game=name,
        ply=0,
        status="over" if record.is_complete else "running",
        ended=ended if record.is_complete else None,  # type: ignore[arg-type]
        variant=str(record.variant),
        public=False,
        prepared=False,
        begun=None,
        pace="quick",
        hurried=False,
        clock=None,
        on_flag="resign",
        hints=False,
        seats=[_seat(record, seat, bot_names[seat], seat in resigned) for seat in range(record.variant.seats)],
        host=None,
        commitment=(record.extras.get("shuffle") or record.extras).get("commitment", ""),
        seed=record.extras.get("seed"),
        shuffle=_shuffle(record),
        asked=None,
        undo=None,
        rematch=None,
        notes=_notes(record),
        between=None,
        results=[_result(state) for state in finished],
        ties=[list(tie) for tie in standing(finished).ties] if finished else [],
        view=None,
        at=_time(record.extras.get("date")),
    )


def _seat(record: Record, seat: int, bot_name: str | None, resigned: bool) -> protocol.Seat:
    player = record.players[seat]
    bot, kind, name = (None, "person", player) if bot_name is None else (player, "bot", bot_name or player)
    nothing: dict[str, Any] = {"away": False, "gone": False, "stand_in": False, "flag": False, "ticking": False}
    return protocol.Seat(
        kind=kind,  # type: ignore[arg-type]
        name=name,
        colour=seat,
        bot=bot,
        resigned=resigned,
        clock=None,
        **nothing,
    )


def _shuffle(record: Record) -> protocol.Shuffle | None:
    told = record.extras.get("shuffle")
    if told is None:
        return None
    given = [seat for seat, number in enumerate(told["luck"]) if number is not None]
    return protocol.Shuffle(told["promises"], given, None, told["seed"], told["luck"])


def _result(state: State) -> Result:
    return Result([score(state, index) for index in range(state.variant.kingdoms)], state.winners())


def _notes(record: Record) -> list[protocol.Note]:
    """Tell the notes of a record as a table does: behind so many actions, not events."""
    behind = {(told.game, 0): 0 for told in events_of(record)}
    counts = dict.fromkeys(range(1, len(record.logs) + 1), 0)
    for told in events_of(record):
        counts[told.game] += 1
        behind[told.game, counts[told.game]] = told.number + len(told.codes)
    notes = []
    for note in record.extras.get("notes", []):
        game = note.get("game", 1)
        number = behind.get((game, note.get("event", 0)), 0)
        told_by = (note.get("seat"), note.get("by"), note.get("bot"))
        if note["what"] in protocol.NOTES:
            notes.append(protocol.Note(note["what"], *told_by, None, game, number, 0))
    return notes


def _time(date: str | None) -> int:
    return int(datetime.fromisoformat(date).timestamp() * 1000) if date else 0
