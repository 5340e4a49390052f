"""Kingdoms as text: `ww1./f#g2` is two rows; `#` the castle, `.` empty land, a letter a terrain, a digit its crowns.

Rows are separated by `/` or by new lines; spaces do not matter. Reading checks what a kingdom must be (K7, K8).
"""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.bits import set_bits
from ...engine.errors import InvalidSetup, NotationError
from ...engine.kernel import blank
from ...engine.score import Land
from ...engine.validate import Square
from .cells import (
    CASTLE_CELL,
    EMPTY,
    END,
    FACTS,
    MAX_CELLS,
    ROW_END,
    SPACE,
    UNKNOWN,
    Cells,
    Kingdoms,
    holds_cells,
    lay,
    scan,
    survey,
)
from .grid import Squares
from .kingdom import KINGDOM, KingdomRow, place_castle
from .pieces import MAX_CROWNS, TERRAINS

LETTERS: Final = {terrain[0]: terrain for terrain in TERRAINS}
CASTLE_SQUARE: Final = (0, 0)
_WORD: Final = (1 << 64) - 1
_MARKS: Final = {EMPTY: ".", CASTLE_CELL: "#", ROW_END: "/", END: " ", UNKNOWN: "?"}
_SIGNS: Final = {ord("."): EMPTY, ord("#"): CASTLE_CELL, ord("/"): ROW_END, ord("\n"): ROW_END}


@dataclass(frozen=True, slots=True)
class Alphabet:
    """The notation of land: its letters, the maximum of crowns, and the words of a game for them.

    `terrains` are all that a kingdom can have, in the order of its record; letters may be those of fewer. Small letters
    may be written as capitals where no other terrain has that capital.
    """

    terrains: tuple[str, ...]
    letters: dict[str, str]
    most: int
    words: tuple[str, str]
    table: NDArray[np.int64] = field(init=False, repr=False)  # the cell of each letter
    written: dict[int, str] = field(init=False, repr=False)  # the text of each cell
    halves: list[tuple[str, int]] = field(init=False, repr=False)  # terrain and crowns of each cell

    def __post_init__(self) -> None:
        table = np.full(256, UNKNOWN)
        table[[letter for letter in range(256) if chr(letter).isspace()]] = SPACE
        spellings = {letter.upper(): name for letter, name in self.letters.items()} | self.letters
        for sign, cell in _SIGNS.items():
            table[sign] = cell
        for letter, name in spellings.items():
            table[ord(letter)] = 8 * self.terrains.index(name)
        letter_of = {name: letter for letter, name in self.letters.items()}
        halves = [(name, crowns) for name in self.terrains for crowns in range(8)]
        written = {cell: f"{letter_of.get(name, '?')}{crowns or ''}" for cell, (name, crowns) in enumerate(halves)}
        object.__setattr__(self, "table", table)
        object.__setattr__(self, "written", written | _MARKS)
        object.__setattr__(self, "halves", halves)


@lru_cache(maxsize=64)
def make_alphabet(terrains: tuple[str, ...] = TERRAINS) -> Alphabet:
    """Return the letters of these terrains."""
    letters = {letter: terrain for letter, terrain in LETTERS.items() if terrain in terrains}
    return Alphabet(TERRAINS, letters, MAX_CROWNS, ("a terrain", "crowns"))


ALPHABET: Final = make_alphabet()


@lru_cache(maxsize=256)
def squares_from(top: int, left: int) -> tuple[Square, ...]:
    """List the squares of 8 rows of 8 from a corner on, by row, then column."""
    return tuple((top + (step >> 3), left + (step & 7)) for step in range(64))


def squares_in(top: int, left: int, squares: Squares) -> list[Square]:
    """List a set of squares by row, then column; `top` and `left` are the corner of their kingdom's box."""
    start, bits = (8 * top + left) & 63, int(squares)
    places = squares_from(top, left)
    return [places[step] for step in set_bits((bits >> start | bits << (64 - start)) & _WORD)]


def lands_as_text(kingdoms: Kingdoms, n: int, alphabet: Alphabet = ALPHABET) -> list[str]:
    """Write the first `n` kingdoms, each on one line; damaged ones too, so that reading them reports what is wrong."""
    n = max(0, min(n, len(kingdoms)))  # damaged bytes may have any number
    out = np.empty(n * MAX_CELLS, np.uint8)
    cells = out[: survey(kingdoms, 0, n - 1, out)].tobytes().decode("latin-1")
    return cells.translate(alphabet.written).split(" ")[:n]


def read_land(kingdoms: Kingdoms, index: int = 0, alphabet: Alphabet = ALPHABET) -> Land:
    """Return what lies on each covered square of a kingdom."""
    out = np.empty(MAX_CELLS, np.uint8)
    n, halves = survey(kingdoms, index, index, out), alphabet.halves
    row, left = (int(kingdoms[side][index]) for side in ("north", "west"))
    column, land = left, {}
    for cell in out[:n].tobytes():
        if cell < EMPTY:
            land[row, column] = halves[cell]
        elif cell == ROW_END:
            row, column = row + 1, left - 1
        column += 1
    return land


