"""What the page says and shows when somebody gives up, waits, watches or goes astray."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from people import ANNA, BOT, NEXT_GAME, TURN, Person, button, sit_down, skip_ahead
from servers import Server

NewPerson = Callable[..., Person]
LONG = "W" * 40
# How far to the right anything reaches: boxes, and words that may stick out of theirs.
WIDEST = """() => {
    const HIDDEN = '.others, .visually-hidden';
    const right = thing => thing.getBoundingClientRect().right;
    const words = one => { const range = new Range(); range.selectNodeContents(one); return right(range); };
    const all = selector => [...document.querySelectorAll(selector)].filter(one => !one.closest(HIDDEN));
    return Math.max(...all('section, button, .name b').map(right), ...all('h1, h2, p, li > a').map(words));
}"""


def assert_fits(person: Person) -> None:
    """See that nothing reaches beyond a phone's screen."""
    assert not person.must_scroll_sideways
    assert person.page.evaluate(WIDEST) <= 390


@pytest.mark.deep
def test_whoever_gives_up_among_three_decides_nothing_more(new_person: NewPerson) -> None:
    """On a phone, with the longest names there are, and with somebody who watches."""
    anna, bob, eve = new_person("touch"), new_person("keys"), new_person("touch")
    seats = [{**ANNA, "name": LONG}, {}, {**BOT, "name": "M" * 40}]
    game = anna.lay("kingdomino(seats=3)", seats, public=True)
    eve.page.goto(eve.url)
    eve.page.locator(f'a[href="/table/{game}"]').wait_for()
    assert_fits(anna)
    assert_fits(eve)
    eve.open(game)
    eve.page.get_by_role("heading", name=re.compile(f"^{LONG} invites you")).wait_for()
    assert_fits(eve)
    bob.open(game)
    sit_down(bob.page, "Bob")
    anna.page.wait_for_selector(".board")
    assert_fits(anna)
    expect(eve.page.locator(".meanwhile")).to_have_text("You are watching.")
    assert_fits(eve)

    def menu() -> None:
        button(anna.page, "Menu").tap()

    menu()
    button(anna.page, "Give up").tap()
    button(anna.page, "Copy").tap()
    expect(button(anna.page, "Yes, give up")).to_have_count(0)
    button(anna.page, "Give up").tap()
    button(anna.page, "Rules").tap()
    button(anna.page, "Close").tap()
    menu()
    expect(button(anna.page, "Yes, give up")).to_have_count(0)
    button(anna.page, "Give up").tap()
    button(anna.page, "Yes, give up").tap()
    expect(anna.page.locator(".meanwhile")).to_contain_text("You gave up;")
    bob.play(until=lambda person: person.turn == "place")
    assert anna.turn == ""
    title = anna.page.get_by_role("heading", level=1).bounding_box()
    assert title and title["width"] > 390 / 3, "no button takes the room of the title"
    assert button(anna.page, "I’m back").count() == 0
    assert_fits(anna)
    menu()
    assert button(anna.page, "Give up").count() == 0
    skip_ahead(game, [bob], lambda view: False)
    result = bob.page.get_by_role("dialog")
    expect(result).to_contain_text(f"; {LONG} gave up")
    expect(result.locator("thead .loss")).to_have_text("gave up")
    expect(result.locator("thead th").last).to_contain_text(f"{LONG}gave up")
    expect(result.locator("thead .rank")).to_have_count(2)


def test_a_hint_to_do_nothing_marks_its_button(new_person: NewPerson) -> None:
    person = new_person("keys")
    person.lay("duel()")
    book = person.page.get_by_role("region", name="Spell book", exact=True)
    button(book, "Apart").focus()
    expect(book).to_contain_text("Draw the dice apart,")
    person.play(until=lambda one: one.turn == "castle")
    button(person.page, "Hint").click()
    expect(person.page.locator(".composer .on")).to_have_count(1, timeout=60_000)  # the bot may have to be compiled
    expect(person.page.locator("[aria-live]").filter(has_text="Hint: ")).to_have_count(1)


