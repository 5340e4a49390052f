"""The language of the terminal: one per process, set when a command starts, English by default.

Output for developers, such as results of simulations, is English.
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


def set_language(language: str | None = None) -> None:
    """Set the language; by default that of the system."""
    if language is not None and language not in languages():
        raise NotationError(f"expected --lang out of {', '.join(languages())}, but got {language!r}")
    _chosen[0] = language or of_system(os.environ)


def is_english() -> bool:
    return _chosen[0] == ENGLISH


def t(message: str, /, **args: Arg) -> str:
    """Return a message in the language of this process."""
    return _words()(message, **args)


@contextmanager
def translated_errors(message: str) -> Iterator[None]:
    """Put a translated message before errors of the library, whose sentences are English."""
    try:
        yield
    except InputError as error:
        if is_english():
            raise
        raise NotationError(t("terminal-details", sentence=t(message), why=str(error))) from None


def file_problem(error: OSError) -> str:
    """Return the message of an OSError: which file, and why."""
    file = str(error.filename or "stdout")
    if isinstance(error, FileNotFoundError):
        return t("terminal-file-missing", file=file)
    return t("terminal-file-refused", file=file, why=error.strerror or str(error))


def expected_number(least: int, most: int, got: str) -> str:
    """Return the message that expects a number of this range."""
    if least == most:
        return t("terminal-expected-one-of", options=str(least), got=got)
    return t("terminal-expected-number", least=least, most=most, got=got)


def game_name(game: str) -> str:
    """Return the name of a game."""
    return _words().game(game, GAMES[game].title)


def listed(words: Sequence[str]) -> str:
    """Join words with "and".

    >>> listed(["dot", "line", "joker"])
    'dot, line, and joker'
    """
    return _words().all_of(words)


def either(words: Sequence[str]) -> str:
    """Join distinct words with "or".

    >>> either(["12", "29", "41"]), either(["forest", "forest"])
    ('12, 29, or 41', 'forest')
    """
    return _words().one_of(words)


def _words() -> Words:
    return words_in(_chosen[0])


def sentence(text: str) -> str:
    """Capitalise an error of the library and add a full stop.

    >>> sentence("expected a number, but got none")
    'Expected a number, but got none.'
    """
    return full_stop(text[:1].upper() + text[1:])


def full_stop(text: str) -> str:
    """Add a full stop if a sentence has none."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
