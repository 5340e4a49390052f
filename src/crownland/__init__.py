"""Crownland: the Kingdomino family of board games, by the exact rules.

>>> import crownland
>>> state = crownland.State("kingdomino(seats=2)")

Names are loaded when they are first used, so importing the package costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .arena.tournament import tournament as tournament
    from .match.match import Match as Match
    from .rules.errors import IllegalAction as IllegalAction
    from .rules.errors import InvalidSetup as InvalidSetup
    from .rules.errors import NotationError as NotationError
    from .rules.state import CHANCE as CHANCE
    from .rules.state import State as State
    from .rules.variants import Variant as Variant
    from .rules.variants import all_variants as all_variants
    from .rules.variants import find_variant as find_variant

_HOMES = {
    "CHANCE": "rules.state",
    "IllegalAction": "rules.errors",
    "InvalidSetup": "rules.errors",
    "Match": "match.match",
    "NotationError": "rules.errors",
    "State": "rules.state",
    "Variant": "rules.variants",
    "all_variants": "rules.variants",
    "find_variant": "rules.variants",
    "tournament": "arena.tournament",
}

__all__ = [
    "CHANCE",
    "IllegalAction",
    "InvalidSetup",
    "Match",
    "NotationError",
    "State",
    "Variant",
    "__version__",
    "all_variants",
    "find_variant",
    "tournament",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
