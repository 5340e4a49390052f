"""Kingdomino in a game record: the events of the draft."""

from ..draft.record import EVENTS as EVENTS
