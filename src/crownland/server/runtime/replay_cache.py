"""Replays: the moments of a match, rendered outside the event loop, compressed once, and cached."""

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from ...engine.state import State
from ...match.record.record import Record
from ...match.standing import standing
from ...match.timeline import Timeline
from ...match.view.types import Result
from ...match.view.viewer import moments, score
from .. import protocol
from ..http.responses import CachedResponse, cached_response
from ..table.seats import record_bot_names

JSON: Final = "application/json"
MAX_BYTES: Final = 24 * 1024 * 1024  # of all responses in the cache


def history_mark(logs: Sequence[Sequence[int]]) -> str:
    """Return a digest of what has happened; after an undo the same number of events has another one."""
    return hashlib.blake2b(repr(logs).encode(), digest_size=9).hexdigest()


def render_replay(played: Timeline, table: protocol.Table, after: int = 0, mark: str = "") -> CachedResponse:
    """Render a match; from event `after` on, if `mark` is the digest of the events before."""
    rendered = list(moments(played))
    first = after if 0 < after < len(rendered) and history_mark(played.actions_until(after)) == mark else 0
    answer = protocol.Replay(table, first, history_mark(played.logs), rendered[first:])
    return cached_response(protocol.ENCODER.encode(answer), JSON)


class ReplayCache:
    """The responses that were asked for last, up to a total size."""

    def __init__(self, maximum: int = MAX_BYTES) -> None:
        self._maximum, self._size = maximum, 0
        self._replays: OrderedDict[str, CachedResponse] = OrderedDict()

    def find(self, name: str) -> CachedResponse | None:
        """Return a response by its key."""
        if name in self._replays:
            self._replays.move_to_end(name)
        return self._replays.get(name)

    def put(self, name: str, replay: CachedResponse) -> None:
        """Add a response; those that were not asked for the longest are dropped."""
        if name not in self._replays:
            self._replays[name] = replay
            self._size += _size(replay)
        while self._size > self._maximum:
            self._size -= _size(self._replays.popitem(last=False)[1])


def _size(replay: CachedResponse) -> int:
    return len(replay.plain) + len(replay.gzipped)


def record_table(record: Record, name: str = "") -> protocol.Table:
    """Return the table of a record at its end, without a view."""
    finished = [state for state in record.states if state.is_over] if record.variant.dynasty else []
    bot_names = record_bot_names(record)
    resigned, ended = set(record.resigned), "played" if record.is_played_out else "resigned"
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
        may=protocol.May([[] for _ in record.players], [[] for _ in record.players], [], []),
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
    shuffle = record.extras.get("shuffle")
    if shuffle is None:
        return None
    given = [seat for seat, number in enumerate(shuffle["luck"]) if number is not None]
    return protocol.Shuffle(shuffle["promises"], given, None, shuffle["seed"], shuffle["luck"])


def _result(state: State) -> Result:
    return Result([score(state, index) for index in range(state.variant.kingdoms)], state.winners())


def _notes(record: Record) -> list[protocol.Note]:
    """Return the notes of a record, with their places counted in actions as a table does, not in events."""
    places: dict[tuple[int, int], int] = {}
    counts = dict.fromkeys(range(1, len(record.logs) + 1), 0)
    for event in record.events:
        counts[event.game] += 1
        places[event.game, counts[event.game]] = event.next_action_index
    notes = []
    for note in record.extras.get("notes", []):
        game = note.get("game", 1)
        number = places.get((game, note.get("event", 0)), 0)
        who = (note.get("seat"), note.get("by"), note.get("bot"))
        if note["what"] in protocol.NOTES:
            notes.append(protocol.Note(note["what"], *who, None, game, number, 0))
    return notes


def _time(date: str | None) -> int:
    return int(datetime.fromisoformat(date).timestamp() * 1000) if date else 0
