"""Which bots play which game, and which one steps in for a person."""

from typing import Final

from ..bots.bot import bots_of
from ..rules.variants import Variant
from .errors import Refusal

STRONGEST: Final = ("greedy",)  # who steps in for a person and who gives hints: the first that knows the game


def check_bot(variant: Variant, name: str) -> None:
    """Refuse a bot that there is not, or that does not know this game."""
    known = bots_of(variant.game)
    if name not in known:
        raise Refusal("bot/unknown", f"expected a bot out of {', '.join(known)}, but got {name!r}", bots=list(known))


def stand_in_bot(variant: Variant) -> str:
    """Return the strongest bot that there is: nobody chooses a weak one for somebody else."""
    known = bots_of(variant.game)
    return next(name for name in STRONGEST if name in known)
