"""axe, which looks at a page for whatever would keep somebody from using it."""

from typing import Any

from playwright.sync_api import Page

from nodes import packages
from people import wait_for_rest


def violations(page: Page) -> list[str]:
    """Let axe look at the page once it is drawn and nothing moves on it; return what it finds."""
    page.wait_for_selector("main", state="attached")
    wait_for_rest(page)
    page.evaluate((packages() / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found: Any = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
