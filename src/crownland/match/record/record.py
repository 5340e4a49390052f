"""Game records: one JSON object for each match, one line of a file. `docs/reference/record.md` describes the format."""

import json
from collections.abc import Collection
from typing import Any, Final, TypeAlias

from ...engine.errors import InvalidSetup
from ...engine.score import Score
from ...engine.state import State
from ...engine.validate import short_repr
from ...engine.variant import Variant
from ..match import Match
from ..standing import kingdoms_out, standing
from ..timeline import Timeline, replay

FORMAT: Final = "crownland-record/1"

Json: TypeAlias = dict[str, Any]

_ESCAPED: Final = {code: f"\\u{code:04x}" for code in (0x85, 0x2028, 0x2029, *range(0xD800, 0xE000))}


class Record(Timeline):
    """A match that was read: complete, or still in progress."""

    def __init__(self, variant: Variant, players: list[str]) -> None:
        super().__init__(variant, players)
        self.extras: Json = {}  # see `extras.py`

    @property
    def names(self) -> list[str]:
        """The names of the players to show; a bot may have been given a name at its table."""
        called = self.extras.get("called", self.players)
        return [own or player for own, player in zip(called, self.players, strict=True)]

    @property
    def winners(self) -> list[int]:
        """The kingdoms that won, or are ahead."""
        return self.standing().winners

    @property
    def winning_seats(self) -> list[int]:
        """The seats of the kingdoms that won, or are ahead; both of a team."""
        return [seat for kingdom in self.winners for seat in self.variant.rulers(kingdom)]


def match_record(match: Match | Record) -> Json:
    """Return a match as a record; without scores and winners if it is in progress."""
    if not isinstance(match, (Match, Record)):
        raise InvalidSetup("expected a Match or a Record, but got {got}", code="value/type", got=short_repr(match))
    if isinstance(match, Match):
        match.check_state()
    return _write(match)


def make_record(variant: Variant, players: list[str], logs: list[list[int]], resigned: Collection[int] = ()) -> Json:
    """Return games, given as the ints of their actions, as a record."""
    return _write(replay(variant, players, logs, resigned))


def _write(match: Timeline) -> Json:
    record: Json = {"format": FORMAT, "variant": str(match.variant), "players": list(match.players)}
    if match.variant.dynasty:
        record["games"] = [_write_game(match, game, state) for game, state in enumerate(match.states, 1)]
    else:
        record["events"] = [event.event for event in match.events]
    if match.is_complete:
        record |= write_result(match)
    if match.resigned:
        record["resigned"] = sorted(match.resigned)
    return record


def _write_game(match: Timeline, game: int, state: State) -> Json:
    written: Json = {"events": [event.event for event in match.events if event.game == game]}
    if state.is_over or match.is_complete:
        written["scores"] = [write_score(score) for score in state.scores()]
    return written


def write_result(match: Timeline) -> Json:
    """Return scores and winners as a record has them."""
    stand = standing(match.states, kingdoms_out(match.variant, match.resigned))
    if not match.variant.dynasty:
        return {"scores": [write_score(score) for score in match.state.scores()], "winners": stand.winners}
    sums = [{"total": total, **bonuses} for total, bonuses in zip(stand.totals, stand.bonuses, strict=True)]
    return {"scores": sums, "winners": stand.winners}


def write_score(score: Score) -> Json:
    """Return one kingdom's score as a record has it."""
    properties = [[each.terrain, each.size, each.crowns] for each in score.properties]
    return {"total": score.total, "properties": sorted(properties), **score.bonuses}


def write_record(match: Match | Record) -> str:
    """Write a match, complete or not, as one line of JSON; a record that was read without its `extras`."""
    return write_line(match_record(match))


def write_line(record: Json) -> str:
    """Write a record as one line of JSON."""
    return one_line(json.dumps(record, ensure_ascii=False, separators=(",", ":")))


def one_line(text: str) -> str:
    """Escape characters in JSON that some readers take for line ends, and surrogates, which UTF-8 cannot encode."""
    return text.translate(_ESCAPED)
