"""Games are added through the registry alone: no file of the project names them, and everything plays them.

`tiny` is a row, a game of a known family with another box and frame. `pig` is a family of its own, with a state record
and two kinds of actions of its own and no land.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import crownland
from new_game_servers import PLAIN, serve_new_game

HERE = Path(__file__).parent
PACKAGE = Path(crownland.__file__).parent
SUPPORT = HERE.parent / "support"
BOTS = {"tiny": "greedy,random", "pig": "random,random"}
every_game = pytest.mark.parametrize("game", BOTS)


def run(game: str, *words: str, env: dict[str, str] = PLAIN) -> str:
    done = subprocess.run(
        [sys.executable, "-m", game, *words], env=env, cwd=SUPPORT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0 and "forfeited" not in done.stderr, done.stderr
    return done.stdout


@every_game
def test_no_file_of_the_project_names_it(game: str) -> None:
    named = re.compile(rf"\b{game}\b")
    assert not [path for path in PACKAGE.rglob("*.py") if named.search(path.read_text(encoding="utf-8"))]


@every_game
def test_a_match_is_played_and_its_record_is_verified(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(run(game, "match"), encoding="utf-8")
    assert "1 game, all by the rules" in run(game, "verify", str(file))


@every_game
def test_bots_play_it_in_batches(game: str) -> None:
    done = json.loads(run(game, "simulate", "--game", game, "--games", "6", "--bots", BOTS[game], "--json"))
    assert done["game"].startswith(game) and len(done["means"]) == 2


@every_game
def test_worker_processes_know_it(game: str) -> None:
    words = ("--game", game, "--games", "4", "--bots", BOTS[game], "--processes", "2", "--json")
    done = json.loads(run(game, "arena", *words))
    assert done["variant"].startswith(game) and done["games"] == 4


def test_a_class_of_ones_own_plays_it() -> None:
    words = ("--game", "tiny()", "--games", "6", "--bots", "python_bots:Lucky,random", "--threads", "2", "--json")
    done = json.loads(run("tiny", "simulate", *words))
    assert done["bots"] == ["python_bots:Lucky", "random"] and 0 < done["wins"][0] < 1


def test_a_bot_for_which_a_family_has_no_part_is_refused_in_one_sentence() -> None:
    words = [sys.executable, "-m", "pig", "simulate", "--game", "pig", "--bots", "greedy,random"]
    done = subprocess.run(words, env=PLAIN, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2, "crownland: expected bots that play pig, but greedy does not\n")


@pytest.mark.deep
def test_compiled_it_plays_the_same_games(tmp_path: Path) -> None:
    words = ("simulate", "--game", "pig", "--games", "50", "--bots", "random,random", "--json")
    compiled = {key: value for key, value in PLAIN.items() if key != "NUMBA_DISABLE_JIT"}
    one = json.loads(run("pig", *words))
    other = json.loads(run("pig", *words, env={**compiled, "NUMBA_CACHE_DIR": str(tmp_path)}))
    assert one["means"] == other["means"]


@pytest.fixture(params=["tiny", "pig"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, httpx.Client]]:
    with (
        serve_new_game(request.param, str(tmp_path / "games.db")) as address,
        httpx.Client(base_url=address, params={"view": True}, timeout=60) as client,
    ):
        yield request.param, client


def test_a_table_over_rest_plays_it(server: tuple[str, httpx.Client]) -> None:
    game, client = server
    assert game in [row["game"] for row in client.get("/api/menu").json()["games"]]
    new = {"variant": game, "seats": [{"me": True}, {"bot": "random"}], "pace": "instant"}
    made = client.post("/api/tables", json=new).raise_for_status().json()
    token = {"Authorization": f"Bearer {made['token']}"}
    address, table = f"/api/tables/{made['id']}", made["table"]
    while table["status"] != "over":
        if table["view"]["seat"] == 0:
            move = {"type": "play", "version": table["version"], "action": table["view"]["options"][-1]["id"]}
            if len(table["view"]["events"]) % 3 == 0:
                move["action"] = table["view"]["options"][0]["id"]
            client.post(f"{address}/play", json=move, headers=token).raise_for_status()
        table = client.get(address).json()
    assert table["view"]["winners"] is not None
