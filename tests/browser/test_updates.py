"""After an update of the server, tabs that were open load the new page by themselves, once, and lose nothing."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from crownland.server.http.page import PAGE
from people import TURN, Person, button, wait_until_kept
from servers import Server, serve

OTHER_BUILD = str(Path(__file__).parents[1] / "support" / "other_build.py")
NewPerson = Callable[..., Person]
OWN = 'document.querySelector("meta[name=build]")?.content'
IS_NEW = f"before => ![undefined, before].includes({OWN})"  # a page that has only begun to come has none


@pytest.fixture
def updated(tmp_path: Path) -> Iterator[Server]:
    """A server of our own, with another build of the page beside it."""
    with serve(str(tmp_path / "games.db"), tmp_path) as running:
        yield running


def update(server: Server, folder: Path) -> None:
    """Restart a server with another build of the page."""
    index = shutil.copytree(PAGE, folder) / "index.html"
    index.write_text(index.read_text(encoding="utf-8").replace("</body>", "<!-- new --></body>"), encoding="utf-8")
    server.stop()
    server.program = (sys.executable, OTHER_BUILD, str(folder))
    server.start()


def count_loads(page: Page) -> list[str]:
    """Note every load of a page from now on."""
    loads: list[str] = []
    page.on("load", lambda page: loads.append(page.url))
    return loads


def test_an_old_tab_loads_the_new_page_and_its_table_goes_on(
    new_person: NewPerson, updated: Server, tmp_path: Path
) -> None:
    anna = new_person("keys", service_workers="allow")
    anna.url = updated.url
    anna.lay("sample()")
    wait_until_kept(anna.page)
    before = anna.page.evaluate(OWN)
    anna.page.wait_for_selector(TURN)
    anna.page.keyboard.press("n")
    expect(anna.page.locator(".ghost").first).to_be_visible()

    loads = count_loads(anna.page)
    update(updated, tmp_path / "page")
    anna.page.wait_for_selector("text=Connection lost", state="detached")
    anna.page.wait_for_timeout(5000)
    assert loads == [], "a decision was begun"
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_function(IS_NEW, arg=before)
    anna.page.wait_for_load_state()
    assert len(loads) == 1
    anna.step()
    assert anna.page.evaluate("navigator.serviceWorker.controller !== null")


def test_a_lobby_loads_the_new_page_when_its_dialog_is_closed(
    new_person: NewPerson, updated: Server, tmp_path: Path
) -> None:
    page = new_person().page
    page.goto(updated.url)
    page.wait_for_selector(".games li")
    before = page.evaluate(OWN)
    button(page, "New table").click()
    update(updated, tmp_path / "page")
    with page.expect_response(lambda answer: answer.headers.get("crownland-build", before) != before):
        pass  # the lobby looks for tables every ten seconds
    page.wait_for_timeout(3000)
    assert page.evaluate(OWN) == before, "the form would be lost"
    page.keyboard.press("Escape")
    page.wait_for_function(IS_NEW, arg=before)


def test_a_page_that_stays_old_is_loaded_again_only_once(new_person: NewPerson, server: Server) -> None:
    """As behind a cache that still has the page of before."""

    anna = new_person("keys")
    anna.page.add_init_script(
        """new MutationObserver(() => {
            const meta = document.querySelector("meta[name=build]");
            if (meta) meta.content = "old";
        }).observe(document, {childList: true, subtree: true})"""
    )
    loads = count_loads(anna.page)
    anna.lay("sample()")
    anna.page.wait_for_timeout(8000)  # long enough for three loads
    anna.page.wait_for_selector(TURN)
    assert len(loads) == 2 and anna.page.evaluate(OWN) == "old"
    anna.step()
