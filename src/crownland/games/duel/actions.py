"""The actions of Kingdomino Duel, as values, ints and text.

The ints have the layout of `engine.codes`. Bits 10..15 are a seat, a coat of arms, a place on the map, a die + 1
(0: none), or a set of dice (+ 16 with a power). Rolls and turns add a face in bits 0..4: 4 x symbol + crosses. A
drawing is two shields, the first in bits 11..21, the second in bits 0..10, each 32 x place + face, and a power + 1 in
bits 22..23; no drawing leaves all of them 0. A place is 8 x (row + 2) + column + 3.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

from ...engine.action import Action, ActionKind, Outcome
from ...engine.codes import KIND
from ...engine.codes import action_kind as action_kind
from ...engine.codes import action_number as action_number
from ...engine.codes import nothing as nothing
from ...engine.codes import simple as simple
from ...engine.errors import NotationError
from ...engine.kernel import kernel
from ...engine.validate import Square, checked_number, find
from .pieces import (
    DICE,
    EAST,
    IGNORE_CONNECTION,
    MAX_CROSSES_DRAWN,
    NORTH,
    PICK_TWO_FIRST,
    POWERS,
    SEPARATE_DICE,
    SOUTH,
    SYMBOL_NAMES,
    SYMBOLS,
    WEST,
    Face,
)

FIRST: Final = 16  # chance: who is A in the first round
ROLL: Final = 17  # chance: a die falls
TAKE: Final = 18
TURN: Final = 19
CASTLE: Final = 20
DRAW: Final = 21
NAME: Final = 22
CROSS: Final = 23


@kernel
def with_face(kind: int, number: int, symbol: int, crosses: int) -> int:
    """Write a roll or a turn of a die."""
    return simple(kind, number) | symbol << 2 | crosses


@kernel
def shield(place: int, symbol: int, crosses: int) -> int:
    """Write one half of a drawing."""
    return place << 5 | symbol << 2 | crosses


@kernel
def drawing(first: int, second: int, power: int) -> int:
    """Write a drawing of two shields; `power` is -1 without one."""
    return DRAW << KIND | (power + 1) << 22 | first << 11 | second


@kernel
def first_shield(action: int) -> int:
    return (action >> 11) & 2047


@kernel
def second_shield(action: int) -> int:
    return action & 2047


@kernel
def drawing_power(action: int) -> int:
    """Return the power that a drawing uses, or -1."""
    return ((action >> 22) & 3) - 1


@kernel
def shield_place(shield: int) -> int:
    return shield >> 5


@kernel
def face_symbol(face: int) -> int:
    """Return the symbol of a face, a shield, a roll or a turn."""
    return (face >> 2) & 7


@kernel
def face_crosses(face: int) -> int:
    return face & 3


Shield: TypeAlias = tuple[Square, str, int]  # square, coat of arms, crosses


@dataclass(frozen=True, slots=True)
class First(Outcome):
    """Chance: this seat is A in the first round (D2)."""

    seat: int

    def __str__(self) -> str:
        return f"first:{self.seat}"


@dataclass(frozen=True, slots=True)
class Roll(Outcome):
    """Chance: a die shows this face (D2)."""

    die: int
    symbol: str
    crosses: int

    def __str__(self) -> str:
        return f"roll:{self.die}={_write_face((self.symbol, self.crosses))}"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take one die, or two at once: as B, or as A with the power `pick_two_first` (D2, D8)."""

    dice: tuple[int, ...]
    power: str | None = None

    def __str__(self) -> str:
        return f"take:{','.join(map(str, self.dice))}{_write_power(self.power)}"


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """Turn a die to another of its faces with the power `turn_die`, or keep the power (D8)."""

    die: int | None = None
    face: Face | None = None

    def __str__(self) -> str:
        return "turn:none" if self.face is None else f"turn:{self.die}={_write_face(self.face)}"


