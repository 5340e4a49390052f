"""`arena`: the table, the files beside it, and a clean end whenever it is interrupted."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import psutil
import pytest

from processes import PATIENCE, lives, wait_until
from scripted_input import Crownland

WORDS = ["arena", "greedy", "random", "--game", "kingdomino(seats=3)", "--seed", "5"]


def _table(text: str) -> dict[str, Any]:
    """Return the table of --json without times."""
    table: dict[str, Any] = json.loads(text)
    for row in table["bots"]:
        row.pop("ms")
    return table


def test_the_table_names_every_bot_with_its_numbers(crownland: Crownland) -> None:
    done = crownland(*WORDS, "--games", 4, "--processes", 1)
    assert done.code == 0
    assert "kingdomino(seats=3), games: 6, par: 33.3%, seed: 5" in done.out
    assert "Playing 6 games, so that every deal is played in every seating." in done.err
    for word in ("greedy", "random", "Wins", "95 %", "Margin", "Score", "ms", "Rating"):
        assert word in done.out


def test_json_has_the_keys_that_programs_rely_on(crownland: Crownland) -> None:
    table = json.loads(crownland(*WORDS, "--games", 3, "--processes", 1, "--json").out)
    assert list(table)[:3] == ["variant", "games", "bots"]
    assert list(table["bots"][0])[:7] == ["name", "wins", "interval", "margin", "score", "ms", "rating"]
    assert table["bots"][0]["name"] == "greedy"


def test_records_verify_and_the_plot_is_a_picture(crownland: Crownland, tmp_path: Path) -> None:
    records, plot = tmp_path / "games.jsonl", tmp_path / "plot.svg"
    crownland(*WORDS, "--games", 3, "--processes", 1, "--records", records, "--plot", plot)
    assert crownland("verify", records).out == f"{records}: 3 games, all by the rules\n"
    assert ET.fromstring(plot.read_text()).tag.endswith("svg")


def test_bots_may_be_given_as_a_list(crownland: Crownland) -> None:
    listed = crownland("arena", "--bots", "greedy, random", *WORDS[3:], "--games", 3, "--processes", 1, "--json")
    assert _table(listed.out) == _table(crownland(*WORDS, "--games", 3, "--processes", 1, "--json").out)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["greedy"], "expected at least two bots, but got 1"),
        (["greedy", "exec()"], "expected the command in the brackets of exec(…), but got none"),
        (
            ["greedy", "random", "--claim", "half"],
            "expected --claim as two shares of wins such as 0.5,0.55, but got 'half'",
        ),
        (["greedy", "random", "--games", "0"], "expected --games from 1 to"),
    ],
)
def test_mistakes_get_a_sentence(crownland: Crownland, words: list[str], sentence: str) -> None:
    done = crownland("arena", *words)
    assert done.code == 2
    assert sentence in done.err


def test_a_settled_claim_is_told(crownland: Crownland) -> None:
    done = crownland(*WORDS, "--games", 120, "--processes", 1, "--sprt")
    assert "Sequential test settled after" in done.out
    result = json.loads(crownland(*WORDS, "--games", 120, "--processes", 1, "--sprt", "--json").out)
    assert result["sprt"].startswith("settled after ")
    assert "greedy wins at least 38.3% of the games rather than at most 33.3%" in done.out.replace("\n", " ")


def _start(*words: object) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "crownland", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def _finished_deals(journal: Path) -> int:
    return len(journal.read_bytes().splitlines()) - 1 if journal.exists() else 0


def test_interrupted_it_shows_what_was_played_and_can_go_on(crownland: Crownland, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    words = [*WORDS, "--games", 120, "--journal", journal, "--json", "--processes", 2]
    arena = _start(*words)
    wait_until(lambda: _finished_deals(journal) >= 3)
    workers = psutil.Process(arena.pid).children(recursive=True)
    assert len(workers) == 4  # each with its supervisor
    os.killpg(arena.pid, signal.SIGINT)
    out, err = arena.communicate(timeout=PATIENCE)
    assert arena.returncode == 130
    assert "Played " in err and "the same command continues from there" in err
    part = json.loads(out)
    assert 9 <= part["games"] < 120
    wait_until(lambda: not any(lives(worker.pid) for worker in workers))
    resumed = crownland(*words[:-1], 1)
    assert resumed.code == 0
    assert _table(resumed.out) == _table(crownland(*WORDS, "--games", 120, "--processes", 1, "--json").out)


@pytest.mark.parametrize("how", [signal.SIGKILL, pytest.param(signal.SIGTERM, marks=pytest.mark.deep)])
def test_workers_and_programs_end_with_the_arena(tmp_path: Path, how: signal.Signals) -> None:
    faulty_bot = Path(__file__).parents[2] / "support" / "faulty_bot.py"
    bot = f"""exec("{sys.executable} -S -E {faulty_bot} 'stalls with a child' {tmp_path / "pids"}")"""
    arena = _start("arena", bot, "greedy", "--games", 4, "--processes", 2, "--limit", 300)
    wait_until(lambda: (tmp_path / "pids").exists() and len((tmp_path / "pids").read_text().split()) == 2)
    family = psutil.Process(arena.pid).children(recursive=True)
    assert len(family) >= 10  # two workers, each with a program and its child; workers and programs with keepers
    os.kill(arena.pid, how)
    arena.communicate(timeout=PATIENCE)
    wait_until(lambda: not any(lives(process.pid) for process in family))


@pytest.mark.parametrize("words", [["arena", "slow:Bot", "greedy"], ["simulate", "--bots", "slow:Bot"]])
def test_a_class_that_is_still_loading_ends_with_its_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    slow = "import os, pathlib, time\npathlib.Path('pid').write_text(f'{os.getpid()}\\n')\ntime.sleep(600)\n"
    (tmp_path / "slow.py").write_text(slow)
    command, note = _start(*words), tmp_path / "pid"
    wait_until(lambda: note.exists() and note.read_text().endswith("\n"))
    command.terminate()
    command.communicate(timeout=PATIENCE)
    wait_until(lambda: not lives(int(note.read_text())))
