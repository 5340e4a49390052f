"""The first questions of `crownland play`."""

import io

import pytest

from crownland.cli.console import output
from crownland.cli.terminal.questions import ask_setup


@pytest.mark.parametrize(
    ("typed", "setup"),
    [
        (["", "", "", "", ""], ("kingdomino(seats=2)", "level(2)", "Player 1")),
        (["1", "3", "1 ,2", "5", "Ann"], ("kingdomino(seats=3,dynasty=true,harmony=true)", "level(5)", "Ann")),
        (["sample", "", "stew", ""], ("sample()", "level(3)", "Player 1")),
        (["due", "h", ""], ("duel()", "human", "Player 1")),
        (
            ["royal", "6", "1", "mce_greedy( ms=50 )", ""],
            ("royal_wedding(seats=6,teams=true)", "mce_greedy(ms=50)", "Player 1"),
        ),
    ],
)
def test_a_number_a_beginning_or_enter_answers_a_question(
    typed: list[str], setup: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, ""])))
    assert ask_setup(output()) == setup


def test_what_cannot_be_read_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("chess\n6\n1\n9\n2\nx\n\ndeep\n\n\n"))
    assert ask_setup(output()) == ("kingdomino(seats=2)", "level(2)", "Player 1")
    result = capsys.readouterr().out
    assert result.count("Expected a number from 1 to 5 or a name, but got") == 2
    assert "Expected 2, 3, or 4, but got “9”." in result
    assert "Expected numbers from 1 to 4, but got “x”." in result
    assert "Expected a number from 1 to 6 or a name, but got “deep”." in result
