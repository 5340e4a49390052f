"""Pictures of the page for README and docs: plays games to a good moment and photographs them.

make pictures                       # all, into docs/screenshots
make pictures ARGS="lobby duel"     # some of them
"""

import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page, sync_playwright

from browser import film, icons
from browser.conftest import FLAGS
from chromium import find_chromium
from complaints import SCREENS
from people import Person
from positions import BOT, ME, Laid, Seat, View, at, lay, open_at, reach
from servers import Server, serve

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
QUALITY = 82


LESSON_TURNS = {"kingdomino": "place", "duel": "draw"}


def to_the_end(view: View) -> bool:
    return False


@dataclass(frozen=True)
class Picture:
    """What is photographed: a table at a moment, or what lies at an address, on a screen, in a look, for an eye.

    `ghost` shows the way that brings the most points, `scores` those of every property, `rules` those of the decision.
    `lesson` is a guided game; `review` opens the worst decision of the table's review. A screen that needs no table has
    an `address`, what the browser kept for it, and perhaps a button to `press`.
    """

    variant: str = ""
    until: Callable[[View], bool] = to_the_end
    seats: tuple[Seat, ...] = (ME, BOT)
    screen: str = "desktop"
    theme: str = "light"
    ghost: bool = False
    scores: bool = False
    sight: str = "none"
    lesson: str = ""
    rules: bool = False
    review: bool = False
    address: str = ""
    kept: dict[str, Any] = field(default_factory=dict)
    press: str = ""


FOUR: tuple[Seat, ...] = (ME, BOT, BOT, BOT)
EIGHT: tuple[Seat, ...] = (ME, *[BOT] * 7)
KINGDOMINO = "kingdomino(seats=4,harmony=true,middle_kingdom=true)"
PEOPLE = [{"name": name, "colour": colour} for colour, name in enumerate(("Anna", "Bob", "Cleo", "Dan"))]
DRAFT = {
    **{"game": "kingdomino", "seats": 4, "switches": [], "people": PEOPLE, "noted": True, "opening": [2, 0, 3, 1]},
    "rounds": [[4, 19, 27, 40], [11, 18, 36, 45], [7, 23, 41, 48]],
    "steps": [0, 2, 4, 1, 3, 0, 3, 1, 4, 2, 0, 3],
}
CLOCK = {
    **{"people": PEOPLE[:2], "per": "game", "time": 900_000, "increment": 10_000, "past": []},
    **{"left": [512_000, 634_000], "turns": [7, 6], "seat": 1, "since": 9e15},
}
SETTLED = [("v", "queendomino(seats=3)"), ("n", "Anna"), ("n", "Bob"), ("n", "Cleo")] + [
    ("k", f"{land} --coins {coins} --building {' --building '.join(buildings.split())}{queen}")
    for land, coins, buildings, queen in (
        (
            *("tss2ss/ws2fs1t/m1t#s1w/tff1tt/wf1f1lt", 6),
            "magic_school@-2,-2 bakery@-1,2 guardtower@0,-1 small_tavern@1,-2 church@1,1 church@1,2 sawmill@2,2",
            "",
        ),
        (
            *("#f1ggg/ffg2g1w/l1tggg/ttg1tl/ltl1ll", 11),
            "statue@2,1 travelling_castle@3,0 foundry@3,1 travelling_castle@3,3 fishmonger@4,1",
            " --queen",
        ),
        ("ll#l1w/m2m3tg2w/wm2tgw1/w1mm2f1w/w1lwww", 16, "fishmonger@1,0 weaving_shop@2,0", ""),
    )
]
SCORE = f"/score#{urlencode(SETTLED)}"
PICTURES = {
    "lobby": Picture(),
    "lobby-phone-dark": Picture(screen="phone", theme="dark"),
    "invite": Picture(KINGDOMINO, seats=(ME, BOT, {}, {})),
    "table-phone": Picture(KINGDOMINO, at("place", 7), FOUR, screen="phone", ghost=True),
    "table-dark-scores": Picture("kingdomino(seats=2,mighty_duel=true)", at("place", 9), theme="dark", scores=True),
    "queendomino": Picture("queendomino(seats=3)", at("build", 4), (ME, BOT, BOT)),
    "queendomino-phone": Picture("queendomino(seats=2)", at("build", 6), screen="phone", theme="dark"),
    "royal-wedding": Picture("royal_wedding(seats=8)", at("place", 8), EIGHT, theme="dark"),
    "royal-wedding-teams": Picture("royal_wedding(seats=8,teams=true)", at("place", 7), EIGHT),
    "duel": Picture("duel()", at("draw", 9), ghost=True),
    "duel-phone": Picture("duel()", at("take", 7), screen="phone"),
    "queendomino-end": Picture("queendomino(seats=4)", to_the_end, FOUR),
    "end-phone": Picture(KINGDOMINO, to_the_end, FOUR, screen="phone"),
    "guide": Picture(lesson="kingdomino", ghost=True),
    "guide-phone": Picture(lesson="duel", screen="phone"),
    "draft": Picture(address="/tools/draft", kept={"draft": DRAFT}),
    "clock-phone": Picture(
        address="/tools/clock", kept={"clock": CLOCK, "clock-choice": {"facing": True}}, screen="phone"
    ),
    "score": Picture(address=SCORE),
    "score-phone": Picture(address=SCORE, screen="phone"),
    "print": Picture(address="/tools/print", kept={"print": {"chosen": ["tiles", "dice", "book"], "backs": False}}),
    "rules": Picture(KINGDOMINO, at("place", 4), FOUR, rules=True),
    "learn": Picture(address="/learn/queendomino#Q6"),
    "learn-phone": Picture(address="/learn/duel#D3", screen="phone", theme="dark"),
    "components": Picture(address="/components#queendomino"),
    "review": Picture("kingdomino(seats=2)", review=True),
    "puzzle": Picture(address="/puzzle/kingdomino?day=2026-11-05", press="Show answer"),
    "contrast": Picture("sample()", at("place", 4), theme="contrast", ghost=True),
    "sight-deuteranopia": Picture(KINGDOMINO, at("place", 8), FOUR, sight="deuteranopia"),
    "sight-achromatopsia": Picture("queendomino(seats=2)", at("place", 8), sight="achromatopsia"),
}


