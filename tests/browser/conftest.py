"""A real Chromium and a real server for tests that play through the page."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from chromium import find_chromium
from complaints import SCREENS, listen
from people import Person
from servers import Server, serve

expect.set_options(timeout=20_000)  # a busy machine may need more than Playwright's five seconds

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",  # a process less for each browser
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serve(str(folder / "games.db"), folder) as running:
        httpx.get(f"{running.url}/api/menu", timeout=300)  # the rules may have to be compiled first
        yield running


@pytest.fixture
def new_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Make browsers of different people; whatever a page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(screen: str = "desktop", **options: Any) -> BrowserContext:
        # The worker fetches the whole page for everybody who comes, and what moves is drawn again and again; tests
        # about these allow them.
        usual = {"locale": "en-GB", "service_workers": "block", "reduced_motion": "reduce", **SCREENS[screen]}
        context = browser.new_context(**{**usual, **options})
        context.set_default_timeout(40_000)
        listen(context, complaints)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert not complaints, complaints


@pytest.fixture
def new_person(new_context: Callable[..., BrowserContext], server: Server) -> Callable[..., Person]:
    """Let somebody come, who plays with mouse, touch or keys."""

    def come(way: str = "mouse", **options: Any) -> Person:
        context = new_context("phone" if way == "touch" else "desktop", **options)
        return Person(context.new_page(), server.url, way)

    return come
