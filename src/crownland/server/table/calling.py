"""What players are called, wherever people read of them: at tables, in lists, on pictures and in previews of links.

A bot goes by the name that it has at its table; without one, by that of its kind in the reader's language. A person
goes by the name that was chosen; whoever chose none is a number, in the reader's language, too.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import TypeAlias

from ...bots.bot import find_bot, knows
from ...engine.errors import InvalidSetup, NotationError
from ...engine.variant import Variant
from ...i18n.messages import Words
from ...match.record.record import Record
from .table import Chair

Called: TypeAlias = list[str | None]  # for each seat: None for a person, for a bot its own name, or else ""


def nobody(seat: int) -> str:
    """Return what the log has for a person who gave no name; whoever reads it finds other words."""
    return f"Player {seat + 1}"


def called_at(chairs: Sequence[Chair]) -> Called:
    """Tell what the bots of a table are called."""
    return [_own_name(chair) if chair.bot else None for chair in chairs]


def _own_name(bot: Chair) -> str:
    return bot.called or (bot.name if bot.name != bot.bot else "")  # a name that was chosen is in place of the kind's


def called_in(record: Record) -> Called:
    """Tell what the bots of a record are called; where it does not say which are bots, their names do."""
    told = record.extras.get("called", [""] * len(record.players))
    return [
        own if own or is_bot(player, record.variant) else None for player, own in zip(record.players, told, strict=True)
    ]


def is_bot(name: str, variant: Variant) -> bool:
    """Tell whether a record's player is called as a bot of its game is written."""
    try:
        return knows(find_bot(name), variant.game)
    except (NotationError, InvalidSetup):
        return False


def names_read(players: Sequence[str], called: Called, words: Words) -> list[str]:
    """Return what people read for players; nothing for seats that are free."""
    seats = enumerate(zip_longest(players, called))
    return [_person(player, seat, words) if own is None else own or words.bot(player) for seat, (player, own) in seats]


def _person(name: str, seat: int, words: Words) -> str:
    return words("seat-player", number=seat + 1) if name == nobody(seat) else name
