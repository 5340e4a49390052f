"""Reviews on a server: for games that are over alone, the same as `crownland analyse`, and kept through a power cut."""

import json
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clients import Player
from crownland import Review, read_record, review_record
from crownland.cli import run
from crownland.match import match_record
from databases import fresh_database
from matches import finish, seated
from processes import wait_until
from servers import OPERATOR, Server, serve


def played(server: Server, variant: str = "sample()", moves: int = 1) -> str:
    """Return a game that is over: both seats are ours, and one of them gave up after some moves."""
    made = server.create(variant=variant, seats=[{"me": True}, {"me": True}])
    client, path = server.client(made["token"]), f"/games/{made['game']}"
    for number in range(moves):
        table = client.get(path).json()
        option = table["view"]["options"][0]["id"]
        client.post(f"{path}/play", json={"id": f"m{number}", "ply": table["ply"], "action": option})
    assert client.post(f"{path}/resign", json={"id": "r", "seat": 0}).status_code == 200
    return str(made["game"])


def whole(server: Server, path: str) -> Any:
    """Ask for a review, and wait until it is whole."""
    result = server.client().post(f"{path}/review").json()
    while result["done"] < result["of"]:
        result = server.client().get(f"{path}/review", params={"after": result["done"], "wait": 20}).json()
    return result


@pytest.fixture(scope="module")
def reviewer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("reviewer")
    with serve(str(folder / "games.db"), folder) as running:
        yield running


@pytest.fixture(scope="module")
def reviewed(reviewer: Server) -> tuple[str, Any]:
    """The id of a match with one decision, and its review."""
    game = played(reviewer)
    return game, whole(reviewer, f"/games/{game}")


def renamed(server: Server, game: str, *players: str) -> str:
    """Return the record of a match as one of others, whose review is the same."""
    record = json.loads(server.client().get(f"/records/{game}").text)
    return json.dumps({**record, "players": players})


