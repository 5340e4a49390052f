"""Somebody who sees nothing: knows a page by its accessibility tree alone, and has only the keyboard."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

PATIENCE: Final = 60  # seconds
MAX_TABS: Final = 250
SILENT: Final = ("none", "generic", "InlineTextBox", "LineBreak")
LIVE: Final = ("status", "alert", "log")


@dataclass(frozen=True)
class Node:
    """What is heard of one part of a page, and of what it is part of, from the outside in."""

    role: str
    name: str
    description: str
    value: str
    states: dict[str, Any]
    inside: tuple["Node", ...]
    key: str

    def within(self, role: str, name: str = "") -> bool:
        return any(one.role == role and one.name.startswith(name) for one in self.inside)

    @property
    def is_enabled(self) -> bool:
        return not self.states.get("disabled")


class Listener:
    """A person with a screen reader."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._heard: list[Node] = []  # until the next key, or the next moment of waiting

    # What is heard.

    def nodes(self) -> list[Node]:
        """Return all that the page tells, in its order; behind a modal dialog, only the dialog."""
        self._heard = self._heard or self._read()
        return self._heard

    def _read(self) -> list[Node]:
        raw = {one["nodeId"]: one for one in self._line.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(one for one in raw.values() if one.get("parentId") not in raw)
        return list(_walk(raw, root, ()))

    def find_all(self, role: str, name: str = "", inside: str = "") -> list[Node]:
        """Return all of a role whose name begins so, perhaps inside something of a name."""
        return [
            one
            for one in self.nodes()
            if one.role == role
            and one.name.startswith(name)
            and (not inside or any(outer.name.startswith(inside) for outer in one.inside))
        ]

    def find(self, role: str, name: str = "", inside: str = "") -> Node | None:
        return next(iter(self.find_all(role, name, inside)), None)

    def wait(self, find: Callable[[], Any], what: str) -> Any:
        """Wait until something is heard."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._heard = []
            if found := find():
                return found
            self.page.wait_for_timeout(50)
        raise AssertionError(f"never heard: {what}; heard was\n{self.transcript()}")

    def hear(self, role: str, name: str = "", inside: str = "") -> Node:
        """Wait for something of a role and name."""
        return self.wait(lambda: self.find(role, name, inside), f"{role} {name!r}")  # type: ignore[no-any-return]

    def heading(self, level: int = 1) -> str:
        found = [one.name for one in self.find_all("heading") if one.states.get("level") == level]
        return found[0] if found else ""

    def announced(self) -> str:
        """Return what live regions hold."""
        return " ".join(
            one.name
            for one in self.nodes()
            if one.role == "StaticText" and any(outer.states.get("live") or outer.role in LIVE for outer in one.inside)
        )

    def text(self, inside: str) -> str:
        """Return the text inside something of a name."""
        return " ".join(
            one.name
            for one in self.nodes()
            if one.role == "StaticText" and any(outer.name.startswith(inside) for outer in one.inside)
        )

    def focus(self) -> Node | None:
        """Return what has the focus, as it is announced on arrival."""
        here = self._line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        if "objectId" not in here:
            return None
        found = self._line.send(
            "Accessibility.getPartialAXTree", {"objectId": here["objectId"], "fetchRelatives": False}
        )["nodes"]
        return _node(found[0], ()) if found and not found[0]["ignored"] else None

    def transcript(self) -> str:
        return "\n".join(f"{'  ' * len(one.inside)}{one.role} {one.name!r} {one.states or ''}" for one in self.nodes())

    # What is done.

    def key(self, *keys: str) -> None:
        self._heard = []
        for key in keys:
            self.page.keyboard.press(key)

    def go_to(self, role: str, name: str = "", inside: str = "") -> Node:
        """Move with Tab to something of a role and name."""
        self.hear(role, name, inside)
        targets = {one.name for one in self.find_all(role, name, inside)}
        for _ in range(MAX_TABS):
            here = self.focus()
            if here and here.role == role and here.name in targets:
                return here
            self.key("Tab")
        raise AssertionError(f"Tab does not reach {role} {name!r}; heard was\n{self.transcript()}")

    def press(self, role: str, name: str = "", inside: str = "") -> None:
        """Go to a button or link, and press Enter."""
        here = self.go_to(role, name, inside)
        assert here.is_enabled, f"{role} {here.name!r} cannot be pressed"
        self.key("Enter")


def _walk(raw: dict[str, Any], one: dict[str, Any], inside: tuple[Node, ...]) -> Iterator[Node]:
    if not one["ignored"] and _value(one.get("role")) not in SILENT:
        node = _node(one, inside)
        yield node
        inside = (*inside, node)
    for child in one.get("childIds", []):
        if child in raw:
            yield from _walk(raw, raw[child], inside)


def _node(one: dict[str, Any], inside: tuple[Node, ...]) -> Node:
    states = {state["name"]: _value(state["value"]) for state in one.get("properties", [])}
    role, name, description, value = (str(_value(one.get(part))) for part in ("role", "name", "description", "value"))
    return Node(role, name, description, value, states, inside, one["nodeId"])


def _value(part: dict[str, Any] | None) -> Any:
    return "" if part is None else part.get("value", "")
