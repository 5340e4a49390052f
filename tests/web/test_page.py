"""The page by itself: its logic, its types, its words, and its size."""

import gzip
import re

from crownland.server.http import page
from nodes import node, packages

MOST_BYTES = 120 * 1024  # of a first load, compressed, without fonts


def test_the_page_s_own_tests_pass() -> None:
    done = node("node", str(packages() / "vitest" / "vitest.mjs"), "run")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_the_page_agree() -> None:
    check = packages() / "svelte-check" / "bin" / "svelte-check"
    done = node("node", str(check), "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_first_load_is_small() -> None:
    """All scripts and styles but the second language, as if a table were opened at once."""
    files = [file for file in page.FOLDER.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    first = [file for file in files if not re.match(r"(pl|qrcode)-", file.name)]
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 6)) for file in first}
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_the_page_asks_nobody_else_for_anything() -> None:
    for file in page.FOLDER.rglob("*"):
        if file.suffix in (".js", ".css", ".html"):
            text = file.read_text(encoding="utf-8")
            hosts = set(re.findall(r"https?://([\w.-]+)", text)) - {"www.w3.org", "svelte.dev"}
            assert not hosts, f"{file.name} names {hosts}"
