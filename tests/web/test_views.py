"""The page derives the same views from a state as Python does, at every moment of whole games of every variant."""

import json
import random
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crownland import CHANCE, State
from crownland.match.view.viewer import to_move, view_state, why_not
from deep import deep
from nodes import node, packages
from random_states import EVERY, SHAPES


@pytest.mark.parametrize(("variants", "games"), [(SHAPES, 1), *(deep([variant], 200) for variant in EVERY)])
def test_the_page_derives_the_views_of_whole_games(tmp_path: Path, variants: list[str], games: int) -> None:
    cases = [random_game(variant, seed) for variant in variants for seed in range(games)]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases), encoding="utf-8")
    vitest = str(packages() / "vitest" / "vitest.mjs")
    done = node("node", vitest, "run", "tests/engine/views.test.ts", CROWNLAND_VIEWS=str(file))
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(cases) + 1} passed" in done.stdout, done.stdout


def random_game(variant: str, seed: int) -> dict[str, Any]:
    """Play a game at random; return its actions, what is tried in vain, and a checksum of each moment."""
    state, rng = State(variant), random.Random(f"{variant} {seed}")
    tries: list[str | None] = []
    sums: list[int] = []
    while True:
        tries.append(something_to_try(state, rng))
        sums.append(checksum(moment(state, tries[-1])))
        if state.is_over:
            return {"variant": variant, "seed": seed, "actions": state.history, "tries": tries, "sums": sums}
        if state.seat == CHANCE:
            state.draw(rng)
        else:
            state.apply_unchecked(rng.choice(state.legal_codes()))


def something_to_try(state: State, rng: random.Random) -> str | None:
    """Return a placement or drawing near the castle, legal or not."""
    row, column = rng.randint(-4, 4), rng.randint(-4, 4)
    if state.phase == "place":
        domino = state.draft.waiting[0][0]
        return f"place:{domino}@{row},{column}/{row},{column + 1}"
    if state.phase == "draw":
        row, column = row // 2, column // 2
        return f"draw:{row},{column}=dot/{row},{column + 1}=line1"
    return "claim:1" if state.phase in ("roll", "castle") else None


def moment(state: State, tried: str | None) -> dict[str, Any]:
    """Return all that the page derives from a state."""
    reason = why_not(state, tried) if tried else None
    outcomes = state.chance_outcomes() if state.seat == CHANCE else []
    return {
        "view": plain(view_state(state)),
        "outcomes": [{"code": state.action_code(action), "weight": weight} for action, weight in outcomes],
        "leaders": state.winners(),
        "ties": [state.tie_breaks(kingdom) for kingdom in range(state.variant.kingdoms)],
        "move": plain(to_move(actions[-1])) if (actions := state.history) else None,
        "why": plain(reason),
    }


def plain(value: object) -> Any:
    """Return what a value is in JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def checksum(value: object) -> int:
    """Return a checksum of JSON with sorted keys."""
    return zlib.crc32(json.dumps(value, sort_keys=True, separators=(",", ":")).encode())
