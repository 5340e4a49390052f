"""The three ways in which input can be wrong, split by whose words they answer.

An error has a stable `code`, the `values` that matter, and an English sentence made from them: what was expected and
what came. Programs and other languages use the code and the values. When an error is raised, nothing has changed.
"""

from copy import copy
from typing import Any, ClassVar, Final, Self

_FILE: Final = {"path": "{}", "line": "line {}", "row": "row {}"}  # a colon follows each
_RECORD: Final = {"game": "game {}", "event": "event {}", "where": "{}"}  # a colon follows the last


class InputError(ValueError):
    """Something that was passed in is wrong.

    With values, the message is a template for `str.format`; without, it is the sentence itself. Values are numbers and
    texts, so that an error can be pickled. The place of an error is known to callers further out, who add it.

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
        """Return this error with its place: `path`, `line`, `row`, or of a record `game`, `event`, `where`.

        A place that is None is taken away.
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
    """The text, number or bytes cannot be read."""

    default_code = "notation"


class IllegalAction(InputError):
    """The rules forbid this action here."""

    default_code = "action"


class InvalidSetup(InputError):
    """There is no such game or position."""

    default_code = "setup"


class NotInThisGame(InvalidSetup, AttributeError):
    """No such thing is in this game, or there just now; an AttributeError too: `hasattr(state, "dice")` tells."""

    default_code = "setup/not-in-this-game"