def bring(server: Server, picture: Picture) -> Laid:
    """Play a table to the moment of a picture."""
    seats = list(picture.seats)
    if {} in seats:
        return lay(server.url, picture.variant, seats)
    return reach(server.url, picture.variant, len(seats) - 1, picture.until, well=not picture.review)


def learn(page: Page, server: Server, picture: Picture) -> None:
    """Begin a guided game in the browser, and play it to the third such decision."""
    page.goto(f"{server.url}/guide/{picture.lesson}")
    page.wait_for_selector(".guide .words p", timeout=300_000)
    decided: set[int] = set()

    def until(person: Person) -> bool:
        decided.update({person.version} if person.turn == LESSON_TURNS[picture.lesson] else ())
        return len(decided) == 3

    Person(page, server.url, "touch" if picture.screen == "phone" else "keys").play(until)


def show(page: Page, server: Server, picture: Picture) -> None:
    for key, value in {"theme": picture.theme, **picture.kept}.items():
        page.add_init_script(f"localStorage.setItem('crownland.{key}', {json.dumps(json.dumps(value))})")
    page.goto(f"{server.url}{picture.address}")
    table = bring(server, picture) if picture.variant else None
    if table:
        open_at(page, server.url, table)
    if picture.lesson:
        learn(page, server, picture)
    page.wait_for_selector(".board, .qr, .games li, .frame main, .clock")
    page.evaluate("document.fonts.ready")
    if picture.ghost:
        for _ in range(best(server, table) + 1 if table else 1):
            page.keyboard.press("n")
        page.evaluate("document.activeElement.blur()")
    if picture.scores:
        page.keyboard.press("s")
    if picture.rules:
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("button", name="Rules", exact=True).click()
        page.wait_for_selector(".rulebook :focus")
    if table and picture.review:
        page.goto(f"{server.url}/table/{table.game}?event=last&review")
        page.wait_for_selector(".review[aria-busy=false]", timeout=300_000)
        page.locator(".fault").first.click()
        page.wait_for_selector(".choice")
        page.get_by_text("Finding reasons…").wait_for(state="detached", timeout=120_000)
    if picture.press:
        page.get_by_role("button", name=picture.press, exact=True).click()
    page.wait_for_load_state("networkidle")


def best(server: Server, table: Laid) -> int:
    """Return the place of the option that brings the most."""
    options = server.client().get(f"/tables/{table.game}").json()["view"]["options"]
    return max(range(len(options)), key=lambda place: int(options[place]["points"]))


def photograph(browser: Browser, server: Server, name: str) -> Path:
    picture = PICTURES[name]
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **SCREENS[picture.screen])
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": picture.sight})
    show(page, server, picture)
    file = FOLDER / f"{name}.jpg"
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    context.close()
    return file


OTHERS: dict[str, Callable[[Browser, Server], list[Path]]] = {"turn": film.shoot, "icons": icons.draw}


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        with serve(str(Path(folder, "games.db")), Path(folder), CROWNLAND_SHARE="http://192.168.1.20:8000/") as server:
            for name in names or [*PICTURES, *OTHERS]:
                for file in OTHERS[name](browser, server) if name in OTHERS else [photograph(browser, server, name)]:
                    print(file)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
