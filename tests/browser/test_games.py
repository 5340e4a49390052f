"""Whole games through the page, as people play them; the points shown are those of the engine.

The matrix: every game, played with mouse, touch and keys, in every situation. `make test` plays some games, in
another situation each, and by hand only what the situation is about and the last round: all else is played over REST.
Games that are played by hand from the first decision are in test_local.py; `make test-deep`
plays all of the matrix so.
"""

import re
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from crownland import find_variant, read_record
from deep import deep
from people import ANNA, BOB, OPEN, TURN, Person, button, engine_totals, skip_ahead
from positions import open_at, reach
from servers import Server, serve

NewPerson = Callable[..., Person]
DEEP = pytest.mark.deep

GAMES = {
    "kingdomino": "kingdomino(seats=2,harmony=true,middle_kingdom=true)",
    "sample": "sample()",
    "queendomino": "queendomino(seats=2)",
    "wedding": "royal_wedding(seats=8)",
    "wedding-teams": "royal_wedding(seats=8,teams=true)",
    "duel": "duel()",
}
WAYS = ("mouse", "touch", "keys")
SOME = 12  # decisions
KINDS = {"kingdomino": {"claim", "place"}, "queendomino": {"claim", "place", "build"}, "duel": {"take", "draw"}}
QUICK = {
    ("kingdomino", "touch", "link"),
    ("queendomino", "touch", "one-screen"),
    ("duel", "mouse", "killed"),
}


def reach_the_middle(person: Person, game: str, whole: bool) -> None:
    if not whole:
        skip_ahead(game, [person], is_in_the_second_round)
    person.play(until=is_in_the_middle)
    assert not person.must_scroll_sideways


def finish(person: Person, server: Server, game: str, whole: bool) -> None:
    if not whole:
        skip_ahead(game, [person], is_near_the_end)
    person.play()
    assert person.shown_totals() == engine_totals(server.url, game)
    check_pad(person, server, game)


def check_pad(person: Person, server: Server, game: str) -> None:
    """See that the pad of Queendomino lists every building that brought points, and says what the queen did."""
    kingdoms = httpx.get(f"{server.url}/api/tables/{game}?view=true").json()["view"]["kingdoms"]
    courts = [kingdom["court"] for kingdom in kingdoms if kingdom["court"]]
    pad = person.page.get_by_role("dialog")
    expect(pad.locator("td li")).to_have_count(
        sum(tile["points"] > 0 for court in courts for tile in court["buildings"])
    )
    said = pad.get_by_text(re.compile(r"^Queen: \+\d+ for .+ largest property"))
    expect(said).to_have_count(sum(bool(court["queen_on"]) for court in courts), timeout=30_000)


def with_bots(variant: str) -> list[dict[str, Any]]:
    """Seat Anna among bots of the levels that answer at once."""
    return [ANNA, *({"bot": f"level({1 + seat % 3})"} for seat in range(find_variant(variant).seats - 1))]


def play_against_bots(new_person: NewPerson, server: Server, variant: str, way: str, whole: bool) -> None:
    anna = new_person(way)
    game = anna.lay(variant, with_bots(variant))
    reach_the_middle(anna, game, whole)
    finish(anna, server, game, whole)


