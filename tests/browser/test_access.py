"""For every eye and hand: axe finds nothing on any screen, in every theme, on desktop and phone; and in Polish."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from nodes import packages
from people import Person

NewPerson = Callable[..., Person]


def violations(page: Page) -> list[str]:
    """Let axe look at the page; return what it finds."""
    page.evaluate((packages() / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found: Any = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


LOOKS = [("mouse", "light"), ("mouse", "dark"), ("touch", "light"), ("touch", "dark"), ("mouse", "contrast")]


@pytest.mark.parametrize(("way", "theme"), LOOKS)
def test_axe_finds_nothing(new_person: NewPerson, way: str, theme: str) -> None:
    person = new_person(way, reduced_motion="reduce")
    page = person.page
    page.goto(f"{person.url}/?theme={theme}")
    page.evaluate("theme => localStorage.setItem('crownland.theme', JSON.stringify(theme))", theme)
    page.wait_for_selector(".games li")
    assert violations(page) == []
    page.get_by_role("button", name="Set up a table").click()
    assert violations(page) == []
    person.lay("sample()", [{"me": True, "name": "Anna"}, {}])
    page.wait_for_selector(".qr")
    assert violations(page) == []
    person.way = "keys"
    for variant, bots in (("kingdomino(seats=4,harmony=true)", 3), ("queendomino(seats=2)", 1), ("duel()", 1)):
        person.lay(variant, [{"me": True, "name": "Anna"}] + [{"bot": "greedy"}] * bots)
        person.play(until=lambda one: one.turn in ("place", "draw"))
        page.keyboard.press("n")
        page.keyboard.press("s")
        assert violations(page) == []
    page.get_by_role("button", name="Menu").click()
    assert violations(page) == []
    person.lay("sample()")
    person.play()
    assert violations(page) == []


def test_the_page_speaks_polish(new_person: NewPerson) -> None:
    person = new_person("keys", locale="pl-PL")
    person.lay("sample()")
    person.page.wait_for_selector(".table[data-turn=claim]")
    assert person.page.get_by_role("heading", level=1).inner_text() == "Wybierz swoje pierwsze domino"
    assert person.page.get_attribute("html", "lang") == "pl"
    assert violations(person.page) == []


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_longer_words_are_not_clipped(new_person: NewPerson, way: str) -> None:
    """The pseudo-language is longer by half: nothing may need a sideways scroll."""
    person = new_person(way)
    person.page.add_init_script("localStorage.setItem('crownland.language', JSON.stringify('en-XA'))")
    person.page.goto(person.url)
    person.page.wait_for_selector(".games li")
    wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert person.page.evaluate(wider) <= 0
    person.way = "keys"
    person.lay("sample()")
    person.play(until=lambda one: one.turn == "place")
    assert person.page.evaluate(wider) <= 0
    clipped = person.page.evaluate(
        """() => [...document.querySelectorAll('.button, .steps li, h1, h2, h3')]
            .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible')
            .map(one => one.textContent)"""
    )
    assert clipped == []


def test_targets_are_large_enough_for_fingers(new_person: NewPerson) -> None:
    person = new_person("touch")
    person.lay("kingdomino(seats=2)")
    person.play(until=lambda one: one.turn == "place")
    small = person.page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input, summary')]
            .map(one => [one.getBoundingClientRect(), one])
            .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([box, one]) => `${one.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)"""
    )
    assert small == []
