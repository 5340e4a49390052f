"""The page without a server: written by `crownland page`, served by a plain file server out of a folder.

Games, hints, puzzles and reviews on it are those of test_local.py.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from axe import violations
from crownland.cli.commands.page import write_site
from deep import deep
from file_server import serve_files
from local_tables import FOLDER
from people import button, wait_for_rest, wait_until_kept
from scorers import Scorer

NewContext = Callable[..., BrowserContext]
PLACES = {
    "games": "Games",
    "puzzle": "Daily puzzle",
    "learn": "Learn the games",
    "learn/queendomino": "Queendomino",
    "components": "All pieces",
    "guide": "A guided first game",
    "score": "Score calculator",
    "tools": "For a real table",
    "tools/draft": "Draft helper",
    "tools/clock": "Turn clock",
    "tools/print": "Things to print",
    "replay": "Replay a record",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    space = tmp_path_factory.mktemp("space")
    write_site(space / FOLDER, days=2)
    with serve_files(space) as url:
        yield f"{url}/{FOLDER}/"


@pytest.fixture
def visit(new_context: NewContext, site: str) -> Iterator[Callable[..., Page]]:
    """Open the page; whatever it asks for must lie in its folder."""

    def open_page(screen: str = "desktop", **options: Any) -> Page:
        page = new_context(screen, **options).new_page()
        page.on("request", lambda request: check(request.url))
        page.goto(site)
        return page

    strange: list[str] = []

    def check(url: str) -> None:
        if not url.startswith((site, "data:", "blob:")) or "/api" in url:
            strange.append(url)

    yield open_page
    assert strange == []


Visit = Callable[..., Page]


@pytest.mark.parametrize("screen", [deep("desktop"), "phone"])
def test_the_lobby_offers_what_can_be_played_here_and_says_what_cannot(visit: Visit, screen: str) -> None:
    page = visit(screen)
    expect(page.locator(".games li")).to_have_count(5)
    expect(page.get_by_role("heading", name="No server needed")).to_be_visible()
    expect(button(page, "Play with a friend")).to_have_count(0)
    expect(page.get_by_role("heading", name="Open tables")).to_have_count(0)
    button(page, "New table").click()
    expect(page.get_by_role("combobox", name="Game", exact=True)).to_be_visible()
    expect(page.get_by_role("combobox", name="Time", exact=True)).to_have_count(0)
    assert violations(page) == []


def test_links_lead_to_every_screen_and_back(visit: Visit, site: str) -> None:
    page = visit()
    for place, title in PLACES.items():
        page.goto(f"{site}?/{place}")
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
        assert page.get_by_text(re.compile(r"^[a-z]+(-[a-z]+)+$")).count() == 0, "every word is known"
    page.goto(site)
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name=re.compile("^Read the rules")).first.click()
    expect(page).to_have_url(f"{site}?/learn/kingdomino")
    page.get_by_role("link", name="K7", exact=True).click()
    expect(page).to_have_url(f"{site}?/learn/kingdomino#K7")
    page.go_back()
    page.go_back()
    expect(page).to_have_url(f"{site}?/learn")
    page.get_by_role("link", name="Crownland", exact=True).click()
    page.wait_for_selector(".games li")


def test_what_only_a_server_has_is_said_to_be_missing(visit: Visit, site: str) -> None:
    page = visit()
    for place in ("table/abcdefgh", "embed/abcdefgh", "players", "players/Anna", "nowhere"):
        page.goto(f"{site}?/{place}")
        expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
        expect(page.get_by_text("This needs a Crownland server")).to_have_count(0 if place == "nowhere" else 1)


def test_a_kingdom_is_scored_and_the_link_shows_it_again(visit: Visit, site: str) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    scorer = Scorer(page, site)
    scorer.open("?/score")
    scorer.type_text("#wm3")
    assert scorer.points(0) == 3
    button(page, "Result").click()
    button(page, "Copy link").click()
    button(page, "Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{site}?/score#")
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector(".board")
    assert scorer.points(0) == 3


def test_the_page_opens_again_without_a_connection(visit: Visit, site: str) -> None:
    page = visit(service_workers="allow")
    wait_until_kept(page)
    page.context.set_offline(True)
    page.goto(site)
    expect(page.locator(".games li")).to_have_count(5)
    page.goto(f"{site}?/tools/clock")
    expect(page.get_by_role("heading", level=1)).to_have_text("Turn clock")
    wait_for_rest(page)
