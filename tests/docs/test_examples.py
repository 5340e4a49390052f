"""What the README and the documents show works as it stands: Python is run, and commands are those that there are."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from crownland.cli import make_app

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in (README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
}
ADDS_A_GAME = "docs/adding-a-game.md"  # its example has to come before anything else of the package
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


def blocks(page: str, *languages: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", PAGES[page], re.MULTILINE | re.DOTALL)
    return [text for language, text in found if language in languages]


def lines(*beginnings: str) -> list[str]:
    """Return the lines of all blocks without a language that begin so, each once."""
    found = [line for page in PAGES for text in blocks(page, "", "sh") for line in text.splitlines()]
    return list(dict.fromkeys(line for line in found if line.startswith(beginnings)))


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python") and page != ADDS_A_GAME])
def test_the_examples_of_a_page_run_one_after_the_other(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    for number, example in enumerate(blocks(page, "python"), 1):
        exec(compile(example, f"{page}, example {number}", "exec"), names)


def test_the_game_that_is_added_can_be_played(tmp_path: Path) -> None:
    (example,) = blocks(ADDS_A_GAME, "python")
    (tmp_path / "tiny.py").write_text(example, encoding="utf-8")
    shutil.copy(ROOT / "tests" / "new_games" / "tiny" / "dominoes.csv", tmp_path)
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    result = subprocess.run(
        [sys.executable, "tiny.py", "variants"], cwd=tmp_path, env=plain, check=True, capture_output=True, text=True
    )
    assert "Tiny Kingdomino" in result.stdout


@pytest.mark.parametrize("line", lines("crownland ", ".venv/bin/crownland "))
def test_a_command_is_one_that_the_terminal_takes(line: str) -> None:
    _, *words = shlex.split(line, comments=True)
    command, name = get_command(make_app(words[0])), "crownland"
    context = command.make_context(name, words)
    while hasattr(command, "resolve_command"):
        name, command, words = command.resolve_command(context, words)
        context = command.make_context(name, words, parent=context)


def test_there_are_commands() -> None:
    assert len(lines("crownland ")) > 40


@pytest.mark.parametrize("line", [line.strip() for line in lines("python ", "make ", "pip ")])
def test_whatever_else_is_called_is_there(line: str) -> None:
    program, *words = shlex.split(line, comments=True)
    if program == "python":
        assert find_spec(words[1]) if words[0] == "-m" else (ROOT / words[0]).is_file()
    elif program == "make":
        assert f"\n{words[0]}:" in (ROOT / "Makefile").read_text(encoding="utf-8")
    else:
        assert set(re.findall(r"\w+", line.partition("[")[2].partition("]")[0])) <= set(EXTRAS)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "json")])
def test_what_is_shown_as_json_is_json(page: str) -> None:
    assert all(map(json.loads, blocks(page, "json")))


def test_every_link_of_the_readme_leads_to_a_file() -> None:
    links = re.findall(r"\]\(([^)#:]+)[^)]*\)", PAGES["README.md"])
    assert len(links) > 15 and all((ROOT / link).exists() for link in links)


def test_the_readme_says_whose_names_these_are_and_leads_to_the_documents() -> None:
    assert "independent fan project" in PAGES["README.md"]
    assert "](docs/README.md)" in PAGES["README.md"]
