"""Kingdoms as text: `ww1./f#g2` is two rows; `#` the castle, `.` empty land, a letter a terrain, a digit its crowns.

Rows are separated by `/` or by new lines; spaces do not matter. Reading checks what a kingdom must be (K7, K8).
"""

import re
from typing import Final, TypeAlias

from ..engine.bits import set_bits
from ..engine.kernel import blank
from ..errors import InvalidSetup, NotationError
from ..reading import Square
from .dominoes import MOST_CROWNS, TERRAINS
from .grid import Squares
from .kingdom import KINGDOM, Kingdom, cover, found

Land: TypeAlias = dict[Square, tuple[str, int]]  # every covered square but the castle's: terrain and crowns

LETTERS: Final = {terrain[0]: terrain for terrain in TERRAINS}
_CELL: Final = re.compile(r"\s*(?:([A-Za-z])([0-9]?)|(\.)|(#))\s*")
CASTLE_SQUARE: Final = (0, 0)
_WORD: Final = (1 << 64) - 1


def squares_in(kingdom: Kingdom, squares: Squares) -> list[Square]:
    """List a set of squares inside the kingdom's box by row, then column."""
    top, left = int(kingdom["north"]), int(kingdom["west"])
    start, bits = (8 * top + left) & 63, int(squares)
    steps = set_bits((bits >> start | bits << (64 - start)) & _WORD)
    return [(top + (step >> 3), left + (step & 7)) for step in steps]


def land_of(kingdom: Kingdom, terrains: tuple[str, ...] = TERRAINS) -> Land:
    """Return what lies on each covered square."""
    land, planes = {}, kingdom["crowns"].tolist()
    for terrain, squares in zip(terrains, kingdom["terrain"].tolist(), strict=False):
        for row, column in squares_in(kingdom, squares):
            bit = (8 * row + column) & 63
            land[row, column] = (terrain, sum(plane >> bit & 1 for plane in planes))
    return dict(sorted(land.items()))


def make_kingdom(land: Land) -> Kingdom:
    """Build the record of a kingdom with this land."""
    made = blank(KINGDOM)
    found(made[0])
    for (row, column), (terrain, crowns) in land.items():
        cover(made[0], row, column, TERRAINS.index(terrain), crowns)
    return made[0]


def write_kingdom(land: Land, letters: dict[str, str] = LETTERS) -> str:
    """Write a kingdom on one line.

    >>> write_kingdom({(0, 1): ("wheat", 1), (1, 1): ("lake", 0)})
    '#w1/.l'
    """
    squares = [*land, CASTLE_SQUARE]
    rows = range(min(row for row, _ in squares), max(row for row, _ in squares) + 1)
    columns = range(min(column for _, column in squares), max(column for _, column in squares) + 1)
    letter_of = {terrain: letter for letter, terrain in letters.items()}
    return "/".join("".join(_cell(land, (row, column), letter_of) for column in columns) for row in rows)


def _cell(land: Land, square: Square, letter_of: dict[str, str]) -> str:
    if square == CASTLE_SQUARE:
        return "#"
    if square not in land:
        return "."
    terrain, crowns = land[square]
    return letter_of[terrain] + (str(crowns) if crowns else "")


def read_kingdom(text: str, size: int, terrains: tuple[str, ...] = TERRAINS) -> Land:
    """Read a kingdom and check that it is one: a castle, land that hangs together, dominoes, the frame.

    >>> read_kingdom("#w1/.l", 5)
    {(0, 1): ('wheat', 1), (1, 1): ('lake', 0)}
    """
    land = read_land(text, {letter: terrain for letter, terrain in LETTERS.items() if terrain in terrains})
    _check_frame(land, size)
    if apart := apart_from_castle(land):
        raise InvalidSetup(f"all land hangs together with the castle (K7), but {apart[0]} does not")
    check_dominoes(land)
    return land


def read_land(
    text: str,
    letters: dict[str, str],
    most_crowns: int = MOST_CROWNS,
    words: tuple[str, str] = ("a terrain", "crowns"),
) -> Land:
    """Read rows of squares around one castle; sorted by row, then column. `words` are what this game calls things."""
    castles, land = _read_cells(text, letters, most_crowns, words)
    if len(castles) != 1:
        raise InvalidSetup(f"a kingdom has one castle (#), but got {len(castles)}")
    (top, left) = castles[0]
    return {(row - top, column - left): cell for (row, column), cell in sorted(land.items())}


def _read_cells(
    text: str, letters: dict[str, str], most_crowns: int, words: tuple[str, str]
) -> tuple[list[Square], Land]:
    """Read castles and land; small letters may be written as capitals where no other terrain has that capital."""
    castles: list[Square] = []
    land: Land = {}
    spellings = {letter.upper(): terrain for letter, terrain in letters.items()} | letters
    for row, line in enumerate(re.split(r"[/\n]", text.strip("\n "))):
        position = column = 0
        line = line.strip()
        while position < len(line):
            cell = _CELL.match(line, position)
            if cell is None or (cell[1] and cell[1] not in spellings) or int(cell[2] or 0) > most_crowns:
                known = ", ".join(f"{letter} {terrain}" for letter, terrain in letters.items())
                came = line[position : position + 2].strip()
                raise NotationError(
                    f"expected # (castle), . (empty) or {words[0]} ({known}) with up to {most_crowns} {words[1]} "
                    f"in row {row + 1} column {column + 1}, but got {came!r}"
                )
            if cell[4]:
                castles.append((row, column))
            elif cell[1]:
                land[row, column] = (spellings[cell[1]], int(cell[2] or 0))
            position, column = cell.end(), column + 1
    return castles, land


def _check_frame(land: Land, size: int) -> None:
    squares = [*land, CASTLE_SQUARE]
    height = max(row for row, _ in squares) - min(row for row, _ in squares) + 1
    width = max(column for _, column in squares) - min(column for _, column in squares) + 1
    if max(height, width) > size:
        raise InvalidSetup(f"a kingdom fits {size}x{size} squares (K8), but got {height} rows and {width} columns")


def check_dominoes(land: Land) -> None:
    if len(land) % 2:
        raise InvalidSetup(f"dominoes cover an even number of squares, but got {len(land)}")


def apart_from_castle(land: Land, castle: Square = CASTLE_SQUARE) -> list[Square]:
    """List the squares that are not joined to the castle, or to another square, by sides."""
    reached, edge = {castle}, [castle]
    while edge:
        row, column = edge.pop()
        near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & land.keys() - reached
        reached |= near
        edge += near
    return sorted(land.keys() - reached)
