"""What the page says and shows when somebody gives up, waits, watches or goes astray."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from people import ANNA, BOT, Person
from serving import Server

NewPerson = Callable[..., Person]
LONG = "W" * 40
WIDEST = "Math.max(...[...document.querySelectorAll('section, button')].map(one => one.getBoundingClientRect().right))"


def test_whoever_gives_up_among_three_decides_nothing_more(new_person: NewPerson) -> None:
    """On a phone, with the longest names there are, and with somebody who watches."""
    anna, bob, eve = new_person("touch"), new_person("keys"), new_person("touch")
    seats = [{**ANNA, "name": LONG}, {}, {**BOT, "name": "M" * 40}]
    game = anna.lay("kingdomino(seats=3)", seats, public=True)
    eve.page.goto(eve.url)
    eve.page.locator(f'a[href="/game/{game}"]').wait_for()
    for person in (anna, eve):
        assert not person.must_scroll_sideways
        assert person.page.evaluate(WIDEST) <= 390
    bob.open(game)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    anna.page.wait_for_selector(".board")
    assert not anna.must_scroll_sideways
    eve.open(game)
    expect(eve.page.locator(".meanwhile")).to_have_text("You are watching this game.")
    assert not eve.must_scroll_sideways

    def menu() -> None:
        anna.page.get_by_role("button", name="Menu").tap()

    menu()
    anna.page.get_by_role("button", name="Give up").tap()
    anna.page.get_by_role("button", name="Rules").tap()
    anna.page.get_by_role("button", name="Close").tap()
    menu()
    assert anna.page.get_by_role("button", name="Yes, give up this game").count() == 0
    anna.page.get_by_role("button", name="Give up").tap()
    anna.page.get_by_role("button", name="Yes, give up this game").tap()
    expect(anna.page.locator(".meanwhile")).to_contain_text("You gave up.")
    bob.play(until=lambda person: person.turn == "place")
    assert anna.turn == ""
    assert anna.page.get_by_role("button", name="Play on myself").count() == 0
    assert not anna.must_scroll_sideways
    menu()
    assert anna.page.get_by_role("button", name="Give up").count() == 0


def test_a_hint_to_do_nothing_marks_its_button(new_person: NewPerson) -> None:
    person = new_person("keys")
    person.lay("duel()")
    person.play(until=lambda one: one.turn == "castle")
    person.page.get_by_role("button", name="Hint").click()
    expect(person.page.locator(".composer .on")).to_have_count(1)
    expect(person.page.locator("[aria-live]").filter(has_text="Hint: ")).to_have_count(1)


def test_an_unknown_address_is_answered_in_words(browser: Browser, server: Server) -> None:
    """The page also looks as the system wishes: more contrast, and nothing that fades."""
    page = browser.new_page(contrast="more", reduced_motion="reduce", locale="en-GB")
    for path in ("/nothing", "/game/"):
        page.goto(f"{server.url}{path}")
        expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    expect(page).to_have_title(re.compile("There is nothing here"))
    assert page.get_attribute("html", "data-theme") == "contrast"
    page.get_by_role("link", name="Back to the lobby").click()
    page.get_by_label("Look").select_option("dark")
    colours = "() => getComputedStyle(document.querySelector('.button.primary')).backgroundColor"
    change = "document.documentElement.dataset.theme = 'light'"
    assert page.evaluate(f"() => {{ {change}; return ({colours})() }}") == page.evaluate(colours)
    page.close()
