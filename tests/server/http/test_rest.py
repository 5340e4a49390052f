"""REST against the real server: lay a table, sit down, play, look, take records out and bring them in."""

import copy
import json
import time
from secrets import token_urlsafe
from typing import Any

import httpx
import pytest

from crownland import read_record
from crownland.games import GAMES
from replicas import derived
from servers import OPERATOR, Server


def lay(server: Server, **setup: Any) -> tuple[Any, str]:
    made = server.create(**setup)
    return made, f"/tables/{made['id']}"


def test_the_menu_lists_every_game_with_the_levels_of_its_bots(server: Server) -> None:
    menu = server.client().get("/menu").json()
    assert [game["game"] for game in menu["games"]] == [*GAMES]
    for game in menu["games"]:
        assert game["bots"] == [level["bot"] for level in menu["levels"]]
    assert [level["level"] for level in menu["levels"]] == [1, 2, 3, 4, 5]
    assert all(level["name"] and level["sentence"] for level in menu["levels"])
    assert menu["usual"] in menu["games"][0]["bots"]


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_every_game_to_the_end_and_it_is_a_fair_record(server: Server, game: str) -> None:
    bots = next(entry["bots"] for entry in server.client().get("/menu").json()["games"] if entry["game"] == game)
    seats = GAMES[game].seats[0]
    made, address = lay(
        server, variant=game, seats=[{"bot": bots[seat % len(bots)]} for seat in range(seats)], pace="instant"
    )
    table = made["table"]
    client = server.client()
    deadline = time.monotonic() + 100
    while table["status"] != "over":
        assert time.monotonic() < deadline
        table = client.get(address, params={"after": table["version"]}).json()
    record = client.get(f"{address}/record")
    assert read_record(record.text).is_complete
    assert record.json()["seed"] == table["seed"]
    assert record.json()["commitment"] == made["table"]["commitment"]


def test_a_table_has_its_view_in_place_of_actions_where_that_is_asked_for(server: Server) -> None:
    setup = {"variant": "sample()", "seats": [{"me": True}, {"me": True}]}
    with httpx.Client(base_url=f"{server.url}/api", timeout=60) as client:
        made, made_with_view = (client.post("/tables", params=more, json=setup).json() for more in ({}, {"view": True}))
        address = f"/tables/{made['id']}"
        table, with_view = (client.get(address, params=more).json() for more in ({}, {"view": True}))
    assert table == made["table"] | {"at": table["at"]}
    assert derived(table) == with_view | {"at": table["at"]}
    assert (table["view"], "actions" in table) == (None, True)
    for one in (with_view, made_with_view["table"]):
        assert one["view"] is not None and "actions" not in one


def test_two_people_play_and_each_needs_the_own_token(server: Server) -> None:
    made, address = lay(server, seats=[{"me": True, "name": "Ann"}])
    sat = server.client().post(f"{address}/sit", json={"name": "Bob"}).json()
    assert sat["seats"] == [1]
    tokens = [made["token"], sat["token"]]
    table = server.client().get(address).json()
    assert table["status"] == "running"
    seat, version = table["view"]["seat"], table["version"]
    move = {"version": version, "action": table["view"]["options"][0]["text"]}
    other, outsider = server.create(seats=[{"me": True}]), "x1y2z3w4v5" * 3
    for token, code, status in (
        ("", "token/missing", 401),
        (tokens[1 - seat], "action/not-your-turn", 409),
        (other["token"], "token/wrong", 403),
        (outsider, "token/wrong", 403),
        ("short", "token/weak", 400),
    ):
        refused = server.client(token).post(f"{address}/play", json=move)
        assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert server.client().get(address).json()["version"] == version
    played = server.client(tokens[seat]).post(f"{address}/play", json=move)
    assert played.json()["version"] == version + 1


def test_a_move_that_comes_twice_is_done_once(server: Server) -> None:
    made, address = lay(server, seats=[{"me": True}, {"me": True}])
    client = server.client(made["token"])
    table = made["table"]
    move = {"version": table["version"], "action": table["view"]["options"][0]["id"], "id": "once"}
    first, second = (client.post(f"{address}/play", json=move).json() for _ in range(2))
    assert first == second
    assert client.get(address).json()["version"] == first["version"]
    stale = client.post(f"{address}/play", json={**move, "id": "twice"})
    assert (stale.status_code, stale.json()["code"]) == (409, "action/stale")
    assert stale.json()["args"] == {"version": first["version"]}


