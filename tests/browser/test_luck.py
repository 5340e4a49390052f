"""The page adds its number to every shuffle by itself, and checks a deal when it is asked to."""

import json
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from axe import violations
from people import ANNA, OPEN, Person, button, sit_down
from servers import Server

NewPerson = Callable[..., Person]


def table_of(server: Server, game: str) -> Any:
    return httpx.get(f"{server.url}/api/tables/{game}", timeout=60).json()


def game_of(page: Page) -> str:
    expect(page).to_have_url(re.compile("/table/"))
    return page.url.rpartition("/")[2].partition("?")[0]


def give_up(person: Person) -> None:
    button(person.page, "Menu").click()
    button(person.page, "Give up").click()
    button(person.page, "Yes, give up").click()
    person.page.wait_for_selector("dialog[open] tr.total")


def check(page: Page) -> Any:
    """Let the page check the deal; return the dialog that tells what it found."""
    button(page, "Verify the shuffle").click()
    dialog = page.get_by_role("dialog").filter(has_text="How it works")
    dialog.wait_for()
    return dialog


def test_every_player_adds_a_number_and_can_check_the_deal_here_and_in_the_replay(
    new_person: NewPerson, server: Server
) -> None:
    """Anna invites Bob and waits in the lobby; they play, and play again; whoever meets a forged record is told so."""
    anna, bob, eve = new_person("keys"), new_person("keys"), new_person("keys")
    anna.page.goto(f"{anna.url}/")
    button(anna.page, "Play with a friend").click()
    game = game_of(anna.page)
    anna.page.goto(f"{anna.url}/")
    bob.open(game)
    sit_down(bob.page, "Bob")
    assert table_of(server, game)["shuffle"]["revealed"] == [0, 1]
    anna.open(game)

    button(anna.page, "Menu").click()
    running = check(anna.page)
    expect(running).to_contain_text("After the game")
    expect(running).to_contain_text("Bob")
    button(running, "Close").click()

    give_up(bob)
    button(bob.page, "More").click()
    found = check(bob.page)
    expect(found.locator(".verdict")).to_have_text("A fair deal: nobody chose what came.")
    expect(found.locator("li")).to_have_count(5)
    expect(found.locator("li.good")).to_have_count(5)
    expect(found).to_contain_text("Your number is in the shuffle.")
    assert violations(bob.page) == []
    button(found, "Close").click()

    anna.page.wait_for_selector("dialog[open] tr.total")
    button(bob.page, "Play again").click()
    button(anna.page, "Agree").click()
    expect(anna.page).to_have_url(re.compile(rf"/table/(?!{game})"))
    again = game_of(anna.page)
    anna.page.wait_for_selector(".board")
    assert table_of(server, again)["shuffle"]["revealed"] == [0, 1]

    record = httpx.get(f"{server.url}/api/tables/{game}/record", timeout=60).json()
    eve.page.goto(f"{eve.url}/table/{game}?event=0")
    button(eve.page, "Menu").click()
    seen = check(eve.page)
    expect(seen.locator(".verdict")).to_have_text(re.compile(r"^A fair deal for everyone .+ and Bob\.$"))
    expect(seen).to_contain_text("This browser added no number.")
    button(seen, "Close").click()

    forged = {**record, "shuffle": {**record["shuffle"], "luck": record["shuffle"]["luck"][::-1]}}
    eve.page.route("**/record", lambda route: route.fulfill(body=json.dumps(forged)))
    button(eve.page, "Menu").click()
    seen = check(eve.page)
    expect(seen.locator(".verdict.bad")).to_have_text("This deal was not as promised.")
    expect(seen.locator("li.bad")).to_have_count(2)


def test_a_table_that_was_closed_before_the_deal_has_no_deal_to_check(new_person: NewPerson) -> None:
    anna = new_person("mouse")
    anna.lay(seats=[ANNA, OPEN])
    button(anna.page, "Menu").click()
    expect(button(anna.page, "Verify the shuffle")).to_be_visible()  # there is one to come
    button(anna.page, "Close").first.click()
    button(anna.page, "Close table").click()
    button(anna.page, "Close for everyone").click()
    expect(anna.page.get_by_text("Closed before the game began.")).to_be_visible()
    button(anna.page, "Menu").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    expect(button(anna.page, "Verify the shuffle")).to_have_count(0)


def test_a_public_game_against_a_bot_begins_at_once_with_my_number_in_it(new_person: NewPerson, server: Server) -> None:
    anna = new_person("touch")
    anna.page.goto(f"{anna.url}/")
    button(anna.page, "New table").tap()
    anna.page.get_by_role("checkbox", name=re.compile("^Show in lobby")).tap()
    button(anna.page, "Create table").tap()
    game = game_of(anna.page)
    anna.page.wait_for_selector(".board")
    shuffle = table_of(server, game)["shuffle"]
    assert shuffle["revealed"] == [0] and shuffle["numbers"] is None
    kept = json.loads(anna.page.evaluate("localStorage.getItem('crownland.luck')"))
    assert kept[shuffle["commitments"][0]]["seen"]["commitments"] == shuffle["commitments"]


@pytest.mark.deep
def test_a_number_that_does_not_come_is_waited_for_and_then_left_out_for_all_to_see(
    new_person: NewPerson, server: Server
) -> None:
    made = server.create(seats=[{"me": True, "name": "Ann", "commitment": "5e" * 32}])
    bob = new_person("keys")
    bob.open(made["id"])
    bob.page.get_by_label("Your name", exact=True).fill("Bob")
    button(bob.page, "Sit down").click()
    expect(bob.page.get_by_text("Shuffling… Waiting for Ann.")).to_be_visible()
    assert button(bob.page, "Leave seat").count() == 0
    bob.page.wait_for_selector(".board")
    expect(bob.page.get_by_text("Ann’s number missed the shuffle.").first).to_be_attached()
    assert table_of(server, made["id"])["shuffle"]["revealed"] == [1]