def test_an_unknown_address_is_answered_in_words(browser: Browser, server: Server) -> None:
    """The page also looks as the system wishes: more contrast, and nothing that fades."""
    page = browser.new_page(contrast="more", reduced_motion="reduce", locale="en-GB")
    for path in ("/nothing", "/table/"):
        page.goto(f"{server.url}{path}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    expect(page).to_have_title(re.compile("Page not found"))
    assert page.get_attribute("html", "data-theme") == "contrast"
    page.get_by_role("link", name="Lobby", exact=True).click()
    button(page, "Preferences").click()
    page.get_by_role("combobox", name="Theme", exact=True).select_option("dark")
    page.wait_for_selector(".button.primary")
    colours = "() => getComputedStyle(document.querySelector('.button.primary')).backgroundColor"
    change = "document.documentElement.dataset.theme = 'light'"
    assert page.evaluate(f"() => {{ {change}; return ({colours})() }}") == page.evaluate(colours)
    page.close()


def test_answers_resignations_and_rematches_are_told(new_person: NewPerson) -> None:
    anna, bob = new_person("keys"), new_person("touch")
    game = anna.lay("sample()", [ANNA, {}])
    bob.open(game)
    sit_down(bob.page, "Bob")
    anna.page.wait_for_selector(".board")

    anna.page.wait_for_function("() => document.fonts.status === 'loaded'")
    before = anna.page.locator(".composer").bounding_box()
    button(bob.page, "Menu").tap()
    button(bob.page, "End without a winner").tap()
    button(bob.page, "Yes, ask them").tap()
    anna.page.get_by_text("Bob wants to end without a winner.").wait_for()
    assert anna.page.locator(".composer").bounding_box() == before
    button(anna.page, "No").click()
    expect(bob.page.locator(".banner")).to_have_text("Anna would rather play on.")

    button(bob.page, "Menu").tap()
    button(bob.page, "Give up").tap()
    button(bob.page, "Yes, give up").tap()
    expect(bob.page).to_have_title(re.compile("You gave up: Anna wins"))
    expect(anna.page.get_by_role("dialog")).to_contain_text("Bob gave up: you win")
    button(anna.page, "Play again").click()
    bob.page.get_by_text("Anna wants to play again.").wait_for()
    button(bob.page, "No").tap()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Bob declined to play again.")

    bob.page.goto(bob.url)
    mine = bob.page.get_by_role("region", name="My games", exact=True)
    mine.get_by_text("lost", exact=True).wait_for()
    expect(mine.locator("time")).to_have_text(re.compile(r"^\d+ [A-Z]"))
    button(anna.page, "Play again").click()
    anna.page.get_by_text("Waiting for Bob.", exact=True).wait_for()
    anna.page.goto(anna.url)
    bob.page.reload()
    bob.page.get_by_role("link").filter(has_text="Anna wants to play again.").tap()
    button(bob.page, "Agree").tap()
    expect(bob.page).not_to_have_url(re.compile(rf"{game}$"))
    bob.page.wait_for_selector(".board")
    anna.page.reload()
    anna.page.locator(f'a[href="{urlsplit(bob.page.url).path}"]').click()
    anna.page.wait_for_selector(".board")
    assert anna.page.locator(".tag").filter(has_text="away").count() == 0

    button(anna.page, "Menu").click()
    button(anna.page, "End without a winner").click()
    button(anna.page, "Yes, end it").click()
    expect(bob.page.get_by_role("dialog")).to_contain_text("Ended by the host")


def test_a_dynasty_shows_each_result_and_waits(new_person: NewPerson) -> None:
    person = new_person("keys")
    game = person.lay("sample(dynasty=true)")
    person.page.wait_for_selector(TURN)
    skip_ahead(game, [person], lambda view: bool(view["round"] >= view["rounds"]))
    person.play(until=lambda one: one.page.locator(NEXT_GAME).count() > 0)
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Game 1 of 3")
    totals = dialog.locator("tr.total td").all_inner_texts()
    button(dialog, "Next game").click()
    person.page.wait_for_selector(".table[data-turn=claim]")
    button(person.page, "Menu").click()
    button(person.page, "Results").click()
    expect(dialog.locator("tr.total td")).to_have_text(totals)
