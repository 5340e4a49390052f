"""The free squares of a kingdom: where land can still grow, and which of them nothing will ever fill."""

from collections.abc import Iterable

from ..rules.draft.lines import frame
from ..rules.duel.dice import EAST, NORTH, SOUTH, WEST
from ..rules.reading import Square
from ..rules.state import State


def free_squares(state: State, kingdom: int) -> set[Square]:
    """Return the squares that some frame around the kingdom still holds and nothing lies on (K8)."""
    if "pool" in (state.states.dtype.names or ()):
        first_row, last_row, first_column, last_column = state.bounds(kingdom)
        width = frame(state)
        rows = range(last_row - width + 1, first_row + width)
        columns = range(last_column - width + 1, first_column + width)
    else:
        rows, columns = range(NORTH, SOUTH + 1), range(WEST, EAST + 1)
    covered = {*state.land(kingdom), (0, 0)}
    return {(row, column) for row in rows for column in columns} - covered


def beside(square: Square) -> set[Square]:
    """Return the four squares that share a side with one."""
    row, column = square
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def dead_squares(state: State, kingdom: int) -> set[Square]:
    """Return the free squares without a free one beside them: a domino needs two."""
    free = free_squares(state, kingdom)
    return {square for square in free if not beside(square) & free}


def around(state: State, kingdom: int, squares: Iterable[Square]) -> set[Square]:
    """Return the free squares within two steps of some land, but for those that nothing will fill."""
    open_squares = free_squares(state, kingdom) - dead_squares(state, kingdom)
    near = {other for square in squares for other in beside(square)} & open_squares
    return near | ({other for square in near for other in beside(square)} & open_squares)


def most_dominoes(state: State, kingdom: int) -> int:
    """Return how many dominoes the free squares hold at most, in the frame that holds most; terrain set aside."""
    first_row, last_row, first_column, last_column = state.bounds(kingdom)
    width = frame(state)
    free = free_squares(state, kingdom)
    return max(
        _most_pairs({one for one in free if north <= one[0] < north + width and west <= one[1] < west + width})
        for north in range(last_row - width + 1, first_row + 1)
        for west in range(last_column - width + 1, first_column + 1)
    )


def _most_pairs(free: set[Square]) -> int:
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


def shores(state: State, kingdom: int) -> set[str]:
    """Return the terrains that lie beside a free square, so that a domino can join them."""
    free = free_squares(state, kingdom)
    open_squares = free - dead_squares(state, kingdom)
    return {terrain for square, (terrain, _) in state.land(kingdom).items() if beside(square) & open_squares}
