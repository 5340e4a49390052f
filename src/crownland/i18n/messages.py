"""The languages, and Fluent messages in one of them as Python asks for them. The page has its own reader."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
_OF_A_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


@cache
def languages() -> dict[str, str]:
    """Return the languages that are complete, each with its own name."""
    names: dict[str, str] = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
    return names


def language_tag(language: str) -> str:
    """Return what Babel calls a language: Portuguese is that of Portugal."""
    return {"pt": "pt_PT"}.get(language, language)


def best_language(wanted: Iterable[str]) -> str:
    """Return the first wish that there are words for, however it is written; English where there is none.

    >>> best_language(["xx", "pl_PL.UTF-8", "en"]), best_language(["C"])
    ('pl', 'en')
    """
    codes = (wish.replace("_", "-").partition("-")[0].partition(".")[0].lower() for wish in wanted)
    return next((code for code in codes if code in languages()), ENGLISH)


def of_system(environment: Mapping[str, str]) -> str:
    """Return the language of a system, as its environment tells it."""
    return best_language([next(filter(None, map(environment.get, _OF_A_SYSTEM)), ENGLISH)])


def accepted(header: str) -> list[str]:
    """List the languages of an Accept-Language header, the most wanted first.

    >>> accepted("en;q=0.7, pl-PL, *;q=0.1")
    ['pl-PL', 'en', '*']
    """
    wanted = [part.partition(";") for part in header.split(",") if part.strip()]
    return [name.strip() for name, _, weight in sorted(wanted, key=lambda wish: -_weight(wish[2]))]


def _weight(text: str) -> float:
    try:
        return float(text.partition("=")[2] or 1)
    except ValueError:
        return 0


if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CHAPTERS: Final = (
    "common",
    "setup",
    "table",
    "replay",
    "score",
    "terminal",
    "puzzle",
    "preview",
)  # what is said outside the page
_LEVEL: Final = re.compile(r"level\((\d)\)")
Arg: TypeAlias = str | int | float | Sequence[str]  # several names become a list


class Words:
    """What is said in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, message: str, /, **args: Arg) -> str:
        """Give the words of a message."""
        given: dict[str, str | int | float] = {"who": "other"}  # not whoever reads it, unless it says so
        for name, value in args.items():
            given[name] = value if isinstance(value, str | int | float) else self.all_of(value)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has no words"
        text, errors = self._bundle.format_pattern(pattern, given)
        assert not errors, f"{message} in {self.language}: {errors}"
        return str(text)

    def knows(self, message: str) -> bool:
        """Return whether there are words for a message: for games that come from elsewhere."""
        return self._bundle.has_message(message)

    def game(self, game: str, title: str) -> str:
        """Return what a game is called; one without words of ours goes by its title."""
        return self(f"game-{game}") if self.knows(f"game-{game}") else title

    def bot(self, bot: str) -> str:
        """Return what a kind of bot is called; one without words of ours goes by how it is written."""
        message = "bot-" + _LEVEL.sub(r"level-\1", bot)
        return self(message) if self.knows(message) else bot

    def day(self, day: date) -> str:
        """Write a day, as in “17 November 2026”."""
        from babel.dates import format_date  # noqa: PLC0415  # slow to load

        return format_date(day, "long", language_tag(self.language))

    def all_of(self, words: Sequence[str]) -> str:
        """Put words in a row, as in “Anna, Bob and Cleo”."""
        return self._listed(words, "standard")

    def one_of(self, words: Sequence[str]) -> str:
        """Put words in a row that exclude each other, each once, as in “12, 29 or 41”."""
        return self._listed(list(dict.fromkeys(words)), "or")

    def _listed(self, words: Sequence[str], style: str) -> str:
        from babel.lists import format_list  # noqa: PLC0415  # slow to load

        return format_list(list(words), style, language_tag(self.language))  # type: ignore[arg-type]


@cache
def words_in(language: str) -> Words:
    """Return the words of a language, read once."""
    return Words(language)


def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  # slow to load

    bundle = FluentBundle([language_tag(language)], use_isolating=False)
    for chapter in CHAPTERS:
        bundle.add_resource(FluentResource((FOLDER / language / f"{chapter}.ftl").read_text(encoding="utf-8")))
    return bundle
