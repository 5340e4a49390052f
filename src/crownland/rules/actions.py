"""Actions as values: what a seat decides (`Claim`, `Place`, `Discard`) and what chance does (`Deal`, `King`).

Queendomino adds `Knights`, `Build`, `Burn`, and `Tile` for chance.
Each has an int (the layout of `codes`) and one token of text; all three say the same and turn into each other.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from . import codes
from .buildings import BUILDINGS, KINDS, NAMES
from .errors import NotationError
from .grid import COLUMN_STEP, ROW_STEP
from .tables import MOST_DOMINOES

Square: TypeAlias = tuple[int, int]  # row and column, counted from the castle; rows grow downwards


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: this domino joins the newest line."""

    domino: int

    def __str__(self) -> str:
        return f"deal:{self.domino}"


@dataclass(frozen=True, slots=True)
class King:
    """Chance: a king of this seat is drawn in the opening (K4)."""

    seat: int

    def __str__(self) -> str:
        return f"king:{self.seat}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Put the king on a free domino of the newest line."""

    domino: int

    def __str__(self) -> str:
        return f"claim:{self.domino}"


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the domino: its first half on the first square, its second half on the second (K7)."""

    domino: int
    at: tuple[Square, Square]

    def __str__(self) -> str:
        (row, column), (other_row, other_column) = self.at
        return f"place:{self.domino}@{row},{column}/{other_row},{other_column}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Give the domino up, because it fits nowhere (K9)."""

    domino: int

    def __str__(self) -> str:
        return f"discard:{self.domino}"


@dataclass(frozen=True, slots=True)
class Tile:
    """Chance: this building tile is turned up and takes the cheapest free slot (Q3, Q12)."""

    building: str

    def __str__(self) -> str:
        return f"tile:{self.building}"


@dataclass(frozen=True, slots=True)
class Knights:
    """Send knights to these squares of the domino just laid, the smaller first; or none (Q6)."""

    squares: tuple[Square, ...] = ()

    def __str__(self) -> str:
        return f"knights:{_write_squares(self.squares) or 'none'}"


@dataclass(frozen=True, slots=True)
class Build:
    """Build the tile of this slot on a site; or nothing (Q7)."""

    building: str | None = None
    slot: int | None = None
    square: Square | None = None

    def __str__(self) -> str:
        if self.building is None or self.square is None:
            return "build:none"
        return f"build:{self.building}/{self.slot}@{_write_squares((self.square,))}"


@dataclass(frozen=True, slots=True)
class Burn:
    """Bribe the dragon to burn the tile of this slot; or do not (Q11)."""

    building: str | None = None
    slot: int | None = None

    def __str__(self) -> str:
        return "burn:none" if self.building is None else f"burn:{self.building}/{self.slot}"


Outcome: TypeAlias = Deal | King | Tile
Action: TypeAlias = Claim | Place | Discard | Knights | Build | Burn | Outcome

_STEPS: Final = [(int(row), int(column)) for row, column in zip(ROW_STEP, COLUMN_STEP, strict=True)]
_FARTHEST: Final = 6  # a 7x7 kingdom reaches this far from its castle
_DOMINO: Final = range(1, MOST_DOMINOES + 1)
_SEAT: Final = range(8)
_SLOT: Final = range(6)


def _write_squares(squares: tuple[Square, ...]) -> str:
    return "/".join(f"{row},{column}" for row, column in squares)


def _checked(what: str, number: object, allowed: range) -> int:
    if type(number) is not int or number not in allowed:
        raise NotationError(f"expected {what} from {allowed[0]} to {allowed[-1]}, but got {number!r}")
    return number


def _encode_place(action: Place) -> int:
    try:
        (row, column), (other_row, other_column) = action.at
        direction = _STEPS.index((other_row - row, other_column - column))
    except (TypeError, ValueError):
        raise NotationError(f"expected two squares side by side, but got {action.at!r}") from None
    for number in (row, column, other_row, other_column):
        _checked("a row or column", number, range(-_FARTHEST, _FARTHEST + 1))
    return codes.placement(_checked("a domino", action.domino, _DOMINO), row, column, direction)


def _building(name: object) -> int:
    if not isinstance(name, str) or name not in BUILDINGS:
        raise NotationError(f"expected a building out of {', '.join(BUILDINGS)}, but got {name!r}")
    return BUILDINGS[name].number


def _square(square: object) -> Square:
    if not isinstance(square, tuple) or len(square) != 2:
        raise NotationError(f"expected a square (row, column), but got {square!r}")
    row, column = (_checked("a row or column", n, range(-_FARTHEST, _FARTHEST + 1)) for n in square)
    return row, column


def _encode_knights(action: Knights) -> int:
    squares = [_square(square) for square in action.squares]
    if not squares:
        return codes.nothing(codes.KNIGHTS)
    direction = 0
    if len(squares) > 1:
        step = (squares[1][0] - squares[0][0], squares[1][1] - squares[0][1])
        if len(squares) > 2 or step not in _STEPS[:2]:
            raise NotationError(f"expected up to two squares of a domino, the smaller first, but got {action.squares}")
        direction = _STEPS.index(step)
    return codes.knights(len(squares), *squares[0], direction)


