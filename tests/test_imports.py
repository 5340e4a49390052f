"""What each layer and each test may import: arrows go one way, and `import crownland` loads no compiler.

A file's layer is its role, not its folder: `games/duel/view.py` belongs to the layer of matches.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import crownland
from crownland.engine import kernel
from crownland.games import FAMILIES

PACKAGE = Path(crownland.__file__).parent
FILES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)

MAY_IMPORT = {
    "engine": set(),
    "rules": {"engine"},
    "match": {"engine", "rules"},
    "bots": {"engine", "rules"},
    "i18n": set(),
    "encoding": {"engine", "rules"},
    "analysis": {"engine", "rules", "match", "bots"},
    "drawing": {"engine", "rules", "match", "i18n"},
    "batch": {"engine", "rules", "bots", "encoding"},
    "envs": {"engine", "rules", "match", "bots", "drawing", "encoding", "batch", "i18n"},
    "dataset": {"engine", "rules", "bots", "encoding"},
    "arena": {"engine", "rules", "match", "bots"},
    "training": {"engine", "rules", "match", "bots", "arena"},
    "server": {"engine", "rules", "match", "bots", "drawing", "analysis", "i18n"},
}
MAY_IMPORT["cli"] = {*MAY_IMPORT} - {"envs"}
# The rules know no people, clocks, sockets or random generators.
STRANGERS = {"random", "secrets", "time", "datetime", "socket", "asyncio", "threading", "uuid", "rich", "typer"}

DATABASE = {"sqlalchemy", "alembic", "aiosqlite", "sqlite3"}
STORE = PACKAGE / "server" / "store"

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
EXCEPTIONS = {  # what tests need besides, by their file or folder: the modules, and why
    "arena/test_cluster.py": ("bots.network training", "one Ray cluster serves tournaments and training"),
    "bench/": ("server.table", "the load generator is compared with what a table writes"),
    "bots/test_rollout.py": ("engine.dispatch", "a rollout is compared with the same picks, one by one"),
    "browser/": ("server.http.page cli.commands.page", "serves the built page, or writes it as a static site"),
    "cli/test_static_site.py": ("server.http.analysis", "a file of puzzles holds what a server answers"),
    "conformance/regenerate.py": ("engine.dispatch", "perft counts millions of positions in kernels"),
    "games/": ("games.draft games.land", "families are built of these two"),
    "new_games/pig/__init__.py": ("engine.game", "processes read a family while they import crownland"),
    "oracles/network_oracle.py": ("bots.network training.fit", "the same network in NumPy"),
    "server/": ("match.clock", "dates in a log"),
    "server/runtime/": ("server.store server.table", "a session is built of a store and a table"),
    "server/store/": ("server.table.entries", "what the store holds"),
    "server/table/": ("server.store.schema", "what is stored of a table"),
    "support/duel_positions.py": ("games.duel.position", "reads drawn maps"),
    "support/local_tables.py": ("cli.commands.page", "writes a static site"),
    "support/memory_store.py": ("server.store server.table.entries", "a store without a database"),
    "support/other_build.py": ("server.http.page", "sends another folder as the page"),
    "support/random_tables.py": ("server.table", "a table without a server"),
    "support/score_sheets.py": ("games.land.kingdom", "writes a land into a state that no game led to"),
    "support/scripted_input.py": ("cli.i18n", "reads the screen in the language of the command line"),
    "support/stores.py": ("server.store server.table.seats", "a store without a server"),
    "support/table_processes.py": ("server", "a process without HTTP"),
    "support/table_driver.py": ("server.table", "a table without a server"),
    "test_docs.py": ("engine.registry games match.record.extras", "compares documents with code"),
    "test_games.py": ("engine.registry games", "compares the parts of all families"),
    "test_library.py": ("arena.play batch.kernels bots.rollout", "compares documents with code"),
    "test_names.py": ("server.store.schema", "reads the names of columns"),
    "training/": ("bots.learned bots.network", "training writes the weights that bots read"),
    "web/test_local_table.py": ("server", "the table of the page is compared with that of the server"),
    "web/test_page.py": ("server.http.page", "measures the files that the server sends"),
    "web/test_views.py": ("match.view.viewer", "the page formats the same views"),
    "web/test_wire.py": ("server.table", "the page gets what a table sends"),
}


def layer(parts: tuple[str, ...]) -> str:
    """Return the layer of a module given as its path below the package."""
    return kernel.layer(parts[-1]) if parts[0] == "games" else parts[0]


def layer_of(path: Path) -> str:
    return layer(path.relative_to(PACKAGE).with_suffix("").parts)


@cache
def imported(path: Path) -> list[tuple[str, int]]:
    """List the full names of everything that a file imports at run time, relative imports worked out, and the lines."""
    home = ["crownland", *path.relative_to(PACKAGE).parent.parts]
    return list(_imports(ast.parse(path.read_text(encoding="utf-8")), home))


def _imports(node: ast.AST, home: list[str]) -> Iterator[tuple[str, int]]:
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return
    if isinstance(node, ast.Import):
        yield from ((name.name, node.lineno) for name in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = home[: len(home) - node.level + 1] if node.level else []
        module = ".".join([*base, *([node.module] if node.module else [])])
        yield from ((f"{module}.{name.name}", node.lineno) for name in node.names)
    for child in ast.iter_child_nodes(node):
        yield from _imports(child, home)


def file_of(name: str) -> Path | None:
    """Return the file of the package that an imported name comes from."""
    parts = name.split(".")[1:]
    for end in (len(parts), len(parts) - 1):
        base = PACKAGE.joinpath(*parts[:end])
        if end and base.with_suffix(".py").is_file():
            return base.with_suffix(".py")
        if (base / "__init__.py").is_file():
            return base / "__init__.py"
    return None


def test_every_layer_is_listed() -> None:
    assert {layer_of(path) for path in FILES} == MAY_IMPORT.keys()


def test_a_file_imports_only_what_its_layer_may() -> None:
    imports = [(path, name, line) for path in FILES for name, line in imported(path)]
    assert [
        f"{path}:{line} imports {name}" for path, name, line in imports if not may_import(layer_of(path), name)
    ] == []


def may_import(own: str, name: str) -> bool:
    """Tell whether a layer may import a module; the package itself could bring in anything."""
    first, *rest = name.split(".")
    if first != "crownland":
        return own not in ("engine", "rules") or first not in STRANGERS
    if rest[0] == "__version__":
        return True
    target = file_of(name)
    return target is not None and target.parent != PACKAGE and layer_of(target) in MAY_IMPORT[own] | {own}


def test_only_what_families_share_is_imported_directly() -> None:
    """The parts of a family are loaded by role; other layers import only `games/land` and `games/draft`."""
    families = tuple(f"{family.package}." for family in FAMILIES.values())
    imports = [(path, name) for path in FILES if PACKAGE / "games" not in path.parents for name, _ in imported(path)]
    assert [f"{path} imports {name}" for path, name in imports if name.startswith(families)] == []


def test_only_the_store_imports_sqlalchemy() -> None:
    """All else catches `StoreError`."""
    users = {path for path in FILES if any(name.partition(".")[0] in DATABASE for name, _ in imported(path))}
    assert {path.relative_to(PACKAGE).as_posix() for path in users if STORE not in path.parents} == set()


def test_no_folder_of_the_server_imports_one_above_it() -> None:
    server = PACKAGE / "server"
    order = ["", "table", "store", "runtime", "http"]  # modules beside the folders, all but the application, come first
    found = []
    for path in set(server.rglob("*.py")) - {server / "app.py"} - set((server / "store" / "migrations").rglob("*.py")):
        own = order.index(path.parent.name if path.parent != server else "")
        for name, line in imported(path):
            target = file_of(name) if name.startswith("crownland.server.") else None
            if target and order.index(target.parent.name if target.parent != server else "") > own:
                found.append(f"{path}:{line} imports {name}")
    assert found == []


def test_no_arrow_turns_back() -> None:
    """Whatever a layer may import, directly or not, may not import it."""
    for own, below in MAY_IMPORT.items():
        assert all(own not in MAY_IMPORT[other] for other in below)
        assert all(MAY_IMPORT[other] <= below for other in below), f"{own} should list all that lies below it"


def closure(path: Path) -> set[Path]:
    """Return every file of the package that a file imports at run time, directly or not."""
    found, waiting = set[Path](), [path]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            names = [name for name, _ in imported(file) if name.startswith("crownland.")]
            waiting += [target for name in names if (target := file_of(name)) and target.parent != PACKAGE]
    return {file for file in found if file.name != "__init__.py"}


def has_kernels(path: Path) -> bool:
    return "@kernel" in (text := path.read_text(encoding="utf-8")) or "@inlined" in text


def test_whatever_a_kernel_can_call_is_in_the_digest_of_its_cache_folder() -> None:
    """The compiler's cache notices an edit of the kernel's own file, but of no other."""
    tables = {file for family in FAMILIES.values() for file in family.folder.glob("*.csv")}
    digested = {layer: {*kernel.sources(layer)} for layer in kernel.FOLDERS}
    for path in filter(has_kernels, FILES):
        module = ".".join(["crownland", *path.relative_to(PACKAGE).with_suffix("").parts])
        assert (closure(path) | tables) - digested[kernel.kernel_layer(module)] - {path} == set(), path


@pytest.mark.parametrize("role", ["view", "record", "explain", "terminal"])
def test_editing_what_people_see_compiles_nothing(role: str) -> None:
    files = {path for family in FAMILIES.values() for path in family.folder.glob(f"{role}*.py")}
    assert files
    assert not any(files & {*kernel.sources(layer)} for layer in kernel.FOLDERS)


def test_importing_the_package_does_not_load_the_compiler() -> None:
    code = "import sys, crownland; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_importing_a_game_loads_nothing_of_it() -> None:
    code = "import sys, crownland.games.duel; sys.exit(any('games.duel.' in name for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def documented() -> set[Path]:
    """Return the files of `crownland` itself and of every module that the documents tell readers to import."""
    pages = [*DOCS.glob("reference/*.md"), *DOCS.glob("guides/*.md"), DOCS / "adding-a-game.md"]
    names = {name for page in pages for name in re.findall(r"\bcrownland(?:\.[a-z_0-9]+)+", page.read_text("utf-8"))}
    return {PACKAGE / "__init__.py", *filter(None, map(file_of, names))}


def is_own(test: Path, target: Path) -> bool:
    """Whether a file lies in the folder that a test mirrors or above it in the package, or has its role in a game."""
    *folders, name = test.relative_to(TESTS).parts
    mirror = PACKAGE.joinpath(*folders)
    if folders and (mirror in target.parents or (target.parent in mirror.parents and target.parent != PACKAGE)):
        return True
    own, other = (*folders, name.removesuffix(".py").removeprefix("test_")), target.relative_to(PACKAGE).parts
    crosses = (own[0] == "games") != (other[0] == "games")
    return crosses and layer(own) == layer((*other[:-1], target.stem))


def excepted(test: Path, name: str) -> set[str]:
    """Return the exceptions that let a test import a name."""
    own = test.relative_to(TESTS).as_posix()
    return {
        key
        for key, (modules, _) in EXCEPTIONS.items()
        if own.startswith(key) and any(f"{name}.".startswith(f"crownland.{module}.") for module in modules.split())
    }


def test_tests_import_public_names_documented_modules_or_what_they_mirror() -> None:
    public, used, wrong = documented(), set[str](), []
    for test in sorted(TESTS.rglob("*.py")):
        for name, line in _imports(ast.parse(test.read_text(encoding="utf-8")), []):
            target = file_of(name) if name.startswith("crownland.") else None
            if target is None or is_own(test, target):
                continue
            module, _, last = name.removeprefix("crownland.").rpartition(".")
            if target not in public or crownland._HOMES.get(last) == module:
                found = excepted(test, name)
                used |= found
                wrong += [] if found else [f"{test.relative_to(TESTS)}, line {line}: {name} is inside a package"]
    assert wrong == []
    assert used == EXCEPTIONS.keys(), "an exception that nothing needs can go"
