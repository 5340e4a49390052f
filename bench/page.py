"""How the page feels: what a first load weighs, how soon it can be used, how fast it draws.

    PYTHONPATH=tests/support python bench/page.py
    PYTHONPATH=tests/support python bench/page.py --loads 9 --placements 40 --drags 3

A real Chromium without a screen and a server of its own (SQLite on disk), on loopback only. It stops by itself.
Frames are those of Chromium's trace: the time from one drawn frame to the next while the pointer moves.
"""

import argparse
import json
import math
import os
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from chromium import find_chromium
from crownland import Match, find_variant, make_bot, write_record
from load.servers import server

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SCREEN: Any = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
MY_TURN = '.table[data-turn]:not([data-turn=""])'
RESULT = "dialog[open] [data-finished]"
SQUARE = 'rect.cell[data-open="true"]'
ME, BOT = {"me": True, "name": "Anna"}, {"bot": "greedy"}
FIRST_GAMES = {
    "Kingdomino": "kingdomino(seats=2)",
    "Two-player sample": "sample()",
    "Queendomino": "queendomino(seats=2)",
    "Royal Wedding": "royal_wedding(seats=3)",
    "Duel": "duel()",
}
MIGHTY = "kingdomino(seats=2,mighty_duel=true)"
CROWDED = {"8 kingdoms": "royal_wedding(seats=8)", "8 players in teams": "royal_wedding(seats=8,teams=true)"}

# When something can be used: it is drawn, and no long task keeps the page from listening.
READY = """
    window.usable = new Promise((done) => {
      let busy = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((task) => (busy = task.startTime + task.duration)))
        .observe({ type: "longtask", buffered: true });
      const drawn = () => setTimeout(() => done(Math.max(performance.now(), busy)));
      const look = () => requestAnimationFrame(document.querySelector(SELECTOR) ? drawn : look);
      look();
    });
"""

# From letting a button of the mouse go to the end of the frame that draws the answer.
PLACING = """
    window.times = [];
    let released = 0;
    addEventListener("pointerup", (event) => {
      released = document.querySelector(".table").dataset.turn === "place" ? event.timeStamp : 0;
    }, true);
    new MutationObserver(() => {
      if (!released) return;
      const start = released;
      released = 0;
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => times.push(performance.now() - start);
        after.port2.postMessage(null);
      });
    }).observe(document.querySelector(".table"), { attributeFilter: ["data-version"] });
"""


def spread(numbers: Iterable[float]) -> str:
    """Tell the middle and the largest of some milliseconds."""
    ordered = sorted(numbers)
    return f"p50 {ordered[len(ordered) // 2]:.0f} ms, largest {ordered[-1]:.0f} ms (of {len(ordered)})"


class Table:
    """A table laid over REST, and moved on by its options with the most points."""

    def __init__(self, url: str, variant: str, seats: list[dict[str, Any]]) -> None:
        setup = {"variant": variant, "seats": seats, "pace": "instant"}
        made = httpx.post(f"{url}/api/tables", json=setup, timeout=120).json()
        self.url, self.id, self.token, self.variant = url, made["id"], made["token"], variant
        self.client = httpx.Client(
            base_url=f"{url}/api/tables/{self.id}",
            headers={"Authorization": f"Bearer {self.token}"},
            params={"view": True},
            timeout=60,
        )

    def play_until(self, round_: int, kind: str) -> None:
        """Play my seats until a decision in this round, of this kind or of any."""
        table = self.client.get("").json()
        while True:
            if table["status"] == "over":
                raise SystemExit(
                    f"{self.variant} ended before there was a choice to {kind} in round {round_}: try again"
                )
            view = table["view"]
            mine = view["options"] and table["seats"][view["seat"]]["kind"] == "person"
            if mine and view["round"] >= round_ and kind in ("", view["options"][0]["kind"]):
                return
            if mine:
                best = max(view["options"], key=lambda option: option["points"])
                done = self.client.post(
                    "/play", json={"id": str(table["version"]), "version": table["version"], "action": best["id"]}
                )
                assert done.status_code < 300, done.text
            table = self.client.get("", params={"after": table["version"], "wait": 20}).json()

    def open(self, page: Page) -> None:
        """Sit down in a browser."""
        kept = json.dumps({self.id: {"token": self.token, "variant": self.variant, "at": 1}})
        page.add_init_script(f"localStorage.setItem('crownland.games', {json.dumps(kept)})")
        page.goto(f"{self.url}/table/{self.id}")
        page.wait_for_selector(MY_TURN)


