"""A puzzle: a game up to a decision, the worth of each option, and the reasons for the best; and the daily packs.

`docs/reference/puzzles.md` describes the line of JSON that a puzzle is stored as.
"""

import gzip
import json
import math
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..engine.action import decode, encode, read_action
from ..engine.errors import InvalidSetup, NotationError
from ..engine.registry import GAMES as REGISTERED
from ..engine.state import State
from ..engine.variant import Variant, find_variant
from ..match.view.types import View
from .comparison import Because

VARIANTS: Final = {game.id: game.puzzles for game in REGISTERED.values() if game.puzzles}  # by game; used in turn
GAMES: Final = tuple(VARIANTS)


FORMAT: Final = "crownland-puzzle/1"


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of an option: the chance to win in per cent, and the expected lead in points."""

    win: int
    margin: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One decision of a real game."""

    luck: str  # the seed of its game and of all checks
    variant: Variant
    log: tuple[int, ...]  # the ints of all actions before it
    temptation: int  # what a greedy player does
    worths: dict[int, Worth]  # of every option, the best first
    reasons: tuple[Because, ...]

    @property
    def best(self) -> int:
        """The best option."""
        return next(iter(self.worths))

    def state(self) -> State:
        """Play the game up to the decision. Raises IllegalAction if the log is illegal."""
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
    result: dict[str, Any] = {"id": reason.id, **reason.args}
    if reason.kingdom is not None:
        result |= {"kingdom": reason.kingdom, "at": reason.at}
    return result


def read_puzzle(line: str) -> Puzzle:
    """Read what `write_puzzle` wrote. Raises NotationError if it is no puzzle."""
    try:
        result = json.loads(line)
        return Puzzle(
            result["luck"],
            find_variant(result["variant"]),
            tuple(encode(read_action(text)) for text in result["actions"].split()),
            encode(read_action(result["tempting"])),
            {encode(read_action(text)): Worth(*worth) for text, worth in result["options"].items()},
            tuple(_read_reason(dict(reason)) for reason in result["reasons"]),
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise NotationError(f"expected a puzzle as {FORMAT} has it, but got {line[:60]!r} ({error})") from None


def _read_reason(result: dict[str, Any]) -> Because:
    name, kingdom, at = result.pop("id"), result.pop("kingdom", None), result.pop("at", ())
    return Because(name, result, kingdom, [(row, column) for row, column in at])


FIRST: Final = date(2026, 11, 1)
FOLDER: Final = Path(__file__).parent / "puzzles"


def today() -> date:
    """Return the current date in UTC."""
    return datetime.now(UTC).date()


def daily_puzzle(game: str, day: date) -> Puzzle:
    """Return a game's puzzle of a day."""
    if game not in GAMES:
        raise InvalidSetup(f"expected a game out of {', '.join(GAMES)}, but got {game!r}")
    if day < FIRST:
        raise InvalidSetup(f"expected a day from {FIRST} on, but got {day}")
    lines = read_pack(FOLDER / f"{game}.jsonl.gz")
    return read_puzzle(lines[(day - FIRST).days % len(lines)])


def days_until_repeat() -> int:
    """Return after how many days the puzzles of all games come again."""
    return math.lcm(*(len(read_pack(FOLDER / f"{game}.jsonl.gz")) for game in GAMES))


@cache
def read_pack(path: Path) -> tuple[str, ...]:
    """Read the lines of a pack."""
    return tuple(gzip.decompress(path.read_bytes()).decode().splitlines())


def puzzle_task(view: View) -> tuple[str, dict[str, int]]:
    """Return the message id of the task, which not every kind has, and its arguments."""
    kinds = (option for option in view.options if option.kind != "discard" and not option.passes)
    option = next(kinds, view.options[0])
    hand = view.draft.hand if view.draft else None
    return f"puzzle-task-{option.kind}", {"domino": hand.number if hand else 0, "dice": len(option.dice or [0])}
