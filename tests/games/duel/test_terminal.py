"""Kingdomino Duel in the terminal: whole games by what a person can type, and what each decision offers."""

import json
import random
from pathlib import Path

import pytest

from crownland import Draw, IllegalAction, Match, NotationError, State, Take, make_bot, read_action
from crownland.cli.console import output
from crownland.cli.terminal.display import Ambiguous, Choice
from crownland.cli.terminal.render import Position, make_position
from crownland.games.duel.pieces import EAST, NORTH, SOUTH, WEST
from crownland.games.duel.terminal import choices, describe, find, news, request, table
from crownland.games.duel.terminal_pictures import read_square, square_name
from crownland.match import to_move
from scripted_input import Crownland, ScriptedInput, play_to_the_end

NAMES = ["Ann", "Bob"]
SHEET = "map={map} ticks={ticks} used={used} named=none castle={castle}"


def position(
    dice: str,
    phase: str = "draw",
    land: str = "#dl",
    ticks: str = "0,0,0,0,0,0",
    castle: str = "used",
    rounds: int = 2,
    used: str = "",
) -> State:
    """Return a state in which seat 0, player A, decides about two dice."""
    mine = SHEET.format(map=land, ticks=ticks, used=used, castle=castle)
    other = SHEET.format(map="#f2c2", ticks="0,0,0,0,0,0", used="", castle="unused")
    return State.from_text(f"duel() round={rounds} phase={phase} seat=0 player_a=0 dice={dice} drew= {mine} {other}")


def seen(state: State) -> Position:
    return make_position(state, NAMES[: state.variant.seats])


def chosen(state: State, words: str) -> Choice:
    return find(seen(state), words.split(), choices(seen(state)))


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_whole_duel_is_played_by_typing(
    seed: str, crownland: Crownland, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    scripted_input = ScriptedInput(capsys, ("help", "book", "score", "legal", "show 1", "me"))
    shown, result = play_to_the_end(crownland, "duel()", seed, tmp_path / "game.jsonl", scripted_input)
    for words in (
        "Take one die.",
        "Take two dice.",
        "Draw your dice",
        "Use or save your castle’s cross",
        "Squire drew (",
    ):
        assert words in shown
    assert "The dice are rolled" in result


def test_two_people_share_a_keyboard(crownland: Crownland, capsys: pytest.CaptureFixture[str]) -> None:
    played = crownland(
        "play", "--game", "duel()", "--bots", "human", "--me", "Ann", "--seed", 5, stdin=ScriptedInput(capsys)
    )
    assert played.code == 0
    assert "Ann: take" in played.out and "Player 2: take" in played.out


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_action_is_one_option_and_its_words_find_it(seed: int) -> None:
    rng = random.Random(seed)
    match = Match("duel()", NAMES, seed=bytes([seed]) * 32)
    asked = set()
    while not match.is_over:
        state = match.state
        listed = choices(seen(state))
        asked.add(state.phase)
        assert sorted(map(str, state.legal_actions())) == sorted(choice.option.text for choice in listed), str(state)
        assert len({choice.number for choice in listed}) == len(listed)
        assert request(seen(state)).endswith((".", "?")) or "." in request(seen(state))
        choice = rng.choice(listed)
        if choice.number and choice.verb != "take":
            assert chosen(state, choice.text).option == choice.option, (str(state), choice)
        before = state.copy()
        assert describe(seen(state), [choice.option]).endswith(".")
        match.play(choice.option.id)
        assert all(sentence.endswith(".") for sentence in news(seen(before), seen(match.state)))
    assert {"take", "castle", "draw"} <= asked


def test_points_of_a_drawing_are_what_it_brings() -> None:
    match = Match("duel()", NAMES, seed=bytes(32))
    bot = make_bot("greedy")
    while match.state.phase != "draw" or match.state.round < 6:
        match.play(bot.choose(match.state))
    state = match.state
    listed = choices(seen(state))
    points = [choice.points or 0 for choice in listed]
    assert points == sorted(points, reverse=True)
    for choice in listed[:20]:
        after = state.copy()
        after.apply(choice.option.id)
        assert after.total(state.seat) - state.total(state.seat) == choice.points


def test_dice_are_taken_by_their_numbers() -> None:
    match = Match("duel()", NAMES, seed=bytes(32))
    assert chosen(match.state, "3").option.text == str(Take((2,)))
    match.play(Take((1,)))
    assert [choice.number for choice in choices(seen(match.state))] == [13, 14, 34]
    assert chosen(match.state, "1 4").option.text == str(Take((0, 3)))
    with pytest.raises(IllegalAction, match="Die 2 is taken"):
        chosen(match.state, "1 2")
    with pytest.raises(NotationError, match="Expected take, for example take 3 4, but got “1 1”"):
        chosen(match.state, "1 1")


def test_D4_two_squares_with_a_joker_open_a_chooser_of_six_coats_of_arms() -> None:
    state = position("dot@0,line@1,dot@1,wild@0")
    with pytest.raises(Ambiguous) as several:
        chosen(state, "c3 b3")
    assert [choice.number for choice in several.value.choices] == list(range(1, len(several.value.choices) + 1))
    assert len(several.value.choices) == 11  # dot with six coats of arms, either way round, two dots once
    assert {choice.text for choice in several.value.choices} >= {"b3 d c3 ll", "b3 ll c3 d", "b3 d c3 d"}
    assert chosen(state, "c3 ll b3 d").option == chosen(state, "b3 c3 d ll").option


def test_the_chooser_is_asked_for_at_the_keyboard(crownland: Crownland) -> None:
    played = crownland(
        "play", "--game", "duel()", "--bots", "greedy", "--seed", 1, stdin="4\n\nd2 c2\nme\nd2 dd c2 l\n"
    )
    assert "Which of these? (me: back to all)" in played.out
    assert "c2 l d2 dd" in played.out
    assert "Draw your dice (two dots, joker). Name two squares" in " ".join(played.out.split())


def test_D8_a_power_is_offered_while_it_is_held_and_spent_only_by_its_word() -> None:
    free = position("dot@1,filled@0,dot@1,line@0", ticks="5,0,0,0,0,0", land="dddddd/ll.#...", rounds=5)
    assert "(draw any)" in request(seen(free))
    with pytest.raises(IllegalAction, match="add any"):
        chosen(free, "f5 g5 f l")
    assert read_action(chosen(free, "f5 g5 f l any").option.text) == Draw(
        (((2, 2), "filled", 0), ((2, 3), "line", 0)), "ignore_connection"
    )
    with pytest.raises(Ambiguous) as several:
        chosen(free, "any")
    assert all(choice.text.endswith(" any") for choice in several.value.choices)
    assert "draw any" not in request(seen(position("dot@1,filled@0,dot@1,line@0")))


def test_D8_dice_drawn_apart_need_the_word_apart() -> None:
    state = position("dot@0,filled@1,dot@1,line@0", ticks="0,5,0,0,0,0", land="llllll/dd.#...", rounds=5)
    assert "(draw apart)" in request(seen(state))
    assert chosen(state, "a4 d g2 l apart").option.power == "separate_dice"
    with pytest.raises(IllegalAction, match="add apart"):
        chosen(state, "a4 g2 d l")


def test_D9_the_castle_bonus_is_offered_until_it_is_used() -> None:
    state = position("dot@0,filled@1,dot@1,line@0", phase="castle", castle="unused")
    kept, *others = choices(seen(state))
    assert kept.number == 0 and kept.option.passes
    assert [(choice.number, choice.text) for choice in others] == [(1, "1 d+"), (4, "4 l+")]
    assert [choice.points for choice in others] == [2, 2]


def test_D8_turning_a_die_lists_the_best_drawing_after_it() -> None:
    state = position("dot@0,filled@1,dot@1,line@0", phase="turn", ticks="0,0,0,4,0,0", land="LL../LL#dl", rounds=4)
    kept, *turns = choices(seen(state))
    assert kept.number == 0 and kept.text == "Leave dice"
    assert turns[0].points == max(choice.points or 0 for choice in turns)
    assert chosen(state, "1 ll+").option.text == "turn:0=double_line1"
    with pytest.raises(NotationError, match="Expected turn"):
        chosen(state, "1 c")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("d3 d4", "Square taken"),
        ("e3 e4", "Square taken"),
        ("a1 c1", "side by side"),
        ("a1", "two squares"),
        ("h9 a1", "Expected a square such as"),
        ("castle 4", "Expected draw now, but got “castle 4”"),
        ("take 1", "Expected draw now"),
        ("any", "do not hold the power any"),
        ("c2 f5 apart", "do not hold the power apart"),
        ("a1 b1", "Must touch your castle"),
        ("c3 zz", "Expected one of d dot, l line"),
    ],
)
def test_D3_an_illegal_drawing_is_refused_with_the_reason(words: str, reason: str) -> None:
    with pytest.raises((IllegalAction, NotationError), match=reason):
        chosen(position("dot@0,filled@1,dot@1,line@0"), words)