@contextmanager
def fresh(browser: Browser) -> Iterator[BrowserContext]:
    """A browser with nothing in its cache."""
    context = browser.new_context(**SCREEN)
    yield context
    context.close()


def load(browser: Browser, address: str, selector: str, script: str = "") -> tuple[float, float]:
    """Load a page for the first time; return its kB without fonts, and the milliseconds until it can be used."""
    with fresh(browser) as context:
        page = context.new_page()
        page.add_init_script(script + READY.replace("SELECTOR", json.dumps(selector)))
        network = context.new_cdp_session(page)
        fonts: list[str] = []
        weights: dict[str, float] = {}

        def answered(event: Any) -> None:
            if event["type"] == "Font":
                fonts.append(event["requestId"])

        def finished(event: Any) -> None:
            weights[event["requestId"]] = event["encodedDataLength"]

        network.on("Network.responseReceived", answered)
        network.on("Network.loadingFinished", finished)
        network.send("Network.enable")
        page.goto(address)
        usable: float = page.evaluate("usable")
        page.wait_for_load_state("networkidle")
        return sum(size for name, size in weights.items() if name not in fonts) / 1000, usable


def measure_loads(browser: Browser, url: str, times: int) -> None:
    table = Table(url, "kingdomino(seats=2)", [ME, BOT])
    table.play_until(1, "place")
    kept = json.dumps({table.id: {"token": table.token, "variant": table.variant, "at": 1}})
    token = f"localStorage.setItem('crownland.games', {json.dumps(kept)});"
    places = {
        "lobby": (url, ".start .big:not(:disabled)", ""),
        "table": (f"{url}/table/{table.id}", f"{MY_TURN} {SQUARE}", token),
    }
    for name, place in places.items():
        loads = [load(browser, *place) for _ in range(times)]
        print(f"first load of the {name}: {loads[0][0]:.1f} kB without fonts")
        print(f"{name} usable after: {spread(usable for _, usable in loads)}")


def measure_first_games(browser: Browser, folder: Path, port: int) -> None:
    """Begin the first game of each kind where nothing is compiled: in the page, and at a table of the server."""
    for game, variant in FIRST_GAMES.items():
        os.environ["NUMBA_CACHE_DIR"] = str(folder / game)
        with server(port, str(folder / f"{game}.db"), folder), fresh(browser) as context:
            page, url = context.new_page(), f"http://127.0.0.1:{port}"
            began = time.perf_counter()
            page.goto(url, wait_until="commit")
            page.locator(f".games li:has(h3:text-is('{game}')) button").click()
            page.wait_for_selector(".board")
            here = time.perf_counter() - began
            began = time.perf_counter()
            table = Table(url, variant, [ME, BOT, *[BOT] * (find_variant(variant).seats - 2)])
            table.play_until(0, "")
            there = time.perf_counter() - began
        print(f"first {game}: {1000 * here:.0f} ms from the address to the table, {there:.1f} s at one of the server")


def measure_review(browser: Browser, url: str, folder: Path) -> None:
    """Review a game of two, from opening it to the last number."""
    match, bots = (
        Match("kingdomino(seats=2)", ["greedy", "beginner"], seed=1),
        [make_bot("greedy"), make_bot("beginner")],
    )
    while not match.is_over:
        match.play(bots[match.state.seat].choose(match.state))
    file = folder / "record.json"
    file.write_text(write_record(match), encoding="utf-8")
    with fresh(browser) as context:
        page = context.new_page()
        page.goto(f"{url}/replay")
        page.set_input_files("input[type=file]", str(file))
        page.locator("button.review").click()
        began = time.perf_counter()
        page.wait_for_selector(".review[aria-busy=false]", timeout=600_000)
        print(f"a review of Kingdomino for two: {time.perf_counter() - began:.1f} s")