def make_kingdom(land: Land) -> KingdomRow:
    """Build the record of a kingdom with this land."""
    made = blank(KINGDOM)
    place_castle(made[0])
    cells = [(*square, ALPHABET.halves.index(half)) for square, half in land.items()]
    lay(made, 0, np.array(cells, np.int64).reshape(-1, 3), *CASTLE_SQUARE, -1)
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


class Sketch(NamedTuple):
    """Land that was read around one castle, with its shape not yet checked."""

    cells: Cells
    castle: Square
    box: tuple[int, int, int, int]  # first and last row, first and last column, counted from the castle
    alphabet: Alphabet

    @property
    def size(self) -> int:
        """The number of squares besides the castle."""
        return len(self.cells) - 1

    @property
    def land(self) -> Land:
        """What lies on each square, by row, then column."""
        (top, left), halves = self.castle, self.alphabet.halves
        return {(row - top, column - left): halves[cell] for row, column, cell in self.cells.tolist() if cell < EMPTY}

    def lay(self, kingdoms: Kingdoms, index: int, bare: int = -1) -> bool:
        """Lay the land around the castle of a kingdom, one terrain without crowns; return whether it is connected."""
        return lay(kingdoms, index, self.cells, *self.castle, bare) == len(self.cells)

    def is_land_of(self, kingdoms: Kingdoms, index: int) -> bool:
        """Return whether a kingdom has this land, crown by crown."""
        return holds_cells(kingdoms, index, self.cells, *self.castle)


def read_kingdom(text: str, size: int, terrains: tuple[str, ...] = TERRAINS) -> Land:
    """Read a kingdom and check it: one castle, connected land, dominoes, the frame.

    >>> read_kingdom("#w1/.l", 5)
    {(0, 1): ('wheat', 1), (1, 1): ('lake', 0)}
    """
    land = _sketch_in_frame(text, size, terrains).land
    _check_connection(land)
    check_dominoes(len(land))
    return land


def lay_kingdom(
    text: str,
    size: int,
    kingdoms: Kingdoms,
    index: int,
    terrains: tuple[str, ...] = TERRAINS,
    bare: int = -1,
) -> Sketch:
    """Read and check a kingdom in the same way, and lay its land in a kingdom that has its castle.

    Crowns on the terrain `bare` are left out.
    """
    sketch = _sketch_in_frame(text, size, terrains)
    if not sketch.lay(kingdoms, index, bare):
        _check_connection(sketch.land)
    check_dominoes(sketch.size)
    return sketch


def _sketch_in_frame(text: str, size: int, terrains: tuple[str, ...]) -> Sketch:
    sketch = read_sketch(text, make_alphabet(terrains))
    north, south, west, east = sketch.box
    height, width = south - north + 1, east - west + 1
    if max(height, width) > size:
        raise InvalidSetup(f"a kingdom fits {size}x{size} squares (K8), but got {height} rows and {width} columns")
    return sketch


def read_sketch(text: str, alphabet: Alphabet) -> Sketch:
    """Read rows of squares around one castle."""
    text = text.strip("\n ")
    if not text.isascii():
        text = re.sub(r"[^\S\n]", " ", text)
    cells, facts = np.empty((len(text), 3), np.int64), np.empty(FACTS, np.int64)
    letters = np.frombuffer(text.encode("latin-1", "replace"), np.uint8)
    n = scan(letters, alphabet.table, alphabet.most, cells, facts)
    castles, top, left, *box = facts.tolist()
    if n < 0:
        raise _unread(text, alphabet, castles, top, left)
    if castles != 1:
        raise InvalidSetup(f"a kingdom has one castle (#), but got {castles}")
    return Sketch(cells[:n], (top, left), (box[0] - top, box[1] - top, box[2] - left, box[3] - left), alphabet)


def _unread(text: str, alphabet: Alphabet, row: int, column: int, place: int) -> NotationError:
    """Return the text that could not be read as a square."""
    known = ", ".join(f"{letter} {terrain}" for letter, terrain in alphabet.letters.items())
    came = re.split(r"[/\n]", text[place : place + 2])[0].strip()
    return NotationError(
        f"expected # (castle), . (empty) or {alphabet.words[0]} ({known}) with up to {alphabet.most} "
        f"{alphabet.words[1]} in row {row + 1} column {column + 1}, but got {came!r}"
    )


def _check_connection(land: Land) -> None:
    if apart := apart_from_castle(land):
        raise InvalidSetup(f"all land hangs together with the castle (K7), but {apart[0]} does not")


def check_dominoes(squares: int) -> None:
    """Raise InvalidSetup for an odd number of squares."""
    if squares % 2:
        raise InvalidSetup(f"dominoes cover an even number of squares, but got {squares}")


def apart_from_castle(land: Land, castle: Square = CASTLE_SQUARE) -> list[Square]:
    """List the squares that are not joined to the castle, or to another square, by sides."""
    apart, edge = {*land} - {castle}, [castle]
    while edge and apart:
        row, column = edge.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in apart:
                apart.remove(near)
                edge.append(near)
    return sorted(apart)