def test_public_tables_are_listed_and_private_ones_are_not(server: Server) -> None:
    public, _ = lay(server, public=True, seats=[{"me": True, "name": "Lister"}], clock={"days": 3})
    private, _ = lay(server, public=False, seats=[{"me": True}])
    listed = server.client().get("/tables", params={"status": "open", "variant": "kingdomino"}).json()["tables"]
    games = {game["id"]: game for game in listed}
    assert games[public["id"]]["players"] == ["Lister", None]
    assert games[public["id"]]["open_seats"] == 1
    assert games[public["id"]]["clock"]["days"] == 3
    assert private["id"] not in games
    assert server.client().get(f"/tables/{private['id']}").status_code == 200, "who has the link may watch"


def test_a_list_goes_on_at_its_cursor(server: Server) -> None:
    made = {lay(server, public=True, variant="sample()", seats=[{"me": True}])[0]["id"] for _ in range(55)}
    seen: list[str] = []
    cursor = None
    while True:
        page = (
            server.client()
            .get("/tables", params={"variant": "sample", **({"cursor": cursor} if cursor else {})})
            .json()
        )
        seen += [game["id"] for game in page["tables"]]
        cursor = page["next"]
        if cursor is None:
            break
    assert len(seen) == len(set(seen))
    assert made <= set(seen)


def test_resigning_ends_a_game_of_two_and_shows_the_seed(server: Server) -> None:
    made, address = lay(server, seats=[{"me": True}, {"bot": "random"}], pace="relaxed")
    client = server.client(made["token"])
    assert made["table"]["seed"] is None
    assert client.post(f"{address}/resign", json={"seat": 0}).status_code == 200
    table = client.get(address).json()
    assert (table["status"], table["view"]["winners"]) == ("over", [1])
    assert client.get(f"{address}/record").json()["seed"] == table["seed"]


def test_a_rematch_keeps_seats_and_tokens(server: Server) -> None:
    made, address = lay(server, seats=[{"me": True}])
    sat = server.client().post(f"{address}/sit", json={}).json()
    first, second = server.client(made["token"]), server.client(sat["token"])
    assert first.post(f"{address}/rematch", json={}).json()["code"] == "match/not-over"
    first.post(f"{address}/resign", json={"seat": 0})
    assert first.post(f"{address}/rematch", json={}).json()["proposed"]
    assert first.get(address).json()["proposal"]["what"] == "rematch"
    again = second.post(f"{address}/rematch", json={}).json()["table"]
    assert first.post(f"{address}/rematch", json={}).json()["table"] == again
    assert first.get(address).json()["rematch"] == again
    table = first.get(f"/tables/{again}").json()
    assert table["status"] == "running"
    assert table["commitment"] != made["table"]["commitment"]
    mover = (first, second)[table["view"]["seat"]]
    move = {"version": table["version"], "action": table["view"]["options"][0]["id"]}
    assert mover.post(f"/tables/{again}/play", json=move).status_code == 200


def test_free_undo_over_rest(server: Server) -> None:
    made, address = lay(server, seats=[{"me": True}, {"me": True}])
    client = server.client(made["token"])
    table = made["table"]
    while table["view"]["phase"] != "place":
        client.post(f"{address}/play", json={"version": table["version"], "action": table["view"]["options"][0]["id"]})
        table = client.get(address).json()
    client.post(f"{address}/play", json={"version": table["version"], "action": table["view"]["options"][0]["id"]})
    assert "undo" in client.get(address).json()["may"]["seats"][table["view"]["seat"]]
    assert client.post(f"{address}/undo", json={}).status_code == 200
    assert client.get(address).json()["view"]["kingdoms"] == table["view"]["kingdoms"]


def test_a_dynasty_is_three_games_at_one_table(server: Server) -> None:
    made, address = lay(
        server, variant="sample(dynasty=true)", seats=[{"bot": "random"}, {"bot": "greedy"}], pace="instant"
    )
    table, client = made["table"], server.client()
    while table["status"] != "over":
        table = client.get(address, params={"after": table["version"]}).json()
    assert (table["view"]["game"], table["view"]["games"]) == (3, 3)
    assert read_record(client.get(f"{address}/record").text).is_complete