def measure_placements(browser: Browser, url: str, wanted: int) -> None:
    with fresh(browser) as context:
        page = context.new_page()
        Table(url, MIGHTY, [ME, {"me": True, "name": "Bob"}]).open(page)
        page.evaluate(f"() => {{{PLACING}}}")
        while (timed := page.evaluate("times.length")) < wanted:
            page.wait_for_selector(f"{MY_TURN}, {RESULT}")
            if page.locator(RESULT).count():
                raise SystemExit(f"{MIGHTY} ended after {timed} of {wanted} placements: try again with fewer")
            version = page.get_attribute(".table", "data-version") or ""
            squares = page.locator(SQUARE)
            if page.get_attribute(".table", "data-turn") == "place" and squares.count():
                squares.nth(int(version) % squares.count()).click()
            else:
                page.keyboard.press("n")
                page.keyboard.press("Enter")
            page.wait_for_selector(f'.table:not([data-version="{version}"])')
        print(f"a placement from click to drawn: {spread(page.evaluate('times'))}")


def middle(page: Page, selector: str) -> tuple[float, float, float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"], box["height"]


class Trace:
    """Chromium's own trace of a page, from the start of the block to its end."""

    CATEGORIES = "disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.frame"

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self._page, self._session = page, context.new_cdp_session(page)
        self._events: list[Any] = []
        self._ended: list[bool] = []
        self._session.on("Tracing.dataCollected", lambda event: self._events.extend(event["value"]))
        self._session.on("Tracing.tracingComplete", lambda _: self._ended.append(True))

    def __enter__(self) -> "Trace":
        self._session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": self.CATEGORIES})
        return self

    def __exit__(self, *_: object) -> None:
        self._session.send("Tracing.end")
        while not self._ended:
            self._page.wait_for_timeout(20)

    def frames(self) -> list[float]:
        """Return the milliseconds between drawn frames."""
        drawn = sorted(event["ts"] / 1000 for event in self._events if event["name"] == "DrawFrame")
        return [after - before for before, after in pairwise(drawn)]

    def longest_work(self) -> float:
        """Return the milliseconds of processor time of the page's longest task."""
        drawing = {event["pid"] for event in self._events if event["name"] == "DrawFrame"}
        tasks = [event for event in self._events if event["name"] == "RunTask" and event["pid"] in drawing]
        return float(max(task.get("tdur", 0) for task in tasks)) / 1000


def drag(context: BrowserContext, page: Page, moves: int) -> Trace:
    """Drag the domino in hand in spirals over the board, and put it back."""
    x, y, width, height = middle(page, "svg.board")
    hand_x, hand_y, _, _ = middle(page, ".composer .hand")
    page.mouse.move(hand_x, hand_y)
    page.mouse.down()
    page.mouse.move(x, y, steps=10)
    with Trace(context, page) as trace:
        for step in range(moves):
            angle, radius = step / 20, 0.45 * (step % 120) / 120
            page.mouse.move(x + width * radius * math.cos(angle), y + height * radius * math.sin(angle))
    page.mouse.move(hand_x, hand_y, steps=10)
    page.mouse.up()
    return trace


def measure_drags(browser: Browser, url: str, times: int) -> None:
    for name, variant in CROWDED.items():
        table = Table(url, variant, [ME, *[BOT] * 7])
        table.play_until(9, "place")
        with fresh(browser) as context:
            page = context.new_page()
            table.open(page)
            nodes = page.evaluate("document.querySelectorAll('*').length")
            print(f"dragging with {name} ({nodes} nodes):")
            for _ in range(times):
                trace = drag(context, page, 300)
                frames = trace.frames()
                rate = 1000 * len(frames) / sum(frames)
                late = sum(frame > 50 for frame in frames)
                work = f"longest task {trace.longest_work():.0f} ms of processor time"
                print(f"  {rate:.1f} frames/s; {spread(frames)}; {late} over 50 ms; {work}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--loads", type=int, default=7)
    parser.add_argument("--placements", type=int, default=40)
    parser.add_argument("--drags", type=int, default=3)
    parser.add_argument("--port", type=int, default=8766)
    arguments = parser.parse_args()
    url = f"http://127.0.0.1:{arguments.port}"
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        print(f"Chromium {browser.version}, load {os.getloadavg()[0]:.1f}")
        with server(arguments.port, str(folder / "bench.db"), folder):
            httpx.get(f"{url}/api/menu", timeout=300)  # the rules may have to be compiled first
            measure_loads(browser, url, arguments.loads)
            measure_placements(browser, url, arguments.placements)
            measure_drags(browser, url, arguments.drags)
            measure_review(browser, url, folder)
        measure_first_games(browser, folder, arguments.port + 1)
        browser.close()


if __name__ == "__main__":
    main()
