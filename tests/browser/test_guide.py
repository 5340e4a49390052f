"""The guided games as a newcomer meets them: from the lobby to the last words, by touch, mouse and keys."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from axe import violations
from people import TURN, Person, button

NewPerson = Callable[..., Person]
WORDS = ".guide .words"
FAREWELL = "dialog[open] .farewell"
# Whatever is pointed at can be seen: nothing else lies over the middle of it.
COVERED = """() => [...document.querySelectorAll('[data-guided]')].filter(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const board = one.closest('.board-place') && there?.closest('.board-place');
    return !one.contains(there) && !there?.contains(one) && !board;
}).map(one => one.outerHTML.slice(0, 80))"""


@pytest.fixture
def newcomer(new_person: NewPerson) -> NewPerson:
    """Let somebody come for the first time, who chooses a guided game in the lobby."""

    def come(way: str, game: str, **options: Any) -> Person:
        person = new_person(way, reduced_motion="reduce", **options)
        person.page.goto(person.url)
        person.choose(offer(person.page).get_by_role("button", name=re.compile(f"^{game} ")))
        person.page.wait_for_selector(f"{WORDS} p", timeout=120_000)
        hurry(person.page)
        return person

    return come


def hurry(page: Page) -> None:
    """Let the bots move at once."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("combobox").first.select_option("instant")
    page.keyboard.press("Escape")


