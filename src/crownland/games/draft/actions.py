"""The actions of every draft: a seat decides `Claim`, `Place`, `Discard`; chance does `Deal` and `King`."""

from dataclasses import dataclass
from typing import Final

from ...engine import codes
from ...engine.action import Action, ActionKind, Outcome
from ...engine.errors import NotationError
from ...engine.kernel import plain
from ...engine.validate import Square, checked_number
from ..land.grid import COLUMN_STEP, ROW_STEP
from ..land.pieces import MAX_DOMINOES


@dataclass(frozen=True, slots=True)
class Deal(Outcome):
    """Chance: this domino joins the newest line."""

    domino: int

    def __str__(self) -> str:
        return f"deal:{self.domino}"


@dataclass(frozen=True, slots=True)
class King(Outcome):
    """Chance: a king of this seat is drawn in the opening (K4)."""

    seat: int

    def __str__(self) -> str:
        return f"king:{self.seat}"


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Put the king on a free domino of the newest line."""

    domino: int

    def __str__(self) -> str:
        return f"claim:{self.domino}"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay the domino: its first half on the first square, its second half on the second (K7)."""

    domino: int
    at: tuple[Square, Square]

    def __str__(self) -> str:
        (row, column), (other_row, other_column) = self.at
        return f"place:{self.domino}@{row},{column}/{other_row},{other_column}"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Give the domino up, because it fits nowhere (K9)."""

    domino: int

    def __str__(self) -> str:
        return f"discard:{self.domino}"


_simple, _placement = plain(codes.simple), plain(codes.placement)

_STEPS: Final = [(int(row), int(column)) for row, column in zip(ROW_STEP, COLUMN_STEP, strict=True)]
_FARTHEST: Final = 6  # a 7x7 kingdom reaches this far from its castle
_INT: Final = "(-?[0-9]{1,2})"


def _domino(number: object) -> int:
    return checked_number("a domino", number, range(1, MAX_DOMINOES + 1))


def _number(code: int) -> int:
    return int(codes.action_number(code))


def _encode_place(action: Place) -> int:
    try:
        first, second = action.at
        (row, column), (other_row, other_column) = map(_coordinate, first), map(_coordinate, second)
        direction = _STEPS.index((other_row - row, other_column - column))
    except NotationError:
        raise
    except (TypeError, ValueError):
        raise NotationError(f"expected two squares side by side, but got {action.at!r}") from None
    return _placement(_domino(action.domino), row, column, direction)


def _coordinate(number: object) -> int:
    return checked_number("a row or column", number, range(-_FARTHEST, _FARTHEST + 1))


def _decode_place(code: int) -> Place:
    row, column = int(codes.action_row(code)), int(codes.action_column(code))
    down, across = _STEPS[codes.action_direction(code)]
    return Place(_number(code), ((row, column), (row + down, column + across)))


def _read_place(*words: str) -> Place:
    domino, row, column, other_row, other_column = map(int, words)
    return Place(domino, ((row, column), (other_row, other_column)))


ACTIONS: Final = (
    ActionKind(
        Deal,
        codes.DEAL,
        lambda action: _simple(codes.DEAL, _domino(action.domino)),
        lambda code: Deal(_number(code)),
        ((f"deal:{_INT}", lambda domino: Deal(int(domino))),),
    ),
    ActionKind(
        King,
        codes.KING,
        lambda action: _simple(codes.KING, checked_number("a seat", action.seat, range(8))),
        lambda code: King(_number(code)),
        ((f"king:{_INT}", lambda seat: King(int(seat))),),
    ),
    ActionKind(
        Claim,
        codes.CLAIM,
        lambda action: _simple(codes.CLAIM, _domino(action.domino)),
        lambda code: Claim(_number(code)),
        ((f"claim:{_INT}", lambda domino: Claim(int(domino))),),
    ),
    ActionKind(
        Place,
        codes.PLACE,
        _encode_place,
        _decode_place,
        ((f"place:{_INT}@{_INT},{_INT}/{_INT},{_INT}", _read_place),),
    ),
    ActionKind(
        Discard,
        codes.DISCARD,
        lambda action: _simple(codes.DISCARD, _domino(action.domino)),
        lambda code: Discard(_number(code)),
        ((f"discard:{_INT}", lambda domino: Discard(int(domino))),),
    ),
)
