"""Playing on from a moment of a record: fresh chance, honest records, and no way back behind the beginning."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from crownland import read_record, write_record
from matches import finish, seated
from servers import Server, serve

ME, FRIEND, BOT = {"me": True, "name": "Ann"}, {"me": True, "name": "Bob"}, {"bot": "greedy"}


def recorded(variant: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(write_record(finish(seated(variant))))
    return record


def play_on(server: Server, record: dict[str, Any], event_index: int, seats: list[Any], **more: Any) -> dict[str, Any]:
    begun = {"record": record, "event_index": event_index}
    made: dict[str, Any] = server.create(variant=record["variant"], seats=seats, begun=begun, pace="instant", **more)
    return made


def play(client: httpx.Client, game: str, decisions: int = 10_000) -> dict[str, Any]:
    """Decide for every seat of mine whenever one is in turn, so often or to the end; return the table."""
    table: dict[str, Any] = client.get(f"/tables/{game}").json()
    mine = [seat for seat, one in enumerate(table["seats"]) if one["kind"] == "person"]
    while table["status"] == "running" and decisions:
        for seat in (table["between"] or {"waits_for": []})["waits_for"]:
            client.post(f"/tables/{game}/next", json={"seat": seat}).raise_for_status()
        if table["view"]["seat"] in mine and not table["between"]:
            body = {"version": table["version"], "action": table["view"]["options"][-1]["id"]}
            client.post(f"/tables/{game}/play", json=body)
            decisions -= 1
            table = client.get(f"/tables/{game}").json()
        else:
            table = client.get(f"/tables/{game}", params={"after": table["version"], "wait": 5}).json()
    return table


@pytest.mark.parametrize(
    ("variant", "part"),
    [("kingdomino(seats=2)", 0.6), ("sample(dynasty=true)", 0.5), ("queendomino(seats=2)", 0.8), ("duel()", 0.7)],
)
def test_a_game_plays_on_from_the_middle_and_its_record_says_so(server: Server, variant: str, part: float) -> None:
    record = recorded(variant)
    match = read_record(json.dumps(record))
    event_index = int(len(match.events) * part)
    made = play_on(server, record, event_index, [FRIEND, BOT])
    position, table = match.at(event_index), made["table"]
    assert table["begun"] == {"event_index": event_index, "game": len(position.logs), "number": len(position.logs[-1])}
    client, address = server.client(made["token"]), f"/tables/{made['id']}"
    assert play(client, made["id"])["status"] == "over"
    text = client.get(f"{address}/record").text
    answer = json.loads(text)
    assert answer["source"] == "played on from a record"
    assert answer["played_on"]["ply"] == event_index
    assert "seed" not in answer
    again = read_record(text)
    assert again.is_complete
    events = [one.event for one in match.events][:event_index]
    assert [one.event for one in again.events][:event_index] == events
    finished = client.get("/records", params={"player": "Bob"}).json()["records"]
    assert made["id"] not in [one["record"] for one in finished]
    wrong = text.replace(answer["played_on"]["seed"], "0" * 64)
    with pytest.raises(ValueError, match=r"commitment|something else was drawn"):
        read_record(wrong)


def test_whoever_plays_on_meets_the_same_bots(server: Server) -> None:
    record = recorded("kingdomino(seats=4)") | {"called": ["", "Isolde", "", "Bob"]}
    made = play_on(server, record, 9, [ME, BOT, FRIEND, BOT])
    names = [seat["name"] for seat in made["table"]["seats"]]
    assert names[:3] == ["Ann", "Isolde", "Bob"] and names[3] not in names[:3], "a person came first"


def test_chance_is_fresh(server: Server) -> None:
    record, lines = recorded("kingdomino(seats=4)"), set()
    for _ in range(3):
        made = play_on(server, record, 9, [ME, FRIEND, ME, FRIEND])  # before the second line
        lines.add(str(made["table"]["view"]["draft"]["newer"]))
    assert len(lines) == 3


def test_nothing_before_the_beginning_is_taken_back_also_after_a_restart(tmp_path: Path) -> None:
    record = recorded("kingdomino(seats=2)")
    events = read_record(json.dumps(record)).events
    middle = next(one.event_index for one in events if "place" in one.event and one.event_index > 20)
    with serve(str(tmp_path / "games.db"), tmp_path) as server:
        made = play_on(server, record, middle, [ME, FRIEND])  # the same turn goes on with a claim
        client, address = server.client(made["token"]), f"/tables/{made['id']}"
        assert not any("undo" in right for rights in made["table"]["may"]["seats"] for right in rights)
        assert client.post(f"{address}/undo", json={}).json()["code"] == "undo/nothing"
        before = play(client, made["id"], 3)["view"]
        server.kill()
        server.start()
        client = server.client(made["token"])
        after = client.get(address).json()
        assert (after["view"], after["begun"]) == (before, made["table"]["begun"])
        for _ in range(3):
            client.post(f"{address}/undo", json={}).raise_for_status()
        back = client.get(address).json()
        assert back["view"] == made["table"]["view"]
        assert client.post(f"{address}/undo", json={}).json()["code"] == "undo/nothing"
        assert len(read_record(client.get(f"{address}/record").text).events) == middle


def test_friends_can_sit_down_and_a_rematch_begins_at_the_beginning(server: Server) -> None:
    record = recorded("sample()")
    made = play_on(server, record, 20, [ME])
    assert made["table"]["status"] == "open"
    client, address = server.client(made["token"]), f"/tables/{made['id']}"
    friend = server.client().post(f"{address}/sit", json={"name": "Bob"}).json()
    assert client.get(address).json()["view"]["round"] > 0
    client.post(f"{address}/resign", json={"seat": 0}).raise_for_status()
    server.client(friend["token"]).post(f"{address}/rematch", json={})
    again = client.post(f"{address}/rematch", json={}).json()["table"]
    table = client.get(f"/tables/{again}").json()
    assert (table["begun"], table["view"]["round"]) == (None, 0)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"event_index": 10_000}, "setup/invalid"),
        ({"event_index": 58}, "setup/invalid"),
        ({"event_index": -1}, "request/invalid"),
        ({"record": {}}, "record/invalid"),
        ({"variant": "duel()"}, "setup/invalid"),
        ({"public": True}, "setup/invalid"),
        ({"seed": "00" * 32}, "setup/invalid"),
    ],
)
def test_a_table_that_cannot_play_on_is_refused(server: Server, change: dict[str, Any], code: str) -> None:
    setup: dict[str, Any] = {"variant": "kingdomino(seats=2)", "seats": [ME, BOT]}
    setup["begun"] = {"record": recorded("kingdomino(seats=2)"), "event_index": 30}
    inner = {key: value for key, value in change.items() if key in ("event_index", "record")}
    setup = {**setup, **{key: value for key, value in change.items() if key not in inner}}
    setup["begun"] = setup["begun"] | inner
    refused = server.client().post("/tables", json=setup)
    assert (refused.status_code, refused.json()["code"]) == (400, code)


def test_who_gave_up_in_the_record_has_not_done_so_here(server: Server) -> None:
    match = seated("kingdomino(seats=2)")
    match.resign(1)
    record = json.loads(write_record(match))
    made = play_on(server, record, len(match.events), [ME, FRIEND])
    assert made["table"]["status"] == "running"
    assert not any(seat["resigned"] for seat in made["table"]["seats"])
    assert match.actions_until(len(match.events)) == match.logs


def test_nobody_plays_on_from_a_game_that_goes_on(server: Server) -> None:
    """Else a hint, or a bot in one's own seat, would tell what to do there."""
    made = server.create(variant="kingdomino(seats=2)", seats=[ME, BOT], pace="instant")
    client = server.client(made["token"])
    play(client, made["id"], 3)
    record = client.get(f"/tables/{made['id']}/record").json()
    begun = {"record": record, "event_index": len(read_record(json.dumps(record)).events)}
    refused = client.post("/tables", json={"variant": record["variant"], "seats": [ME, BOT], "begun": begun})
    assert (refused.status_code, refused.json()["code"]) == (409, "match/not-over")
