"""What the page says and shows when somebody gives up, waits, watches or goes astray."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from people import ANNA, BOT, NEXT_GAME, Person
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
    assert anna.page.get_by_role("button", name="Take my seat back").count() == 0
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
    page.get_by_label("Theme").select_option("dark")
    colours = "() => getComputedStyle(document.querySelector('.button.primary')).backgroundColor"
    change = "document.documentElement.dataset.theme = 'light'"
    assert page.evaluate(f"() => {{ {change}; return ({colours})() }}") == page.evaluate(colours)
    page.close()


def test_answers_resignations_and_rematches_are_told(new_person: NewPerson) -> None:
    anna, bob = new_person("keys"), new_person("touch")
    game = anna.lay("sample()", [ANNA, {}])
    bob.open(game)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").tap()
    bob.page.wait_for_selector(".board")

    bob.page.get_by_role("button", name="Menu").tap()
    bob.page.get_by_role("button", name="End without a winner").tap()
    bob.page.get_by_role("button", name="Yes, ask the others").tap()
    before = anna.page.locator(".composer").bounding_box()
    anna.page.get_by_text("Bob would like to end the game without a winner.").wait_for()
    assert anna.page.locator(".composer").bounding_box() == before
    anna.page.get_by_role("button", name="No", exact=True).click()
    expect(bob.page.locator(".banner")).to_have_text("Anna would rather play on.")

    bob.page.get_by_role("button", name="Menu").tap()
    bob.page.get_by_role("button", name="Give up").tap()
    bob.page.get_by_role("button", name="Yes, give up this game").tap()
    expect(bob.page).to_have_title(re.compile("You gave up: Anna wins"))
    expect(anna.page.get_by_role("dialog")).to_contain_text("Bob gave up: you win")
    anna.page.get_by_role("button", name="Play again").click()
    bob.page.get_by_text("Anna would like to play again.").wait_for()
    bob.page.get_by_role("button", name="No", exact=True).tap()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Bob does not want to play again.")
    bob.page.get_by_role("button", name="Play again").tap()
    anna.page.get_by_role("button", name="Agree").click()
    for person in (anna, bob):
        person.page.wait_for_url(lambda url: not url.endswith(game))
        person.page.wait_for_selector(".board")
    assert anna.page.url == bob.page.url
    assert anna.page.locator(".tag").filter(has_text="away").count() == 0

    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="End without a winner").click()
    anna.page.get_by_role("button", name="Yes, end this game").click()
    expect(bob.page.get_by_role("dialog")).to_contain_text("The host ended the game")


def test_a_dynasty_shows_each_result_and_waits(new_person: NewPerson) -> None:
    person = new_person("keys")
    person.lay("sample(dynasty=true)")
    person.play(until=lambda one: one.page.locator(NEXT_GAME).count() > 0)
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Game 1 of 3")
    totals = dialog.locator("tr.total td").all_inner_texts()
    dialog.get_by_role("button", name="Next game").click()
    person.page.wait_for_selector(".table[data-turn=claim]")
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Results so far").click()
    assert dialog.locator("tr.total td").all_inner_texts() == totals
