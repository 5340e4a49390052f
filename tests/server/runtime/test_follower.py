"""Machines that cannot hand connections over: clients are told where to go, and may insist on staying."""

import contextlib
import json
import time
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from clients import Player
from crownland.server.runtime.placement import choose_home
from databases import fresh_database
from servers import serve

OTHER, ADDRESS = "ffffffffffffffff", "https://b.play.example"


def test_a_client_is_sent_to_the_machine_where_its_game_is_at_home(tmp_path: Path, postgres: str) -> None:
    """The other machine is a row in the database: nothing more is known of it here, and no note to it is answered."""
    database = fresh_database(postgres)
    with serve(database, tmp_path, CROWNLAND_ADDRESS="https://a.play.example") as server:
        with psycopg.connect(database, autocommit=True) as connection:
            (name,) = connection.execute("SELECT id FROM processes").fetchone() or ("",)
            until = int(time.time() * 1000) + 600_000
            connection.execute("INSERT INTO processes VALUES (%s, %s, %s)", (OTHER, until, ADDRESS))
        while httpx.get(f"{server.url}/healthz", timeout=20).json()["processes"] != 2:
            time.sleep(0.05)
        made: dict[str, Any] = {}
        while len(made) < 2:
            table = server.create(seats=[{"me": True}, {"bot": "random"}], pace="instant")
            made[choose_home(table["game"], [name, OTHER])] = table

        with Player(server, made[name]["game"], made[name]["token"]) as player:
            assert player.welcome["seats"]
        away = made[OTHER]
        with server.socket(away["game"]) as socket:
            assert json.loads(socket.recv(20)) == {"type": "bye", "reason": "moved", "address": ADDRESS}
            with pytest.raises(ConnectionClosed, match="1012"):
                socket.recv(20)
        with Player(server, away["game"], away["token"], query="?stay=true") as player:
            while player.table["view"]["seat"] != 0:
                player.catch_up(player.table["ply"] + 1)
            action = player.table["view"]["options"][0]["id"]
            done = player.do("play", ply=player.table["ply"], action=action)
            assert player.catch_up(done["ply"])["ply"] >= done["ply"], "its bots are kept here, where they are known"


def test_a_process_keeps_what_the_store_says_that_it_keeps(tmp_path: Path, postgres: str) -> None:
    """No note tells of it: first another process has the game, then this one has it back, and its bot plays on."""
    database = fresh_database(postgres)
    with (
        serve(database, tmp_path, CROWNLAND_IDLE="0.2") as server,
        psycopg.connect(database, autocommit=True) as connection,
    ):
        (name,) = connection.execute("SELECT id FROM processes").fetchone() or ("",)
        until = int(time.time() * 1000) + 600_000
        connection.execute("INSERT INTO processes VALUES (%s, %s, %s)", (OTHER, until, ""))
        made = server.create(seats=[{"me": True}, {"bot": "random"}], pace="instant")
        with Player(server, made["game"], made["token"]) as player:
            while player.table["view"]["seat"] != 0:
                player.catch_up(player.table["ply"] + 1)
            connection.execute("UPDATE games SET driver = %s", (OTHER,))
            time.sleep(1.5)  # the store is looked at every 0.2 seconds
            while player.table["view"]["seat"] == 0:
                action = player.table["view"]["options"][0]["id"]
                player.catch_up(player.do("play", ply=player.table["ply"], action=action)["ply"])
            ply = player.table["ply"]
            with contextlib.suppress(TimeoutError):
                while True:
                    player.hear(timeout=1)
            assert player.table["ply"] == ply, "another process has to move its bot"
            connection.execute("UPDATE games SET driver = %s", (name,))
            assert player.catch_up(ply + 1)["ply"] > ply
