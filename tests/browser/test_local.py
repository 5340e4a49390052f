"""Tables of the browser itself, with the server stopped: whole games, a reload in the middle, and what is kept of them."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Download, Page, expect

from axe import violations
from complaints import SCREENS, listen
from crownland import read_record
from deep import deep
from people import TURN, Person, button
from servers import Server, serve

NewPerson = Callable[..., Person]
WAYS = ("mouse", "touch", "keys")
MIDDLE = 12  # decisions
KEPT = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage("later");
    const paths = async () => (await Promise.all((await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat();
    while (!(await paths()).some((path) => path.endsWith(".npz"))) await new Promise((done) => setTimeout(done, 100));
}"""
FORGET = "() => new Promise((done) => { localStorage.clear(); indexedDB.deleteDatabase('crownland').onsuccess = done; })"


@pytest.fixture(scope="module")
def stopped(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[BrowserContext, str, list[str]]]:
    """A browser that has visited a server once; then the server was stopped."""
    folder, complaints = tmp_path_factory.mktemp("stopped"), list[str]()
    context = browser.new_context(**{**SCREENS["desktop"], "locale": "en-GB", "reduced_motion": "reduce", "has_touch": True})
    context.set_default_timeout(40_000)
    listen(context, complaints)
    with serve(str(folder / "games.db"), folder) as server:
        page = context.new_page()
        page.goto(server.url)
        page.evaluate(KEPT)
        page.close()
    yield context, server.url, complaints
    context.close()


@pytest.fixture
def alone(stopped: tuple[BrowserContext, str, list[str]]) -> Iterator[Callable[[str], Person]]:
    """Let somebody come who has never played."""
    context, url, complaints = stopped

    def come(way: str = "mouse") -> Person:
        page = context.new_page()
        page.goto(f"{url}/tools/clock")
        page.evaluate(FORGET)
        page.goto(url)
        page.wait_for_selector("#offline-title")
        return Person(page, url, way)

    yield come
    for page in context.pages:
        page.close()
    assert not complaints, complaints


def set_up(page: Page, game: str, seats: int = 2, here: int = 1, switches: tuple[str, ...] = ()) -> None:
    """Fill in the form of a new table: so many people at this screen, and bots that move at once."""
    button(page, "Set up a table").click()
    form = page.get_by_role("dialog")
    form.get_by_role("combobox", name="Game", exact=True).select_option(game)
    if seats > 2:
        form.get_by_role("combobox", name="Players", exact=True).select_option(str(seats))
    for name in switches:
        form.get_by_role("checkbox", name=re.compile(f"^{name}")).check()
    for seat in range(2, here + 1):
        form.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option("here")
    form.get_by_role("combobox", name="Bots play", exact=True).select_option("instant")
    button(form, "Set up the table").click()
    page.wait_for_selector(".table[data-ply]")


def play_on(person: Person, ways: Iterator[str], until: Callable[[Person], bool] = lambda person: False) -> None:
    """Play with another input for every decision."""

    def change(person: Person) -> bool:
        person.way = next(ways)
        return until(person)

    person.play(until=change)


def reload_here(person: Person) -> None:
    """Load the page again: the table is where it was."""
    turn, ply = person.turn, person.ply
    person.page.reload()
    person.page.wait_for_selector(f'.table[data-turn="{turn}"][data-ply="{ply}"]')


def download(page: Page, name: str) -> Download:
    with page.expect_download() as started:
        button(page, name).click()
    return started.value


def read_download(page: Page, name: str) -> list[dict[str, Any]]:
    lines = Path(download(page, name).path()).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize(
    ("game", "seats", "here", "switches"),
    [
        ("kingdomino", 2, 1, ("Harmony", "Middle Kingdom")),
        ("queendomino", 2, 1, ()),
        ("duel", 2, 2, ()),
        ("royal_wedding", 3, 1, ()),
        ("sample", 2, 1, ("Dynasty",)),
        deep("royal_wedding", 6, 3, ("Teams",)),
        deep("kingdomino", 4, 4, ("Dynasty",)),
    ],
)
def test_a_whole_game_without_a_server(
    alone: Callable[..., Person], game: str, seats: int, here: int, switches: tuple[str, ...]
) -> None:
    person, ways = alone(), cycle(WAYS)
    set_up(person.page, game, seats, here, switches)
    play_on(person, ways, until=lambda one: one.ply >= MIDDLE)
    reload_here(person)
    assert violations(person.page) == []
    play_on(person, ways)
    (record,) = read_download(person.page, "Download the record")
    read = read_record(json.dumps(record))
    assert read.is_complete and read.extras["seed"] and read.extras["date"]
    assert person.shown_totals() == [score["total"] for score in record["scores"]]


