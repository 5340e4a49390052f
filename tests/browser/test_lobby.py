"""Coming back: the lobby knows my games, and says when one of them waits for me."""

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from people import ANNA, BOB, OPEN, TURN, Person, button, prefer, sit_down
from positions import keep, lay
from servers import Server

NewPerson = Callable[..., Person]

# What the system would show; a browser without windows cannot, and says that it denies even what it has granted.
TOLD = """
    window.told = [];
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) =>
        told.push([title, body, tag]);
    Document.prototype.hasFocus = () => false;
"""


def test_a_table_that_waits_for_me_comes_first_and_is_told(new_person: NewPerson) -> None:
    anna = new_person("keys", permissions=["notifications"], service_workers="allow")
    bob = new_person("keys")
    anna.page.add_init_script(TOLD)
    game = anna.lay("sample()", [ANNA, OPEN], clock={"days": 2})
    prefer(anna.page, re.compile("^Notify me"), "on")
    bob.open(game)
    sit_down(bob.page, "Bob")
    while anna.wait_for_somebody([0, 1]) and anna.seat == 0:
        anna.step()
    bob.wait_until(anna.version)
    bob.page.goto(bob.url)
    mine = bob.page.get_by_role("region", name="Your turn", exact=True).get_by_role("link")
    expect(mine).to_contain_text("with Anna")  # whoever sat down by link knows it at once
    mine.click()
    anna.page.goto(anna.url)
    mine = anna.page.get_by_role("region", name="In progress", exact=True)
    expect(mine.get_by_role("link")).to_contain_text("in progress")
    expect(anna.page).to_have_title("Crownland")
    bob.page.wait_for_selector(TURN)
    while bob.seat == 1:
        bob.step()
    turn = anna.page.get_by_role("region", name="Your turn", exact=True).get_by_role("link")
    expect(turn).to_contain_text("with Bob", timeout=30_000)
    expect(anna.page.locator('link[rel="icon"]')).to_have_attribute("href", "/crown-turn.svg")
    expect(anna.page).to_have_title("(1) Your turn · Crownland")
    anna.page.wait_for_function("() => told.length > 0")
    assert anna.page.evaluate("told") == [["Your turn", "Two-player sample", game]]
    turn.click()
    anna.page.wait_for_selector(".table[data-turn=claim], .table[data-turn=place]")


def test_finished_games_keep_their_result_until_they_are_removed(new_person: NewPerson) -> None:
    person = new_person("keys", permissions=["clipboard-read", "clipboard-write"])
    game = person.lay("sample()", [ANNA, BOB])
    button(person.page, "Menu").click()
    button(person.page, "Give up").click()
    button(person.page, "Yes, give up").click()
    person.page.wait_for_selector("dialog[open] tr.total")
    button(person.page, "Share").click()
    with person.page.expect_download() as picture:
        button(person.page, "Share picture").click()
    assert picture.value.suggested_filename == f"crownland-{game}.png"
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    button(person.page, "Copy link").click()
    button(person.page, "Copied").wait_for()
    assert person.page.evaluate("navigator.clipboard.readText()") == person.page.url
    button(person.page, "More").click()
    person.page.get_by_role("dialog").get_by_role("link", name="Lobby", exact=True).click()
    mine = person.page.get_by_role("region", name="My games", exact=True)
    expect(mine.get_by_role("link").first).to_contain_text("won")
    mine.get_by_role("button", name=re.compile("^Remove: ")).click()
    expect(mine).to_have_count(0)
    person.page.reload()
    button(person.page, "New table").wait_for()
    expect(mine).to_have_count(0)


def test_however_many_games_are_open_each_is_listed(new_person: NewPerson, server: Server) -> None:
    person = new_person()
    tables = [lay(server.url, "sample()", [ANNA, BOB]) for _ in range(14)]
    kept = {one.game: {"token": one.token, "variant": "sample()", "at": 1, "seats": [0, 1]} for one in tables}
    keep(person.page, kept)
    person.page.goto(person.url)
    turns = person.page.get_by_role("region", name="Your turn", exact=True)
    button(turns, "Show all 14").click()
    expect(turns.get_by_role("link")).to_have_count(14)
    above, cards = turns.bounding_box(), person.page.locator(".games").bounding_box()
    assert above and cards and above["y"] + above["height"] <= cards["y"], "what waits for me comes first"
    first = turns.get_by_role("listitem").first
    first.get_by_role("button", name=re.compile("^Remove: ")).click()
    card, sure = first.get_by_role("link").bounding_box(), button(first, "Leave this game?").bounding_box()
    assert card and sure and sure["y"] >= card["y"] + card["height"], "the question hides nothing of the card"


def test_a_public_game_can_be_watched_from_the_lobby(new_person: NewPerson) -> None:
    anna, cleo = new_person("keys"), new_person("keys")
    game = anna.lay("sample()", [ANNA, BOB], public=True, clock={"minutes": 10, "increment": 5})
    cleo.page.goto(cleo.url)
    link = cleo.page.locator(f'a[href="/table/{game}"]')
    expect(link).to_contain_text("Anna and Bob · 10 min + 5 s per turn")
    link.click()
    cleo.page.wait_for_selector(".board")
    before = cleo.version
    anna.step()
    cleo.wait_after(before)
    assert cleo.turn == "", "whoever watches decides nothing"


