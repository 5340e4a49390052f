"""A puzzle: a game up to a decision, what each option of it is worth, and why the best one is best.

`docs/reference/puzzles.md` describes the line of JSON that a puzzle is kept as.
"""

import json
from dataclasses import dataclass
from typing import Any, Final

from ..reasons.because import Because
from ..rules.actions import decode, encode, read_action
from ..rules.errors import NotationError
from ..rules.state import State
from ..rules.variants import Variant, find_variant

FORMAT: Final = "crownland-puzzle/1"


@dataclass(frozen=True, slots=True)
class Worth:
    """What an option is worth: the chance to win in per cent, and the lead in points that is to be expected."""

    win: int
    margin: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One decision of a real game."""

    luck: str  # the seed of its game, and of all that checked it
    variant: Variant
    log: tuple[int, ...]  # the ints of all actions before it
    temptation: int  # what a greedy player does
    worths: dict[int, Worth]  # of every option, the best first
    reasons: tuple[Because, ...]

    @property
    def best(self) -> int:
        """The answer."""
        return next(iter(self.worths))

    def state(self) -> State:
        """Play the game up to the decision; raise IllegalAction where the rules do not allow it."""
        state = State(self.variant)
        for code in self.log:
            state.apply(code)
        return state


def write_puzzle(puzzle: Puzzle) -> str:
    """Write a puzzle as one line of JSON."""
    line = {
        "luck": puzzle.luck,
        "variant": str(puzzle.variant),
        "actions": " ".join(str(decode(code)) for code in puzzle.log),
        "tempting": str(decode(puzzle.temptation)),
        "options": {str(decode(code)): [worth.win, worth.margin] for code, worth in puzzle.worths.items()},
        "reasons": [_write_reason(reason) for reason in puzzle.reasons],
    }
    return json.dumps(line, separators=(",", ":"))


def _write_reason(reason: Because) -> dict[str, Any]:
    told: dict[str, Any] = {"id": reason.id, **reason.args}
    if reason.kingdom is not None:
        told |= {"kingdom": reason.kingdom, "at": reason.at}
    return told


def read_puzzle(line: str) -> Puzzle:
    """Read what `write_puzzle` wrote; raise NotationError where it is no puzzle."""
    try:
        told = json.loads(line)
        return Puzzle(
            told["luck"],
            find_variant(told["variant"]),
            tuple(encode(read_action(text)) for text in told["actions"].split()),
            encode(read_action(told["tempting"])),
            {encode(read_action(text)): Worth(*worth) for text, worth in told["options"].items()},
            tuple(_read_reason(dict(reason)) for reason in told["reasons"]),
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise NotationError(f"expected a puzzle as {FORMAT} has it, but got {line[:60]!r} ({error})") from None


def _read_reason(told: dict[str, Any]) -> Because:
    name, kingdom, at = told.pop("id"), told.pop("kingdom", None), told.pop("at", ())
    return Because(name, told, kingdom, [(row, column) for row, column in at])
