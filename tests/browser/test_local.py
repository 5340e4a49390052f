"""A page without a server: whole games, reloads, hints, puzzles, reviews, and what is kept of them.

There are two such pages: one whose server was stopped after a visit, and files that a plain file server serves. Both
pass the same tests; `make test` plays most games on the first alone. `make test-deep` adds inputs and languages.
"""

import json
import math
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from itertools import cycle, repeat
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Download, Page, expect

import crownland
from axe import violations
from crownland import read_record, review_record
from crownland.analysis.puzzle import GAMES, today
from deep import deep
from local_tables import FORGET, Alone, alone_after_a_visit, alone_on_a_site, reload_here, set_up
from people import NEXT_GAME, TURN, Person, button
from servers import Server

NewPerson = Callable[..., Person]
WAYS = ("mouse", "touch", "keys")
MIDDLE = 12  # decisions
PLACES = {"stopped": alone_after_a_visit, "static": alone_on_a_site}
EVERYWHERE = pytest.mark.parametrize("alone", ["stopped", deep("static")], indirect=True)
LANGUAGES = list(json.loads((Path(crownland.__file__).parent / "i18n" / "languages.json").read_text("utf-8")))
NO_WORD = re.compile(r"^[a-z]+(-[a-z]+)+$")
REVIEWED = ".review[aria-busy=false]"
VERDICT = ".puzzle h2"

Kind = tuple[str, int, int, tuple[str, ...]]  # a game, its seats, how many of them are here, and switches
KINDS: list[Kind] = [
    ("kingdomino", 2, 1, ("Harmony", "Middle Kingdom")),
    ("queendomino", 3, 1, ()),
    ("duel", 2, 1, ()),
    ("royal_wedding", 5, 1, ()),
    ("sample", 2, 1, ()),
]
LARGE: list[Kind] = [
    ("sample", 2, 1, ("Dynasty",)),
    ("royal_wedding", 6, 3, ("Teams",)),
    ("kingdomino", 4, 4, ("Dynasty",)),
    ("duel", 2, 2, ()),
]


@pytest.fixture(scope="module")
def places(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Alone]]:
    with ExitStack() as stack:

        @cache
        def place(name: str) -> Alone:
            return stack.enter_context(PLACES[name](browser, tmp_path_factory.mktemp(name)))

        yield place


@pytest.fixture
def alone(request: pytest.FixtureRequest, places: Callable[[str], Alone]) -> Iterator[Alone]:
    """A page that no server answers, in one of the places; whatever it complains about fails the test."""
    place = places(getattr(request, "param", "stopped"))
    yield place
    place.leave()


def play_on(person: Person, ways: Iterator[str], until: Callable[[Person], bool] = lambda person: False) -> None:
    """Play with another input for every decision."""

    def change(person: Person) -> bool:
        person.way = next(ways)
        return until(person)

    person.play(until=change)


def play_whole(person: Person, ways: Iterator[str]) -> None:
    """Play to the end, with a reload in the middle, where axe looks too; the later games of a Dynasty with the keys."""
    play_on(person, ways, until=lambda one: one.version >= MIDDLE)
    reload_here(person)
    assert violations(person.page) == []
    play_on(person, ways, until=lambda one: one.page.locator(NEXT_GAME).count() > 0)
    play_on(person, repeat("keys"))


def download(page: Page, name: str) -> Download:
    with page.expect_download() as started:
        button(page, name).click()
    return started.value


def read_download(page: Page, name: str) -> list[dict[str, Any]]:
    lines = Path(download(page, name).path()).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def whole_games() -> Iterator[Any]:
    """A game of every kind with changing inputs; deep: in the other place too, and with each input alone.

    The sample is played whole in test_eyes_closed.py.
    """
    for kind in KINDS:
        yield deep("stopped", WAYS, *kind) if kind[0] == "sample" else pytest.param("stopped", WAYS, *kind)
    yield pytest.param("static", ("keys",), *KINDS[0])
    yield from (deep("stopped", WAYS, *kind) for kind in LARGE)
    yield from (deep("static", WAYS, *kind) for kind in [*KINDS, *LARGE])
    yield from (deep("stopped", (way,), *kind) for way in WAYS for kind in KINDS)


