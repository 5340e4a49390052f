"""Actions as values: what a seat decides (`Claim`, `Place`, `Discard`) and what chance does (`Deal`, `King`).

Each has an int (the layout of `codes`) and one token of text; all three say the same and turn into each other.
Those that Queendomino adds are in `court_actions`, those of Kingdomino Duel in `duel_actions`; the functions at the end
read and write them too.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from . import codes
from .duel import actions as duel_actions
from .duel.actions import Castle as Castle
from .duel.actions import Cross as Cross
from .duel.actions import Draw as Draw
from .duel.actions import First as First
from .duel.actions import Name as Name
from .duel.actions import Roll as Roll
from .duel.actions import Take as Take
from .duel.actions import Turn as Turn
from .engine.kernel import plain
from .errors import NotationError
from .land.dominoes import MOST_DOMINOES
from .land.grid import COLUMN_STEP, ROW_STEP
from .queendomino import actions as court_actions
from .queendomino.actions import Build as Build
from .queendomino.actions import Burn as Burn
from .queendomino.actions import Knights as Knights
from .queendomino.actions import Tile as Tile
from .reading import Square as Square
from .reading import checked as _checked


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


Outcome: TypeAlias = Deal | King | Tile | First | Roll
Action: TypeAlias = Claim | Place | Discard | Outcome | court_actions.Decision | duel_actions.Decision

_simple, _placement = plain(codes.simple), plain(codes.placement)

_STEPS: Final = [(int(row), int(column)) for row, column in zip(ROW_STEP, COLUMN_STEP, strict=True)]
_FARTHEST: Final = 6  # a 7x7 kingdom reaches this far from its castle
_DOMINO: Final = range(1, MOST_DOMINOES + 1)
_SEAT: Final = range(8)


def _encode_place(action: Place) -> int:
    try:
        (row, column), (other_row, other_column) = action.at
        direction = _STEPS.index((other_row - row, other_column - column))
    except (TypeError, ValueError):
        raise NotationError(f"expected two squares side by side, but got {action.at!r}") from None
    for number in (row, column, other_row, other_column):
        _checked("a row or column", number, range(-_FARTHEST, _FARTHEST + 1))
    return _placement(_checked("a domino", action.domino, _DOMINO), row, column, direction)


_ENCODE: Final[dict[type, Callable[..., int]]] = {
    Deal: lambda action: _simple(codes.DEAL, _checked("a domino", action.domino, _DOMINO)),
    King: lambda action: _simple(codes.KING, _checked("a seat", action.seat, _SEAT)),
    Claim: lambda action: _simple(codes.CLAIM, _checked("a domino", action.domino, _DOMINO)),
    Place: _encode_place,
    Discard: lambda action: _simple(codes.DISCARD, _checked("a domino", action.domino, _DOMINO)),
    **court_actions.ENCODE,
    **duel_actions.ENCODE,
}


def _decode_place(code: int) -> Place:
    row, column = int(codes.row_of(code)), int(codes.column_of(code))
    down, across = _STEPS[codes.direction_of(code)]
    return Place(int(codes.number_of(code)), ((row, column), (row + down, column + across)))


_DECODE: Final[dict[int, Callable[[int], Action]]] = {
    codes.DEAL: lambda code: Deal(int(codes.number_of(code))),
    codes.KING: lambda code: King(int(codes.number_of(code))),
    codes.CLAIM: lambda code: Claim(int(codes.number_of(code))),
    codes.PLACE: _decode_place,
    codes.DISCARD: lambda code: Discard(int(codes.number_of(code))),
    **court_actions.DECODE,
    **duel_actions.DECODE,
}

_INT: Final = "(-?[0-9]{1,2})"
_READ: Final[list[tuple[re.Pattern[str], Callable[..., Action]]]] = [
    (re.compile(rf"deal:{_INT}"), Deal),
    (re.compile(rf"king:{_INT}"), King),
    (re.compile(rf"claim:{_INT}"), Claim),
    (re.compile(rf"place:{_INT}@{_INT},{_INT}/{_INT},{_INT}"), lambda n, *at: Place(n, (at[:2], at[2:]))),
    (re.compile(rf"discard:{_INT}"), Discard),
]


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
            action = make(*map(int, match.groups()))
            encode(action)
            return action
    if (decision := court_actions.read(text.strip()) or duel_actions.read(text.strip())) is not None:
        encode(decision)
        return decision
    raise NotationError(f"expected an action such as claim:9 or place:9@-1,1/0,1, but got {text!r}")
