"""Whole games in the terminal, played by what a person can type."""

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from scripted_input import Crownland, ScriptedInput, answer

SAMPLE_OF_VARIANTS = [
    "kingdomino(seats=2)",
    "kingdomino(seats=2,dynasty=true,harmony=true,middle_kingdom=true)",
    "kingdomino(seats=3)",
    "kingdomino(seats=4,harmony=true)",
]


@pytest.mark.parametrize("variant", SAMPLE_OF_VARIANTS)
def test_a_game_of_each_kind_can_be_played_to_its_end(
    variant: str, crownland: Crownland, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    played = crownland("play", "--game", variant, "--seed", 3, "--record", record, stdin=ScriptedInput(capsys))
    assert played.code == 0, played
    assert "Largest property" in played.out
    assert f"The game is saved in {record}" in played.out.replace("\n", "")
    assert crownland("verify", record).out == f"{record}: 1 game, all by the rules\n"


def test_the_same_seed_and_answers_give_the_same_game(crownland: Crownland, capsys: pytest.CaptureFixture[str]) -> None:
    screens = [crownland("play", "--bots", "random", "--seed", "x", stdin=ScriptedInput(capsys)).out for _ in range(2)]
    assert screens[0] == screens[1]


def test_two_people_and_a_bot_share_a_keyboard(crownland: Crownland, capsys: pytest.CaptureFixture[str]) -> None:
    played = crownland(
        "play",
        "--game",
        "kingdomino(seats=3)",
        "--bots",
        "human,greedy",
        "--me",
        "Ann",
        "--seed",
        1,
        stdin=ScriptedInput(capsys),
    )
    assert played.code == 0
    assert "Ann: place " in played.out and "Player 2: place " in played.out


def test_a_program_plays_in_the_terminal(
    crownland: Crownland, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    program = Path(__file__).parents[3] / "examples" / "bot.py"
    bot, record = f'exec("{sys.executable} {program}")', tmp_path / "game.jsonl"
    played = crownland("play", "--game", "sample()", "--bots", bot, "--record", record, stdin=ScriptedInput(capsys))
    assert played.code == 0
    assert "plays on for it" not in played.out
    assert "compact" in played.out and "bot.py" not in played.out
    assert crownland("verify", record).out == f"{record}: 1 game, all by the rules\n"


def test_every_line_of_the_screen_fits_80_columns(crownland: Crownland, capsys: pytest.CaptureFixture[str]) -> None:
    for variant in ("kingdomino(seats=4)", "kingdomino(mighty_duel)"):
        played = crownland("play", "--game", variant, "--seed", 2, stdin=ScriptedInput(capsys))
        assert max(map(len, played.out.splitlines())) <= 80
        assert "\x1b" not in played.out


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("help", "place your domino as number 3"),
        ("draft", "24 stay unused."),
        ("score", "Largest property"),
        ("me", "Choose your first domino."),
        ("legal", "claim"),
        ("show", "Expected"),
        ("place 1", "Expected"),
        ("claim 99", "but got “99”."),
        ("claim", "Expected claim with "),
        ("build 9", "but got “build 9”."),
        ("hint", "Hint: claim "),
        ("claim one", "Expected"),
        ("flap", "Expected claim with a number, or help, but got “flap”."),
        ("", "Expected"),
        ("legal 9", "Expected 1, but got “9”."),
        ("undo", "Nothing to undo."),
        ("٣", "Expected"),
        ("claim ²", "Expected"),
    ],
)
def test_a_word_is_answered_and_the_game_goes_on(typed: str, shown: str, crownland: Crownland) -> None:
    played = crownland("play", "--seed", 1, stdin=f"{typed}\nme\nclaim 4\nquit\n")
    assert played.code == 0
    assert shown in played.out
    assert "Choose for your other king." in played.out


def test_a_hint_tells_what_to_do_and_why_and_decides_nothing(crownland: Crownland) -> None:
    for typed in ("", "claim 4\nclaim 27\n"):
        shown = crownland("play", "--bots", "greedy", "--seed", 1, stdin=f"{typed}hint\n").out
        advised = re.findall(r"Hint: (\w+ \d+)", shown)
        assert len(advised) == 1
        assert re.search(r"\d+% wins\)\.", " ".join(shown.split()))
        done = crownland("play", "--bots", "greedy", "--seed", 1, stdin=f"{typed}{advised[0]}\n").out
        assert "Expected" not in done and done.count("> ") == shown.count("> ")


