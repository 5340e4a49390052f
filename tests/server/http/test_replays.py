"""Replays over REST: every moment of a table or a record, told once, and of a running game only what is new."""

from typing import Any

import httpx
import pytest

from crownland import read_record, write_record
from crownland.match import write_line
from deep import deep
from matches import finish, seated
from servers import Server

ME, FRIEND = {"me": True, "name": "Ann"}, {"me": True, "name": "Bob"}


def play(client: httpx.Client, game: str, decisions: int) -> dict[str, Any]:
    """Let somebody who holds every seat decide so often, or to the end; return the table."""
    table: dict[str, Any] = client.get(f"/games/{game}").json()
    for _ in range(decisions):
        if table["status"] != "running":
            break
        for seat in (table["between"] or {"waits_for": []})["waits_for"]:
            client.post(f"/games/{game}/next", json={"seat": seat}).raise_for_status()
        table = client.get(f"/games/{game}").json()
        body = {"ply": table["ply"], "action": table["view"]["options"][0]["id"]}
        client.post(f"/games/{game}/play", json=body).raise_for_status()
        table = client.get(f"/games/{game}").json()
    return table


def whole(replay: dict[str, Any], ply: int) -> dict[str, Any]:
    """Put the view of a moment together as a page does."""
    view: dict[str, Any] = {}
    kingdoms: dict[str, Any] = {}
    for moment in replay["moments"][: ply + 1]:
        view |= moment["view"]
        kingdoms |= moment["kingdoms"]
    return view | {"kingdoms": [kingdoms[index] for index in sorted(kingdoms, key=int)]}


def without_choice(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in ("options", "events")}


@pytest.mark.parametrize("variant", [deep("sample(dynasty=true)"), "queendomino(seats=2)", deep("duel()")])
def test_the_moments_of_a_game_are_what_its_table_showed(server: Server, variant: str) -> None:
    made = server.create(variant=variant, seats=[ME, FRIEND])
    client, game = server.client(made["token"]), made["game"]
    table, seen = made["table"], {}
    while table["status"] == "running":
        seen[len(read_record(client.get(f"/games/{game}/record").text).events)] = without_choice(table["view"])
        table = play(client, game, 15)
    replay = client.get(f"/games/{game}/replay").json()
    assert replay["first"] == 0
    assert replay["table"]["view"] is None
    assert replay["table"]["results"] == table["results"]
    for ply, view in seen.items():
        assert whole(replay, ply) == view
    assert whole(replay, len(replay["moments"]) - 1) == without_choice(table["view"])
    record = client.get(f"/records/{game}/replay").json()
    assert len(record["moments"]) == len(replay["moments"])
    assert record["moments"][-1]["view"] == replay["moments"][-1]["view"]


def test_of_a_running_game_only_what_is_new_is_told_unless_something_was_taken_back(server: Server) -> None:
    made = server.create(seats=[ME, FRIEND])
    client, game = server.client(made["token"]), made["game"]
    address = f"/games/{game}/replay"
    play(client, game, 6)
    first = client.get(address).json()
    assert first["table"]["seed"] is None
    last = len(first["moments"]) - 1
    play(client, game, 2)
    more = client.get(address, params={"after": last, "mark": first["mark"]}).json()
    assert more["first"] == last
    assert len(client.get(address).json()["moments"]) == last + len(more["moments"])
    for _ in range(4):
        client.post(f"/games/{game}/undo", json={}).raise_for_status()
    after = client.get(address, params={"after": last, "mark": first["mark"]}).json()
    assert after["first"] == 0
    assert client.get(address, params={"after": 10**5, "mark": "no such"}).json()["first"] == 0


def test_a_game_that_is_over_is_told_once_to_each_browser(server: Server) -> None:
    made = server.create(seats=[ME, FRIEND])
    client, address = server.client(made["token"]), f"/games/{made['game']}/replay"
    assert "etag" not in client.get(address).headers
    client.post(f"/games/{made['game']}/resign", json={"seat": 0})
    answer = client.get(address)
    assert answer.json()["table"]["ended"] == "resigned"
    assert answer.json()["moments"][-1]["view"]["winners"] == [1]
    again = client.get(address, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = client.get(address, headers={"accept-encoding": "identity"})
    assert plain.json() == answer.json()


def test_there_is_no_past_of_a_game_that_has_not_begun_or_does_not_exist(server: Server) -> None:
    made = server.create(seats=[ME])
    client = server.client()
    assert client.get(f"/games/{made['game']}/replay").json()["code"] == "game/not-started"
    assert client.get("/games/nosuchgame12/replay").json()["code"] == "game/unknown"
    assert client.get("/records/nosuchgame12/replay").json()["code"] == "record/unknown"
    assert client.get(f"/games/{made['game']}/replay", params={"after": -1}).status_code == 400


def test_a_record_that_is_sent_is_told_and_not_kept(server: Server) -> None:
    match = finish(seated("kingdomino(seats=2,dynasty=true)"))
    client = server.client()
    before = len(client.get("/records").json()["records"])
    answer = client.post("/replay", content=write_record(match)).raise_for_status().json()
    assert len(answer["moments"]) == len(match.events) + 1
    assert [seat["name"] for seat in answer["table"]["seats"]] == match.players
    assert len(answer["table"]["results"]) == 3
    assert len(client.get("/records").json()["records"]) == before


def test_what_is_told_besides_moves_keeps_its_place(server: Server) -> None:
    match = seated("kingdomino(seats=3)")
    notes = [{"what": "stand_in", "seat": 1, "bot": "greedy", "event": 2}, {"what": "danced", "seat": 0, "event": 1}]
    line = write_record(match)[:-1] + ',"notes":' + write_line(notes) + "}"  # type: ignore[arg-type]
    answer = server.client().post("/replay", content=line).json()
    assert [(note["what"], note["event"]) for note in answer["table"]["notes"]] == [("stand_in", 4)]


def test_only_the_embedded_replay_can_be_framed_by_another_site(server: Server) -> None:
    page = httpx.get(f"{server.url}/embed/anything?ply=3")
    assert "x-frame-options" not in page.headers
    assert "frame-ancestors *" in page.headers["content-security-policy"]
    for path in ("/", "/game/anything?ply=3", "/replay", "/api/menu"):
        other = httpx.get(f"{server.url}{path}")
        assert other.headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in other.headers["content-security-policy"]


def test_a_record_that_is_too_large_or_wrong_is_refused_with_a_reason(server: Server) -> None:
    client = server.client()
    large = client.post("/replay", content=b" " * (256 * 1024 + 1))
    assert (large.status_code, large.json()["code"]) == (413, "request/too-large")
    for content in (b"", b"\xff\xfe", b"[" * 60_000, b'{"format": 1e999}'):
        wrong = client.post("/replay", content=content)
        assert (wrong.status_code, wrong.json()["code"]) == (400, "record/invalid"), content[:20]
