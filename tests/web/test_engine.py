"""The engine in the page is the engine: modules are up to date, and play as the kernels do here."""

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import layouts
import wasm
from crownland import Match, State, find_variant, make_bot, play
from crownland.bots.learned import weights_for
from crownland.bots.rng import seed_key
from deep import deep
from nodes import node, packages

VARIANTS = [
    "kingdomino(seats=2)",
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
    "kingdomino(seats=2,mighty_duel=true)",
    "sample()",
    "queendomino(seats=3)",
    "royal_wedding(seats=6,teams=true)",
    "duel()",
]
BOTS = ["beginner(sees=50)", "beginner(slips=50)", "greedy", "mce_greedy(playouts=40)", "search(playouts=60)"]


@pytest.mark.parametrize("family", layouts.FAMILIES)
def test_a_module_is_made_of_the_sources_that_are_here(family: str) -> None:
    for name in wasm.module_names(family):
        assert wasm.digest_in((wasm.FOLDER / name).read_bytes()) == wasm.digest(family), "run: make wasm"


TABLES = [("layout.ts", layouts.write_layout), ("variants.ts", layouts.write_variants)]


@pytest.mark.parametrize(("name", "write"), TABLES)
def test_the_page_knows_where_everything_lies(name: str, write: Callable[[], str]) -> None:
    assert (wasm.FOLDER / name).read_text(encoding="utf-8") == write(), "run: make wasm"


@pytest.mark.deep
@pytest.mark.parametrize("family", layouts.FAMILIES)
def test_a_module_is_built_again_byte_for_byte(family: str) -> None:
    assert wasm.build(family) == {name: (wasm.FOLDER / name).read_bytes() for name in wasm.module_names(family)}


@pytest.mark.parametrize(("games", "decisions"), [(200, 6), deep(10_000, 100)])
def test_the_page_plays_as_the_kernels_do(tmp_path: Path, games: int, decisions: int) -> None:
    cases = [random_games(variant, games) for variant in VARIANTS]
    cases += [bot_game(variant, bot, decisions) for variant in VARIANTS for bot in BOTS]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases), encoding="utf-8")
    vitest = str(packages() / "vitest" / "vitest.mjs")
    done = node("node", vitest, "run", "tests/engine/engine.test.ts", CROWNLAND_CASES=str(file))
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(cases) + len(layouts.FAMILIES)} passed" in done.stdout, done.stdout


def setting(variant: str) -> dict[str, Any]:
    """Return a fresh table and the weights for it."""
    found = find_variant(variant)
    start, weights = State(variant).states.tobytes(), weights_for(found).tobytes()
    texts = {"start": base64.b64encode(start).decode(), "weights": base64.b64encode(weights).decode()}
    return {"variant": variant, "family": found.row.family, "key": str(seed_key(variant)), **texts}


def random_games(variant: str, n: int) -> dict[str, Any]:
    """Play games at random; return a checksum of the actions, who leads and all points of each."""
    games = play(variant, "random", n, seed=variant, with_logs=True)
    played = [
        [checksum(log), sum(1 << kingdom for kingdom, is_ahead in enumerate(won) if is_ahead), *totals]
        for log, won, totals in zip(games.logs.tolist(), games.winners.tolist(), games.totals.tolist(), strict=True)
    ]
    return {**setting(variant), "played": played}


def checksum(actions: list[int]) -> int:
    found = 0
    for action in filter(None, actions):  # 0 after the end
        found = (found * 31 + action) & 0x7FFFFFFF
    return found


def bot_game(variant: str, bot: str, decisions: int) -> dict[str, Any]:
    """Let a bot play the first seat, and others greedily; return all actions, and which were decided by the bot."""
    seats = find_variant(variant).seats
    match, player, rival = Match(variant, ["?"] * seats, seed=bytes(32)), make_bot(bot, variant), make_bot("greedy")
    own: list[int] = []
    while not match.is_over and len(own) < decisions:
        if match.state.seat == 0:
            own.append(len(match.state.history))
        match.play((player if match.state.seat == 0 else rival).choose(match.state))
    return {**setting(variant), "bot": bot, "actions": match.state.history, "own": own}
