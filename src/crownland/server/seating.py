"""Which bots play which game, and which one steps in when nobody chose."""

from typing import Final

from ..bots.bot import bots_of
from ..rules.variants import Variant
from .errors import Refusal

FAVOURITES: Final = ("greedy", "random")  # who steps in, first come first


def check_bot(variant: Variant, name: str) -> None:
    """Refuse a bot that there is not, or that does not know this game."""
    known = bots_of(variant.game)
    if name not in known:
        raise Refusal("bot/unknown", f"expected a bot out of {', '.join(known)}, but got {name!r}", bots=list(known))


def stand_in_bot(variant: Variant) -> str:
    """Return the bot that steps in for somebody who is gone."""
    known = bots_of(variant.game)
    return next((name for name in FAVOURITES if name in known), known[0])
