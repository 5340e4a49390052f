"""What every kind of event in a game record has: keys, and the two directions between event and actions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from ...engine.action import Action
from ...engine.errors import NotationError

Event: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class EventKind:
    """One kind of event: its keys besides `seat` and `choices`, both directions, and keys that may be left out."""

    keys: tuple[str, ...]
    write: Callable[[list[Any]], Event]
    read: Callable[[Event], list[Action]]
    optional: tuple[str, ...] = ()
    together: bool = False  # several draws of chance in a row make one event


def numbers(value: Any, expected: str) -> list[int]:
    """Return a list of integers, or raise NotationError."""
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise NotationError("expected {what}, but got {got}", code="value/type", what=expected, got=repr(value))
    return value


def number(value: Any, expected: str) -> int:
    """Return an integer, or raise NotationError."""
    return numbers([value], expected)[0]
