"""A game is added through the registry alone: no file of the project names it, and everything plays it."""

import contextlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import crownland
from databases import postgres_folder, start_postgres
from serving import GENEROUS, free_port

HERE = Path(__file__).parent
PACKAGE = Path(crownland.__file__).parent
# Uncompiled, because nobody else uses what would be compiled for this game.
PLAIN = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
SUPPORT = HERE.parent / "support"


def run(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(HERE / "tiny.py"), *words],
        env=PLAIN,
        cwd=SUPPORT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and "forfeited" not in done.stderr, done.stderr
    return done.stdout


def test_no_file_of_the_project_names_it() -> None:
    assert not [path for path in PACKAGE.rglob("*.py") if re.search(r"\btiny\b", path.read_text(encoding="utf-8"))]


def test_a_match_is_played_and_its_record_is_verified(tmp_path: Path) -> None:
    file = tmp_path / "tiny.jsonl"
    file.write_text(run("match"), encoding="utf-8")
    assert "1" in run("verify", str(file))


def test_bots_play_it_in_batches() -> None:
    told = json.loads(run("simulate", "--game", "tiny()", "--games", "6", "--bots", "greedy,random", "--json"))
    assert told["game"] == "tiny()" and len(told["means"]) == 2


def test_worker_processes_know_it() -> None:
    words = ("--game", "tiny()", "--games", "4", "--bots", "greedy,random", "--processes", "2", "--json")
    told = json.loads(run("arena", *words))
    assert told["variant"] == "tiny()" and told["games"] == 4


def test_a_class_of_ones_own_plays_it() -> None:
    bots = "python_bots:Lucky,random"
    told = json.loads(run("simulate", "--game", "tiny()", "--games", "6", "--bots", bots, "--threads", "2", "--json"))
    assert told["bots"] == ["python_bots:Lucky", "random"] and 0 < told["wins"][0] < 1


@pytest.fixture(params=[1, pytest.param(2, marks=pytest.mark.deep)])
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[httpx.Client]:
    """Talk to a server of one process on SQLite, or of two on PostgreSQL."""
    with contextlib.ExitStack() as stack:
        database = str(tmp_path / "games.db")
        if request.param > 1:
            postgres = start_postgres(stack.enter_context(postgres_folder()))
            stack.callback(postgres.cleanup)
            database = postgres.get_uri()
        yield from serve(database, request.param)


def serve(database: str, workers: int) -> Iterator[httpx.Client]:
    port = free_port()
    options = ["--port", str(port), "--database", database, "--workers", str(workers)]
    process = subprocess.Popen([sys.executable, str(HERE / "tiny.py"), "serve", *options], env={**PLAIN, **GENEROUS})
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as talker:
        until_up(process, talker)
        yield talker
    process.terminate()
    process.wait(20)


def until_up(process: subprocess.Popen[bytes], client: httpx.Client) -> None:
    while process.poll() is None:
        with contextlib.suppress(httpx.HTTPError):
            client.get("/healthz")
            return
        time.sleep(0.1)
    raise AssertionError("the server ended before it was up")


def test_a_table_over_rest_plays_it(client: httpx.Client) -> None:
    assert "tiny" in [game["game"] for game in client.get("/api/menu").json()["games"]]
    new = {"variant": "tiny()", "seats": [{"me": True}, {"bot": "random"}], "pace": "instant"}
    for _ in range(4):  # whichever process answers
        made = client.post("/api/games", json=new, headers={"Connection": "close"}).raise_for_status().json()
    token = {"Authorization": f"Bearer {made['token']}"}
    address, table = f"/api/games/{made['game']}", made["table"]
    while table["status"] != "over":
        if table["view"]["seat"] == 0:
            move = {"type": "play", "ply": table["ply"], "action": table["view"]["options"][0]["id"]}
            client.post(f"{address}/play", json=move, headers=token).raise_for_status()
        table = client.get(address).json()
    assert table["view"]["winners"] is not None
