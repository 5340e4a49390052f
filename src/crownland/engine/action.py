"""Actions of all games: a value, an int and a token of text that convert into each other.

A family lists its kinds of action as `ACTIONS` in its rules.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, ClassVar, Final, SupportsIndex, TypeAlias

from . import codes
from .errors import NotationError
from .registry import FAMILIES
from .validate import as_int, short_repr
from .validate import text as as_text

Pattern: TypeAlias = tuple[str, Callable[..., "Action"]]  # the shape of a token, and what makes an action of its groups


class Action:
    """A decision of a seat or a draw of chance: an immutable value. `str` returns its token."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Any]]


class Outcome(Action):
    """A draw of chance."""

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
        """Return the action of a token, or None if it has another shape."""
        for shape, make in self.patterns:
            if match := re.fullmatch(shape, text):
                return make(*match.groups(""))
        return None


_EXPECTED: Final = "an action such as claim:9 or place:9@-1,1/0,1"
_NO_ACTION: Final = "expected {what}, but got {got}"


@cache
def _by_type() -> dict[type, ActionKind]:
    return {kind.type: kind for family in FAMILIES.values() for kind in family.part("rules").ACTIONS}


@cache
def _by_code() -> dict[int, ActionKind]:
    kinds = {kind.code: kind for kind in _by_type().values()}
    assert len(kinds) == len(_by_type()), "every kind of action has a number of its own"
    return kinds


def is_chance(action: Action) -> bool:
    """Return whether an action is a draw of chance."""
    if not isinstance(action, Action):
        raise NotationError(_NO_ACTION, code="action/notation", what="an action", got=short_repr(action))
    return isinstance(action, Outcome)


def passes(action: Action) -> bool:
    """Return whether an action declines an offer: no knight, no building, no bonus."""
    return action == _by_type()[type(action)].passes


def encode(action: Action) -> int:
    """Return the int of an action. Raises NotationError if its values are out of range."""
    kind = _by_type().get(type(action))
    if kind is None:
        raise NotationError(_NO_ACTION, code="action/notation", what="an action", got=short_repr(action))
    return int(kind.encode(action))


def decode(code: SupportsIndex) -> Action:
    """Return the action of an int (or NumPy int). Raises NotationError if there is none."""
    number = as_int(code)
    if number is None:
        raise NotationError(_NO_ACTION, code="action/notation", what="the int of an action", got=short_repr(code))
    return decode_int(number)


@lru_cache(maxsize=1 << 17)
def decode_int(code: int) -> Action:
    """Return the action of a code that is known to be an int; faster than `decode`."""
    kind = _by_code().get(code >> codes.KIND)
    if kind is not None:
        action = kind.decode(code)
        if encode(action) == code:
            return action
    raise NotationError(_NO_ACTION, code="action/notation", what="the int of an action", got=short_repr(code))


def read_action(text: str) -> Action:
    """Return the action of a token such as `claim:9` or `place:9@-1,1/0,1`."""
    token = as_text(_EXPECTED, text).strip()
    for kind in _by_type().values():
        if (action := kind.read(token)) is not None:
            encode(action)
            return action
    raise NotationError(_NO_ACTION, code="action/notation", what=_EXPECTED, got=short_repr(text))
