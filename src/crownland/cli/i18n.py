"""In which language the terminal speaks: one for the whole process, chosen as a command begins, and English until then.

What developers read, such as tables of simulations, stays English.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, TypeAlias

import typer

from ..engine.errors import InputError, NotationError
from ..engine.registry import GAMES
from ..i18n.messages import ENGLISH, Arg, Words, languages, of_system, words_in

Language: TypeAlias = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANGUAGE", help="In which language, such as en or pl; else that of your system."),
]
_chosen = [ENGLISH]


def speak(language: str | None = None) -> None:
    """Speak this language from now on; without one, that of the system."""
    if language is not None and language not in languages():
        raise NotationError(f"expected --lang out of {', '.join(languages())}, but got {language!r}")
    _chosen[0] = language or of_system(os.environ)


def is_english() -> bool:
    return _chosen[0] == ENGLISH


def t(message: str, /, **args: Arg) -> str:
    """Give the words of a message in the language of this process."""
    return _words()(message, **args)


@contextmanager
def saying(message: str) -> Iterator[None]:
    """Let what the library refuses begin with this message, as its own words are English; in English they do."""
    try:
        yield
    except InputError as error:
        if is_english():
            raise
        raise NotationError(t("terminal-details", sentence=t(message), why=str(error))) from None


def file_problem(error: OSError) -> str:
    """Say which file cannot be read or written, and why."""
    file = str(error.filename or "stdout")
    if isinstance(error, FileNotFoundError):
        return t("terminal-file-missing", file=file)
    return t("terminal-file-refused", file=file, why=error.strerror or str(error))


def expected_number(least: int, most: int, got: str) -> str:
    """Say which numbers would do; where there is but one, which."""
    if least == most:
        return t("terminal-expected-one-of", options=str(least), got=got)
    return t("terminal-expected-number", least=least, most=most, got=got)


def game_name(game: str) -> str:
    """Return what a game is called."""
    return _words().game(game, GAMES[game].title)


def listed(words: Sequence[str]) -> str:
    """Join words as a sentence does.

    >>> listed(["dot", "line", "joker"])
    'dot, line, and joker'
    """
    return _words().all_of(words)


def either(words: Sequence[str]) -> str:
    """Join words that exclude each other as a sentence does, each once.

    >>> either(["12", "29", "41"]), either(["forest", "forest"])
    ('12, 29, or 41', 'forest')
    """
    return _words().one_of(words)


def _words() -> Words:
    return words_in(_chosen[0])


def sentence(text: str) -> str:
    """Write an error as a sentence: those of the library begin small and have no full stop.

    >>> sentence("expected a number, but got none")
    'Expected a number, but got none.'
    """
    return full_stop(text[:1].upper() + text[1:])


def full_stop(text: str) -> str:
    """End a sentence; those that the page uses as headings have no full stop."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
