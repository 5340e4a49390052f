"""The numbers of reviews in the page are those of `crownland analyse`, for the same record and seed.

tests/browser/test_local.py compares a review with the strongest bot, in Chromium.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crownland import Match, find_variant, make_bot, read_record, review_record, write_record
from deep import deep
from nodes import node, packages

PLAYERS = ("greedy", "beginner", "beginner(sees=50)")
QUICK = "mce_greedy(playouts=40)"
ADVISER = "level(5)"
SHORT = [
    ("sample(dynasty=true)", 4, QUICK),
    ("queendomino(seats=2)", 2, QUICK),
    ("duel()", 2, QUICK),
]
WHOLE = [
    ("kingdomino(seats=2)", ADVISER),
    ("kingdomino(seats=4,harmony=true,middle_kingdom=true)", QUICK),
    ("kingdomino(seats=2,mighty_duel=true)", QUICK),
    ("kingdomino(seats=3,dynasty=true)", QUICK),
    ("sample(dynasty=true)", ADVISER),
    ("queendomino(seats=2)", ADVISER),
    ("queendomino(seats=4)", QUICK),
    ("royal_wedding(seats=3)", QUICK),
    ("royal_wedding(seats=6,teams=true)", QUICK),
    ("royal_wedding(seats=8)", QUICK),
    ("duel()", ADVISER),
]


@pytest.mark.parametrize("games", [SHORT, *(deep([(variant, None, bot)]) for variant, bot in WHOLE)])
def test_a_review_in_the_page_has_the_same_numbers(tmp_path: Path, games: list[tuple[str, int | None, str]]) -> None:
    cases = [review_case(*game) for game in games]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases), encoding="utf-8")
    vitest = str(packages() / "vitest" / "vitest.mjs")
    done = node("node", vitest, "run", "tests/engine/reviews.test.ts", CROWNLAND_CASES=str(file))
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"all {len(cases)} cases" in done.stdout, done.stdout


def review_case(variant: str, decisions: int | None, bot: str) -> dict[str, Any]:
    """Play a match, or the first decisions of it, and review it; the page has no reasons."""
    text = play(variant, decisions)
    review = msgspec.to_builtins(review_record(read_record(text), bot))
    for decision in review["decisions"]:
        decision["why"] = []
    assert review["done"] == review["of"] and review["draws"] and review["decisions"]
    return {"record": json.loads(text), "review": review}


def play(variant: str, decisions: int | None) -> str:
    seats = find_variant(variant).seats
    names = [PLAYERS[seat % len(PLAYERS)] for seat in range(seats)]
    match, bots = Match(variant, names, seed=variant), [make_bot(name, seat) for seat, name in enumerate(names)]
    left = decisions
    while not match.is_over and left != 0:
        match.play(bots[match.state.seat].choose(match.state))
        left = None if left is None else left - 1
    return write_record(match)
