"""Players and their statistics over REST, and what other sites show of a link: whatever people call themselves."""

import re
from html import unescape

import httpx
import pytest

from crownland.analysis.puzzle import FIRST, GAMES
from servers import OPERATOR, Server

ODD = ["\"><script>alert('x')</script>", "a/b/../c", "🦊 שלום", "x" * 60, "100%", "O'Hara", "?event=3#x"]


def resigned(server: Server, winner: str, loser: str, public: bool = True) -> str:
    """Play a match that ends at once; return its id."""
    seats = [{"me": True, "name": winner}, {"me": True, "name": loser}]
    made = server.create(variant="sample()", seats=seats, public=public)
    server.client(made["token"]).post(f"/tables/{made['id']}/resign", json={"seat": 1}).raise_for_status()
    return str(made["id"])


@pytest.mark.parametrize("name", ODD)
def test_every_name_is_found_with_its_games_and_nothing_else(server: Server, name: str) -> None:
    game = resigned(server, name, "Sam of History")
    result = server.client().get("/statistics", params={"player": name}).json()
    assert (result["name"], result["games"], result["wins"], result["streak"]) == (name, 1, 1, 1)
    assert result["variants"][0] == {
        "variant": "sample()", "games": 1, "wins": 1, "mean": None, "best": None, "record": None, "kingdom": None
    }, "points of a game that was given up tell nothing"  # fmt: skip
    assert result["people"] == {"games": 1, "wins": 1}
    found = server.client().get("/records", params={"player": name.upper()}).json()["records"]
    assert [record["record"] for record in found] == [game]
    assert name in [one["name"] for one in server.client().get("/players", params={"search": name}).json()["players"]]


def test_a_browser_asks_for_the_seats_that_were_its_own(server: Server) -> None:
    games = [resigned(server, "Ann of Seats", "Bob of Seats", public=False) for _ in range(3)]
    asked: list[tuple[str, int]] = [(games[0], 0), (games[1], 1), (games[2], 0), ("unknown", 0)]
    result = server.client().post("/results", json={"seats": asked}).json()["results"]
    assert [(one["record"], one["seat"], one["won"], one["played_out"]) for one in result] == [
        (games[0], 0, True, False), (games[1], 1, False, False), (games[2], 0, True, False)
    ]  # fmt: skip
    assert server.client().post("/results", json={"seats": []}).json() == {"results": []}
    too_many = {"seats": [("g", 0)] * 2001}
    assert server.client().post("/results", json=too_many).json()["code"] == "request/invalid"


def test_a_prepared_deal_is_not_counted(server: Server) -> None:
    seats = [{"me": True, "name": "Lesson"}, {"me": True, "name": "Lesson"}]
    made = server.create(variant="sample()", seats=seats, seed="07" * 32)
    server.client(made["token"]).post(f"/tables/{made['id']}/resign", json={"seat": 1}).raise_for_status()
    assert server.client().get("/statistics", params={"player": "Lesson"}).json()["games"] == 0


