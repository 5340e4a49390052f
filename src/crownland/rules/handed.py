"""What callers hand over, looked at before anything is done with it: numbers, things of a kind, names of files.

Each returns what it was given, as the kind that it should be, or says in one sentence what was expected and what came.
"""

from collections.abc import Callable, Iterable
from operator import index
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from .errors import InvalidSetup, NotationError

T = TypeVar("T")

MANY: Final = 1 << 32  # games or tables of one call: luck tells so many apart
MOST_THREADS: Final = 1024
_MOST_SHOWN: Final = 60  # characters of what came
_MOST_OF_STATE: Final = 200


def shown(value: object) -> str:
    """Write what came on one line, and not all of something long."""
    text = " ".join(repr(value).split())
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"


def shown_state(state: object) -> str:
    """Write a state on one line; of a long one the variant and its first three fields: round, phase and seat."""
    text = str(state)
    return text if len(text) <= _MOST_OF_STATE else f"{' '.join(text.split()[:4])} …"


def number_in(value: object) -> int | None:
    """Return a whole number, NumPy's too, or None where it is none; True and False are not."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # that is what is tried
    except TypeError:
        return None


def whole(what: str, value: object, low: int, high: int) -> int:
    """Return a whole number in this range."""
    number = number_in(value)
    if number is None or not low <= number <= high:
        raise InvalidSetup(f"expected {what} from {low} to {high}, but got {shown(value)}")
    return number


def some(what: str, value: object, least: int = 1, most: int = MANY) -> int:
    """Return how many there should be of something."""
    number = number_in(value)
    if number is None or number < least:
        raise InvalidSetup(f"expected {least} or more {what}, but got {shown(value)}")
    if number > most:
        raise InvalidSetup(f"expected {most:,} {what} at most, but got {shown(value)}")
    return number


def flag(what: str, value: object) -> bool:
    """Return what is either on or off."""
    if not isinstance(value, bool):
        raise InvalidSetup(f"expected {what} to be True or False, but got {shown(value)}")
    return value


def kind(what: str, value: object, type_: type[T]) -> T:
    """Return a thing of this type."""
    if not isinstance(value, type_):
        raise InvalidSetup(f"expected {what}, but got {shown(value)}")
    return value


def text(what: str, value: object) -> str:
    """Return a text."""
    if not isinstance(value, str):
        raise NotationError(f"expected {what}, but got {shown(value)}")
    return value


def path(what: str, value: object) -> Path:
    """Return the name of a file or folder."""
    if not isinstance(value, (str, PathLike)):
        raise InvalidSetup(f"expected {what}, but got {shown(value)}")
    return Path(value)


def many(what: str, values: object) -> Iterable[Any]:
    """Return what can be gone through one by one; a text is one thing."""
    try:
        iter(values)  # type: ignore[call-overload]  # that is what is tried
        is_one = isinstance(values, (str, bytes, bytearray))
    except TypeError:
        is_one = True
    if is_one:
        raise InvalidSetup(f"expected {what}, but got {shown(values)}")
    return cast(Iterable[Any], values)


def listener(value: object) -> Callable[[int], Any]:
    """Return what hears of progress."""
    if not callable(value):
        raise InvalidSetup(f"expected a function that hears of progress, such as print, but got {shown(value)}")
    return value
