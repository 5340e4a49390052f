"""The page as files: what is changed for a web space, and which folders are touched."""

import json
from datetime import timedelta
from pathlib import Path

import pytest

from crownland import InvalidSetup
from crownland.analysis.puzzle import FIRST, GAMES
from crownland.cli.commands import page as static_site
from crownland.server.http.analysis import render_puzzles

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/crown.svg" />
    <script type="module" crossorigin src="/assets/index-1a2b.js"></script>
  </head>
</html>
"""
MANIFEST = {"start_url": "./", "shortcuts": [{"name": "Learn", "url": "learn"}]}
FILES = {"index.html": PAGE, "manifest.webmanifest": json.dumps(MANIFEST), "assets/index-1a2b.js": "1"}


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let there be a small page, with a note of its build."""
    folder = tmp_path / "built"
    for name, text in {**FILES, ".vite/manifest.json": "{}"}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.setattr(static_site, "PAGE", folder)
    return folder


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.usefixtures("built")
def test_the_page_and_the_puzzles_are_written(tmp_path: Path) -> None:
    page, puzzles = static_site.write_site(tmp_path / "a" / "web", days=2)
    folder = tmp_path / "a" / "web"
    written = {"puzzles/index.json", "puzzles/0.json", "puzzles/1.json"}
    assert files_in(folder) == {*FILES, *written, static_site.MARK}
    assert (page.files, puzzles.files) == (len(FILES), len(written))
    assert puzzles.bytes == sum((folder / name).stat().st_size for name in written)


@pytest.mark.usefixtures("built")
def test_a_file_of_puzzles_is_what_a_server_answers(tmp_path: Path) -> None:
    static_site.write_site(tmp_path / "web", days=2)
    folder = tmp_path / "web" / "puzzles"
    assert json.loads((folder / "index.json").read_bytes()) == {"first": str(FIRST), "days": 2}
    assert (folder / "1.json").read_bytes() == render_puzzles(FIRST + timedelta(1)).plain
    assert [one["game"] for one in json.loads((folder / "0.json").read_bytes())["puzzles"]] == list(GAMES)


def test_the_page_is_marked_finds_its_files_in_any_folder_and_guards_itself() -> None:
    page = static_site.static_index(PAGE)
    assert page.index('data-site="static"') < page.index("<head>")
    assert 'href="./crown.svg"' in page and 'src="./assets/index-1a2b.js"' in page
    policy = page.index("content-security-policy")
    assert policy < page.index("<script"), "a policy counts for what follows it"
    assert "script-src &#x27;self&#x27; &#x27;wasm-unsafe-eval&#x27;" in page
    assert "frame-ancestors" not in page, "which browsers ignore in a page, with a warning"


def test_shortcuts_of_the_app_lead_to_screens_of_a_page_without_a_server() -> None:
    shortcuts = json.loads(static_site.static_manifest(json.dumps(MANIFEST)))["shortcuts"]
    assert [one["url"] for one in shortcuts] == ["?/learn"]


@pytest.mark.usefixtures("built")
def test_a_page_that_was_written_before_is_replaced_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "web"
    static_site.write_site(folder, days=2)
    (folder / "CNAME").write_text("play.example")
    static_site.write_site(folder, days=1)
    assert files_in(folder) == {*FILES, "puzzles/index.json", "puzzles/0.json", static_site.MARK, "CNAME"}


@pytest.mark.usefixtures("built")
def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "thesis"
    folder.mkdir()
    (folder / "index.html").write_text("mine")
    with pytest.raises(InvalidSetup, match=r"but .*thesis holds other files"):
        static_site.write_site(folder, days=1)
    assert (folder / "index.html").read_text() == "mine" and files_in(folder) == {"index.html"}


@pytest.mark.usefixtures("built")
def test_a_list_of_files_removes_nothing_outside_its_folder(tmp_path: Path) -> None:
    folder, precious = tmp_path / "web", tmp_path / "precious"
    static_site.write_site(folder, days=1)
    precious.write_text("mine")
    (folder / static_site.MARK).write_text(json.dumps({"files": ["../precious", str(precious)]}))
    static_site.write_site(folder, days=1)
    assert precious.read_text() == "mine"


def test_without_a_built_page_nothing_is_written(built: Path, tmp_path: Path) -> None:
    (built / "index.html").unlink()
    with pytest.raises(InvalidSetup, match="expected a built page"):
        static_site.write_site(tmp_path / "web", days=1)
    assert not (tmp_path / "web").exists()
