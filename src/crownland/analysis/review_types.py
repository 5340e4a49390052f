"""What a review tells, in the shape in which it is kept and sent.

A ply is the number of events of the record so far, as in `match.timeline`. Chances are from 0 to 1, a shared victory
counts in part. Errors are standard errors: how far off a number may be because only so many games were played out.
"""

from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

from .comparison import Because

Grade: TypeAlias = Literal["best", "good", "slip", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
FAULTS: Final = GRADES[2:]


Key: TypeAlias = tuple[int, bool]  # of a step: its ply, and whether it is a decision


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """How it stands if all go on well: each kingdom's chance to win the match, and the points expected of this game."""

    event_index: int = msgspec.field(name="ply")
    win: list[float]
    points: list[float]
    error: float  # of the chances


class Tried(msgspec.Struct, frozen=True, gc=False):
    """An option, and what came of it when games were played out: the seat's chance to win, and its lead."""

    id: int
    action: str
    win: float
    margin: float


class Assessment(msgspec.Struct, frozen=True):
    """What a decision with a choice was worth: made at a ply, by a seat, out of so many options."""

    event_index: int = msgspec.field(name="ply")
    game: int  # of the match, from 1
    number: int  # of the action in its game, from 0
    round: int
    seat: int
    options: int
    grade: Grade
    win: float  # by how much smaller the chance to win is than after the best option
    win_error: float
    points: float  # by how many points less the own kingdom is expected to lead
    points_error: float
    best: Tried
    played: Tried
    why: list[Because]

    @property
    def is_fault(self) -> bool:
        """Whether it cost something that is more than noise."""
        return self.grade in FAULTS

    def to_dict(self) -> dict[str, Any]:
        """Return a row for pandas or polars: all but the reasons, and of both options their text."""
        plain = {name: getattr(self, name) for name in self.__struct_fields__ if name != "why"}
        return {**plain, "best": self.best.action, "played": self.played.action}


class Draw(msgspec.Struct, frozen=True, gc=False):
    """What chance did to each kingdom by the event that led to a ply: its chance to win afterwards less that before."""

    event_index: int = msgspec.field(name="ply")
    win: list[float]
    points: list[float]
    error: float  # of the changes of chances


class Account(msgspec.Struct, frozen=True, gc=False):
    """Luck and skill of a seat: what the draws brought its kingdom, what its own decisions cost, and the worst ones.

    What was left undone turn after turn is one fault, and counts with its costliest turn.
    """

    seat: int
    luck: float
    luck_error: float
    win: float
    points: float
    decisions: int
    faults: dict[Grade, int]
    worst: list[int]  # plies of the worst decisions, at most three, the worst first
    lasting: list[list[int]]  # of what was left undone more than once, the plies of the faults, the costliest first


class Shift(msgspec.Struct, frozen=True, gc=False):
    """By how much better each kingdom would stand after the best option: its chance to win, and its points."""

    win: list[float]
    points: list[float]
    error: float  # of the chances


class Found(msgspec.Struct, frozen=True):
    """What one step of a review found out at a ply: how it stands, or what a decision was worth."""

    event_index: int = msgspec.field(name="ply")
    outlook: Outlook | None = None
    decision: Assessment | None = None
    shift: Shift | None = None  # of a fault

    @property
    def key(self) -> Key:
        """What names the step."""
        return self.event_index, self.decision is not None


class Review(msgspec.Struct, frozen=True):
    """What is known of a match so far: `done` of so many steps."""

    variant: str
    bot: str
    seed: str
    done: int
    of: int
    event_count: int = msgspec.field(name="plies")
    outlooks: list[Outlook]
    draws: list[Draw]
    decisions: list[Assessment]
    accounts: list[Account]

    @property
    def is_whole(self) -> bool:
        return self.done == self.of