def play_at_one_screen(new_person: NewPerson, server: Server, variant: str, way: str, whole: bool) -> None:
    anna = new_person(way)
    game = anna.lay(variant, [ANNA, BOB] * (find_variant(variant).seats // 2))
    assert anna.page.get_by_role("heading", level=1).inner_text().startswith(("Anna", "Bob"))
    reach_the_middle(anna, game, whole)
    finish(anna, server, game, whole)


def play_over_a_link(new_person: NewPerson, server: Server, variant: str, way: str, whole: bool) -> None:
    """Anna invites Bob, who plays with something else."""
    anna, bob = new_person(way), new_person(WAYS[WAYS.index(way) - 1])
    game = anna.lay(variant, [ANNA, OPEN, *with_bots(variant)[2:]])
    link = anna.page.get_by_label("Table link", exact=True).input_value()
    assert link.endswith(f"/table/{game}")
    bob.page.goto(link)
    bob.page.get_by_label("Your name", exact=True).fill("Bob")
    bob.choose(button(bob.page, "Sit down"))
    while anna.wait_for_somebody(seats=(0, 1)):
        (anna, bob)[anna.seat].step()
        anna.wait_until(bob.version)
        if not whole:
            skip_ahead(game, [anna, bob], is_near_the_end)
            whole = True
    assert anna.shown_totals() == bob.shown_totals() == engine_totals(server.url, game)


def is_in_the_middle(person: Person) -> bool:
    """Some rounds have passed, and of this turn a part is done: the domino is placed, or the dice are taken."""
    return person.version >= SOME and person.turn in ("claim", "draw")


def is_in_the_second_round(view: dict[str, Any]) -> bool:
    return bool(view["round"] >= 2 and view["options"][0]["kind"] in ("claim", "draw"))


def is_near_the_end(view: dict[str, Any]) -> bool:
    """One round is left, and a turn begins; a Duel has no last round, but some remain after the tenth."""
    return view["round"] >= (view["rounds"] or 11) - 1 and view["options"][0]["kind"] in ("place", "discard", "take")


def reload_in_the_middle(new_person: NewPerson, server: Server, variant: str, way: str, whole: bool) -> None:
    anna = new_person(way)
    game = anna.lay(variant, with_bots(variant))
    reach_the_middle(anna, game, whole)
    turn, version = anna.turn, anna.version
    anna.page.reload()
    anna.page.wait_for_selector(f'.table[data-turn="{turn}"][data-version="{version}"]')
    finish(anna, server, game, whole)


def kill_the_server_in_the_middle(new_person: NewPerson, _: Server, variant: str, way: str, whole: bool) -> None:
    """What is decided while the server is away is played when it is back."""
    with tempfile.TemporaryDirectory() as folder, serve(f"{folder}/games.db", Path(folder)) as own:
        anna = new_person(way)
        anna.url = own.url
        game = anna.lay(variant, with_bots(variant))
        reach_the_middle(anna, game, whole)
        version = anna.version
        own.kill()
        anna.page.wait_for_selector("text=Connection lost")
        anna.decide()
        own.start()
        anna.page.wait_for_selector("text=Connection lost", state="detached")
        anna.wait_after(version)
        finish(anna, own, game, whole)


SITUATIONS = {
    "bots": play_against_bots,
    "one-screen": play_at_one_screen,
    "link": play_over_a_link,
    "reload": reload_in_the_middle,
    "killed": kill_the_server_in_the_middle,
}


def matrix() -> Iterator[Any]:
    for game in GAMES:
        for way in WAYS:
            for situation in SITUATIONS:
                name = f"{game}-{way}-{situation}"
                yield pytest.param(game, way, situation, True, marks=DEEP, id=f"{name}-by-hand")
                if (game, way, situation) in QUICK:
                    yield pytest.param(game, way, situation, False, id=name)


@pytest.mark.parametrize(("game", "way", "situation", "whole"), list(matrix()))
def test_a_whole_game(new_person: NewPerson, server: Server, game: str, way: str, situation: str, whole: bool) -> None:
    come = partial(new_person, reduced_motion="no-preference") if whole else new_person
    SITUATIONS[situation](come, server, GAMES[game], way, whole)


@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("kingdomino", "drag"),
        deep("kingdomino", "keys"),
        deep("kingdomino", "mouse"),
        deep("queendomino", "mouse"),
        deep("queendomino", "keys"),
        deep("duel", "keys"),
        deep("duel", "touch"),
    ],
)
def test_every_kind_of_decision_with_every_input(new_person: NewPerson, game: str, way: str) -> None:
    """A few turns, with what the whole games above are not played with."""
    person = new_person(way, reduced_motion="no-preference")
    person.lay(GAMES[game], with_bots(GAMES[game]))
    decided = set[str]()
    while not decided >= KINDS[game]:
        person.page.wait_for_selector(TURN)
        decided.add(person.turn)
        person.step()


VARIANTS = [
    pytest.param("sample(dynasty=true)", "keys", marks=DEEP),
    pytest.param("kingdomino(seats=2,dynasty=true,mighty_duel=true)", "keys", marks=DEEP),
    pytest.param("kingdomino(seats=2,mighty_duel=true)", "mouse", marks=DEEP),
    pytest.param("kingdomino(seats=2,mighty_duel=true)", "touch", marks=DEEP),
    pytest.param("kingdomino(seats=3,harmony=true)", "touch", marks=DEEP),
    pytest.param("kingdomino(seats=4,middle_kingdom=true)", "mouse", marks=DEEP),
    pytest.param("queendomino(seats=4)", "mouse", marks=DEEP),
    pytest.param("royal_wedding(seats=3)", "keys", marks=DEEP),
    pytest.param("queendomino(seats=2)", "drag", marks=DEEP),
    pytest.param("kingdomino(seats=2,mighty_duel=true)", "drag", marks=DEEP),
]