@pytest.mark.parametrize(
    ("alone", "ways", "game", "seats", "here", "switches"), list(whole_games()), indirect=["alone"]
)
def test_a_whole_game(
    alone: Alone, ways: tuple[str, ...], game: str, seats: int, here: int, switches: tuple[str, ...]
) -> None:
    person = alone.come()
    set_up(person.page, game, seats, here, switches)
    play_whole(person, cycle(ways))
    button(person.page, "More").click()
    (record,) = read_download(person.page, "Download record")
    read = read_record(json.dumps(record))
    assert read.is_complete and read.extras["seed"] and read.extras["date"]
    assert person.shown_totals() == [score["total"] for score in record["scores"]]


@pytest.mark.deep
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_every_kind_in_every_language(
    browser: Browser, tmp_path: Path, language: str, place: str
) -> None:
    with PLACES[place](browser, tmp_path, language) as alone:
        for number in range(len(KINDS)):
            person = alone.come()
            page = person.page
            page.locator(".games label").nth(number).click()
            page.locator(".start .primary").click()
            page.wait_for_selector(".table[data-version]")
            assert (page.get_attribute("html", "lang") or "").startswith(language)
            play_whole(person, cycle(WAYS))
            assert len(person.shown_totals()) > 1
            assert page.get_by_text(NO_WORD).count() == 0, "every word is known"
            assert violations(page) == []
        alone.leave()


@pytest.mark.parametrize("alone", PLACES, indirect=True)
def test_a_strong_bot_gives_a_hint_and_another_one_after_a_reload(alone: Alone) -> None:
    person = alone.come()
    page = person.page
    button(page, "Play Kingdomino against a bot").click()
    page.wait_for_selector(TURN)
    hint = page.locator(".composer .says").filter(has_text=re.compile(r"\d+% wins"))
    button(page, "Hint").click()
    expect(hint).to_be_visible()
    assert violations(page) == []
    reload_here(person)
    button(page, "Hint").click()
    expect(hint).to_be_visible()
    version = person.version
    page.locator(".composer .primary").click()
    person.wait_after(version)


@pytest.mark.parametrize("alone", PLACES, indirect=True)
def test_a_puzzle_is_left_and_solved(alone: Alone) -> None:
    person = alone.come()
    page = person.page
    page.goto(f"{person.url}/puzzle")
    expect(page.locator("a.card")).to_have_count(len(GAMES))
    expect(page.get_by_role("status").filter(has_text="No connection")).to_have_count(0 if alone.is_static else 1)
    page.locator("a.card").first.click()
    page.wait_for_selector(TURN)
    person.decide()
    expect(page.locator(VERDICT)).to_be_visible()
    page.reload()
    page.wait_for_selector(".table[data-turn]")
    show = button(page, "Show answer")
    expect(show.or_(page.locator(".puzzle.done")).first).to_be_visible()
    if show.is_visible():  # it was not found by chance
        show.click()
    expect(page.locator(".puzzle.done li").first).to_be_visible()
    assert violations(page) == []
    told = page.locator(".puzzle").inner_text()
    page.goto(f"{person.url}/puzzle/{today()}/{GAMES[0]}")
    expect(page.locator(".puzzle.done h2")).to_be_visible()
    assert page.locator(".puzzle").inner_text() == told, "it is as it was left"
    page.get_by_role("link", name=re.compile("^Next:")).click()
    expect(page).to_have_url(f"{person.url}/puzzle/{GAMES[1]}")


@EVERYWHERE
def test_a_review_has_the_numbers_of_the_library(alone: Alone) -> None:
    person = alone.come("keys")
    page = person.page
    set_up(page, "sample", here=2)
    person.play(until=lambda one: one.version > 3)
    button(page, "Menu").click()
    button(page, "Give up").click()
    button(page, "Yes, give up").click()
    button(page, "More").click()
    (record,) = read_download(page, "Download record")
    page.get_by_role("dialog").get_by_role("link", name="Review", exact=True).click()
    page.wait_for_selector(".review")
    page.reload()
    page.wait_for_selector(REVIEWED, timeout=400_000)
    assert violations(page) == []
    page.locator(".review details summary").click()
    rows = page.locator(".review tbody tr")
    outlooks = review_record(read_record(json.dumps(record))).outlooks
    expect(rows).to_have_count(len(outlooks))
    shown = [row.locator("td").all_inner_texts() for row in rows.all()]
    assert shown == [
        [f"{_round(100 * win)}% · {_round(points)}" for win, points in zip(one.win, one.points, strict=True)]
        for one in outlooks
    ]


def _round(number: float) -> int:
    return math.floor(number + 0.5)