@dataclass(frozen=True, slots=True)
class Castle(Action):
    """Add the cross of the castle bonus to a die, or keep the bonus (D9)."""

    die: int | None = None

    def __str__(self) -> str:
        return f"castle:{'none' if self.die is None else self.die}"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw both dice on the map, the smaller square first, or nothing (D3..D5)."""

    shields: tuple[Shield, Shield] | None = None
    power: str | None = None

    def __str__(self) -> str:
        if self.shields is None:
            return "draw:none"
        words = [f"{row},{column}={_write_face((name, number))}" for (row, column), name, number in self.shields]
        return f"draw:{'/'.join(words)}{_write_power(self.power)}"


@dataclass(frozen=True, slots=True)
class Name(Action):
    """Name the coat of arms whose properties are worth 3 more each (D8)."""

    symbol: str

    def __str__(self) -> str:
        return f"name:{self.symbol}"


@dataclass(frozen=True, slots=True)
class Cross(Action):
    """Add a cross to an own shield (D8)."""

    square: Square

    def __str__(self) -> str:
        return f"cross:{self.square[0]},{self.square[1]}"


_TAKING_POWERS: Final = {POWERS[PICK_TWO_FIRST]: PICK_TWO_FIRST}
DRAWING_POWERS: Final = {POWERS[IGNORE_CONNECTION]: IGNORE_CONNECTION, POWERS[SEPARATE_DICE]: SEPARATE_DICE}


def _write_face(face: Face) -> str:
    symbol, crosses = face
    return f"{symbol}{crosses or ''}"


def _write_power(power: str | None) -> str:
    return "" if power is None else f"!{power}"


def _symbol(name: str) -> int:
    return find(name, {known: index for index, known in enumerate(SYMBOL_NAMES)}, "a symbol")


def _coat_of_arms(name: str) -> int:
    return find(name, {known: index for index, known in enumerate(SYMBOLS)}, "a coat of arms")


def _crosses(number: object) -> int:
    return checked_number("a number of crosses", number, range(MAX_CROSSES_DRAWN + 1))


def _die(number: object) -> int:
    return checked_number("a die", number, range(DICE))


def place_number(square: Square) -> int:
    """Return the place of a square on the map, in reading order with gaps; raise NotationError outside of it."""
    try:
        row, column = square
    except (TypeError, ValueError):
        raise NotationError(f"expected a row and a column, but got {square!r}") from None
    down = checked_number("a row", row, range(NORTH, SOUTH + 1)) - NORTH
    return 8 * down + checked_number("a column", column, range(WEST, EAST + 1)) - WEST


def square_at(place: int) -> Square:
    """Return the square of a place."""
    return (place >> 3) + NORTH, (place & 7) + WEST


def _encode_take(action: Take) -> int:
    dice = [_die(die) for die in action.dice] if isinstance(action.dice, tuple) else []
    if len(dice) not in (1, 2) or any(one >= other for one, other in pairwise(dice)):
        raise NotationError(f"expected one die or two in ascending order, but got {action.dice!r}")
    power = None if action.power is None else find(action.power, _TAKING_POWERS, "a power")
    if power is not None and len(dice) == 1:
        raise NotationError(f"expected two dice with {action.power} or no power, but got {action!r}")
    return simple(TAKE, sum(1 << die for die in dice) + (0 if power is None else 16))


def _encode_turn(action: Turn) -> int:
    if action.die is None and action.face is None:
        return simple(TURN, 0)
    if not isinstance(action.face, tuple) or len(action.face) != 2:
        raise NotationError(f"expected a die with a face, or neither, but got {action!r}")
    symbol, crosses = _symbol(action.face[0]), _crosses(action.face[1])
    return with_face(TURN, _die(action.die) + 1, symbol, crosses)


def _encode_roll(action: Roll) -> int:
    symbol = _symbol(action.symbol)
    return with_face(ROLL, _die(action.die) + 1, symbol, _crosses(action.crosses))


def _encode_castle(action: Castle) -> int:
    return simple(CASTLE, 0 if action.die is None else _die(action.die) + 1)


def _encode_draw(action: Draw) -> int:
    if action.shields is None and action.power is None:
        return drawing(0, 0, -1)
    try:
        first, second = action.shields  # type: ignore[misc]
        one, other = (
            shield(place_number(square), _coat_of_arms(symbol), _crosses(crosses))
            for square, symbol, crosses in (first, second)
        )
    except (TypeError, ValueError) as error:
        if isinstance(error, NotationError):
            raise
        raise NotationError(f"expected two shields, or neither shields nor power, but got {action!r}") from None
    if shield_place(one) >= shield_place(other):
        raise NotationError(f"expected two squares, the smaller first, but got {first[0]} and {second[0]}")
    if action.power is not None:
        return drawing(one, other, find(action.power, DRAWING_POWERS, "a power"))
    return drawing(one, other, -1)


def _number(code: int) -> int:
    return int(action_number(code))


def _face(code: int) -> Face:
    names = (*SYMBOL_NAMES, "")  # a symbol that no int of an action has
    return names[face_symbol(code)], int(face_crosses(code))


def _decode_turn(code: int) -> Turn:
    return Turn(_number(code) - 1, _face(code)) if _number(code) else Turn()


def _decode_take(code: int) -> Take:
    dice = tuple(die for die in range(DICE) if _number(code) >> die & 1)
    return Take(dice, POWERS[PICK_TWO_FIRST] if _number(code) >> DICE & 1 else None)


def _decode_draw(code: int) -> Draw:
    if code == drawing(0, 0, -1):
        return Draw()
    one, other = (
        (square_at(int(shield_place(shield))), *_face(shield)) for shield in (first_shield(code), second_shield(code))
    )
    power = int(drawing_power(code))
    return Draw((one, other), None if power < 0 else POWERS[power])


_INT: Final = r"(-?\d{1,2})"
_FACE: Final = r"([a-z_]+)(\d?)"
_POWER: Final = r"(?:!([a-z_]+))?"


def _make_draw(*words: str) -> Draw:
    first, second, power = words[:4], words[4:8], words[8]
    one, other = (
        ((int(row), int(column)), symbol, int(crosses or 0)) for row, column, symbol, crosses in (first, second)
    )
    return Draw((one, other), power or None)


ACTIONS: Final = (
    ActionKind(
        First,
        FIRST,
        lambda action: simple(FIRST, checked_number("a seat", action.seat, range(2))),
        lambda code: First(_number(code)),
        ((f"first:{_INT}", lambda seat: First(int(seat))),),
    ),
    ActionKind(
        Roll,
        ROLL,
        _encode_roll,
        lambda code: Roll(_number(code) - 1, *_face(code)),
        ((f"roll:{_INT}={_FACE}", lambda die, name, number: Roll(int(die), name, int(number or 0))),),
    ),
    ActionKind(
        Take,
        TAKE,
        _encode_take,
        _decode_take,
        (
            (
                rf"take:(\d(?:,\d)*){_POWER}",
                lambda dice, power: Take(tuple(map(int, dice.split(","))), power or None),
            ),
        ),
    ),
    ActionKind(
        Turn,
        TURN,
        _encode_turn,
        _decode_turn,
        (
            ("turn:none", Turn),
            (f"turn:{_INT}={_FACE}", lambda die, name, number: Turn(int(die), (name, int(number or 0)))),
        ),
        passes=Turn(),
    ),
    ActionKind(
        Castle,
        CASTLE,
        _encode_castle,
        lambda code: Castle(_number(code) - 1 if _number(code) else None),
        (("castle:none", Castle), (f"castle:{_INT}", lambda die: Castle(int(die)))),
        passes=Castle(),
    ),
    ActionKind(
        Draw,
        DRAW,
        _encode_draw,
        _decode_draw,
        (("draw:none", Draw), (f"draw:{_INT},{_INT}={_FACE}/{_INT},{_INT}={_FACE}{_POWER}", _make_draw)),
        passes=Draw(),
    ),
    ActionKind(
        Name,
        NAME,
        lambda action: simple(NAME, _coat_of_arms(action.symbol)),
        lambda code: Name((*SYMBOLS, *[""] * 64)[_number(code)]),
        (("name:([a-z_]+)", Name),),
    ),
    ActionKind(
        Cross,
        CROSS,
        lambda action: simple(CROSS, place_number(action.square)),
        lambda code: Cross(square_at(_number(code))),
        ((f"cross:{_INT},{_INT}", lambda row, column: Cross((int(row), int(column)))),),
    ),
)
