"""One word for one thing, and the words of the field: names that were given up do not come back."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from crownland.server import protocol
from crownland.server.store.schema import METADATA

ROOT = Path(__file__).parents[1]
PYTHON = [
    path for folder in ("src", "bench", "examples", "docs", "tests/support") for path in (ROOT / folder).rglob("*.py")
]
PAGE = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
FILES = [*PYTHON, *PAGE, *(ROOT / "tests").rglob("*.py")]

# Each was a private word for what the field calls otherwise.
# fmt: off
GIVEN_UP = {
    "rooms", "handed", "Easel", "EASEL", "showing", "thaw", "thawed", "Thawed", "thawing", "doubt", "doubts",
    "Doubt", "Luck", "charm", "CHARMS", "behind", "looking", "carrying", "Desk", "KEPT", "Standstill", "Case",
    "Told", "Teller", "telling", "Course", "doers", "Wish", "wishes", "Refusal", "Keeper", "is_kept", "Door", "Hall",
    "Impatient", "Company", "Circle", "Shelf", "Gallery", "Still", "dear", "_ears", "courtier", "speech", "helping",
    "forge", "typist", "rogue", "stubborn", "papers", "ply", "plies", "Look", "desk", "Guest", "Crew",
    "Unfit", "keeper", "tell", "told", "Settling",
}
# fmt: on
PATTERNS = {
    "MAX_ or MIN_": re.compile(r"_?(MOST|LEAST)_"),
    "a noun or a verb": re.compile(r"(?!.*(encoding|drawing|training|building|king|standing)$)[a-z_]+ing"),
}
NOUNS = {
    "encoding",
    "standing",
    "training",
    "drawing",
    "test_encoding",
    "test_standing",
    "test_training",
    "test_drawing",
}

# Names that stay, and why.
EXCEPTIONS = {
    "ply": "a record key (`played_on.ply`), read in examples/redeal.py and in the page",
    "behind": "a side of a board in the page's drawing",
}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def identifiers(path: Path) -> Iterator[str]:
    """Give all names that a Python file defines or uses."""
    for node in ast.walk(tree(path)):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


def test_no_identifier_is_a_word_that_was_given_up() -> None:
    def is_given_up(name: str) -> bool:
        return name in GIVEN_UP - EXCEPTIONS.keys() or PATTERNS["MAX_ or MIN_"].match(name) is not None

    found = {path: sorted(filter(is_given_up, {*identifiers(path)})) for path in PYTHON}
    assert {str(path): names for path, names in found.items() if names} == {}


def test_no_public_function_of_a_module_ends_in_of() -> None:
    found = []
    for path in (ROOT / "src").rglob("*.py"):
        body = tree(path).body
        found += [
            f"{path.name}: {node.name}"
            for node in body
            if isinstance(node, ast.FunctionDef) and re.fullmatch("[a-z]\\w*_of", node.name)
        ]
    # `index_of` is what `action_at` inverts.
    assert [name for name in found if not name.endswith(": index_of")] == []


def test_files_are_named_by_nouns_of_the_field() -> None:
    stems = {path.stem.partition(".")[0] for path in FILES if "node_modules" not in path.parts}
    assert stems & GIVEN_UP == set()
    assert {stem for stem in stems if PATTERNS["a noun or a verb"].fullmatch(stem)} - NOUNS == set()


def test_no_identifier_of_the_page_is_a_word_that_was_given_up() -> None:
    words = re.compile(
        r"\b("
        + "|".join(sorted(GIVEN_UP - EXCEPTIONS.keys() - {"Still", "speech", "Company", "Circle"}))
        + r")\b(?=\s*[(:=.])"
    )
    found = []
    for path in PAGE:
        code = re.sub(r"//.*|/\*.*?\*/|`[^`]*`|\"[^\"]*\"|<style.*?</style>", "", path.read_text("utf-8"), flags=re.S)
        found += [
            f"{path.name}: {name}" for name in [*words.findall(code), *re.findall(r"\b(?:MOST|LEAST)_[A-Z]+", code)]
        ]
    assert found == []


def test_columns_and_wire_names_are_words_of_the_field() -> None:
    columns = {column.name for table in METADATA.tables.values() for column in table.columns}
    assert columns & GIVEN_UP == set()
    structs = [kind for kind in vars(protocol).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    fields = {field.encode_name for kind in structs for field in msgspec.structs.fields(kind)}
    assert fields & GIVEN_UP <= EXCEPTIONS.keys()


def test_every_exception_is_needed() -> None:
    used = {name for path in PYTHON for name in identifiers(path)}
    assert [name for name in EXCEPTIONS if name not in used] == []
