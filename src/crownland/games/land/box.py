"""A box of dominoes: a CSV file with a row for each domino, read and checked."""

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ...engine.errors import InvalidSetup

TERRAINS: Final = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
COLUMNS: Final = ("number", "first", "first_crowns", "second", "second_crowns")
MAX_DOMINOES: Final = 48
MAX_CROWNS: Final = 3


@dataclass(frozen=True, slots=True)
class Domino:
    """One domino: its number and, for each half, terrain and crowns."""

    number: int
    terrains: tuple[str, str]
    crowns: tuple[int, int]

    @property
    def halves_are_alike(self) -> bool:
        """Whether both halves are equal."""
        return self.terrains[0] == self.terrains[1] and self.crowns[0] == self.crowns[1]


def rows(path: Path) -> list[dict[str, str]]:
    """Read a CSV file, a dictionary for each row."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read_box(path: Path) -> dict[int, Domino]:
    """Read the dominoes of a box by number. Raises InvalidSetup if the file has no valid dominoes."""
    try:
        table = rows(path)
    except (OSError, ValueError) as error:
        raise InvalidSetup(f"expected a table of dominoes in {path}, but got: {error}") from None
    dominoes = [_domino(row, f"{path}, line {line}") for line, row in enumerate(table, 2)]
    if not 1 <= len(dominoes) <= MAX_DOMINOES or [domino.number for domino in dominoes] != [*range(1, len(table) + 1)]:
        raise InvalidSetup(f"expected dominoes numbered from 1 without a gap, {MAX_DOMINOES} at most, in {path}")
    return {domino.number: domino for domino in dominoes}


def _domino(row: dict[str, str], place: str) -> Domino:
    if not set(COLUMNS) <= row.keys():
        raise InvalidSetup(f"{place}: expected the columns {','.join(COLUMNS)}, but got {','.join(map(str, row))}")
    for half in ("first", "second"):
        if row[half] not in TERRAINS:
            raise InvalidSetup(f"{place}: expected a terrain out of {', '.join(TERRAINS)}, but got {row[half]!r}")
    crowns = [_number(row[key], MAX_CROWNS, f"{place}: expected crowns") for key in ("first_crowns", "second_crowns")]
    number = _number(row["number"], MAX_DOMINOES, f"{place}: expected a number")
    return Domino(number, (row["first"], row["second"]), (crowns[0], crowns[1]))


def _number(text: str | None, most: int, expected: str) -> int:
    if not (text or "").isdecimal() or int(text or 0) > most:
        raise InvalidSetup(f"{expected} up to {most}, but got {text!r}")
    return int(text or 0)
