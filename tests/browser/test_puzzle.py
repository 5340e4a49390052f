"""The daily puzzle: solved by mouse, touch and keys in every game, shared, kept, and without a connection."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from axe import violations
from crownland import decode, encode
from crownland.analysis.puzzle import FIRST, GAMES, daily_puzzle, today
from people import Person, button, wait_for_rest
from servers import Server

NewPerson = Callable[..., Person]
NewContext = Callable[..., BrowserContext]
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
VERDICT = ".puzzle h2"
WAYS = ("mouse", "touch", "keys")
GHOST = ".board .ghost"
IN_SIGHT = """() => {
    const rectOf = (one) => document.querySelector(one).getBoundingClientRect();
    const [ghost, sheet] = [".board .ghost", ".sheet"].map(rectOf);
    return ghost.top >= 0 && ghost.bottom <= sheet.top;
}"""


def open_puzzle(page: Page, url: str, game: str, day: object = "") -> None:
    page.goto(f"{url}/puzzle/{day}/{game}" if day else f"{url}/puzzle/{game}")
    page.wait_for_selector(".table[data-turn]")


@pytest.mark.parametrize(
    ("way", "games"),
    [
        *((way, GAMES[number::3]) for number, way in enumerate(WAYS)),
        *(pytest.param(way, GAMES, marks=pytest.mark.deep, id=f"{way}-all") for way in WAYS),
    ],
)
def test_a_puzzle_of_every_game_is_answered_tried_again_and_explained(
    new_person: NewPerson, server: Server, way: str, games: tuple[str, ...]
) -> None:
    person = new_person(way)
    page = person.page
    for game in games:
        open_puzzle(page, server.url, game, FIRST)
        expect(page.locator(VERDICT)).to_have_count(0)  # nothing is given away
        person.decide()
        expect(page.locator(VERDICT)).to_be_visible()
        if page.locator(".puzzle.done").count():  # found by chance
            continue
        expect(page.locator(VERDICT)).to_have_text(re.compile("costs"))
        expect(page.locator(".puzzle li")).to_have_count(0)
        person.choose(button(page, "Try again"))
        expect(page.locator(VERDICT)).to_have_count(0)
        person.decide()
        expect(page.locator(VERDICT)).to_be_visible()
        if page.locator(".puzzle.done").count() == 0:
            person.choose(button(page, "Show answer"))
        reasons = page.locator(".puzzle li")
        expect(reasons).to_have_count(len(daily_puzzle(game, FIRST).reasons))
        expect(page.locator("rect.cell[data-open=true]")).to_have_count(0)  # an answer offers nothing else
        if way == "touch" and page.locator(GHOST).count():
            wait_for_rest(page)
            assert page.evaluate(IN_SIGHT), f"the answer of {game} lies above the sheet"
        assert page.evaluate(WIDER) <= 0 and not violations(page), game
        told = page.locator(VERDICT).inner_text(), reasons.all_inner_texts(), page.locator(".chip").count()
        page.reload()  # who comes back finds it as it was left
        expect(reasons).to_have_count(len(told[1]))
        assert (page.locator(VERDICT).inner_text(), reasons.all_inner_texts(), page.locator(".chip").count()) == told
        expect(button(page, "Share")).to_be_visible()


def test_the_best_answer_counts_and_is_shared_without_giving_it_away(new_person: NewPerson, server: Server) -> None:
    person = new_person("mouse")
    page = person.page
    game, day = next((one, now) for now in [today()] for one in GAMES if _is_claim(one))
    open_puzzle(page, server.url, game)
    action = decode(daily_puzzle(game, day).best)
    page.locator(".offer", has_text=re.compile(rf"^\s*{action.domino}\s*$")).or_(  # type: ignore[attr-defined]
        page.get_by_role("button", name=re.compile(rf"\b{action.domino}\b"))  # type: ignore[attr-defined]
    ).first.click()
    expect(page.locator(VERDICT)).to_have_text("First try!")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button(page, "Share").click()
    expect(button(page, "Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert str(day) in shared and "first try 👑" in shared and f"/puzzle/{day}/{game}" in shared
    assert str(action) not in shared

    page.reload()
    expect(page.locator(VERDICT)).to_have_text("First try!")
    expect(button(page, "Share")).to_be_visible()

    page.goto(f"{server.url}/puzzle")
    expect(page.locator(".streak")).to_contain_text("1-day streak")
    expect(page.locator(".card.done")).to_have_count(1)
    assert not violations(page)
    page.get_by_role("button", name=re.compile("^1 November 2026")).click()
    expect(page.get_by_role("heading", name=re.compile("Puzzles of 1 November"))).to_be_visible()
    expect(page).to_have_url(re.compile("/puzzle/2026-11-01$"))
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("Puzzles of 1 November"))).to_be_visible()
    expect(page.locator(".card.done")).to_have_count(0)


def test_a_wrong_answer_stays_marked_beside_the_best_one(new_person: NewPerson, server: Server) -> None:
    page = new_person("mouse").page
    game, day = next((one, now) for now in [today()] for one in GAMES if _is_claim(one))
    puzzle = daily_puzzle(game, day)
    wrong = next(decode(code) for code, worth in puzzle.worths.items() if worth != puzzle.worths[puzzle.best])
    open_puzzle(page, server.url, game)
    page.get_by_role("button", name=re.compile(rf"\b{wrong.domino}\b")).first.click()  # type: ignore[attr-defined]
    expect(page.locator(VERDICT)).to_have_text(re.compile("costs"))
    button(page, "Show answer").click()
    expect(page.locator(".chip[data-as=tried]")).to_have_text("Tried")
    tempted = encode(wrong) == puzzle.temptation
    expect(page.locator(".chip[data-as=obvious]")).to_have_count(0 if tempted else 1)
    expect(page.locator("button.offer.ghost")).to_have_count(1)
    expect(page.locator(".puzzle")).to_contain_text("Tempting, but worse: “Choose")
    button(page, "Try again").click()  # what was tried in vain stays marked
    expect(page.locator(".chip")).to_have_text("Tried")


def _is_claim(game: str) -> bool:
    return str(decode(daily_puzzle(game, today()).best)).startswith("claim:")


def test_what_is_no_puzzle_says_so_and_the_lobby_leads_here(new_person: NewPerson, server: Server) -> None:
    page = new_person("touch").page
    page.goto(f"{server.url}/puzzle/kingdomino?day=2999-01-01")
    expect(page.get_by_role("alert")).to_have_text("No such puzzle.")
    for path in ("2999-01-01", "2026-11-01/nonsense"):
        answer = page.goto(f"{server.url}/puzzle/{path}")
        expect(page.get_by_role("alert")).to_have_text("No such puzzle.")
        assert answer is not None and answer.status == 404
    page.goto(server.url)
    page.get_by_role("link", name="Puzzle", exact=True).click()
    expect(page.locator(".card")).to_have_count(len(GAMES))
    assert page.evaluate(WIDER) <= 0 and not violations(page)


def test_without_a_connection_what_is_not_stored_can_be_asked_for_again(new_person: NewPerson, server: Server) -> None:
    page = new_person("touch").page
    page.route("**/api/puzzles*", lambda route: route.abort("connectionrefused"))
    page.goto(f"{server.url}/puzzle")
    expect(page.get_by_role("alert")).to_contain_text("No connection")
    page.unroute("**/api/puzzles*")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".card")).to_have_count(len(GAMES))
