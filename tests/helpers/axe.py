"""axe, which looks at a page for whatever would keep somebody from using it."""

from typing import Any

from playwright.sync_api import Page

from nodes import packages


def violations(page: Page) -> list[str]:
    """Let axe look at the page; return what it finds."""
    page.evaluate((packages() / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found: Any = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
