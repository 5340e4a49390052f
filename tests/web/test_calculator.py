"""The score calculator of the page agrees with the engine, without a server: on games that were played and on slips."""

import json
from pathlib import Path

from nodes import node, packages
from score_sheets import VARIANTS, sheets

KINGDOMS = 25


def test_the_calculator_agrees_with_the_engine_about_finished_kingdoms_of_every_game(tmp_path: Path) -> None:
    file = tmp_path / "score_sheets.json"
    written = {game: list(sheets(game, KINGDOMS, seed=1)) for game in VARIANTS}
    file.write_text(json.dumps(written), encoding="utf-8")
    vitest = str(packages() / "vitest" / "vitest.mjs")
    done = node("node", vitest, "run", "tests/score/engine.test.ts", CROWNLAND_PAPERS=str(file))
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(VARIANTS)} passed" in done.stdout, done.stdout