def test_a_flag_falls_without_anybody_asking(server: Server) -> None:
    made, address = lay(server, seats=[{"me": True}, {"me": True}], clock={"minutes": 0.05})
    table = server.client().get(address, params={"after": made["table"]["version"]}).json()
    assert table["status"] == "over"


def test_a_flag_may_hand_the_seat_to_a_bot(server: Server) -> None:
    made, address = lay(
        server, seats=[{"me": True}, {"me": True}], clock={"minutes": 0.05}, on_flag="bot", pace="instant"
    )
    table, client, seat = made["table"], server.client(), made["table"]["view"]["seat"]
    while table["view"]["seat"] == seat:  # its time runs out, and the bot decides
        table = client.get(address, params={"after": table["version"]}).json()
    assert table["seats"][seat]["stand_in"] and table["status"] == "running"
    assert not any(seat["resigned"] for seat in table["seats"])
    assert server.client(made["token"]).post(f"{address}/end", json={}).status_code == 200, "no bot plays on unseen"


def test_a_refusal_says_what_was_expected(server: Server) -> None:
    made, address = lay(server, seats=[{"me": True}, {"me": True}])
    client = server.client(made["token"])
    option = made["table"]["view"]["options"][0]["text"]
    move = {"version": made["table"]["version"], "action": "place:1@0,1/0,2"}
    refused = client.post(f"{address}/play", json=move).json()
    assert refused["code"] == "action/illegal" and f"expected {option}" in refused["message"]


def test_a_status_that_no_table_has_is_refused(server: Server) -> None:
    refused = server.client().get("/tables", params={"status": "banana"})
    assert (refused.status_code, refused.json()["code"]) == (400, "request/invalid")
    assert refused.json()["message"] == "the status is one of open, running, over, not 'banana'"


def test_records_are_listed_searched_taken_out_and_brought_in(server: Server) -> None:
    client = server.client()
    made, address = lay(
        server, seats=[{"me": True, "name": "Zoë"}, {"bot": "random", "name": "Rival"}], variant="sample()", public=True
    )
    server.client(made["token"]).post(f"{address}/resign", json={"seat": 0})
    seats = [{"bot": "random", "name": "Quentin"}, {"bot": "greedy"}]
    played, other = lay(server, seats=seats, pace="instant", public=True)
    table = played["table"]
    while table["status"] != "over":
        table = client.get(other, params={"after": table["version"]}).json()
    found = client.get("/records", params={"player": "zoë"}).json()["records"]
    assert [record["record"] for record in found] == [made["id"]]
    assert client.get("/records", params={"player": "zo"}).json()["records"] == []
    assert client.get("/records", params={"player": "%"}).json()["records"] == []
    assert all(
        r["variant"].startswith("sample(")
        for r in client.get("/records", params={"variant": "sample"}).json()["records"]
    )
    lines = client.get("/records.jsonl", params={"player": "Quentin"}).text.splitlines()
    assert [json.loads(line)["players"] for line in lines] == [["Quentin", "greedy"]]
    assert client.get(f"/records/{played['id']}").json() == json.loads(lines[0])
    renamed = lines[0].replace("Quentin", "Quirin")
    assert server.client(OPERATOR).post("/records", content=renamed).json() == {"kept": 1, "known": 0}
    assert server.client(OPERATOR).post("/records", content=renamed + "\n\n").json() == {"kept": 0, "known": 1}
    assert client.get("/records", params={"player": "quirin"}).json()["records"][0]["imported"]
    everything = client.get("/records.jsonl").text
    known = {"kept": 0, "known": len(everything.splitlines())}
    assert server.client(OPERATOR).post("/records", content=everything).json() == known, "what was played here, too"


