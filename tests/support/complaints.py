"""Screens of browsers for tests, and what their pages complain about."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

CUT = ("WebSocket connection to", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED")
PARTS = ("/api/", "/assets/", "/icons/")  # what a page asks for, and not people
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def listen(context: BrowserContext, complaints: list[str]) -> None:
    """Note whatever the pages of a context complain about.

    A browser reports a line that breaks by itself; tests that cut it on purpose are not to blame.
    """

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and not is_nowhere(message) and not any(word in message.text for word in CUT):
            complaints.append(message.text)

    def watch(page: Page) -> None:
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))

    context.on("page", watch)


def is_nowhere(message: ConsoleMessage) -> bool:
    """Tell whether a browser reports that nothing is at the address that a person has opened: the page says so."""
    return "status of 404" in message.text and not urlsplit(message.location["url"]).path.startswith(PARTS)
