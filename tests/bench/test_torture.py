"""The torture's own ledger: it notices whatever a server might lose, double, reorder or invent."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chaos.ledger import Ledger

GAME, TOKEN = "game", "a token"
HOLDER = hashlib.sha256(TOKEN.encode()).hexdigest()


def move(number: int) -> dict[str, Any]:
    return {"type": "play", "version": number, "action": number, "id": f"move {number}"}


def row(version: int, number: int, by: str = HOLDER, action: int | None = None) -> tuple[int, str]:
    played = {"what": "played", "seat": 0, "action": number if action is None else action}
    return version, json.dumps({"at": 0, "facts": [played], "by": by, "id": f"move {number}"})


def promised(*versions: int) -> Ledger:
    """A ledger in which the moves 0, 1, … were promised at these versions."""
    ledger = Ledger(single=True)
    for number, version in enumerate(versions):
        ledger.say(GAME, TOKEN, move(number))
        ledger.promise(GAME, {"id": f"move {number}", "version": version})
    return ledger


@pytest.mark.parametrize(
    ("problem", "rows"),
    [
        ("lost", [row(0, 0)]),
        ("lost", [row(0, 0), row(2, 1)]),
        ("doubled", [row(0, 0), row(1, 1), row(2, 1)]),
        ("reordered", [row(0, 1), row(1, 0)]),
        ("invented", [row(0, 0), row(1, 1), row(2, 7)]),
        ("invented", [row(0, 0), row(1, 1, by="somebody else")]),
        ("invented", [row(0, 0), row(1, 1, action=9)]),
    ],
)
def test_the_ledger_notices_what_a_log_does_not_keep(problem: str, rows: list[tuple[int, str]]) -> None:
    ledger = promised(1, 2)
    ledger.audit(GAME, rows)
    assert problem in ledger.problems


def test_the_ledger_has_no_complaint_about_a_log_that_keeps_its_promises() -> None:
    ledger = promised(1, 2)
    ledger.say(GAME, TOKEN, move(2))  # whether it arrived nobody knows
    ledger.promise(GAME, {"id": "move 1", "version": 2})
    ledger.audit(GAME, [row(0, 0), row(1, 1), row(2, 2)])
    assert not ledger.problems


def test_the_ledger_notices_a_refused_move_that_was_done_all_the_same() -> None:
    ledger = promised(1)
    ledger.say(GAME, TOKEN, move(1))
    ledger.refuse(GAME, "move 1", "action/stale")
    ledger.audit(GAME, [row(0, 0), row(1, 1)])
    assert "doubled" in ledger.problems


def test_the_ledger_notices_two_promises_for_one_move() -> None:
    ledger = promised(1)
    ledger.promise(GAME, {"id": "move 0", "version": 2})
    assert "doubled" in ledger.problems


def test_the_ledger_notices_different_tables_and_tables_that_went_back() -> None:
    table = {"id": GAME, "version": 3, "at": 1, "seats": [{"name": "Ann", "clock": 5}]}
    ledger = promised(4)
    ledger.see(table, 0)
    ledger.see({**table, "at": 2, "seats": [{"name": "Ann", "clock": 4}]}, 0)
    assert not ledger.problems
    ledger.see({**table, "seats": [{"name": "Bob", "clock": 5}]}, 0)
    ledger.see(table, ledger.newest[GAME])
    assert ledger.problems.keys() == {"different tables", "lost"}


@pytest.mark.deep
@pytest.mark.parametrize("options", [[], ["--database", "postgres", "--processes", "2"]])
def test_a_tortured_server_keeps_every_promise(options: list[str]) -> None:
    script = Path(__file__).parents[2] / "bench" / "torture.py"
    run = subprocess.run(
        [sys.executable, script, "--kills", "20", *options], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
