"""What is wrong with a language: missing, unused or doubled messages, placeables that differ from English, and what
contradicts the glossary or the typography of docs/reference/translating.md.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

import babel
from fluent.syntax import FluentParser, ast, visitor

from .messages import ENGLISH, FOLDER, language_tag

ROOT: Final = FOLDER.parents[2]
_QUOTED: Final = re.compile(r"""["'`]([a-z0-9_-]+)["'`]""")
_COMPOSED: Final = re.compile(r"""`([a-z_-]+-)\$\{[^`]*?\}(-[a-z]+)?`|f["']([a-z_-]+-)\{[^"]*?\}(-[a-z]+)?["']""")


@dataclass(frozen=True, slots=True)
class Message:
    """What a message asks for. A placeable is a variable, or another message within it."""

    used: frozenset[str]  # all placeables, said or chosen by
    said: frozenset[str]  # those whose value is said somewhere
    always: frozenset[str]  # those whose value is said or chosen by, whichever variant comes
    keys: frozenset[tuple[str, str]]  # each variant: by which variable, and for which value


Leaf = tuple[frozenset[str], frozenset[str]]  # one way to say a message: what is said, and what was chosen by


def chapters() -> list[str]:
    """List the files that every language has."""
    return sorted(path.stem for path in (FOLDER / ENGLISH).glob("*.ftl"))


def begun() -> list[str]:
    """List the languages that there are files for."""
    return sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))


@cache
def messages(language: str, chapter: str) -> dict[str, Message]:
    """Read the messages of one file; none where it is missing."""
    return {entry.id.name: _read(entry) for entry in entries(language, chapter) if isinstance(entry, ast.Message)}


@cache
def phrases(language: str, chapter: str) -> dict[str, tuple[str, bool]]:
    """Read what each message says, placeables left out, and whether that is all of it."""
    found = (entry for entry in entries(language, chapter) if isinstance(entry, ast.Message) and entry.value)
    return {entry.id.name: _phrase(entry.value) for entry in found if entry.value}


def _phrase(pattern: ast.Pattern) -> tuple[str, bool]:
    texts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            texts += (_phrase(variant.value)[0] for variant in element.expression.variants)
    return " ".join(texts), len(pattern.elements) == 1 and isinstance(pattern.elements[0], ast.TextElement)


def faults(language: str) -> Iterator[str]:
    """Return everything that keeps a language from being complete."""
    for chapter in chapters():
        for fault in chain(_unread(language, chapter), _lacking(language, chapter), _differing(language, chapter)):
            yield f"{language}/{chapter}.ftl: {fault}"
    for name in sorted({path.name for path in (FOLDER / language).iterdir()} - {f"{one}.ftl" for one in chapters()}):
        yield f"{language}/{name}: there is no such file in English"


def _unread(language: str, chapter: str) -> Iterator[str]:
    names: list[str] = []
    for entry in entries(language, chapter):
        if isinstance(entry, ast.Junk):
            yield f"cannot be read: {(entry.content or '').strip().splitlines()[0]}"
        elif isinstance(entry, ast.Message):
            names.append(entry.id.name)
    yield from (f"{name} stands there twice" for name in sorted({name for name in names if names.count(name) > 1}))


def _lacking(language: str, chapter: str) -> Iterator[str]:
    own, english = messages(language, chapter), messages(ENGLISH, chapter)
    yield from (f"{name} is missing" for name in english if name not in own)
    yield from (f"{name} is unknown in English" for name in own if name not in english)


def _differing(language: str, chapter: str) -> Iterator[str]:
    english = messages(ENGLISH, chapter)
    numbers, model_numbers = _plurals(language), _plurals(ENGLISH)
    for name, own in messages(language, chapter).items():
        if name not in english:
            continue
        model = english[name]
        yield from (f"{name} asks for {{ {one} }}, which it is not told" for one in sorted(own.used - model.used))
        everywhere = {one for one in model.said if one in model.always}
        named = {by for by, key in model.keys if not _is_number(key, model_numbers)}
        yield from (f"{name} forgets {{ {one} }}" for one in sorted((model.said | named) - own.used))
        yield from (f"{name} forgets {{ {one} }} in a variant" for one in sorted((everywhere & own.used) - own.always))
        strange = {(by, key) for by, key in own.keys - model.keys if not _is_number(key, numbers)}
        yield from (f"{name} has a variant [{key}] that {{ {by} }} never chooses" for by, key in sorted(strange))


