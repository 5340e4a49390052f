"""The page derives from actions what the server sends to those who know no rules: over whole matches of every kind."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from crownland.server import protocol
from crownland.server.table.view import diff, public_table, public_view
from deep import deep
from nodes import node, packages
from random_tables import happen, laid_table, plain

VARIANTS = [
    "kingdomino(seats=2)",
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
    "sample(dynasty=true)",
    "queendomino(seats=3)",
    "royal_wedding(seats=6,teams=true)",
    "duel()",
]
COMPARED = 12  # of so many tables one is compared, and all at which nobody is in turn


@pytest.mark.parametrize("games", [1, deep(30)])
def test_the_page_derives_what_others_are_sent(tmp_path: Path, games: int) -> None:
    cases = [played(variant, seed) for variant in VARIANTS for seed in range(games)]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases), encoding="utf-8")
    vitest = str(packages() / "vitest" / "vitest.mjs")
    done = node("node", vitest, "run", "tests/engine/follow.test.ts", CROWNLAND_CASES=str(file))
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(cases) + 1} passed" in done.stdout, done.stdout


def played(variant: str, seed: int) -> dict[str, Any]:
    """Play a match; return the messages with actions, and some of the tables with views."""
    luck, table = random.Random(seed), laid_table(variant)
    old = public_table(table, 0)
    messages, views = [plain(old)], {}
    while table.status != "over":
        happen(table, luck)
        new = public_table(table, table.at)
        if table.version % COMPARED == 0 or table.seat is None:
            views[len(messages)] = plain(public_view(table, table.at))
        messages.append(plain(protocol.Changed(old.version, diff(old, new))))
        old = new
    return {"variant": f"{variant} {seed}", "messages": messages, "views": views}
