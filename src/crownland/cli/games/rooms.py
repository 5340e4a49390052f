"""The rooms of the terminal: the display of each family of games."""

from typing import Final

from ...rules.variants import Variant
from ..terminal.display import Display
from .duel import display as duel
from .kingdomino import display as kingdomino
from .queendomino import display as queendomino

DISPLAYS: Final[dict[str, Display]] = {"kingdomino": kingdomino, "queendomino": queendomino, "duel": duel}


def display_of(variant: Variant) -> Display:
    """Return the display of a game."""
    return DISPLAYS[variant.row.family]
