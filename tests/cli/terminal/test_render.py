"""How the terminal names squares."""

from crownland.cli.terminal.render import read_square, square_name


def test_squares_are_named_from_the_castle() -> None:
    for frame, castle in ((5, "e5"), (7, "g7")):
        assert square_name((0, 0), frame) == castle
        reach = range(-frame + 1, frame)
        for square in ((row, column) for row in reach for column in reach):
            assert read_square(square_name(square, frame), frame) == square
            assert read_square(f"{square[0]},{square[1]}", frame) == square
