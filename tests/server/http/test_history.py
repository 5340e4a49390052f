"""Players and their statistics over REST, and what other sites show of a link: whatever people call themselves."""

import re
from html import unescape
from typing import Any

import httpx
import pytest

from serving import Server

ODD = ["\"><script>alert('x')</script>", "a/b/../c", "🦊 שלום", "x" * 60, "100%", "O'Hara", "?ply=3#x"]


def resigned(server: Server, winner: str, loser: str, **more: Any) -> str:
    """Play a match that ends at once; return its id."""
    made = server.create(variant="sample()", seats=[{"me": True, "name": winner}, {"me": True, "name": loser}], **more)
    server.client(made["token"]).post(f"/games/{made['game']}/resign", json={"seat": 1}).raise_for_status()
    return str(made["game"])


@pytest.mark.parametrize("name", ODD)
def test_every_name_is_found_with_its_games_and_nothing_else(server: Server, name: str) -> None:
    game = resigned(server, name, "Sam of History")
    told = server.client().get("/statistics", params={"player": name}).json()
    assert (told["name"], told["games"], told["wins"], told["streak"]) == (name, 1, 1, 1)
    assert told["variants"][0] | {"mean": 0, "best": 0} == {
        "variant": "sample()", "games": 1, "wins": 1, "mean": 0, "best": 0, "record": game, "kingdom": 0
    }  # fmt: skip
    assert told["people"] == {"games": 1, "wins": 1}
    found = server.client().get("/records", params={"player": name.upper()}).json()["records"]
    assert [record["record"] for record in found] == [game]
    assert name in [one["name"] for one in server.client().get("/players", params={"search": name}).json()["players"]]


def test_a_browser_asks_for_the_seats_that_were_its_own(server: Server) -> None:
    games = [resigned(server, "Ann of Seats", "Bob of Seats") for _ in range(3)]
    asked: list[tuple[str, int]] = [(games[0], 0), (games[1], 1), (games[2], 0), ("unknown", 0)]
    told = server.client().post("/statistics", json={"seats": asked}).json()
    assert (told["games"], told["wins"], told["streak"], told["longest_streak"]) == (3, 2, 1, 1)
    assert server.client().post("/statistics", json={"seats": []}).json()["games"] == 0
    too_many = {"seats": [("g", 0)] * 2001}
    assert server.client().post("/statistics", json=too_many).json()["code"] == "request/invalid"


def test_a_prepared_deal_is_not_counted(server: Server) -> None:
    seats = [{"me": True, "name": "Lesson"}, {"me": True, "name": "Lesson"}]
    made = server.create(variant="sample()", seats=seats, seed="07" * 32)
    server.client(made["token"]).post(f"/games/{made['game']}/resign", json={"seat": 1}).raise_for_status()
    assert server.client().get("/statistics", params={"player": "Lesson"}).json()["games"] == 0


def tags(server: Server, path: str, languages: str = "en") -> dict[str, str]:
    """Return what the head of a page tells other sites; nothing in it may be more than words."""
    answer = httpx.get(f"{server.url}{path}", timeout=60, headers={"accept-language": languages})
    assert answer.status_code == 200
    head = answer.text.partition("</head>")[0]
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[a-z:_]+)" content="([^"<>]*)">', head)
    assert len(found) == head.count("<meta property=") + head.count('<meta name="twitter:')
    assert "<script>alert" not in answer.text
    return {name: unescape(value) for name, value in found}


@pytest.mark.parametrize("name", ODD[:3])
def test_a_link_to_a_finished_game_tells_who_won_and_has_a_picture(server: Server, name: str) -> None:
    game = resigned(server, name, "Bob")
    told = tags(server, f"/game/{game}")
    assert told["og:title"].startswith(f"{name} wins with ")
    assert told["og:description"].startswith(f"Two-player sample: {name} ")
    assert told["og:image"] == f"{server.url}/api/games/{game}/picture.png?show=kingdoms"
    assert (told["og:image:width"], told["twitter:card"]) == ("1200", "summary_large_image")
    assert httpx.get(told["og:image"], timeout=120).headers["content-type"] == "image/png"
    at_ply = tags(server, f"/game/{game}?ply=2")
    assert at_ply["og:image"].endswith("picture.png?ply=2")
    assert tags(server, f"/game/{game}?ply=2%22%3E")["og:image"].endswith("show=kingdoms")


def test_a_link_speaks_the_language_of_the_address_or_of_the_browser(server: Server) -> None:
    game = resigned(server, "Anna", "Bob")
    told = tags(server, f"/game/{game}", "xx,pl;q=0.9,en;q=0.1")
    assert told["og:title"].startswith("Anna wygrywa, mając ")
    assert told["og:image"].endswith("picture.png?show=kingdoms&lang=pl")
    assert tags(server, f"/game/{game}?lang=pl") == told != tags(server, f"/game/{game}?lang=en", "pl")
    svg = httpx.get(told["og:image"].replace(".png", ".svg"), timeout=120)
    assert "Anna wygrywa, mając " not in svg.text and "Anna 0 punktów" in svg.text, (
        "letters are outlines, the title text"
    )
    answer = httpx.get(f"{server.url}/game/{game}", timeout=60)
    assert "accept-language" in answer.headers["vary"]


def test_a_link_to_a_table_invites_and_a_page_without_a_game_is_plain(server: Server) -> None:
    made = server.create(variant="duel()", seats=[{"me": True, "name": "Ann & Co"}])
    assert tags(server, f"/game/{made['game']}")["og:title"] == "Duel with Ann & Co"
    assert tags(server, "/game/nothing") == {}
    assert tags(server, "/players/a%2Fb%22%3E%3Cscript%3Ealert(1)")["og:title"] == 'a/b"><script>alert(1) · Crownland'
    assert tags(server, "/games") == {} == tags(server, "/players")
