"""Which bots play which game, and which one steps in when nobody chose."""

from functools import cache
from typing import Final

from ..bots.bot import BOTS, make_bot
from ..match.match import Match
from ..rules.variants import GAMES, Variant, find_variant
from .errors import Refusal

FAVOURITES: Final = ("greedy", "random")  # who steps in, first come first


@cache
def bots_of(game: str) -> tuple[str, ...]:
    """List the bots that play a game: those that find a move at its start."""
    state = Match(find_variant(game), ["?"] * find_variant(game).seats, bytes(32)).state
    able = []
    for name in BOTS:
        try:
            make_bot(name, 0).choose(state)
        except (LookupError, StopIteration, ValueError, NotImplementedError, TypeError):
            continue
        able.append(name)
    return tuple(able)


def check_bot(variant: Variant, name: str) -> None:
    """Refuse a bot that there is not, or that does not know this game."""
    known = bots_of(variant.game)
    if name not in known:
        raise Refusal("bot/unknown", f"expected a bot out of {', '.join(known)}, but got {name!r}", bots=list(known))


def stand_in_bot(variant: Variant) -> str:
    """Return the bot that steps in for somebody who is gone."""
    known = bots_of(variant.game)
    return next((name for name in FAVOURITES if name in known), known[0])


def all_bots() -> dict[str, tuple[str, ...]]:
    return {game: bots_of(game) for game in GAMES}