def test_a_game_is_played_in_one_tab_and_the_other_one_waits(alone: Alone) -> None:
    person = alone.come()
    button(person.page, "Play Kingdomino against a bot").click()
    person.page.wait_for_selector(TURN)
    other = Person(person.page.context.new_page(), person.url, "keys")
    other.page.goto(person.page.url)
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Open in another tab")
    assert violations(other.page) == []
    person.step()
    version = person.version
    person.page.close()
    other.wait_until(version)
    other.play(until=lambda one: one.turn == "place")


def test_bots_keep_to_the_pace_and_can_be_hurried(alone: Alone) -> None:
    person = alone.come("keys")
    page = person.page
    button(page, "Play Kingdomino against a bot").click()
    page.wait_for_selector(TURN)
    button(page, "Menu").click()
    page.get_by_role("combobox", name="Bots play", exact=True).select_option("relaxed")
    page.keyboard.press("Escape")
    while page.get_by_role("button", name="Skip to my turn", exact=True).count() == 0:
        person.step()
    button(page, "Skip to my turn").click()
    page.wait_for_selector(TURN)


def test_a_decision_is_taken_back_and_the_game_given_up_and_played_again(alone: Alone) -> None:
    person = alone.come("keys")
    set_up(person.page, "sample", here=2)
    person.play(until=lambda one: one.turn == "place")
    person.step()
    button(person.page, "Undo").click()
    person.page.wait_for_selector(".table[data-turn=place]")
    reload_here(person)
    button(person.page, "Menu").click()
    button(person.page, "Give up").click()
    button(person.page, "Yes, give up").click()
    before = person.page.url
    button(person.page, "Play again").click()
    person.page.wait_for_selector(".table[data-version='1']")
    assert person.page.url != before


@EVERYWHERE
def test_a_game_of_two_at_one_screen_is_listed_looked_back_at_and_goes_to_a_file_and_back(
    alone: Alone, tmp_path: Path
) -> None:
    person = alone.come("keys")
    page = person.page
    set_up(page, "sample", here=2)
    play_whole(person, repeat("keys"))
    button(page, "More").click()
    page.get_by_role("dialog").get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The table is empty.")
    for _ in range(14):
        page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("event=14"))
    page.reload()
    expect(page.locator(".replay .count")).to_have_text(re.compile("^14 / "))
    button(page, "Menu").click()
    button(page, "Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(TURN)
    expect(page).to_have_url(re.compile("/local/"))
    person.step()

    page.goto(f"{person.url}/games")
    expect(page.locator("dl .number").first).to_have_text("1")  # both players sat at this screen
    expect(page.get_by_role("region", name="Your turn", exact=True).get_by_role("link")).to_have_count(1)
    expect(page.get_by_role("img", name=re.compile("^Best kingdom in Two-player sample"))).to_be_visible()
    assert violations(page) == []
    saved = tmp_path / "games.jsonl"
    download(page, "Save my games to a file").save_as(saved)
    assert len(saved.read_text(encoding="utf-8").splitlines()) == 2
    chooser = page.get_by_label("Import games from a file").last
    chooser.set_input_files(saved)
    expect(page.get_by_role("status").last).to_contain_text("No new game. 2 were here already.")
    page.evaluate(FORGET)
    page.reload()
    chooser.set_input_files(saved)
    expect(page.get_by_role("status").last).to_contain_text("2 games imported.")
    page.get_by_role("region", name="Your turn", exact=True).get_by_role("link").click()
    page.wait_for_selector(TURN)
    person.step()


def test_a_lesson_is_begun_left_and_gone_on_with(alone: Alone) -> None:
    person = alone.come("keys")
    page = person.page
    page.get_by_role("button", name=re.compile("^Queendomino")).click()
    guide = page.get_by_role("region", name="Guide", exact=True)
    expect(guide).to_contain_text("prepared deal")
    person.step()
    page.goto(person.url)
    expect(page.get_by_role("region", name="Your turn", exact=True)).to_contain_text("Guided game")
    page.goto(f"{person.url}/guide/queendomino")
    page.wait_for_selector(TURN)
    assert person.version > 1, "it goes on where it was left"
    expect(guide).to_be_visible()


def test_without_webassembly_the_server_plays(new_person: NewPerson, server: Server) -> None:
    person = new_person("keys")
    person.page.add_init_script("delete window.WebAssembly")
    person.page.goto(server.url)
    button(person.page, "Play Kingdomino against a bot").click()
    person.page.wait_for_selector(TURN)
    expect(person.page).to_have_url(re.compile("/table/"))
    person.step()
