"""The wheel holds the page and runs in an empty environment where there is no Node."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from servers import Server, serve

ROOT = Path(__file__).parent.parent
KEPT_BY_NOBODY = (".git", ".venv", ".*_cache", ".hypothesis", "page", "node_modules", "dist", "__pycache__")

pytestmark = pytest.mark.deep  # fetches Node, builds the page, and installs everything anew


def run(*words: str | Path, folder: Path, **environment: str) -> None:
    done = subprocess.run(
        words, cwd=folder, env={**os.environ, **environment}, check=False, capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"


def pip(*words: str | Path, folder: Path, python: Path | str = sys.executable, **environment: str) -> None:
    run(python, "-m", "pip", *words, "--quiet", "-c", ROOT / "constraints.txt", folder=folder, **environment)


def page_of(wheel: Path) -> set[str]:
    """Return the files of the page in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if name.startswith("crownland/server/page/")}


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources as they are kept, with nothing built."""
    return shutil.copytree(ROOT, tmp_path_factory.mktemp("clone") / "crownland", ignore=unkept)


def unkept(folder: str, names: list[str]) -> set[str]:
    """Return what is built, and lies beside the sources."""
    built = {"docs"} if Path(folder).name == "server" else set()
    return {*shutil.ignore_patterns(*KEPT_BY_NOBODY)(folder, names), *built}


@pytest.fixture(scope="module")
def wheel(clone: Path) -> Path:
    pip("wheel", "--no-deps", "-w", "dist", ".", folder=clone)
    return next((clone / "dist").glob("*.whl"))


def test_the_wheel_holds_the_page(wheel: Path) -> None:
    files = page_of(wheel)
    assert "crownland/server/page/index.html" in files
    assert {Path(name).suffix for name in files} >= {".html", ".js", ".css", ".woff2", ".svg"}


def test_a_source_archive_gives_the_same_wheel_without_node(wheel: Path, clone: Path, tmp_path: Path) -> None:
    pip("install", "--target", tmp_path / "tools", "hatchling", folder=clone)
    tools = str(tmp_path / "tools")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", folder=clone, PYTHONPATH=tools)
    archive = next((clone / "dist").glob("*.tar.gz"))
    no_network = {"npm_config_offline": "true", "PATH": str(Path(sys.executable).parent)}
    pip("wheel", "--no-deps", "-w", tmp_path, archive, folder=tmp_path, **no_network)
    assert page_of(next(tmp_path.glob("*.whl"))) == page_of(wheel)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the wheel and what it needs, and nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    run(sys.executable, "-m", "venv", folder / "environment", folder=folder)
    python = folder / "environment" / "bin" / "python"
    pip("install", wheel, folder=folder, python=python)
    return python


def test_the_wheel_holds_the_documentation_where_it_was_built(wheel: Path, clone: Path, tmp_path: Path) -> None:
    def documents(wheel: Path) -> list[str]:
        with zipfile.ZipFile(wheel) as archive:
            return [name for name in archive.namelist() if name.startswith("crownland/server/docs/")]

    assert documents(wheel) == []
    built = clone / "src" / "crownland" / "server" / "docs"
    built.mkdir()
    (built / "index.html").write_text("<h1>Hello</h1>")
    pip("wheel", "--no-deps", "-w", tmp_path, ".", folder=clone)
    shutil.rmtree(built)
    assert documents(next(tmp_path.glob("*.whl"))) == ["crownland/server/docs/index.html"]


def test_the_wheel_runs_where_there_is_no_node(installed: Path, tmp_path: Path) -> None:
    path = str(installed.parent)
    assert shutil.which("node", path=path) is shutil.which("npm", path=path) is None
    with serve(str(tmp_path / "games.db"), tmp_path, program=(str(installed), "-m", "crownland"), PATH=path) as server:
        shown = httpx.get(server.url)
        assert '<div id="page">' in shown.text
        assert "make docs" in httpx.get(f"{server.url}/docs").text
        for name in page_of_shown(shown.text):
            assert httpx.get(f"{server.url}{name}").status_code == 200
        assert play_to_the_end(server) == "over"


def page_of_shown(html: str) -> list[str]:
    return [part.split('"')[0] for part in html.replace('src="', 'href="').split('href="')[1:]]


def play_to_the_end(server: Server) -> str:
    """Play a game over REST, both seats with one token; return how the table stands."""
    made = server.create(variant="sample()", seats=[{"me": True}, {"me": True}], pace="instant")
    client = server.client(made["token"])
    table = client.get(f"/tables/{made['id']}").json()
    while table["status"] == "running":
        version, action = table["version"], table["view"]["options"][0]["id"]
        played = client.post(
            f"/tables/{made['id']}/play", json={"id": str(version), "version": version, "action": action}
        )
        assert played.status_code < 300, played.text
        table = client.get(f"/tables/{made['id']}").json()
    return str(table["status"])
