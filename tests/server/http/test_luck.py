"""Numbers for the shuffle, over REST and sockets: whatever anybody does, nobody chooses what is dealt."""

import json
import secrets
from pathlib import Path
from typing import Any

import psycopg
import pytest

from clients import Player
from crownland import read_record
from crownland.match import commitment, mixed
from databases import fresh_database
from processes import wait_until
from servers import OPERATOR, Server, serve
from stores import make_older

WAIT = 12_000  # milliseconds that a deal waits for numbers


def number() -> str:
    return secrets.token_hex(32)


def hash_number(number: str) -> str:
    return commitment(bytes.fromhex(number))


def lay(server: Server, luck: str, *others: Any, **more: Any) -> Any:
    """Lay a table at which its creator has committed to a number."""
    return server.create(seats=[{"me": True, "name": "Ann", "commitment": hash_number(luck)}, *others], **more)


def table_of(server: Server, game: str) -> Any:
    return server.client().get(f"/tables/{game}").json()


def give(server: Server, game: str, token: str, seat: int, luck: Any) -> Any:
    return server.client(token).post(f"/tables/{game}/reveal", json={"seat": seat, "number": luck})


def resigned(server: Server, made: Any) -> Any:
    """Let the creator resign; return the record."""
    assert server.client(made["token"]).post(f"/tables/{made['id']}/resign", json={"seat": 0}).status_code == 200
    return server.client().get(f"/tables/{made['id']}/record").json()


def test_a_game_against_a_bot_is_dealt_when_the_creator_has_seen_the_commitment_and_given_a_number(
    server: Server,
) -> None:
    luck = number()
    made = lay(server, luck, {"bot": "greedy"})
    table = made["table"]
    assert (table["status"], table["shuffle"]["commitments"]) == ("open", [hash_number(luck), None])
    assert 0 < table["shuffle"]["until"] - table["at"] <= WAIT
    assert give(server, made["id"], made["token"], 0, luck).status_code == 200
    assert table_of(server, made["id"])["status"] == "running"
    record = resigned(server, made)
    assert record["shuffle"]["commitment"] == table["commitment"]
    assert record["shuffle"]["luck"] == [luck, None]
    assert record["seed"] == mixed(bytes.fromhex(record["shuffle"]["seed"]), [bytes.fromhex(luck), None]).hex()
    assert read_record(json.dumps(record)).extras["shuffle"] == record["shuffle"]
    over = table_of(server, made["id"])
    assert (over["seed"], over["shuffle"]["numbers"]) == (record["seed"], [luck, None])


def test_two_people_and_somebody_who_watches(server: Server) -> None:
    """Promises are for all to see, numbers for nobody before the end; the record is kept with both."""
    ann, bob = number(), number()
    made = lay(server, ann)
    with Player(server, made["id"], made["token"]) as host, Player(server, made["id"]) as watcher:
        with Player(server, made["id"]) as guest:
            assert guest.do("sit", name="Bob", commitment=hash_number(bob))["type"] == "done"
            assert watcher.do("reveal", seat=0, number=ann)["code"] == "token/missing"
            assert guest.do("reveal", seat=0, number=ann)["code"] == "seat/not-yours"
            assert guest.do("reveal", seat=1, number=ann)["code"] == "reveal/wrong"
            assert guest.do("reveal", seat=1, number=bob)["type"] == "done"
            assert guest.do("leave", seat=1)["code"] == "match/started"
            assert host.do("reveal", seat=0, number=ann)["type"] == "done"
            table = watcher.wait("table", lambda message: message["status"] == "running")
            assert table["shuffle"]["revealed"] == [0, 1]
            assert host.do("reveal", seat=0, number=bob)["code"] == "match/started"
            guest.do("resign", seat=1)
            watcher.wait("table", lambda message: message["status"] == "over")
        heard = watcher.heard[:-1]
        assert not any(secret.encode() in message for message in heard for secret in (ann, bob))
        assert watcher.table["shuffle"]["numbers"] == [ann, bob]
    kept = server.client().get(f"/records/{made['id']}").json()
    assert kept["shuffle"]["promises"] == [hash_number(ann), hash_number(bob)]
    assert (kept["shuffle"]["luck"], kept["shuffle"]["commitment"]) == ([ann, bob], table["commitment"])


