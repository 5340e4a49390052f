"""Kingdomino in the terminal: the table, the list of placements, and squares that a person types."""

import pytest
from rich.console import Console

from crownland import IllegalAction, Match, NotationError, State, make_bot
from crownland.cli.console import output
from crownland.cli.terminal.render import Position, make_position, square_name
from crownland.games.kingdomino.terminal import choices, find, request, table


def seen(state: State) -> Position:
    return make_position(state, ["a", "b"])


def _placing(seed: int = 0) -> Match:
    match = Match("kingdomino(seats=2)", ["a", "b"], seed=bytes([seed]) * 32)
    bot = make_bot("greedy")
    while match.state.phase != "place" or match.state.round < 3:
        match.play(bot.choose(match.state))
    return match


def test_names_are_told_apart_above_small_kingdoms() -> None:
    console = Console(width=80, height=24, color_system=None)
    position = make_position(State("kingdomino(seats=3)"), ["Player 1", "Player 2", "Player 3"])
    with console.capture() as shown:
        console.print(table(position, console, 0, []))
    assert "Player 2" in shown.get() and "Player 3" in shown.get()


def test_placements_are_listed_by_what_they_bring() -> None:
    state = _placing().state
    listed = choices(seen(state))
    points = [choice.points or 0 for choice in listed]
    assert points == sorted(points, reverse=True)
    assert [choice.number for choice in listed] == list(range(1, len(listed) + 1))
    for choice in listed[:5]:
        after = state.copy()
        after.apply(choice.option.id)
        assert after.total(state.seat) - state.total(state.seat) == choice.points


def test_a_placement_is_found_by_its_squares() -> None:
    state = _placing().state
    for choice in choices(seen(state)):
        assert find(seen(state), choice.text.split(), choices(seen(state))) == choice


@pytest.mark.parametrize(
    ("squares", "reason"),
    [
        ("e5 e6", "Square taken"),
        ("a1 c1", "side by side"),
        ("e5", "two squares"),
        ("", "two squares such as f4 g4, but got “…”"),
        ("z9 z8", "Expected a square such as"),
        ("a1 a2", "limit 5"),
    ],
)
def test_an_illegal_placement_is_refused_with_the_reason(squares: str, reason: str) -> None:
    state = _placing().state
    with pytest.raises((IllegalAction, NotationError), match=reason):
        find(seen(state), squares.split(), choices(seen(state)))


def test_a_domino_that_touches_nothing_of_its_kind_is_refused_with_the_reason() -> None:
    state = _placing().state
    land = state.land(state.seat)
    legal = {choice.text for choice in choices(seen(state))}
    reasons = set()
    for row in range(-4, 5):
        for column in range(-4, 4):
            at = [(row, column), (row, column + 1)]
            text = " ".join(square_name(square, 5) for square in at)
            if text not in legal and not land.keys() & set(at):
                with pytest.raises(IllegalAction) as error:
                    find(seen(state), text.split(), choices(seen(state)))
                reasons.add(str(error.value).split(", but")[0])
    assert any("touch your castle or matching land" in reason for reason in reasons)


def test_the_request_names_the_domino() -> None:
    state = _placing().state
    assert request(seen(state)).startswith("Place domino ")
    assert output().encoding
