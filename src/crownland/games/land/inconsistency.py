"""Checks for kingdoms that were copied from a real table: they find what its boxes and dominoes cannot make.

They compare land with the contents of the boxes, and cover it with dominoes. What no kingdom can have (two castles,
land apart from the castle, an odd number of squares) is rejected by `notation`.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ...engine.score import Land
from ...engine.validate import Square
from .pieces import DOMINOES

Half: TypeAlias = tuple[str, int]  # terrain and crowns
Pair: TypeAlias = tuple[Half, Half]  # the halves of a domino, sorted


@dataclass(frozen=True, slots=True)
class Inconsistency:
    """An inconsistency: its kind, the arguments of its message, and its squares."""

    code: str
    args: dict[str, str | int] = field(default_factory=dict)
    kingdom: int | None = None  # None: all kingdoms together
    squares: tuple[Square, ...] = ()


def land_inconsistencies(lands: Sequence[Land], boxes: Sequence[str]) -> list[Inconsistency]:
    """K2: check the lands of a table against the dominoes of its boxes."""
    pairs = pairs_in(boxes)
    held = Counter(half for pair, copies in pairs.items() for half in pair for _ in range(copies))
    found = _more_than_held(lands, held)
    for kingdom, land in enumerate(lands):
        strange = Counter(half for half in land.values() if half not in held)
        for half in sorted(strange):
            found.append(Inconsistency("crowns", _half_args(half), kingdom, _lying(land, half)))
        if not strange:
            found += _uncovered(land, pairs, kingdom)
    return found


def pairs_in(boxes: Sequence[str]) -> Counter[Pair]:
    """Count the dominoes of some boxes by what is on them."""
    return Counter(
        _pair(*zip(domino.terrains, domino.crowns, strict=True)) for box in boxes for domino in DOMINOES[box].values()
    )


def _pair(one: Half, other: Half) -> Pair:
    return (one, other) if one <= other else (other, one)


def _more_than_held(lands: Sequence[Land], held: Counter[Half]) -> list[Inconsistency]:
    """Find halves, by terrain and crowns, that occur more often than in the boxes."""
    laid = Counter(half for land in lands for half in land.values())
    found = []
    for terrain in sorted({terrain for terrain, _ in laid}):
        squares, most = (sum(n for half, n in each.items() if half[0] == terrain) for each in (laid, held))
        if squares > most:
            found.append(Inconsistency("squares", {"terrain": terrain, "squares": squares, "most": most}))
    for half in sorted(laid):
        if laid[half] > held[half] > 0:
            found.append(Inconsistency("halves", {**_half_args(half), "squares": laid[half], "most": held[half]}))
    return found


def _uncovered(land: Land, pairs: Counter[Pair], kingdom: int) -> list[Inconsistency]:
    """Find squares that make no domino with any neighbour; if there are none, check whether the dominoes suffice."""
    alone = [
        square
        for square, half in land.items()
        if not any(pairs[_pair(half, land[near])] for near in neighbours(square) if near in land)
    ]
    if alone:
        return [Inconsistency("alone", _half_args(land[square]), kingdom, (square,)) for square in alone]
    return [] if can_be_covered(land, pairs) else [Inconsistency("cover", {}, kingdom)]


def can_be_covered(land: Land, pairs: Counter[Pair] | None = None, apart: int = 0) -> bool:
    """Return whether dominoes can cover the land, each used at most as often as in `pairs`; without it, any dominoes.

    Up to `apart` squares may be covered singly.
    """
    squares = sorted(land)
    place = {square: number for number, square in enumerate(squares)}
    left, tried = Counter(pairs or {}), set[object]()

    def cover(covered: int, apart: int) -> bool:
        first = (~covered & (covered + 1)).bit_length() - 1  # the first square that is not covered
        if first == len(squares):
            return True
        key = covered, apart, frozenset(left.items()) if pairs else None
        if key in tried:
            return False
        tried.add(key)
        row, column = squares[first]
        for other in ((row, column + 1), (row + 1, column)):
            if other not in place or covered >> place[other] & 1:
                continue
            domino = _pair(land[row, column], land[other])
            if pairs and not left[domino]:
                continue
            left[domino] -= 1
            if cover(covered | 1 << first | 1 << place[other], apart):
                return True
            left[domino] += 1
        return apart > 0 and cover(covered | 1 << first, apart - 1)

    return cover(0, apart)


def neighbours(square: Square) -> tuple[Square, ...]:
    row, column = square
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


def _lying(land: Land, half: Half) -> tuple[Square, ...]:
    return tuple(square for square, other in land.items() if other == half)


def _half_args(half: Half) -> dict[str, str | int]:
    return {"terrain": half[0], "crowns": half[1]}
