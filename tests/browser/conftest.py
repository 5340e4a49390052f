"""A real Chromium and a real server for tests that play through the page."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from filelock import FileLock
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from chromium import SCREENS, listen
from people import Person
from servers import Server, serve

expect.set_options(timeout=20_000)  # a busy machine may need more than Playwright's five seconds

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SHELL = "chromium-headless-shell"  # the same without windows and toolbars: a page costs a third less
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str | None:
    """Return where Chromium is: named by CHROMIUM, or on the path, or installed now; None for Playwright's own."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if named:
        return named
    with FileLock(Path(tempfile.gettempdir()) / "crownland-chromium.lock"):  # one worker installs, the others find it
        return shutil.which(SHELL) or install_chromium()


def install_chromium() -> str | None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        packages = [SHELL, "fonts-dejavu-core"]
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages], check=True)
        return shutil.which(SHELL)
    subprocess.run(["playwright", "install", "--only-shell", "chromium"], check=True)
    return None


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
