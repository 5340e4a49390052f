"""The rooms of the record: the kinds of events of all games."""

from typing import Final

from . import draft, duel, queendomino
from .event_kind import EventKind

EVENTS: Final[dict[type, EventKind]] = {**draft.EVENTS, **queendomino.EVENTS, **duel.EVENTS}
