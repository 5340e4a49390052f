"""Somebody who plays through the page as people do: points and clicks, taps, or uses the keys alone."""

import json
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Locator, Page

from crownland.match.record import read_record

TURN_OR_END = '.table[data-turn]:not([data-turn=""]), dialog[open] tr.total'
MOST_STEPS = 2000


class Person:
    """One browser at one table."""

    def __init__(self, page: Page, url: str, way: str) -> None:
        self.page, self.url, self.way = page, url, way

    def lay(self, variant: str = "kingdomino(seats=2)", seats: list[dict[str, Any]] | None = None, **more: Any) -> str:
        """Lay a table by REST and sit down at it in the browser; return its id."""
        chairs = seats if seats is not None else [{"me": True, "name": "Anna"}, {"bot": "greedy"}]
        setup = {"variant": variant, "seats": chairs, "pace": "instant", **more}
        made = httpx.post(f"{self.url}/api/games", json=setup, timeout=120).json()
        kept = {made["game"]: {"token": made["token"], "variant": variant, "at": 1}}
        self.page.goto(self.url)
        self.page.evaluate("kept => localStorage.setItem('crownland.games', kept)", json.dumps(kept))
        self.open(made["game"])
        return str(made["game"])

    def open(self, game: str) -> None:
        self.page.goto(f"{self.url}/game/{game}")
        self.page.wait_for_selector(".table[data-ply]")

    @property
    def ply(self) -> int:
        return int(self.page.get_attribute(".table", "data-ply") or -1)

    @property
    def turn(self) -> str:
        return self.page.get_attribute(".table", "data-turn") or ""

    @property
    def is_over(self) -> bool:
        return self.page.locator("dialog[open] tr.total").count() > 0

    def play(self, until: Callable[["Person"], bool] = lambda person: False) -> None:
        """Play to the end, or until something is so."""
        for _ in range(MOST_STEPS):
            self.page.wait_for_selector(TURN_OR_END, timeout=90_000)
            if self.is_over or until(self):
                return
            self.step()
        raise AssertionError("the game does not end")

    def step(self) -> None:
        """Make one decision, and see that the table moves on."""
        before = self.ply
        if self.way == "keys":
            self._keys()
        else:
            self._point()
        self.wait_after(before)

    def wait_after(self, ply: int) -> None:
        """Wait until the table has moved on from a ply."""
        self.page.wait_for_selector(f'.table:not([data-ply="{ply}"])')

    def _keys(self) -> None:
        self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")

    def _point(self) -> None:
        match self.turn:
            case "discard" | "place":
                self._place()
            case "claim":
                self._press(self.page.locator("button.offer").first, twice=self.way == "touch")
            case "take":
                self._take()
            case "draw" | "cross":
                self._pick()
            case "turn" | "castle" | "name":
                self._press(self.page.locator(".composer .row .button").first)
            case "knights":
                self._send_knight()
            case "build":
                self._build()
            case "burn":
                self._burn()
            case turn:
                raise AssertionError(f"nobody has told me how to {turn}")

    def _place(self) -> None:
        confirm = self.page.locator(".composer .primary")
        if self.page.locator('[aria-label$="possible"]').count() == 0:
            self._press(confirm)
            return
        square = self.page.locator('[aria-label$="possible"]').first
        self._press(square)
        if self.way == "touch":
            self._press(confirm)

    def _take(self) -> None:
        confirm = self.page.locator(".composer .primary")
        for die in range(2):
            self._press(self.page.locator("button.die:not(.on)").first)
            if confirm.count() and confirm.is_enabled():
                break
            assert die == 0, "two dice are always enough"
        self._press(confirm)

    def _pick(self) -> None:
        confirm = self.page.locator(".composer .primary")
        if self.page.locator('[aria-label$="possible"]').count() == 0 and self.turn == "draw":
            self._press(self.page.locator(".composer .buttons .button").first)
            return
        for _ in range(2):
            chosen = self.page.locator('rect.cell[data-open="true"]:not([data-picked="true"])').first
            self._press(chosen)
            if confirm.count() and confirm.is_enabled():
                break
        self._press(confirm)

    def _send_knight(self) -> None:
        self._press(self.page.locator('rect.cell[data-open="true"]').first)
        self._press(self.page.locator(".composer .primary"))

    def _build(self) -> None:
        self._press(self.page.locator(".builders button").last)
        confirm = self.page.locator(".composer .primary")
        if not (confirm.count() and confirm.is_enabled()):
            self._press(self.page.locator('rect.cell[data-open="true"]').first)
        self._press(confirm)

    def _burn(self) -> None:
        """Burn in every other round, so that both ways are seen."""
        if self.ply % 2:
            self._press(self.page.locator(".builders button").first)
        self._press(self.page.locator(".composer .buttons .button").first)

    def _press(self, what: Locator, twice: bool = False) -> None:
        for _ in range(2 if twice else 1):
            if self.way == "touch":
                what.tap()
            else:
                what.click()

    def shown_totals(self) -> list[int]:
        """Read the points out of the table at the end."""
        self.page.wait_for_selector("dialog[open] tr.total")
        return [int(cell) for cell in self.page.locator("tr.total").last.locator("td").all_inner_texts()]


def engine_totals(url: str, game: str) -> list[int]:
    """Replay a game's record with the engine, which checks every event, and return its points."""
    text = httpx.get(f"{url}/api/games/{game}/record", timeout=60).text
    assert read_record(text).is_complete
    return [score["total"] for score in json.loads(text)["scores"]]