def test_a_match_that_resigning_ended_has_a_result_everywhere_and_travels(server: Server) -> None:
    """Once two bugs: it had no result in its record, and one U+2028 made a whole export unreadable for import."""
    client = server.client()
    seats = [{"me": True, "name": "Zenobia"}, {"bot": "random"}]
    made, address = lay(server, seats=seats, variant="sample()", public=True)
    server.client(made["token"]).post(f"{address}/resign", json={"seat": 0})
    listed = client.get("/records", params={"player": "Zenobia"}).json()["records"][0]
    record = client.get(f"/records/{made['id']}").json()
    assert record == client.get(f"{address}/record").json()
    assert (record["resigned"], record["winners"], listed["winners"]) == ([0], [1], [1])
    assert listed["totals"] == [score["total"] for score in record["scores"]]
    assert read_record(json.dumps(record)).is_complete

    foreign = {**record, "players": ["Zeno\u2028bia", "Rival"], "source": "first\u2028second", "spy": {"x": [1]}}
    operator, line = server.client(OPERATOR), json.dumps(foreign, ensure_ascii=False)
    assert operator.post("/records", content=line).json() == {"kept": 1, "known": 0}
    export = client.get("/records.jsonl", params={"player": "Zeno bia"}).text
    assert len(export.splitlines()) == 1
    kept = json.loads(export)
    assert kept == {**record, "players": ["Zeno bia", "Rival"], "source": "first\u2028second"}
    assert operator.post("/records", content=export).json() == {"kept": 0, "known": 1}


@pytest.fixture(scope="session")
def played(server: Server) -> Any:
    """The record of a match that two bots have played to the end."""
    made, address = lay(server, seats=[{"bot": "random"}, {"bot": "random"}], pace="instant", variant="sample()")
    table = made["table"]
    while table["status"] != "over":
        table = server.client().get(address, params={"after": table["version"]}).json()
    return server.client().get(f"{address}/record").json()


def test_a_name_that_no_table_has_room_for_is_named_and_others_stay_whole(server: Server, played: Any) -> None:
    operator, fine = server.client(OPERATOR), {**played, "players": ["👩‍👩‍👧", "Nell of Names"]}
    long = {**played, "players": ["Ann", "x" * 61]}
    refused = operator.post("/records", content=f"{json.dumps(fine)}\n{json.dumps(long)}").json()
    assert refused["message"] == "record 2: expected names of at most 60 characters, but that of player 2 has 61"
    assert (refused["code"], refused["args"]) == ("record/invalid", {"number": 2})
    called = operator.post("/records", json={**played, "called": ["", "x" * 61]}).json()
    assert called["message"] == refused["message"].replace("record 2", "record 1")
    assert server.client().get("/records", params={"player": "Nell of Names"}).json()["records"] == []
    assert operator.post("/records", json=fine).json() == {"kept": 1, "known": 0}
    found = server.client().get("/records", params={"player": "👩‍👩‍👧"}).json()["records"]
    assert [record["players"] for record in found] == [["👩‍👩‍👧", "Nell of Names"]]


@pytest.mark.parametrize("harm", ["scores", "seed", "commitment", "resigned", "events", "json"])
def test_a_record_that_is_wrong_is_not_brought_in(server: Server, played: Any, harm: str) -> None:
    record = copy.deepcopy(played)
    if harm == "scores":
        record["scores"][0]["total"] += 1
    elif harm == "seed":
        record["seed"] = "00" * 32
    elif harm == "commitment":
        record["commitment"] = "00" * 32
    elif harm == "resigned":
        record["resigned"] = "yes"
    elif harm == "events":
        record["events"].pop()
    text = json.dumps(record)[:-5] if harm == "json" else json.dumps(record)
    refused = server.client(OPERATOR).post("/records", content=text)
    assert (refused.status_code, refused.json()["code"]) == (400, "record/invalid")


def test_a_late_look_waits_for_news_but_not_for_ever(server: Server) -> None:
    made, address = lay(server, seats=[{"me": True}])
    start = time.monotonic()
    table = server.client().get(address, params={"after": made["table"]["version"], "wait": 0.3}).json()
    assert table["version"] == made["table"]["version"]
    assert time.monotonic() - start >= 0.3


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/tables/nosuchgame12", 404, "table/unknown"),
        ("/records/nosuchrecord", 404, "record/unknown"),
        ("/nothing", 404, "request/unknown"),
        ("/tables?cursor=soon", 400, "request/invalid"),
        ("/tables/x?after=-1", 400, "request/invalid"),
        ("/tables/x?after=soon", 400, "request/invalid"),
    ],
)
def test_what_is_not_there_gets_a_clear_error(server: Server, path: str, status: int, code: str) -> None:
    refused = server.client().get(path)
    assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert set(refused.json()) == {"type", "code", "message", "args"}