def test_the_second_king_of_the_opening_is_asked_for_by_name(crownland: Crownland) -> None:
    opening = crownland("play", "--bots", "greedy", "--seed", 1, stdin="claim 4\n").out
    assert opening.count("Choose your first domino.") == 1
    assert opening.count("Choose for your other king.") == 1


def test_show_draws_one_placement_and_decides_nothing(crownland: Crownland, capsys: pytest.CaptureFixture[str]) -> None:
    opening = crownland("play", "--bots", "greedy", "--seed", 1, stdin="claim 4\nclaim 27\nshow 2\n")
    assert "  2 " in opening.out.partition("show 2")[2]
    assert opening.out.count("Place domino 4, then choose.") == 2


def test_undo_takes_the_last_own_decision_back(crownland: Crownland, capsys: pytest.CaptureFixture[str]) -> None:
    played = crownland(
        "play", "--bots", "greedy", "--seed", 1, stdin="claim 4\nundo\nclaim 27\nclaim 4\nplace 1\nundo\n"
    )
    assert played.out.count("Last step undone.") == 2
    assert played.out.count("Place domino 4, then") == 2


def test_who_resigns_loses(crownland: Crownland) -> None:
    played = crownland("play", "--seed", 1, stdin="resign\nno\nresign\nyes\n")
    assert "You gave up: Squire wins." in played.out


def test_with_more_seats_the_others_play_on_without_who_resigned(crownland: Crownland) -> None:
    words = ("play", "--game", "kingdomino(seats=3)", "--bots", "greedy,greedy", "--seed", 1)
    played = crownland(*words, stdin="resign\ny\n")
    assert played.code == 0
    assert "Player 1 wins" not in played.out and "You win" not in played.out
    assert re.search(r"wins with \d+ points; you gave up\.", " ".join(played.out.split()))


def test_the_table_says_who_plays_on_for_who_resigned(crownland: Crownland, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("play", "--game", "kingdomino(seats=3)", "--bots", "human,greedy", "--seed", 1)
    played = crownland(*words, stdin="resign\ny\n")
    assert re.search(r"(Player \d) gave up. A bot plays for \1.", " ".join(played.out.split()))


def test_the_end_of_input_leaves_the_game_and_keeps_the_record(crownland: Crownland, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    played = crownland("play", "--seed", 1, "--record", record, stdin="claim 4\n")
    assert played.code == 0
    assert "The unfinished game is saved in" in played.out and "You have left the game." in played.out
    assert "winners" not in json.loads(record.read_text())
    assert "1 unfinished" in crownland("verify", record).out


def test_a_record_is_added_to_the_file(crownland: Crownland, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    for _ in range(2):
        crownland("play", "--record", record, stdin="quit\n")
    assert len(record.read_text().splitlines()) == 2


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--game", "chess"], ["kingdomino", "'chess'"]),
        (["--game", "kingdomino(seats=9)"], ["2, 3 or 4", "9"]),
        (["--bots", "deep"], ["expected a bot out of", "'deep'"]),
        (["--bots", "greedy,greedy"], ["1 opponent", "2"]),
        (["--bots", "greedy,,random"], ["separated by commas"]),
        (["--me", "x" * 61], ["1 to 60"]),
        (["--me", "\x1b[2J"], ["printable"]),
        (["--record", "/nowhere/at/all"], ["/nowhere/at/all", "No such file"]),
        (["--record", "/"], ["directory"]),
        (["--flap"], ["--flap"]),
        (["now"], ["now"]),
    ],
)
def test_play_refuses(words: Sequence[str], expected: Sequence[str], crownland: Crownland) -> None:
    crownland("play", *words).assert_refused(*expected)


def test_the_only_option_is_number_1(
    crownland: Crownland, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the number of the last domino of a line is, and whatever else fits nowhere."""
    alone = "Press Enter for: "
    monkeypatch.setattr("scripted_input.answer", lambda asked: "1" if alone in asked else answer(asked))
    played = crownland("play", "--game", "sample()", "--bots", "random", "--seed", 1, stdin=ScriptedInput(capsys))
    assert played.code == 0
    assert f"{alone}claim " in played.out
    assert "xpected" not in played.out


def test_K9_a_forced_discard_explains_itself(crownland: Crownland, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(20):
        played = crownland("play", "--seed", seed, stdin=ScriptedInput(capsys))
        if "fits nowhere" in played.out:
            assert "It leaves the game." in " ".join(played.out.split())
            assert "Press Enter for: discard" in played.out
            return
    pytest.fail("no game of 20 had a forced discard")
