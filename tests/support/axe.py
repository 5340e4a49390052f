"""axe, which looks at a page for whatever would keep somebody from using it."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from nodes import packages
from people import wait_for_rest


@cache
def _source() -> str:
    return (packages() / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Let axe look at the page once it is drawn and nothing moves on it; return what it finds."""
    page.wait_for_selector("main", state="attached")
    wait_for_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: Any = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