def test_a_review_says_the_same_as_crownland_analyse_and_comes_in_parts(
    reviewer: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = played(reviewer)
    assert reviewer.client().get(f"/games/{game}/review").json()["code"] == "review/unknown"
    first = reviewer.client().post(f"/games/{game}/review").json()
    assert first["done"] < first["of"]
    known, deadline = first["done"], time.monotonic() + 300  # what bots search with may have to be compiled first
    while known == first["done"] and time.monotonic() < deadline:
        path, waiting = f"/games/{game}/review", {"after": known, "wait": 20}
        known = reviewer.client().get(path, params=waiting).json()["done"]
    assert known > first["done"]
    result = whole(reviewer, f"/games/{game}")
    assert [one["ply"] for one in result["outlooks"]] == list(range(result["plies"] + 1))
    file = tmp_path / "record.jsonl"
    file.write_text(reviewer.client().get(f"/records/{game}").text, encoding="utf-8")
    assert run(["analyse", str(file), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert {key: said[key] for key in result} == result
    assert reviewer.client().get(f"/records/{game}/review").json() == result


def test_two_who_ask_for_one_review_get_the_same(reviewer: Server) -> None:
    path = f"/games/{played(reviewer, moves=0)}"
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(whole, [reviewer] * 2, [path] * 2)
    assert one == other


def test_too_many_reviews_at_once_are_refused(tmp_path: Path) -> None:
    """Each would take a minute, so none is finished before the server is stopped."""
    match = finish(seated("queendomino(seats=2)"))
    texts = [json.dumps({**match_record(match), "players": [name, "Bob"]}) for name in ("Ann", "Cat", "Dan")]
    limits = {"CROWNLAND_REVIEWS_PER_ADDRESS": "2", "CROWNLAND_REVIEW_THREADS": "1"}
    with serve(str(tmp_path / "games.db"), tmp_path, **limits) as server:
        answers = [server.client().post("/replay/review", content=text) for text in (*texts, texts[0])]
    assert [answer.status_code for answer in answers] == [200, 200, 429, 200]
    assert answers[2].json()["code"] == "limit/reviews"


def test_nobody_is_helped_in_a_game_that_goes_on(reviewer: Server) -> None:
    made = reviewer.create(variant="sample()", seats=[{"me": True}, {"bot": "level(1)"}], pace="instant")
    path, retry = f"/games/{made['game']}", {"ply": 5, "action": "claim:1"}
    for refused in (
        reviewer.client(made["token"]).post(f"{path}/review"),
        reviewer.client(made["token"]).get(f"{path}/review"),
        reviewer.client(made["token"]).post(f"{path}/retry", json=retry),
    ):
        assert refused.status_code == 409 and refused.json()["code"] == "game/not-over"


def test_a_decision_can_be_tried_again(reviewer: Server, reviewed: tuple[str, Any]) -> None:
    path, (fault,) = f"/games/{reviewed[0]}", reviewed[1]["decisions"]
    answer = reviewer.client().post(f"{path}/retry", json={"ply": fault["ply"], "action": fault["best"]["id"]})
    assert answer.json()["grade"] == "best" and answer.json()["win"] == 0
    again = reviewer.client().post(f"{path}/retry", json={"ply": fault["ply"], "action": fault["played"]["action"]})
    assert again.json() == fault
    view = reviewer.client().get(f"{path}/retry", params={"ply": fault["ply"]}).json()
    assert view["seat"] == fault["seat"] and len(view["options"]) == fault["options"]
    for body, code in (
        ({"ply": 0, "action": "claim:1"}, "review/no-choice"),
        ({"ply": fault["ply"], "action": "claim:99"}, "action/unreadable"),
        ({"ply": fault["ply"], "action": "discard:1"}, "action/illegal"),
        ({"ply": -1, "action": "claim:1"}, "request/invalid"),
    ):
        assert reviewer.client().post(f"{path}/retry", json=body).json()["code"] == code


def test_a_review_goes_on_where_a_power_cut_stopped_it(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with serve(str(database), tmp_path, CROWNLAND_REVIEW_THREADS="1") as server:
        path = f"/games/{played(server, 'queendomino(seats=2)', 14)}"
        result = server.client().post(f"{path}/review").json()
        deadline = time.monotonic() + 300
        while not (kept := rows(database, "SELECT complete FROM reviews")) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert kept == [(0,)]
        server.kill()
        server.start()
        before = server.client().get(f"{path}/review").json()
        assert 0 < before["done"] < before["of"] == result["of"]
        after = server.client().post(f"{path}/review").json()
        assert after["done"] >= before["done"]
        server.stop()  # it keeps what it knows then, too
        server.start()
        assert server.client().get(f"{path}/review").json()["done"] >= after["done"]


def rows(database: Path, query: str) -> list[Any]:
    with sqlite3.connect(database) as connection:
        return connection.execute(query).fetchall()


def test_a_record_that_was_brought_in_is_reviewed_and_deleted_with_its_review(
    reviewer: Server, reviewed: tuple[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    body = renamed(reviewer, reviewed[0], "Ann", "Bob")
    assert reviewer.client(OPERATOR).post("/records", content=body).json()["kept"] == 1
    record = reviewer.client().get("/records", params={"player": "Ann"}).json()["records"][0]["record"]
    assert whole(reviewer, f"/records/{record}") == reviewed[1]
    mine = f"SELECT complete FROM reviews WHERE id = '{record}'"
    wait_until(lambda: rows(Path(reviewer.database), mine) == [(1,)])  # it is stored after it was sent
    monkeypatch.setattr(os, "environ", dict(os.environ))
    assert run(["admin", "delete", record, "--yes", "--database", reviewer.database]) == 0
    assert rows(Path(reviewer.database), mine) == []


def test_a_record_from_elsewhere_is_reviewed_as_one_of_the_server_and_not_kept(
    reviewer: Server, reviewed: tuple[str, Any]
) -> None:
    text, client = renamed(reviewer, reviewed[0], "Cy", "Di"), reviewer.client()
    body = json.loads(text)
    result = client.post("/replay/review", content=text).json()
    while result["done"] < result["of"]:
        result = client.post("/replay/review", content=text, params={"after": result["done"], "wait": 20}).json()
    assert result == reviewed[1]
    assert client.get("/records", params={"player": "Cy"}).json()["records"] == []
    one = result["decisions"][0]
    tried = {"ply": one["ply"], "action": one["played"]["id"]}
    assert client.post("/replay/retry", content=text, params=tried).json() == one
    view = client.post("/replay/choice", content=text, params={"ply": one["ply"]}).json()
    assert view["seat"] == one["seat"] and len(view["options"]) == one["options"]
    unfinished = {key: value for key, value in body.items() if key not in ("resigned", "scores", "winners")}
    for wrong, code in (("{}", "record/invalid"), (json.dumps(unfinished), "game/not-over")):
        for path in ("review", "choice?ply=5", "retry?ply=5&action=claim:1"):
            assert client.post(f"/replay/{path}", content=wrong).json()["code"] == code
    assert client.post("/replay/review", content="x" * 300_000).json()["code"] == "request/too-large"


def _folder(home: Path, name: str) -> Path:
    (home / name).mkdir()
    return home / name


@pytest.mark.deep
def test_two_processes_share_a_review_and_one_finishes_what_the_other_began(postgres: str, tmp_path: Path) -> None:
    database = fresh_database(postgres)
    with (
        serve(database, _folder(tmp_path, "one"), CROWNLAND_REVIEW_THREADS="1") as one,
        serve(database, _folder(tmp_path, "other"), CROWNLAND_REVIEW_THREADS="1") as other,
    ):
        path = f"/games/{played(one, 'kingdomino(seats=2)', 20)}"
        began = one.client().post(f"{path}/review").json()
        shown, deadline = began | {"done": 0}, time.monotonic() + 300
        while not shown.get("done") and time.monotonic() < deadline:  # the other one shows what this one keeps
            shown = other.client().get(f"{path}/review", params={"after": 0, "wait": 5}).json()
            time.sleep(0.1)
        assert 0 < shown["done"] < shown["of"] == began["of"]
        assert other.client().post(f"{path}/review").json()["done"] < shown["of"]
        one.kill()
        result = shown
        while result["done"] < result["of"] and time.monotonic() < deadline:
            other.client().post(f"{path}/review")
            result = other.client().get(f"{path}/review", params={"after": result["done"], "wait": 5}).json()
        record = read_record(other.client().get(path.replace("games", "records")).text)
        assert msgspec.convert(result, Review) == review_record(record)


def test_the_coach_grades_own_moves_beside_bots_and_is_refused_beside_people(reviewer: Server) -> None:
    made = reviewer.create(variant="sample()", seats=[{"me": True}, {"bot": "level(1)"}], pace="instant")
    with Player(reviewer, made["game"], made["token"]) as player:
        while player.table["view"]["seat"] != 0 or len(player.table["view"]["options"]) < 2:
            player.hear()
        chosen = player.table["view"]["options"][0]["id"]
        player.do("play", ply=player.table["ply"], action=chosen)
        own = next(one for one in reversed(player.table["view"]["events"]) if one["seat"] == 0)
        result = player.do("coach", number=own["number"])
        assert result["type"] == "reply" and result["reason"] in ("best", "good", "slip", "mistake", "blunder")
        assert all(why["id"] for why in result["args"]["why"])
        assert player.do("coach", number=0)["code"] == "seat/not-yours"
        assert player.do("coach", number=5000)["code"] == "seat/not-yours"
    for seats, hints in (([{"me": True}, {}], True), ([{"me": True}, {"bot": "level(1)"}], False)):
        made = reviewer.create(variant="sample()", seats=seats, hints=hints, start=True)
        path, other = f"/games/{made['game']}", secrets.token_urlsafe(24)
        reviewer.client(other).post(f"{path}/sit", json={"id": "x", "seat": 1, "secret": other})
        refused = reviewer.client(made["token"]).post(f"{path}/coach", json={"id": "y", "number": 0})
        assert refused.json()["code"] == "coach/off", refused.text
