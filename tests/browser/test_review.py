"""Reviews and the coach in a real browser: by mouse, touch and keys, from the result to a better move."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from axe import violations
from people import TURN, Person, button, wait_for_rest
from positions import Laid
from servers import Server

REVIEWED = ".review[aria-busy=false]"
GHOST = ".board .ghost"
WHERE = re.compile(r"Squares: row \d+ column \d+ and row \d+ column \d+\.")
# Whether the ghost lies in sight: on the screen, and not under the card that tells of it.
IN_SIGHT = """() => {
    const rectOf = (one) => document.querySelector(one).getBoundingClientRect();
    const [ghost, card, place] = [".board .ghost", ".choice", ".board-place"].map(rectOf);
    const isIn = ghost.left >= place.left - 1 && ghost.right <= place.right + 1;
    return ghost.top >= 0 && ghost.bottom <= card.top && isIn;
}"""
# Whether any two buttons or lists of the bar of a replay lie over each other, or stick out.
CLASHES = """() => {
    const bar = document.querySelector(".replay").getBoundingClientRect();
    const parts = document.querySelectorAll(".replay button, .replay select, .replay .count");
    const all = [...parts].map((one) => one.getBoundingClientRect());
    const beside = (one, other) => one.right <= other.left || other.right <= one.left;
    const apart = (one, other) => beside(one, other) || one.bottom <= other.top || other.bottom <= one.top;
    const clash = (one, index) => all.slice(index + 1).some((other) => !apart(one, other));
    return all.filter((one, index) => one.right > bar.right || one.width < 40 || clash(one, index)).length;
}"""

DEAL = "07" * 32  # in which to play badly is a fault, on the board and in the draft; chance may also forgive everything


def bad_of(options: list[dict[str, Any]]) -> dict[str, Any]:
    """Return one that brings the least at once: of several, the one in the middle."""
    least = [option for option in options if option["points"] == min(one["points"] for one in options)]
    return least[len(least) // 2]


def lose(person: Person, server: Server, moves: int = 7) -> str:
    """Play badly for a while at a table of two seats, both ours, and give up; see the result in the browser."""
    seats = [{"me": True, "name": "Anna"}, {"me": True, "name": "Bob"}]
    game = person.lay("sample()", seats, seed=DEAL)
    laid: Laid = person.held(game)
    client, path = server.client(laid.token), f"/tables/{game}"
    for number in range(moves):
        table = client.get(path).json()
        action = bad_of(table["view"]["options"])["id"]
        client.post(f"{path}/play", json={"id": f"m{number}", "version": table["version"], "action": action})
    client.post(f"{path}/resign", json={"id": "r", "seat": 0})
    return game


@pytest.mark.parametrize("way", ["mouse", *(pytest.param(way, marks=pytest.mark.deep) for way in ("touch", "keys"))])
def test_after_a_lost_game_the_worst_decision_is_found_explained_and_tried_again(
    way: str, new_person: Callable[..., Person], server: Server
) -> None:
    person = new_person(way)
    game = lose(person, server)
    page = person.page
    person.choose(page.get_by_role("link", name="Review", exact=True))
    page.wait_for_selector(REVIEWED, timeout=400_000)
    assert page.locator(".faults li").count() in (1, 2, 3)
    assert page.locator(".account").inner_text().startswith(tuple("0123456789O"))
    assert violations(page) == []
    look_at_panel(page, way)
    graph = page.get_by_role("slider", name="Win chance over the game")
    graph.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert "Anna" in (graph.get_attribute("aria-valuetext") or "") and "event=" in page.url

    person.choose(page.locator(".fault").first)
    look_through(page, way)
    person.choose(page.locator(".fault").first)
    page.wait_for_selector(".choice")
    assert page.locator(".choice .head b").inner_text() in ("Slip", "Mistake", "Blunder")
    told = page.locator(".choice").inner_text()
    assert "Better: " in told
    page.locator(".choice ul li").first.wait_for()  # a reason; what finds it may have to be compiled
    expect(page.locator(".chip[data-as=played], .way[data-as=played]")).to_have_count(1)
    if said := re.search(r"Win chance: (\d+)% after the best option, (\d+)% after this one", told):
        best, played = map(int, said.groups())
        assert f"It cost {best - played}% win chance" in told
        page.locator(".review details").evaluate("one => (one.open = true)")
        row = page.locator(".review tbody tr").nth(int(re.search(r"review=(\d+)", page.url)[1]) + 1)  # type: ignore[index]
        assert f"{played}% ·" in (row.text_content() or ""), "the curve agrees"
    costs = page.locator(".faults").inner_text() + page.locator(".choice").inner_text()
    assert "0%" not in re.findall(r"\b\d+%", costs), "what costs nothing is not told"
    assert violations(page) == []

    opened = re.search(r"[?&]review=(\d+)", page.url)
    assert opened, "the address names the decision"
    page.reload()
    page.wait_for_selector(".choice")
    page.go_back()
    page.wait_for_selector(".replay")
    assert page.locator(".choice").count() == 0
    page.go_forward()
    page.wait_for_selector(".choice")
    assert f"review={opened[1]}" in page.url
    try_again(page, person)
    person.choose(button(page, "Back to replay"))
    page.wait_for_selector(".replay")
    page.reload()
    page.wait_for_selector(REVIEWED)  # it is kept
    find_review(new_person().page, page, server.client().get(f"/tables/{game}/review").json())


def find_review(other: Page, page: Page, kept: Any) -> None:
    """See as somebody who has not played the review that a player's page has stored."""
    with other.expect_response(re.compile("/api/tables/[^/]+/review$")) as known:
        other.goto(page.url)
    other.wait_for_selector(REVIEWED)
    assert kept["found"] and known.value.json() == kept
    assert other.locator(".faults").inner_text() == page.locator(".faults").inner_text()


