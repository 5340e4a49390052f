"""Games and players in the page: what my games come to, searching, names of all kinds; by mouse, touch and keys."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from axe import violations
from people import Person
from positions import advance, keep, lay
from servers import Server

NewPerson = Callable[..., Person]

ODD = '"><img src=x onerror=alert(1)> a/b 100% שלום'


def play(server: Server, winner: str, loser: str) -> tuple[str, dict[str, Any]]:
    """Finish a game at once; return it as a browser of both players would keep it."""
    seats = [{"me": True, "name": winner}, {"me": True, "name": loser}]
    made = server.create(variant="sample()", seats=seats, public=True)
    server.client(made["token"]).post(f"/tables/{made['id']}/resign", json={"seat": 1}).raise_for_status()
    return made["id"], {"token": made["token"], "variant": "sample()", "at": 1_790_000_000_000, "seats": [0]}


def play_out(server: Server) -> tuple[str, dict[str, Any]]:
    """Play a game to its end; return it as the browser of who won would keep it."""
    table = lay(server.url, "sample()", [{"me": True, "name": "Eve"}, {"me": True, "name": "Eve"}])
    advance(server.url, [table], lambda view: False)
    won = server.client().get(f"/tables/{table.game}").json()["view"]["winners"][0]
    return table.game, {"token": table.token, "variant": "sample()", "at": 1_790_000_000_000, "seats": [won]}


def press(person: Person, what: Locator) -> None:
    """Press something the way this person does."""
    if person.way == "keys":
        what.focus()
        person.page.keyboard.press("Enter")
    elif person.way == "touch":
        what.tap()
    else:
        what.click()


def look(page: Page) -> None:
    """See that nobody is kept from using the page, and that it is no wider than the screen."""
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("way", ["mouse", *(pytest.param(way, marks=pytest.mark.deep) for way in ("touch", "keys"))])
def test_my_games_and_those_of_others_are_found(new_person: NewPerson, server: Server, way: str) -> None:
    names = [f"Ann by {way}", f"{ODD} {way}"]
    given_up = [play(server, names[0], names[1]), play(server, names[0], "Bob"), play(server, names[1], "Bob")]
    mine = dict([*given_up, play_out(server)])
    person = new_person(way)
    page = person.page
    page.goto(server.url)
    page.evaluate("games => localStorage.setItem('crownland.games', JSON.stringify(games))", mine)
    press(person, page.get_by_role("navigation").get_by_role("link", name="Games", exact=True))
    numbers = page.locator("dl.numbers")
    expect(numbers.locator("div", has_text="Won").locator("dd")).to_contain_text("4")
    expect(numbers.locator("div", has_text="Best streak").locator("dd")).to_contain_text("4")
    picture = page.get_by_role("img", name="Best kingdom in Two-player sample")
    expect(picture).to_be_visible()
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    look(page)

    watched = [server.create(variant="sample()", seats=[{"me": True, "name": one}, {}], public=True) for one in names]
    press(person, page.get_by_role("button", name="To watch", exact=True))
    page.get_by_role("textbox", name="Player").fill(names[0].lower())
    tables = page.locator("main a[href^='/table/']")
    expect(tables).to_have_count(1)
    expect(tables).to_have_attribute("href", f"/table/{watched[0]['id']}")
    page.get_by_role("combobox", name="Game").select_option("duel")
    expect(tables).to_have_count(0)
    page.get_by_role("combobox", name="Game").select_option("")
    page.get_by_role("textbox", name="Player").fill("")
    expect(tables.nth(1)).to_be_visible()
    look(page)

    press(person, page.get_by_role("button", name="Finished", exact=True))
    page.get_by_role("textbox", name="Player").fill(names[1].upper())
    rows = page.locator("li:has(time)")
    expect(rows).to_have_count(2)
    page.reload()  # the address says what is searched for
    expect(rows).to_have_count(2)
    look(page)
    press(person, rows.first.get_by_role("link", name=names[1]))
    expect(page.get_by_role("heading", level=1)).to_have_text(names[1])
    expect(page.get_by_text("Names are free here")).to_be_visible()
    expect(rows).to_have_count(2)
    expect(page.locator("section img[src=x]")).to_have_count(0)
    look(page)

    page.goto(f"{server.url}/players")
    page.get_by_role("textbox", name="Name begins with").fill(f"ann by {way}")
    name = page.get_by_role("link", name=names[0])
    expect(page.locator("main li")).to_have_count(1)
    look(page)
    press(person, name)
    press(person, rows.first.get_by_role("link", name="Two-player sample"))
    expect(page).to_have_url(re.compile("/table/"))


def test_a_bar_of_wins_is_drawn_where_a_space_stands_before_the_percent_sign(
    new_person: NewPerson, server: Server
) -> None:
    page = new_person("mouse", locale="fr-FR").page
    keep(page, dict([play(server, "Zoé", "Bob")]))
    page.goto(f"{server.url}/games")
    expect(page.locator(".rivals .bar span")).to_have_attribute("style", "width: 100%;")


def test_who_has_played_nothing_and_names_of_nobody_are_told_so(new_person: NewPerson, server: Server) -> None:
    page = new_person("touch", locale="pl-PL").page
    page.goto(f"{server.url}/games?theme=dark")
    expect(page.get_by_text("Dokończ partię, a zobaczysz tu, jak ci idzie.")).to_be_visible()
    look(page)
    page.get_by_role("button", name="Trwające").tap()
    expect(page.get_by_role("heading", name="Trwające partie")).to_be_visible()
    look(page)
    page.goto(f"{server.url}/players/{quote('Nikt taki')}?theme=dark")
    expect(page.get_by_text("Pod tym imieniem nikt jeszcze nie zakończył tu publicznej partii.")).to_be_visible()
    look(page)
    page.get_by_role("link", name="Moje partie").tap()  # whoever looked for their own games finds them
    expect(page).to_have_url(re.compile("/games$"))
