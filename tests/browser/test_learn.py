"""Learning a game: the rules pages, the rules at a table, and all pieces, by mouse, touch and keys."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from axe import violations
from deep import deep
from people import Person, button, dressed
from positions import at, open_at, reach
from servers import Server

NewPerson = Callable[..., Person]

GAMES = {
    "kingdomino": "Kingdomino",
    "sample": "Two-player sample",
    "queendomino": "Queendomino",
    "royal_wedding": "Royal Wedding",
    "duel": "Duel",
}
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
BROKEN = "[...document.querySelectorAll('use')].filter(one => !document.querySelector(one.getAttribute('href'))).length"


def title(page: Page, name: str) -> Locator:
    return page.get_by_role("heading", name=name, exact=True)


def is_at_top(heading: Locator) -> bool:
    """Tell whether a heading lies in the upper half of the window."""
    return bool(
        heading.evaluate(
            "one => { const { top } = one.getBoundingClientRect(); return top >= 0 && top < innerHeight / 2; }"
        )
    )


def assert_drawn(page: Page, game: str) -> None:
    """A page has its sections, every picture is drawn, and nothing is wider than the window."""
    page.wait_for_selector(".rules section")
    assert (game, page.evaluate(BROKEN)) == (game, 0)
    assert (game, page.evaluate(WIDER)) == (game, 0)
    listed = page.locator(".contents li").all_inner_texts()
    assert [one.strip() for one in page.locator(".rules h2[id]").all_inner_texts()] == listed


def test_somebody_with_a_mouse_comes_from_the_lobby_and_reads_every_page(new_person: NewPerson) -> None:
    person = dressed(new_person, "mouse", "light")
    page = person.page
    page.goto(person.url)
    page.get_by_role("link", name="Learn", exact=True).click()
    for game, name in GAMES.items():
        page.get_by_role("link", name=re.compile(f"^Read the rules ?: {name}$")).click()
        expect(page).to_have_title(f"{name}: the rules · Crownland")
        assert_drawn(page, game)
        page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name=re.compile("^Read the rules ?: Queendomino$")).wait_for()
    assert violations(page) == []
    page.get_by_role("link", name=re.compile("^Read the rules ?: Queendomino$")).click()
    page.get_by_role("link", name="4. Bribe the dragon", exact=True).click()
    assert is_at_top(title(page, "4. Bribe the dragon"))
    page.get_by_role("link", name="Q13", exact=True).click()
    expect(page).to_have_url(re.compile("/learn/queendomino#Q13$"))
    assert is_at_top(title(page, "Counting points"))
    tile = page.get_by_role("button", name=re.compile("^Guard tower, price 3: 2 towers, 3 points$"))
    tile.hover()
    expect(page.locator(".builders").first).to_contain_text("Guard tower: 2 towers, 3 points")


@pytest.mark.parametrize(
    "games",
    [("duel",), deep(("duel", "kingdomino", "sample", "queendomino", "royal_wedding"))],
    ids=len,
)
def test_a_finger_walks_through_the_pages_and_pieces_at_night(new_person: NewPerson, games: tuple[str, ...]) -> None:
    person = dressed(new_person, "touch", "dark")
    page = person.page
    page.goto(person.url)
    page.locator(".games label", has_text="Duel").tap()
    page.get_by_role("link", name=re.compile("^Rules ?: Duel$")).tap()
    for game in games:
        if game != "duel":
            page.get_by_role("navigation", name="Other games").get_by_role("link", name=GAMES[game], exact=True).tap()
        expect(title(page, f"{GAMES[game]}: the rules")).to_be_visible()
        assert_drawn(page, game)
        assert (game, violations(page)) == (game, [])
        assert (game, too_small(page)) == (game, [])
    page.get_by_role("link", name=re.compile("^All pieces")).tap()
    page.get_by_text("Two-player sample", exact=True).first.tap()
    expect(page.get_by_role("img", name=re.compile("^Domino "))).to_have_count(24)
    assert violations(page) == []
    assert (page.evaluate(WIDER), too_small(page)) == (0, [])


def too_small(page: Page) -> Any:
    return page.evaluate(
        """() => [...document.querySelectorAll('main button, main a, main label, nav a')]
            .map(one => [one.getBoundingClientRect(), one])
            .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([box, one]) => `${one.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)"""
    )


@pytest.mark.deep
def test_keys_alone_reach_a_rule_and_every_box(new_person: NewPerson) -> None:
    person = new_person("keys", reduced_motion="reduce")
    page = person.page
    page.goto(f"{person.url}/learn/kingdomino#K8")
    page.wait_for_selector("section:has(:target)")
    assert is_at_top(title(page, "The frame"))
    page.locator(".contents a").first.focus()
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("A round")
    page.keyboard.press("Enter")
    assert is_at_top(title(page, "A round"))
    page.goto(f"{person.url}/components#queendomino")
    expect(page.get_by_role("img", name=re.compile("^Domino "))).to_have_count(48)
    page.get_by_role("radio", name="Queendomino", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("/components#duel$"))
    expect(title(page, "Four dice Likely")).to_be_visible()
    expect(page.get_by_role("img", name="joker", exact=True)).to_have_count(2)
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("/components$"))
    expect(page.get_by_role("img", name=re.compile("^Domino "))).to_have_count(48 + 24 + 48)
    assert page.locator(".tile").count() == 17
    school = page.get_by_role("listitem").filter(has_text="School of magic × 2")
    expect(school).to_contain_text("Towers Seen Knights Seen", use_inner_text=False)
    assert violations(page) == []


def test_an_unknown_game_has_no_page(new_person: NewPerson) -> None:
    person = new_person()
    person.page.goto(f"{person.url}/learn/chess")
    expect(title(person.page, "Page not found")).to_be_visible()


def open_rules(page: Page) -> None:
    button(page, "Menu").click()
    button(page, "Rules").click()


def test_rules_lie_beside_the_board_and_the_game_goes_on(new_person: NewPerson, server: Server) -> None:
    person = new_person()
    page = person.page
    open_at(page, server.url, reach(server.url, "kingdomino(seats=4)", 3, at("place", 2)))
    open_rules(page)
    rules = page.get_by_role("complementary", name="Rules", exact=True)
    heading = title(page, "Placing a domino")
    expect(heading).to_be_focused()
    assert is_at_top(heading)
    expect(page.get_by_role("complementary", name="Kingdoms and log")).to_have_count(0)
    assert violations(page) == []
    version = person.version
    page.keyboard.press("n")
    assert page.locator(".board .ghost").count() == 0, "keys belong to whoever has the focus"
    person.step()
    assert person.version > version
    person.page.wait_for_selector('.table[data-turn="claim"]')
    button(page, "About this decision: A round").click()
    expect(title(page, "A round")).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.get_by_role("complementary", name="Kingdoms and log")).to_be_visible()


@pytest.mark.parametrize(
    ("way", "variant", "others", "kind", "heading"),
    [
        deep("touch", "queendomino(seats=2)", 1, "knights", "2. Send knights"),
        deep("mouse", "royal_wedding(seats=6)", 5, "burn", "4. Bribe the dragon"),
        ("touch", "duel()", 1, "draw", "Draw your domino"),
    ],
)
def test_rules_open_in_a_sheet_where_there_is_no_room(
    new_person: NewPerson, server: Server, way: str, variant: str, others: int, kind: str, heading: str
) -> None:
    person = new_person(way)
    page = person.page
    open_at(page, server.url, reach(server.url, variant, others, at(kind)))
    open_rules(page)
    sheet = page.get_by_role("dialog", name="Rules", exact=True)
    shown = sheet.get_by_role("heading", name=heading, exact=True)
    expect(shown).to_be_focused()
    assert is_at_top(shown)
    assert violations(page) == []
    assert page.evaluate(WIDER) == 0
    button(sheet, "Close").click()
    expect(sheet).to_have_count(0)


def test_a_page_is_printed_on_a_few_light_sheets(new_person: NewPerson) -> None:
    person = dressed(new_person, "mouse", "dark")
    page = person.page
    page.goto(f"{person.url}/learn/kingdomino")
    page.wait_for_selector(".rules section")
    page.emulate_media(media="print")
    for gone in (".contents", ".others", "header", "footer"):
        expect(page.locator(gone).first).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
    sheets = page.pdf(format="A4").count(b"/Type /Page\n")
    assert 2 <= sheets <= 7, sheets
