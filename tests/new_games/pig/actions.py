"""The two kinds of action: chance rolls the die, a seat rolls on or holds."""

from dataclasses import dataclass
from typing import Final

from crownland import Action, Outcome
from crownland.engine import codes
from crownland.engine.action import ActionKind
from crownland.engine.validate import checked_number

FALL: Final = 28
DARE: Final = 29
SIDES: Final = 6


@dataclass(frozen=True, slots=True)
class Fall(Outcome):
    """The die falls."""

    pips: int

    def __str__(self) -> str:
        return f"fall:{self.pips}"


@dataclass(frozen=True, slots=True)
class Dare(Action):
    """Roll once more, or hold."""

    rolls: bool

    def __str__(self) -> str:
        return "dare:roll" if self.rolls else "dare:hold"


ACTIONS: Final = (
    ActionKind(
        Fall,
        FALL,
        lambda fall: codes.simple(FALL, checked_number("pips", fall.pips, range(1, SIDES + 1))),
        lambda code: Fall(codes.action_number(code)),
        (("fall:([1-6])", lambda pips: Fall(int(pips))),),
    ),
    ActionKind(
        Dare,
        DARE,
        lambda dare: codes.simple(DARE, int(dare.rolls)),
        lambda code: Dare(bool(codes.action_number(code))),
        (("dare:(roll|hold)", lambda word: Dare(word == "roll")),),
        passes=Dare(False),
    ),
)