@pytest.mark.parametrize("wrong", ["", "00", "0" * 63, "0" * 65, "g" * 64, "A" * 64, "0" * 63 + "\n", 7, None, ["00"]])
def test_a_number_or_a_promise_of_another_shape_is_refused(server: Server, wrong: Any) -> None:
    made = lay(server, number(), {"bot": "greedy"})
    assert give(server, made["id"], made["token"], 0, wrong).json()["code"] == "request/invalid"
    if wrong is not None:
        seats = [{"me": True, "commitment": wrong}]
        refused = server.client().post("/tables", json={"variant": "sample()", "seats": seats})
        assert refused.json()["code"] == "request/invalid"


def test_a_rematch_has_a_commitment_of_its_own_and_the_numbers_promised_for_it(server: Server) -> None:
    first, second = number(), number()
    made = lay(server, first, {"bot": "greedy"})
    give(server, made["id"], made["token"], 0, first)
    resigned(server, made)
    client = server.client(made["token"])
    again = client.post(f"/tables/{made['id']}/rematch", json={"commitment": hash_number(second)}).json()["table"]
    table = table_of(server, again)
    assert table["commitment"] != made["table"]["commitment"]
    assert table["shuffle"]["commitments"] == [hash_number(second), None] and table["shuffle"]["until"]
    assert give(server, again, made["token"], 0, first).json()["code"] == "reveal/wrong"
    assert give(server, again, made["token"], 0, second).status_code == 200
    record = resigned(server, {**made, "id": again})
    assert record["shuffle"]["luck"] == [second, None]
    plain = client.post(f"/tables/{again}/rematch", json={}).json()["table"]
    assert table_of(server, plain)["status"] == "running", "who commits to nothing is not waited for"


def test_a_rematch_that_is_asked_for_twice_is_answered_twice(server: Server) -> None:
    made = server.create(seats=[{"me": True}])
    sat = server.client().post(f"/tables/{made['id']}/sit", json={}).json()
    ann, bob = server.client(made["token"]), server.client(sat["token"])
    ann.post(f"/tables/{made['id']}/resign", json={"seat": 0})
    answers = [ann.post(f"/tables/{made['id']}/rematch", json={"id": name}) for name in ("", "", "one")]
    assert [(answer.status_code, answer.json()["proposed"]) for answer in answers] == [(200, True)] * 3
    assert len({answer.json()["version"] for answer in answers}) == 1, "nothing more happened"
    again = [client.post(f"/tables/{made['id']}/rematch", json={}).json()["table"] for client in (bob, bob, ann)]
    assert again[0] and len(set(again)) == 1


def test_a_table_that_is_being_dealt_is_on_no_list_and_if_it_is_closed_nothing_is_told(server: Server) -> None:
    luck = number()
    seats: list[Any] = [{"me": True, "commitment": hash_number(number())}, {"bot": "greedy"}]
    made = lay(server, luck, public=True)

    def lists() -> list[bool]:
        queries: tuple[dict[str, str], ...] = ({"status": "open"}, {"status": "running"}, {})
        found = [server.client().get("/tables", params=query).json()["tables"] for query in queries]
        return [made["id"] in [table["id"] for table in tables] for tables in found]

    assert lists() == [True, False, True]
    sat = server.client().post(f"/tables/{made['id']}/sit", json={"commitment": hash_number(luck)}).json()
    assert lists() == [False, False, False]
    assert give(server, made["id"], sat["token"], 1, luck).status_code == 200
    assert give(server, made["id"], made["token"], 0, luck).status_code == 200
    assert lists() == [False, True, True]
    closed = server.create(seats=seats)
    assert server.client(closed["token"]).post(f"/tables/{closed['id']}/end", json={}).status_code == 200
    table = table_of(server, closed["id"])
    assert (table["status"], table["seed"], table["shuffle"]["seed"], table["shuffle"]["numbers"]) == (
        "over",
        *[None] * 3,
    )
    assert server.client().get(f"/tables/{closed['id']}/record").json()["code"] == "match/not-started"
    seats[1]["commitment"] = hash_number(number())
    refused = server.client().post("/tables", json={"variant": "sample()", "seats": seats}).json()
    assert (refused["code"], refused["args"]) == ("setup/invalid", {"seat": 1})