def _encode_build(action: Build) -> int:
    if action == Build():
        return codes.nothing(codes.BUILD)
    slot = _checked("a slot", action.slot, _SLOT)
    return codes.building(_building(action.building), slot, *_square(action.square))


def _encode_burn(action: Burn) -> int:
    if action == Burn():
        return codes.nothing(codes.BURN)
    return codes.burning(_building(action.building), _checked("a slot", action.slot, _SLOT))


_ENCODE: Final[dict[type, Callable[..., int]]] = {
    Deal: lambda action: codes.simple(codes.DEAL, _checked("a domino", action.domino, _DOMINO)),
    King: lambda action: codes.simple(codes.KING, _checked("a seat", action.seat, _SEAT)),
    Claim: lambda action: codes.simple(codes.CLAIM, _checked("a domino", action.domino, _DOMINO)),
    Place: _encode_place,
    Discard: lambda action: codes.simple(codes.DISCARD, _checked("a domino", action.domino, _DOMINO)),
    Tile: lambda action: codes.simple(codes.TILE, _building(action.building)),
    Knights: _encode_knights,
    Build: _encode_build,
    Burn: _encode_burn,
}


def _decode_place(code: int) -> Place:
    row, column = int(codes.row_of(code)), int(codes.column_of(code))
    down, across = _STEPS[codes.direction_of(code)]
    return Place(int(codes.number_of(code)), ((row, column), (row + down, column + across)))


def _name(code: int) -> str:
    number = int(codes.number_of(code))
    return NAMES[number] if number < KINDS else ""


def _decode_knights(code: int) -> Knights:
    n, row, column = (int(part(code)) for part in (codes.number_of, codes.row_of, codes.column_of))
    down, across = _STEPS[codes.direction_of(code)]
    return Knights(((row, column), (row + down, column + across))[:n])


def _decode_build(code: int) -> Build:
    square = (int(codes.row_of(code)), int(codes.column_of(code)))
    return Build(_name(code), int(codes.slot_of(code)), square) if codes.number_of(code) else Build()


def _decode_burn(code: int) -> Burn:
    return Burn(_name(code), int(codes.slot_of(code))) if codes.number_of(code) else Burn()


_DECODE: Final[dict[int, Callable[[int], Action]]] = {
    codes.DEAL: lambda code: Deal(int(codes.number_of(code))),
    codes.KING: lambda code: King(int(codes.number_of(code))),
    codes.CLAIM: lambda code: Claim(int(codes.number_of(code))),
    codes.PLACE: _decode_place,
    codes.DISCARD: lambda code: Discard(int(codes.number_of(code))),
    codes.TILE: lambda code: Tile(_name(code)),
    codes.KNIGHTS: _decode_knights,
    codes.BUILD: _decode_build,
    codes.BURN: _decode_burn,
}

_INT: Final = "(-?[0-9]{1,2})"
_NAME: Final = r"([a-z_]+)"
_READ: Final[list[tuple[re.Pattern[str], Callable[..., Action]]]] = [
    (re.compile(rf"deal:{_INT}"), Deal),
    (re.compile(rf"king:{_INT}"), King),
    (re.compile(rf"claim:{_INT}"), Claim),
    (re.compile(rf"place:{_INT}@{_INT},{_INT}/{_INT},{_INT}"), lambda n, *at: Place(n, (at[:2], at[2:]))),
    (re.compile(rf"discard:{_INT}"), Discard),
    (re.compile(rf"tile:{_NAME}"), Tile),
    (re.compile(rf"knights:{_INT},{_INT}/{_INT},{_INT}"), lambda *at: Knights((at[:2], at[2:]))),
    (re.compile(rf"knights:{_INT},{_INT}"), lambda *at: Knights((at,))),
    (re.compile("knights:none"), Knights),
    (re.compile("build:none"), Build),
    (re.compile(rf"build:{_NAME}/{_INT}@{_INT},{_INT}"), lambda name, slot, *at: Build(name, slot, at)),
    (re.compile("burn:none"), Burn),
    (re.compile(rf"burn:{_NAME}/{_INT}"), Burn),
]


def _value(text: str) -> int | str:
    return text if text[0].isalpha() or text[0] == "_" else int(text)


def is_chance(action: Action) -> bool:
    """Tell what chance did from what a seat decided."""
    return isinstance(action, Outcome)


def encode(action: Action) -> int:
    """Return the action's int; raise NotationError where a value has no such int."""
    write = _ENCODE.get(type(action))
    if write is None:
        raise NotationError(f"expected an action, but got {action!r}")
    return int(write(action))


@lru_cache(maxsize=1 << 17)
def decode(code: int) -> Action:
    """Return the action of an int; raise NotationError where there is none."""
    read = _DECODE.get(code >> codes.KIND) if type(code) is int else None
    if read is not None:
        action = read(code)
        if encode(action) == code:
            return action
    raise NotationError(f"expected the int of an action, but got {code!r}")


def read_action(text: str) -> Action:
    """Return the action of a token such as `claim:9` or `place:9@-1,1/0,1`."""
    for pattern, make in _READ:
        if match := pattern.fullmatch(text.strip()):
            action = make(*map(_value, match.groups()))
            encode(action)
            return action
    raise NotationError(f"expected an action such as claim:9 or place:9@-1,1/0,1, but got {text!r}")
