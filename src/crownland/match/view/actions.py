"""Actions as the moves of a view: the fields of an action's value, under the few names that a page knows."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from ...engine.action import decode, passes
from .types import Logged, Move, Option

_FIELDS: Final[dict[str, Callable[[Any], dict[str, Any]]]] = {
    "domino": lambda domino: {"domino": domino},
    "seat": lambda seat: {"who": seat},
    "at": lambda squares: {"at": list(squares)},
    "squares": lambda squares: {"at": list(squares)},
    "square": lambda square: {"at": [square]},
    "building": lambda building: {"building": building},
    "slot": lambda slot: {"slot": slot},
    "dice": lambda dice: {"dice": list(dice)},
    "die": lambda die: {"dice": [die]},
    "face": lambda face: {"faces": [face]},
    "power": lambda power: {"power": power},
    "symbol": lambda symbol: {"symbol": symbol},
    "crosses": lambda crosses: {"crosses": crosses},
    "shields": lambda shields: {
        "at": [square for square, _, _ in shields],
        "faces": [(symbol, crosses) for _, symbol, crosses in shields],
    },
}


@lru_cache(maxsize=1 << 16)
def _fields_of(code: int) -> dict[str, Any]:
    action = decode(code)
    text = str(action)
    fields: dict[str, Any] = {"kind": text.partition(":")[0], "text": text, "passes": passes(action)}
    for name in action.__dataclass_fields__:
        value = getattr(action, name)
        if value is not None:
            fields |= _FIELDS[name](value)
    return fields


def move_of(code: int) -> Move:
    """Return the action of an int in words of the rules."""
    return Move(**_fields_of(code))


def option_of(code: int, points: int, **more: Any) -> Option:
    """Return a legal action and what it brings at once."""
    return Option(id=code, points=points, **_fields_of(code), **more) if more else _option(code, points)


@lru_cache(maxsize=1 << 14)
def _option(code: int, points: int) -> Option:
    return Option(id=code, points=points, **_fields_of(code))


def logged(code: int, number: int, seat: int | None) -> Logged:
    """Return what a seat did, or chance."""
    return Logged(number=number, seat=seat, **_fields_of(code))
