"""The terminal in another language: whole games without a word of English, and which language it is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from crownland.cli.i18n import expected_number, set_language
from deep import deep
from scripted_input import Crownland, ScriptedInput, play_to_the_end

FIRST = ("help", "score", "log", "legal", "show 1", "hint", "legal 99", "flap", "undo")
ENGLISH = re.compile(r"\b(?:the|your?|with|and|is|but|got|wins?|points?|seen|none)\b", re.IGNORECASE)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize(
    ("variant", "pages"),
    [
        deep("kingdomino(seats=3,harmony=true,middle_kingdom=true)", ("draft",)),
        ("queendomino(seats=2)", ("draft", "board", "look 2", "look 9")),
        deep("duel()", ("book", "zz")),
    ],
)
def test_a_whole_game_is_played_in_polish(
    variant: str,
    pages: tuple[str, ...],
    crownland: Crownland,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    scripted_input = ScriptedInput(capsys, (*FIRST, *pages, "me"))
    shown, result = play_to_the_end(crownland, variant, 3, tmp_path / "game.jsonl", scripted_input)
    assert ENGLISH.findall(shown + result) == []
    assert "Giermek" in shown and "punkt" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_one_number_alone_is_no_range() -> None:
    for language, only, some in (
        ("en", "Expected 19, but got “7”.", "Expected a number from 1 to 3, but got “7”."),
        ("ru", "Нужно 19, а введено «7».", "Нужно число от 1 до 3, а введено «7»."),
    ):
        set_language(language)
        assert (expected_number(19, 19, "7"), expected_number(1, 3, "7")) == (only, some)


def test_the_language_is_that_of_the_option_or_of_the_system(
    crownland: Crownland, monkeypatch: pytest.MonkeyPatch
) -> None:
    kingdom = "w1w/.#"
    assert "Razem" in crownland("score", kingdom, "--lang", "pl").out
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Razem" in crownland("score", kingdom).out
    assert "Total" in crownland("score", kingdom, "--lang", "en").out
    crownland("score", kingdom, "--lang", "xx").assert_refused("expected --lang out of en", "'xx'")


def test_what_is_refused_is_said_in_the_language_before_the_details(crownland: Crownland, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n")
    for words, sentence, detail in (
        (["play", "--game", "chess"], "Nie ma takiej gry", "'chess'"),
        (["play", "--bots", "deep"], "Nie ma tu takiego bota.", "'deep'"),
        (["play", "--bots", "greedy,greedy"], "Oczekiwano 1 przeciwnika", "2"),
        (["play", "--record", "/nowhere/at/all"], "Nie ma takiego pliku ani folderu: /nowhere", "/at/all"),
        (["play", "--record", "/"], "Nie można odczytać ani zapisać /", "directory"),
        (["replay", broken], "Nieczytelny zapis.", "line 1"),
        (["replay", tmp_path / "none"], "Nie ma takiego pliku ani folderu", "none"),
        (["score", "--game", "chess", "w1w/.#"], "Nie ma takiej gry", "'chess'"),
    ):
        crownland(*words, "--lang", "pl").assert_refused(sentence, detail)
