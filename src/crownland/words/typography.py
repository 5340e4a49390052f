"""The typography of docs/reference/translating.md: quotation marks, spaces and dots that a language does not use.

Each piece of text is looked at on its own: what a placeable says is not known here.
"""

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast, visitor

from .checking import chapters, entries

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
    """Tell where a language is not written as its printers would."""
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
