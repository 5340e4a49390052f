"""The free squares of a kingdom: where land can still grow, and which of them nothing will ever fill."""

from collections.abc import Iterable

from ..rules.land.notation import Land
from ..rules.reading import Square


def beside(square: Square) -> set[Square]:
    """Return the four squares that share a side with one."""
    row, column = square
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def dead(free: set[Square]) -> set[Square]:
    """Return the free squares without a free one beside them: a domino needs two."""
    return {square for square in free if not beside(square) & free}


def around(free: set[Square], squares: Iterable[Square]) -> set[Square]:
    """Return the free squares within two steps of some land, but for those that nothing will fill."""
    open_squares = free - dead(free)
    near = {other for square in squares for other in beside(square)} & open_squares
    return near | ({other for square in near for other in beside(square)} & open_squares)


def shores(land: Land, free: set[Square]) -> set[str]:
    """Return the terrains that lie beside a free square, so that a domino can join them."""
    open_squares = free - dead(free)
    return {terrain for square, (terrain, _) in land.items() if beside(square) & open_squares}


def most_pairs(free: set[Square]) -> int:
    """Return how many pairs of neighbours can be made at most: a matching of white and black squares."""
    partner: dict[Square, Square] = {}

    def match(square: Square, seen: set[Square]) -> bool:
        for other in sorted(beside(square) & free - seen):
            seen.add(other)
            if other not in partner or match(partner[other], seen):
                partner[other] = square
                return True
        return False

    return sum(match(square, set()) for square in sorted(free) if sum(square) % 2 == 0)