def test_without_a_page_a_few_words_say_how_to_play(server: Server) -> None:
    client = server.client()
    home = client.get(f"{server.url}/")
    assert home.status_code == 200
    assert "<h1" in home.text or "<!doctype html>" in home.text.lower()
    assert client.get(f"{server.url}/learn").status_code == 200
    assert client.get(f"{server.url}/../../etc/passwd").status_code == 404
    assert client.get(f"{server.url}/%2e%2e/app.py").status_code == 404


def test_health_and_metrics(server: Server) -> None:
    client = server.client()
    assert client.get(f"{server.url}/healthz").json()["well"] is True
    text = client.get(f"{server.url}/metrics").text
    assert "crownland_committed_total" in text
    assert "crownland_commit_seconds_bucket" in text


def test_a_seat_whose_answer_was_lost_is_asked_for_again(server: Server) -> None:
    """The client has chosen its token beforehand: sent twice, with an id or without, one seat is taken."""
    _, address = lay(server, variant="kingdomino(seats=4)", seats=[{"me": True}])
    client, secret = server.client(), token_urlsafe()
    body = {"secret": secret, "name": "Bob", "id": "once"}
    first = client.post(f"{address}/sit", json=body).json()
    assert (first["token"], first["seats"]) == (secret, [1])
    assert client.post(f"{address}/sit", json=body).json() == first
    assert client.post(f"{address}/sit", json={"secret": secret}).json()["seats"] == [1]
    assert server.client(secret).post(f"{address}/sit", json={"name": "Bea"}).json()["seats"] == [1, 2]
    assert client.post(f"{address}/sit", json={**body, "name": "Bo"}).json()["code"] == "request/id-reused"
    for weak in ("a" * 22, "short", "not/url+safe/but+long+enough!"):
        assert client.post(f"{address}/sit", json={"secret": weak}).json()["code"] == "token/weak"
    outsider = server.client(token_urlsafe()).post(f"{address}/sit", json={"secret": token_urlsafe()})
    assert outsider.json()["code"] == "token/wrong"


def test_the_same_id_with_another_command_is_refused(server: Server) -> None:
    made, address = lay(server, seats=[{"me": True}, {"bot": "greedy"}])
    client = server.client(made["token"])
    for name, code in (("Ann", None), ("Ann", None), ("Bea", "request/id-reused")):
        answer = client.post(f"{address}/rename", json={"seat": 0, "name": name, "id": "x"})
        assert answer.json().get("code") == code
    assert client.post(f"{address}/pace", json={"pace": "instant", "id": "x"}).json()["code"] == "request/id-reused"


def test_a_command_that_changed_nothing_is_not_done_when_it_comes_again(server: Server) -> None:
    """Ann's answer was lost, Bob has chosen another pace meanwhile, and Ann's client sends the old wish again."""
    made, address = lay(server, pace="quick", seats=[{"me": True}])
    ann = server.client(made["token"])
    bob = server.client(server.client().post(f"{address}/sit", json={}).json()["token"])
    first = ann.post(f"{address}/pace", json={"pace": "quick", "id": "x"}).json()
    bob.post(f"{address}/pace", json={"pace": "relaxed"})
    assert ann.post(f"{address}/pace", json={"pace": "quick", "id": "x"}).json() == first
    assert ann.get(address).json()["pace"] == "relaxed"
    assert ann.post(f"{address}/pace", json={"pace": "instant", "id": "x"}).json()["code"] == "request/id-reused"


def test_a_seat_that_is_held_already_is_answered_under_a_second_id_too(server: Server) -> None:
    _, address = lay(server, variant="kingdomino(seats=4)", seats=[{"me": True}])
    client, body = server.client(), {"secret": token_urlsafe(), "name": "Bob"}
    answers = [client.post(f"{address}/sit", json={**body, "id": name}).json() for name in ("one", "two", "two")]
    assert [answer["seats"] for answer in answers] == [[1], [1], [1]]
    assert answers[1] == answers[2]