def try_again(page: Page, person: Person) -> None:
    """Decide anew, with the normal controls; a try that is not the best does not give the answer away."""
    person.choose(button(page, "Try again"))
    page.wait_for_selector(".table[data-turn]:not([data-turn=''])")
    person.decide()
    page.wait_for_selector(".choice .head", timeout=120_000)
    again = page.locator(".choice .head b").inner_text()
    assert again in ("Best", "Good", "Slip", "Mistake", "Blunder")
    if again not in ("Best", "Good"):  # then there may be another try before the answer is told
        expect(page.locator(".choice")).not_to_contain_text("Better: ")
        person.choose(button(page, "Show answer"))
        expect(page.locator(".choice")).to_contain_text("Better: ")


def look_at_panel(page: Page, way: str) -> None:
    """See that the graph is told as it is, and that beside it there is room for the bar of the replay."""
    for width, height in ((1280, 800), (1120, 800), (1440, 900)) if way == "mouse" else ():
        page.set_viewport_size({"width": width, "height": height})
        wait_for_rest(page)
        assert page.evaluate(CLASHES) == 0, width
    panel = page.locator(".review")
    expect(panel).to_contain_text("Marks: Anna’s slips, mistakes and blunders.")
    expect(panel).to_contain_text("The drop at a mark is its cost.")
    button(page, "Points").click()
    expect(panel).not_to_contain_text("The drop at a mark")  # points may rise, and the lead be lost
    button(page, "Win chance").click()


def look_through(page: Page, way: str) -> None:
    """Go through the faults with the arrow keys, the first of which is open: each shows what would have been better."""
    faults, opened = page.locator(".faults li button"), page.locator(".faults li button[aria-pressed=true]")
    places, sizes = set(), set()
    page.wait_for_selector(".choice")
    for number in range(faults.count()):
        expect(faults.nth(number)).to_have_attribute("aria-pressed", "true")
        if way != "touch":
            page.keyboard.press("PageDown")  # nor does any other key move the replay unseen
        expect(opened).to_have_count(1)
        expect(page).to_have_url(re.compile(r"event=(\d+)&review=\1$"))
        if page.locator(GHOST).count():
            places.add(number)
            wait_for_rest(page)
            assert page.evaluate(IN_SIGHT), "the better spot is in sight"
            expect(page.locator(".choice")).to_contain_text(WHERE)
            expect(page.locator("rect.cell[data-open=true]")).to_have_count(0)  # an answer offers nothing else
        sizes.add(page.locator(".board").evaluate("board => board.getBoundingClientRect().height"))
        page.keyboard.press("ArrowRight")
    expect(opened).to_have_count(1)  # also where it is not among the first of the list
    assert places, "some better option lies on the board"
    assert len(sizes) == 1, "the board keeps its size"
    page.keyboard.press("Home")
    expect(faults.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.wait_for_selector(".replay")


def test_the_coach_grades_each_own_move_draws_a_better_one_and_can_be_switched_off(
    new_person: Callable[..., Person], server: Server
) -> None:
    person = new_person("touch")
    game = person.lay("sample()", [{"me": True, "name": "Anna"}, {"bot": "level(1)"}], seed=DEAL)
    page = person.page
    button(page, "Menu").click()
    button(page, "Coach: off").click()
    button(page, "Close").first.click()
    person.step()
    page.wait_for_selector(".coach", timeout=400_000)
    page.wait_for_selector(TURN)  # the bot has moved, too
    grades = ("best", "good", "slip", "mistake", "blunder")
    assert page.locator(".coach").get_attribute("data-grade") in grades
    assert violations(page) == []

    for number in range(12):  # until it has something better to show
        client = server.client(person.held(game).token)
        table = client.get(f"/tables/{game}").json()
        worst = bad_of(table["view"]["options"])
        button(page.locator(".coach"), "Close").click()
        client.post(
            f"/tables/{game}/play", json={"id": f"c{number}", "version": table["version"], "action": worst["id"]}
        )
        page.wait_for_selector(".coach")
        page.wait_for_selector(TURN)
        if page.locator(".coach.bad").count() and worst["kind"] == "place":
            break
    expect(page.locator(".way[data-as=better]")).to_have_count(1)
    expect(page.locator(".name[data-as=better]")).to_have_text("Better")
    expect(page.locator("[aria-live]").filter(has_text=WHERE)).to_have_count(1)
    rects = [page.locator(one).bounding_box() for one in (".way[data-as=better]", ".composer")]
    assert rects[0] and rects[1] and rects[0]["y"] >= 0, "on a phone it is in sight,"
    assert rects[0]["y"] + rects[0]["height"] <= rects[1]["y"], "above the next decision"
    assert violations(page) == []
    button(page, "Menu").click()
    button(page, "Coach: on").click()
    expect(page.locator(".way")).to_have_count(0)
    assert page.locator(".coach").count() == 0
