"""The view of a match: all that a page or a program needs to show it and to choose, without knowing the rules.

All players see the same, so there is one view for all. What a game does not have (a draft, a builders' board, dice) is
null. Squares are [row, column] from the castle, rows growing downwards. `viewer` makes views. `GameView` is what
`view.py` in the folder of a family offers to them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, cast

import msgspec

from ...engine.action import Action
from ...engine.state import State
from ...engine.variant import Variant

Square: TypeAlias = tuple[int, int]
Face: TypeAlias = tuple[str, int]  # coat of arms and crosses
Parts: TypeAlias = dict[str, Any]  # fields of a View, a Kingdom or an Option


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is illegal: a message id and its arguments."""

    id: str
    args: dict[str, Any]


class Half(msgspec.Struct, frozen=True, gc=False):
    """One half of a domino."""

    terrain: str
    crowns: int


class Domino(msgspec.Struct, frozen=True, gc=False):
    """A domino: the box it comes from, its number, its halves."""

    box: str
    number: int
    halves: tuple[Half, Half]


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A domino of a line, the seat whose king stands on it, and whether that king has had its turn."""

    domino: Domino
    seat: int | None
    done: bool


class Unseen(msgspec.Struct, frozen=True, gc=False):
    """The dominoes of a box that no line has shown; with fewer players some are never drawn."""

    box: str
    numbers: list[int]


class Draft(msgspec.Struct, frozen=True, gc=False):
    """The lines: `older` is being placed, `newer` is on offer. `hand` is the domino to place now."""

    older: list[Offer]
    newer: list[Offer]
    hand: Domino | None
    unseen: list[Unseen]


class Cell(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A covered square of a kingdom."""

    at: Square
    terrain: str
    crowns: int = 0
    knight: bool = False
    building: str | None = None


class Room(msgspec.Struct, frozen=True, gc=False):
    """The rows and columns, both ends included, that can still be covered."""

    north: int
    south: int
    west: int
    east: int


class Property(msgspec.Struct, frozen=True, gc=False):
    """A property: squares times crowns."""

    terrain: str
    squares: list[Square]
    crowns: int
    points: int


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    """A line of a score pad: `id` is that of a message, such as `terrain-wheat` or `bonus-harmony`.

    `args` has for a terrain `parts`, squares and crowns of each property that counts; for a bonus its `standing`, which
    says whether its points can still change (possible, sure or lost), and what it is counted from, such as `coins`.
    """

    id: str
    args: dict[str, Any]
    points: int


class Score(msgspec.Struct, frozen=True, gc=False):
    """A kingdom's points in the current position; `ties` decides between equal totals, first things first.

    `lines` are those of the score pad from top to bottom, and add up to `total`.
    """

    total: int
    properties: list[Property]
    lines: list[ScoreLine]
    ties: list[int]


class Result(msgspec.Struct, frozen=True, gc=False):
    """A finished game of a Dynasty: the score of each kingdom, and the kingdoms that won it."""

    scores: list[Score]
    winners: list[int]


class Built(msgspec.Struct, frozen=True, gc=False):
    """A building on its square, and its points in the current position."""

    building: str
    at: Square
    points: int


class Court(msgspec.Struct, frozen=True, gc=False):
    """What a kingdom with a court owns besides its land. `reserve` are the knights not yet sent, `knights` all.

    `queen_on` is the property on which the queen's crown counts.
    """

    coins: int
    reserve: int
    knights: int
    towers: int
    queen: bool
    queen_on: list[Square]
    buildings: list[Built]


class SpellRow(msgspec.Struct, frozen=True, gc=False):
    """One row of a player's side of the spell book."""

    symbol: str
    power: str
    boxes: int
    ticks: int
    standing: Literal["open", "held", "used", "struck"]


class Book(msgspec.Struct, frozen=True, gc=False):
    """A player's sheet besides the map, in a game with a spell book."""

    rows: list[SpellRow]
    named: str | None
    castle_bonus: bool
    drew: bool


class Kingdom(msgspec.Struct, frozen=True, gc=False):
    """A kingdom and whose it is: one seat, or the two of a team. The castle lies at [0, 0]."""

    seats: list[int]
    squares: list[Cell]
    frame: Square
    room: Room
    discards: int
    score: Score
    court: Court | None = None
    book: Book | None = None


class Slot(msgspec.Struct, frozen=True, gc=False):
    """A slot of the builders' board; `price` is what the seat in turn pays."""

    building: str | None
    price: int


class Builders(msgspec.Struct, frozen=True, gc=False):
    """The builders' board: open tiles, the slot where the dragon sits, supplies, and tiles not yet seen."""

    slots: list[Slot]
    dragon: int | None
    knights: int
    towers: int
    pile: int
    unseen: dict[str, int]


class Die(msgspec.Struct, frozen=True, gc=False):
    """A rolled die, and the seat that took it."""

    face: Face
    seat: int | None


class Move(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An action in terms of the rules, with only the fields of its kind.

    `passes`: it declines what the seat was asked for, such as no building.
    """

    kind: str
    text: str
    domino: int | None = None
    at: list[Square] = []
    who: int | None = None
    building: str | None = None
    slot: int | None = None
    dice: list[int] = []
    faces: list[Face] = []
    power: str | None = None
    symbol: str | None = None
    crosses: int = 0
    passes: bool = False


class Option(Move, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A legal action. `points` and `coins` are the changes that it makes at once."""

    id: int
    points: int
    coins: int = 0


class Logged(Move, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """An action that was done: by a seat, or by chance if `seat` is null. `number` counts from 0 in its game."""

    number: int
    seat: int | None


class View(msgspec.Struct, frozen=True, gc=False):
    """A match at one moment. `seat` decides now; null if the match is over.

    `touched` has for each seat the squares of its kingdom that its last turn changed.
    """

    variant: str
    game: int
    games: int
    phase: str
    seat: int | None
    round: int
    rounds: int | None
    steps: list[str]
    order: list[int]
    turn: int
    next_order: list[int | None]
    kingdoms: list[Kingdom]
    totals: list[int]
    winners: list[int] | None
    options: list[Option]
    events: list[Logged]
    touched: list[list[Square]]
    draft: Draft | None = None
    builders: Builders | None = None
    dice: list[Die] | None = None


class GameView(Protocol):
    """What a family offers to the view."""

    def table(self, state: State, /) -> Parts:
        """Return the fields of a View that only this family has."""

    def kingdom(self, state: State, index: int, /) -> Parts:
        """Return the fields of a Kingdom."""

    @property
    def SCORE_LINES(self) -> Mapping[str, Parts]:  # noqa: N802
        """The lines of the score pad from top to bottom, each with its attributes."""

    def bonus_args(self, state: State, index: int, /) -> Mapping[str, Parts]:
        """Return the arguments of the score line of each bonus."""

    def why_not(self, state: State, action: Action, /) -> Reason:
        """Return why an action is illegal."""


def load_view(state: State) -> GameView:
    """Return what a state's family offers to views."""
    return cast(GameView, state.variant.family.part("view"))


def score_lines(variant: Variant) -> Mapping[str, Parts]:
    """Return the lines of a game's score pad from top to bottom, each with its attributes."""
    return cast(GameView, variant.family.part("view")).SCORE_LINES
