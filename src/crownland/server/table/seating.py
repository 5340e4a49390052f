"""Which bots play which game, which one steps in for a person, what bots are called, and who has which colour."""

import secrets
from collections.abc import Collection, Sequence
from typing import Final

from ...bots.bot import find_bot, is_private, knows, offered_bots
from ...bots.levels import ADVISER
from ...bots.spec import Value
from ...engine.errors import InvalidSetup, NotationError
from ...engine.variant import Variant
from ..errors import Refusal

MAX_THINKING: Final = {"playouts": 4000, "ms": 1000}  # of a bot at a table, for one decision

STAND_IN: Final = ADVISER.bot  # nobody chooses a weak bot for somebody else

COLOURS: Final = 8

# Given names that are known at many courts, spelt alike in most languages.
# fmt: off
COURTIERS: Final = (
    "Adela", "Aldric", "Beatrix", "Benedict", "Clemence", "Conrad", "Cordelia", "Edmund", "Eleanor", "Florian",
    "Gisela", "Godfrey", "Isolde", "Jasper", "Leonora", "Leopold", "Matilda", "Melisande", "Oswald", "Ottilia",
    "Percival", "Philippa", "Roderic", "Roland", "Rosalind", "Sibylla", "Theobald", "Tristan", "Viola", "Wilfred",
)
# fmt: on


def courtier(taken: Collection[str], before: str = "") -> str:
    """Choose a name for a bot that nobody else at its table has: the one that it had before, if any."""
    return before if before and before not in taken else secrets.choice([one for one in COURTIERS if one not in taken])


def colours_of(chosen: Sequence[int | None]) -> list[int]:
    """Give every seat the colour that was chosen, or else that of its own number, or else the first that is free."""
    taken = {colour for colour in chosen if colour is not None}
    colours = []
    for seat, colour in enumerate(chosen):
        given = colour if colour is not None else next(one for one in (seat, *range(COLOURS)) if one not in taken)
        taken.add(given)
        colours.append(given)
    return colours


def check_colours(chosen: Collection[int | None]) -> None:
    """Refuse a colour that two want."""
    given = [colour for colour in chosen if colour is not None]
    for colour in given:
        if given.count(colour) > 1:
            raise Refusal("seat/colour", f"two seats have colour {colour}")


def check_bot(variant: Variant, name: str) -> str:
    """Return a bot's name as it is written; refuse one that there is not, that does not know this game, or is slow."""
    try:
        bot = find_bot(name)
    except (NotationError, InvalidSetup):
        bot = None
    if bot is None or is_private(bot) or not knows(bot, variant.game):
        known = offered_bots(variant.game)
        raise Refusal("bot/unknown", f"unknown bot {name!r}; choose {' or '.join(known)}", bots=list(known))
    for option, most in MAX_THINKING.items():
        asked: Value = dict(bot.options).get(option, 0)
        if isinstance(asked, int) and asked > most:
            raise Refusal("bot/budget", f"expected at most {option}={most}, but got {bot}", option=option, most=most)
    return str(bot)