def tags(server: Server, path: str, languages: str = "en", status: int = 200) -> dict[str, str]:
    """Return what the head of a page tells other sites; nothing in it may be more than words."""
    answer = httpx.get(f"{server.url}{path}", timeout=60, headers={"accept-language": languages})
    assert answer.status_code == status, path
    assert "<!doctype html>" in answer.text[:100].lower()
    head = answer.text.partition("</head>")[0]
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[a-z:_]+)" content="([^"<>]*)">', head)
    assert len(found) == head.count("<meta property=") + head.count('<meta name="twitter:')
    assert "<script>alert" not in answer.text
    return {name: unescape(value) for name, value in found}


@pytest.mark.parametrize("name", ODD[:3])
def test_a_link_to_a_finished_game_tells_who_won_and_has_a_picture(server: Server, name: str) -> None:
    name = f"{name} of Links"
    game = resigned(server, name, "Bob")
    result = tags(server, f"/table/{game}")
    assert result["og:title"].startswith(f"{name} wins with ")
    assert result["og:description"].startswith(f"Two-player sample: {name} ")
    assert result["og:image"] == f"{server.url}/api/tables/{game}/picture.png?show=kingdoms"
    assert (result["og:image:width"], result["twitter:card"]) == ("1200", "summary_large_image")
    assert httpx.get(result["og:image"], timeout=120).headers["content-type"] == "image/png"
    at_event = tags(server, f"/table/{game}?event=1")
    assert at_event["og:image"].endswith("picture.png?event=1")
    assert at_event["og:title"] == f"Two-player sample: {name}, Bob"
    assert "wins" not in str(at_event) and "over" not in at_event["og:description"]
    assert at_event["og:description"].startswith("Two-player sample, Opening: ")
    nowhere = tags(server, f"/table/{game}?event=9999")
    assert nowhere["og:title"] == at_event["og:title"] and "picture" not in nowhere["og:image"]
    assert tags(server, f"/table/{game}?event=2%22%3E")["og:image"].endswith("show=kingdoms")


def test_a_link_speaks_the_language_of_the_address_or_of_the_browser(server: Server) -> None:
    game = resigned(server, "Anna", "Bob")
    result = tags(server, f"/table/{game}", "xx,pl;q=0.9,en;q=0.1")
    assert result["og:title"].startswith("Anna wygrywa: ")
    assert result["og:image"].endswith("picture.png?show=kingdoms&lang=pl")
    assert tags(server, f"/table/{game}?lang=pl") == result != tags(server, f"/table/{game}?lang=en", "pl")
    svg = httpx.get(result["og:image"].replace(".png", ".svg"), timeout=120)
    assert "Anna wygrywa: " not in svg.text and "Anna 0 punktów" in svg.text, "letters are outlines, the title text"
    answer = httpx.get(f"{server.url}/table/{game}", timeout=60)
    assert "accept-language" in answer.headers["vary"]


def test_a_link_to_a_table_invites_and_a_page_without_a_game_is_plain(server: Server) -> None:
    made = server.create(variant="duel()", seats=[{"me": True, "name": "Ann & Co"}])
    assert tags(server, f"/table/{made['id']}")["og:title"] == "Duel with Ann & Co"
    assert tags(server, "/games") == {} == tags(server, "/players")


@pytest.mark.parametrize(
    "path", ["/table/nothing", "/table/nothing?event=3", "/embed/nothing", "/players/Nobody%20at%20all"]
)
def test_what_is_not_there_has_the_page_and_says_so_in_its_status(server: Server, path: str) -> None:
    assert tags(server, path, status=404) == {}


def test_a_match_of_a_private_table_is_found_by_its_link_alone(server: Server) -> None:
    game = resigned(server, "Hidden Ann", "Hidden Bob", public=False)
    client = server.client()
    for path in ("/records?player=hidden ann", "/players?search=hidden"):
        assert game not in client.get(path).text and "Hidden" not in client.get(path).text
    assert "Hidden Ann" not in client.get("/records.jsonl").text
    assert client.get("/statistics", params={"player": "Hidden Ann"}).json()["games"] == 0
    tags(server, "/players/Hidden%20Ann", status=404)
    for path in (f"/tables/{game}", f"/tables/{game}/record", f"/records/{game}"):
        assert client.get(path).status_code == 200, path
    assert client.get(f"/tables/{game}/picture.svg").status_code == 200
    assert tags(server, f"/table/{game}")["og:title"].startswith("Hidden Ann wins")


def test_a_player_has_a_preview_whatever_the_name(server: Server) -> None:
    name = 'a/b"><script>alert(1)'
    resigned(server, name, "Bob")
    assert tags(server, "/players/a%2Fb%22%3E%3Cscript%3Ealert(1)")["og:title"] == f"{name} · Crownland"


def test_a_bot_has_one_name_wherever_it_is_read_and_it_is_known_as_a_bot(server: Server) -> None:
    seats = [{"me": True}, {"bot": "level(1)"}, {"bot": "greedy", "name": "Robby"}]
    made = server.create(variant="kingdomino(seats=3)", seats=seats, public=True, pace="relaxed")
    game, client = made["id"], server.client(made["token"])
    called = made["table"]["seats"][1]["name"]
    running = next(one for one in client.get("/tables").json()["tables"] if one["id"] == game)
    assert running["players"] == ["", "level(1)", "Robby"] and running["bot_names"] == [None, called, "Robby"]
    playing = f"Kingdomino: Gracz 1, {called}, Robby"
    assert (
        tags(server, f"/table/{game}", "pl")["og:title"]
        == playing
        == tags(server, f"/table/{game}?event=0", "pl")["og:title"]
    )
    svg = client.get(f"/tables/{game}/picture.svg", params={"lang": "pl"}).text
    assert f"Gracz 1 0 punktów, {called} 0 punktów, Robby 0 punktów" in svg
    client.post(f"/tables/{game}/resign", json={"seat": 0}).raise_for_status()
    client.post(f"/tables/{game}/pace", json={"pace": "instant"}).raise_for_status()
    table = made["table"]
    while table["status"] != "over":
        table = client.get(f"/tables/{game}", params={"after": table["version"]}).json()
    listed = client.get("/records", params={"player": "level(1)"}).json()["records"][0]
    assert (listed["record"], listed["bot_names"]) == (game, [None, called, "Robby"])
    assert listed["players"] == ["", "level(1)", "Robby"]
    assert client.get("/statistics", params={"player": "Robby"}).json()["games"] == 0
    result = tags(server, f"/table/{game}", "pl")
    assert f"{called} " in result["og:description"] and "Gracz 1 " in result["og:description"]

    record = client.get(f"/tables/{game}/record").json()
    assert record["players"] == ["Player 1", "level(1)", "Robby"] and record["called"] == ["", called, "Robby"]

    foreign = {**record, "players": ["Ola", "level(5)", "level(1)"], "called": ["", "Matilda", ""]}
    assert server.client(OPERATOR).post("/records", json=foreign).json()["kept"] == 1
    listed = client.get("/records", params={"player": "Ola"}).json()["records"][0]
    assert listed["bot_names"] == [None, "Matilda", ""] and listed["imported"]
    result = tags(server, f"/table/{listed['record']}?event=last", "pl")
    assert "Matilda " in result["og:description"] and "Błazen " in result["og:description"]
    assert httpx.get(result["og:image"], timeout=120).headers["content-type"] == "image/png"
    assert tags(server, f"/table/{listed['record']}?event=0", "pl")["og:title"] == "Kingdomino: Ola, Matilda, Błazen"


def test_a_puzzle_has_addresses_and_previews_that_do_not_give_it_away(server: Server) -> None:
    for game in GAMES:
        result = tags(server, f"/puzzle/{FIRST}/{game}")
        assert result["og:title"].endswith(" · Puzzle of November 1, 2026") and result["og:description"].endswith("?")
        assert tags(server, f"/puzzle/{game}?day={FIRST}") == result
        assert result["og:image"] == f"{server.url}/api/puzzles/{FIRST}/{game}/picture.png"
        svg = httpx.get(result["og:image"].replace(".png", ".svg"), timeout=120)
        assert svg.headers["content-type"].startswith("image/svg") and "Sage" in svg.text
    assert httpx.get(result["og:image"], timeout=120).headers["content-type"] == "image/png"
    assert tags(server, f"/puzzle/{FIRST}", "de")["og:title"] == "Rätsel vom 1. November 2026"
    assert tags(server, "/puzzle")["og:image"].endswith("picture.png")
    assert tags(server, f"/puzzle/{GAMES[0]}")["og:description"].endswith("?")
    for path in (
        "nonsense",
        "2026-13-01",
        "2999-01-01",
        f"{FIRST}/nonsense",
        f"{GAMES[0]}/{FIRST}",
        f"{GAMES[0]}?day=x",
    ):
        assert tags(server, f"/puzzle/{path}", status=404) == {}
    for path in (f"{FIRST}/nonsense", f"2999-01-01/{GAMES[0]}"):
        assert server.client().get(f"/puzzles/{path}/picture.svg").json()["code"] == "puzzle/unknown"