def offer(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(New here|Pierwszy raz)"))


def card(person: Person) -> list[str]:
    """Read what the guide says: a title and a few sentences, or only a sentence."""
    return [line for line in person.page.locator(WORDS).inner_text().split("\n") if line]


def go_on(person: Person) -> bool:
    """Press what goes on in the guide, where it only explains something."""
    following = person.page.locator(".guide .next")
    if following.count() == 0:
        return False
    said = card(person)
    if person.way == "keys" and following.inner_text().startswith("Next"):
        person.page.keyboard.press("g")
    else:
        person.choose(following)
    person.page.wait_for_function(
        "([words, said]) => document.querySelector('dialog[open]') || document.querySelector(words).innerText !== said",
        arg=[WORDS, "\n\n".join(said)],
    )
    return True


def follow(person: Person, until: Callable[[list[str]], bool] = lambda said: False) -> list[str]:
    """Do what the guide says up to its last words, or until it says something; return the titles on the way."""
    page, titles = person.page, list[str]()
    while True:
        page.wait_for_selector(f"{TURN}, {FAREWELL}", timeout=90_000)
        if page.locator(FAREWELL).count():
            return titles
        said = card(person)
        if until(said):
            return titles
        if len(said) > 1:
            assert said[0] not in titles, "nothing is said twice"
            assert page.evaluate(COVERED) == [], said
            assert not person.must_scroll_sideways
            titles.append(said[0])
        if not go_on(person):
            person.step()


def test_kingdomino_is_learnt_by_touch_on_a_phone_and_then_played_for_real(newcomer: NewPerson) -> None:
    person = newcomer("touch", "Kingdomino")
    page = person.page
    assert violations(page) == []
    titles = follow(person)
    taught = ["Your kingdom begins here", "Choose a domino", "And a second one", "Now choose your next domino"]
    assert {*taught, "Squares × crowns", "Mind the frame", "The last round"} <= {*titles}
    assert {"This one fits nowhere", "Keep some room"} & {*titles}
    ending = page.get_by_role("dialog")
    expect(ending).to_contain_text("You have played a whole game of Kingdomino.")
    expect(ending.get_by_role("link", name="Read the rules", exact=True)).to_have_attribute("href", "/learn/kingdomino")
    assert violations(page) == []
    lesson = page.url
    button(ending, "Play a real game").tap()
    expect(page).not_to_have_url(lesson)
    page.wait_for_selector(".board")
    assert page.locator(".guide").count() == 0


@pytest.mark.deep
def test_queendomino_is_learnt_with_the_mouse_in_four_turns(newcomer: NewPerson) -> None:
    person = newcomer("mouse", "Queendomino")
    titles = follow(person)
    assert titles[:3] == ["Kingdomino with a court", "Your court", "Choose a domino with a town"]
    assert {"Place your domino", "Send your knight?", "Build something?", "What the queen brings"} <= {*titles}
    assert {"Bribe the dragon?", "The dragon in its cave"} & {*titles}
    page, dialog = person.page, person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("These points would count if it ended now")
    assert violations(page) == []
    button(dialog, "Keep playing").click()
    person.step()
    expect(page.locator(WORDS)).to_contain_text("That was everything")
    lesson = page.url
    button(page, "Sum up").click()
    button(page, "Play a real game").click()
    expect(page).not_to_have_url(lesson)
    page.goto(person.url)
    expect(page.locator(f'a[href="{urlsplit(lesson).path}"]')).to_have_count(0)


def test_the_duel_is_learnt_with_the_keys_alone(newcomer: NewPerson) -> None:
    person = newcomer("keys", "Duel")
    assert violations(person.page) == []
    titles = follow(person)
    assert titles[:3] == ["Two dice make a domino", "Take one die", "Your castle’s cross"]
    assert {"Draw your domino", "The spell book", "A joker", "Now you take two", "Six rows, six powers"} <= {*titles}
    expect(person.page.get_by_role("dialog")).to_contain_text("when neither of you can draw")


def test_a_poorer_move_is_welcome_and_can_be_taken_back(newcomer: NewPerson) -> None:
    person = newcomer("keys", "Kingdomino")
    page, points = person.page, person.page.locator(".board .points text")

    def choose(is_right: Callable[[int], bool]) -> None:
        for _ in range(200):
            page.keyboard.press("n")
            if is_right(points_shown()):
                page.keyboard.press("Enter")
                return
        raise AssertionError("there is no such place")

    def points_shown() -> int:
        return int((points.text_content() or "").replace("±", "").replace("−", "-"))

    def gains() -> set[int]:
        """Step through all options, until the first one comes again, and back to none."""
        found = dict[str, int]()
        while (ghost := next_ghost()) not in found:
            found[ghost] = points_shown()
        page.keyboard.press("Escape")
        return set(found.values())

    def next_ghost() -> str:
        page.keyboard.press("n")
        return str(page.locator(".board .ghost").evaluate_all("all => all.map((one) => one.outerHTML).join()"))

    follow(person, until=lambda said: person.turn == "place" and len(gains()) > 1)
    most = max(gains())
    choose(lambda gain: gain < most)
    expect(page.locator(WORDS)).to_contain_text(f"Another place would have brought +{most}.")
    expect(button(page, "Undo")).to_have_attribute("data-guided", "")
    page.keyboard.press("u")
    page.wait_for_selector(".table[data-turn=place]")
    choose(lambda gain: gain == most)
    expect(page.locator(WORDS)).not_to_contain_text("Another place")
    follow(person, until=lambda said: said[0] == "Mind the frame")


@pytest.mark.deep
def test_a_guided_game_is_left_and_gone_on_with(newcomer: NewPerson) -> None:
    person = newcomer("touch", "Kingdomino", locale="pl-PL")
    page = person.page
    follow(person, until=lambda said: person.turn == "place" and said[0].startswith("Połóż"))
    said, address = card(person), page.url
    page.reload()
    expect(page.locator(WORDS)).to_contain_text(said[0])
    page.get_by_role("link", name="Poczekalnia", exact=True).tap()
    mine = page.get_by_role("region", name="Twój ruch", exact=True).get_by_role("link")
    expect(mine).to_contain_text("Gra z przewodnikiem")
    assert offer(page).count() == 0
    page.goto(f"{person.url}/guide/kingdomino")
    expect(page).to_have_url(address)
    expect(page.locator(WORDS)).to_contain_text(said[0])
    button(page, "Wyłącz").tap()
    expect(page.locator("[data-guided]")).to_have_count(0)
    page.reload()
    person.step()
    button(page, "Pokaż przewodnika").tap()
    expect(page.locator(WORDS)).to_contain_text("Teraz wybierz następne domino")


def test_who_wants_no_guide_is_not_asked_again(new_person: NewPerson) -> None:
    person = new_person()
    page = person.page
    page.goto(person.url)
    button(offer(page), "No, thank you").click()
    expect(offer(page)).to_have_count(0)
    page.reload()
    page.wait_for_selector(".games li")
    assert offer(page).count() == 0
    page.goto(f"{person.url}/guide")
    expect(page.get_by_role("heading", level=1)).to_have_text("A guided first game")
    expect(page.get_by_role("main").get_by_role("button")).to_have_count(3)
    assert violations(page) == []


@pytest.mark.deep
def test_whoever_watches_a_lesson_is_told_so_and_one_that_is_broken_off_has_no_last_words(
    new_person: NewPerson,
) -> None:
    pupil, guest = new_person("mouse"), new_person()
    guest.open(pupil.lay(seed="5e" * 32))
    expect(guest.page.get_by_role("region", name="Guide", exact=True)).to_contain_text("deal of this game was prepared")
    button(pupil.page, "Menu").click()
    button(pupil.page, "End without a winner").click()
    button(pupil.page, "Yes, end it").click()
    result = pupil.page.get_by_role("dialog")
    expect(button(result, "Play again")).to_be_visible()
    expect(result).not_to_contain_text("You have played a whole game")
