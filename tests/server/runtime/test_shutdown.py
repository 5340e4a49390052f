"""A process that is told to stop: what is under way is answered, nobody is kept waiting, and nothing new is begun."""

import contextlib
import json
import re
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest

from clients import Player
from servers import Server, serve

GENTLY = (0, -signal.SIGTERM)


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server that answers for a long time after it was told to stop; a second signal ends that."""
    with serve(str(tmp_path / "games.db"), tmp_path, CROWNLAND_DRAIN="60") as server:
        yield server


def drain(server: Server) -> None:
    """Tell a server to stop, and wait until it has heard."""
    server.process.send_signal(signal.SIGTERM)
    while not httpx.get(f"{server.url}/healthz", timeout=20).json()["draining"]:
        time.sleep(0.02)


def test_who_waits_for_news_does_not_hold_up_a_stop(tmp_path: Path) -> None:
    with serve(str(tmp_path / "games.db"), tmp_path) as server:
        made = server.create(seats=[{"me": True}])
        address = f"/api/tables/{made['id']}"
        waiting = [HTTPConnection("127.0.0.1", server.port, timeout=60) for _ in range(5)]
        for line in waiting:
            line.request("GET", f"{address}?after={made['table']['version']}&wait=25")
        httpx.get(f"{server.url}{address}")  # which comes to the server after them
        assert server.stop() in GENTLY
        answers = [line.getresponse() for line in waiting]
        assert [answer.status for answer in answers] == [200] * 5
        assert all(json.loads(answer.read())["version"] == made["table"]["version"] for answer in answers)
    assert "graceful" not in server.log.read_text(), "nobody had to be cut off"


def test_a_process_that_drains_lays_no_tables_and_finishes_what_was_begun(patient: Server) -> None:
    over = patient.create(seats=[{"me": True}, {"bot": "random"}], pace="instant")
    patient.client(over["token"]).post(f"/tables/{over['id']}/resign", json={"seat": over["seats"][0]})
    made = patient.create(seats=[{"me": True}, {"me": True}])
    mine = patient.client(made["token"])
    drain(patient)

    refused = [
        patient.client().post("/tables", json={"variant": "sample()"}),
        patient.client(over["token"]).post(f"/tables/{over['id']}/rematch", json={}),
    ]
    assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(503, "server/draining")] * 2
    assert all(answer.headers["retry-after"] == "1" for answer in refused)
    with patient.socket(made["id"]) as socket:
        assert json.loads(socket.recv(20))["code"] == "server/draining"

    table = mine.get(f"/tables/{made['id']}", params={"after": made["table"]["version"], "wait": 25})
    assert table.json()["version"] == made["table"]["version"], "nobody waits for news here any more"
    assert table.headers["connection"] == "close"
    move = {"version": table.json()["version"], "action": table.json()["view"]["options"][0]["id"]}
    assert mine.post(f"/tables/{made['id']}/play", json=move).json()["version"] == move["version"] + 1
    assert httpx.get(f"{patient.url}/healthz").status_code == 503


def test_a_command_that_is_under_way_is_answered_before_goodbye(patient: Server) -> None:
    made = patient.create(seats=[{"me": True}, {"me": True}])
    with Player(patient, made["id"], made["token"]) as player:
        with locked(patient.database):
            action = player.table["view"]["options"][0]["id"]
            player.say(type="play", id="mine", version=player.table["version"], action=action)
            httpx.get(f"{patient.url}/api/menu")
            patient.process.send_signal(signal.SIGTERM)
            while httpx.get(f"{patient.url}/api/menu").headers.get("connection") != "close":
                time.sleep(0.02)
        kinds = [message["type"] for message in heard_until_bye(player)]
    assert "done" in kinds


@contextlib.contextmanager
def locked(database: str) -> Iterator[None]:
    """Keep everybody from writing."""
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("COMMIT")


def heard_until_bye(player: Player) -> Iterator[Any]:
    while (message := player.hear())["type"] != "bye":
        yield message


def test_a_line_that_breaks_in_the_middle_of_a_body_is_no_mistake_of_ours(tmp_path: Path) -> None:
    with serve(str(tmp_path / "games.db"), tmp_path) as server:
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 100\r\n"
            line.sendall(f"{head}Content-Type: application/json\r\n\r\n{{".encode())
            httpx.get(f"{server.url}/api/menu")
        while not re.search("refused_total.*(invalid|error)", httpx.get(f"{server.url}/metrics").text):
            time.sleep(0.02)
    assert "request.failed" not in server.log.read_text()
