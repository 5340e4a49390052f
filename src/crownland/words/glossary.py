"""The glossary of docs/reference/translating.md: the word for each thing, and the messages that contradict it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from .checking import ROOT, chapters, phrases
from .languages import ENGLISH

FILE: Final = ROOT / "docs" / "reference" / "translating.md"
_NOT_FROM_A_RULE_BOOK: Final = "°"
_BEGINNING: Final = "…"


@dataclass(frozen=True, slots=True)
class Term:
    """A row of the glossary: the forms in each language, and the messages that consist of it alone."""

    key: str
    forms: dict[str, list[str]]
    messages: list[str]


@cache
def terms() -> list[Term]:
    """Read the tables of terms."""
    return [
        Term(
            row["key"],
            {name: _forms(cell) for name, cell in row.items() if name not in ("key", "messages")},
            re.findall("`([^`]+)`", row["messages"]),
        )
        for row in _rows("key")
    ]


@cache
def avoided(language: str) -> list[tuple[str, str]]:
    """List what a language does not say, and what it says instead."""
    return [(row["not"], row["but"]) for row in _rows("language") if row["language"] == language]


def contradictions(language: str) -> Iterator[str]:
    """Tell where a language says another word than the glossary."""
    for chapter in chapters():
        for name, (text, is_plain) in phrases(language, chapter).items():
            told = f"{language}/{chapter}.ftl: {name} says"
            forms = [term.forms[language] for term in terms() if name in term.messages and language in term.forms]
            if forms and not (is_plain and _agrees(text, forms[0])):
                yield f"{told} {text!r}, the glossary {' / '.join(forms[0])!r}"
            found = ((_pattern(word).search(text), instead) for word, instead in avoided(language))
            yield from (f"{told} {word[0]!r}, the glossary {instead!r}" for word, instead in found if word)


def unknown_messages() -> list[str]:
    """List the messages that the glossary names and English does not have."""
    known = {name for chapter in chapters() for name in phrases(ENGLISH, chapter)}
    return [name for term in terms() for name in term.messages if name not in known]


def _forms(cell: str) -> list[str]:
    return cell.removesuffix(_NOT_FROM_A_RULE_BOOK).split(" / ")


def _agrees(text: str, forms: list[str]) -> bool:
    """Tell whether a text is the singular or the plural of a term; the first letter may be small or large."""
    return any(text[1:] == form[1:] and text[:1].lower() == form[:1].lower() for form in forms[:2])


@cache
def _pattern(word: str) -> re.Pattern[str]:
    """Find a word, or words that begin so, in small letters or capitals; of a single letter only the small one."""
    end = r"\w*" if word.endswith(_BEGINNING) else r"\b"
    return re.compile(rf"\b{re.escape(word.removesuffix(_BEGINNING))}{end}", re.IGNORECASE if len(word) > 1 else 0)


def _rows(first: str) -> Iterator[dict[str, str]]:
    """Give the rows of all tables whose first column has this title."""
    titles: list[str] = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]
        if not line.startswith("|"):
            titles = []
        elif not titles:
            titles = cells
        elif titles[0] == first and not set(cells[0]) <= {"-"}:
            yield dict(zip(titles, cells, strict=True))
