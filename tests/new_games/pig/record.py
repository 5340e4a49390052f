"""Pig in a game record: `{"fall": 4}` for the die, `{"dare": "roll"}` or `{"dare": "hold"}` for a decision."""

from typing import Any, Final

from crownland import NotationError
from crownland.match.record.events import EventKind, number

from .actions import Dare, Fall


def _rolls(word: Any) -> bool:
    if word not in ("roll", "hold"):
        raise NotationError(f"expected roll or hold, but got {word!r}")
    return bool(word == "roll")


EVENTS: Final[dict[type, EventKind]] = {
    Fall: EventKind(
        ("fall",), lambda falls: {"fall": falls[0].pips}, lambda event: [Fall(number(event["fall"], "pips"))]
    ),
    Dare: EventKind(
        ("dare",),
        lambda dares: {"dare": "roll" if dares[0].rolls else "hold"},
        lambda event: [Dare(_rolls(event["dare"]))],
    ),
}
