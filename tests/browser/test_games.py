"""Whole games through the page, as people play them; the points shown are those of the engine."""

from collections.abc import Callable

import pytest

from people import Person, engine_totals
from serving import Server

NewPerson = Callable[..., Person]
DEEP = pytest.mark.deep


def finish(person: Person, server: Server, game: str) -> None:
    person.play()
    assert person.shown_totals() == engine_totals(server.url, game)


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_a_game_of_kingdomino_against_a_bot(new_person: NewPerson, server: Server, way: str) -> None:
    person = new_person(way)
    game = person.lay("kingdomino(seats=2,harmony=true,middle_kingdom=true)")
    finish(person, server, game)


@pytest.mark.parametrize("way", ["mouse", pytest.param("touch", marks=DEEP), "keys"])
def test_a_game_of_the_duel_against_a_bot(new_person: NewPerson, server: Server, way: str) -> None:
    person = new_person(way)
    finish(person, server, person.lay("duel()"))


@pytest.mark.parametrize("way", [pytest.param("mouse", marks=DEEP), "touch", pytest.param("keys", marks=DEEP)])
def test_a_game_of_queendomino_against_a_bot(new_person: NewPerson, server: Server, way: str) -> None:
    person = new_person(way)
    finish(person, server, person.lay("queendomino(seats=2)"))


def test_eight_players_in_teams(new_person: NewPerson, server: Server) -> None:
    person = new_person("keys")
    seats = [{"me": True, "name": "Anna"}] + [{"bot": "greedy"}] * 7
    finish(person, server, person.lay("royal_wedding(seats=8,teams=true)", seats))


@pytest.mark.deep
@pytest.mark.parametrize("way", ["mouse", "touch"])
@pytest.mark.parametrize("variant", ["royal_wedding(seats=8)", "royal_wedding(seats=8,teams=true)"])
def test_eight_players_by_pointing(new_person: NewPerson, server: Server, way: str, variant: str) -> None:
    person = new_person(way)
    seats = [{"me": True, "name": "Anna"}] + [{"bot": "greedy"}] * 7
    finish(person, server, person.lay(variant, seats))


def test_one_click_starts_a_game_against_a_bot(new_person: NewPerson) -> None:
    person = new_person()
    person.page.goto(person.url)
    person.page.get_by_role("button", name="Play Kingdomino against a bot").click()
    person.page.wait_for_url("**/game/*")
    person.page.wait_for_selector(".board")
    person.play(until=lambda one: one.turn == "place")
    assert person.page.get_by_role("heading", level=1).inner_text().startswith("Place domino")


def test_two_people_play_the_sample_over_a_link(new_person: NewPerson, server: Server) -> None:
    anna, bob = new_person("mouse"), new_person("keys")
    game = anna.lay("sample()", [{"me": True, "name": "Anna"}, {}])
    link = anna.page.get_by_label("Link to this table").input_value()
    assert link.endswith(f"/game/{game}")
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    both = {anna, bob}
    for person in both:
        person.page.wait_for_selector(".board")
    while not anna.is_over:
        for person in both:
            if not person.is_over and person.turn:
                person.step()
        anna.page.wait_for_timeout(20)
    bob.page.wait_for_selector("dialog[open] tr.total")
    assert anna.shown_totals() == bob.shown_totals() == engine_totals(server.url, game)


def test_two_people_at_one_screen(new_person: NewPerson, server: Server) -> None:
    person = new_person("keys")
    game = person.lay("sample()", [{"me": True, "name": "Anna"}, {"me": True, "name": "Bob"}])
    first = person.page.get_by_role("heading", level=1).inner_text()
    assert first.startswith(("Anna:", "Bob:"))
    finish(person, server, game)


def test_a_reload_in_the_middle_of_a_turn(new_person: NewPerson, server: Server) -> None:
    person = new_person("keys")
    game = person.lay("sample()")
    person.play(until=lambda one: one.turn == "place")
    person.step()
    assert person.turn == "claim"
    person.page.reload()
    person.page.wait_for_selector(".table[data-turn=claim]")
    finish(person, server, game)


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
    person.page.get_by_text("There is land already.").first.wait_for()


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


def test_a_server_that_is_killed_and_comes_back_loses_nothing(
    new_person: NewPerson, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("killed")
    own = Server(str(folder / "games.db"), folder / "server.log")
    try:
        own.wait_until_up()
        person = new_person("keys")
        person.url = own.url
        game = person.lay("sample()")
        person.play(until=lambda one: one.turn == "place")
        ply = person.ply
        own.kill()
        person.page.wait_for_selector("text=The connection is lost")
        own.start()
        person.page.wait_for_selector("text=The connection is lost", state="detached", timeout=30_000)
        assert person.ply >= ply
        person.play()
        assert person.shown_totals() == engine_totals(own.url, game)
    finally:
        own.stop()


def test_play_again_with_the_same_people(new_person: NewPerson) -> None:
    person = new_person("keys")
    game = person.lay("sample()")
    person.play()
    person.page.get_by_role("button", name="Play again").click()
    person.page.wait_for_url(lambda url: "/game/" in url and game not in url)
    person.page.wait_for_selector(".board")
    person.play(until=lambda one: one.turn == "place")
