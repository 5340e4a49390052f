"""What the readers of actions and positions share: squares, numbers, names, and fields such as `round=1`."""

from typing import Any, Final, TypeAlias

from .errors import InvalidSetup, NotationError
from .handed import number_in, shown

Square: TypeAlias = tuple[int, int]  # row and column, counted from the castle; rows grow downwards


_NUMBERS: Final = {str(number): number for number in range(256)}  # those that states are full of


def record_of(state: Any, field: str, what: str) -> Any:
    """Return the record of a state whose game has this field; raise InvalidSetup for others, and for what is none."""
    if not hasattr(state, "record_with"):
        raise InvalidSetup(f"expected a State, but got {shown(state)}")
    return state.record_with(field, what)


def checked(what: str, number: object, allowed: range) -> int:
    """Return the number, NumPy's too, as an int if it is in this range; raise NotationError where it is not."""
    value = number if type(number) is int else number_in(number)
    if value is None or value not in allowed:
        raise NotationError(f"expected {what} from {allowed[0]} to {allowed[-1]}, but got {number!r}")
    return value


def find(text: object, names: dict[str, int], expected: str) -> int:
    """Return the number of a name; raise NotationError where it is none."""
    if not isinstance(text, str) or text not in names:
        raise NotationError(f"expected {expected} out of {', '.join(names)}, but got {text!r}")
    return names[text]


def read_number(text: str, expected: str, digits: int = 3) -> int:
    """Read a number of up to so many digits."""
    if (number := _NUMBERS.get(text)) is not None and number < 10**digits:
        return number
    if not (text.isascii() and text.isdigit() and len(text) <= digits):
        raise NotationError(f"expected {expected}, but got {text!r}")
    return int(text)


def read_fields(words: list[str], keys: list[str]) -> dict[str, str]:
    """Read words such as `round=1`, which must have these keys in this order."""
    fields = dict(word.split("=", 1) for word in words if "=" in word)
    if [*fields] != keys or len(words) != len(keys):
        raise NotationError(f"expected the fields {' '.join(f'{key}=…' for key in keys)}, but got {' '.join(words)!r}")
    return fields
