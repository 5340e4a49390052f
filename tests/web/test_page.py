"""The page by itself: its logic, its words, and its size. `make check` checks its types."""

import gzip
import json
import re
from typing import Any

import pytest

from crownland.server.http.page import PAGE
from nodes import node, packages

# What each needs beside the page itself, in bytes, compressed, without fonts.
FIRST_LOADS = {
    58_000: ["src/lobby/Lobby.svelte"],
    112_000: ["src/shell/TableRoute.svelte"],
}


def test_the_page_s_own_tests_pass() -> None:
    done = node("node", str(packages() / "vitest" / "vitest.mjs"), "run")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("most", "sources"), FIRST_LOADS.items())
def test_a_first_load_is_small(most: int, sources: list[str]) -> None:
    """Scripts, styles and the words of one language, but for fonts all that is needed."""
    chapters = ["common", "table"] if "src/shell/TableRoute.svelte" in sources else ["common"]
    words = {path.name for chapter in chapters for path in PAGE.glob(f"assets/en-{chapter}-*.js")}
    assert len(words) == len(chapters)
    names = {"index.html", *(f"assets/{name}" for name in words)}.union(*map(needed, ["index.html", *sources]))
    sizes = {name: len(gzip.compress((PAGE / name).read_bytes())) for name in names}
    assert sum(sizes.values()) <= most, sizes


def needed(source: str) -> set[str]:
    """Return the files of a source and of everything that it imports at once."""
    parts: dict[str, Any] = json.loads((PAGE / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    files, open_parts = set[str](), {source}
    while open_parts:
        part = parts[open_parts.pop()]
        if part["file"] not in files:
            files |= {part["file"], *part.get("css", [])}
            open_parts |= set(part.get("imports", []))
    return files


def test_the_page_asks_nobody_else_for_anything() -> None:
    for file in PAGE.rglob("*"):
        if file.suffix in (".js", ".css", ".html"):
            text = file.read_text(encoding="utf-8")
            hosts = set(re.findall(r"https?://([\w.-]+)", text)) - {"www.w3.org", "svelte.dev"}
            assert not hosts, f"{file.name} names {hosts}"
