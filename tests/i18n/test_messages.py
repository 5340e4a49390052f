"""Words as Python asks for them: in the right language, with the right forms, and none that cannot be said."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import crownland
from crownland.i18n.check import messages
from crownland.i18n.messages import CHAPTERS, FOLDER, accepted, best_language, languages, of_system, words_in


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl", "LC_ALL": ""}, "pl"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "eo_EO.UTF-8"}, "en"),
    ],
)
def test_the_language_of_a_system(environment: dict[str, str], language: str) -> None:
    assert of_system(environment) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pl,en;q=0.5", "pl"),
        ("en;q=0.5, PL-pl;q=0.8", "pl"),
        ("eo, *;q=0.1", "en"),
        ("", "en"),
        (";;q=,pl;q=x,en", "en"),
    ],
)
def test_the_language_of_a_browser(header: str, language: str) -> None:
    assert best_language(accepted(header)) == language


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    words = words_in(language)
    for chapter in CHAPTERS:
        for name, message in messages(language, chapter).items():
            given = {one.removeprefix("$") for one in message.used if one.startswith("$")}
            inner = {"quit": "many", "quitters": "Anna", "timed": "many", "late": "Bob"}
            for number in (0, 1, 2, 5, 22):
                assert words(name, **{**inner, **dict.fromkeys(given, number)})


def test_numbers_choose_the_plural_forms_of_the_language() -> None:
    polish = words_in("pl")
    result = [polish("score-label", points=points) for points in (1, 2, 5, 12, 22, 1234)]
    assert result == ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "1\xa0234 punkty"]


def test_names_in_a_row_follow_the_language() -> None:
    assert words_in("pl").all_of(["Anna", "Bob", "Celina"]) == "Anna, Bob i Celina"
    assert words_in("pl").one_of(["12", "29", "12"]) == "12 lub 29"
    left = {"quit": "none", "quitters": "", "timed": "none", "late": ""}
    shared = words_in("en")("over-shared", names=["Ann", "Bob"], points=9, **left)
    assert shared == "Ann and Bob tie with 9 points"


def test_words_are_read_only_when_somebody_speaks() -> None:
    loaded = "any(name in sys.modules for name in ('fluent', 'babel'))"
    code = f"import sys, crownland.cli.app, crownland.drawing.scene; sys.exit({loaded})"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("language", languages())
def test_the_serif_has_every_letter(language: str) -> None:
    """Pictures draw the same scripts of Vollkorn as the page loads."""
    drawn = json.loads((Path(crownland.__file__).parent / "drawing" / "glyphs.json").read_text(encoding="utf-8"))[
        "glyphs"
    ]
    text = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / language).glob("*.ftl"))
    assert {letter for letter in text if letter.isalpha()} <= drawn.keys()
