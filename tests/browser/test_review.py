"""Reviews and the coach in a real browser: by mouse, touch and keys, from the result to a better move."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from axe import violations
from people import Person, button
from positions import Laid
from serving import Server

REVIEWED = ".review[aria-busy=false]"


DEAL = "07" * 32  # one in which to play badly is a fault; chance may also forgive everything


def lose(person: Person, server: Server, moves: int = 10) -> str:
    """Play badly for a while at a table of two seats, both ours, and give up; see the result in the browser."""
    seats = [{"me": True, "name": "Anna"}, {"me": True, "name": "Bob"}]
    game = person.lay("sample()", seats, seed=DEAL)
    laid: Laid = person.held(game)
    client, path = server.client(laid.token), f"/games/{game}"
    for number in range(moves):
        table = client.get(path).json()
        worst = min(reversed(table["view"]["options"]), key=lambda option: option["points"])
        client.post(f"{path}/play", json={"id": f"m{number}", "ply": table["ply"], "action": worst["id"]})
    client.post(f"{path}/resign", json={"id": "r", "seat": 0})
    return game


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_after_a_lost_game_the_worst_decision_is_found_explained_and_tried_again(
    way: str, new_person: Callable[..., Person], server: Server
) -> None:
    person = new_person(way)
    lose(person, server)
    page = person.page
    person.choose(page.get_by_role("link", name="Review", exact=True))
    page.wait_for_selector(REVIEWED, timeout=400_000)
    assert page.locator(".faults li").count() in (1, 2, 3)
    assert page.locator(".account").inner_text().startswith(tuple("0123456789O"))
    assert violations(page) == []
    graph = page.get_by_role("slider", name="Chance to win over the game")
    graph.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert "Anna" in (graph.get_attribute("aria-valuetext") or "") and "ply=" in page.url

    person.choose(page.locator(".fault").first)
    page.wait_for_selector(".choice")
    assert page.locator(".choice .head b").inner_text() in ("Slip", "Mistake", "Blunder")
    told = page.locator(".choice").inner_text()
    assert "Better: " in told
    expect(page.locator(".chip[data-as=played], .way[data-as=played]")).to_have_count(1)
    if said := re.search(r"Chance to win: (\d+)% after the best option, (\d+)% after this one", told):
        best, played = map(int, said.groups())
        assert f"It cost {best - played}% of the chance to win" in told
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
    person.choose(button(page, "Try again"))
    page.wait_for_selector(".table[data-turn]:not([data-turn=''])")
    person.decide()
    page.wait_for_selector(".choice", timeout=120_000)
    assert page.locator(".choice .head b").inner_text() in ("Best", "Good", "Slip", "Mistake", "Blunder")
    person.choose(button(page, "Back to the replay"))
    page.wait_for_selector(".replay")
    page.reload()
    page.wait_for_selector(REVIEWED)  # it is kept


def test_the_coach_grades_each_own_move_and_can_be_switched_off(new_person: Callable[..., Person]) -> None:
    person = new_person("mouse")
    person.lay("sample()", [{"me": True, "name": "Anna"}, {"bot": "level(1)"}])
    page = person.page
    button(page, "Menu").click()
    button(page, "Coach: off").click()
    button(page, "Close").first.click()
    person.step()
    page.wait_for_selector(".coach", timeout=400_000)
    grades = ("best", "good", "slip", "mistake", "blunder")
    assert page.locator(".coach").get_attribute("data-grade") in grades
    assert violations(page) == []
    button(page, "Menu").click()
    button(page, "Coach: on").click()
    assert page.locator(".coach").count() == 0
