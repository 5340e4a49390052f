"""Validates arguments, and parses numbers, names and fields.

Each function returns the value as the right type, or raises an error that says what was expected and what was given.
"""

from collections.abc import Callable, Iterable
from operator import index
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, cast

from .errors import InvalidSetup, NotationError

T = TypeVar("T")

MAX_COUNT: Final = 1 << 32  # games or tables of one call: there are so many random streams
MAX_THREADS: Final = 1024
_MAX_SHOWN: Final = 60  # characters of what came
_MAX_OF_STATE: Final = 200
_TYPE: Final = "expected {what}, but got {got}"
_RANGE: Final = "expected {what} from {low} to {high}, but got {got}"


def short_repr(value: object) -> str:
    """Return a value as text on one line, shortened if it is long."""
    text = " ".join(repr(value).split())
    return text if len(text) <= _MAX_SHOWN else f"{text[:_MAX_SHOWN]}…"


def short_state(state: object) -> str:
    """Return a state on one line; of a long one the variant and its first three fields: round, phase and seat."""
    text = str(state)
    return text if len(text) <= _MAX_OF_STATE else f"{' '.join(text.split()[:4])} …"


def as_int(value: object) -> int | None:
    """Return an integer (NumPy's too) as an int, or None for anything else, booleans included."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # that is what is tried
    except TypeError:
        return None


def int_in_range(what: str, value: object, low: int, high: int) -> int:
    """Return an int in this range."""
    number = as_int(value)
    if number is None or not low <= number <= high:
        raise InvalidSetup(_RANGE, code="value/range", what=what, low=low, high=high, got=short_repr(value))
    return number


def positive_int(what: str, value: object, least: int = 1, most: int = MAX_COUNT) -> int:
    """Return an int from `least` to `most`."""
    number = as_int(value)
    if number is None or number < least:
        raise InvalidSetup(
            "expected {low} or more {what}, but got {got}",
            code="value/low",
            low=least,
            what=what,
            got=short_repr(value),
        )
    if number > most:
        raise InvalidSetup(
            "expected {high:,} {what} at most, but got {got}",
            code="value/high",
            high=most,
            what=what,
            got=short_repr(value),
        )
    return number


def boolean(what: str, value: object) -> bool:
    """Return a boolean."""
    if not isinstance(value, bool):
        raise InvalidSetup(
            "expected {what} to be True or False, but got {got}", code="value/boolean", what=what, got=short_repr(value)
        )
    return value


def instance(what: str, value: object, type_: type[T]) -> T:
    """Return an instance of this type."""
    if not isinstance(value, type_):
        raise InvalidSetup(_TYPE, code="value/type", what=what, got=short_repr(value))
    return value


def text(what: str, value: object) -> str:
    """Return a string."""
    if not isinstance(value, str):
        raise NotationError(_TYPE, code="value/type", what=what, got=short_repr(value))
    return value


def path(what: str, value: object) -> Path:
    """Return the name of a file or folder."""
    if not isinstance(value, (str, PathLike)):
        raise InvalidSetup(_TYPE, code="value/type", what=what, got=short_repr(value))
    return Path(value)


def iterable(what: str, values: object) -> Iterable[Any]:
    """Return an iterable other than a string."""
    try:
        iter(values)  # type: ignore[call-overload]  # that is what is tried
        is_one = isinstance(values, (str, bytes, bytearray))
    except TypeError:
        is_one = True
    if is_one:
        raise InvalidSetup(_TYPE, code="value/type", what=what, got=short_repr(values))
    return cast(Iterable[Any], values)


def callback(value: object) -> Callable[[int], Any]:
    """Return a callable."""
    if not callable(value):
        what = "a function that hears of progress, such as print"
        raise InvalidSetup(_TYPE, code="value/type", what=what, got=short_repr(value))
    return value


Square: TypeAlias = tuple[int, int]  # row and column, counted from the castle; rows grow downwards


_NUMBERS: Final = {str(number): number for number in range(256)}  # those that states are full of


def require_record(state: Any, field: str, what: str) -> Any:
    """Return the record of a state whose game has this field; raise InvalidSetup for other games and other values."""
    if not hasattr(state, "record_with"):
        raise InvalidSetup(_TYPE, code="value/type", what="a State", got=short_repr(state))
    return state.record_with(field, what)


def checked_number(what: str, number: object, allowed: range) -> int:
    """Return the number, NumPy's too, as an int if it is in this range; raise NotationError otherwise."""
    value = number if type(number) is int else as_int(number)
    if value is None or value not in allowed:
        low, high = allowed[0], allowed[-1]
        raise NotationError(_RANGE, code="value/range", what=what, low=low, high=high, got=repr(number))
    return value


def find(text: object, names: dict[str, int], expected: str) -> int:
    """Return the index of a name. Raises NotationError for an unknown name."""
    if not isinstance(text, str) or text not in names:
        raise NotationError(
            "expected {what} out of {names}, but got {got}",
            code="value/name",
            what=expected,
            names=", ".join(names),
            got=repr(text),
        )
    return names[text]


def read_number(text: str, expected: str, digits: int = 3) -> int:
    """Read a number of up to so many digits."""
    if (number := _NUMBERS.get(text)) is not None and number < 10**digits:
        return number
    if not (text.isascii() and text.isdigit() and len(text) <= digits):
        raise NotationError(_TYPE, code="value/number", what=expected, got=repr(text))
    return int(text)


def read_fields(words: list[str], keys: list[str]) -> dict[str, str]:
    """Read words such as `round=1`, which must have these keys in this order."""
    fields = dict(word.split("=", 1) for word in words if "=" in word)
    if [*fields] != keys or len(words) != len(keys):
        raise NotationError(
            "expected the fields {fields}, but got {got!r}",
            code="value/fields",
            fields=" ".join(f"{key}=…" for key in keys),
            got=" ".join(words),
        )
    return fields
