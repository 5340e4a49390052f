"""The measurement of the notes between processes: it ends by itself, and every note arrives everywhere."""

import json
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.deep
def test_every_note_arrives_in_every_other_process() -> None:
    script = Path(__file__).parents[2] / "bench" / "channel.py"
    options = ["--processes", "3", "--rate", "100", "--seconds", "1", "--json"]
    run = subprocess.run([sys.executable, script, *options], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    result = json.loads(run.stdout)
    assert result["received"] == 2 * result["published"] > 0
    assert result["lost"] == 0
