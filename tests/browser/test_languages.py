"""Every screen in every language: nothing is cut or covered, nothing needs a sideways scroll, no word is missing."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute

import crownland
from positions import BOT, ME, Laid, View, advance, at, lay, open_at, reach
from servers import Server

NewContext = Callable[..., BrowserContext]
LANGUAGES = list(json.loads((Path(crownland.__file__).parent / "i18n" / "languages.json").read_text("utf-8")))
GAMES = ("kingdomino", "sample", "queendomino", "royal_wedding", "duel")
ADDRESSES = [
    *("/", "/games", "/players/Anna", "/puzzle", *(f"/puzzle/{game}" for game in GAMES), "/replay"),
    *("/learn", *(f"/learn/{game}" for game in GAMES), "/components", "/score"),
    *("/tools", "/tools/draft", "/tools/clock", "/tools/print"),
]
MOMENTS: dict[str, tuple[str, int, Callable[[View], bool]]] = {
    "choosing": ("kingdomino(seats=4,harmony=true,middle_kingdom=true)", 3, at("claim", 2)),
    "building": ("queendomino(seats=2)", 1, at("build")),
    "in teams": ("royal_wedding(seats=8,teams=true)", 7, at("place", 2)),
    "drawing": ("duel()", 1, at("draw", 3)),
    "the end": ("sample()", 1, lambda view: False),
    "the end of a match": ("queendomino(seats=3)", 2, lambda view: False),
}
SMALL = {"phone": ((360, 740), (390, 844)), "desktop": ((1440, 900),)}
PROBLEMS = """() => {
    const found = [], root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth - root.clientWidth} too wide`);
    const silent = '.visually-hidden, [aria-hidden=true], svg, [hidden]';
    const clipped = (one) => one && (getComputedStyle(one).clipPath !== 'none' || clipped(one.parentElement));
    const hidden = (one) => one.closest(silent) || !one.checkVisibility() || clipped(one);
    const slides = (one) => {
        for (let up = one; up && up !== document.body; up = up.parentElement)
            if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) return true;
        return false;
    };
    for (const one of document.querySelectorAll('body *')) {
        const own = [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
        if (!own || hidden(one)) continue;
        const style = getComputedStyle(one), box = one.getBoundingClientRect();
        const words = one.textContent.trim().slice(0, 60);
        if (box.width < 2) continue;
        if (/\\{.*\\}|\\?\\?\\?/.test(words)) found.push(`not a word: ${words}`);
        if (slides(one)) continue;
        if (one.scrollWidth > one.clientWidth + 1 && style.overflowX !== 'visible') found.push(`cut: ${words}`);
        if (style.webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 8) found.push(`cut: ${words}`);
        if (box.right > innerWidth + 1 || box.left < -1) found.push(`off the screen: ${words}`);
        const frame = one.closest('button, .button, summary, th, td, label')?.getBoundingClientRect();
        if (frame && box.right > frame.right + 1) found.push(`spills: ${words}`);
    }
    for (const one of document.querySelectorAll('select')) {
        if (hidden(one)) continue;
        const pen = document.createElement('canvas').getContext('2d'), style = getComputedStyle(one);
        pen.font = style.font;
        const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
        const words = one.selectedOptions[0]?.textContent ?? '';
        if (pen.measureText(words).width > room + 3) found.push(`cut in a list: ${words}`);
    }
    // What floats may lie over a text only as long as nobody scrolls.
    const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const over = (one, text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, right, top, height } of range.getClientRects())
            for (const x of [left + 3, (left + right) / 2, right - 3]) {
                let up = document.elementFromPoint(x, top + height / 2);
                for (; up && !up.contains(one) && !one.contains(up); up = up.parentElement)
                    if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(up).position)) return up;
            }
        return null;
    };
    const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    const seen = [];
    for (let text; (text = texts.nextNode()); )
        if (text.textContent.trim() && !hidden(text.parentElement)) seen.push(text);
    for (const place of [0, root.scrollHeight]) {
        scrollTo(0, place);
        const covered = seen.filter((text) => over(text.parentElement, text));
        for (const text of covered) {
            text.parentElement.scrollIntoView({ block: 'center' });
            const by = over(text.parentElement, text);
            if (by) found.push(`covered by ${by.className}: ${text.textContent.trim().slice(0, 60)}`);
        }
    }
    scrollTo(0, 0);
    return [...new Set(found)];
}"""


@pytest.fixture(scope="module")
def moments(server: Server) -> dict[str, Laid]:
    public = server.create(variant="sample()", seats=[ME, ME], public=True)  # so that a player has a page
    server.client(public["token"]).post(f"/tables/{public['id']}/resign", json={"seat": 1}).raise_for_status()
    return {name: reach(server.url, *moment) for name, moment in MOMENTS.items()} | {
        "waiting": lay(server.url, "kingdomino(seats=3,harmony=true)", [ME, {}, BOT]),
        "with a friend": begin_with_a_friend(server),
    }


def begin_with_a_friend(server: Server) -> Laid:
    """Bring a table of two people, who have one button more, to where the first has a domino to place."""
    mine = lay(server.url, "kingdomino(seats=2)", [ME, {}])
    sat = server.client().post(f"/tables/{mine.game}/sit", json={"name": "Bob"}).raise_for_status().json()
    friend = Laid(mine.game, sat["token"], (1,))
    advance(server.url, [mine, friend], lambda view: bool(view["seat"] == 0 and at("place")(view)))
    return mine


def settled(page: Page) -> Any:
    """Wait until the words and whatever is drawn have come, then look."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    return page.evaluate(PROBLEMS)


class Line:
    """The lines of a page to its tables, which can be cut."""

    def __init__(self, page: Page) -> None:
        self._last: WebSocketRoute | None = None
        self.is_cut = False
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            line.close()
        else:
            line.connect_to_server()
            self._last = line

    def cut(self) -> None:
        assert self._last is not None
        self.is_cut = True
        self._last.close()


@pytest.mark.parametrize(
    ("language", "screen"),
    [
        pytest.param(language, screen, marks=pytest.mark.deep)
        for language in LANGUAGES
        for screen in ("phone", "desktop")
    ],
)
def test_nothing_is_cut_in_any_language(
    new_context: NewContext, server: Server, moments: dict[str, Laid], language: str, screen: str
) -> None:
    page = new_context(screen, reduced_motion="reduce").new_page()
    page.add_init_script(f"localStorage.setItem('crownland.language', '\"{language}\"')")
    line = Line(page)
    found: dict[str, list[str]] = {}
    for address in ADDRESSES:
        page.goto(f"{server.url}{address}")
        page.wait_for_selector("h1")
        assert (page.get_attribute("html", "lang") or "").startswith(language), address
        found[address] = settled(page)
        if address == "/":
            page.locator(".start .button").last.click()
            page.wait_for_selector("dialog[open] form")
            found["a new table"] = settled(page)
    for name, table in moments.items():
        open_at(page, server.url, table)
        page.wait_for_selector(".qr" if name == "waiting" else ".board")
        found[name] = settled(page)
        if name == "building":
            page.keyboard.press("?")
            found["keys"] = settled(page)
        if name in ("waiting", "with a friend"):
            line.cut()
            page.wait_for_selector(".banner")
            for width, height in SMALL[screen]:
                page.set_viewport_size({"width": width, "height": height})
                found[f"{name}, {width} wide, and the line is lost"] = settled(page)
            line.is_cut = False
    assert {place: problems for place, problems in found.items() if problems} == {}
