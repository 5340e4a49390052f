"""The glossary and the typography of docs/reference/translating.md: messages that contradict either."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from fluent.syntax import ast, visitor

from .check import ROOT, chapters, entries, phrases
from .messages import ENGLISH

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
    """Return where a language says another word than the glossary."""
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
    """Return whether a text is the singular or the plural of a term; the first letter may be small or large."""
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


_TIGHT: Final = r"\s%"  # 36%
_SPACED: Final = r"(?:^|[^\u00a0])%"  # 36 %
_EVERYWHERE: Final = r"""['"]|\.\.\."""
_AVOIDED: Final = {
    "en": rf"[„«»]|{_TIGHT}",
    "fr": r"[“”„]|(?:^|[^\u202f])%|(?<!^)(?<!\u202f)[;:!?»](?=\s|$)|«(?!\u202f|$)",
    "de": rf"[”«»—]|{_SPACED}",
    "it": rf"[“”„]|{_TIGHT}",
    "es": rf"[“”„]|{_SPACED}",
    "pt": rf"[“”„]|{_TIGHT}",
    "nl": rf"[“”„«»]|{_TIGHT}",
    "ru": rf"[“”„]|{_SPACED}|(?<!^)(?<!\u00a0)—",
    "pl": rf"[“«»—]|{_TIGHT}",
}


def slips(language: str) -> Iterator[str]:
    """Return where a language is not written as its printers would."""
    avoided = re.compile("|".join(filter(None, (_EVERYWHERE, _AVOIDED.get(language, "")))))
    for chapter in chapters():
        for entry in entries(language, chapter):
            if isinstance(entry, ast.Message):
                for text in _texts(entry):
                    if found := avoided.search(text):
                        near = text[max(found.start() - 12, 0) : found.end() + 12]
                        yield f"{language}/{chapter}.ftl: {entry.id.name} has {found[0]!r} in {near!r}"


def _texts(entry: ast.Message) -> list[str]:
    pieces = _Pieces()
    pieces.visit(entry)
    return pieces.found


class _Pieces(visitor.Visitor):
    """Collects the pieces of text between placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (named after the node)
        self.found.append(node.value)
