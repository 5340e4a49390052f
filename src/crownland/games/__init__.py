"""The games: a folder for each family, and what families share (`land`, `draft`). The role of a file is its name."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..engine.registry import FAMILIES as FAMILIES
    from ..engine.registry import GAMES as GAMES

_HOMES = {  # loaded on first use
    "FAMILIES": "..engine.registry",
    "GAMES": "..engine.registry",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
