"""The data of a review, as it is stored and sent.

An event index is the number of events of the record so far, as in `match.timeline`.
Chances are from 0 to 1, a shared victory counts in part. Errors are standard errors of playouts.
"""

from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

from .comparison import Because

Grade: TypeAlias = Literal["best", "good", "slip", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
FAULTS: Final = GRADES[2:]


Key: TypeAlias = tuple[int, bool]  # of a step: its event index, and whether it is a decision


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """The outlook if all play well: each kingdom's chance to win the match, and its expected points in this game."""

    event_index: int
    win: list[float]
    points: list[float]
    error: float  # of the chances


class Tried(msgspec.Struct, frozen=True, gc=False):
    """An option with the results of its playouts: the seat's chance to win, and its lead."""

    id: int
    action: str
    win: float
    margin: float


class Assessment(msgspec.Struct, frozen=True):
    """The assessment of a decision with a choice."""

    event_index: int
    game: int  # of the match, from 1
    number: int  # of the action in its game, from 0
    round: int
    seat: int
    options: int
    grade: Grade
    win: float  # loss in chance to win, compared with the best option
    win_error: float
    points: float  # loss in points of lead
    points_error: float
    best: Tried
    played: Tried
    why: list[Because]

    @property
    def is_fault(self) -> bool:
        """Whether its cost is more than noise."""
        return self.grade in FAULTS

    def to_dict(self) -> dict[str, Any]:
        """Return a row for pandas or polars: all but the reasons, with both options as text."""
        plain = {name: getattr(self, name) for name in self.__struct_fields__ if name != "why"}
        return {**plain, "best": self.best.action, "played": self.played.action}


class Draw(msgspec.Struct, frozen=True, gc=False):
    """The effect of a draw on each kingdom: its chance to win after the event less that before."""

    event_index: int
    win: list[float]
    points: list[float]
    error: float  # of the changes of chances


class Account(msgspec.Struct, frozen=True, gc=False):
    """Luck and skill of a seat: the effect of draws, the cost of its own decisions, and the worst ones.

    An omission over several turns is one fault, with the cost of its costliest turn.
    """

    seat: int
    luck: float
    luck_error: float
    win: float
    points: float
    decisions: int
    faults: dict[Grade, int]
    worst: list[int]  # event indices of the worst decisions, at most three, the worst first
    lasting: list[list[int]]  # event indices of each omission over several turns, the costliest first


class Shift(msgspec.Struct, frozen=True, gc=False):
    """The change of each kingdom by the best option: chance to win, and points."""

    win: list[float]
    points: list[float]
    error: float  # of the chances


class Found(msgspec.Struct, frozen=True):
    """The result of one step of a review: an outlook, or the assessment of a decision."""

    event_index: int
    outlook: Outlook | None = None
    decision: Assessment | None = None
    shift: Shift | None = None  # of a fault

    @property
    def key(self) -> Key:
        """The key of the step."""
        return self.event_index, self.decision is not None


class Review(msgspec.Struct, frozen=True):
    """A review, with `done` of `of` steps done."""

    variant: str
    bot: str
    seed: str
    done: int
    of: int
    event_count: int
    outlooks: list[Outlook]
    draws: list[Draw]
    decisions: list[Assessment]
    accounts: list[Account]

    @property
    def is_whole(self) -> bool:
        return self.done == self.of