def test_a_table_that_plays_on_is_shuffled_too(server: Server) -> None:
    luck = number()
    made = lay(server, luck, {"bot": "greedy"})
    give(server, made["id"], made["token"], 0, luck)
    record = resigned(server, made)
    later = number()
    goes_on = lay(server, later, {"bot": "greedy"}, begun={"record": record, "event_index": 2})
    give(server, goes_on["id"], goes_on["token"], 0, later)
    result = resigned(server, goes_on)
    assert result["shuffle"]["luck"] == [later, None] and "seed" not in result
    assert read_record(json.dumps(result)).extras["played_on"]["seed"] == result["played_on"]["seed"]


def test_a_record_with_nonsense_in_its_shuffle_stays_outside(server: Server) -> None:
    luck = number()
    made = lay(server, luck, {"bot": "greedy"})
    give(server, made["id"], made["token"], 0, luck)
    record = resigned(server, made)
    for shuffle in (7, {}, {**record["shuffle"], "luck": [number(), None]}, {**record["shuffle"], "seed": number()}):
        forged = json.dumps({**record, "shuffle": shuffle})
        answer = server.client(OPERATOR).post("/records", content=forged)
        assert (answer.status_code, answer.json()["code"]) == (400, "record/invalid")
        assert "shuffle: expected" in answer.json()["message"]
    kept = server.client(OPERATOR).post("/records", content=json.dumps(record)).json()
    assert kept == {"kept": 0, "known": 1}, "it is among the finished ones already"


def test_numbers_survive_a_power_cut_and_are_never_written_to_the_operators_log(tmp_path: Path) -> None:
    """One number is given before the cut and one after; at another table none comes, and it is dealt all the same."""
    ann, bob = number(), number()
    with serve(str(tmp_path / "games.db"), tmp_path, CROWNLAND_LOG="debug") as server:
        made, lonely = lay(server, ann), lay(server, number(), {"bot": "greedy"})
        sat = server.client().post(f"/tables/{made['id']}/sit", json={"commitment": hash_number(bob)}).json()
        assert give(server, made["id"], made["token"], 0, ann).status_code == 200
        server.kill()
        make_older(server.database, lonely["id"], WAIT)
        server.start()
        table = table_of(server, made["id"])
        assert (table["status"], table["shuffle"]["revealed"]) == ("open", [0])
        assert table["commitment"] == made["table"]["commitment"]
        assert give(server, made["id"], sat["token"], 1, bob).status_code == 200
        assert resigned(server, made)["shuffle"]["luck"] == [ann, bob]
        wait_until(lambda: table_of(server, lonely["id"])["status"] == "running")
        assert table_of(server, lonely["id"])["shuffle"]["revealed"] == []
    log = server.log.read_text(encoding="utf-8")
    assert not any(secret in log for secret in (ann, bob))


def test_two_processes_deal_once_and_one_goes_on_when_the_other_is_killed(postgres: str, tmp_path: Path) -> None:
    database = fresh_database(postgres)
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    ann, bob = number(), number()
    with (
        serve(database, folders[0]) as one,
        psycopg.connect(database, autocommit=True) as connection,
    ):
        name = connection.execute("SELECT id FROM processes").fetchone()
        with serve(database, folders[1]) as two:
            made, driver = lay(one, ann), None
            while driver != name:  # the deal of this one is left to the process that will be killed
                lonely = lay(one, ann, {"bot": "greedy"})
                driver = connection.execute("SELECT driver FROM tables WHERE id = %s", (lonely["id"],)).fetchone()
            sat = two.client().post(f"/tables/{made['id']}/sit", json={"commitment": hash_number(bob)}).json()
            assert give(two, made["id"], made["token"], 0, ann).status_code == 200
            assert give(one, made["id"], sat["token"], 1, bob).status_code == 200
            wait_until(lambda: table_of(two, made["id"])["status"] == "running")
            make_older(database, lonely["id"], WAIT)
            one.kill()
            assert resigned(two, made)["shuffle"]["luck"] == [ann, bob]
            wait_until(lambda: table_of(two, lonely["id"])["status"] == "running")
            assert table_of(two, lonely["id"])["shuffle"]["revealed"] == []
