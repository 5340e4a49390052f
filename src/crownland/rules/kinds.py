"""What every kind of action has: a value, an int and a token of text, and how each turns into the others.

Each game has a table of its kinds, `ACTIONS`, in its room; `actions` puts them together.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

Pattern: TypeAlias = tuple[str, Callable[..., "Action"]]  # the shape of a token, and what makes an action of its groups


class Action:
    """What a seat decides, or what chance does: a frozen value; `str` writes its token."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Any]]


class Outcome(Action):
    """What chance does."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ActionKind:
    """One kind of action: its type, its number in an int, both directions of the int, and the shapes of its token."""

    type: type[Action]
    code: int
    encode: Callable[[Any], int]
    decode: Callable[[int], Action]
    patterns: tuple[Pattern, ...]
    passes: Action | None = None  # the action that does without, where the seat may

    @property
    def is_chance(self) -> bool:
        return issubclass(self.type, Outcome)

    def read(self, text: str) -> Action | None:
        """Return the action of a token, or None where it has another shape."""
        for shape, make in self.patterns:
            if match := re.fullmatch(shape, text):
                return make(*match.groups(""))
        return None
