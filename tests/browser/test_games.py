"""Whole games through the page, as people play them; the points shown are those of the engine.

The matrix: every game, played by every kind of hand, in every situation. `make test` plays a part of it in which every
game meets every hand and every situation meets three games; `make test-deep` plays all of it.
"""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from crownland.rules.variants import find_variant
from people import ANNA, BOB, BOT, OPEN, Person, engine_totals
from serving import Server, serve

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
OFTEN = {
    "kingdomino": {"mouse": "link", "touch": "bots", "keys": "killed"},
    "sample": {"mouse": "one-screen", "touch": "killed", "keys": "reload"},
    "queendomino": {"mouse": "bots", "touch": "one-screen", "keys": "link"},
    "wedding": {"mouse": "reload"},
    "wedding-teams": {"touch": "link", "keys": "bots"},
    "duel": {"mouse": "killed", "touch": "reload", "keys": "one-screen"},
}


def finish(person: Person, server: Server, game: str) -> None:
    person.play(until=is_in_the_middle)
    assert not person.must_scroll_sideways
    person.play()
    assert person.shown_totals() == engine_totals(server.url, game)


def with_bots(variant: str) -> list[dict[str, Any]]:
    return [ANNA] + [BOT] * (find_variant(variant).seats - 1)


def play_against_bots(new_person: NewPerson, server: Server, variant: str, way: str) -> None:
    anna = new_person(way)
    finish(anna, server, anna.lay(variant, with_bots(variant)))


def play_at_one_screen(new_person: NewPerson, server: Server, variant: str, way: str) -> None:
    anna = new_person(way)
    game = anna.lay(variant, [ANNA, BOB] * (find_variant(variant).seats // 2))
    assert anna.page.get_by_role("heading", level=1).inner_text().startswith(("Anna", "Bob"))
    finish(anna, server, game)


def play_over_a_link(new_person: NewPerson, server: Server, variant: str, way: str) -> None:
    """Anna invites Bob, who plays with something else."""
    anna, bob = new_person(way), new_person(WAYS[WAYS.index(way) - 1])
    game = anna.lay(variant, [ANNA, OPEN, *with_bots(variant)[2:]])
    link = anna.page.get_by_label("Link to this table").input_value()
    assert link.endswith(f"/game/{game}")
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.choose(bob.page.get_by_role("button", name="Sit down"))
    while anna.wait_for_somebody(seats=(0, 1)):
        (anna, bob)[anna.seat].step()
        anna.wait_until(bob.ply)
    assert anna.shown_totals() == bob.shown_totals() == engine_totals(server.url, game)


def is_in_the_middle(person: Person) -> bool:
    """Some rounds have passed, and of this turn a part is done: the domino is placed, or the dice are taken."""
    return person.ply >= 12 and person.turn in ("claim", "draw")


def reload_in_the_middle(new_person: NewPerson, server: Server, variant: str, way: str) -> None:
    anna = new_person(way)
    game = anna.lay(variant, with_bots(variant))
    anna.play(until=is_in_the_middle)
    turn, ply = anna.turn, anna.ply
    anna.page.reload()
    anna.page.wait_for_selector(f'.table[data-turn="{turn}"][data-ply="{ply}"]')
    finish(anna, server, game)


def kill_the_server_in_the_middle(new_person: NewPerson, _: Server, variant: str, way: str) -> None:
    """What is decided while the server is away is played when it is back."""
    with tempfile.TemporaryDirectory() as folder, serve(f"{folder}/games.db", Path(folder)) as own:
        anna = new_person(way)
        anna.url = own.url
        game = anna.lay(variant, with_bots(variant))
        anna.play(until=is_in_the_middle)
        ply = anna.ply
        own.kill()
        anna.page.wait_for_selector("text=Connection lost")
        anna.decide()
        own.start()
        anna.page.wait_for_selector("text=Connection lost", state="detached")
        anna.wait_after(ply)
        finish(anna, own, game)


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
                often = OFTEN[game].get(way) == situation
                yield pytest.param(game, way, situation, marks=() if often else DEEP, id=f"{game}-{way}-{situation}")


@pytest.mark.parametrize(("game", "way", "situation"), list(matrix()))
def test_a_whole_game(new_person: NewPerson, server: Server, game: str, way: str, situation: str) -> None:
    SITUATIONS[situation](new_person, server, GAMES[game], way)


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
    ("kingdomino(seats=2,mighty_duel=true)", "drag"),
]


@pytest.mark.parametrize(("variant", "way"), VARIANTS)
def test_other_variants_and_dragging(new_person: NewPerson, server: Server, variant: str, way: str) -> None:
    play_against_bots(new_person, server, variant, way)


@pytest.mark.parametrize("way", WAYS)
def test_one_click_starts_a_game_against_a_bot(new_person: NewPerson, way: str) -> None:
    person = new_person(way)
    person.page.goto(person.url)
    person.choose(person.page.get_by_role("button", name="Play Kingdomino against a bot"))
    person.page.wait_for_url("**/game/*")
    person.page.wait_for_selector(".board")
    person.play(until=lambda one: one.turn == "place")
    assert person.page.get_by_role("heading", level=1).inner_text().startswith("Place domino")


def test_undo_is_free_until_the_turn_is_over(new_person: NewPerson) -> None:
    person = new_person("mouse")
    person.lay("sample()")
    person.play(until=lambda one: one.turn == "place")
    person.step()
    assert person.turn == "claim"
    person.page.get_by_role("button", name="Undo").click()
    person.page.wait_for_selector(".table[data-turn=place]")


def test_somebody_watches(new_person: NewPerson) -> None:
    anna, eve = new_person("keys"), new_person()
    game = anna.lay("sample()")
    eve.open(game)
    eve.page.wait_for_selector(".board")
    anna.play(until=lambda one: one.turn == "place")
    before = eve.ply
    anna.step()
    eve.wait_after(before)
    assert eve.turn == ""


def test_an_illegal_ghost_says_why(new_person: NewPerson) -> None:
    person = new_person("mouse")
    person.lay("sample()")
    person.play(until=lambda one: one.turn == "place")
    person.page.locator('[data-square="0,0"]').hover()
    person.page.wait_for_selector(".says.bad")
    person.page.get_by_text("This square is taken.").first.wait_for()


def test_typed_commands_play_too(new_person: NewPerson) -> None:
    person = new_person("keys")
    person.lay("sample()")
    person.page.wait_for_selector(".table[data-turn=claim]")
    before = person.ply
    person.page.keyboard.press("/")
    field = person.page.get_by_label("Command", exact=True)
    field.fill("legal")
    field.press("Enter")
    answer = person.page.locator(".commands li").first.inner_text()
    assert "claim:" in answer
    field.fill("claim " + answer.split("claim:")[1].split()[0])
    field.press("Enter")
    person.wait_after(before)


def test_play_again_with_the_same_people(new_person: NewPerson) -> None:
    person = new_person("keys")
    game = person.lay("sample()")
    person.play()
    person.page.get_by_role("button", name="Play again").click()
    person.page.wait_for_url(lambda url: "/game/" in url and game not in url)
    person.page.wait_for_selector(".board")
    person.play(until=lambda one: one.turn == "place")
