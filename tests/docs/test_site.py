"""The site that `make docs` builds: every page, link and name is there, and nothing comes from elsewhere."""

import json
import os
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest
from filelock import FileLock

import crownland
import reference
from build_site import BUILT, build
from pages import DOCS, HERE, page_path

LOADS = {("script", "src"), ("img", "src"), ("link", "href"), ("source", "src"), ("iframe", "src")}


class Reading(HTMLParser):
    """The anchors of a page, the links on it, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif (tag, name) in LOADS and value:
                self.loads.add(value)
            elif (tag, name) == ("a", "href") and value:
                self.links.add(value)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Reading]:
    with FileLock(tmp_path_factory.getbasetemp().parent / "docs.lock"):
        if not (BUILT / "index.html").is_file():
            build(BUILT)
    pages = BUILT.rglob("*.html")
    return {path: Reading(path.read_text(encoding="utf-8")) for path in pages if path.name != "404.html"}


def test_every_document_is_a_page_and_the_navigation_leads_to_it(site: dict[Path, Reading]) -> None:
    led_to = {target_of(BUILT / "index.html", link)[0] for link in site[BUILT / "index.html"].links if is_local(link)}
    documents = [path for kind in ("*.md", "*.ipynb") for path in DOCS.rglob(kind) if not path.is_relative_to(HERE)]
    pages = [page_path(path) for path in documents] + [Path("api", page.file) for page in reference.PAGES]
    for page in pages:
        assert BUILT / page.with_suffix(".html") in led_to.intersection(site), page


def test_every_link_leads_somewhere(site: dict[Path, Reading]) -> None:
    for path, page in site.items():
        for link in filter(is_local, page.links | page.loads):
            target, anchor = target_of(path, link)
            assert target.is_file(), f"{path.relative_to(BUILT)} leads to {link}"
            if anchor and target.suffix == ".html":
                assert anchor in site[target].anchors, f"{path.relative_to(BUILT)} leads to {link}"


def test_nothing_is_loaded_from_elsewhere(site: dict[Path, Reading]) -> None:
    for path, page in site.items():
        assert all(map(is_local, page.loads)), path
    for style in BUILT.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        assert not re.search(r"@import|url\(.?(https?:)?//", text), style


def is_local(link: str) -> bool:
    return "//" not in link and not link.startswith(("mailto:", "data:", "javascript:"))


def target_of(path: Path, link: str) -> tuple[Path, str]:
    """Return the file that a link of a page leads to, and the anchor there."""
    name, anchor = urldefrag(link)
    return Path(os.path.normpath(path.parent / unquote(name))) if name else path, unquote(anchor)


def test_the_reference_has_every_public_name_once() -> None:
    result = [name for page in reference.PAGES for name in page.names if "." not in name]
    assert sorted(result) == sorted(set(crownland.__all__) - {"__version__"})


def test_every_name_of_the_reference_is_told_from_its_docstring(site: dict[Path, Reading]) -> None:
    for page in reference.PAGES:
        path = (BUILT / "api" / page.file).with_suffix(".html")
        assert {reference.full(name) for name in page.names} <= site[path].anchors
    state = (BUILT / "api" / "state.html").read_text(encoding="utf-8")
    assert "crownland.State.legal_actions" in state and "or all possible draws of chance" in state


def test_the_search_finds_rules_functions_and_guides() -> None:
    index = json.loads((BUILT / "search.json").read_text(encoding="utf-8"))
    places = {item["location"] for item in index["items"]}
    assert {"rules/kingdomino.html#k7", "guides/first-bot.html", "api/bots.html#crownland.rollouts"} <= places


def test_a_notebook_is_shown_with_what_its_cells_show() -> None:
    page = (BUILT / "notebooks" / "first-steps.html").read_text(encoding="utf-8")
    assert (BUILT / "notebooks" / "first-steps-1.svg").is_file() and "first-steps-1.svg" in page
    assert "winners:" in page
