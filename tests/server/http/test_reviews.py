"""Reviews that pages store with finished tables."""

import secrets
from typing import Any

import pytest

from crownland.cli import run
from servers import Server

KEY = "5a" * 32


@pytest.fixture
def played(server: Server) -> tuple[str, str]:
    """Return a table that is over, and the token of a player."""
    return lose(server)


def lose(server: Server) -> tuple[str, str]:
    made = server.create(variant="sample()", seats=[{"me": True}, {"me": True}])
    assert server.client(made["token"]).post(f"/tables/{made['id']}/resign", json={"seat": 0}).status_code == 200
    return made["id"], made["token"]


def step(event_index: int) -> dict[str, Any]:
    outlook = {"event_index": event_index, "win": [0.5, 0.5], "points": [1.0, 2.5], "error": 0.01}
    return {"event_index": event_index, "outlook": outlook, "decision": None, "shift": None}


def review(*indices: int, key: str = KEY) -> dict[str, Any]:
    return {"key": key, "found": [step(index) for index in indices]}


def test_the_first_review_of_a_finished_table_stays(server: Server) -> None:
    game, token = lose(server)
    address = f"/tables/{game}/review"
    assert server.client().get(address).json() is None
    assert server.client(token).put(address, json=review(1, 2)).status_code == 204
    assert server.client(token).put(address, json=review(3)).status_code == 204
    assert server.client().get(address).json() == review(1, 2)
    assert run(["admin", "delete", game, "--yes", "--database", server.database]) == 0
    assert server.client().get(address).json() is None


def test_only_a_player_stores_a_review_and_only_of_what_is_over(server: Server, played: tuple[str, str]) -> None:
    over, token = played
    made = server.create(variant="sample()", seats=[{"me": True}, {"bot": "level(1)"}], pace="instant")
    open_table = server.create(variant="sample()", seats=[{"me": True}])
    large = {"key": KEY, "found": [step(index) for index in range(4000)]}
    cases: list[tuple[str, str, Any, str]] = [
        (over, "", review(1), "token/missing"),
        (over, secrets.token_urlsafe(24), review(1), "token/wrong"),
        (made["id"], made["token"], review(1), "match/not-over"),
        (open_table["id"], open_table["token"], review(1), "match/not-started"),
        ("nosuchgame", token, review(1), "table/unknown"),
        (over, token, review(1, key="abc"), "request/invalid"),
        (over, token, review(), "request/invalid"),
        (over, token, {**review(1), "more": 1}, "request/invalid"),
        (over, token, {"key": KEY, "found": [{**step(1), "outlook": {"event_index": 1}}]}, "request/invalid"),
        (over, token, large, "request/too-large"),
    ]
    for game, holder, body, code in cases:
        refused = server.client(holder).put(f"/tables/{game}/review", json=body)
        assert refused.json()["code"] == code, refused.text
    assert server.client().get(f"/tables/{made['id']}/review").json() is None
