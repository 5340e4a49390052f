"""A short film of a turn for the README: a domino is placed, the next one chosen, and the others play.

`make pictures ARGS=turn` takes it; it is put together by Pillow as an animated WebP.
"""

import io
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, ViewportSize

from positions import BOT, ME, Laid, View, advance, at, lay, open_at
from servers import Server

FILE = Path(__file__).parents[2] / "docs" / "screenshots" / "turn.webp"
VARIANT = "kingdomino(seats=4,harmony=true,middle_kingdom=true)"
SCREEN: ViewportSize = {"width": 1280, "height": 800}
WIDTH = 960
QUALITY = 78
STEPS, STEP, LOOK, END = 12, 50, 1000, 2600  # frames of a move of the mouse; milliseconds for frames
GOOD = 6  # points that the domino brings at least
MY_TURN = '.table[data-turn]:not([data-turn=""])'
# A browser without a screen draws no arrow.
ARROW = """addEventListener("DOMContentLoaded", () => {
    const arrow = document.createElement("div");
    arrow.style.cssText = "position:fixed;z-index:99;left:0;top:0;pointer-events:none;width:26px";
    arrow.innerHTML = `<svg viewBox="0 0 26 34" width="26"><path d="M2 2v25l6-6 5 11 5-2-5-11h9z" fill="#fff"
        stroke="#221a12" stroke-width="2" stroke-linejoin="round"/></svg>`;
    document.body.append(arrow);
    addEventListener("pointermove", ({ x, y }) => (arrow.style.translate = `${x}px ${y}px`), true);
});"""


class Film:
    """Frames of a page, each with the time for which it is shown."""

    def __init__(self, page: Page) -> None:
        self._page, self._frames, self._mouse = page, list[tuple[Image.Image, int]](), (640.0, 780.0)
        page.mouse.move(*self._mouse)

    def take(self, milliseconds: int) -> None:
        """Take a frame."""
        whole = Image.open(io.BytesIO(self._page.screenshot()))
        size = (WIDTH, WIDTH * whole.height // whole.width)
        self._frames.append((whole.convert("RGB").resize(size, Image.Resampling.LANCZOS), milliseconds))

    def move_to(self, what: Locator) -> None:
        """Move the mouse, and take a frame of each step."""
        box = what.bounding_box()
        assert box is not None
        end = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for x, y in way(self._mouse, end):
            self._page.mouse.move(x, y)
            self.take(STEP)
        self._mouse = end

    def roll(self, until: str) -> None:
        """Take frames until something is there."""
        while not self._page.locator(until).count():
            self.take(3 * STEP)

    def save(self, file: Path) -> None:
        """Write it; frames that look alike are one that is shown longer."""
        kept = self._frames[:1]
        for (_, _), (frame, milliseconds) in pairwise(self._frames):
            if frame.tobytes() == kept[-1][0].tobytes():
                kept[-1] = (frame, kept[-1][1] + milliseconds)
            else:
                kept.append((frame, milliseconds))
        first, *others = [frame for frame, _ in kept]
        times = [milliseconds for _, milliseconds in kept]
        first.save(file, save_all=True, append_images=others, duration=times, loop=0, quality=QUALITY, method=6)


def way(start: tuple[float, float], end: tuple[float, float]) -> Iterator[tuple[float, float]]:
    """Give the places on the way, which begins and ends slowly."""
    for step in range(1, STEPS + 1):
        share = step / STEPS
        share *= share * (3 - 2 * share)
        yield start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def shoot(browser: Browser, server: Server) -> list[Path]:
    """Play a turn and film it."""
    table = find_a_moment(server)
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=SCREEN)
    page = context.new_page()
    page.add_init_script(ARROW)
    open_at(page, server.url, table)
    page.wait_for_selector(".board")
    page.wait_for_load_state("networkidle")
    film = Film(page)
    film.take(LOOK)
    place(page, film, best(server, table))
    choose(page, film, best(server, table))
    film.roll(MY_TURN)
    film.take(END)
    film.save(FILE)
    context.close()
    return [FILE]


def find_a_moment(server: Server) -> Laid:
    """Play games until one has a moment that is worth a film."""
    while True:
        table = lay(server.url, VARIANT, [ME, BOT, BOT, BOT], pace="quick")
        advance(server.url, [table], is_good, well=True)
        if server.client(table.token).get(f"/tables/{table.game}").json()["status"] == "running":
            return table


def is_good(view: View) -> bool:
    return at("place", 5)(view) and max(option["points"] for option in view["options"]) >= GOOD


def best(server: Server, table: Laid) -> Any:
    """Return the option that brings the most."""
    options = server.client(table.token).get(f"/tables/{table.game}").json()["view"]["options"]
    return max(options, key=lambda option: int(option["points"]))


def place(page: Page, film: Film, option: Any) -> None:
    """Bring the domino to its place, turn it until it lies as it should, and put it down."""
    film.move_to(page.locator(f'rect.cell[data-square="{option["at"][0][0]},{option["at"][0][1]}"]'))
    chosen = page.locator('rect.cell[aria-selected="true"]')
    film.take(LOOK // 2)
    for _ in range(4):
        squares = chosen.evaluate_all("all => all.map(one => one.dataset.square).sort()")
        if squares == sorted(f"{row},{column}" for row, column in option["at"]):
            break
        page.keyboard.press("r")
        film.take(LOOK // 2)
    film.take(LOOK)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector('.table[data-turn="claim"]')
    film.take(LOOK)


def choose(page: Page, film: Film, option: Any) -> None:
    """Choose the next domino."""
    offer = page.locator("button.offer").filter(has_text=str(option["domino"]))
    film.move_to(offer)
    film.take(LOOK)
    version = page.get_attribute(".table", "data-version")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector(f'.table:not([data-version="{version}"])')
    film.take(LOOK // 2)
