"""Tables of the browser itself, set up and played through the page; and the two places where no server answers."""

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from complaints import SCREENS, listen
from crownland.cli.commands.page import write_site
from file_server import serve_files
from people import Person, button, wait_until
from servers import serve

FOLDER = "games/crownland"  # of the site, in its web space

# The page of a server keeps what is large, and the puzzles of the week, when it has nothing else to do.
IS_STORED = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage("later");
    const paths = async () => (await Promise.all((await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat();
    const isWeights = (path) => path.includes("/kingdomino-2-") && path.endsWith(".npz");
    while (!(await paths()).some(isWeights)) await new Promise((done) => setTimeout(done, 100));
}"""
# How many days of puzzles the page has stored; a database that nobody has made would be made here, without its stores.
STORED_DAYS = """async () => (await indexedDB.databases()).length && new Promise((done) => {
    indexedDB.open("crownland").onsuccess = ({ target: { result } }) => {
        const days = result.transaction("puzzles").objectStore("puzzles").count();
        days.onsuccess = () => (result.close(), done(days.result));
    };
})"""
# Whatever somebody has played here; the puzzles stay, which a page without a server cannot fetch again.
FORGET = """async () => {
    localStorage.clear();
    if ((await indexedDB.databases()).length) await new Promise((done) => {
        indexedDB.open("crownland").onsuccess = ({ target: { result } }) => {
            const stores = [...result.objectStoreNames].filter((name) => name !== "puzzles");
            const work = result.transaction(stores, "readwrite");
            for (const store of stores) work.objectStore(store).clear();
            work.oncomplete = () => (result.close(), done());
        };
    });
}"""


@dataclass
class Alone:
    """A browser with a page that no server answers; an address is `url` and a path."""

    context: BrowserContext
    url: str
    complaints: list[str] = field(default_factory=list)

    @property
    def is_static(self) -> bool:
        return self.url.endswith("?")

    def come(self, way: str = "mouse") -> Person:
        """Let somebody come who has never played."""
        page = self.context.new_page()
        page.goto(f"{self.url}/tools/clock")
        page.evaluate(FORGET)
        page.goto(f"{self.url}/")
        page.wait_for_selector("#offline-title")
        return Person(page, self.url, way)

    def leave(self) -> None:
        for page in self.context.pages:
            page.close()
        assert not self.complaints, self.complaints


@contextlib.contextmanager
def alone_after_a_visit(browser: Browser, folder: Path, locale: str = "en-GB") -> Iterator[Alone]:
    """Visit a server once; then it is stopped."""
    context, complaints = _new_context(browser, locale)
    with serve(str(folder / "games.db"), folder) as server:
        page = context.new_page()
        page.goto(f"{server.url}/puzzle")
        page.wait_for_selector(".card")
        page.evaluate(IS_STORED)
        wait_until(page, f"await ({STORED_DAYS})() === 7")
        page.close()
    yield Alone(context, server.url, complaints)
    context.close()


@contextlib.contextmanager
def alone_on_a_site(browser: Browser, folder: Path, locale: str = "en-GB") -> Iterator[Alone]:
    """Write the page without a server, and visit it; whatever it asks for must lie in its folder."""
    context, complaints = _new_context(browser, locale, service_workers="block")
    write_site(folder / FOLDER, days=2)
    with serve_files(folder) as space:
        site = f"{space}/{FOLDER}/"

        def check(url: str) -> None:
            if not url.startswith((site, "data:", "blob:")) or "/api" in url:
                complaints.append(f"asked for {url}")

        context.on("request", lambda request: check(request.url))
        yield Alone(context, f"{site}?", complaints)
        context.close()


def _new_context(browser: Browser, locale: str, **options: object) -> tuple[BrowserContext, list[str]]:
    usual = {**SCREENS["desktop"], "locale": locale, "reduced_motion": "reduce", "has_touch": True}
    context, complaints = browser.new_context(**{**usual, **options}), list[str]()
    context.set_default_timeout(40_000)
    listen(context, complaints)
    return context, complaints


def set_up(page: Page, game: str, seats: int = 2, here: int = 1, switches: tuple[str, ...] = ()) -> None:
    """Fill in the form of a new table: so many people at this screen, and bots that move at once."""
    button(page, "New table").click()
    form = page.get_by_role("dialog")
    form.get_by_role("combobox", name="Game", exact=True).select_option(game)
    if seats > 2:
        form.get_by_role("combobox", name="Players", exact=True).select_option(str(seats))
    for name in switches:
        form.get_by_role("checkbox", name=re.compile(f"^{name}")).check()
    for seat in range(2, here + 1):
        form.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option("here")
    form.get_by_role("combobox", name="Bots play", exact=True).select_option("instant")
    button(form, "Create table").click()
    page.wait_for_selector(".table[data-version]")


def reload_here(person: Person) -> None:
    """Load the page again: the table is where it was."""
    turn, version = person.turn, person.version
    person.page.reload()
    person.page.wait_for_selector(f'.table[data-turn="{turn}"][data-version="{version}"]')
