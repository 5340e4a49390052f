"""The documentation as a browser shows it, under the policy of the server."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from axe import violations
from build_site import BUILT
from servers import Server

pytestmark = pytest.mark.skipif(not BUILT.is_dir(), reason="`make docs` has not been run")


def test_a_researcher_searches_on_the_desktop(new_context: Callable[..., BrowserContext], server: Server) -> None:
    page = new_context(color_scheme="dark").new_page()
    page.goto(f"{server.url}/docs")
    expect(page.get_by_role("heading", name="Crownland", level=1)).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Control+k")
    expect(page.get_by_role("dialog", name="Search").get_by_role("combobox")).to_be_focused()
    page.keyboard.type("rollouts")
    expect(page.get_by_text(re.compile(r"^\d+ results$"))).to_be_visible()
    expect(page.get_by_role("option", name="rollouts", exact=True, selected=True)).to_be_visible()  # of the whole word
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Bots and rollouts", level=1)).to_be_visible()
    assert not violations(page)


def test_a_phone_shows_a_notebook_without_scrolling_sideways(
    new_context: Callable[..., BrowserContext], server: Server
) -> None:
    page = new_context("phone").new_page()
    page.goto(f"{server.url}/docs/notebooks/first-steps.html")
    expect(page.get_by_alt_text("Output of the cell").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(page)
