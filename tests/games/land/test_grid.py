"""Sets of squares in one word against sets of (row, column) pairs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownland.engine.bits import word
from crownland.games.land import grid
from oracles import Square, neighbours

pytestmark = pytest.mark.rules

corners = st.tuples(st.integers(-6, 0), st.integers(-6, 0))  # of any 7x7 window that holds the castle


def bits_of(squares: set[Square]) -> int:
    return sum({1 << ((8 * row + column) % 64) for row, column in squares})


def window(corner: Square, size: int = 7) -> set[Square]:
    top, left = corner
    return {(row, column) for row in range(top, top + size) for column in range(left, left + size)}


@st.composite
def lands(draw: st.DrawFn) -> set[Square]:
    """Any squares of any 7x7 window."""
    inside = sorted(window(draw(corners)))
    chosen = draw(st.integers(0, 2**49 - 1)) | draw(st.integers(0, 2**49 - 1))
    return {square for index, square in enumerate(inside) if chosen >> index & 1}


def flood(start: Square, land: set[Square]) -> set[Square]:
    reached, edge = {start}, [start]
    while edge:
        near = set(neighbours(edge.pop())) & land - reached
        reached |= near
        edge += near
    return reached


def test_K8_no_two_squares_of_an_8x8_window_share_a_bit() -> None:
    for row in range(-7, 1):
        for column in range(-7, 1):
            assert len({int(grid.at(*square)) for square in window((row, column), 8)}) == 64


def test_a_step_moves_each_square_to_its_neighbour() -> None:
    for square in window((-6, -6), 13):
        one = word(grid.at(*square))
        east, south, west, north = (bits_of({near}) for near in neighbours(square))
        assert (grid.east(one), grid.south(one), grid.west(one), grid.north(one)) == (east, south, west, north)


def test_directions_are_numbered_as_the_action_ints_say() -> None:
    steps = list(zip(grid.ROW_STEP.tolist(), grid.COLUMN_STEP.tolist(), strict=True))
    assert steps == neighbours((0, 0))
    assert (grid.EAST, grid.SOUTH, grid.WEST, grid.NORTH) == (0, 1, 2, 3)


@given(lands())
def test_beside_gives_every_square_that_shares_a_side(land: set[Square]) -> None:
    beside = {near for square in land for near in neighbours(square)}
    assert int(grid.beside(word(bits_of(land)))) == bits_of(beside)


def test_the_sides_of_a_square_are_the_four_squares_beside_it() -> None:
    for square in window((-6, -6), 13):
        assert int(grid.sides(*square)) == bits_of(set(neighbours(square)))


@given(lands(), st.integers(-200, 200))
def test_turning_a_set_and_back_changes_nothing(land: set[Square], by: int) -> None:
    squares = word(bits_of(land))
    assert grid.turned(word(grid.turned(squares, by)), -by) == squares
    assert grid.turned(squares, 64) == squares


@given(st.integers(-8, 7), st.integers(-8, 7), st.integers(0, 8), st.integers(0, 8))
def test_a_rectangle_holds_its_rows_and_columns_and_no_other(top: int, left: int, height: int, width: int) -> None:
    inside = {(row, column) for row in range(top, top + height) for column in range(left, left + width)}
    assert int(grid.rectangle(top, top + height - 1, left, left + width - 1)) == bits_of(inside)


@given(lands(), st.data())
def test_K11_squares_are_joined_by_sides_and_never_around_the_torus(land: set[Square], data: st.DataObject) -> None:
    if not land:
        return
    start = data.draw(st.sampled_from(sorted(land)))
    found = grid.joined(word(bits_of({start})), word(bits_of(land)))
    assert int(found) == bits_of(flood(start, land))


def test_K11_opposite_edges_of_a_full_7x7_window_do_not_touch() -> None:
    for corner in sorted(window((-6, -6))):
        top, left = corner
        edges = {(row, column) for row, column in window(corner) if column in (left, left + 6)}
        found = grid.joined(word(grid.at(top, left)), word(bits_of(edges)))
        assert int(found) == bits_of({(row, left) for row in range(top, top + 7)})
