"""The table on a phone: all that a decision needs is seen at once, in every game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession

from people import ANNA, BOT, POSSIBLE, Person

NewPerson = Callable[..., Person]
# What is not wholly on the screen, or lies under something else: the four parts of a table, whatever can be pressed in
# them, and the squares on offer.
HIDDEN = """() => {
    const parts = [".board-place", ".subject", ".others", ".composer"];
    const pressed = ".subject button, .others button, .composer button, rect.cell[data-open=true]";
    const all = [...parts.map((part) => [part, document.querySelector(part)]),
        ...[...document.querySelectorAll(pressed)].map((one) => [one.ariaLabel || one.innerText, one])];
    const problem = (one) => {
        if (!one) return "is missing";
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return "is off the screen";
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return one.contains(there) || there?.contains(one) ? "" : `is under ${there?.className}`;
    };
    return all.map(([name, one]) => [name, problem(one)]).filter(([, what]) => what).map((words) => words.join(" "));
}"""
# How wide and high squares are, and how many lie in a row or column.
SQUARES = """() => {
    const [first] = document.querySelectorAll("rect.cell");
    const { width, height } = first.getBoundingClientRect();
    const { ariaColCount, ariaRowCount } = document.querySelector(".board");
    return [width, height, Math.max(ariaColCount, ariaRowCount)];
}"""
SMALL = {"viewport": {"width": 360, "height": 640}}
# The decisions that are due in every game, and after how many rounds enough was seen.
GAMES = {
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)": ({"claim", "place"}, 2),
    "kingdomino(seats=2,mighty_duel=true)": ({"claim", "place"}, 5),
    "queendomino(seats=4)": ({"claim", "place", "build"}, 3),
    "royal_wedding(seats=8)": ({"claim", "place"}, 1),
    "duel()": ({"take", "draw"}, 2),
}


def seats_of(variant: str) -> int:
    return int(variant.split("seats=")[1][0]) if "seats=" in variant else 2


@pytest.mark.parametrize("variant", GAMES)
def test_board_offers_rivals_and_buttons_are_seen_together(new_person: NewPerson, variant: str) -> None:
    person = new_person("touch")
    page, seen = person.page, list[str]()
    kinds, rounds = GAMES[variant]

    def look(one: Person) -> bool:
        seen.append(one.turn)
        assert page.evaluate(HIDDEN) == [], one.turn
        assert page.evaluate("scrollY") == 0
        width, height, most = page.evaluate(SQUARES)
        assert min(width, height) >= (43.5 if most < 9 else 40), (width, height, most)
        return kinds <= {*seen} and seen.count("place") + seen.count("draw") >= rounds

    while not kinds <= {*seen}:  # nobody may be able to build in a whole game
        person.lay(variant, [ANNA, *[BOT] * (seats_of(variant) - 1)])
        person.play(until=look)
    assert not person.must_scroll_sideways


def test_a_tap_or_a_swipe_goes_to_a_rival_and_back(new_person: NewPerson) -> None:
    person = new_person("touch")
    person.lay("kingdomino(seats=3)", [ANNA, BOT, BOT])
    page = person.page
    shown = page.locator(".board")
    mine = shown.get_attribute("aria-label") or ""
    page.locator(".others button").last.tap()
    theirs = shown.get_attribute("aria-label")
    assert theirs != mine
    shown.tap()
    assert shown.get_attribute("aria-label") == mine
    swipe(page.context.new_cdp_session(page), from_x=300, to_x=90)
    page.wait_for_function("mine => document.querySelector('.board').ariaLabel !== mine", arg=mine)
    swipe(page.context.new_cdp_session(page), from_x=90, to_x=300)
    page.wait_for_function("mine => document.querySelector('.board').ariaLabel === mine", arg=mine)


def swipe(finger: CDPSession, from_x: int, to_x: int) -> None:
    y = 300
    steps = [from_x + (to_x - from_x) * part // 5 for part in range(6)]
    for kind, points in [
        ("touchStart", steps[:1]),
        *(("touchMove", [x]) for x in steps[1:]),
        ("touchEnd", list[int]()),
    ]:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x in points]})


def test_on_a_small_phone_board_and_buttons_stay_together(new_person: NewPerson) -> None:
    person = new_person("touch", **SMALL)
    person.lay("queendomino(seats=2)", [ANNA, BOT])
    person.play(until=lambda one: one.turn == "place")
    page = person.page
    page.locator(".board-place").scroll_into_view_if_needed()
    page.locator(POSSIBLE).last.tap()
    page.locator(".ghost").wait_for()
    boxes = [page.locator(part).bounding_box() for part in (".board-place", ".composer")]
    assert boxes[0] and boxes[1]
    assert boxes[0]["y"] >= 0
    assert boxes[1]["y"] + boxes[1]["height"] <= 640
    assert not person.must_scroll_sideways
