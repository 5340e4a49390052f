"""Coming back: the lobby knows my games, and says when one of them waits for me."""

from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from people import ANNA, BOB, OPEN, Person, sit_down

NewPerson = Callable[..., Person]

# What the system would show; a page without a screen cannot.
TOLD = """
    window.told = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) =>
        told.push([title, body, tag]);
    Document.prototype.hasFocus = () => false;
"""


def test_a_table_that_waits_for_me_comes_first_and_is_told(new_person: NewPerson) -> None:
    anna, bob = new_person("keys", permissions=["notifications"]), new_person("keys")
    anna.page.add_init_script(TOLD)
    game = anna.lay("sample()", [ANNA, OPEN], clock={"days": 2})
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Notifications: off").click()
    anna.page.get_by_role("button", name="Notifications: on").wait_for()
    anna.page.keyboard.press("Escape")
    bob.open(game)
    sit_down(bob.page, "Bob")
    while anna.wait_for_somebody([0, 1]) and anna.seat == 0:
        anna.step()
    anna.page.goto(anna.url)
    mine = anna.page.get_by_role("region", name="My games")
    expect(mine.get_by_role("link")).to_contain_text("being played")
    assert anna.page.title() == "Crownland"
    while bob.seat == 1:
        bob.step()
    turn = anna.page.get_by_role("region", name="Your turn").get_by_role("link")
    expect(turn).to_contain_text("with Bob", timeout=30_000)
    expect(anna.page.locator('link[rel="icon"]')).to_have_attribute("href", "/crown-turn.svg")
    assert anna.page.title() == "(1) Your turn · Crownland"
    assert anna.page.evaluate("told") == [["Your turn", "Two-player sample", game]]
    turn.click()
    anna.page.wait_for_selector(".table[data-turn=claim], .table[data-turn=place]")


def test_finished_games_keep_their_result_until_they_are_removed(new_person: NewPerson) -> None:
    person = new_person("keys")
    game = person.lay("sample()", [ANNA, BOB])
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Give up").click()
    person.page.get_by_role("button", name="Yes, give up").click()
    person.page.wait_for_selector("dialog[open] tr.total")
    with person.page.expect_download() as picture:
        person.page.get_by_role("button", name="Share a picture").click()
    assert picture.value.suggested_filename == f"crownland-{game}.png"
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    person.page.get_by_role("dialog").get_by_role("link", name="Back to the lobby").click()
    mine = person.page.get_by_role("region", name="My games")
    expect(mine.get_by_role("link")).to_contain_text("won")
    mine.get_by_role("button", name="Remove from my games").click()
    expect(mine).to_contain_text("Games you play will be listed here.")
    person.page.reload()
    expect(mine).to_contain_text("Games you play will be listed here.")


def test_a_public_game_can_be_watched_from_the_lobby(new_person: NewPerson) -> None:
    anna, cleo = new_person("keys"), new_person("keys")
    game = anna.lay("sample()", [ANNA, BOB], public=True, clock={"minutes": 10, "increment": 5})
    cleo.page.goto(cleo.url)
    link = cleo.page.locator(f'a[href="/game/{game}"]')
    expect(link).to_contain_text("Anna, Bob · 10 min + 5 s per turn")
    link.click()
    cleo.page.wait_for_selector(".board")


def test_a_guest_chooses_seat_and_colour_and_another_name_later(new_person: NewPerson) -> None:
    anna, bob = new_person("keys"), new_person("keys")
    anna.page.goto(anna.url)
    anna.page.get_by_role("button", name="Set up a table").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_role("combobox", name="Game").select_option("royal_wedding")
    form.get_by_role("combobox", name="Players").select_option("6")
    form.get_by_role("checkbox", name="Teams").check()
    expect(form.get_by_role("heading", name="Team 3")).to_be_visible()
    form.get_by_role("textbox", name="Name").fill("Anna")
    form.get_by_label("Colour of seat 1").first.click()
    form.get_by_role("button", name="purple").click()
    form.get_by_role("combobox", name="Seat 2").select_option("open")
    form.get_by_role("combobox", name="Seat 4").select_option("open")
    form.get_by_role("combobox", name="Time").select_option("minutes")
    form.get_by_role("spinbutton", name="Minutes").fill("7.5")
    form.get_by_role("button", name="Set up the table").click()
    anna.page.wait_for_selector(".qr")
    bob.open(anna.page.url.rsplit("/", 1)[1])
    expect(bob.page.get_by_role("main")).to_contain_text("Anna invites you to Royal Wedding for 6 · Teams")
    expect(bob.page.get_by_role("main")).to_contain_text("7.5 min")
    assert bob.page.locator(".qr").count() == 0
    bob.page.get_by_role("radio").nth(1).check()
    bob.page.get_by_label("Colour").first.click()
    expect(bob.page.get_by_role("button", name="purple")).to_be_disabled()
    bob.page.get_by_role("button", name="grey").click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_role("button", name="Add bot").click()
    bob.page.wait_for_selector(".board")
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("textbox", name="My name").fill("Robert")
    bob.page.get_by_role("button", name="Change").click()
    anna.page.get_by_text("Robert").first.wait_for()
    seats = httpx.get(f"{anna.url}/api/games/{anna.page.url.rsplit('/', 1)[1]}").json()["seats"]
    assert (seats[3]["name"], seats[3]["colour"], seats[0]["colour"]) == ("Robert", 7, 4)
    assert len({seat["name"] for seat in seats}) == 6


def test_a_guest_gets_up_again_and_the_host_closes_the_table(new_person: NewPerson) -> None:
    """On a phone, with the longest names there are."""
    anna, bob = new_person("keys"), new_person("touch")
    game = anna.lay("kingdomino(seats=3)", [{**ANNA, "name": "W" * 40}, OPEN, OPEN])
    bob.open(game)
    for _ in range(2):
        bob.page.get_by_label("Your name").fill("M" * 40)
        bob.page.get_by_role("button", name="Sit down").tap()
        anna.page.get_by_text("M" * 40).wait_for()
        change = bob.page.get_by_role("button", name="Change").bounding_box()
        assert change and change["x"] + change["width"] <= 390
        bob.page.get_by_role("button", name="Leave this seat").tap()
        expect(anna.page.get_by_text("Free seat", exact=True)).to_have_count(2)
    anna.page.get_by_role("button", name="Close this table").click()
    anna.page.get_by_role("button", name="Yes, close it for everyone").click()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("The host ended the game")


def test_whoever_removes_a_running_game_leaves_the_seat_to_others(new_person: NewPerson) -> None:
    anna, bob, eve = new_person("keys"), new_person("keys"), new_person("keys")
    game = anna.lay("sample()", [ANNA, OPEN])
    bob.open(game)
    sit_down(bob.page, "Bob")
    anna.wait_for_somebody([0, 1])
    bob.page.goto(bob.url)
    bob.page.get_by_role("button", name="Remove from my games").click()
    bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("region", name="My games")).to_contain_text("Games you play will be listed here.")
    while anna.wait_for_somebody([0, 1]) and anna.seat == 0:
        anna.step()
    expect(anna.page.locator(".meanwhile")).to_contain_text("Bob has left the table.")
    anna.page.get_by_role("button", name="Let a bot play for Bob").wait_for()
    eve.open(game)
    eve.page.get_by_role("button", name="Sit down").click()
    eve.page.wait_for_selector(".table[data-turn=claim]")
