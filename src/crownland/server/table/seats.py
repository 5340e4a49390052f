"""Seats: who sits there, which bots may play, names and colours.

People read a bot's name at its table, or else the name of its kind in their language; a person's chosen name, or else a
number in the reader's language.
"""

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, TypeAlias

from ...bots.bot import find_bot, is_private, knows, offered_bots
from ...bots.levels import ADVISER
from ...bots.spec import Value
from ...engine.errors import InvalidSetup, NotationError
from ...engine.variant import Variant
from ...i18n.messages import Words
from ...match.record.record import Record
from ..errors import ApiError

MAX_THINKING: Final = {"playouts": 4000, "ms": 1000}  # of a bot at a table, for one decision

STAND_IN: Final = ADVISER.bot  # the strongest: nobody chooses a weak bot for somebody else

COLOURS: Final = 8

# Given names that are spelt alike in most languages.
# fmt: off
BOT_NAMES: Final = (
    "Adela", "Aldric", "Beatrix", "Benedict", "Clemence", "Conrad", "Cordelia", "Edmund", "Eleanor", "Florian",
    "Gisela", "Godfrey", "Isolde", "Jasper", "Leonora", "Leopold", "Matilda", "Melisande", "Oswald", "Ottilia",
    "Percival", "Philippa", "Roderic", "Roland", "Rosalind", "Sibylla", "Theobald", "Tristan", "Viola", "Wilfred",
)
# fmt: on


@dataclass(slots=True)
class Chair:
    """A seat and who sits there: a person (by the hash of a token), a bot, or nobody."""

    name: str = ""
    holder: str = ""
    bot: str = ""
    bot_name: str = ""  # what people read for a bot
    colour: int | None = None  # None: not chosen
    commitment: str = ""  # to a number for the shuffle
    stand_in: str = ""  # the bot that plays for a person who is gone or has resigned
    flag: bool = False  # its time ran out

    @property
    def kind(self) -> str:
        return "bot" if self.bot else "person" if self.holder else "open"

    @property
    def played_by(self) -> str:
        """The bot that decides for this seat; empty when a person does."""
        return self.bot or self.stand_in


def random_bot_name(taken: Collection[str], before: str = "") -> str:
    """Return a name that nobody else at the table has: the one `before` if possible."""
    return before if before and before not in taken else secrets.choice([one for one in BOT_NAMES if one not in taken])


def assign_colours(chosen: Sequence[int | None]) -> list[int]:
    """Give every seat its chosen colour, or else that of its number, or else the first that is free."""
    taken = {colour for colour in chosen if colour is not None}
    colours = []
    for seat, colour in enumerate(chosen):
        given = colour if colour is not None else next(one for one in (seat, *range(COLOURS)) if one not in taken)
        taken.add(given)
        colours.append(given)
    return colours


def check_colours(chosen: Collection[int | None]) -> None:
    """Refuse a colour that two seats want."""
    given = [colour for colour in chosen if colour is not None]
    for colour in given:
        if given.count(colour) > 1:
            raise ApiError("seat/colour", f"two seats have colour {colour}")


def check_bot(variant: Variant, name: str) -> str:
    """Return the canonical name of a bot. Raises ApiError if it is unknown, cannot play this game, or is too slow."""
    try:
        bot = find_bot(name)
    except (NotationError, InvalidSetup):
        bot = None
    if bot is None or is_private(bot) or not knows(bot, variant.game):
        known = offered_bots(variant.game)
        raise ApiError("bot/unknown", f"unknown bot {name!r}; choose {' or '.join(known)}", bots=list(known))
    for option, maximum in MAX_THINKING.items():
        asked: Value = dict(bot.options).get(option, 0)
        if isinstance(asked, int) and asked > maximum:
            raise ApiError(
                "bot/budget", f"expected at most {option}={maximum}, but got {bot}", option=option, most=maximum
            )
    return str(bot)


BotNames: TypeAlias = list[str | None]  # for each seat: None for a person, for a bot its own name, or else ""


def table_bot_names(chairs: Sequence[Chair]) -> BotNames:
    """Return the names of the bots of a table."""
    return [_own_name(chair) if chair.bot else None for chair in chairs]


def _own_name(bot: Chair) -> str:
    return bot.bot_name or (bot.name if bot.name != bot.bot else "")  # a chosen name replaces that of the kind


def record_bot_names(record: Record) -> BotNames:
    """Return the names of the bots of a record; a player who has the name of a bot is one."""
    names = record.extras.get("called", [""] * len(record.players))
    return [
        own if own or is_bot(player, record.variant) else None
        for player, own in zip(record.players, names, strict=True)
    ]


def is_bot(name: str, variant: Variant) -> bool:
    """Whether a player of a record has the name of a bot that plays its game."""
    try:
        return knows(find_bot(name), variant.game)
    except (NotationError, InvalidSetup):
        return False


def display_names(players: Sequence[str | None], bot_names: BotNames, words: Words) -> list[str]:
    """Return what people read for players; empty for open seats, which have no player."""
    seats = enumerate(zip_longest(players, bot_names))
    return [
        _person(player, seat, words) if own is None else own or words.bot(player or "") for seat, (player, own) in seats
    ]


def _person(name: str | None, seat: int, words: Words) -> str:
    return words("seat-player", number=seat + 1) if name == "" else name or ""
