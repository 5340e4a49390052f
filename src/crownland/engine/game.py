"""A game, and the family whose rules it is played by: plain values. Nothing here loads rules.

A family is a package. Its modules are the parts that the layers of the program ask for by role (`rules`, `setup`,
`facts`, `record`, `view`, `encode`, `policies`, `value`, `explain`, `terminal`), each loaded on first use.
"""

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from .errors import InvalidSetup

FRAMES: Final = (3, 5, 7)  # the widths and heights of frames, all odd: a castle can lie in the middle


@dataclass(frozen=True, slots=True)
class Game:
    """One game. `names_seats` is False if it has only one number of seats, which its text then leaves out."""

    id: str
    title: str
    family: str
    seats: tuple[int, ...]
    switches: tuple[str, ...] = ()
    seats_of_switch: dict[str, tuple[int, ...]] = field(default_factory=dict)  # switches for some numbers of seats only
    names_seats: bool = True
    boxes: tuple[str, ...] = ()  # the boxes that lines come from, in turn
    frame: int = 5  # how many squares wide and high a kingdom may be, unless the rules say otherwise
    played: dict[int, str] = field(default_factory=dict)  # one sentence about the game for each number of seats
    puzzles: tuple[str, ...] = ()  # the variants of its daily puzzles, in rotation


@dataclass(frozen=True, slots=True)
class Family:
    """Games that share rules: the package with the code, the games, and the boxes of dominoes."""

    id: str
    package: str
    games: tuple[Game, ...]
    boxes: dict[str, Path] = field(default_factory=dict)
    takes_any_box: bool = False  # whether a game of it can be played with any box and in any frame

    def part(self, role: str) -> Any:
        """Return the module of a role, loaded on first use. Raises InvalidSetup if the family has none."""
        if not self.has(role):
            raise InvalidSetup(
                "expected a family with {role}.py, but {family} has none", code="family/role", role=role, family=self.id
            )
        return import_module(f"{self.package}.{role}")

    def has(self, role: str) -> bool:
        """Return whether the family has a module of this role."""
        return _exists(f"{self.package}.{role}")

    @property
    def folder(self) -> Path:
        """The folder of the package."""
        spec = find_spec(self.package)
        assert spec is not None and spec.origin is not None, f"{self.package} is a package with files"
        return Path(spec.origin).parent


@cache
def _exists(module: str) -> bool:
    return find_spec(module) is not None
