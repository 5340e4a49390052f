"""Somebody who plays through the page as people do: points and clicks, drags, taps, or uses the keys alone.

What is chosen among the possible varies with the version, so that a game meets most of what can happen, and meets it
again.
"""

import json
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

from crownland import read_record
from positions import Laid, advance, keep

Seats = list[dict[str, Any]]
ANNA: dict[str, Any] = {"me": True, "name": "Anna"}
BOB: dict[str, Any] = {"me": True, "name": "Bob"}
BOT: dict[str, Any] = {"bot": "greedy"}
OPEN: dict[str, Any] = {}
POSSIBLE = 'rect.cell[data-open="true"]'
TURN = '.table[data-turn]:not([data-turn=""])'
END = ".table[data-status=over] dialog[open] [data-finished]"
PREFERENCES = re.compile("Preferences|Ustawienia")
NEXT_GAME = "dialog[open] .next .primary"
MAX_STEPS = 2000


def button(place: Page | Locator, name: str) -> Locator:
    """Find the button that is called just so. Lines of the log are buttons too, with words nobody can foresee."""
    return place.get_by_role("button", name=name, exact=True)


def wait_for_taps(page: Page) -> None:
    """Wait until what was tapped has heard of it: a click follows the touch by itself, before the frame after next."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def wait_for_rest(page: Page) -> None:
    """Wait until nothing glides or fades any more; what goes round for ever does not count."""
    page.evaluate(
        """async () => {
            const late = new Promise((done) => setTimeout(done, 20_000, true));
            const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const moving = () => document.getAnimations().filter((one) =>
                one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
            do {
                const rest = Promise.allSettled(moving().map((one) => one.finished)).then(drawn);
                if ((await Promise.race([rest, late])) === true) throw new Error("still moving after 20 s");
            } while (moving().length);
        }"""
    )


def wait_until(page: Page, condition: str) -> None:
    """Wait until an expression that may await something is true: `wait_for_function` takes any promise for true."""
    page.evaluate(
        f"""async () => {{
            for (const end = Date.now() + 40_000; Date.now() < end; await new Promise((go) => setTimeout(go, 100)))
                if ({condition}) return;
            throw new Error("not so after 40 s");
        }}"""
    )


def wait_until_kept(page: Page) -> None:
    """Wait until the service worker has kept everything."""
    wait_until(page, "(await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'")


def prefer(page: Page, what: str | re.Pattern[str], value: str) -> None:
    """Choose a preference at a table, and go back to it; a switch is turned on."""
    button(page, "Menu").click()
    button(page, "Preferences").click()
    dialog = page.get_by_role("dialog", name=PREFERENCES)
    if value == "on":
        switch = dialog.get_by_role("switch", name=what)
        switch.check()
        expect(switch).to_be_checked()
    else:
        dialog.get_by_role("combobox", name=what).select_option(value)
    for _ in range(2):
        page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def sit_down(page: Page, name: str) -> None:
    """Take a seat at a table that is opened."""
    page.get_by_label("Your name", exact=True).fill(name)
    button(page, "Sit down").click()
    page.wait_for_selector(".board")


class Person:
    """One browser at one table."""

    def __init__(self, page: Page, url: str, way: str) -> None:
        self.page, self.url, self.way = page, url, way

    def lay(self, variant: str = "kingdomino(seats=2)", seats: Seats | None = None, **more: Any) -> str:
        """Lay a table by REST and sit down at it in the browser; return its id."""
        setup = {"variant": variant, "seats": seats or [ANNA, BOT], "pace": "instant", **more}
        made = httpx.post(f"{self.url}/api/tables", json=setup, timeout=120).json()
        keep(self.page, {made["id"]: {"token": made["token"], "variant": variant, "at": 1}})
        self.open(made["id"])
        return str(made["id"])

    def open(self, game: str) -> None:
        self.page.goto(f"{self.url}/table/{game}")
        self.page.wait_for_selector(".table[data-version]")

    def held(self, game: str) -> Laid:
        """Return what this browser holds of a table, for playing at it over REST, once it knows its seats."""
        self.page.wait_for_function(
            "game => JSON.parse(localStorage.getItem('crownland.games'))?.[game]?.seats", arg=game
        )
        kept = json.loads(self.page.evaluate("localStorage.getItem('crownland.games')"))[game]
        return Laid(game, kept["token"], tuple(kept["seats"]))

    @property
    def version(self) -> int:
        return int(self.page.get_attribute(".table", "data-version") or -1)

    @property
    def turn(self) -> str:
        return self.page.get_attribute(".table", "data-turn") or ""

    @property
    def seat(self) -> int:
        """The seat in turn, whoever holds it."""
        return int(self.page.get_attribute(".table", "data-seat") or -1)

    @property
    def is_over(self) -> bool:
        return self.page.locator(END).count() > 0

    @property
    def must_scroll_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > visualViewport.width"))

    def play(self, until: Callable[["Person"], bool] = lambda person: False) -> None:
        """Play to the end, or until something is so."""
        for _ in range(MAX_STEPS):
            self.page.wait_for_selector(f"{TURN}, {END}, {NEXT_GAME}", timeout=90_000)
            if self.is_over or until(self):
                return
            if self.page.locator(NEXT_GAME).count():
                self.page.locator(NEXT_GAME).click()
                self.page.wait_for_selector(NEXT_GAME, state="detached")
            else:
                self.step()
        raise AssertionError("the game does not end")

    def step(self) -> None:
        """Make one decision when it is due, and see that the table moves on."""
        self.page.wait_for_selector(TURN)
        before = self.version
        self.decide()
        self.wait_after(before)

    def decide(self) -> None:
        """Make one decision with what this person plays with."""
        if self.way == "keys":
            self._keys()
        else:
            self._point()

    def choose(self, button: Locator) -> None:
        """Press a button, or walk to it with Tab and press Enter."""
        button.wait_for()
        if self.way != "keys":
            self._press(button)
            return
        while not button.evaluate("button => button === document.activeElement"):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def wait_after(self, version: int) -> None:
        """Wait until the table has moved on from a version."""
        self.page.wait_for_selector(f'.table:not([data-version="{version}"])')

    def wait_until(self, version: int) -> None:
        """Wait until the table has come to a version."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('.table')?.dataset.version) >= version", arg=version
        )

    def wait_for_somebody(self, seats: Iterable[int]) -> bool:
        """Wait until one of these seats is in turn; return False when the game is over."""
        turns = [f'.table[data-seat="{seat}"]' for seat in seats]
        self.page.wait_for_selector(", ".join([*turns, END]), timeout=90_000)
        return not self.is_over

    def _keys(self) -> None:
        version = self.version
        if self.turn == "place" and version % 3 == 0 and self.page.locator(POSSIBLE).count():
            self._walk()
        else:
            for _ in range(1 + version % 4):
                self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")

    def _walk(self) -> None:
        """Go to a possible square with the arrows; the domino in hand comes along."""
        row, column = self._square(self.page.locator('rect.cell[tabindex="0"]'))
        to_row, to_column = self._square(self._some(POSSIBLE))
        steps = ["ArrowDown" if to_row > row else "ArrowUp"] * abs(to_row - row)
        steps += ["ArrowRight" if to_column > column else "ArrowLeft"] * abs(to_column - column)
        for key in steps or ["ArrowUp", "ArrowDown"]:
            self.page.keyboard.press(key)

    def _square(self, cell: Locator) -> tuple[int, int]:
        row, column = (cell.get_attribute("data-square") or "").split(",")
        return int(row), int(column)

    def _point(self) -> None:
        match self.turn:
            case "discard" | "place":
                self._place()
            case "claim":
                self._press(self._some("button.offer"), twice=self.way == "touch")
            case "take":
                self._take()
            case "draw" | "cross":
                self._pick()
            case "turn" | "castle" | "name":
                self._press(self._some(".composer .choices > .face"))
            case "knights":
                self._send_knight()
            case "build":
                self._build()
            case "burn":
                self._burn()
            case turn:
                raise AssertionError(f"nobody has told me how to {turn}")

    def _some(self, selector: str) -> Locator:
        found = self.page.locator(selector)
        return found.nth(self.version % max(found.count(), 1))

    def _place(self) -> None:
        if self.page.locator(POSSIBLE).count() == 0:
            self._press(self.confirm)
        elif self.way == "touch":
            self._tap_and_turn(self._some(POSSIBLE))
            self._press(self.confirm)
        elif self.way == "drag":
            self._drag(self._some(POSSIBLE))
        else:
            self._press(self._some(POSSIBLE))

    def _tap_and_turn(self, square: Locator) -> None:
        """Tap a square; in every other turn tap again, which turns the domino, until it fits."""
        self._press(square, twice=self.version % 2 == 1)
        while not self._can_confirm():
            self._press(square)

    @property
    def confirm(self) -> Locator:
        """The button that makes the decision that is shown."""
        return self.page.locator(".composer .primary")

    def _can_confirm(self) -> bool:
        if self.way == "touch":
            wait_for_taps(self.page)
        return self.confirm.count() > 0 and self.confirm.is_enabled()

    def _take(self) -> None:
        for die in range(2):
            self._press(self._some("button.die:not(.on)"))
            if self._can_confirm():
                break
            assert die == 0, "two dice are always enough"
        self._press(self.confirm)

    def _pick(self) -> None:
        if self.page.locator(POSSIBLE).count() == 0 and self.turn == "draw":
            self._press(self.page.locator(".composer .buttons .button:not(.hint)").first)
            return
        for _ in range(2):
            self._press(self._some(POSSIBLE + ':not([data-picked="true"])'))
            if self._can_confirm():
                break
        self._press(self.confirm)

    def _send_knight(self) -> None:
        self._press(self._some(POSSIBLE))
        self._press(self.confirm)

    def _build(self) -> None:
        self._press(self._some(".builders .able"))
        if not self._can_confirm():
            self._press(self._some(POSSIBLE))
        self._press(self.confirm)

    def _burn(self) -> None:
        """Burn in every other round, so that both ways are seen."""
        if self.version % 2:
            self._press(self._some(".builders .able"))
        self._press(self.page.locator(".composer .buttons .button:not(.hint)").first)

    def _press(self, what: Locator, twice: bool = False) -> None:
        for _ in range(2 if twice else 1):
            if self.way == "touch":
                what.tap()
            else:
                what.click()

    def carry(self, square: Locator) -> None:
        """Drag the domino in hand over a square, and hold it there."""
        mouse = self.page.mouse
        mouse.move(*_middle(self.page.locator(".composer .hand")))
        mouse.down()
        mouse.move(*_middle(square), steps=8)

    def _drag(self, square: Locator) -> None:
        self.carry(square)
        while not self._can_confirm():
            self.page.keyboard.press("r")
        self.page.mouse.up()

    def shown_totals(self) -> list[int]:
        """Read the points out of the table at the end, whose columns are ranked, in the order of the kingdoms."""
        self.page.wait_for_selector(END)
        cells = self.page.locator("tr.total").last.locator("td").all()
        return [
            int(cell.inner_text()) for cell in sorted(cells, key=lambda cell: cell.get_attribute("data-kingdom") or "")
        ]


def _middle(what: Locator) -> tuple[float, float]:
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None, f"there is no {what}"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def dressed(new_person: Callable[..., Person], way: str, theme: str) -> Person:
    """Let somebody come who has chosen a theme."""
    person = new_person(way, reduced_motion="reduce")
    person.page.add_init_script(f"localStorage.setItem('crownland.theme', '\"{theme}\"')")
    return person


def skip_ahead(game: str, people: Sequence[Person], until: Callable[[dict[str, Any]], bool]) -> None:
    """Have people's decisions made over REST until something is to be decided; no page has to draw them meanwhile."""
    held = [person.held(game) for person in people]
    pages = [(person.page, person.page.url) for person in people]
    for page, _ in pages:
        page.goto("about:blank")
    version = advance(people[0].url, held, until)
    for page, url in pages:
        page.goto(url)
    for person in people:
        person.wait_until(version)


def engine_totals(url: str, game: str) -> list[int]:
    """Replay a game's record with the engine, which checks every event, and return its points."""
    text = httpx.get(f"{url}/api/tables/{game}/record", timeout=60).text
    assert read_record(text).is_complete
    return [score["total"] for score in json.loads(text)["scores"]]
