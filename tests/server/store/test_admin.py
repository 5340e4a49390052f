"""`crownland admin` beside a running server, on both databases."""

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from clients import Player
from crownland.cli import run
from servers import Server, limits, serve


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))


def wait_until_gone(server: Server, game: str) -> None:
    deadline = time.monotonic() + 30
    while server.client().get(f"/tables/{game}").status_code != 404:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_an_operator_lists_shows_ends_and_deletes(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*words: str) -> Any:
        capsys.readouterr()
        code = run(["admin", *words, "--database", database, "--json"])
        answer = capsys.readouterr()
        return json.loads(answer.out) if code == 0 else answer.err

    with serve(database, tmp_path, CROWNLAND_LIMITS=limits(idle=0.3)) as server:
        ann: dict[str, Any] = {"me": True, "name": "Ann"}
        over = server.create(seats=[ann, {"me": True, "name": "Bob"}], public=True)
        server.client(over["token"]).post(f"/tables/{over['id']}/resign", json={"seat": 0})
        mine = server.create(seats=[ann, {"bot": "random"}], clock={"days": 1})
        waiting = server.create(seats=[{"me": True, "name": "Eve"}])

        assert {game["id"] for game in admin("list")} == {table["id"] for table in (over, mine, waiting)}
        assert [game["id"] for game in admin("list", "--status", "running", "--player", "ann")] == [mine["id"]]
        shown = admin("show", over["id"])
        assert shown["recorded"] and shown["players"] == ["Ann", "Bob"]
        assert "resigned" in shown["log"][-1]["events"]
        assert "seed" not in shown and mine["token"] not in json.dumps(shown)
        assert "expected the id of a table, but got 'none'" in admin("show", "none")
        assert "add --yes: there is no terminal to confirm at" in admin("end", mine["id"])
        assert "expected --status open, running or over, but got 'lost'" in admin("list", "--status", "lost")

        with Player(server, mine["id"], mine["token"]) as player:
            assert admin("end", mine["id"], "--yes") == {"ended": True}
            table = player.wait("table", lambda table: table["status"] == "over")
            assert table["ended"] == "aborted"
        assert admin("end", mine["id"], "--yes") == {"ended": False}
        assert [row["record"] for row in server.client().get("/records").json()["records"]] == [over["id"]]

        with Player(server, waiting["id"], waiting["token"]) as player:
            assert admin("delete", waiting["id"], "--yes")["deleted"] == [waiting["id"]]
            assert player.wait("error")["code"] == "table/unknown"
        wait_until_gone(server, waiting["id"])

        again = server.create(seats=[ann])
        deleted = admin("delete", "--player", "ANN", "--yes")
        assert deleted == {"deleted": sorted([over["id"], mine["id"]]), "running": [again["id"]]}
        assert server.client().get("/records").json()["records"] == []
        wait_until_gone(server, over["id"])
        assert [game["id"] for game in admin("list")] == [again["id"]]
        assert "expected the id of a table or a record" in admin("delete", over["id"], "--yes")
        assert "expected the id of a table, or --player and a name" in admin("delete")

    assert run(["admin", "list", "--database", database]) == 0
    assert "Ann" in capsys.readouterr().out
    assert run(["admin", "show", again["id"], "--database", database]) == 0
    assert "laid, sat" in capsys.readouterr().out
