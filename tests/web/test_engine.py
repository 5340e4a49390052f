"""The engine in the page is the engine: modules are up to date, and play as the kernels do here."""

import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import layouts
import wasm
from crownland import Match, find_variant, make_bot, play
from deep import deep
from nodes import node, packages
from random_states import EVERY

VARIANTS = [
    "kingdomino(seats=2)",
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
    "kingdomino(seats=2,mighty_duel=true)",
    "sample()",
    "queendomino(seats=3)",
    "royal_wedding(seats=6,teams=true)",
    "duel()",
]
QUICK = ["random", "beginner(sees=50)", "beginner(slips=50)", "greedy"]
THINKING = ["mce_greedy(playouts=40)", "learned", "search(playouts=60)"]


@pytest.mark.parametrize("family", layouts.FAMILIES)
def test_a_module_is_made_of_the_sources_that_are_here(family: str) -> None:
    for name in wasm.module_names(family):
        assert wasm.digest_in((wasm.FOLDER / name).read_bytes()) == wasm.digest(family), "run: make wasm"


TABLES = [("layout.ts", layouts.write_layout), ("variants.ts", layouts.write_variants)]


@pytest.mark.parametrize(("name", "write"), TABLES)
def test_the_page_knows_where_everything_lies(name: str, write: Callable[[], str]) -> None:
    assert (wasm.FOLDER / name).read_text(encoding="utf-8") == write(), "run: make wasm"


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="other interpreters compile the same kernels otherwise")
@pytest.mark.parametrize("name", ["kingdomino.wasm"])
def test_what_is_linked_to_a_module_is_compiled_again_byte_for_byte(name: str) -> None:
    compiled = wasm.object_digest(wasm.compile_object(name)).decode()
    assert compiled == wasm.digest_in((wasm.FOLDER / name).read_bytes(), wasm.OBJECT), "run: make wasm"


@pytest.mark.deep
@pytest.mark.parametrize("family", layouts.FAMILIES)
def test_a_module_is_built_again_byte_for_byte(family: str) -> None:
    assert wasm.build(family) == {name: (wasm.FOLDER / name).read_bytes() for name in wasm.module_names(family)}


@dataclass(frozen=True)
class Size:
    """How many games are compared, of each variant and bot; and the share of the decisions that a bot is asked for."""

    random: int
    quick: int
    thinking: int
    share: float


WHOLE = Size(10_000, 500, 20, 1.0)


@pytest.mark.parametrize(
    ("variants", "size"), [(VARIANTS[1:], Size(200, 1, 1, 0.1)), *(deep([variant], WHOLE) for variant in EVERY)]
)
def test_the_page_plays_as_the_kernels_do(tmp_path: Path, variants: list[str], size: Size) -> None:
    cases = [random_games(variant, size.random) for variant in variants]
    cases += [bot_games(variant, bot, size.quick, size.share) for variant in variants for bot in QUICK]
    cases += [bot_games(variant, bot, size.thinking, size.share) for variant in variants for bot in THINKING]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases), encoding="utf-8")
    vitest = str(packages() / "vitest" / "vitest.mjs")
    done = node("node", vitest, "run", "tests/engine/engine.test.ts", CROWNLAND_CASES=str(file))
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(cases) + len(layouts.FAMILIES)} passed" in done.stdout, done.stdout


def random_games(variant: str, n: int) -> dict[str, Any]:
    """Play games at random; return a checksum of the actions, who leads and all points of each."""
    games = play(variant, "random", n, seed=variant, with_logs=True)
    played = [
        [checksum(log), sum(1 << kingdom for kingdom, is_ahead in enumerate(won) if is_ahead), *totals]
        for log, won, totals in zip(games.logs.tolist(), games.winners.tolist(), games.totals.tolist(), strict=True)
    ]
    return {"variant": variant, "played": played}


def checksum(actions: list[int]) -> int:
    found = 0
    for action in filter(None, actions):  # 0 after the end
        found = (found * 31 + action) & 0x7FFFFFFF
    return found


def bot_games(variant: str, bot: str, n: int, share: float) -> dict[str, Any]:
    """Play games; return their actions, and which were decided by the bot."""
    return {"variant": variant, "bot": bot, "games": [bot_game(variant, bot, seed, share) for seed in range(n)]}


def bot_game(variant: str, bot: str, seed: int, share: float) -> dict[str, Any]:
    """Let a bot make a share of all decisions, and `greedy` the others."""
    match = Match(variant, ["?"] * find_variant(variant).seats, seed=seed)
    player, other, rng = make_bot(bot, seed), make_bot("greedy"), random.Random(seed)
    own: list[int] = []
    while not match.is_over:
        is_own = rng.random() < share
        if is_own:
            own.append(len(match.state.history))
        match.play((player if is_own else other).choose(match.state))
    return {"seed": seed, "actions": match.state.history, "own": own}