def test_a_game_is_played_in_one_tab_and_the_other_one_waits(alone: Callable[..., Person]) -> None:
    person = alone()
    button(person.page, "Play Kingdomino against a bot").click()
    person.page.wait_for_selector(TURN)
    other = Person(person.page.context.new_page(), person.url, "keys")
    other.page.goto(person.page.url)
    expect(other.page.get_by_role("heading", level=1)).to_have_text("This game is open in another tab")
    assert violations(other.page) == []
    person.step()
    ply = person.ply
    person.page.close()
    other.wait_until(ply)
    other.play(until=lambda one: one.turn == "place")


def test_bots_keep_to_the_pace_and_can_be_hurried(alone: Callable[..., Person]) -> None:
    person = alone("keys")
    page = person.page
    button(page, "Play Kingdomino against a bot").click()
    page.wait_for_selector(TURN)
    button(page, "Menu").click()
    page.get_by_role("combobox", name="Bots play", exact=True).select_option("relaxed")
    page.keyboard.press("Escape")
    while page.get_by_role("button", name="Skip to my turn", exact=True).count() == 0:
        person.step()
    button(page, "Skip to my turn").click()
    page.wait_for_selector(TURN, timeout=1500)


def test_a_decision_is_taken_back_and_the_game_given_up_and_played_again(alone: Callable[..., Person]) -> None:
    person = alone("keys")
    set_up(person.page, "sample", here=2)
    person.play(until=lambda one: one.turn == "place")
    person.step()
    button(person.page, "Undo").click()
    person.page.wait_for_selector(".table[data-turn=place]")
    reload_here(person)
    button(person.page, "Menu").click()
    button(person.page, "Give up").click()
    button(person.page, "Yes, give up this game").click()
    before = person.page.url
    button(person.page, "Play again").click()
    person.page.wait_for_selector(".table[data-ply='1']")
    assert person.page.url != before


def test_games_are_listed_counted_once_and_go_to_a_file_and_back(alone: Callable[..., Person], tmp_path: Path) -> None:
    person = alone("keys")
    page = person.page
    set_up(page, "sample", here=2)
    person.play()
    page.goto(person.url)
    set_up(page, "kingdomino")
    person.play(until=lambda one: one.turn == "place")
    page.goto(f"{person.url}/games")
    expect(page.locator("dl .number").first).to_have_text("1")  # both players sat at this screen
    expect(page.get_by_role("region", name="Your turn", exact=True).get_by_role("link")).to_have_count(1)
    expect(page.get_by_role("img", name=re.compile("^Best kingdom in Two-player sample"))).to_be_visible()
    assert violations(page) == []
    saved = tmp_path / "games.jsonl"
    download(page, "Save my games as a file").save_as(saved)
    assert len(saved.read_text(encoding="utf-8").splitlines()) == 2
    chooser = page.get_by_label("Bring games in from a file").last
    chooser.set_input_files(saved)
    expect(page.get_by_role("status").last).to_contain_text("No new game. 2 were here already.")
    page.evaluate(FORGET)
    page.reload()
    chooser.set_input_files(saved)
    expect(page.get_by_role("status").last).to_contain_text("2 games brought in.")
    page.get_by_role("region", name="Your turn", exact=True).get_by_role("link").click()
    person.play(until=lambda one: one.turn == "claim")


def test_a_finished_game_is_looked_back_at_and_played_on_from_there(alone: Callable[..., Person]) -> None:
    person = alone("keys")
    page = person.page
    set_up(page, "sample")
    person.play()
    page.get_by_role("dialog").get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The table is bare.")
    for _ in range(14):
        page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("ply=14"))
    button(page, "Menu").click()
    button(page, "Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(TURN)
    assert person.ply == 1
    person.step()


def test_a_lesson_is_begun_left_and_gone_on_with(alone: Callable[..., Person]) -> None:
    person = alone("keys")
    page = person.page
    page.get_by_role("button", name=re.compile("^Queendomino")).click()
    guide = page.get_by_role("region", name="Guide", exact=True)
    expect(guide).to_contain_text("prepared deal")
    person.step()
    page.goto(person.url)
    expect(page.get_by_role("region", name="Your turn", exact=True)).to_contain_text("Guided game")
    page.goto(f"{person.url}/guide/queendomino")
    page.wait_for_selector(TURN)
    assert person.ply > 1, "it goes on where it was left"
    expect(guide).to_be_visible()


def test_without_webassembly_the_server_plays(new_person: NewPerson, server: Server) -> None:
    person = new_person("keys")
    person.page.add_init_script("delete window.WebAssembly")
    person.page.goto(server.url)
    button(person.page, "Play Kingdomino against a bot").click()
    person.page.wait_for_selector(TURN)
    expect(person.page).to_have_url(re.compile("/game/"))
    person.step()
