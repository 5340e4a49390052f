"""The puzzles that ship: one file for each game, and which of its puzzles belongs to a day.

A day is a day of UTC. Day 0 is FIRST; when a pack is at its end, it begins anew. Nothing is read before somebody asks.
"""

import gzip
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import Final

from ..rules.errors import InvalidSetup
from .puzzle import Puzzle, read_puzzle
from .rooms import GAMES

FIRST: Final = date(2026, 11, 1)
FOLDER: Final = Path(__file__).parent / "packs"


def today() -> date:
    """Return the day of UTC."""
    return datetime.now(UTC).date()


def puzzle_of(game: str, day: date) -> Puzzle:
    """Return a game's puzzle of a day."""
    if game not in GAMES:
        raise InvalidSetup(f"expected a game out of {', '.join(GAMES)}, but got {game!r}")
    if day < FIRST:
        raise InvalidSetup(f"expected a day from {FIRST} on, but got {day}")
    lines = read_pack(FOLDER / f"{game}.jsonl.gz")
    return read_puzzle(lines[(day - FIRST).days % len(lines)])


@cache
def read_pack(path: Path) -> tuple[str, ...]:
    """Read the lines of a pack."""
    return tuple(gzip.decompress(path.read_bytes()).decode().splitlines())
