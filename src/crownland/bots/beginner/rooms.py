"""What catches a beginner's eye in each family of games, between options that bring the same points now."""

from collections.abc import Callable
from typing import Final, TypeAlias

from ...rules.actions import Action
from ...rules.duel.actions import Draw
from ...rules.state import State
from . import draft, duel, queendomino

Charm: TypeAlias = Callable[[State, Action], int]  # the more it charms, the larger

UNWANTED: Final[set[Action]] = {Draw()}  # done only where nothing else can be

CHARMS: Final[dict[str, Charm]] = {
    "kingdomino": draft.tie_breaker,
    "queendomino": queendomino.tie_breaker,
    "duel": duel.tie_breaker,
}
