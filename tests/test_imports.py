"""What each package may import: arrows go one way, and `import crownland` costs next to nothing."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import crownland

PACKAGE = Path(crownland.__file__).parent

MAY_IMPORT = {
    "rules": set(),
    "match": {"rules"},
    "bots": {"rules"},
    "words": set(),
    "drawing": {"rules", "match", "words"},
    "encoding": {"rules"},
    "tables": {"rules", "bots", "encoding"},
    "envs": {"rules", "match", "bots", "drawing", "encoding", "tables", "words"},
    "dataset": {"rules", "bots", "encoding"},
    "reasons": {"rules", "bots"},
    "review": {"rules", "match", "bots", "reasons"},
    "arena": {"rules", "match", "bots"},
    "training": {"rules", "match", "bots", "arena"},
    "puzzles": {"rules", "match", "bots", "reasons"},
    "server": {"rules", "match", "bots", "drawing", "reasons", "puzzles", "review", "words"},
    "cli": {
        "rules",
        "match",
        "bots",
        "drawing",
        "reasons",
        "review",
        "arena",
        "training",
        "server",
        "encoding",
        "tables",
        "dataset",
        "puzzles",
        "words",
    },
}
# The rules know no people, clocks, sockets or random generators.
STRANGERS = {"random", "secrets", "time", "datetime", "socket", "asyncio", "threading", "uuid", "rich", "typer"}

FILES = sorted(PACKAGE.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Give the full name of everything that a file imports, relative imports worked out."""
    home = ["crownland", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = home[: len(home) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{name.name}" for name in node.names)


def package_of(path: Path) -> str:
    """Return the package that a file belongs to, or its own name directly below `crownland`."""
    return path.relative_to(PACKAGE).parts[0]


def test_every_package_is_listed() -> None:
    packages = {package_of(path) for path in FILES if path.parent != PACKAGE}
    assert packages <= MAY_IMPORT.keys()


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.parent != PACKAGE], ids=lambda p: str(p.relative_to(PACKAGE))
)
def test_a_file_imports_only_what_its_package_may(path: Path) -> None:
    own = package_of(path)
    allowed = MAY_IMPORT[own] | {own}
    for name in imported(path):
        first, *rest = name.split(".")
        if first == "crownland" and rest[0] in MAY_IMPORT:
            assert rest[0] in allowed, f"{own} may not import {name}"
        elif first == "crownland" and own in ("rules", "bots", "arena"):
            assert rest[0] == "__version__", f"{own} may not import {name}, which could bring in anything"
        assert own != "rules" or first not in STRANGERS, f"rules may not import {name}"


def test_no_arrow_turns_back() -> None:
    """Whatever a package may import, directly or not, may not import it."""
    for package, below in MAY_IMPORT.items():
        assert all(package not in MAY_IMPORT[other] for other in below)
        assert all(MAY_IMPORT[other] <= below for other in below), f"{package} should list all that lies below it"


def test_importing_the_package_does_not_load_the_compiler() -> None:
    code = "import sys, crownland; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
