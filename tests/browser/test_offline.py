"""Without a connection: the page opens, says so, and does what needs no server; and a new page takes over cleanly."""

import json
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

import processes
from axe import violations
from crownland.server.http.page import PAGE
from deep import deep
from people import button, wait_until, wait_until_kept
from servers import Server

NewContext = Callable[..., BrowserContext]
ALWAYS = ("learn", "learn/queendomino", "components", "score", "tools", "tools/draft", "tools/clock", "tools/print")
CHANGED = ("index.html", "src/lobby/NewGame.svelte")
NEW = 'script[src="/assets/0-next.js"]'
KEPT = """async () => {
    const paths = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths.filter((path) => !path.endsWith(".npz"));  // which are kept later
}"""


def wait_for_worker(page: Page) -> None:
    """Wait until everything is kept, and for a page that the worker looks after."""
    wait_until_kept(page)
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


@pytest.mark.parametrize(("screen", "locale"), [deep("desktop", "en-GB"), ("phone", "pl-PL")])
def test_after_one_visit_the_page_opens_without_a_connection(
    new_context: NewContext, server: Server, screen: str, locale: str
) -> None:
    context = new_context(screen, locale=locale, service_workers="allow")
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector(".games li")
    wait_until_kept(page)
    kept = page.evaluate(KEPT)
    assert "/" in kept and len(kept) == len(set(kept))
    assert not [path for path in kept if path.startswith("/api")]

    context.set_offline(True)
    page.goto(server.url)
    title = {"en-GB": "No connection", "pl-PL": "Brak połączenia"}[locale]
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    assert violations(page) == []
    expect(page.locator(".games li")).to_have_count(5)
    for place in ALWAYS:
        page.goto(f"{server.url}/{place}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(KEPT) == kept, f"{place} needed what was not kept"
        assert page.get_by_text(re.compile(r"^[a-z]+(-[a-z]+)+$")).count() == 0, "every word is known"
    page.goto(f"{server.url}/games?show=watch")
    expect(page.get_by_role("main").get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("heading", level=2)).to_have_count(0)  # nobody knows of any list
    page.goto(f"{server.url}/table/abcdefgh")
    expect(page.locator(".banner")).to_be_visible()

    page.goto(server.url)
    page.locator("#offline-title").wait_for()
    button(page, {"en-GB": "Try again", "pl-PL": "Spróbuj ponownie"}[locale]).click()
    expect(page.locator("#offline-title")).to_be_visible()
    context.set_offline(False)  # the page hears of it
    page.wait_for_selector(".games li")
    expect(page.locator("#offline-title")).to_have_count(0)


class Patient(ThreadingHTTPServer):
    """A worker asks for all files at once, and on a busy machine they have to wait."""

    request_queue_size = 256


class Site:
    """A site that serves the page out of a folder that may change, and asks the real server for all else."""

    def __init__(self, folder: Path, server: Server) -> None:
        self.folder = folder
        shutil.copytree(PAGE, folder)

        class Handler(SimpleHTTPRequestHandler):
            def do_GET(self) -> None:
                if self.path.startswith("/api"):
                    answer = httpx.get(f"{server.url}{self.path}")
                    self.send_response(answer.status_code)
                    self.send_header("content-type", answer.headers["content-type"])
                    self.end_headers()
                    self.wfile.write(answer.content)
                    return
                if not (folder / self.path.partition("?")[0].lstrip("/")).is_file():
                    self.path = "/index.html"
                super().do_GET()

            def end_headers(self) -> None:
                self.send_header("cache-control", "no-store")
                super().end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = Patient(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def update(self) -> None:
        """Put another build in its place: two of its files have other names, and the old ones are gone."""
        next_ = shutil.copytree(self.folder, self.folder.with_name("next"))
        parts = json.loads((next_ / ".vite" / "manifest.json").read_text())
        names = {Path(parts[part]["file"]).name: f"{number}-next.js" for number, part in enumerate(CHANGED)}
        for file in [file for file in next_.rglob("*") if file.suffix in (".js", ".html")]:
            text = re.sub(r'"version":"\w+"', '"version":"next"', file.read_text(encoding="utf-8"))
            for old, new in names.items():
                text = text.replace(old, new)
            file.write_text(text, encoding="utf-8")
            file.rename(file.with_name(names.get(file.name, file.name)))
        self.folder.rename(self.folder.with_name("old"))
        next_.rename(self.folder)


@pytest.fixture
def site(tmp_path: Path, server: Server) -> Iterator[Site]:
    running = Site(tmp_path / "site", server)
    yield running
    running.http.shutdown()
    running.http.server_close()


def test_a_new_page_takes_over_and_old_tabs_go_on(new_context: NewContext, site: Site) -> None:
    context = new_context(service_workers="allow")
    old = context.new_page()
    old.goto(site.url)
    wait_for_worker(old)
    site.update()

    new = context.new_page()
    new.goto(f"{site.url}/tools/clock")
    expect(new.locator(NEW)).to_have_count(1)
    expect(old.locator(NEW)).to_have_count(0)
    button(old, "New table").click()  # its form is not on the site any more
    expect(old.get_by_role("combobox", name="Game", exact=True)).to_be_visible()
    wait_until(new, "(await navigator.serviceWorker.getRegistration()).waiting")
    old.close()
    new.close()
    # The new worker takes over when both tabs are really gone; a page that came earlier would belong to the old one.
    processes.wait_until(lambda: context.service_workers[-1].evaluate("!registration.waiting"))

    page = context.new_page()
    page.goto(site.url)
    wait_until(page, "(await caches.keys()).join() === 'crownland next en'")
    context.set_offline(True)
    page.goto(f"{site.url}/tools/clock")
    expect(page.locator(NEW)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_text("Turn clock")


def test_the_page_can_be_installed(new_context: NewContext, server: Server) -> None:
    context = new_context(service_workers="allow")
    page = context.new_page()
    page.goto(server.url)
    wait_until_kept(page)
    session = context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    errors = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}, "browsers of tests keep nothing, and install nothing"
    described = json.loads(manifest["data"])
    pictures = [icon for one in [described, *described["shortcuts"]] for icon in one["icons"]]
    for icon in pictures:
        answer = httpx.get(f"{server.url}/{icon['src']}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])
    for shortcut in described["shortcuts"]:
        assert httpx.get(f"{server.url}/{shortcut['url']}").status_code == 200
