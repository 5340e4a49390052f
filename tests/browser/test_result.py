"""The end of a game: points are counted before anything tells who has won, and what one can do next."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from people import ANNA, BOB, END, Person, button, engine_totals, skip_ahead
from positions import View, open_at, reach
from servers import Server

NewPerson = Callable[..., Person]

# The steps of counting wait until they are let go, one by one.
HOLD = """const real = window.setTimeout;
window.setTimeout = (run, time, ...more) => (time === 220 ? ((window.nextStep = run), 0) : real(run, time, ...more));"""
COUNTING = "Counting points…"
TOTALS = "dialog[open] tr.total td"


def play_to_the_end(person: Person, variant: str) -> str:
    """Play the last round by hand, for everybody at this screen."""
    person.page.add_init_script(HOLD)
    game = person.lay(variant, [ANNA, BOB])
    skip_ahead(game, [person], is_last_turn)
    while person.seat >= 0:
        person.step()
    person.page.locator(".table[data-status=over] dialog[open]").wait_for()
    return game


def is_last_turn(view: View) -> bool:
    return bool(view["round"] == view["rounds"] and view["turn"] == len(view["order"]) - 1)


def totals(page: Page) -> list[int]:
    return [int(text) for text in page.locator(TOTALS).all_inner_texts()]


def test_nothing_tells_the_result_before_it_is_counted(new_person: NewPerson, server: Server) -> None:
    person = new_person("keys", reduced_motion="no-preference")
    page = person.page
    game = play_to_the_end(person, "kingdomino(seats=2,harmony=true,middle_kingdom=true)")
    final = engine_totals(server.url, game)
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(COUNTING)
    expect(page.get_by_role("heading", level=1)).to_have_text(COUNTING)
    expect(page).to_have_title(f"{COUNTING} · Crownland")
    seen = [totals(page)]
    while page.get_by_role("dialog").get_by_role("heading").inner_text() == COUNTING:
        assert page.locator(".won, .rank, .confetti").count() == 0
        bars = sorted(int(bar.inner_text()) for bar in page.locator(".player .score").all())
        assert bars == sorted(totals(page)), "the bars behind it count along"
        assert not re.search(r"\bwins?\b|\btie\b", page.inner_text("body"))
        page.evaluate("nextStep()")
        seen.append(totals(page))
    assert all(sum(one) <= sum(other) for one, other in pairwise(seen))
    assert seen[0] == [0, 0] and sorted(seen[-1]) == sorted(final)
    assert person.shown_totals() == final
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins? with|tie with"))


def test_counting_can_be_skipped(new_person: NewPerson) -> None:
    """The button lies in sight, though the pad is higher than the screen."""
    person = new_person("keys", reduced_motion="no-preference")
    page = person.page
    page.set_viewport_size({"width": 1280, "height": 600})
    play_to_the_end(person, "kingdomino(seats=2)")
    skip = button(page, "Skip")
    inside = """one => [0.1, 0.3, 0.5, 0.7, 0.9].every((part) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(x + width * part, y + height * part) === one;
    })"""
    assert skip.evaluate(inside), "nothing lies over it"
    skip.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(END)
    expect(skip).to_have_count(0)
    expect(button(page, "Play again")).to_be_focused()
    told = page.get_by_role("dialog").get_by_role("status")
    expect(told).to_have_text(page.get_by_role("dialog").get_by_role("heading").inner_text())


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_the_total_of_every_kingdom_is_in_sight(new_person: NewPerson, server: Server, way: str) -> None:
    page = new_person(way).page
    open_at(page, server.url, reach(server.url, "royal_wedding(seats=8)", 7, lambda view: False))
    page.wait_for_selector(END)
    box = page.locator("tr.total").bounding_box()
    height = page.viewport_size["height"] if page.viewport_size else 0
    assert box and box["y"] + box["height"] < height