@pytest.mark.parametrize(("variant", "way"), VARIANTS)
def test_other_variants_and_dragging(new_person: NewPerson, server: Server, variant: str, way: str) -> None:
    play_against_bots(new_person, server, variant, way, whole=True)


@pytest.mark.deep
@pytest.mark.parametrize("way", WAYS)
def test_one_click_starts_a_game_against_a_bot(new_person: NewPerson, way: str) -> None:
    person = new_person(way)
    person.page.goto(person.url)
    person.choose(button(person.page, "Play Kingdomino against a bot"))
    expect(person.page).to_have_url(re.compile("/local/"))
    person.page.wait_for_selector(".board")
    person.play(until=lambda one: one.turn == "place")
    assert person.page.get_by_role("heading", level=1).inner_text().startswith("Place domino")


def test_the_chosen_opponent_plays_and_is_remembered(new_person: NewPerson) -> None:
    person = new_person("mouse")
    person.page.goto(person.url)
    faces = person.page.get_by_role("group", name="Your opponent", exact=True)
    expect(faces.get_by_role("radio", name="Squire", exact=True)).to_be_checked()
    faces.get_by_text("Chancellor", exact=True).click()
    expect(faces).to_contain_text("Level 4 · Thinks further ahead")
    person.page.locator(".games").get_by_text("Duel", exact=True).click()
    button(person.page, "Play Duel against a bot").click()
    person.page.wait_for_selector(".board")
    expect(person.page.locator(".others").get_by_title(re.compile("Chancellor"))).to_be_visible()
    person.play(until=lambda one: one.turn == "draw")
    person.page.goto(person.url)
    expect(faces.get_by_role("radio", name="Chancellor", exact=True)).to_be_checked()
    expect(button(person.page, "Play Duel against a bot")).to_be_visible()
    button(person.page, "New table").click()
    seat = person.page.get_by_role("combobox", name="Seat 2", exact=True)
    expect(seat).to_have_value("bot:level(4)")
    assert seat.locator("option").last.inner_text() == "Sage (bot, level 5)"


@pytest.mark.deep
def test_undo_is_free_until_the_turn_is_over(new_person: NewPerson) -> None:
    person = new_person("mouse")
    person.lay("sample()")
    person.play(until=lambda one: one.turn == "place")
    person.step()
    assert person.turn == "claim"
    button(person.page, "Undo").click()
    person.page.wait_for_selector(".table[data-turn=place]")


def test_an_illegal_ghost_says_why(new_person: NewPerson) -> None:
    person = new_person("mouse")
    person.lay("sample()")
    person.play(until=lambda one: one.turn == "place")
    person.page.locator('[data-square="0,0"]').hover()
    person.page.wait_for_selector(".says.bad")
    person.page.get_by_text("Square taken.").first.wait_for()
    person.carry(person.page.locator('[data-square="-2,0"]'))
    expect(person.page.locator(".says.bad")).to_contain_text("Fits if rotated.")
    person.page.mouse.up()
    assert person.turn == "place"


def test_typed_commands_play_too(new_person: NewPerson) -> None:
    person = new_person("keys")
    person.lay("sample()")
    person.page.wait_for_selector(".table[data-turn=claim]")
    before = person.version
    person.page.keyboard.press("/")
    field = person.page.get_by_label("Command", exact=True)
    field.fill("legal")
    field.press("Enter")
    answer = person.page.locator(".commands li").first.inner_text()
    assert "claim:" in answer
    field.fill("claim " + answer.split("claim:")[1].split()[0])
    field.press("Enter")
    person.wait_after(before)


def test_a_finished_game_has_a_record_that_can_be_verified_and_is_played_again(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person("keys")
    table = reach(server.url, "sample()", 1, lambda view: False)
    open_at(person.page, server.url, table)
    button(person.page, "More").click()
    with person.page.expect_download() as download:
        button(person.page, "Download record").click()
    assert read_record(download.value.path().read_text(encoding="utf-8")).is_complete
    button(person.page, "Play again").click()
    expect(person.page).not_to_have_url(re.compile(table.game))
    person.page.wait_for_selector(".board")
    person.play(until=lambda one: one.turn == "place")