def unused() -> list[str]:
    """List the messages that neither the page nor Python asks for; none where the page's sources are not there."""
    code = _code()
    quoted = set(_QUOTED.findall(code))
    composed = {(one or other or "", end or last or "") for one, end, other, last in _COMPOSED.findall(code)}
    names = chain.from_iterable(messages(ENGLISH, chapter) for chapter in chapters())
    return [name for name in names if name not in quoted and not any(_fits(name, *ends) for ends in composed)]


def doubled() -> list[str]:
    """List the messages that stand in two files."""
    names = [name for chapter in chapters() for name in messages(ENGLISH, chapter)]
    return sorted({name for name in names if names.count(name) > 1})


def _fits(name: str, start: str, end: str) -> bool:
    return name.startswith(start) and name.endswith(end) and len(name) > len(start) + len(end)


def _code() -> str:
    web = (path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text(encoding="utf-8") for path in [*web, *sorted(FOLDER.parent.rglob("*.py"))])


@cache
def entries(language: str, chapter: str) -> list[ast.EntryType]:
    """Read one file as Fluent does; nothing where it is missing."""
    file = FOLDER / language / f"{chapter}.ftl"
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body if file.exists() else []


def _plurals(language: str) -> set[str]:
    """Return the names of the plural forms of a language; `many` is told apart from `other` by some writers only."""
    return {*babel.Locale.parse(language_tag(language)).plural_form.rules, "other"}


def _is_number(key: str, plurals: set[str]) -> bool:
    return key in plurals or key.isdecimal()


def _read(entry: ast.Message) -> Message:
    keys: set[tuple[str, str]] = set()
    leaves = list(_leaves(entry.value, keys)) if entry.value else [(frozenset[str](), frozenset[str]())]
    said = frozenset[str]().union(*(said for said, _ in leaves))
    used = said.union(*(chosen for _, chosen in leaves))
    always = frozenset.intersection(*(said | chosen for said, chosen in leaves))
    return Message(used, said, always, frozenset(keys))


def _leaves(part: ast.Pattern | ast.BaseNode, keys: set[tuple[str, str]]) -> Iterator[Leaf]:
    """Give every way to say a pattern, as if each choice were made on its own."""
    ways: list[Leaf] = [(frozenset(), frozenset())]
    elements = part.elements if isinstance(part, ast.Pattern) else [part]
    for element in elements:
        found = list(_of_element(element, keys))
        ways = list({(one[0] | other[0], one[1] | other[1]) for one in ways for other in found})
    yield from ways


def _of_element(element: ast.BaseNode, keys: set[tuple[str, str]]) -> Iterator[Leaf]:
    if isinstance(element, ast.Placeable):
        yield from _of_element(element.expression, keys)
    elif isinstance(element, ast.SelectExpression):
        by = _names(element.selector)
        for variant in element.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            keys |= {(name, key) for name in by}
            yield from ((said, chosen | by) for said, chosen in _leaves(variant.value, keys))
    else:
        yield _names(element), frozenset()


def _names(expression: ast.BaseNode) -> frozenset[str]:
    """Name the placeables of an expression without variants."""
    if isinstance(expression, ast.VariableReference):
        return frozenset({f"${expression.id.name}"})
    if isinstance(expression, ast.MessageReference):
        return frozenset({expression.id.name})
    if isinstance(expression, ast.FunctionReference):
        return frozenset[str]().union(*map(_names, expression.arguments.positional))
    return frozenset()


def source_is_here() -> bool:
    """Return whether this is a checkout, in which unused messages can be found."""
    return Path(ROOT, "web", "src").is_dir()


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
            result = f"{language}/{chapter}.ftl: {name} says"
            forms = [term.forms[language] for term in terms() if name in term.messages and language in term.forms]
            if forms and not (is_plain and _agrees(text, forms[0])):
                yield f"{result} {text!r}, the glossary {' / '.join(forms[0])!r}"
            found = ((_pattern(word).search(text), instead) for word, instead in avoided(language))
            yield from (f"{result} {word[0]!r}, the glossary {instead!r}" for word, instead in found if word)


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
