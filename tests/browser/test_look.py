"""A calm table: squares lie still, what the others just did is marked, and the log is always in sight."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from people import ANNA, BOT, TURN, Person, button

NewPerson = Callable[..., Person]
SMALL = {"viewport": {"width": 1280, "height": 720}}


def box_of(page: Page, square: str) -> Any:
    return page.locator(f'rect.cell[data-square="{square}"]').bounding_box()


def is_in_sight(line: Locator) -> bool:
    """Tell whether a line lies inside its list and inside the window."""
    return bool(
        line.evaluate(
            """line => {
                const { top, bottom } = line.getBoundingClientRect();
                const list = line.closest("ol").getBoundingClientRect();
                return top >= list.top && bottom <= Math.min(list.bottom, innerHeight);
            }"""
        )
    )


@pytest.mark.deep
def test_a_table_of_eight_lies_still_and_shows_what_everybody_did(new_person: NewPerson) -> None:
    anna = new_person("mouse", **SMALL)
    game = anna.lay("royal_wedding(seats=8)", [ANNA, *[BOT] * 7])
    page = anna.page
    anna.play(until=lambda person: person.turn == "place" and page.locator(".others .marked").count() == 7)
    castle, neighbour = box_of(page, "0,0"), box_of(page, "0,1")
    anna.step()
    assert box_of(page, "0,0") == pytest.approx(castle, abs=0.01)
    assert box_of(page, "0,1") == pytest.approx(neighbour, abs=0.01)
    anna.play(until=lambda person: person.turn == "place")
    assert box_of(page, "0,0")["width"] == pytest.approx(castle["width"], abs=0.01), (
        "no square changes its size from turn to turn"
    )

    lines = page.locator(".log button")
    assert all(is_in_sight(lines.nth(number)) for number in range(4))
    claimed = lines.filter(has_text="chose").first
    claimed.hover()
    expect(page.locator(".draft .pointed")).to_have_count(1)
    placed = lines.filter(has_text=re.compile(r"^(?!.*Anna).*placed")).first
    placed.click()
    expect(page.locator(".land .marked")).to_have_count(1)

    eve = new_person("touch")
    eve.open(game)
    expect(eve.page.locator(".others .marked")).to_have_count(7)
    expect(eve.page.locator(".land .marked")).to_have_count(1)
    expect(eve.page.locator(".board")).to_have_attribute("aria-label", "Anna’s kingdom")
    eve.page.locator(".others button").nth(2).tap()
    expect(eve.page.locator(".board")).not_to_have_attribute("aria-label", "Anna’s kingdom")
    assert not eve.must_scroll_sideways
    explained = eve.page.locator(".builders .below b")
    expect(explained).to_have_count(0)
    eve.page.locator(".builders button.slot").first.tap()
    expect(explained).to_have_count(1)


def test_bots_are_sped_up_at_the_table_and_skipped(new_person: NewPerson) -> None:
    anna = new_person("keys")
    page, sent = anna.page, list[str]()
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    anna.lay("kingdomino(seats=4)", [ANNA, BOT, BOT, BOT], pace="relaxed")
    skip = button(page, "Skip to my turn")
    page.wait_for_selector(f"{TURN}, .tempo button")
    while not skip.count():
        anna.step()
    skip.click()
    page.wait_for_selector(TURN)
    assert any('"type":"hurry"' in frame for frame in sent)
    pace = page.locator("dialog").get_by_role("combobox", name="Bots play", exact=True)
    button(page, "Menu").click()
    pace.select_option("instantly")
    page.keyboard.press("Escape")
    button(page, "Menu").click()
    expect(pace).to_have_value("instant")
    page.keyboard.press("Escape")
    before = anna.version
    anna.step()
    anna.wait_until(before + 1)
    expect(skip).to_have_count(0)


def test_no_step_of_a_turn_takes_room_from_the_board(new_person: NewPerson) -> None:
    anna = new_person("keys", **SMALL)
    anna.lay("queendomino(seats=2)")
    widths: dict[str, float] = {}
    while not {"place", "knights", "claim"} <= widths.keys():
        anna.page.wait_for_selector(TURN)
        widths[anna.turn] = box_of(anna.page, "0,0")["width"]
        anna.step()
    assert max(widths.values()) - min(widths.values()) < 0.01, widths
