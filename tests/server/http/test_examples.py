"""The examples play a whole game each, against the real server."""

import subprocess
import sys
from pathlib import Path

import pytest

from servers import Server

EXAMPLES = sorted((Path(__file__).parents[3] / "examples").glob("play_over_*.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_an_example_plays_a_game_to_the_end(path: Path, server: Server) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", str(path), server.url], capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("totals: [")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_an_example_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 30