def test_D5_who_cannot_draw_presses_enter() -> None:
    state = position("dot@0,filled@1,dot@1,line@0", land=".dddddd/ddddddd/ddd#ddd/ddddddd/dddddd.", rounds=17)
    assert [(choice.number, choice.text) for choice in choices(seen(state))] == [(0, "Draw nothing")]
    assert request(seen(state)) == "Draw your dice (dot, line). They fit nowhere on your map."
    assert describe(seen(state), [choices(seen(state))[0].option]) == "Ann drew nothing."


def test_a_filled_row_and_the_end_are_news() -> None:
    bot, result = make_bot("greedy"), []
    match = Match("duel()", NAMES, seed=bytes([7]) * 32)
    while not match.is_over:
        before = match.state.copy()
        match.play(bot.choose(match.state))
        result += news(seen(before), seen(match.state))
    assert any("fills the row of" in sentence for sentence in result)
    assert result[-1].endswith("is full.") or result[-1] == "Neither player could draw."


def test_the_dice_are_told_together() -> None:
    match = Match("duel()", NAMES, seed=bytes(32))
    rolls = [move for move in map(to_move, match.logs[0]) if move.kind == "roll"]
    assert describe(seen(State("duel()")), rolls).count(",") == 3


def test_squares_of_the_map_are_named() -> None:
    for row in range(NORTH, SOUTH + 1):
        for column in range(WEST, EAST + 1):
            assert read_square(square_name((row, column))) == (row, column)


def test_the_table_is_drawn_at_every_moment() -> None:
    match = Match("duel()", NAMES, seed=bytes(32))
    bot, console = make_bot("random", 1), output()
    while not match.is_over:
        assert table(seen(match.state), console, 0, choices(seen(match.state)))
        match.play(bot.choose(match.state))
    with console.capture() as captured:
        console.print(table(seen(match.state), console, 1, []))
    assert "take 13" in captured.get()


def test_the_duel_is_simulated_and_recorded(crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    shown = crownland(
        "simulate", "--game", "duel", "--games", 20, "--bots", "greedy,random", "--json", "--records", file
    )
    assert json.loads(shown.out)["game"] == "duel()"
    assert crownland("verify", file).out == f"{file}: 20 games, all by the rules\n"
