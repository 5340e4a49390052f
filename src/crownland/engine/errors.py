"""Errors about input: unreadable notation, illegal actions, and invalid setups.

An error has a stable `code`, the `values` that matter, and an English message made from them, which says what was
expected and what was given. Programs and translations use the code and the values. The call that raises an error
changes nothing.
"""

from copy import copy
from typing import Any, ClassVar, Final, Self

_FILE: Final = {"path": "{}", "line": "line {}", "row": "row {}"}  # a colon follows each
_RECORD: Final = {"game": "game {}", "event": "event {}", "where": "{}"}  # a colon follows the last


class InputError(ValueError):
    """An invalid argument; the base of all errors about input.

    With values, `message` is a template for `str.format`; without, it is used as it is. Values are numbers and
    strings, so that an error can be pickled. Callers that know the place of an error add it with `at`.

    >>> error = InvalidSetup("expected {low} or more, but got {got}", code="number/low", low=1, got=0)
    >>> print(error.at(event=3).at(line=8))
    line 8: event 3: expected 1 or more, but got 0
    """

    default_code: ClassVar[str] = "input"

    def __init__(self, message: str = "", *, code: str = "", **values: Any) -> None:
        super().__init__(message.format(**values) if values else message)
        self.code = code or self.default_code
        self.values = values
        self.place: dict[str, Any] = {}

    def at(self, **place: Any) -> Self:
        """Return a copy of this error with its place: `path`, `line`, `row`; in a record `game`, `event`, `where`.

        A value of None removes that part of the place.
        """
        error = copy(self)
        error.place = {key: value for key, value in {**self.place, **place}.items() if value is not None}
        return error

    def __str__(self) -> str:
        parts = ", ".join(self._named(_RECORD))
        return ": ".join([*self._named(_FILE), *([parts] if parts else []), super().__str__()])

    def _named(self, shapes: dict[str, str]) -> list[str]:
        return [shape.format(self.place[key]) for key, shape in shapes.items() if key in self.place]


class NotationError(InputError):
    """A text, number or sequence of bytes cannot be parsed."""

    default_code = "notation"


class IllegalAction(InputError):
    """An action is illegal in the current position."""

    default_code = "action"


class InvalidSetup(InputError):
    """A game, variant or position does not exist."""

    default_code = "setup"


class NotInThisGame(InvalidSetup, AttributeError):
    """This game or its current phase has no such attribute; an AttributeError, so that `hasattr` works."""

    default_code = "setup/not-in-this-game"