def test_a_guest_chooses_seat_and_colour_and_another_name_later(new_person: NewPerson) -> None:
    anna, bob = new_person("keys"), new_person("keys")
    anna.page.goto(anna.url)
    button(anna.page, "New table").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_role("combobox", name="Game", exact=True).select_option("royal_wedding")
    form.get_by_role("combobox", name="Players", exact=True).select_option("6")
    form.get_by_role("checkbox", name=re.compile("^Teams")).check()
    expect(form.get_by_role("heading", name="Team 3", exact=True)).to_be_visible()
    anna.page.evaluate("Math.random = () => 0")  # each shuffle moves everybody on by a seat
    for seat in (6, 5, 4, 3, 2, 1):
        button(form, "Shuffle teams").click()
        expect(form.get_by_role("combobox", name=f"Seat {seat}", exact=True)).to_have_value("me")
    name = form.get_by_role("textbox", name="Name", exact=True)
    expect(name).to_have_count(0)  # against bots nobody needs one
    form.get_by_label(re.compile("^Colour of seat 1: ")).click()
    button(form, "purple").click()
    form.get_by_role("combobox", name="Seat 2", exact=True).select_option("open")
    name.fill("Anna")
    form.get_by_role("combobox", name="Seat 4", exact=True).select_option("open")
    form.get_by_role("combobox", name="Time", exact=True).select_option("minutes")
    form.get_by_role("spinbutton", name="Minutes", exact=True).fill("7.5")
    button(form, "Create table").click()
    anna.page.wait_for_selector(".qr")
    bob.open(anna.page.url.rsplit("/", 1)[1])
    expect(bob.page.get_by_role("main")).to_contain_text("Anna invites you to Royal Wedding for 6 · Teams")
    expect(bob.page.get_by_role("main")).to_contain_text("7.5 min")
    assert bob.page.locator(".qr").count() == 0
    bob.page.get_by_role("radio").nth(1).check()
    bob.page.get_by_label(re.compile("^Colour: ")).click()
    expect(button(bob.page, "purple")).to_be_disabled()
    button(bob.page, "grey").click()
    bob.page.get_by_label("Your name", exact=True).fill("Bob")
    button(bob.page, "Sit down").click()
    button(anna.page, "Add bot").click()
    bob.page.wait_for_selector(".board")
    button(bob.page, "Menu").click()
    bob.page.get_by_role("textbox", name="Your name", exact=True).fill("Robert")
    button(bob.page, "Change").click()
    anna.page.locator(".name b").get_by_text("Robert", exact=True).first.wait_for()
    seats = httpx.get(f"{anna.url}/api/tables/{anna.page.url.rsplit('/', 1)[1]}").json()["seats"]
    assert (seats[3]["name"], seats[3]["colour"], seats[0]["colour"]) == ("Robert", 7, 4)
    assert len({seat["name"] for seat in seats}) == 6


def test_a_guest_gets_up_again_and_the_host_closes_the_table(new_person: NewPerson) -> None:
    """On a phone, with the longest names there are."""
    anna, bob = new_person("keys"), new_person("touch")
    game = anna.lay("kingdomino(seats=3)", [{**ANNA, "name": "W" * 40}, OPEN, OPEN])
    bob.open(game)
    bob.page.get_by_label("Your name", exact=True).fill("M" * 40)
    for _ in range(2):  # the name is asked for once
        button(bob.page, "Sit down").tap()
        anna.page.get_by_text("M" * 40, exact=True).wait_for()
        change = button(bob.page, "Change").bounding_box()
        assert change and change["x"] + change["width"] <= 390
        button(bob.page, "Leave seat").tap()
        expect(anna.page.get_by_text("Free seat", exact=True)).to_have_count(2)
    button(anna.page, "Close table").click()
    button(anna.page, "Close for everyone").click()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ended by the host")


@pytest.mark.deep
def test_whoever_removes_a_running_game_leaves_the_seat_to_others(new_person: NewPerson) -> None:
    anna, bob, eve = new_person("keys"), new_person("keys"), new_person("keys")
    game = anna.lay("sample()", [ANNA, OPEN])
    bob.open(game)
    sit_down(bob.page, "Bob")
    anna.wait_for_somebody([0, 1])
    bob.page.goto(bob.url)
    bob.page.get_by_role("button", name=re.compile("^Remove: ")).click()
    expect(button(bob.page, "Leave this game?")).to_be_focused()
    bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("region", name="My games", exact=True)).to_have_count(0)
    while anna.wait_for_somebody([0, 1]) and anna.seat == 0:
        anna.step()
    expect(anna.page.locator(".meanwhile")).to_contain_text("Bob has left.")
    button(anna.page, "Let a bot play for Bob").wait_for()
    eve.open(game)
    button(eve.page, "Sit down").click()
    eve.page.wait_for_selector(".table[data-turn=claim]")
