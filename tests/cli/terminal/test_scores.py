"""Who won, in one sentence."""

import pytest

from crownland.cli.terminal.scores import Result, verdict


@pytest.mark.parametrize(
    ("ranks", "out", "sentence"),
    [
        ([(9, 1, 1), (7, 5, 5)], [], "Ann wins with 9 points."),
        ([(1, 1, 1), (0, 5, 5)], [], "Ann wins with one point."),
        (
            [(9, 3, 1), (9, 5, 0)],
            [],
            "Bob wins with 9 points. Tie; largest property: Bob, 5 squares.",
        ),
        (
            [(9, 5, 2), (9, 5, 1)],
            [],
            "Ann wins with 9 points. Tie; most crowns: Ann, 2.",
        ),
        ([(9, 5, 2), (9, 5, 2)], [], "Ann and Bob tie with 9 points."),
        ([(9, 5, 2), (3, 5, 2)], [0], "Ann gave up: Bob wins."),
    ],
)
def test_K12_the_tie_break_is_told_in_words(ranks: list[tuple[int, int, int]], out: list[int], sentence: str) -> None:
    names = ["Ann", "Bob"]
    assert verdict(Result(names, ranks, frozenset(out), [names[seat] for seat in out])) == sentence
