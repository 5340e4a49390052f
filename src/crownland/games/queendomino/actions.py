"""The actions that Queendomino adds, as values, ints and text.

The ints have the layout of `engine.codes`: the number of a building and its square are where those of a domino are;
bits 16..18 are a slot of the builders' board. Knights: how many in bits 10..15, the first one's square, and the
direction from it to the second. Building or burning nothing, and sending no knight, is the kind alone.
"""

from dataclasses import dataclass
from typing import Final

from ...engine.action import Action, ActionKind, Outcome
from ...engine.codes import CLAIM as CLAIM
from ...engine.codes import DEAL as DEAL
from ...engine.codes import DISCARD as DISCARD
from ...engine.codes import KIND
from ...engine.codes import KING as KING
from ...engine.codes import PLACE as PLACE
from ...engine.codes import action_column as action_column
from ...engine.codes import action_direction as action_direction
from ...engine.codes import action_kind as action_kind
from ...engine.codes import action_number as action_number
from ...engine.codes import action_row as action_row
from ...engine.codes import nothing as nothing
from ...engine.codes import placement as placement
from ...engine.codes import simple as simple
from ...engine.errors import NotationError
from ...engine.kernel import kernel, plain
from ...engine.validate import Square, checked_number, find
from .pieces import BUILDINGS, NAMES

TILE: Final = 6  # chance: a building tile is turned up
KNIGHTS: Final = 7
BUILD: Final = 8
BURN: Final = 9


@kernel
def knights(n: int, row: int, column: int, direction: int) -> int:
    """Write the sending of one or two knights."""
    return KNIGHTS << KIND | n << 10 | (row + 8) << 6 | (column + 8) << 2 | direction


@kernel
def building(number: int, slot: int, row: int, column: int) -> int:
    """Write the building of a tile from this slot on a square."""
    return BUILD << KIND | slot << 16 | number << 10 | (row + 8) << 6 | (column + 8) << 2


@kernel
def burning(number: int, slot: int) -> int:
    """Write the burning of the tile in this slot."""
    return BURN << KIND | slot << 16 | number << 10


@kernel
def action_slot(action: int) -> int:
    return (action >> 16) & 7


@dataclass(frozen=True, slots=True)
class Tile(Outcome):
    """Chance: this building tile is turned up and takes the cheapest free slot (Q3, Q12)."""

    building: str

    def __str__(self) -> str:
        return f"tile:{self.building}"


@dataclass(frozen=True, slots=True)
class Knights(Action):
    """Send knights to these squares of the domino just laid, the smaller first; or none (Q6)."""

    squares: tuple[Square, ...] = ()

    def __str__(self) -> str:
        return f"knights:{write_squares(self.squares) or 'none'}"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build the tile of this slot on a site; or nothing (Q7)."""

    building: str | None = None
    slot: int | None = None
    square: Square | None = None

    def __str__(self) -> str:
        if self.building is None or self.square is None:
            return "build:none"
        return f"build:{self.building}/{self.slot}@{write_squares((self.square,))}"


@dataclass(frozen=True, slots=True)
class Burn(Action):
    """Bribe the dragon to burn the tile of this slot; or do not (Q11)."""

    building: str | None = None
    slot: int | None = None

    def __str__(self) -> str:
        return "burn:none" if self.building is None else f"burn:{self.building}/{self.slot}"


NUMBERS: Final = {name: building.number for name, building in BUILDINGS.items()}
_FARTHEST: Final = 6  # a 7x7 kingdom reaches this far from its castle
_SLOT: Final = range(6)
_STEPS: Final = ((0, 1), (1, 0))  # from the smaller square of a domino to the other
_simple, _nothing, _knights = plain(simple), plain(nothing), plain(knights)
_build, _burn = plain(building), plain(burning)


def write_squares(squares: tuple[Square, ...]) -> str:
    """Write squares as 0,1/0,2."""
    return "/".join(f"{row},{column}" for row, column in squares)


def _square(square: object) -> Square:
    if not isinstance(square, tuple) or len(square) != 2:
        raise NotationError(f"expected a square (row, column), but got {square!r}")
    row, column = (checked_number("a row or column", number, range(-_FARTHEST, _FARTHEST + 1)) for number in square)
    return row, column


def _encode_knights(action: Knights) -> int:
    squares = [_square(square) for square in action.squares] if isinstance(action.squares, tuple) else [(0, 0)] * 3
    if not squares:
        return _nothing(KNIGHTS)
    direction = 0
    if len(squares) > 1:
        step = (squares[1][0] - squares[0][0], squares[1][1] - squares[0][1])
        if len(squares) > 2 or step not in _STEPS:
            raise NotationError(
                f"expected up to two squares of a domino, the smaller first, but got {action.squares!r}"
            )
        direction = _STEPS.index(step)
    return _knights(len(squares), *squares[0], direction)


def _encode_build(action: Build) -> int:
    if action.building is None and action.slot is None and action.square is None:
        return _nothing(BUILD)
    number, slot = find(action.building, NUMBERS, "a building"), checked_number("a slot", action.slot, _SLOT)
    return _build(number, slot, *_square(action.square))


def _encode_burn(action: Burn) -> int:
    if action.building is None and action.slot is None:
        return _nothing(BURN)
    return _burn(find(action.building, NUMBERS, "a building"), checked_number("a slot", action.slot, _SLOT))


def _name(code: int) -> str:
    number = int(action_number(code))
    return NAMES[number] if number < len(NAMES) else ""


def _decode_knights(code: int) -> Knights:
    n, row, column = (int(part(code)) for part in (action_number, action_row, action_column))
    down, across = _STEPS[action_direction(code) & 1]
    return Knights(((row, column), (row + down, column + across))[:n])


def _decode_build(code: int) -> Build:
    square = (int(action_row(code)), int(action_column(code)))
    return Build(_name(code), int(action_slot(code)), square) if action_number(code) else Build()


def _decode_burn(code: int) -> Burn:
    return Burn(_name(code), int(action_slot(code))) if action_number(code) else Burn()


_INT: Final = "(-?[0-9]{1,2})"
_NAME: Final = "([a-z_]+)"


def _read_square(row: str, column: str) -> Square:
    return int(row), int(column)


ACTIONS: Final = (
    ActionKind(
        Tile,
        TILE,
        lambda action: _simple(TILE, find(action.building, NUMBERS, "a building")),
        lambda code: Tile(_name(code)),
        ((f"tile:{_NAME}", Tile),),
    ),
    ActionKind(
        Knights,
        KNIGHTS,
        _encode_knights,
        _decode_knights,
        (
            ("knights:none", Knights),
            (f"knights:{_INT},{_INT}", lambda *at: Knights((_read_square(*at),))),
            (
                f"knights:{_INT},{_INT}/{_INT},{_INT}",
                lambda *at: Knights((_read_square(*at[:2]), _read_square(*at[2:]))),
            ),
        ),
        passes=Knights(),
    ),
    ActionKind(
        Build,
        BUILD,
        _encode_build,
        _decode_build,
        (
            ("build:none", Build),
            (f"build:{_NAME}/{_INT}@{_INT},{_INT}", lambda name, slot, *at: Build(name, int(slot), _read_square(*at))),
        ),
        passes=Build(),
    ),
    ActionKind(
        Burn,
        BURN,
        _encode_burn,
        _decode_burn,
        (("burn:none", Burn), (f"burn:{_NAME}/{_INT}", lambda name, slot: Burn(name, int(slot)))),
        passes=Burn(),
    ),
)
